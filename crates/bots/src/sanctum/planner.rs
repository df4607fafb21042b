//! Planner for Sanctum: it knows what a Fight can bring.
//!
//! Attack and Block are solved exactly ([`super::solver`]); turns, sets of demons and potions are
//! chosen by what the next Fight is then expected to bring. Everything is weighed in one currency
//! (`prices.rs`); what is not weighed here is left to the rules of thumb of `greedy`.

mod fights;

use sanctum::{Action, Sanctum, Step};
use tabletop::{Dice, Fate, Seat};

use super::opinions::Known;
use super::plan_follower::{Found, Plan};
use super::{greedy, opinions, solver};
use crate::{Bot, Budget, Choice, Prospect, Question};

use super::effort::Effort;
use super::fight_prices::fight_prices;

/// An Attack gets no fewer nodes, and no more, whatever the budget.
const LEAST_NODES: u64 = 200;
const MOST_NODES: u64 = 60_000;

/// Solves its Fights, and looks at the next one before it decides anything else.
#[derive(Clone, Debug)]
pub struct Planner {
    fate: Fate,
    plan: Plan,
    effort: Effort,
    budget: Budget,
}

impl Planner {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Planner::with_nodes(seed, Effort::THOROUGH.nodes)
    }

    /// The same with so many nodes for each Attack.
    pub fn with_nodes(seed: u64, nodes: u64) -> Self {
        let effort = Effort { nodes, ..Effort::THOROUGH };
        let budget = Budget::nodes(nodes);
        Planner { fate: Fate::new(seed), plan: Plan::default(), effort, budget }
    }
}

/// The decision of a planner, and those that follow from it.
pub(super) fn decide(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
    effort: &Effort,
) -> Found {
    let table = world.table();
    // A seed for rolls that are compared with each other.
    let mut seed = || u64::from(fate.below(u32::MAX));
    match table.hero(seat).step {
        Step::Attack | Step::Block => {
            let worth = effort.priorities.of(fight_prices(table, seat));
            if let Some(it) = solver::solve(world, seat, &worth, effort.nodes) {
                return Found { actions: it.actions, value: Some(it.value) };
            }
        }
        Step::Prepare => {
            return Found::one(fights::prepare(world, seat, offers, &effort.rolls(seed())));
        }
        Step::Choose => {
            return Found::one(fights::choose(
                world,
                seat,
                offers,
                &effort.rolls(seed()),
                effort.pricing,
            ));
        }
        Step::Engage => {
            return Found::one(fights::engage(world, seat, offers, &effort.rolls(seed())));
        }
        _ => {}
    }
    Found { actions: greedy::decide(world, seat, offers, fate, effort.pricing), value: None }
}

impl Bot<Sanctum> for Planner {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice> {
        let &Question { seat, offers, .. } = question;
        let effort = &self.effort;
        self.plan.answer(question, &mut self.fate, |world, fate| {
            decide(world, seat, offers, fate, effort)
        })
    }

    fn consider(&mut self, question: &Question<'_, Sanctum>) -> Vec<Prospect> {
        // Thinking aloud changes nothing.
        let mut thinker = self.clone();
        let Some(Choice { index: chosen, .. }) = thinker.choose(question) else {
            return Vec::new();
        };
        let outlooks = opinions::of(question, &mut thinker.fate, &self.budget);
        opinions::prospects(outlooks, &Known { chosen, values: Vec::new() })
    }

    fn limit(&mut self, budget: Budget) {
        self.effort.nodes = budget.begin().left().clamp(LEAST_NODES, MOST_NODES);
        self.budget = budget;
    }
}
