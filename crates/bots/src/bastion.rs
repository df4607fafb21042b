//! Players of Bastion.
//!
//! `greedy` looks one action ahead; `planner` thinks a whole hero phase through ([`plan`]), weighs
//! where it could end ([`evaluate`], [`features`]) and follows the best way; `search` plays on from
//! the best ends.

mod evaluate;
mod features;
mod greedy;
mod judge;
mod plan;
mod planner;
mod reasons;
mod search;
mod wall;
mod weights;

use std::time::Duration;

use ::bastion::Bastion;

pub use evaluate::Weights;
pub use greedy::Greedy;
pub use planner::Planner;
pub use search::Search;

use crate::{Bot, Budget, Level, Random};

/// The rungs of the ladder, the weakest first.
pub const RUNGS: [&str; 4] = ["random", "greedy", "planner", "search"];

/// A bot by the name of its rung or level.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Bastion>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        "planner" => Some(Box::new(Planner::new(seed))),
        "search" => Some(Box::new(Search::new(seed))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Bastion>> {
    match level {
        Level::Easy => Box::new(Greedy::new(seed)),
        Level::Medium => Box::new(Planner::new(seed)),
        Level::Hard => limited(seed, 40_000, 250),
        Level::Expert => limited(seed, 300_000, 1_700),
    }
}

fn limited(seed: u64, nodes: u64, milliseconds: u64) -> Box<dyn Bot<Bastion>> {
    let mut bot = Search::new(seed);
    bot.limit(Budget::nodes(nodes).within(Duration::from_millis(milliseconds)));
    Box::new(bot)
}
