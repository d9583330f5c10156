//! Errands in the threads that Bevy keeps for what takes long.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::{Desk, Errand};

/// An errand that somebody waits for. Dropped, it stops.
pub struct Going<E: Errand> {
    told: Arc<Mutex<Option<E::Answer>>>,
    over: Arc<AtomicBool>,
    _task: Task<()>,
}

impl<E: Errand> Going<E> {
    /// Begins `errand`.
    pub fn begin(errand: E) -> Self {
        let (told, over) = (Arc::new(Mutex::new(None)), Arc::default());
        let slot = Arc::clone(&told);
        let desk = Desk::new(Arc::clone(&over), move |answer| {
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        });
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let answer = errand.run(&desk).await;
            desk.tell(answer);
        });
        Self {
            told,
            over,
            _task: task,
        }
    }

    /// What was told last, once.
    pub fn latest(&mut self) -> Option<E::Answer> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl<E: Errand> Drop for Going<E> {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}
