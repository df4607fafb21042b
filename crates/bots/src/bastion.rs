//! Players of Bastion.
//!
//! All of them weigh tables with the same eyes: features (`features.rs`) times weights that were
//! found by evolution (`school.rs`, `examples/bastion_evolve.rs`). `greedy` thinks one hero phase
//! through (`plan.rs`, `planner.rs`) and takes its best end. `planner` looks at what the enemies and
//! the next heroes make of the best ends; `search` does so for some rounds (`search.rs`).

mod evaluate;
mod features;
mod judge;
mod plan;
mod planner;
mod reasons;
mod school;
mod search;
mod wall;
mod weights;

use std::time::Duration;

use ::bastion::Bastion;

pub use evaluate::Weights;
pub use features::FEATURES;
use planner::Planner;
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
        "greedy" => Some(Box::new(Planner::new(seed))),
        "planner" => Some(Box::new(Search::new(seed, Depth::NEXT))),
        "search" => Some(Box::new(Search::new(seed, Depth::FAR))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Bastion>> {
    match level {
        Level::Easy => Box::new(Planner::new(seed)),
        Level::Medium => limited(seed, Depth::NEXT, 12_000, 250),
        Level::Hard => limited(seed, Depth::FAR, 60_000, 250),
        Level::Expert => limited(seed, Depth::FAR, 400_000, 1_700),
    }
}

fn limited(seed: u64, depth: Depth, nodes: u64, milliseconds: u64) -> Box<dyn Bot<Bastion>> {
    let mut bot = Search::new(seed, depth);
    bot.limit(Budget::nodes(nodes).within(Duration::from_millis(milliseconds)));
    Box::new(bot)
}
