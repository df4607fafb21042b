//! What is told of many games of Sanctum: who survives, who wins, and how long it takes.

use std::collections::BTreeMap;

use sanctum::{Figure, GameResult, Sanctum};
use serde::Serialize;
use tabletop::{Game as _, MAX_SEATS, Seat};

use super::notes::{Journey, Shape};
use crate::simulate::bot_scores::{Fared, Scored};
use crate::simulate::{Played, Range, Reported, Spread, merge_counts, rounded, share};
use crate::stats::Interval;

impl Reported for Sanctum {
    type Tally = Tally;
}

impl Scored for Sanctum {
    fn fared(played: &Played<Self>, seat: Seat) -> Fared {
        let score = played.outcome.heroes[seat.index()];
        let (health, cards) = (score.health.into(), score.cards.into());
        Fared { survived: score.victorious, health, cards }
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
    /// Of each hero at the end.
    cards: Range,
    skills: Range,
    /// Tiles won in a game.
    achievements: Range,
    /// Heroes who died before their cards were dealt.
    early_deaths: u64,
    /// Of each hero, when the first one came to the walls.
    wounds: Range,
    /// Of each hero who came to the final battle.
    shape: [Range; Shape::PARTS.len()],
}

impl crate::simulate::Tally<Sanctum> for Tally {
    type Report = Report;

    fn add(&mut self, played: &Played<Sanctum>, journey: &Journey) {
        let (table, outcome) = (played.game.table(), &played.outcome);
        *self.outcomes.entry(outcome.result.to_string()).or_default() += 1;
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
            let hero = table.hero(seat);
            self.cards.add(u64::from(score.cards));
            self.skills.add(u64::from(hero.skills.count_ones()));
            self.early_deaths += u64::from(!hero.row.is_dealt());
            if let Some(wounds) = journey.wounds {
                self.wounds.add(u64::from(wounds[seat.index()]));
            }
        }
        let tiles = outcome.heroes.iter().map(|it| u64::from(it.achievements));
        self.achievements.add(tiles.sum());
        for shape in journey.entered.iter().flatten() {
            let parts = self.shape.iter_mut().zip(shape.0);
            parts.for_each(|(range, part)| range.add(u64::from(part)));
        }
        self.turns.add(u64::from(played.game.turns()));
        self.decisions.add(played.decisions);
        if table.breacher.is_some() {
            self.breach.add(u64::from(journey.latest_turn));
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
        self.cards.merge(&other.cards);
        self.skills.merge(&other.skills);
        self.achievements.merge(&other.achievements);
        self.early_deaths += other.early_deaths;
        self.wounds.merge(&other.wounds);
        self.shape.iter_mut().zip(&other.shape).for_each(|(it, more)| it.merge(more));
    }

    fn report(mut self) -> Report {
        for result in GameResult::ALL {
            self.outcomes.entry(result.to_string()).or_default();
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
            survival_interval: Interval::share(survived, heroes),
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
            cards_defeated: self.cards.spread(),
            skills_gained: self.skills.spread(),
            achievements_won: self.achievements.spread(),
            died_before_the_cards: share(self.early_deaths, heroes),
            wounds_before_the_walls: self.wounds.spread_if_any(),
            entered: Shape::PARTS
                .into_iter()
                .zip(&self.shape)
                .filter(|(_, range)| range.n > 0)
                .map(|(part, range)| (part, range.mean()))
                .collect(),
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
    survival_interval: Interval,
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
    cards_defeated: Spread,
    skills_gained: Spread,
    achievements_won: Spread,
    died_before_the_cards: f64,
    wounds_before_the_walls: Option<Spread>,
    /// Means over the heroes who came to the final battle.
    entered: BTreeMap<&'static str, f64>,
}

impl crate::simulate::Report for Report {
    fn lines(&self) -> Vec<String> {
        let outcomes: Vec<_> = self.outcomes.iter().map(|(it, n)| format!("{it} {n}")).collect();
        let mut lines = vec![
            format!("{} ({:.2} % victories)", outcomes.join(", "), 100.0 * self.victory_rate),
            format!("heroes who survived: {:.2} %", self.survival_interval.percent()),
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
        lines.push(self.cards_defeated.line("cards"));
        lines.push(self.skills_gained.line("skills"));
        lines.push(self.achievements_won.line("tiles"));
        lines.extend(self.wounds_before_the_walls.as_ref().map(|it| it.line("wounds")));
        let early = 100.0 * self.died_before_the_cards;
        lines.push(format!("{early:.1} % died before their cards were dealt"));
        let entered: Vec<_> = self.entered.iter().map(|(it, n)| format!("{it} {n:.1}")).collect();
        if !entered.is_empty() {
            lines.push(format!("entering the final battle: {}", entered.join(", ")));
        }
        lines.extend(self.heroes.iter().map(|(figure, score)| score.line(figure)));
        let seats = self.seats.iter().enumerate();
        lines.extend(seats.map(|(seat, score)| score.line(&format!("seat {seat}"))));
        lines
    }
}
