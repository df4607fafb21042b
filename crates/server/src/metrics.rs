//! Metrics for operators: `/metrics` in the Prometheus text format.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::thinking::Figures;

/// The metrics of one server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Connections to tables.
    pub(crate) sockets: Gauge,
    /// Connections to the lobby.
    pub(crate) lobby_sockets: Gauge,
    /// Seats whose person is connected to this process.
    pub(crate) seats: Gauge,
    /// Inputs by people.
    pub(crate) inputs: Counter,
    /// Inputs by bots.
    pub(crate) bot_inputs: Counter,
    pub(crate) bot_failures: Counter,
    /// Requests refused.
    pub(crate) refusals: Counter,
    /// Steps written.
    pub(crate) steps: Counter,
    /// Connections dropped because they read too slowly.
    pub(crate) slow_readers: Counter,
    /// Tables stopped by an error.
    pub(crate) frozen: Counter,
    /// Requests rejected by a limit.
    pub(crate) limited: Counter,
    /// Writes that wait for their commit.
    pub(crate) waiting_writes: Gauge,
    /// What bots, hints, histories and analyses cost and wait.
    pub(crate) thinking: Figures,
    /// Seconds from a request to its delivery to everybody.
    pub(crate) input_seconds: Histogram,
    /// Seconds a commit takes.
    pub(crate) write_seconds: Histogram,
    /// Seconds a bot thinks.
    pub(crate) bot_seconds: Histogram,
    /// HTTP requests.
    pub(crate) requests: Counter,
    /// HTTP requests that failed on our side.
    pub(crate) failures: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("battlement");
        let metrics = Metrics {
            tables: gauge(&mut registry, "tables", "Tables in memory"),
            sockets: gauge(&mut registry, "table_sockets", "Connections to tables"),
            lobby_sockets: gauge(&mut registry, "lobby_sockets", "Connections to the lobby"),
            seats: gauge(&mut registry, "seats_online", "Seats whose person is connected here"),
            inputs: counter(&mut registry, "inputs", "Inputs of people"),
            bot_inputs: counter(&mut registry, "bot_inputs", "Inputs of bots"),
            bot_failures: counter(
                &mut registry,
                "bot_failures",
                "Decisions at which a bot failed and another one decided",
            ),
            refusals: counter(&mut registry, "refusals", "Requests refused by a table"),
            steps: counter(&mut registry, "steps", "Steps written"),
            slow_readers: counter(
                &mut registry,
                "slow_readers",
                "Connections dropped because they read too slowly",
            ),
            frozen: counter(&mut registry, "tables_frozen", "Tables stopped by an error"),
            limited: counter(&mut registry, "limited", "Requests turned away by a limit"),
            waiting_writes: gauge(&mut registry, "waiting_writes", "Writes not yet committed"),
            thinking: Figures::new(&mut registry),
            input_seconds: histogram(&mut registry, "input_seconds", "From request to delivery"),
            write_seconds: histogram(&mut registry, "write_seconds", "From write to commit"),
            bot_seconds: histogram(&mut registry, "bot_seconds", "How long bots think"),
            requests: counter(&mut registry, "http_requests", "HTTP requests"),
            failures: counter(&mut registry, "http_failures", "HTTP requests failed by the server"),
            registry: Registry::default(),
        };
        Metrics { registry, ..metrics }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

pub(crate) fn gauge(registry: &mut Registry, name: &str, help: &str) -> Gauge {
    let gauge = Gauge::default();
    registry.register(name, help, gauge.clone());
    gauge
}

pub(crate) fn counter(registry: &mut Registry, name: &str, help: &str) -> Counter {
    let counter = Counter::default();
    registry.register(name, help, counter.clone());
    counter
}

pub(crate) fn histogram(registry: &mut Registry, name: &str, help: &str) -> Histogram {
    let histogram = Histogram::new(exponential_buckets(0.000_5, 2.0, 16));
    registry.register(name, help, histogram.clone());
    histogram
}
