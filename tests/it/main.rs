//! Behaviour of the whole: the game played by pointer and keys through the real picking and UI code, without a screen;
//! the command line as users and scripts call it; rendered pictures.

#[cfg(feature = "game")]
mod comfort;
mod command_line;
mod damage;
mod house;
#[cfg(feature = "game")]
mod lab;
#[cfg(feature = "game")]
mod layout;
#[cfg(feature = "game")]
mod monsuno;
#[cfg(feature = "game")]
mod mozyring;
#[cfg(feature = "game")]
mod pictures;
mod practice;
#[cfg(feature = "game")]
mod practice_window;
#[cfg(feature = "game")]
mod reachable;
#[cfg(feature = "game")]
mod rulebook;
#[cfg(feature = "game")]
mod screens;
#[cfg(feature = "game")]
mod showcase;
#[cfg(feature = "game")]
mod sound;
