//! Figures about thinking, for `/metrics`.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::metrics::{counter, gauge, histogram};

/// What a job is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EncodeLabelValue)]
pub(crate) enum Kind {
    /// The decision of a bot.
    Bot,
    /// Advice for a person.
    Hint,
    /// A record, a position or an earlier moment.
    History,
    /// A step of an analysis.
    Analysis,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Label {
    kind: Kind,
}

/// Figures about thinking.
#[derive(Clone, Debug)]
pub(crate) struct Figures {
    /// Jobs that wait.
    pub(super) queued: Gauge,
    /// Jobs that run.
    pub(super) running: Gauge,
    /// How long jobs waited for their turn.
    pub(super) waited: Histogram,
    /// Jobs that found no room, or had to make room.
    pub(super) refused: Counter,
    /// Jobs nobody waited for any more.
    pub(super) cancelled: Counter,
    /// How long jobs of each kind took.
    seconds: Family<Label, Counter<f64, AtomicU64>>,
}

impl Figures {
    pub(crate) fn new(registry: &mut Registry) -> Self {
        let seconds = Family::<Label, Counter<f64, AtomicU64>>::default();
        registry.register("thinking_seconds", "Thinking time by kind", seconds.clone());
        Figures {
            queued: gauge(registry, "thinking_queued", "Jobs that wait for thinking time"),
            running: gauge(registry, "thinking", "Bots thinking and histories being read"),
            waited: histogram(registry, "thinking_wait_seconds", "Waiting for thinking time"),
            refused: counter(registry, "thinking_refused", "Jobs refused because too many wait"),
            cancelled: counter(registry, "thinking_cancelled", "Jobs nobody waited for any more"),
            seconds,
        }
    }

    pub(super) fn spent(&self, kind: Kind, time: Duration) {
        self.seconds.get_or_create(&Label { kind }).inc_by(time.as_secs_f64());
    }
}
