//! How much a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a bot may think about one decision. With nodes alone the same seed gives the same
/// answer; a time or a stop ends the thinking wherever it is, with the best answer so far.
#[derive(Clone, Debug)]
pub struct Budget {
    nodes: u64,
    time: Option<Duration>,
    stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// A budget of `nodes`.
    pub const fn nodes(nodes: u64) -> Self {
        Budget { nodes, time: None, stop: None }
    }

    /// The same budget with a time limit.
    pub fn within(self, time: Duration) -> Self {
        Budget { time: Some(time), ..self }
    }

    /// The same budget with a flag that stops the thinking.
    pub fn until(self, stop: Arc<AtomicBool>) -> Self {
        Budget { stop: Some(stop), ..self }
    }

    /// Starts to spend it.
    pub fn begin(&self) -> Spending<'_> {
        Spending { budget: self, nodes: 0, deadline: self.time.map(|it| Instant::now() + it) }
    }
}

/// How much of a budget is spent.
#[derive(Clone, Debug)]
pub struct Spending<'a> {
    budget: &'a Budget,
    nodes: u64,
    deadline: Option<Instant>,
}

impl Spending<'_> {
    /// Spends `nodes`.
    pub fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// How many nodes are left.
    pub fn left(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.nodes)
    }

    /// Whether it is time to answer. It reads the clock, so do not ask at every node.
    pub fn is_over(&self) -> bool {
        self.left() == 0 || self.is_out_of_time()
    }

    /// Whether the time is over or the flag is raised, however many nodes are left.
    pub fn is_out_of_time(&self) -> bool {
        self.deadline.is_some_and(|it| Instant::now() >= it)
            || self.budget.stop.as_ref().is_some_and(|it| it.load(Ordering::Relaxed))
    }
}
