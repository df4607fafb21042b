//! Search for Bastion: follows the best courses the game could take side by side, turn by turn,
//! against cards it imagines (a beam search), and takes the way that led to the best of them.
//!
//! Hardly anything in Bastion is chance: only the next cards are not known, and they are the same
//! for every course. So it pays more to look at many ways of one future than at many futures.

use ::bastion::{Action, Bastion};
use tabletop::{Fate, Game, Ignore, SeatSet};

use super::evaluate::Weights;
use super::plan::{End, Phase, is_idle};
use super::planner::{Planner, in_coins, prospects};
use crate::budget::Spending;
use crate::{Bot, Budget, Choice, Prospect, Question};

/// How far and how wide it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    /// Tables looked at for each hero phase.
    nodes: u64,
    /// How many ends of a phase are tried.
    ends: usize,
    /// How many turns are played on.
    turns: u32,
    /// How many turns are played on when hardly a card is left to come.
    last_turns: u32,
}

impl Depth {
    /// What the enemies make of it.
    pub(super) const NOW: Depth = Depth { nodes: 4_000, ends: 8, turns: 1, last_turns: 1 };
    /// Two rounds of two heroes.
    pub(super) const NEXT: Depth = Depth { nodes: 24_000, ends: 8, turns: 4, last_turns: 4 };
    /// Some rounds; in the end all of them.
    pub(super) const FAR: Depth = Depth { nodes: 80_000, ends: 8, turns: 8, last_turns: 16 };
}

/// Tables looked at to find what is worth trying.
const PLAN_NODES: u64 = 1_500;
/// Tables looked at for each turn of each course, at most.
const TURN_NODES: u64 = 75;
/// The fewest and the most courses that are followed.
const WIDTH: std::ops::RangeInclusive<u64> = 6..=400;
/// The most futures that are looked at.
const FUTURES: u64 = 8;
/// With so few cards to come the end of the game is in sight.
const LAST_CARDS: usize = 4;

/// Follows the best courses of a game.
#[derive(Clone, Debug)]
pub struct Search {
    planner: Planner,
    depth: Depth,
    budget: Budget,
}

/// A course the game could take, and the trial it began with.
struct Course {
    game: Bastion,
    trial: usize,
    value: f32,
}

/// An end of the phase, and what came of it.
struct Trial {
    end: End,
    /// Which offer it begins with.
    offer: usize,
    /// What it is worth by all futures looked at.
    sum: f32,
    futures: u32,
}

impl Trial {
    fn new(offer: usize, end: End) -> Self {
        Trial { end, offer, sum: 0.0, futures: 0 }
    }

    /// What came of it on average; what it looked like if nothing was tried.
    fn mean(&self) -> f32 {
        if self.futures == 0 { self.end.value } else { self.sum / self.futures as f32 }
    }
}

impl Search {
    /// A bot; the seed changes little, see [`Planner::new`].
    pub(super) fn new(seed: u64, depth: Depth) -> Self {
        let budget = Budget::nodes(depth.nodes);
        Search { planner: Planner::new(seed), depth, budget }
    }

    /// Tries the ends in as many futures as the budget allows; best first.
    fn try_out(
        &self,
        mut trials: Vec<Trial>,
        company: SeatSet,
        spending: &mut Spending<'_>,
    ) -> Vec<Trial> {
        let mut used = 0;
        for future in 0..FUTURES {
            let left = spending.left();
            // A future seen less well than the one before would only blur it.
            if trials.len() < 2 || spending.is_over() || left < used {
                break;
            }
            let seed = seed_of(&trials[0].end.game, future);
            let beam = Beam { depth: self.depth, company, seed };
            let Some(values) = beam.follow(&trials, spending) else { break };
            for (trial, value) in trials.iter_mut().zip(values) {
                trial.sum += value;
                trial.futures += 1;
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
        let phase = Phase::new(&Weights::HOUSE, company, limit, 2 * self.depth.ends);
        let (ends, nodes) = phase.ends(world);
        spending.spend(nodes);
        let trials = ends.into_iter().map(|end| Trial::new(0, end)).collect();
        let best = self.try_out(trials, company, &mut spending).into_iter().next()?;
        let value = in_coins(best.mean());
        self.planner.follow(world, best.end);
        Some(value)
    }
}

/// One future, the same for all courses.
struct Beam {
    depth: Depth,
    company: SeatSet,
    seed: u64,
}

impl Beam {
    /// What comes of each trial in this future. Nothing if not even one turn could be played on.
    fn follow(&self, trials: &[Trial], spending: &mut Spending<'_>) -> Option<Vec<f32>> {
        let games = trials.iter().enumerate().map(|(trial, it)| (it.end.game.clone(), trial));
        let mut courses = self.pass(games.collect(), 0);
        let turns = turns_to_look(&self.depth, &trials.first()?.end.game);
        let width = width_within(spending.left(), turns);
        let mut behind = vec![f32::INFINITY; trials.len()];
        let mut best = note_distances(&courses, &mut behind);
        for turn in 1..turns {
            let Some(next) = self.play_on(&courses, u64::from(turn), spending) else {
                if turn == 1 {
                    return None;
                }
                break;
            };
            courses = next;
            // Not before the first turn: offers that lead to the same end are both worth it.
            courses.dedup_by(|one, other| one.value == other.value && one.game == other.game);
            courses.truncate(width);
            let is_won = courses.first().is_some_and(|it| it.value >= VICTORY);
            // Beyond the usual depth only a victory counts: the few courses that are followed so
            // far say little about how well the others would do.
            if is_won || turn < self.depth.turns {
                best = note_distances(&courses, &mut behind);
            }
            if is_won {
                break;
            }
        }
        Some(behind.into_iter().map(|it| best - it).collect())
    }

    /// Every course one hero phase and one enemy phase later, best first; nothing if the budget
    /// ends on the way, because some courses alone could not be compared with the others.
    fn play_on(
        &self,
        courses: &[Course],
        turn: u64,
        spending: &mut Spending<'_>,
    ) -> Option<Vec<Course>> {
        let mut games = Vec::with_capacity(courses.len() * self.depth.ends);
        for course in courses {
            if spending.is_over() {
                return None;
            }
            if course.game.outcome().is_some() {
                games.push((course.game.clone(), course.trial));
                continue;
            }
            let phase = Phase::new(&Weights::HOUSE, self.company, TURN_NODES, self.depth.ends);
            let (ends, nodes) = phase.ends(&course.game);
            spending.spend(nodes);
            games.extend(ends.into_iter().map(|end| (end.game, course.trial)));
        }
        Some(self.pass(games, turn))
    }

    /// What is worth following after the enemy phase, best first.
    fn pass(&self, games: Vec<(Bastion, usize)>, turn: u64) -> Vec<Course> {
        let course = |(mut game, trial): (Bastion, usize)| {
            pass(&mut game, &mut Fate::new(self.seed + turn));
            Course { value: result(&game), game, trial }
        };
        let mut courses: Vec<Course> = games.into_iter().map(course).collect();
        courses.sort_by(|one, other| other.value.total_cmp(&one.value));
        courses
    }
}

/// What makes a future: the moment alone, so that all bots at a table imagine the same one, want
/// the same, and help each other to it.
fn seed_of(game: &Bastion, future: u64) -> u64 {
    let deck = game.table().enemy_deck().len() as u64;
    (u64::from(game.turns()) << 32) + (deck << 24) + (future << 16)
}

/// How many turns to look ahead: all there are if hardly a card is left to come.
fn turns_to_look(depth: &Depth, game: &Bastion) -> u32 {
    let is_last = game.table().enemy_deck().len() <= LAST_CARDS;
    if is_last { depth.last_turns } else { depth.turns }
}

/// How many courses can be followed for so many turns.
fn width_within(nodes: u64, turns: u32) -> usize {
    (nodes / (u64::from(turns) * TURN_NODES)).clamp(*WIDTH.start(), *WIDTH.end()) as usize
}

/// Notes how far the best course of each trial is behind the best of all; a trial none of whose
/// courses is followed any more stays as far behind as it was. The value of the best.
fn note_distances(courses: &[Course], behind: &mut [f32]) -> f32 {
    let best = courses.first().map_or(0.0, |it| it.value);
    // Best first: the last one noted for a trial is its best course.
    for course in courses.iter().rev() {
        behind[course.trial] = best - course.value;
    }
    best
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
                Some(end) => trials.push(Trial::new(index, end)),
                None => hopeless.push((index, value, None)),
            }
        }
        let trials = self.try_out(trials, question.company, &mut spending);
        let tried = trials.into_iter().map(|it| (it.offer, it.mean(), Some(it.end)));
        prospects(&world, question.seat, tried.chain(hopeless).collect())
    }

    fn limit(&mut self, budget: Budget) {
        self.planner.limit(budget.clone());
        self.budget = budget;
    }
}

/// Ends the phase, if that is to be done, and lets the enemies act until somebody has to decide.
fn pass(game: &mut Bastion, fate: &mut Fate) {
    if game.outcome().is_none() && is_idle(game) {
        game.act(game.table().active(), Action::EndPhase, &mut Ignore);
    }
    while game.outcome().is_none()
        && let Some(stream) = game.pending().chance.lowest()
    {
        let chance = game.sample(stream, fate);
        game.resolve(stream, chance, &mut Ignore);
    }
}

/// What a table is worth, with ends of the game on the same scale: what matters is by how much.
fn result(game: &Bastion) -> f32 {
    let Some(outcome) = game.outcome() else { return Weights::HOUSE.value(game) };
    let left = game.table().wall().occupied().count_ones() + game.table().enemy_deck().len() as u32;
    if outcome.is_won() { VICTORY } else { -DEFEAT - DEFEAT_BY * left as f32 }
}

/// What a victory is worth against tables that go on.
const VICTORY: f32 = 5_000.0;
/// What a defeat costs.
const DEFEAT: f32 = 3_000.0;
/// What each enemy that is left at a defeat costs.
const DEFEAT_BY: f32 = 150.0;

#[cfg(test)]
mod tests {
    use ::bastion::{Components, Options};

    use super::*;

    fn course(trial: usize, value: f32) -> Course {
        Course { game: Bastion::new(Components::house(), &Options::new(2)), trial, value }
    }

    #[test]
    fn a_trial_that_is_not_followed_any_more_stays_as_far_behind_as_it_was() {
        let mut behind = vec![f32::INFINITY; 2];
        let first = [course(0, 50.0), course(1, 30.0), course(1, 10.0)];
        assert_eq!(note_distances(&first, &mut behind), 50.0);
        assert_eq!(behind, [0.0, 20.0]);
        let later = [course(0, 80.0), course(0, 75.0)];
        assert_eq!(note_distances(&later, &mut behind), 80.0);
        assert_eq!(behind, [0.0, 20.0]);
    }

    #[test]
    fn two_ways_to_one_end_are_both_worth_something() {
        let mut game = Bastion::new(Components::house(), &Options::new(2));
        pass(&mut game, &mut Fate::new(1));
        let (ends, _) = Phase::new(&Weights::HOUSE, SeatSet::first(2), 200, 1).ends(&game);
        let trials = [0, 1].map(|offer| Trial::new(offer, ends[0].clone()));
        let beam = Beam { depth: Depth::NEXT, company: SeatSet::first(2), seed: 1 };
        let budget = Budget::nodes(5_000);
        let values = beam.follow(&trials, &mut budget.begin()).expect("nodes enough");
        assert!(values.iter().all(|it| it.is_finite()), "{values:?}");
    }

    #[test]
    fn more_nodes_make_the_beam_wider_within_limits() {
        assert_eq!(width_within(0, 8), *WIDTH.start() as usize);
        assert_eq!(width_within(120_000, 8), 200);
        assert_eq!(width_within(u64::MAX, 8), *WIDTH.end() as usize);
    }
}
