//! How thoroughly a planner thinks, and what it cares for.

use super::item_values::Pricing;
use super::solver::{Expectation, FightPrices};

/// How thoroughly a planner thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Nodes for an Attack that is carried out.
    pub(super) nodes: u64,
    /// Rolls of an expectation, and nodes for each.
    pub(super) rolls: usize,
    pub(super) roll_nodes: u64,
    /// What it thinks of skills and items.
    pub(super) pricing: Pricing,
    /// What it cares for in a Fight.
    pub(super) priorities: Priorities,
}

impl Effort {
    /// For decisions that count.
    pub(super) const THOROUGH: Effort = Effort {
        nodes: 6_000,
        rolls: 8,
        roll_nodes: 100,
        pricing: Pricing::Measured,
        priorities: Priorities::EVEN,
    };
    /// For decisions in worlds that are only imagined.
    pub(super) const QUICK: Effort = Effort {
        nodes: 250,
        rolls: 4,
        roll_nodes: 50,
        pricing: Pricing::Measured,
        priorities: Priorities::EVEN,
    };

    /// What a Fight is expected to bring, on rolls that follow from a seed.
    pub(super) fn rolls(&self, seed: u64) -> Expectation {
        Expectation { budget: self.roll_nodes, rolls: self.rolls, seed, rerolls: 0 }
    }
}

/// What somebody cares for more or less than usual, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Priorities {
    /// Tokens and blessings.
    pub(super) means: i32,
    /// Demons killed and cards defeated.
    pub(super) progress: i32,
    /// Rage that is active afterwards.
    pub(super) rage: i32,
}

impl Priorities {
    /// Everything as usual.
    pub(super) const EVEN: Priorities = Priorities { means: 100, progress: 100, rage: 100 };

    /// Prices as this priorities sees them.
    pub(super) fn of(self, mut worth: FightPrices) -> FightPrices {
        if self == Priorities::EVEN {
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
