//! How thoroughly a planner thinks, and what it cares for.

use super::super::solver::{Expectation, Worth};
use super::super::taste::Taste;

/// How thoroughly a planner thinks.
#[derive(Clone, Copy, Debug)]
pub(in crate::sanctum) struct Manner {
    /// Nodes for an Attack that is carried out.
    pub(in crate::sanctum) nodes: u64,
    /// Rolls of an expectation, and nodes for each.
    pub(in crate::sanctum) rolls: usize,
    pub(in crate::sanctum) roll_nodes: u64,
    /// What it thinks of skills and items.
    pub(in crate::sanctum) taste: Taste,
    /// What it cares for in a Fight.
    pub(in crate::sanctum) temper: Temper,
}

impl Manner {
    /// For decisions that count.
    pub(in crate::sanctum) const THOROUGH: Manner = Manner {
        nodes: 6_000,
        rolls: 8,
        roll_nodes: 100,
        taste: Taste::Measured,
        temper: Temper::EVEN,
    };
    /// For decisions in worlds that are only imagined.
    pub(in crate::sanctum) const QUICK: Manner = Manner {
        nodes: 250,
        rolls: 4,
        roll_nodes: 50,
        taste: Taste::Measured,
        temper: Temper::EVEN,
    };

    /// What a Fight is expected to bring, on rolls that follow from a seed.
    pub(super) fn rolls(&self, seed: u64) -> Expectation {
        Expectation { budget: self.roll_nodes, rolls: self.rolls, seed, rerolls: 0 }
    }
}

/// What somebody cares for more or less than usual, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sanctum) struct Temper {
    /// Tokens and blessings.
    pub(in crate::sanctum) means: i32,
    /// Demons killed and cards defeated.
    pub(in crate::sanctum) progress: i32,
    /// Rage that is active afterwards.
    pub(in crate::sanctum) rage: i32,
}

impl Temper {
    /// Everything as usual.
    pub(in crate::sanctum) const EVEN: Temper = Temper { means: 100, progress: 100, rage: 100 };

    /// Prices as this temper sees them.
    pub(super) fn of(self, mut worth: Worth) -> Worth {
        if self == Temper::EVEN {
            return worth;
        }
        let scale = |prices: &mut [i32], percent: i32| {
            prices.iter_mut().for_each(|price| *price = *price * percent / 100);
        };
        worth.tokens.iter_mut().for_each(|tokens| scale(tokens, self.means));
        scale(&mut worth.blessing, self.means);
        scale(&mut worth.rage, self.rage);
        scale(&mut worth.demon, self.progress);
        scale(&mut worth.card, self.progress);
        scale(&mut worth.left, self.progress);
        worth.hit = worth.hit * self.progress / 100;
        worth.card_hit = worth.card_hit * self.progress / 100;
        worth
    }
}
