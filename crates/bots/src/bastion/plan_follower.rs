//! Follows a plan as long as the table is as it was foreseen, and makes a new one where it is not:
//! it thinks the rest of a hero phase through, with the help of the others' spells.

use ::bastion::{Action, Bastion};
use tabletop::{Fate, Game, SeatSet};

use super::evaluate::{Weights, in_coins};
use super::opinions::{self, NOWHERE, WeighedOffer};
use super::phase_search::{PhaseSearch, PlannedAction};
use super::plan::Plan;
use crate::{Budget, Call, Choice, Question};

/// Tables looked at for each decision.
const NODES: u64 = 1_500;

/// What a bot remembers from one decision to the next.
#[derive(Clone, Debug)]
pub(super) struct PlanFollower {
    fate: Fate,
    budget: Budget,
    plan: Plan,
    /// The turn in which help that was planned did not come.
    let_down: Option<u32>,
}

impl PlanFollower {
    /// No plan yet. Nothing is hidden in Bastion but the order of decks, so a seed changes little.
    pub(super) fn new(seed: u64) -> Self {
        PlanFollower {
            fate: Fate::new(seed),
            budget: Budget::nodes(NODES),
            plan: Plan::default(),
            let_down: None,
        }
    }

    /// The table as the seat sees it.
    pub(super) fn world(&mut self, question: &Question<'_, Bastion>) -> Bastion {
        Bastion::imagine(&(question.look)(), &mut self.fate)
    }

    /// Follows these phases from now on, as long as nothing comes between.
    pub(super) fn follow(&mut self, world: &Bastion, phases: &[Vec<PlannedAction>]) {
        self.plan = Plan::through(world, phases);
    }

    /// The seats whose help it counts on. In a turn in which help did not come it counts on none.
    pub(super) fn company(&self, question: &Question<'_, Bastion>, world: &Bastion) -> SeatSet {
        let is_alone = self.let_down == Some(world.turns());
        if is_alone { SeatSet::only(question.seat) } else { question.company }
    }

    /// Help did not come: until the next turn it counts on none.
    fn give_up(&mut self, world: &Bastion) {
        self.let_down = Some(world.turns());
        self.plan = Plan::default();
    }

    /// The answer where there is only one.
    pub(super) fn only_choice(
        &mut self,
        question: &Question<'_, Bastion>,
    ) -> Option<Choice<Action>> {
        let [only] = question.offers else { return None };
        if question.call == Call::Optional {
            return None;
        }
        if *only == Action::CallOff {
            let world = self.world(question);
            self.give_up(&world);
        }
        Some(Choice::new(*only))
    }

    /// What its plan says of a table.
    pub(super) fn planned(&self, world: &Bastion) -> Option<PlannedAction> {
        self.plan.at(world)
    }

    /// Whether its plan goes on from a table, or one to victory still can.
    pub(super) fn has_plan(&mut self, world: &Bastion) -> bool {
        if self.planned(world).is_some() {
            return true;
        }
        let resumed = self.plan.resumed(world);
        let is_resumed = resumed.is_some();
        self.plan = resumed.unwrap_or_default();
        is_resumed
    }

    /// The decision at a table, by the plan or by a new one.
    pub(super) fn decide(
        &mut self,
        question: &Question<'_, Bastion>,
        world: &Bastion,
    ) -> Option<Choice<Action>> {
        if let Some(PlannedAction { seat, action }) = self.planned(world) {
            let is_own = seat == question.seat;
            if is_own && question.offers.contains(&action) {
                return Some(Choice::new(action));
            }
            if !is_own && question.call == Call::Optional {
                return None;
            }
        }
        let company = self.company(question, world);
        let search = PhaseSearch::new(&Weights::HOUSE, company, self.nodes(), 1);
        let (best, _) = search.ends(world);
        let best = best.into_iter().next();
        let Some(end) = best.filter(|it| !it.path.is_empty()) else {
            return self.nothing_better(question, world);
        };
        let PlannedAction { seat, action } = end.path[0];
        let value = Some(in_coins(end.value));
        self.follow(world, &[end.path]);
        if seat == question.seat && question.offers.contains(&action) {
            Some(Choice { action, value })
        } else if question.call == Call::Optional {
            None
        } else {
            self.nothing_better(question, world)
        }
    }

    /// The best offer where the plan is to do nothing, or to wait for help that does not come.
    fn nothing_better(
        &mut self,
        question: &Question<'_, Bastion>,
        world: &Bastion,
    ) -> Option<Choice<Action>> {
        if question.call == Call::Optional {
            return None;
        }
        self.give_up(world);
        let alone = SeatSet::only(question.seat);
        let best = self.weigh(question, world, alone).into_iter().next()?;
        let value = (best.value > NOWHERE).then(|| in_coins(best.value));
        Some(Choice { action: best.action, value })
    }

    /// Weighs each offer by the best end of the phase it can lead to, best first.
    pub(super) fn weigh(
        &self,
        question: &Question<'_, Bastion>,
        world: &Bastion,
        company: SeatSet,
    ) -> Vec<WeighedOffer> {
        opinions::weigh(question, world, company, self.nodes(), &self.budget)
    }

    /// How much it may think from now on.
    pub(super) fn limit(&mut self, budget: Budget) {
        self.budget = budget;
    }

    fn nodes(&self) -> u64 {
        self.budget.begin().left().clamp(1, NODES)
    }
}
