//! Decisions made in advance, and the world they are made in.

use std::collections::VecDeque;

use sanctum::{Action, Sanctum, Step, View};
use tabletop::{Fate, Game, Ignore, Seat};

use crate::{Call, Choice, Question};

/// What is still to be done, as long as the offers are those that were expected.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    seat: Option<Seat>,
    /// The offers expected, and what is chosen among them.
    steps: VecDeque<(Vec<Action>, usize)>,
    /// The world when all steps are done, and the offers there, if nothing new is learnt before.
    end: Option<(Sanctum, Vec<Action>)>,
}

/// Decisions, and what they are worth to a bot that weighs them.
pub(super) struct Found {
    pub(super) actions: Vec<Action>,
    pub(super) value: Option<i32>,
}

impl Found {
    pub(super) fn one((action, value): (Option<Action>, Option<i32>)) -> Self {
        Found { actions: action.into_iter().collect(), value }
    }
}

impl Plan {
    /// Answers a question: by what was decided before, or by what is found in a world that looks
    /// like the table, which becomes the plan.
    pub(super) fn answer(
        &mut self,
        question: &Question<'_, Sanctum>,
        fate: &mut Fate,
        find: impl FnOnce(&Sanctum, &mut Fate) -> Found,
    ) -> Option<Choice> {
        let &Question { seat, call, offers, look, .. } = question;
        if offers.is_empty() {
            return None;
        }
        if let Some(index) = self.settled(seat, call, offers) {
            return Some(Choice { index, value: None });
        }
        let world = self.world(seat, offers, look, fate);
        let Found { actions, value } = find(&world, fate);
        let index = self.begin(world, seat, offers, &actions);
        Some(Choice { index, value })
    }

    /// What needs no thought: the only thing to do, or what was decided before.
    pub(super) fn settled(&mut self, seat: Seat, call: Call, offers: &[Action]) -> Option<usize> {
        let next = self.next(seat, offers);
        if offers.len() > 1 || call == Call::Optional {
            return next;
        }
        // A plan foresees such decisions too.
        if next.is_none() {
            *self = Plan::default();
        }
        Some(0)
    }

    /// The world to decide in: the one the plan led to, or another that looks like the table.
    pub(super) fn world(
        &mut self,
        seat: Seat,
        offers: &[Action],
        look: &dyn Fn() -> View,
        fate: &mut Fate,
    ) -> Sanctum {
        self.foreseen(seat, offers).unwrap_or_else(|| Sanctum::imagine(&look(), fate))
    }

    /// The next decision, if everything came as expected.
    fn next(&mut self, seat: Seat, offers: &[Action]) -> Option<usize> {
        let (expected, index) = self.steps.pop_front()?;
        if self.seat == Some(seat) && expected == offers {
            return Some(index);
        }
        *self = Plan::default();
        None
    }

    /// The world at the end of the plan, if it came as expected.
    fn foreseen(&mut self, seat: Seat, offers: &[Action]) -> Option<Sanctum> {
        let Plan { seat: planner, end, .. } = std::mem::take(self);
        let (world, expected) = end?;
        (planner == Some(seat) && expected == offers).then_some(world)
    }

    /// Plays a series of actions in an imagined world, and keeps what is still to be done. Where
    /// the series is not what the rules allow, or something is learnt, it ends.
    pub(super) fn of(mut world: Sanctum, seat: Seat, actions: &[Action]) -> Self {
        let mut plan = Plan { seat: Some(seat), ..Plan::default() };
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
                    | Step::Prepare
                    | Step::Equip
            );
            // A fury card that was turned up is only imagined.
            let is_known = hero.row.at == cards || hero.row.current_fury().is_none();
            if !goes_on || !is_known || !world.pending().seats.contains(seat) {
                return plan;
            }
            let mut offers = Vec::new();
            world.legal_actions(seat, &mut offers);
            let next = actions.get(index + 1);
            let Some(next) = next.and_then(|next| offers.iter().position(|it| it == next)) else {
                plan.end = Some((world, offers));
                return plan;
            };
            plan.steps.push_back((offers, next));
        }
        plan
    }

    /// Picks the first of the actions that is offered and plans the rest; what ends a step comes
    /// last among the offers and is taken if none is.
    pub(super) fn begin(
        &mut self,
        world: Sanctum,
        seat: Seat,
        offers: &[Action],
        actions: &[Action],
    ) -> usize {
        let offered = |action: &Action| offers.iter().position(|offer| offer == action);
        let Some(start) = actions.iter().position(|action| offered(action).is_some()) else {
            return offers.len() - 1;
        };
        *self = Plan::of(world, seat, &actions[start..]);
        offered(&actions[start]).unwrap_or(offers.len() - 1)
    }
}
