//! The game in a page of a browser.
//!
//! The page calls [`start`] once, with what it has stored, and [`stored_elsewhere`], [`not_stored`], [`follow`] and [`answered`] when
//! something happens beside the game. A worker of the page, where no game is started, calls [`do_errand`]. What the game
//! wants of the page are the functions of [`page`].

mod link;
pub mod page;
mod plugin;
mod spoken;
mod storage;
mod truth;
mod typing;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::keep::{Documents, Shelf};
use crate::shell::errand::{self, Errand};
use crate::shell::{Picture, Start, game};

/// What the page gives the game at the start.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    /// All documents that are stored.
    documents: BTreeMap<String, String>,
    /// Whether there is a storage that takes them.
    lasts: bool,
    /// Which of the windows of the game this is.
    window: u64,
    /// What chance begins with.
    seed: u64,
    /// Whether what happens is logged to the console.
    log: bool,
}

/// Starts the game on the canvas `#game`, and returns at once: the browser calls it for each picture.
///
/// # Errors
/// When what is `given` cannot be read, or the game cannot be made ready.
#[wasm_bindgen]
pub fn start(given: &str) -> Result<(), String> {
    let given: Given = serde_json::from_str(given).map_err(|why| why.to_string())?;
    let behind = Arc::new(storage::Storage {
        lasts: given.lasts,
        window: given.window,
    });
    let documents = Documents::before(behind, given.documents);
    storage::share(documents.clone());
    let start = Start {
        seed: given.seed,
        first: given.window == 0,
        quiet: !given.log,
        ..Start::new(Picture::Window, Shelf::Memory(documents))
    };
    let mut app = game(&start).map_err(|why| why.to_string())?;
    app.add_plugins((plugin::plugin, spoken::plugin, typing::plugin));
    report_panics();
    app.run();
    Ok(())
}

/// Takes in that another window has stored `text` as the document `name`, or removed it.
#[wasm_bindgen]
pub fn stored_elsewhere(name: String, text: Option<String>) {
    storage::changed_elsewhere(name, text);
}

/// Takes in that the document `name` could not be stored: the game goes on, and says so.
#[wasm_bindgen]
pub fn not_stored(name: &str, why: &str) {
    storage::failed(format!("{name}: {why}"));
}

/// The game is to open `text`, which is of a `kind`: a recording (`replay`), the code of `rules` or the name of a `drill`.
#[wasm_bindgen]
pub fn follow(kind: String, text: String) {
    link::bring(kind, text);
}

/// Takes in what the player wrote where the game had the page ask for a `text`.
#[wasm_bindgen]
pub fn typed(text: String) {
    typing::typed(text);
}

/// Takes in what the worker that was sent for errand `number` tells.
#[wasm_bindgen]
pub fn answered(number: u32, told: Vec<u8>) {
    errand::answered(number, told);
}

/// In a worker: does the errand `job` of the kind `name`, telling the page what it finds.
///
/// # Errors
/// When there is no such kind, or the errand cannot be read.
#[wasm_bindgen]
pub fn do_errand(name: &str, job: &[u8]) -> Result<(), String> {
    use crate::{monsuno, mozyring, shell, showcase};
    report_panics();
    let kinds = [
        kind::<monsuno::play::thought::Pondering>(),
        kind::<monsuno::play::forecast::LookingAhead>(),
        kind::<mozyring::thinking::Choosing>(),
        kind::<mozyring::analysis::Searching>(),
        kind::<showcase::simulation::Thought>(),
        kind::<shell::sound::bank::MakeSounds>(),
    ];
    match kinds.iter().find(|(known, _)| *known == name) {
        Some((_, run)) => run(job),
        None => Err(format!("no errand is called `{name}`")),
    }
}

type Run = fn(&[u8]) -> Result<(), String>;

fn kind<E: Errand>() -> (&'static str, Run) {
    (E::NAME, errand::do_errand::<E>)
}

/// From now on a panic is told to the page, which shows what to report.
fn report_panics() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            page::crashed(&format!("ringspin {}: {info}", env!("CARGO_PKG_VERSION")));
            before(info);
        }));
    });
}
