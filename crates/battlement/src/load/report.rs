//! What a load measured.

use std::time::Duration;

use serde_json::json;

/// What was counted at the tables.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) inputs: u64,
    /// Inputs that were acknowledged or sent, and not delivered.
    pub(super) lost: u64,
    /// Steps that nobody sent, or that came twice.
    pub(super) duplicated: u64,
    pub(super) refused: u64,
    /// Games that ended while they were played.
    pub(super) finished: u64,
    /// Connections that broke.
    pub(super) broken: u64,
    pub(super) latencies: Vec<Duration>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Tally) {
        self.inputs += other.inputs;
        self.lost += other.lost;
        self.duplicated += other.duplicated;
        self.refused += other.refused;
        self.finished += other.finished;
        self.broken += other.broken;
        self.latencies.extend(other.latencies);
    }
}

/// What a load measured.
pub(super) struct Report {
    pub(super) tables: usize,
    pub(super) seconds: u64,
    pub(super) bytes_per_table: u64,
    pub(super) bytes_per_socket: u64,
    pub(super) tally: Tally,
}

impl Report {
    pub(super) fn json(&self) -> String {
        let [p50, p99, max] = percentiles(&self.tally.latencies);
        let tally = &self.tally;
        json!({
            "tables": self.tables,
            "seconds": self.seconds,
            "inputs": tally.inputs,
            "p50_ms": p50,
            "p99_ms": p99,
            "max_ms": max,
            "lost": tally.lost,
            "duplicated": tally.duplicated,
            "refused": tally.refused,
            "broken": tally.broken,
            "finished": tally.finished,
            "bytes_per_socket": self.bytes_per_socket,
            "bytes_per_table": self.bytes_per_table,
        })
        .to_string()
    }

    pub(super) fn text(&self) -> String {
        let [p50, p99, max] = percentiles(&self.tally.latencies);
        let Report { tables, seconds, bytes_per_table, bytes_per_socket, tally } = self;
        format!(
            "{tables} tables with two people each, {seconds} s: {} inputs\n\
             from act to last delivery: median {p50} ms, p99 {p99} ms, longest {max} ms\n\
             {} lost, {} duplicated, {} refused, {} connections broken, {} games finished\n\
             memory: {bytes_per_table} bytes per idle table, {bytes_per_socket} bytes per socket",
            tally.inputs, tally.lost, tally.duplicated, tally.refused, tally.broken, tally.finished,
        )
    }
}

/// The median, the 99th percentile and the longest of some times, in milliseconds.
pub(super) fn percentiles(times: &[Duration]) -> [f64; 3] {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |part: f64| {
        let index = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
        let time = sorted.get(index).copied().unwrap_or_default();
        (time.as_secs_f64() * 100_000.0).round() / 100.0
    };
    [at(0.5), at(0.99), at(1.0)]
}
