//! How good a position of Bastion is, for looking back at a game.

use ::bastion::Bastion;
use tabletop::Seat;

use super::evaluate::{Weights, in_coins};
use crate::Judge;

impl Judge for Bastion {
    const COIN: i32 = 10;
    const IS_SHARED: bool = true;

    fn worth(&self, _seat: Seat) -> i32 {
        in_coins(Weights::HOUSE.value(self))
    }
}
