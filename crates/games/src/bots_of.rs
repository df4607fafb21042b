//! The bots of each game.

use bastion::Bastion;
use bots::{Bot, Judge, Level, Shared};
use sanctum::Sanctum;

/// A game that has bots.
pub trait WithBots: Judge + 'static {
    /// The rungs of its ladder, the weakest first.
    const RUNGS: &'static [&'static str];

    /// A bot by the name of its rung or level.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// Bots for the seats of a table. Where all win and lose together, seats with the same bot
    /// share it.
    fn seated(names: &[String], seed: impl Fn(usize) -> u64) -> Result<Vec<Shared<Self>>, String> {
        let mut bots: Vec<Shared<Self>> = Vec::new();
        for (seat, name) in names.iter().enumerate() {
            let first = names.iter().position(|it| it == name);
            let known = first.filter(|it| Self::IS_SHARED && *it < seat).map(|it| bots[it].clone());
            let new = || Self::bot(name, seed(seat)).map(Shared::new);
            bots.push(known.or_else(new).ok_or_else(|| Self::no_such_bot(name))?);
        }
        Ok(bots)
    }

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
