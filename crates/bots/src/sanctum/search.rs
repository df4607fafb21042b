//! Search for Sanctum: tries what the planner would do, and what else there is, in imagined worlds.
//!
//! Every candidate (`candidates.rs`) is played out several times by a quick planner
//! (`rollout.rs`), all candidates in the same worlds with the same luck, until one is better
//! beyond doubt or the budget is spent (`race.rs`). The planner's own way stays the choice unless
//! another one is really better, so that bad luck in a few rollouts does no harm. In the final
//! battle rollouts go to its end; on the journey they go a few turns, and what the hero has then is
//! weighed (`evaluate.rs`).

mod candidates;
mod race;

use sanctum::{Action, Sanctum, Standing};
use tabletop::{Dice, Fate, Game};

use self::race::{Race, Run};
use super::plan_follower::PlanFollower;
use super::rollout::{Rollout, Until};
use super::{evaluate, opinions};
use crate::{Bot, Budget, Choice, Opinion, Question};

/// Decisions in rollouts for each decision of the game.
const NODES: u64 = 2_000;

/// Tries the candidates in imagined worlds.
#[derive(Clone, Debug)]
pub struct Search {
    follower: PlanFollower,
    budget: Budget,
}

impl Search {
    /// A bot that imagines what it cannot see by the seed.
    pub fn new(seed: u64) -> Self {
        Search::with_budget(seed, Budget::nodes(NODES))
    }

    /// The same with a budget for each decision; nodes are decisions in rollouts.
    pub fn with_budget(seed: u64, budget: Budget) -> Self {
        Search { follower: PlanFollower::new(seed), budget }
    }

    /// Runs the candidates against each other, in worlds that look like the table.
    fn race(&mut self, question: &Question<'_, Sanctum>, world: &Sanctum) -> Race {
        let &Question { seat, offers, look, .. } = question;
        let fate = &mut self.follower.fate;
        let mut spending = self.budget.begin();
        let mut race = Race::new(candidates::of(world, seat, offers, fate));
        if race.is_decided() {
            return race;
        }
        let is_journey = world.table().breacher.is_none();
        let until = if is_journey { Until::SomeTurns } else { Until::GameEnds };
        let view = look();
        while !race.is_decided() && !spending.is_over() {
            let seed = u64::from(fate.below(u32::MAX));
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

    /// What is chosen, and what the rollouts say about the offers.
    fn think(
        &mut self,
        question: &Question<'_, Sanctum>,
    ) -> Option<(Choice<Action>, Vec<Opinion<Action>>)> {
        let &Question { seat, offers, .. } = question;
        if offers.is_empty() {
            return None;
        }
        if let Some(action) = self.follower.settled(question) {
            return Some((Choice::new(action), Vec::new()));
        }
        let world = self.follower.world(question);
        let race = self.race(question, &world);
        let action = self.follower.begin(world, seat, offers, race.winner());
        let opinions = race.opinions(offers, action);
        let value = opinions.iter().find(|it| it.action == action).map(|it| it.value);
        Some((Choice { action, value }, opinions))
    }
}

impl Bot<Sanctum> for Search {
    fn choose(&mut self, question: &Question<'_, Sanctum>) -> Option<Choice<Action>> {
        self.think(question).map(|(choice, _)| choice)
    }

    fn consider(&mut self, question: &Question<'_, Sanctum>) -> Vec<Opinion<Action>> {
        // Thinking aloud changes nothing.
        let mut thinker = self.clone();
        let Some((choice, long)) = thinker.think(question) else { return Vec::new() };
        let fate = &mut thinker.follower.fate;
        let short = opinions::after_short_rollouts(question, fate, &self.budget);
        opinions::in_order(choice, &long, short)
    }

    fn limit(&mut self, budget: Budget) {
        self.budget = budget;
    }
}
