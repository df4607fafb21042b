//! Planner for Sanctum: it knows what a Fight can bring.
//!
//! Attack and Block are solved exactly ([`super::solver`]); turns, sets of demons and potions are
//! chosen by what the next Fight is then expected to bring. Everything is weighed in one currency
//! (`prices.rs`); what is not weighed here is left to the rules of thumb of `greedy`.

mod fights;
mod manner;
mod prices;

use sanctum::{Action, Sanctum, Step};
use tabletop::{Dice, Fate, Seat};

use super::outlook::Known;
use super::plan::{Found, Plan};
use super::{greedy, outlook, solver};
use crate::{Bot, Budget, Choice, Prospect, Question};

pub(super) use manner::{Manner, Temper};
pub use prices::prices;

/// An Attack gets no fewer nodes, and no more, whatever the budget.
const LEAST_NODES: u64 = 200;
const MOST_NODES: u64 = 60_000;

/// Solves its Fights, and looks at the next one before it decides anything else.
#[derive(Clone, Debug)]
pub struct Planner {
    fate: Fate,
    plan: Plan,
    manner: Manner,
    budget: Budget,
}

impl Planner {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Planner::with_nodes(seed, Manner::THOROUGH.nodes)
    }

    /// The same with so many nodes for each Attack.
    pub fn with_nodes(seed: u64, nodes: u64) -> Self {
        let manner = Manner { nodes, ..Manner::THOROUGH };
        let budget = Budget::nodes(nodes);
        Planner { fate: Fate::new(seed), plan: Plan::default(), manner, budget }
    }
}

/// The decision of a planner, and those that follow from it.
pub(super) fn decide(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
    manner: &Manner,
) -> Found {
    let table = world.table();
    // A seed for rolls that are compared with each other.
    let mut seed = || u64::from(fate.below(u32::MAX));
    match table.hero(seat).step {
        Step::Attack | Step::Block => {
            let worth = manner.temper.of(prices(table, seat));
            if let Some(it) = solver::solve(world, seat, &worth, manner.nodes) {
                return Found { actions: it.actions, value: Some(it.value) };
            }
        }
        Step::Prepare => {
            return Found::one(fights::prepare(world, seat, offers, &manner.rolls(seed())));
        }
        Step::Choose => {
            return Found::one(fights::choose(
                world,
                seat,
                offers,
                &manner.rolls(seed()),
                manner.taste,
            ));
        }
        Step::Engage => {
            return Found::one(fights::engage(world, seat, offers, &manner.rolls(seed())));
        }
        _ => {}
    }
    Found { actions: greedy::decide(world, seat, offers, fate, manner.taste), value: None }
}

impl Bot<Sanctum> for Planner {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice> {
        let &Question { seat, offers, .. } = question;
        let manner = &self.manner;
        self.plan.answer(question, &mut self.fate, |world, fate| {
            decide(world, seat, offers, fate, manner)
        })
    }

    fn consider(&mut self, question: &Question<'_, Sanctum>) -> Vec<Prospect> {
        // Thinking aloud changes nothing.
        let mut thinker = self.clone();
        let Some(Choice { index: chosen, .. }) = thinker.choose(question) else {
            return Vec::new();
        };
        let outlooks = outlook::of(question, &mut thinker.fate, &self.budget);
        outlook::prospects(outlooks, &Known { chosen, values: Vec::new() })
    }

    fn limit(&mut self, budget: Budget) {
        self.manner.nodes = budget.begin().left().clamp(LEAST_NODES, MOST_NODES);
        self.budget = budget;
    }
}
