//! The bots of each game.

use bastion::Bastion;
use bots::{Bot, Judge, Level};
use sanctum::Sanctum;

/// A game that has bots.
pub trait WithBots: Judge {
    /// The rungs of its ladder, the weakest first.
    const RUNGS: &'static [&'static str];

    /// A bot by the name of its rung or level.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// What to say of a name that no bot has.
    fn no_such_bot(name: &str) -> String {
        let names: Vec<&str> = Self::RUNGS.iter().copied().chain(levels()).collect();
        format!("there is no bot `{name}`: one of {}", names.join(", "))
    }
}

/// The names of the levels, the weakest first; every game has them.
pub fn levels() -> impl Iterator<Item = &'static str> {
    Level::ALL.into_iter().map(Level::name)
}

impl WithBots for Bastion {
    const RUNGS: &'static [&'static str] = &bots::bastion::RUNGS;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::bastion::bot(name, seed)
    }
}

impl WithBots for Sanctum {
    const RUNGS: &'static [&'static str] = &bots::sanctum::RUNGS;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::sanctum::bot(name, seed)
    }
}
