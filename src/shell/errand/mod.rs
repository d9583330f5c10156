//! Errands: thinking that is done away from the picture. In a thread of its own, or in a browser by a worker of the page.
//!
//! In: an [`Errand`], with all it needs inside. Out: the [`Answer`](Errand::Answer) it comes to, and those it tells on the
//! way. Whoever holds the [`Going`] need not know where it is done; when it is dropped, the errand stops.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;

#[cfg(not(target_arch = "wasm32"))]
mod thread;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(not(target_arch = "wasm32"))]
pub use thread::Going;
#[cfg(target_arch = "wasm32")]
pub use worker::{Going, answered, do_errand};

/// Something to think about. It can be written down, and comes to the same wherever it is done.
pub trait Errand: Serialize + DeserializeOwned + Send + 'static {
    /// By this a worker knows what it is sent for.
    const NAME: &'static str;

    /// What it comes to.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// Does it. What takes long [pauses](Desk::pause) now and then, or asks whether it [is over](Desk::is_over).
    fn run(self, desk: &Desk<Self::Answer>) -> impl Future<Output = Self::Answer> + Send;

    /// An answer as a worker tells it.
    fn pack(answer: &Self::Answer) -> Vec<u8> {
        serde_json::to_vec(answer).unwrap_or_default()
    }

    /// What a worker told; nothing if that is no answer.
    fn unpack(told: &[u8]) -> Option<Self::Answer> {
        serde_json::from_slice(told).ok()
    }
}

/// Where an errand hands in what it has found, and hears that nobody waits for it any more.
pub struct Desk<A> {
    tell: Box<dyn Fn(A) + Send + Sync>,
    over: Arc<AtomicBool>,
}

impl<A> Desk<A> {
    fn new(over: Arc<AtomicBool>, tell: impl Fn(A) + Send + Sync + 'static) -> Self {
        Self {
            tell: Box::new(tell),
            over,
        }
    }

    /// Tells what has been found so far.
    pub fn tell(&self, answer: A) {
        (self.tell)(answer);
    }

    /// Whether nobody waits for it any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Lets others have their turn; ends here when nobody waits for it any more.
    pub async fn pause(&self) {
        bevy::tasks::futures_lite::future::yield_now().await;
    }
}

impl<E: Errand> std::fmt::Debug for Going<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(E::NAME)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// What `errand` comes to.
    pub(crate) fn done<E: Errand>(errand: E) -> E::Answer {
        let desk = Desk::new(Arc::default(), |_| ());
        bevy::tasks::block_on(errand.run(&desk))
    }

    /// What `errand` comes to when it is sent to a worker and the answer is sent back.
    pub(crate) fn sent<E: Errand>(errand: &E) -> E::Answer {
        let job = serde_json::to_vec(errand).expect("it can be written down");
        let answer = done(serde_json::from_slice::<E>(&job).expect("it can be read"));
        E::unpack(&E::pack(&answer)).expect("it can be read")
    }
}
