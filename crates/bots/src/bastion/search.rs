//! Search for Bastion: tries the ends its planner finds best for a hero phase, and plays on from
//! each for some turns against the same cards.

use ::bastion::{Action, Bastion};
use tabletop::{Dice as _, Fate, Game, Ignore, SeatSet};

use super::evaluate::Weights;
use super::plan::{End, Phase, is_idle};
use super::planner::{Planner, in_coins, prospects};
use crate::budget::Spending;
use crate::{Bot, Budget, Call, Choice, Prospect, Question};

/// How far it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    /// Tables looked at for each hero phase.
    nodes: u64,
    /// How many ends of the phase are tried.
    ends: usize,
    /// How many turns are played on.
    turns: u32,
}

impl Depth {
    /// The enemy phase, the next hero and its enemy phase.
    pub(super) const NEXT: Depth = Depth { nodes: 8_000, ends: 12, turns: 2 };
    /// Some rounds.
    pub(super) const FAR: Depth = Depth { nodes: 60_000, ends: 24, turns: 6 };
}

/// Tables looked at to find what is worth trying.
const PLAN_NODES: u64 = 1_500;
/// Tables looked at for each turn that is played on.
const TURN_NODES: u64 = 100;
/// Continuations each end gets before the worse half of them is given up.
const ROUND: u64 = 2;
/// How many ends are left when no more are given up.
const FINALISTS: usize = 3;

/// Plays on from the best ends of a phase (rollouts with common random numbers).
#[derive(Clone, Debug)]
pub struct Search {
    planner: Planner,
    fate: Fate,
    depth: Depth,
    budget: Budget,
}

/// An end of a phase, and what came of it.
struct Trial {
    end: End,
    /// Which offer it begins with.
    offer: usize,
    sum: f32,
    count: usize,
}

impl Trial {
    fn new(offer: usize, end: End) -> Self {
        Trial { end, offer, sum: 0.0, count: 0 }
    }

    /// What came of it on average; what it looked like if nothing was tried.
    fn mean(&self) -> f32 {
        if self.count == 0 { self.end.value } else { self.sum / self.count as f32 }
    }
}

impl Search {
    /// A bot that imagines cards to come by the seed.
    pub(super) fn new(seed: u64, depth: Depth) -> Self {
        let budget = Budget::nodes(depth.nodes);
        Search { planner: Planner::new(seed), fate: Fate::new(!seed), depth, budget }
    }

    /// Tries the ends, gives up the worse half of them again and again; best first.
    fn try_out(
        &mut self,
        mut trials: Vec<Trial>,
        company: SeatSet,
        spending: &mut Spending<'_>,
    ) -> Vec<Trial> {
        let salt = u64::from(self.fate.below(u32::MAX)) << 16;
        let mut given_up = Vec::new();
        let best_first = |trials: &mut [Trial]| {
            trials.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        };
        for card in 0.. {
            let fate = Fate::new(salt + card);
            let Some(values) = self.round(&trials, &fate, company, spending) else { break };
            for (trial, value) in trials.iter_mut().zip(values) {
                trial.sum += value;
                trial.count += 1;
            }
            let is_round_over = (card + 1) % ROUND == 0;
            if is_round_over && trials.len() > FINALISTS {
                best_first(&mut trials);
                let half = trials.len().div_ceil(2).max(FINALISTS);
                given_up.splice(0..0, trials.drain(half..));
            }
        }
        best_first(&mut trials);
        trials.append(&mut given_up);
        trials
    }

    /// What comes of each end against the same cards. Nothing if there is nothing to compare, or
    /// no time for all of them: some alone could not be compared with the others.
    fn round(
        &self,
        trials: &[Trial],
        fate: &Fate,
        company: SeatSet,
        spending: &mut Spending<'_>,
    ) -> Option<Vec<f32>> {
        if trials.len() < 2 {
            return None;
        }
        let mut values = Vec::with_capacity(trials.len());
        for trial in trials {
            if spending.is_over() {
                return None;
            }
            let (value, nodes) = play_on(&trial.end.game, self.depth.turns, fate.clone(), company);
            spending.spend(nodes);
            values.push(value);
        }
        Some(values)
    }

    /// Thinks a hero phase through.
    fn think(&mut self, question: &Question<'_, Bastion>, world: &Bastion) -> Option<Choice> {
        let budget = self.budget.clone();
        let mut spending = budget.begin();
        let limit = PLAN_NODES.min(spending.left()).max(1);
        let phase = Phase::new(&Weights::HOUSE, question.company, limit, self.depth.ends);
        let (ends, nodes) = phase.ends(world);
        spending.spend(nodes);
        let trials = ends.into_iter().map(|end| Trial::new(0, end)).collect();
        let best = self.try_out(trials, question.company, &mut spending).into_iter().next()?;
        let value = Some(in_coins(best.mean()));
        let action = match best.end.path.first() {
            None => Action::EndPhase,
            Some(it) if it.seat == question.seat => it.action,
            Some(_) => return None,
        };
        let index = question.offers.iter().position(|it| *it == action)?;
        self.planner.follow(best.end);
        Some(Choice { index, value })
    }
}

impl Bot<Bastion> for Search {
    fn choose(&mut self, question: &Question<'_, Bastion>) -> Option<Choice> {
        if question.offers.is_empty() {
            return None;
        }
        if question.offers.len() == 1 && question.call == Call::Needed {
            return Some(Choice { index: 0, value: None });
        }
        let world = self.planner.world(question);
        if question.call == Call::Needed
            && is_idle(&world)
            && !self.planner.has_plan(&world)
            && let Some(choice) = self.think(question, &world)
        {
            return Some(choice);
        }
        self.planner.decide(question, &world)
    }

    fn consider(&mut self, question: &Question<'_, Bastion>) -> Vec<Prospect> {
        let world = self.planner.world(question);
        let budget = self.budget.clone();
        let mut spending = budget.begin();
        let mut rest = Vec::new();
        let mut trials = Vec::new();
        for (index, value, end) in self.planner.ends(question, &world) {
            match end {
                Some(end) if trials.len() < self.depth.ends => trials.push(Trial::new(index, end)),
                end => rest.push((index, value, end)),
            }
        }
        let trials = self.try_out(trials, question.company, &mut spending);
        // What was not tried is seen with the eyes of the planner, and not better than what was.
        let least = trials.iter().map(Trial::mean).fold(f32::INFINITY, f32::min);
        let tried = trials.into_iter().map(|it| (it.offer, it.mean(), Some(it.end)));
        let rest = rest.into_iter().map(|(index, value, end)| (index, value.min(least), end));
        let mut weighed: Vec<_> = tried.chain(rest).collect();
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        prospects(&world, question.seat, weighed)
    }

    fn limit(&mut self, budget: Budget) {
        self.planner.limit(budget.clone());
        self.budget = budget;
    }
}

/// Plays on from the end of a phase as the planner would; what the table is worth then, and how
/// many tables that took.
fn play_on(start: &Bastion, turns: u32, mut fate: Fate, company: SeatSet) -> (f32, u64) {
    let mut game = start.clone();
    let mut nodes = 1;
    if is_idle(&game) {
        game.act(game.table().active(), Action::EndPhase, &mut Ignore);
    }
    let until = start.turns() + turns;
    while game.outcome().is_none() && game.turns() < until {
        if let Some(stream) = game.pending().chance.lowest() {
            let chance = game.sample(stream, &mut fate);
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let phase = Phase::new(&Weights::HOUSE, company, TURN_NODES, 1);
        let (ends, spent) = phase.ends(&game);
        nodes += spent;
        let Some(end) = ends.into_iter().next() else { break };
        game = end.game;
        if game.outcome().is_none() && is_idle(&game) {
            game.act(game.table().active(), Action::EndPhase, &mut Ignore);
        }
    }
    (result(&game), nodes)
}

/// What a table is worth, with ends of the game on the same scale: what matters is by how much.
fn result(game: &Bastion) -> f32 {
    let Some(outcome) = game.outcome() else { return Weights::HOUSE.value(game) };
    let left = game.table().wall().occupied().count_ones() + game.table().enemy_deck().len() as u32;
    if outcome.is_won() { VICTORY } else { -DEFEAT * left as f32 }
}

/// What a victory is worth against tables that go on.
const VICTORY: f32 = 2_000.0;
/// What each enemy that is left at a defeat costs.
const DEFEAT: f32 = 150.0;
