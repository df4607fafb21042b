//! The bots of each game.

use bastion::Bastion;
use bots::Bot;
use sanctum::Sanctum;
use tabletop::Game;

/// A game that has bots.
pub trait WithBots: Game {
    /// The names of its bots.
    const BOTS: &'static [&'static str];

    /// A bot by its name.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// What to say of a name that no bot has.
    fn no_such_bot(name: &str) -> String {
        format!("there is no bot `{name}`: one of {}", Self::BOTS.join(", "))
    }
}

impl WithBots for Bastion {
    const BOTS: &'static [&'static str] = &bots::bastion::RUNGS;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::bastion::bot(name, seed)
    }
}

impl WithBots for Sanctum {
    const BOTS: &'static [&'static str] = &bots::sanctum::RUNGS;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::sanctum::bot(name, seed)
    }
}
