//! Players of Bastion.

mod greedy;
mod judge;

use ::bastion::Bastion;

pub use greedy::Greedy;

use crate::{Bot, Level, Random};

/// The rungs of the ladder, the weakest first.
pub const RUNGS: [&str; 2] = ["random", "greedy"];

/// A bot by the name of its rung or level.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Bastion>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Bastion>> {
    match level {
        Level::Easy | Level::Medium | Level::Hard | Level::Expert => Box::new(Greedy::new(seed)),
    }
}
