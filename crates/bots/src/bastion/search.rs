//! Search for Bastion: follows the best courses the game could take side by side, turn by turn,
//! against cards it imagines (`beam.rs`), and takes the way that led to the best of them.
//!
//! Hardly anything in Bastion is chance: only the next cards are not known, and they are the same
//! for every course. So it pays more to look at many ways of one future than at many futures.

use ::bastion::Bastion;
use tabletop::{Game as _, SeatSet};

use super::beam::{Beam, VICTORY};
use super::evaluate::Weights;
use super::phase_search::{PhaseEnd, PhaseSearch, PlannedAction};
use super::plan_follower::{PlanFollower, Weighed, in_coins, prospects};
use crate::budget::Spending;
use crate::{Bot, Budget, Choice, Prospect, Question};

/// How far and how wide it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Tables looked at for each hero phase.
    nodes: u64,
    /// How many ends of a phase are tried.
    pub(super) ends: usize,
    /// How many turns are played on.
    pub(super) turns: u32,
    /// How many turns are played on when hardly a card is left to come.
    pub(super) last_turns: u32,
}

impl Effort {
    /// What the enemies make of it.
    pub(super) const GREEDY: Effort = Effort { nodes: 4_000, ends: 8, turns: 1, last_turns: 1 };
    /// Two rounds of two heroes.
    pub(super) const PLANNER: Effort = Effort { nodes: 24_000, ends: 8, turns: 4, last_turns: 4 };
    /// Some rounds; in the end all of them.
    pub(super) const SEARCH: Effort = Effort { nodes: 80_000, ends: 8, turns: 8, last_turns: 16 };
}

/// Tables looked at to find what is worth trying.
const PLAN_NODES: u64 = 1_500;
/// The most futures that are looked at.
const FUTURES: u64 = 8;

/// Follows the best courses of a game.
#[derive(Clone, Debug)]
pub struct Search {
    planner: PlanFollower,
    depth: Effort,
    budget: Budget,
}

/// An end of the phase, and what came of it.
struct Candidate {
    end: PhaseEnd,
    /// Which offer it begins with.
    offer: usize,
    /// What it is worth by all futures looked at, apart from victories.
    sum: f32,
    /// What victories add to that.
    won: f32,
    futures: u32,
    /// The phases after it that lead to victory, if some are known.
    victory: Vec<Vec<PlannedAction>>,
}

impl Candidate {
    fn new(offer: usize, end: PhaseEnd) -> Self {
        Candidate { end, offer, sum: 0.0, won: 0.0, futures: 0, victory: Vec::new() }
    }

    /// What came of it on average; what it looked like if nothing was tried.
    fn mean(&self) -> f32 {
        self.apart_from_victories() + self.won / self.futures.max(1) as f32
    }

    fn apart_from_victories(&self) -> f32 {
        if self.futures == 0 { self.end.value } else { self.sum / self.futures as f32 }
    }
}

impl Search {
    /// A bot; the seed changes little, see [`PlanFollower::new`].
    pub(super) fn new(seed: u64, depth: Effort) -> Self {
        let budget = Budget::nodes(depth.nodes);
        Search { planner: PlanFollower::new(seed), depth, budget }
    }

    /// Tries the ends in as many futures as the budget allows; best first.
    fn try_out(
        &self,
        mut trials: Vec<Candidate>,
        company: SeatSet,
        spending: &mut Spending<'_>,
    ) -> Vec<Candidate> {
        let mut used = 0;
        for future in 0..futures_of(&trials) {
            let left = spending.left();
            // A future seen less well than the one before would only blur it.
            if trials.len() < 2 || spending.is_over() || left < used {
                break;
            }
            let seed = seed_of(&trials[0].end.game, future);
            let beam = Beam { depth: self.depth, company, seed };
            let games: Vec<&Bastion> = trials.iter().map(|it| &it.end.game).collect();
            let Some(future) = beam.follow(&games, spending) else { break };
            for (trial, value) in trials.iter_mut().zip(&future.values) {
                trial.sum += value;
                trial.futures += 1;
            }
            if let Some((trial, phases)) = future.victory {
                trials[trial].won += VICTORY - future.values[trial];
                trials[trial].victory = phases;
            }
            used = left - spending.left();
        }
        trials.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        trials
    }

    /// Thinks the rest of a hero phase through, and plans to go the best way; what it is worth.
    fn think(&mut self, question: &Question<'_, Bastion>, world: &Bastion) -> Option<i32> {
        let budget = self.budget.clone();
        let mut spending = budget.begin();
        let limit = PLAN_NODES.min(spending.left()).max(1);
        let company = self.planner.company(question, world);
        let phase = PhaseSearch::new(&Weights::HOUSE, company, limit, 2 * self.depth.ends);
        let (ends, nodes) = phase.ends(world);
        spending.spend(nodes);
        let trials = ends.into_iter().map(|end| Candidate::new(0, end)).collect();
        let best = self.try_out(trials, company, &mut spending).into_iter().next()?;
        let value = in_coins(best.mean());
        let first = std::iter::once(best.end.path);
        self.planner.follow(world, &first.chain(best.victory).collect::<Vec<_>>());
        Some(value)
    }
}

impl Bot<Bastion> for Search {
    fn choose(&mut self, question: &Question<'_, Bastion>) -> Option<Choice> {
        if question.offers.is_empty() {
            return None;
        }
        if let Some(choice) = self.planner.only_choice(question) {
            return Some(choice);
        }
        let world = self.planner.world(question);
        let has_plan = self.planner.has_plan(&world);
        let value = if has_plan { None } else { self.think(question, &world) };
        let choice = self.planner.decide(question, &world)?;
        Some(Choice { value: choice.value.or(value), ..choice })
    }

    fn consider(&mut self, question: &Question<'_, Bastion>) -> Vec<Prospect> {
        let world = self.planner.world(question);
        let budget = self.budget.clone();
        let mut spending = budget.begin();
        let (mut trials, mut hopeless) = (Vec::new(), Vec::new());
        for (index, value, end) in self.planner.ends(question, &world, question.company) {
            match end {
                Some(end) => trials.push(Candidate::new(index, end)),
                None => hopeless.push((index, value, None)),
            }
        }
        let trials = self.try_out(trials, question.company, &mut spending);
        let values = told_values(&trials);
        let tried = trials.into_iter().zip(values);
        let mut told: Vec<Weighed> =
            tried.map(|(it, value)| (it.offer, value, Some(it.end))).collect();
        told.sort_by(|one, other| other.1.total_cmp(&one.1));
        told.extend(hopeless);
        prospects(&world, question.seat, told)
    }

    fn limit(&mut self, budget: Budget) {
        self.planner.limit(budget.clone());
        self.budget = budget;
    }
}

/// What is told of trials, the best one first. Where the best one leads to victory, the others are behind
/// it by as much as they were before: they may well lead there too, only nobody looked.
fn told_values(trials: &[Candidate]) -> Vec<f32> {
    let is_victory = trials.first().is_some_and(|it| !it.victory.is_empty());
    if !is_victory {
        return trials.iter().map(Candidate::mean).collect();
    }
    let most = trials.iter().map(Candidate::apart_from_victories).fold(f32::MIN, f32::max);
    let behind = |it: &Candidate| (most - it.apart_from_victories()).max(1.0);
    let others = trials.iter().skip(1).map(|it| VICTORY - behind(it));
    std::iter::once(VICTORY).chain(others).collect()
}

/// How many futures there are to look at: without cards to come all are the same.
fn futures_of(trials: &[Candidate]) -> u64 {
    let has_cards = |it: &Candidate| !it.end.game.table().enemy_deck.is_empty();
    if trials.iter().any(has_cards) { FUTURES } else { 1 }
}

/// What makes a future: the moment alone, so that all bots at a table imagine the same one, want
/// the same, and help each other to it.
fn seed_of(game: &Bastion, future: u64) -> u64 {
    let deck = game.table().enemy_deck.len() as u64;
    (u64::from(game.turns()) << 32) + (deck << 24) + (future << 16)
}

#[cfg(test)]
mod tests {
    use ::bastion::Options;
    use tabletop::{Ignore, Viewer};

    use super::super::phase_search::draw_rituals;
    use super::super::training::play;
    use super::*;
    use crate::Call;

    /// Tables of a game without cards to come, at the beginning of a hero phase.
    fn late_tables(seed: u64) -> Vec<Bastion> {
        let mut tables = Vec::new();
        play(&Weights::HOUSE, &Options::new(2), seed, 1, |game, _| {
            if game.table().enemy_deck.is_empty() {
                tables.push(game.clone());
            }
        });
        tables
    }

    #[test]
    fn who_does_not_lead_to_the_victory_that_was_found_is_told_as_far_behind_as_before() {
        let end = PhaseEnd { value: 0.0, game: late_tables(1).remove(0), path: Vec::new() };
        let trial = |sum: f32, won: f32| {
            let victory = if won > 0.0 { vec![Vec::new()] } else { Vec::new() };
            Candidate { sum, won, futures: 1, victory, ..Candidate::new(0, end.clone()) }
        };
        let found = [trial(200.0, 4_800.0), trial(230.0, 0.0), trial(150.0, 0.0)];
        assert_eq!(told_values(&found), [5_000.0, 4_999.0, 4_920.0]);
        assert_eq!(told_values(&found[1..]), [230.0, 150.0]);
    }

    #[test]
    fn a_victory_that_is_foreseen_comes_true() {
        let mut foreseen = 0;
        for table in (0..6).flat_map(late_tables).step_by(3) {
            let mut bot = Search::new(1, Effort::SEARCH);
            bot.limit(Budget::nodes(6_000));
            let look = || table.view(Viewer::Spectator);
            let question = Question::new(table.table().active, Call::Needed, &[], &look);
            if bot.think(&question, &table).is_none_or(|value| value < 5_000) {
                continue;
            }
            foreseen += 1;
            let mut game = table.clone();
            while let Some(deed) = bot.planner.planned(&game) {
                game.act(deed.seat, deed.action, &mut Ignore);
                draw_rituals(&mut game);
            }
            assert!(game.outcome().is_some_and(|it| it.is_won()));
        }
        assert!(foreseen > 0);
    }
}
