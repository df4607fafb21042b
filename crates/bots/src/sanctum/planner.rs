//! Planner for Sanctum: it knows what a Fight can bring.
//!
//! Attack and Block are solved ([`super::solver`]); turns, sets of demons and potions are chosen
//! by what the next Fight is then expected to bring. Everything else is left to the rules of thumb
//! of [`super::greedy`].

mod fights;

use sanctum::{Action, Sanctum, Step};
use tabletop::{Dice, Fate, Seat};

use super::effort::Effort;
use super::plan_follower::{Decision, PlanFollower};
use super::{greedy, opinions};
use crate::{Bot, Budget, Choice, Opinion, Question};

/// The fewest and the most nodes for an Attack, whatever the budget.
const LEAST_NODES: u64 = 200;
const MOST_NODES: u64 = 60_000;

/// Solves its Fights, and looks at the next one before it decides anything else.
#[derive(Clone, Debug)]
pub struct Planner {
    follower: PlanFollower,
    effort: Effort,
    budget: Budget,
}

impl Planner {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Planner::with_nodes(seed, Effort::THOROUGH.nodes)
    }

    /// The same with a number of nodes for each Attack.
    pub fn with_nodes(seed: u64, nodes: u64) -> Self {
        let effort = Effort { nodes, ..Effort::THOROUGH };
        Planner { follower: PlanFollower::new(seed), effort, budget: Budget::nodes(nodes) }
    }
}

/// The decision of a planner, and those that follow from it.
pub(super) fn decide(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
    effort: &Effort,
) -> Decision {
    // Rolls that are compared with each other follow from the same seed.
    let mut rolls = || effort.expectation(u64::from(fate.below(u32::MAX)));
    match world.table().hero(seat).step {
        Step::Attack | Step::Block => greedy::fight(world, seat, effort),
        Step::Prepare => fights::prepare(world, seat, offers, &rolls()),
        Step::Choose => fights::choose(world, seat, offers, rolls(), effort.pricing),
        Step::Engage => fights::engage(world, seat, offers, &rolls()),
        _ => Decision { value: None, ..greedy::decide(world, seat, offers, fate, effort) },
    }
}

impl Bot<Sanctum> for Planner {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice<Action>> {
        let &Question { seat, offers, .. } = question;
        let effort = &self.effort;
        self.follower.answer(question, |world, fate| decide(world, seat, offers, fate, effort))
    }

    fn consider(&mut self, question: &Question<'_, Sanctum>) -> Vec<Opinion<Action>> {
        // Thinking aloud changes nothing.
        let mut thinker = self.clone();
        let Some(choice) = thinker.choose(question) else { return Vec::new() };
        let fate = &mut thinker.follower.fate;
        let short = opinions::after_short_rollouts(question, fate, &self.budget);
        opinions::in_order(Choice::new(choice.action), &[], short)
    }

    fn limit(&mut self, budget: Budget) {
        self.effort.nodes = budget.begin().left().clamp(LEAST_NODES, MOST_NODES);
        self.budget = budget;
    }
}
