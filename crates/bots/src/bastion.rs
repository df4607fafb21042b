//! Players of Bastion.
//!
//! All of them weigh tables with the same eyes: features (`features.rs`) times weights that were
//! found by evolution (`school.rs`, `examples/bastion_evolve.rs`). All of them think hero phases
//! through as a whole (`plan.rs`, `narrow.rs`) and follow the plan they made (`planner.rs`).
//! `greedy` looks at what the enemies make of the best ends, `planner` at the next turns too, and
//! `search` at some rounds (`search.rs`).

mod beam;
mod evaluate;
mod features;
mod judge;
mod line;
mod narrow;
mod plan;
mod planner;
mod print;
mod reasons;
mod school;
mod search;
mod wall;
mod weights;

use std::time::Duration;

use ::bastion::Bastion;

pub use evaluate::Weights;
pub use features::FEATURES;
pub use school::{enemies_left, spread};
use search::Depth;
pub use search::Search;

use crate::{Bot, Budget, Level, Random};

/// The rungs of the ladder, the weakest first.
pub const RUNGS: [&str; 4] = ["random", "greedy", "planner", "search"];

/// A bot by the name of its rung or level.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Bastion>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Search::new(seed, Depth::NOW))),
        "planner" => Some(Box::new(Search::new(seed, Depth::NEXT))),
        "search" => Some(Box::new(Search::new(seed, Depth::FAR))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Bastion>> {
    match level {
        Level::Easy => limited(seed, Depth::NOW, 4_000, 250),
        Level::Medium => limited(seed, Depth::NEXT, 24_000, 250),
        Level::Hard => limited(seed, Depth::FAR, 60_000, 250),
        Level::Expert => limited(seed, Depth::FAR, 400_000, 1_700),
    }
}

fn limited(seed: u64, depth: Depth, nodes: u64, milliseconds: u64) -> Box<dyn Bot<Bastion>> {
    let mut bot = Search::new(seed, depth);
    bot.limit(Budget::nodes(nodes).within(Duration::from_millis(milliseconds)));
    Box::new(bot)
}
