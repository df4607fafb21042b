//! The combat solver: the best use of dice, abilities, rage, skills and blessings in a Fight.
//!
//! [`solve`] is exact: of everything the rules allow until the Fight ends, or until something new
//! is learned (a fury card is turned up), it finds what is worth most by the prices given
//! ([`FightPrices`]). It does not try actions one by one: what a Fight depends on is put into a few small
//! numbers (`fight_model.rs`), a search decides what happens to each die (`search.rs`), and Block is the
//! cheapest choice of shields (`shields.rs`). Tests hold it against a brute search through the
//! actions the rules offer. [`Expectation`] weighs a Fight before the roll.

mod actions;
mod bound;

mod chains;
pub(super) mod dice;
mod fight_model;
pub mod prices;
mod roll;
mod search;
mod shields;

use sanctum::{Action, Power, Sanctum, SkillUse, Step};
use tabletop::Seat;

use self::fight_model::FightModel;
use self::search::Search;
use self::shields::Ended;

pub use self::prices::FightPrices;
pub use self::roll::Expectation;

/// What the solver found.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The value of the result, by the prices given.
    pub value: i32,
    /// What to do, up to the end of the step or to what chance decides.
    pub actions: Vec<Action>,
    /// Whether the budget sufficed; else this is the best found so far.
    pub is_exact: bool,
    /// Nodes searched.
    pub nodes: u64,
}

/// The best way to go on in Attack or Block; none in other steps.
pub fn solve(world: &Sanctum, seat: Seat, prices: &FightPrices, budget: u64) -> Option<Solution> {
    match world.table().hero(seat).step {
        Step::Attack => Some(attack(world, seat, prices, budget)),
        Step::Block => Some(block(world, seat, prices)),
        _ => None,
    }
}

fn attack(world: &Sanctum, seat: Seat, prices: &FightPrices, budget: u64) -> Solution {
    let table = world.table();
    let hero = table.hero(seat);
    let model = FightModel::new(table, hero, prices);
    let dice = FightModel::free(hero);
    let mut search = Search::new(&model, budget);
    let best = search.solve(&dice);
    let rerolls = roll::rerolls(table, hero);
    let again = roll::best_reroll(&mut search, &dice, best.value, rerolls);
    let mut solution = Solution {
        value: best.value,
        actions: Vec::new(),
        is_exact: !search.is_cut,
        nodes: budget - search.budget,
    };
    match again {
        Some((value, die)) => {
            solution.value = value;
            let (id, _) = hero.fight.free().nth(die).expect("the die is one of the free ones");
            let is_reroll = |power: &Power| matches!(power, Power::Reroll(_));
            let mut skills = hero.powers(table.components()).filter(|(_, it)| is_reroll(it));
            let cell = skills.next().map(|(cell, _)| cell);
            solution.actions.extend(cell.map(|it| Action::Skill(it, SkillUse::Die(id))));
        }
        None => solution.actions = actions::attack(world, seat, &model, &best),
    }
    solution
}

/// What is expected when a fury card is turned up now, with `free` dice left.
#[cfg(test)]
pub(crate) fn after_reveal(
    table: &sanctum::Table,
    hero: &sanctum::Hero,
    prices: &FightPrices,
    free: u8,
    bled: u8,
) -> i32 {
    let model = FightModel::new(table, hero, prices);
    let damage = model.damage.saturating_add(prices.fury_damage);
    let rage = hero.rage.active;
    let ended = Ended { spaces: [0; 3], damage, free, rage, returned: false, bled };
    model.end(&ended).0 + prices.left[usize::from(free).min(7)] - prices.reveal
}

fn block(world: &Sanctum, seat: Seat, prices: &FightPrices) -> Solution {
    let table = world.table();
    let hero = table.hero(seat);
    let model = FightModel::new(table, hero, prices);
    let ended = Ended {
        spaces: [0; 3],
        damage: hero.fight.damage,
        free: hero.fight.free().count() as u8,
        rage: hero.rage.active - u8::from(hero.fight.returned),
        returned: hero.fight.returned,
        bled: 0,
    };
    let (value, cover) = model.end(&ended);
    let actions = actions::block(world, seat, &model, cover);
    Solution { value, actions, is_exact: true, nodes: model.covers.len() as u64 }
}
