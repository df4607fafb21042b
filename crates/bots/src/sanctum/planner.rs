//! Planner for Sanctum: it knows what a Fight can bring.
//!
//! Attack and Block are solved exactly ([`super::solver`]); turns, sets of demons and potions are
//! chosen by what the next Fight is then expected to bring. Everything is weighed in one currency
//! (`prices.rs`); what is not weighed here is left to the rules of thumb of `greedy`.

mod fights;
mod prices;

use sanctum::{Action, Sanctum, Step};
use tabletop::Dice;
use tabletop::{Fate, Seat};

use super::plan::Plan;
use super::{greedy, solver};
use crate::{Bot, Choice, Question};

pub use prices::prices;

/// Nodes for an Attack that is carried out.
const NODES: u64 = 6_000;

/// Solves its Fights, and looks at the next one before it decides anything else.
#[derive(Clone, Debug)]
pub struct Planner {
    fate: Fate,
    plan: Plan,
    nodes: u64,
}

impl Planner {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Planner::with_nodes(seed, NODES)
    }

    /// The same with so many nodes for each Attack.
    pub fn with_nodes(seed: u64, nodes: u64) -> Self {
        Planner { fate: Fate::new(seed), plan: Plan::default(), nodes }
    }

    fn decide(&mut self, world: &Sanctum, seat: Seat, offers: &[Action]) -> Found {
        let table = world.table();
        match table.hero(seat).step {
            Step::Attack | Step::Block => {
                let worth = prices(table, seat);
                let solution = solver::solve(world, seat, &worth, self.nodes);
                if let Some(it) = solution {
                    return Found { actions: it.actions, value: Some(it.value) };
                }
            }
            Step::Prepare => return Found::one(fights::prepare(world, seat, offers, self.seed())),
            Step::Choose => return Found::one(fights::choose(world, seat, offers, self.seed())),
            Step::Engage => return Found::one(fights::engage(world, seat, offers, self.seed())),
            _ => {}
        }
        Found { actions: greedy::decide(world, seat, offers, &mut self.fate), value: None }
    }

    /// A seed for rolls that are compared with each other.
    fn seed(&mut self) -> u64 {
        u64::from(self.fate.below(u32::MAX))
    }
}

/// Decisions, and what they are worth.
struct Found {
    actions: Vec<Action>,
    value: Option<i32>,
}

impl Found {
    fn one((action, value): (Option<Action>, Option<i32>)) -> Self {
        Found { actions: action.into_iter().collect(), value }
    }
}

impl Bot<Sanctum> for Planner {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice> {
        let &Question { seat, call, offers, look, .. } = question;
        if offers.is_empty() {
            return None;
        }
        if let Some(index) = self.plan.settled(seat, call, offers) {
            return Some(Choice { index, value: None });
        }
        let world = self.plan.world(seat, offers, look, &mut self.fate);
        let Found { actions, value } = self.decide(&world, seat, offers);
        let index = self.plan.begin(world, seat, offers, &actions);
        Some(Choice { index, value })
    }
}
