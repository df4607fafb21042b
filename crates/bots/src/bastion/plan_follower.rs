//! PlanFollower for Bastion: thinks a whole hero phase through, with the help of the others' spells.

use ::bastion::{Action, Bastion};
use tabletop::{Fate, Game, Seat, SeatSet};

use super::evaluate::Weights;
use super::phase_search::{NOWHERE, PhaseEnd, PhaseSearch, PlannedAction};
use super::plan::Plan;
use super::reasons;
use crate::{Budget, Call, Choice, Prospect, Question};

/// Tables looked at for each decision.
const NODES: u64 = 1_500;

/// Plans hero phases, and follows its plan as long as the table is as it was foreseen.
#[derive(Clone, Debug)]
pub(super) struct PlanFollower {
    fate: Fate,
    budget: Budget,
    plan: Plan,
    /// The turn in which help that was planned did not come.
    let_down: Option<u32>,
}

impl PlanFollower {
    /// A bot; nothing is hidden in Bastion but the order of decks, so a seed changes little.
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

    /// From now on it goes this way, phase after phase, as long as nothing comes between.
    pub(super) fn follow(&mut self, world: &Bastion, phases: &[Vec<PlannedAction>]) {
        self.plan = Plan::through(world, phases);
    }

    /// Whose help it counts on: in a turn in which help did not come, on nobody's.
    pub(super) fn company(&self, question: &Question<'_, Bastion>, world: &Bastion) -> SeatSet {
        let is_alone = self.let_down == Some(world.turns());
        if is_alone { SeatSet::only(question.seat) } else { question.company }
    }

    /// Nobody came to help: from now on it goes alone, until the next turn.
    fn give_up(&mut self, world: &Bastion) {
        self.let_down = Some(world.turns());
        self.plan = Plan::default();
    }

    /// What is to be done where nothing is to be decided.
    pub(super) fn only_choice(&mut self, question: &Question<'_, Bastion>) -> Option<Choice> {
        let [only] = question.offers else { return None };
        if question.call == Call::Optional {
            return None;
        }
        if *only == Action::CallOff {
            let world = self.world(question);
            self.give_up(&world);
        }
        Some(Choice { index: 0, value: None })
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
    ) -> Option<Choice> {
        let offered = |action: Action| question.offers.iter().position(|it| *it == action);
        match self.planned(world) {
            Some(PlannedAction { seat, action }) if seat == question.seat => {
                if let Some(index) = offered(action) {
                    return Some(Choice { index, value: None });
                }
            }
            Some(_) if question.call == Call::Optional => return None,
            _ => {}
        }
        let company = self.company(question, world);
        let phase = PhaseSearch::new(&Weights::HOUSE, company, self.nodes(), 1);
        let (best, _) = phase.ends(world);
        let best = best.into_iter().next();
        let Some(end) = best.filter(|it| !it.path.is_empty()) else {
            return self.nothing_better(question, world);
        };
        let PlannedAction { seat, action } = end.path[0];
        let value = Some(in_coins(end.value));
        self.follow(world, &[end.path]);
        match offered(action) {
            Some(index) if seat == question.seat => Some(Choice { index, value }),
            _ if question.call == Call::Optional => None,
            _ => self.nothing_better(question, world),
        }
    }

    /// What is left where the plan is to do nothing, or to wait for somebody who does not come.
    fn nothing_better(
        &mut self,
        question: &Question<'_, Bastion>,
        world: &Bastion,
    ) -> Option<Choice> {
        if question.call == Call::Optional {
            return None;
        }
        self.give_up(world);
        let alone = SeatSet::only(question.seat);
        let (index, value, _) = self.ends(question, world, alone).into_iter().next()?;
        Some(Choice { index, value: (value > NOWHERE).then(|| in_coins(value)) })
    }

    /// How much it may think from now on.
    pub(super) fn limit(&mut self, budget: Budget) {
        self.budget = budget;
    }

    fn nodes(&self) -> u64 {
        self.budget.begin().left().clamp(1, NODES)
    }

    /// What it thinks of each offer: the best end it can lead to.
    pub(super) fn ends(
        &self,
        question: &Question<'_, Bastion>,
        world: &Bastion,
        company: SeatSet,
    ) -> Vec<Weighed> {
        let share = (self.nodes() / question.offers.len().max(1) as u64).max(40);
        let spending = self.budget.begin();
        let mut weighed = Vec::new();
        for (index, offer) in question.offers.iter().enumerate() {
            let limit = if spending.is_over() { 1 } else { share };
            let phase = PhaseSearch::new(&Weights::HOUSE, company, limit, 1);
            let (end, _) = phase.end_of(world, question.seat, *offer);
            let value = end.as_ref().map_or(NOWHERE, |it| it.value);
            weighed.push((index, value, end));
        }
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        weighed
    }
}

/// An offer, what it is worth, and where it leads to.
pub(super) type Weighed = (usize, f32, Option<PhaseEnd>);

/// What there is to say of offers that were weighed.
pub(super) fn prospects(world: &Bastion, seat: Seat, weighed: Vec<Weighed>) -> Vec<Prospect> {
    let prospect = |(index, value, end): Weighed| {
        let reasons = end.map(|it| reasons::of(world, seat, &it));
        Prospect { index, value: in_coins(value), reasons: reasons.unwrap_or_default() }
    };
    weighed.into_iter().map(prospect).collect()
}

/// A value in the coin of prospects, within what can be counted.
pub(super) fn in_coins(value: f32) -> i32 {
    value.round().clamp(-1e6, 1e6) as i32
}
