//! A plan: decisions made in advance, and the world they lead to.

use std::collections::VecDeque;

use sanctum::{Action, Sanctum, Step};
use tabletop::{Game, Ignore, Seat};

/// What is still to be done, as long as the offers are those that were expected.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    seat: Option<Seat>,
    /// The offers expected, and which of them is chosen.
    steps: VecDeque<(Vec<Action>, Action)>,
    /// The world after all steps, and the offers there, if nothing new is learned before.
    end: Option<(Sanctum, Vec<Action>)>,
}

impl Plan {
    /// Plays a series of actions in an imagined world, and keeps what is still to be done after
    /// the first. The plan ends where the rules do not allow the series to go on, or where
    /// something is learned.
    pub(super) fn through(mut world: Sanctum, seat: Seat, actions: &[Action]) -> Self {
        let mut plan = Plan { seat: Some(seat), ..Plan::default() };
        let cards = world.table().hero(seat).row.at;
        for (index, action) in actions.iter().enumerate() {
            world.act(seat, *action, &mut Ignore);
            if !goes_on(&world, seat, cards) {
                return plan;
            }
            let mut offers = Vec::new();
            world.legal_actions(seat, &mut offers);
            let next = actions.get(index + 1).filter(|it| offers.contains(it));
            let Some(next) = next.copied() else {
                plan.end = Some((world, offers));
                return plan;
            };
            plan.steps.push_back((offers, next));
        }
        plan
    }

    /// The next decision, if everything came as expected; otherwise the plan is forgotten.
    pub(super) fn next(&mut self, seat: Seat, offers: &[Action]) -> Option<Action> {
        let (expected, action) = self.steps.pop_front()?;
        if self.seat == Some(seat) && expected == offers {
            return Some(action);
        }
        *self = Plan::default();
        None
    }

    /// The world at the end of the plan, if it came as expected. The plan is over.
    pub(super) fn finish(&mut self, seat: Seat, offers: &[Action]) -> Option<Sanctum> {
        let Plan { seat: planner, end, .. } = std::mem::take(self);
        let (world, expected) = end?;
        (planner == Some(seat) && expected == offers).then_some(world)
    }
}

/// Whether a hero decides on, and knows everything that lies there.
fn goes_on(world: &Sanctum, seat: Seat, cards: u8) -> bool {
    let hero = world.table().hero(seat);
    let decides = matches!(
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
    decides && is_known && world.pending().seats.contains(seat)
}
