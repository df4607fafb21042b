//! Search for Sanctum: tries what the planner would do, and what else there is, in imagined worlds.
//!
//! Every candidate to go on (`candidates.rs`) is played out several times by a quick planner
//! (`rollout`), all candidates in the same worlds with the same luck, until one is better beyond
//! doubt or the budget is spent (`race.rs`). What the planner would do stays the choice unless
//! another candidate is really better, so that bad luck in a few trials does no harm. In the final battle
//! trials go to its end; on the journey they go a few turns, and what the hero has then is weighed
//! (`evaluate`).

mod candidates;
mod race;

use sanctum::{Sanctum, Standing};
use tabletop::{Dice, Fate, Game};

use self::race::{Race, Run};
use super::opinions::Known;
use super::plan_follower::Plan;
use super::rollout::{Rollout, Until};
use super::{evaluate, opinions};
use crate::{Bot, Budget, Choice, Prospect, Question};

/// Decisions of trials for each decision of the game.
const NODES: u64 = 2_000;

/// Tries the candidates to go on in imagined worlds.
#[derive(Clone, Debug)]
pub struct Search {
    fate: Fate,
    plan: Plan,
    budget: Budget,
}

impl Search {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Search::with_budget(seed, Budget::nodes(NODES))
    }

    /// The same with a budget for each decision; nodes are decisions in trials.
    pub fn with_budget(seed: u64, budget: Budget) -> Self {
        Search { fate: Fate::new(seed), plan: Plan::default(), budget }
    }

    /// Runs the candidates to go on against each other, in worlds that look like the table.
    fn race(&mut self, question: &Question<'_, Sanctum>, world: &Sanctum) -> Race {
        let &Question { seat, offers, look, .. } = question;
        let mut spending = self.budget.begin();
        let mut race = Race::new(candidates::of(world, seat, offers, &mut self.fate));
        if race.is_decided() {
            return race;
        }
        let is_journey = world.table().breacher.is_none();
        let until = if is_journey { Until::SomeTurns } else { Until::GameEnds };
        let view = look();
        while !race.is_decided() && !spending.is_over() {
            let seed = u64::from(self.fate.below(u32::MAX));
            let world = Sanctum::imagine(&view, &mut Fate::new(seed));
            race.run(|candidate| {
                if spending.is_out_of_time() {
                    return None;
                }
                let rollout = Rollout::of(world.clone(), seat, candidate, seed, until);
                spending.spend(rollout.decisions);
                let survived = rollout.world.table().hero(seat).standing == Standing::Victorious;
                Some(Run { value: evaluate::of(&rollout.world, seat), survived })
            });
        }
        race
    }

    /// What the trials say about the offers, and which is chosen.
    fn known(&mut self, question: &Question<'_, Sanctum>) -> Known {
        let &Question { seat, call, offers, look, .. } = question;
        if let Some(index) = self.plan.settled(seat, call, offers) {
            return Known { chosen: index, values: Vec::new() };
        }
        let world = self.plan.world(seat, offers, look, &mut self.fate);
        let race = self.race(question, &world);
        let chosen = self.plan.begin(world, seat, offers, race.winner());
        Known { chosen, values: race.values(offers, chosen) }
    }
}

impl Bot<Sanctum> for Search {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice> {
        if question.offers.is_empty() {
            return None;
        }
        let known = self.known(question);
        Some(Choice { index: known.chosen, value: known.value() })
    }

    fn consider(&mut self, question: &Question<'_, Sanctum>) -> Vec<Prospect> {
        if question.offers.is_empty() {
            return Vec::new();
        }
        // Thinking aloud changes nothing.
        let mut thinker = self.clone();
        let known = thinker.known(question);
        let outlooks = opinions::of(question, &mut thinker.fate, &self.budget);
        opinions::prospects(outlooks, &known)
    }

    fn limit(&mut self, budget: Budget) {
        self.budget = budget;
    }
}
