//! What is told of many games of Bastion: how often the heroes win together, and why not.

use std::collections::BTreeMap;

use bastion::Bastion;
use serde::Serialize;
use tabletop::{Game as _, Seat};

use super::notes::Siege;
use crate::simulate::bot_scores::{Fared, Scored};
use crate::simulate::{Played, Range, Reported, Spread, merge_counts};
use crate::stats::Interval;

impl Reported for Bastion {
    type Tally = Tally;
}

impl Scored for Bastion {
    /// All win and lose together: nobody fares differently.
    fn fared(_played: &Played<Self>, _seat: Seat) -> Fared {
        Fared::default()
    }
}

#[derive(Default)]
pub(crate) struct Tally {
    wins: u64,
    turns: Range,
    decisions: Range,
    outcomes: BTreeMap<String, u64>,
    losses: BTreeMap<String, u64>,
}

impl crate::simulate::Tally<Bastion> for Tally {
    type Report = Report;

    fn add(&mut self, played: &Played<Bastion>, _siege: &Siege) {
        let outcome = played.outcome.to_string();
        if Bastion::winners(&played.outcome).is_empty() {
            *self.losses.entry(outcome.clone()).or_default() += 1;
        } else {
            self.wins += 1;
        }
        *self.outcomes.entry(outcome).or_default() += 1;
        self.turns.add(u64::from(played.game.turns()));
        self.decisions.add(played.decisions);
    }

    fn merge(&mut self, other: Tally) {
        self.wins += other.wins;
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
        merge_counts(&mut self.outcomes, other.outcomes);
        merge_counts(&mut self.losses, other.losses);
    }

    fn report(self) -> Report {
        Report {
            wins: self.wins,
            win_rate: self.wins as f64 / self.decisions.n as f64,
            win_rate_interval: Interval::share(self.wins, self.decisions.n),
            turns: self.turns.spread(),
            decisions: self.decisions.spread(),
            outcomes: self.outcomes,
            causes_of_loss: self.losses,
        }
    }
}

#[derive(Serialize)]
pub(crate) struct Report {
    wins: u64,
    win_rate: f64,
    win_rate_interval: Interval,
    turns: Spread,
    decisions: Spread,
    outcomes: BTreeMap<String, u64>,
    causes_of_loss: BTreeMap<String, u64>,
}

impl crate::simulate::Report for Report {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("won {}: {:.2} %", self.wins, self.win_rate_interval.percent()),
            self.turns.line("turns"),
            self.decisions.line("decisions"),
        ];
        lines.extend(self.outcomes.iter().map(|(outcome, n)| format!("  {n:>8} {outcome}")));
        lines
    }
}
