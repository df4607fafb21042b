//! Players of Sanctum.
//!
//! `greedy` ([`Greedy`]) plays by rules of thumb, `planner` ([`Planner`]) by what the next Fight is
//! expected to bring, `search` ([`Search`]) by what comes of each way to go on in imagined worlds.
//! All of them use the same table of prices (`prices.rs`) and the same solver for their Fights
//! ([`solver`]); they differ in how much they think (`effort.rs`).

mod effort;
mod evaluate;
mod fight_prices;
mod greedy;
mod item_values;
mod judge;
mod opinions;
mod plan;
mod plan_follower;
mod planner;
mod prices;
mod reasons;
mod rollout;
mod search;
pub mod solver;

use std::time::Duration;

use ::sanctum::Sanctum;

pub use fight_prices::fight_prices;
pub use greedy::Greedy;
pub use planner::Planner;
pub use prices::{Pricing, WOUND};
pub use search::Search;

use crate::{Bot, Budget, Level, Random};

/// The rungs of the ladder, the weakest first.
pub const RUNGS: [&str; 4] = ["random", "greedy", "planner", "search"];

/// A bot by the name of its rung or level.
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Sanctum>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        "planner" => Some(Box::new(Planner::new(seed))),
        "search" => Some(Box::new(Search::new(seed))),
        _ => name.parse().ok().map(|level| at(level, seed)),
    }
}

/// A budget of nodes and milliseconds; what is done before and after takes some milliseconds more.
fn within(nodes: u64, milliseconds: u64) -> Budget {
    Budget::nodes(nodes).within(Duration::from_millis(milliseconds))
}

/// A bot for people.
pub fn at(level: Level, seed: u64) -> Box<dyn Bot<Sanctum>> {
    match level {
        Level::Easy => Box::new(Greedy::new(seed)),
        Level::Medium => Box::new(Planner::with_nodes(seed, 300)),
        Level::Hard => Box::new(Search::with_budget(seed, within(2_000, 220))),
        Level::Expert => Box::new(Search::with_budget(seed, within(30_000, 1_700))),
    }
}
