//! How good a table of Bastion is for the players.

use std::fmt;

use ::bastion::{Bastion, Table};
use tabletop::Game as _;

use super::features::{FEATURES, Feature, Features};
use super::weights::WEIGHTS;

/// The worth of victory; a defeat is its negative. No table on the way is worth as much.
pub(super) const VICTORY: f32 = 5_000.0;
/// The most a table on the way is worth.
const LESS_THAN_VICTORY: f32 = VICTORY - 1.0;
/// The cards of an easy deck after the first enemies, by which the course of a game is measured.
const FULL_DECK: f32 = 28.0;

/// What each feature is worth at the end, and how much more at the beginning of a game.
#[derive(Clone, Debug)]
pub struct Weights {
    /// At the end of a game.
    pub late: [f32; FEATURES],
    /// What is added while the deck is full.
    pub early: [f32; FEATURES],
}

impl Weights {
    /// The weights found by playing (`examples/bastion_evolve.rs`).
    pub const HOUSE: Weights = Weights::of(&WEIGHTS);

    /// Weights from a table in any order. Each feature has one row: their number is right, and the
    /// compiler refuses a second row for one of them.
    const fn of(rows: &[(Feature, f32, f32); FEATURES]) -> Self {
        let mut weights = Weights { late: [0.0; FEATURES], early: [0.0; FEATURES] };
        let mut seen = [false; FEATURES];
        let mut row = 0;
        while row < FEATURES {
            let (feature, late, early) = rows[row];
            let index = feature as usize;
            assert!(!seen[index], "a feature has two rows of weights");
            seen[index] = true;
            weights.late[index] = late;
            weights.early[index] = early;
            row += 1;
        }
        weights
    }

    /// The value of a table; ten are about a disc of mana in hand.
    pub(super) fn value(&self, game: &Bastion) -> f32 {
        if let Some(outcome) = game.outcome() {
            return if outcome.is_won() { VICTORY } else { -VICTORY };
        }
        let part = part_of_deck(game.table());
        let seen = Features::of(game.table());
        let weights = self.late.iter().zip(&self.early);
        let counted = seen.all().iter().zip(weights);
        let value: f32 = counted.map(|(n, (late, early))| n * (late + part * early)).sum();
        value.clamp(-LESS_THAN_VICTORY, LESS_THAN_VICTORY)
    }
}

/// The rows of a table of weights, in Rust.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for feature in Feature::ALL {
            let index = feature as usize;
            let (late, early) = (self.late[index], self.early[index]);
            writeln!(f, "    (Feature::{feature:?}, {late:.2}, {early:.2}),")?;
        }
        Ok(())
    }
}

/// How much of the deck is still to come.
pub(super) fn part_of_deck(table: &Table) -> f32 {
    table.enemy_deck.len() as f32 / FULL_DECK
}

/// A value in the currency of opinions.
pub(super) fn in_coins(value: f32) -> i32 {
    value.round().clamp(-VICTORY, VICTORY) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_printed_as_the_rows_they_were_read_from() {
        let printed = Weights::HOUSE.to_string();
        assert_eq!(printed.lines().count(), FEATURES);
        for (feature, late, early) in WEIGHTS {
            let row = format!("(Feature::{feature:?}, {late:.2}, {early:.2}),");
            assert!(printed.contains(&row), "{row}");
        }
    }
}
