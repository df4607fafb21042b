//! Greedy for Sanctum: rules of thumb with readable prices, and a search for the best Attack.
//!
//! Everything is weighed in one currency (`worth`): a wound is about `worth::WOUND`. Whatever
//! takes several decisions (an Attack, a Block, the levels of a demon, a Rest) is planned once and
//! then carried out, as long as the offers are those the plan expected.

mod block;
mod fight;
pub(super) mod levels;
mod payments;
pub(super) mod rest;
pub(super) mod turn;
pub(super) mod worth;

use sanctum::{Action, Sanctum, Step};
use tabletop::{Fate, Seat};

use super::item_values::Pricing;
use super::plan_follower::{Found, Plan};
use crate::{Bot, Choice, Question};

/// Weighs what can be seen, without looking beyond the next roll of the dice.
#[derive(Clone, Debug)]
pub struct Greedy {
    fate: Fate,
    plan: Plan,
}

impl Greedy {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Greedy { fate: Fate::new(seed), plan: Plan::default() }
    }
}

/// The decision by rules of thumb, and those that follow from it.
pub(super) fn decide(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
    pricing: Pricing,
) -> Vec<Action> {
    let table = world.table();
    let hero = table.hero(seat);
    let owes = matches!(offers[0], Action::Fill(_) | Action::Pour(_)) && hero.step != Step::Prepare;
    if owes {
        return rest::potion_choice(table, seat, offers).into_iter().collect();
    }
    if let Action::Take(_) = offers[0] {
        return rest::from_chest(table, seat, offers, pricing).into_iter().collect();
    }
    let single = |action: Option<Action>| action.into_iter().collect();
    match hero.step {
        Step::Choose => single(turn::choose(table, seat, offers, fate, pricing)),
        Step::Engage => single(turn::engage(table, seat, offers)),
        Step::Prepare => single(payments::prepare(table, seat, offers)),
        Step::Attack => fight::attack(table, seat, offers),
        Step::Block => block::plan(table, seat),
        Step::Penalty { atom } => single(payments::penalty(world, seat, atom, offers, pricing)),
        Step::Loot => single(levels::loot(table, offers)),
        Step::Levels { demon, left, .. } => levels::levels(table, seat, demon, left, pricing),
        Step::Equip => rest::plan(world, seat, pricing),
        Step::Idle
        | Step::Done
        | Step::Ended
        | Step::Finish
        | Step::Tiles
        | Step::TurnOver { .. }
        | Step::Turning { .. } => Vec::new(),
    }
}

impl Bot<Sanctum> for Greedy {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice> {
        let &Question { seat, offers, .. } = question;
        self.plan.answer(question, &mut self.fate, |world, fate| {
            let actions = decide(world, seat, offers, fate, Pricing::RuleOfThumb);
            Found { actions, value: None }
        })
    }
}
