//! What is told of many games of Sanctum: who survives, who wins, and how long it takes.

use std::collections::BTreeMap;

use sanctum::{Figure, Sanctum};
use serde::Serialize;
use tabletop::{Game as _, MAX_SEATS};

use super::{Counted, Played, Range, Spread, merge_counts, rounded, share};

impl Counted for Sanctum {
    /// The number of the turn, from 1, that was the latest before the walls were breached.
    type Note = u32;
    type Tally = Tally;

    fn note(&self, latest: &mut u32) {
        if self.table().breacher.is_none() {
            *latest = self.turns() + 1;
        }
    }
}

/// Sums over heroes, or over those in a seat.
#[derive(Clone, Copy, Default, Serialize)]
struct Score {
    games: u64,
    /// Also those that were shared.
    wins: u64,
    shared: u64,
    survived: u64,
}

impl Score {
    fn add(&mut self, other: Score) {
        self.games += other.games;
        self.wins += other.wins;
        self.shared += other.shared;
        self.survived += other.survived;
    }

    fn line(&self, name: &str) -> String {
        let Score { games, wins, shared, survived } = self;
        format!("  {name:<9} {wins:>8} won ({shared} shared), {survived} survived, of {games}")
    }
}

#[derive(Default)]
pub(crate) struct Tally {
    outcomes: BTreeMap<String, u64>,
    shared: u64,
    figures: [Score; Figure::ALL.len()],
    seats: [Score; MAX_SEATS],
    turns: Range,
    decisions: Range,
    /// Turns of all players up to the breach, of games that came to it.
    breach: Range,
    /// Rounds of the final battle, of games that came to it.
    rounds: Range,
    health: Range,
}

impl super::Tally<Sanctum> for Tally {
    type Report = Report;

    fn add(&mut self, played: &Played<Sanctum>, latest: &u32) {
        let (table, outcome) = (played.game.table(), &played.outcome);
        *self.outcomes.entry(outcome.result.to_owned()).or_default() += 1;
        let is_shared = outcome.winners.len() > 1;
        self.shared += u64::from(is_shared);
        for seat in table.seats() {
            let score = outcome.heroes[seat.index()];
            let won = outcome.winners.contains(seat);
            let one = Score {
                games: 1,
                wins: u64::from(won),
                shared: u64::from(won && is_shared),
                survived: u64::from(score.victorious),
            };
            self.figures[table.hero(seat).figure as usize].add(one);
            self.seats[seat.index()].add(one);
            if score.victorious {
                self.health.add(u64::from(score.health));
            }
        }
        self.turns.add(u64::from(played.game.turns()));
        self.decisions.add(played.decisions);
        if table.breacher.is_some() {
            self.breach.add(u64::from(*latest));
        }
        if table.round > 0 {
            self.rounds.add(u64::from(table.round));
        }
    }

    fn merge(&mut self, other: Tally) {
        merge_counts(&mut self.outcomes, other.outcomes);
        self.shared += other.shared;
        self.figures.iter_mut().zip(other.figures).for_each(|(it, more)| it.add(more));
        self.seats.iter_mut().zip(other.seats).for_each(|(it, more)| it.add(more));
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
        self.breach.merge(&other.breach);
        self.rounds.merge(&other.rounds);
        self.health.merge(&other.health);
    }

    fn report(mut self) -> Report {
        for result in ["victory", "defeat"] {
            self.outcomes.entry(result.to_owned()).or_default();
        }
        let figures = Figure::ALL.into_iter().zip(self.figures);
        let seats: Vec<Score> = self.seats.into_iter().filter(|seat| seat.games > 0).collect();
        let survived = seats.iter().map(|seat| seat.survived).sum();
        let heroes = seats.iter().map(|seat| seat.games).sum();
        Report {
            victory_rate: share(self.outcomes["victory"], self.decisions.n),
            outcomes: self.outcomes,
            shared_wins: self.shared,
            survival_rate: share(survived, heroes),
            heroes: figures.map(|(figure, score)| (figure.to_string(), score)).collect(),
            turns: self.turns.spread(),
            decisions: self.decisions.spread(),
            breaches: self.breach.n,
            turns_until_breach: self.breach.spread_if_any(),
            turns_per_player_until_breach: (self.breach.n > 0)
                .then(|| rounded(self.breach.mean() / seats.len() as f64)),
            seats,
            final_battles: self.rounds.n,
            rounds_of_final_battle: self.rounds.spread_if_any(),
            health_of_survivors: self.health.spread_if_any(),
        }
    }
}

#[derive(Serialize)]
pub(crate) struct Report {
    outcomes: BTreeMap<String, u64>,
    victory_rate: f64,
    /// Games with more than one winner.
    shared_wins: u64,
    /// Of heroes, not of games.
    survival_rate: f64,
    heroes: BTreeMap<String, Score>,
    seats: Vec<Score>,
    turns: Spread,
    decisions: Spread,
    breaches: u64,
    turns_until_breach: Option<Spread>,
    turns_per_player_until_breach: Option<f64>,
    final_battles: u64,
    rounds_of_final_battle: Option<Spread>,
    health_of_survivors: Option<Spread>,
}

impl super::Report for Report {
    fn lines(&self) -> Vec<String> {
        let outcomes: Vec<_> = self.outcomes.iter().map(|(it, n)| format!("{it} {n}")).collect();
        let mut lines = vec![
            format!("{} ({:.2} % victories)", outcomes.join(", "), 100.0 * self.victory_rate),
            format!("heroes who survived: {:.2} %", 100.0 * self.survival_rate),
            self.turns.line("turns"),
            self.decisions.line("decisions"),
        ];
        if let Some(turns) = self.turns_per_player_until_breach {
            lines.push(format!("{} breaches after {turns:.1} turns of each player", self.breaches));
        }
        if let Some(rounds) = &self.rounds_of_final_battle {
            lines.push(format!("{} final battles", self.final_battles));
            lines.push(rounds.line("rounds"));
        }
        lines.extend(self.health_of_survivors.as_ref().map(|health| health.line("health")));
        lines.extend(self.heroes.iter().map(|(figure, score)| score.line(figure)));
        let seats = self.seats.iter().enumerate();
        lines.extend(seats.map(|(seat, score)| score.line(&format!("seat {seat}"))));
        lines
    }
}
