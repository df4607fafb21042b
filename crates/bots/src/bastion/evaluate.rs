//! How good a table of Bastion is for the players.

use ::bastion::{Bastion, Table};
use tabletop::Game as _;

use super::features::{FEATURES, Features};
use super::weights::{EARLY, LATE};

/// The value of a table that is won; lost is its negative.
pub(super) const WON: f32 = 1e6;
/// The cards of an easy deck after the first enemies, by which the course of a game is measured.
const FULL_DECK: f32 = 28.0;

/// What each feature is worth at the end, and how much more at the beginning of a game.
#[derive(Clone, Debug)]
pub struct Weights {
    /// At the end.
    pub late: [f32; FEATURES],
    /// What is added while the deck is full.
    pub early: [f32; FEATURES],
}

impl Weights {
    /// The weights found by playing (`examples/bastion_evolve.rs`).
    pub const HOUSE: Weights = Weights { late: LATE, early: EARLY };

    /// The value of a table; ten are about a disc of mana in hand.
    pub(super) fn value(&self, game: &Bastion) -> f32 {
        if let Some(outcome) = game.outcome() {
            return if outcome.is_won() { WON } else { -WON };
        }
        let part = part_of_deck(game.table());
        let seen = Features::of(game.table()).0;
        let weights = self.late.iter().zip(&self.early);
        seen.iter().zip(weights).map(|(n, (late, early))| n * (late + part * early)).sum()
    }
}

/// How much of the deck is still to come.
pub(super) fn part_of_deck(table: &Table) -> f32 {
    table.enemy_deck.len() as f32 / FULL_DECK
}
