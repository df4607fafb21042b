//! Bots for Sanctum.

mod dice;
pub mod greedy;
mod judge;
mod plan;
pub mod planner;
pub mod solver;

use ::sanctum::Sanctum;

pub use greedy::Greedy;
pub use greedy::worth::WOUND;
pub use planner::Planner;

use crate::{Bot, Level, Random};

/// The rungs of the ladder, the weakest first.
pub const RUNGS: [&str; 3] = ["random", "greedy", "planner"];

/// A bot by the name of its rung or level.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Sanctum>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        "planner" => Some(Box::new(Planner::new(seed))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Sanctum>> {
    match level {
        Level::Easy | Level::Medium => Box::new(Greedy::new(seed)),
        Level::Hard | Level::Expert => Box::new(Planner::new(seed)),
    }
}
