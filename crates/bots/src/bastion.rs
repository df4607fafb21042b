//! Players of Bastion.
//!
//! All of them weigh tables with the same eyes: features (`features.rs`) times weights that were
//! found by evolution (`weights.rs`, `training.rs`, `examples/bastion_evolve.rs`). All of them
//! think hero phases through as a whole (`phase_search.rs`, `prune.rs`) and follow the plan they
//! made (`plan_follower.rs`). They are one search (`search.rs`) that differs in how far it looks
//! (`effort.rs`): `greedy` at what the enemies make of the best ends of a phase, `planner` at the
//! next turns too, and `search` at some rounds.

mod beam;
mod effort;
mod evaluate;
mod features;
mod fingerprint;
mod judge;
mod opinions;
mod phase_search;
mod plan;
mod plan_follower;
mod prune;
mod reasons;
mod search;
mod training;
mod wall;
mod weights;

use std::time::Duration;

use ::bastion::Bastion;

use effort::Effort;
pub use evaluate::Weights;
pub use features::FEATURES;
pub use search::Search;
pub use training::{enemies_left, spread};

use crate::{Bot, Budget, Level, Random};

/// The rungs of the ladder, the weakest first.
pub const RUNGS: [&str; 4] = ["random", "greedy", "planner", "search"];

/// A bot by the name of its rung or level.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Bastion>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Search::new(seed, Effort::GREEDY))),
        "planner" => Some(Box::new(Search::new(seed, Effort::PLANNER))),
        "search" => Some(Box::new(Search::new(seed, Effort::SEARCH))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Bastion>> {
    match level {
        Level::Easy => limited(seed, Effort::GREEDY, 4_000, 250),
        Level::Medium => limited(seed, Effort::PLANNER, 24_000, 250),
        Level::Hard => limited(seed, Effort::SEARCH, 60_000, 250),
        Level::Expert => limited(seed, Effort::SEARCH, 400_000, 1_700),
    }
}

fn limited(seed: u64, depth: Effort, nodes: u64, milliseconds: u64) -> Box<dyn Bot<Bastion>> {
    let mut bot = Search::new(seed, depth);
    bot.limit(Budget::nodes(nodes).within(Duration::from_millis(milliseconds)));
    Box::new(bot)
}
