//! What the page does for the game: functions of its object `ringspin`.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = ringspin)]
extern "C" {
    /// The language that the player reads, as `bg-BG`.
    pub fn language() -> String;
    /// Writes the document `name` into the page's storage, or removes it.
    pub fn keep(name: &str, text: Option<String>);
    /// Gives the player a file to download.
    #[wasm_bindgen(js_name = handOut)]
    pub fn hand_out(name: &str, bytes: &[u8]);
    /// Asks the player for a file with a recording, to be brought to [`follow`](super::follow).
    #[wasm_bindgen(js_name = askForFile)]
    pub fn ask_for_file();
    /// Asks the player for the text of a field, at most `most` characters, now `text`; to be brought to [`typed`](super::typed).
    #[wasm_bindgen(js_name = askForText)]
    pub fn ask_for_text(text: &str, most: u32);
    /// What is on the screen in words: a list of buttons and texts with their places, as JSON.
    #[wasm_bindgen(js_name = readAloud)]
    pub fn read_aloud(list: &str);
    /// The first picture is there.
    pub fn shown();
    /// The game has ended by a fault: what is to be reported.
    pub fn crashed(report: &str);
    /// Sends a worker for errand `number` of the kind `name`.
    pub fn send(number: u32, name: &str, job: &[u8]);
    /// Nobody waits for errand `number` any more.
    #[wasm_bindgen(js_name = callBack)]
    pub fn call_back(number: u32);
    /// In a worker: tells what has been found.
    pub fn tell(told: &[u8]);
}
