//! Thinking time: bots, hints, histories and analyses share a few permits, fairly ([`queue`]).
//!
//! A job first gets a [`Place`], then a [`Permit`] when it is its turn. Whoever drops either gives
//! it up: a hint whose connection is gone never starts.

mod figures;
mod queue;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use games::{Refusal, RefusalCode};
use tokio::sync::oneshot;
use tokio::task::{JoinError, JoinHandle};

pub(crate) use figures::{Figures, Kind};
use queue::Queue;
pub(crate) use queue::{Bounds, Job, JobId, Length, Owner, Urgency};

/// Too much waits already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the server has too much to think about: try again in a moment")]
pub(crate) struct Busy;

impl From<Busy> for Refusal {
    fn from(busy: Busy) -> Self {
        Refusal::new(RefusalCode::Busy, busy.to_string())
    }
}

/// Everybody who thinks, and everybody who waits for that.
#[derive(Debug)]
pub(crate) struct Thinkers {
    state: Mutex<State>,
    figures: Figures,
}

#[derive(Debug)]
struct State {
    queue: Queue,
    /// Tells whoever waits that it is their turn; dropped when they are pushed out.
    turns: HashMap<JobId, oneshot::Sender<()>>,
}

impl Thinkers {
    pub(crate) fn new(bounds: Bounds, figures: Figures) -> Arc<Self> {
        let state = State { queue: Queue::new(bounds), turns: HashMap::new() };
        Arc::new(Thinkers { state: Mutex::new(state), figures })
    }

    /// Queues a job.
    ///
    /// # Errors
    ///
    /// If the queue is full, or this owner has too much in it.
    pub(crate) fn enter(self: &Arc<Self>, kind: Kind, job: Job) -> Result<Place, Busy> {
        let (sender, turn) = oneshot::channel();
        let mut state = self.lock();
        let Ok(entered) = state.queue.enter(job) else {
            self.figures.refused.inc();
            return Err(Busy);
        };
        if let Some(out) = entered.pushed_out {
            self.figures.refused.inc();
            state.turns.remove(&out);
        }
        state.turns.insert(entered.id, sender);
        self.go_on(state);
        let thinkers = Arc::clone(self);
        let permit = Permit { thinkers, id: entered.id, kind, began: None };
        Ok(Place { permit, turn, since: Instant::now() })
    }

    /// Changes for whom a waiting job is, and how urgent.
    pub(crate) fn change(&self, id: JobId, job: Job) {
        let mut state = self.lock();
        state.queue.change(id, job);
        self.go_on(state);
    }

    /// Starts whatever may start.
    fn go_on(&self, mut state: MutexGuard<'_, State>) {
        while let Some(id) = state.queue.start() {
            if let Some(turn) = state.turns.remove(&id) {
                // If nobody waits any more, the permit is just being dropped.
                let _ = turn.send(());
            }
        }
        self.figures.queued.set(state.queue.waiting() as i64);
        self.figures.running.set(state.queue.running() as i64);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue.
#[derive(Debug)]
pub(crate) struct Place {
    // Given up before the sender could notice.
    permit: Permit,
    turn: oneshot::Receiver<()>,
    since: Instant,
}

impl Place {
    /// The number of the job.
    pub(crate) fn id(&self) -> JobId {
        self.permit.id
    }

    /// Waits for the turn.
    ///
    /// # Errors
    ///
    /// If the job had to make room for others.
    pub(crate) async fn turn(self) -> Result<Permit, Busy> {
        let Place { mut permit, turn, since } = self;
        turn.await.map_err(|_| Busy)?;
        permit.began = Some(Instant::now());
        permit.thinkers.figures.waited.observe(since.elapsed().as_secs_f64());
        Ok(permit)
    }
}

/// The right to think.
#[derive(Debug)]
pub(crate) struct Permit {
    thinkers: Arc<Thinkers>,
    id: JobId,
    kind: Kind,
    /// When the turn came.
    began: Option<Instant>,
}

impl Permit {
    /// Thinks on another thread; the permit comes back when that is done.
    ///
    /// # Errors
    ///
    /// If the work panics.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let think = tokio::task::spawn_blocking(move || {
            let _permit = self;
            work()
        });
        think.await
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let figures = &self.thinkers.figures;
        let mut state = self.thinkers.lock();
        match self.began.map(|it| it.elapsed()) {
            Some(took) => {
                figures.spent(self.kind, took);
                state.queue.finish(self.id, took);
            }
            None => {
                if state.queue.cancel(self.id) {
                    figures.cancelled.inc();
                }
                state.turns.remove(&self.id);
            }
        }
        self.thinkers.go_on(state);
    }
}

/// A task that ends when nobody wants its result any more.
#[derive(Debug)]
pub(crate) struct Wanted<T>(pub(crate) JoinHandle<T>);

impl<T> Drop for Wanted<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
mod tests;
