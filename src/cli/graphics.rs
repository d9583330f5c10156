//! A machine without a graphics driver, or one whose graphics card is lost (its driver was renewed, it was reset, a laptop
//! changed to its other one): Bevy and wgpu end the program there, and whoever started it is to read why.

use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, resume_unwind, set_hook, take_hook};
use std::sync::atomic::{AtomicBool, Ordering};

use super::CliError;

/// How Bevy says that there is no driver (`bevy_render::renderer`).
const NO_DRIVER: &str = "Unable to find a GPU";

/// Whether the library below Bevy that talks to the graphics card broke down: it does when the card is lost.
static BROKEN: AtomicBool = AtomicBool::new(false);

/// Runs what needs a graphics driver.
///
/// # Errors
/// Those of `run`, and when there is no driver, or the card is lost.
pub(super) fn with_driver(run: impl FnOnce() -> Result<(), CliError>) -> Result<(), CliError> {
    let told = take_hook();
    set_hook(Box::new(move |info: &PanicHookInfo| {
        if info.location().is_some_and(|place| place.file().contains("wgpu")) {
            BROKEN.store(true, Ordering::Relaxed);
        }
        if !info.payload_as_str().is_some_and(is_no_driver) {
            told(info);
        }
    }));
    let ended = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|why| {
        let text = why.downcast_ref::<String>().map(String::as_str);
        if text.or(why.downcast_ref::<&str>().copied()).is_some_and(is_no_driver) {
            Err(CliError::Failed(
                "no graphics driver was found. On Linux, install Vulkan drivers (Debian: mesa-vulkan-drivers, which also \
                 renders without a graphics card)."
                    .to_owned(),
            ))
        } else if BROKEN.load(Ordering::Relaxed) {
            Err(CliError::CardLost)
        } else {
            resume_unwind(why)
        }
    });
    match ended {
        // Where it broke down on a thread of its own, Bevy says no more than that the game ended.
        Err(CliError::Failed(_)) if BROKEN.load(Ordering::Relaxed) => Err(CliError::CardLost),
        ended => ended,
    }
}

fn is_no_driver(text: &str) -> bool {
    text.contains(NO_DRIVER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_driver_one_reads_what_to_do() {
        let Err(CliError::Failed(said)) = with_driver(|| panic!("{NO_DRIVER}! Make sure you have drivers!")) else {
            panic!("it is an error")
        };
        assert!(said.contains("mesa-vulkan-drivers"), "{said}");
        assert!(with_driver(|| Ok(())).is_ok());
    }
}
