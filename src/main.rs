//! Starts ringspin: the command line decides what happens.

use std::process::ExitCode;

fn main() -> ExitCode {
    ringspin::cli::run()
}
