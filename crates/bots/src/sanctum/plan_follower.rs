//! Follows a plan as long as everything comes as expected, and makes a new one where it does not.

use sanctum::{Action, Sanctum};
use tabletop::{Fate, Game, Seat};

use super::plan::Plan;
use crate::{Call, Choice, Question};

/// A decision, and those that follow from it.
pub(super) struct Decision {
    pub(super) actions: Vec<Action>,
    /// What it is worth to a bot that weighs it.
    pub(super) value: Option<i32>,
}

impl Decision {
    /// A single action, without a value.
    pub(super) fn one(action: Option<Action>) -> Self {
        Decision::series(action.into_iter().collect())
    }

    /// Actions one after the other, without a value.
    pub(super) fn series(actions: Vec<Action>) -> Self {
        Decision { actions, value: None }
    }

    /// The same with a value.
    pub(super) fn worth(self, value: i32) -> Self {
        Decision { value: Some(value), ..self }
    }
}

/// What every bot remembers from one decision to the next.
#[derive(Clone, Debug)]
pub(super) struct PlanFollower {
    /// What its guesses about hidden things follow from.
    pub(super) fate: Fate,
    plan: Plan,
}

impl PlanFollower {
    /// No plan yet.
    pub(super) fn new(seed: u64) -> Self {
        PlanFollower { fate: Fate::new(seed), plan: Plan::default() }
    }

    /// Answers a question: with what was decided before, or with what is decided now in a world
    /// that looks like the table. That becomes the plan.
    pub(super) fn answer(
        &mut self,
        question: &Question<'_, Sanctum>,
        decide: impl FnOnce(&Sanctum, &mut Fate) -> Decision,
    ) -> Option<Choice<Action>> {
        if question.offers.is_empty() {
            return None;
        }
        if let Some(action) = self.settled(question) {
            return Some(Choice::new(action));
        }
        let world = self.world(question);
        let Decision { actions, value } = decide(&world, &mut self.fate);
        let action = self.begin(world, question.seat, question.offers, &actions);
        Some(Choice { action, value })
    }

    /// What needs no thought: the only thing to do, or what was decided before.
    pub(super) fn settled(&mut self, question: &Question<'_, Sanctum>) -> Option<Action> {
        let next = self.plan.next(question.seat, question.offers);
        let [only] = question.offers else { return next };
        if question.call == Call::Optional {
            return next;
        }
        // A plan foresees such decisions too.
        if next.is_none() {
            self.plan = Plan::default();
        }
        Some(*only)
    }

    /// The world to decide in: the one the plan led to, or another that looks like the table.
    pub(super) fn world(&mut self, question: &Question<'_, Sanctum>) -> Sanctum {
        let foreseen = self.plan.finish(question.seat, question.offers);
        foreseen.unwrap_or_else(|| Sanctum::imagine(&(question.look)(), &mut self.fate))
    }

    /// Picks the first of the actions that is offered and plans the rest. The last of the offers
    /// is what ends a step: it is taken if none of the actions is offered.
    pub(super) fn begin(
        &mut self,
        world: Sanctum,
        seat: Seat,
        offers: &[Action],
        actions: &[Action],
    ) -> Action {
        let Some(start) = actions.iter().position(|it| offers.contains(it)) else {
            return offers[offers.len() - 1];
        };
        self.plan = Plan::through(world, seat, &actions[start..]);
        actions[start]
    }
}
