//! How good a position of Bastion is for those who look back at it.

use ::bastion::Bastion;
use tabletop::{Game as _, Seat};

use super::evaluate::Weights;
use super::plan_follower::in_coins;
use crate::Judge;

/// The end of the game; no table on the way is as good or as bad.
const END: i32 = 5_000;

impl Judge for Bastion {
    const COIN: i32 = 10;
    const IS_SHARED: bool = true;

    fn worth(&self, _seat: Seat) -> i32 {
        match self.outcome() {
            Some(outcome) if outcome.is_won() => END,
            Some(_) => -END,
            None => in_coins(Weights::HOUSE.value(self)).clamp(-END, END),
        }
    }
}
