//! The command line: one file a subcommand.
//!
//! What is asked goes out on standard output, everything else on standard error. Exit code 0 means done,
//! 2 bad input, 1 anything else.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line speaks through its standard streams"
)]

use std::io::Read;

use crate::data::{DataError, MAX_BYTES};

/// Why a subcommand did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The input is at fault: exit code 2.
    #[error("{0}")]
    BadInput(String),
    /// Something else is: exit code 1.
    #[error("{0}")]
    Failed(String),
}

impl From<DataError> for CliError {
    fn from(error: DataError) -> Self {
        Self::BadInput(error.to_string())
    }
}

/// The text of `file`, or of standard input for `-`, with the name to use in messages.
///
/// # Errors
/// When it cannot be read, is larger than 8 MiB or is not UTF-8: all of these are bad input.
pub fn read_text(file: &str) -> Result<(String, String), CliError> {
    let name = if file == "-" { "standard input" } else { file };
    let refuse = |problem: String| CliError::from(DataError::new(name, "the whole file", problem));
    let mut bytes = Vec::new();
    let read = if file == "-" {
        std::io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|opened| opened.take(MAX_BYTES + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| refuse(error.to_string()))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refuse(format!("larger than {MAX_BYTES} bytes, which is the most that is read")));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        CliError::from(DataError::new(name, format!("byte {at}"), "this is not UTF-8 text"))
    })?;
    Ok((text, name.to_owned()))
}

/// Prints `value` as one JSON document on a line of its own.
///
/// # Errors
/// When standard output is closed.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), CliError> {
    let text = serde_json::to_string(value).map_err(|error| CliError::Failed(error.to_string()))?;
    print_line(&text)
}

/// Prints a line on standard output.
///
/// # Errors
/// When standard output is closed.
pub fn print_line(line: &str) -> Result<(), CliError> {
    use std::io::Write;
    writeln!(std::io::stdout().lock(), "{line}").map_err(|error| CliError::Failed(error.to_string()))
}
