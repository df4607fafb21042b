//! How much each bot thinks, and what it cares for.

use sanctum::Table;
use tabletop::Seat;

use super::fight_prices::fight_prices;
use super::prices::Pricing;
use super::solver::{Expectation, FightPrices};

/// How much a bot thinks about its decisions, and by which prices.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Nodes for an Attack that is carried out.
    pub(super) nodes: u64,
    /// How many rolls of the dice an expectation looks at.
    pub(super) rolls: usize,
    /// Nodes for each of these rolls.
    pub(super) roll_nodes: u64,
    /// Which column of prices it uses.
    pub(super) pricing: Pricing,
    /// What it cares for in a Fight.
    pub(super) priorities: Priorities,
}

impl Effort {
    /// For rules of thumb: enough to see the obvious. With twice the nodes it would be much
    /// stronger than its rung and the level of beginners should be.
    pub(super) const GREEDY: Effort = Effort {
        nodes: 12,
        rolls: 4,
        roll_nodes: 20,
        pricing: Pricing::RuleOfThumb,
        priorities: Priorities::EVEN,
    };
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
    pub(super) fn expectation(&self, seed: u64) -> Expectation {
        Expectation { budget: self.roll_nodes, rolls: self.rolls, seed, rerolls: 0 }
    }

    /// The prices of a Fight as this bot sees them.
    pub(super) fn fight_prices(&self, table: &Table, seat: Seat) -> FightPrices {
        self.priorities.applied_to(fight_prices(table, seat, self.pricing))
    }
}

/// What a bot cares for more or less than usual, in percent.
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

    fn applied_to(self, mut prices: FightPrices) -> FightPrices {
        if self == Priorities::EVEN {
            return prices;
        }
        let scale = |prices: &mut [i32], percent: i32| {
            prices.iter_mut().for_each(|price| *price = *price * percent / 100);
        };
        prices.tokens.iter_mut().for_each(|tokens| scale(tokens, self.means));
        scale(&mut prices.blessing, self.means);
        scale(&mut prices.rage, self.rage);
        scale(&mut prices.demon, self.progress);
        scale(&mut prices.card, self.progress);
        scale(&mut prices.left, self.progress);
        prices.hit = prices.hit * self.progress / 100;
        prices.card_hit = prices.card_hit * self.progress / 100;
        prices
    }
}
