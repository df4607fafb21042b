//! Greedy for Sanctum: rules of thumb with readable prices, and a search for the best Attack.
//!
//! Everything is weighed in one currency ([`worth`]): a wound is about [`worth::WOUND`]. Whatever
//! takes several decisions (an Attack, a Block, the levels of a demon, a Rest) is planned once and
//! then carried out, as long as the offers are those the plan expected.

mod block;
mod cards;
mod fight;
mod growth;
mod rest;
mod turn;
mod worth;

use std::collections::VecDeque;

use sanctum::{Action, Frame, Sanctum, Step, View};
use tabletop::{Fate, Game, Ignore, Seat};

use crate::{Bot, Call, Choice};

/// Weighs what can be seen, without looking beyond the next roll of the dice.
#[derive(Clone, Debug)]
pub struct SanctumGreedy {
    fate: Fate,
    plan: Plan,
}

/// Decisions made in advance, and the world they are made in.
#[derive(Clone, Debug, Default)]
struct Plan {
    seat: Option<Seat>,
    /// The offers expected, and what is chosen among them.
    steps: VecDeque<(Vec<Action>, usize)>,
    /// The world when all steps are done, and the offers there, if nothing new is learnt before.
    end: Option<(Sanctum, Vec<Action>)>,
}

impl SanctumGreedy {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        SanctumGreedy { fate: Fate::new(seed), plan: Plan::default() }
    }

    /// The next decision of the plan, if everything came as expected.
    fn planned(&mut self, seat: Seat, offers: &[Action]) -> Option<usize> {
        let (expected, index) = self.plan.steps.pop_front()?;
        if self.plan.seat == Some(seat) && expected == offers {
            return Some(index);
        }
        self.plan = Plan::default();
        None
    }

    /// The world at the end of the plan, if it came as expected.
    fn foreseen(&mut self, seat: Seat, offers: &[Action]) -> Option<Sanctum> {
        let Plan { seat: planner, end, .. } = std::mem::take(&mut self.plan);
        let (world, expected) = end?;
        (planner == Some(seat) && expected == offers).then_some(world)
    }

    /// Plays a series of actions in an imagined world, and keeps what is still to be done. Where
    /// the series is not what the rules allow, or something is learnt, it ends.
    fn follow(&mut self, mut world: Sanctum, seat: Seat, actions: &[Action]) {
        self.plan = Plan { seat: Some(seat), ..Plan::default() };
        let cards = world.table().hero(seat).row.at;
        for (index, action) in actions.iter().enumerate() {
            world.act(seat, *action, &mut Ignore);
            let hero = world.table().hero(seat);
            let goes_on = matches!(
                hero.step,
                Step::Attack
                    | Step::Block
                    | Step::Loot
                    | Step::Levels { .. }
                    | Step::TurnOver { .. }
            ) || matches!(hero.step, Step::Prepare | Step::Equip | Step::Sell);
            // A fury card that was turned up is only imagined.
            let is_known = hero.row.at == cards || hero.row.current_fury().is_none();
            if !goes_on || !is_known || !world.pending().seats.contains(seat) {
                return;
            }
            let mut offers = Vec::new();
            world.legal_actions(seat, &mut offers);
            let next = actions.get(index + 1);
            let Some(next) = next.and_then(|next| offers.iter().position(|it| it == next)) else {
                self.plan.end = Some((world, offers));
                return;
            };
            self.plan.steps.push_back((offers, next));
        }
    }

    fn decide(&mut self, world: &Sanctum, seat: Seat, offers: &[Action]) -> Vec<Action> {
        let table = world.table();
        let hero = table.hero(seat);
        if let Action::Fill(_) | Action::Pour(_) = offers[0] {
            return rest::potion_choice(table, seat, offers).into_iter().collect();
        }
        if let Some(Frame::Chest { .. }) = world.frame() {
            return rest::from_chest(table, seat, offers).into_iter().collect();
        }
        let single = |action: Option<Action>| action.into_iter().collect();
        match hero.step {
            Step::Choose => single(turn::choose(table, seat, offers, &mut self.fate)),
            Step::Engage => single(turn::engage(table, seat, offers)),
            Step::Prepare => single(cards::prepare(table, seat, offers)),
            Step::Attack => fight::attack(table, seat, offers),
            Step::Block => block::plan(table, seat),
            Step::Penalty { atom } => single(cards::penalty(world, seat, atom, offers)),
            Step::Loot => single(growth::loot(table, offers)),
            Step::Levels { demon, left, .. } => growth::levels(table, seat, demon, left),
            Step::Equip | Step::Sell => rest::plan(world, seat),
            Step::Idle | Step::Done | Step::Finish | Step::TurnOver { .. } => Vec::new(),
        }
    }
}

impl Bot<Sanctum> for SanctumGreedy {
    fn choose(
        &mut self,
        seat: Seat,
        call: Call,
        offers: &[Action],
        look: &dyn Fn() -> View,
    ) -> Option<Choice> {
        if offers.is_empty() {
            return None;
        }
        if offers.len() == 1 && call == Call::Needed {
            // A plan foresees such decisions too.
            if self.planned(seat, offers).is_none() {
                self.plan = Plan::default();
            }
            return Some(Choice { index: 0, value: None });
        }
        if let Some(index) = self.planned(seat, offers) {
            return Some(Choice { index, value: None });
        }
        let foreseen = self.foreseen(seat, offers);
        let world = foreseen.unwrap_or_else(|| Sanctum::imagine(&look(), &mut self.fate));
        let actions = self.decide(&world, seat, offers);
        // A plan that the rules do not allow begins with the first step they do.
        let offered = |action: &Action| offers.iter().position(|offer| offer == action);
        let start = actions.iter().position(|action| offered(action).is_some());
        let wanted = start.and_then(|start| offered(&actions[start]));
        if let Some(start) = start {
            self.follow(world, seat, &actions[start..]);
        }
        // What ends a step comes last among the offers.
        let index = wanted.unwrap_or(offers.len() - 1);
        Some(Choice { index, value: None })
    }
}
