//! Greedy for Sanctum: rules of thumb, and the best use of the dice that lie there.
//!
//! Whatever takes several decisions (an Attack, a Block, the levels of a demon, a Rest) is planned
//! once and then carried out, as long as the offers are those the plan expected. The stronger bots
//! use these rules of thumb too, for everything they do not weigh better themselves.

pub(super) mod levels;
mod payments;
pub(super) mod rest;
pub(super) mod turn;

use sanctum::{Action, Sanctum, Step};
use tabletop::{Dice, Fate, Seat};

use self::turn::Glance;
use super::effort::Effort;
use super::plan_follower::{Decision, PlanFollower};
use super::solver;
use crate::{Bot, Choice, Question};

/// Weighs what can be seen, without looking beyond the next roll of the dice.
#[derive(Clone, Debug)]
pub struct Greedy {
    follower: PlanFollower,
}

impl Greedy {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Greedy { follower: PlanFollower::new(seed) }
    }
}

/// The decision by rules of thumb, and those that follow from it.
pub(super) fn decide(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
    effort: &Effort,
) -> Decision {
    let table = world.table();
    let hero = table.hero(seat);
    let pricing = effort.pricing;
    let owes = matches!(offers[0], Action::Fill(_) | Action::Pour(_)) && hero.step != Step::Prepare;
    if owes {
        return Decision::one(rest::potion_choice(table, seat, offers));
    }
    if let Action::Take(_) = offers[0] {
        return Decision::one(rest::from_chest(table, seat, offers, pricing));
    }
    match hero.step {
        Step::Choose => {
            let rolls = effort.expectation(u64::from(fate.below(u32::MAX)));
            turn::choose(table, seat, offers, pricing, &Glance { table, seat, rolls, pricing })
        }
        Step::Engage => Decision::one(turn::engage(table, seat, offers)),
        Step::Prepare => Decision::one(payments::prepare(table, seat, offers)),
        Step::Attack | Step::Block => fight(world, seat, effort),
        Step::Penalty { atom } => {
            Decision::one(payments::penalty(world, seat, atom, offers, pricing))
        }
        Step::Loot => Decision::one(levels::loot(table, offers)),
        Step::Levels { demon, left, .. } => {
            Decision::series(levels::raise(table, seat, demon, left, pricing))
        }
        Step::Equip => Decision::series(rest::plan(world, seat, pricing)),
        Step::Idle
        | Step::Done
        | Step::Ended
        | Step::Finish
        | Step::Tiles
        | Step::TurnOver { .. }
        | Step::Turning { .. } => Decision::series(Vec::new()),
    }
}

/// The best way to go on in Attack or Block, as far as the effort goes.
pub(super) fn fight(world: &Sanctum, seat: Seat, effort: &Effort) -> Decision {
    let prices = effort.fight_prices(world.table(), seat);
    match solver::solve(world, seat, &prices, effort.nodes) {
        Some(it) => Decision::series(it.actions).worth(it.value),
        None => Decision::series(Vec::new()),
    }
}

impl Bot<Sanctum> for Greedy {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice<Action>> {
        let &Question { seat, offers, .. } = question;
        let choice = self
            .follower
            .answer(question, |world, fate| decide(world, seat, offers, fate, &Effort::GREEDY));
        // Rules of thumb do not add up to a value.
        choice.map(|it| Choice::new(it.action))
    }
}
