//! Errands in a browser: a worker of the page runs this same program and is sent for them.
//!
//! The page keeps a few workers and gives an errand to one that is free; one that is sent for nothing any more is ended.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::{Desk, Errand};
use crate::web::page;

/// What workers have told and nobody has asked for yet, by the number of the errand.
static TOLD: Mutex<BTreeMap<u32, Vec<u8>>> = Mutex::new(BTreeMap::new());

/// The number of the next errand.
static NEXT: AtomicU32 = AtomicU32::new(0);

/// An errand that somebody waits for. Dropped, it stops.
pub struct Going<E: Errand> {
    number: u32,
    errand: PhantomData<fn() -> E>,
}

impl<E: Errand> Going<E> {
    /// Begins `errand`.
    pub fn begin(errand: E) -> Self {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        match serde_json::to_vec(&errand) {
            Ok(job) => page::send(number, E::NAME, &job),
            Err(why) => bevy::log::error!("{}: {why}", E::NAME),
        }
        Self {
            number,
            errand: PhantomData,
        }
    }

    /// What was told last, once.
    pub fn latest(&mut self) -> Option<E::Answer> {
        let told = TOLD
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&self.number)?;
        let answer = E::unpack(&told);
        if answer.is_none() {
            bevy::log::error!("{}: a worker's answer cannot be read", E::NAME);
        }
        answer
    }
}

impl<E: Errand> Drop for Going<E> {
    fn drop(&mut self) {
        page::call_back(self.number);
        TOLD.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.number);
    }
}

/// Takes in what the worker that was sent for errand `number` tells.
pub fn answered(number: u32, told: Vec<u8>) {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner).insert(number, told);
}

/// In a worker: does the errand `job` of kind `E` to its end, telling what it finds.
///
/// # Errors
/// When it cannot be read.
pub fn do_errand<E: Errand>(job: &[u8]) -> Result<(), String> {
    let errand: E = serde_json::from_slice(job).map_err(|why| why.to_string())?;
    let desk = Desk::new(Arc::default(), |answer| page::tell(&E::pack(&answer)));
    let answer = bevy::tasks::block_on(errand.run(&desk));
    desk.tell(answer);
    Ok(())
}
