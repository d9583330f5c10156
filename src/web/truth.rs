//! The same truth everywhere: what the command line would answer, asked of a browser. The tests compare the two.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::cli::spin::table;
use crate::record::Recording;

/// The motion of the configuration `text`, as `ringspin spin --csv` prints it.
///
/// # Errors
/// When it is refused.
#[wasm_bindgen]
pub fn spin_table(text: &str) -> Result<String, String> {
    table("the configuration", text).map_err(|why| why.to_string())
}

/// Whether the recording `text` comes out the same, as `ringspin replay --verify --json` says.
///
/// # Errors
/// When it is none.
#[wasm_bindgen]
pub fn replay_verdict(text: &str) -> Result<String, String> {
    let recording = Recording::parse("the recording", text).map_err(|why| why.to_string())?;
    serde_json::to_string(&recording.verify()).map_err(|why| why.to_string())
}
