//! One future of a table of Bastion: the best courses the game could take in it, followed side by
//! side (a beam search).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use ::bastion::{Action, Bastion, Target};
use tabletop::{Fate, Game, Ignore, SeatSet};

use super::effort::Effort;
use super::evaluate::{VICTORY, Weights};
use super::fingerprint::Fold;
use super::phase_search::{PhaseSearch, PlannedAction, is_idle};
use crate::budget::Spending;

/// Tables looked at for each turn of each course, at most.
const TURN_NODES: u64 = 75;
/// The fewest and the most courses that are followed.
const WIDTH: std::ops::RangeInclusive<u64> = 6..=400;
/// How many courses are followed that differ only in discs and cards in hand.
const ALIKE: usize = 3;
/// With this few cards to come the end of the game is in sight.
const LAST_CARDS: usize = 4;
/// What a defeat costs.
const DEFEAT: f32 = 3_000.0;
/// What each enemy that is left at a defeat costs.
const DEFEAT_BY: f32 = 150.0;

/// One future, the same for all courses.
pub(super) struct Beam {
    pub(super) effort: Effort,
    pub(super) company: SeatSet,
    pub(super) seed: u64,
}

/// What comes of the candidates in a future.
pub(super) struct Future {
    /// What each candidate is worth, apart from a victory.
    pub(super) values: Vec<f32>,
    /// A candidate that leads to victory, and the phases that follow it.
    pub(super) victory: Option<(usize, Vec<Vec<PlannedAction>>)>,
}

/// A course the game could take, and the candidate it began with.
struct Course {
    game: Bastion,
    trial: usize,
    value: f32,
    /// The last of its phases, unless it is the candidate itself.
    last: Option<usize>,
}

/// A phase of a course: the one before, and what is done in it.
struct Played {
    before: Option<usize>,
    path: Vec<PlannedAction>,
}

impl Beam {
    /// Follows what comes of candidates, given by the tables they end with. Nothing if not even one
    /// turn could be played on.
    pub(super) fn follow(
        &self,
        trials: &[&Bastion],
        spending: &mut Spending<'_>,
    ) -> Option<Future> {
        let start = |(trial, game): (usize, &&Bastion)| ((*game).clone(), trial, None);
        let mut courses = self.pass(trials.iter().enumerate().map(start).collect(), 0);
        let mut played = Vec::new();
        let turns = turns_to_look(&self.effort, trials.first()?);
        let width = width_within(spending.left(), turns);
        let mut behind = vec![f32::INFINITY; trials.len()];
        let mut best = note_distances(&courses, &mut behind);
        let mut won = courses.first().filter(|it| it.value >= VICTORY);
        for turn in 1..turns {
            if won.is_some() {
                break;
            }
            let next = self.play_on(&courses, u64::from(turn), &mut played, spending);
            let Some(next) = next else {
                if turn == 1 {
                    return None;
                }
                break;
            };
            courses = next;
            // Not before the first turn: offers that lead to the same end are both worth it.
            courses.dedup_by(|one, other| one.value == other.value && one.game == other.game);
            thin_out(&mut courses);
            courses.truncate(width);
            won = courses.first().filter(|it| it.value >= VICTORY);
            // Beyond the usual depth only a victory counts: the few courses that are followed so
            // far say little about how well the others would do.
            if won.is_none() && turn < self.effort.turns {
                best = note_distances(&courses, &mut behind);
            }
        }
        let values = behind.into_iter().map(|it| best - it).collect();
        let victory = won.map(|it| (it.trial, phases_to(&played, it.last)));
        Some(Future { values, victory })
    }

    /// Every course one hero phase and one enemy phase later, best first; nothing if the budget
    /// ends on the way, because some courses alone could not be compared with the others.
    fn play_on(
        &self,
        courses: &[Course],
        turn: u64,
        played: &mut Vec<Played>,
        spending: &mut Spending<'_>,
    ) -> Option<Vec<Course>> {
        let mut games = Vec::with_capacity(courses.len() * self.effort.ends);
        for course in courses {
            if spending.is_over() {
                return None;
            }
            if course.game.outcome().is_some() {
                games.push((course.game.clone(), course.trial, course.last));
                continue;
            }
            let phase =
                PhaseSearch::new(&Weights::HOUSE, self.company, TURN_NODES, self.effort.ends);
            let (ends, nodes) = phase.ends(&course.game);
            spending.spend(nodes);
            for end in ends {
                played.push(Played { before: course.last, path: end.path });
                games.push((end.game, course.trial, Some(played.len() - 1)));
            }
        }
        Some(self.pass(games, turn))
    }

    /// What is worth following after the enemy phase, best first.
    fn pass(&self, games: Vec<(Bastion, usize, Option<usize>)>, turn: u64) -> Vec<Course> {
        let course = |(mut game, trial, last): (Bastion, usize, Option<usize>)| {
            pass(&mut game, &mut Fate::new(self.seed + turn));
            Course { value: result(&game), game, trial, last }
        };
        let mut courses: Vec<Course> = games.into_iter().map(course).collect();
        courses.sort_by(|one, other| other.value.total_cmp(&one.value));
        courses
    }
}

/// The phases up to one, the first one first.
fn phases_to(played: &[Played], last: Option<usize>) -> Vec<Vec<PlannedAction>> {
    let back = std::iter::successors(last, |it| played[*it].before);
    let mut phases: Vec<Vec<PlannedAction>> = back.map(|it| played[it].path.clone()).collect();
    phases.reverse();
    phases
}

/// Keeps the best few of the courses with the same enemies and heroes at the same places: the best
/// course would otherwise crowd out all others with slight variants of itself.
fn thin_out(courses: &mut Vec<Course>) {
    let mut alike: HashMap<u64, usize, BuildHasherDefault<Fold>> = HashMap::default();
    courses.retain(|course| {
        let kept = alike.entry(scene_of(&course.game)).or_default();
        *kept += 1;
        *kept <= ALIKE
    });
}

/// A fingerprint of the places of units and heroes.
fn scene_of(game: &Bastion) -> u64 {
    let table = game.table();
    let mut hasher = Fold::default();
    Target::all().for_each(|it| table.head(it).hash(&mut hasher));
    table.seats().for_each(|it| table.hero(it).place.hash(&mut hasher));
    hasher.finish()
}

/// How many turns to look ahead: all there are if hardly a card is left to come.
fn turns_to_look(effort: &Effort, game: &Bastion) -> u32 {
    let is_last = game.table().enemy_deck.len() <= LAST_CARDS;
    if is_last { effort.last_turns } else { effort.turns }
}

/// How many courses can be followed for this number of turns.
fn width_within(nodes: u64, turns: u32) -> usize {
    (nodes / (u64::from(turns) * TURN_NODES)).clamp(*WIDTH.start(), *WIDTH.end()) as usize
}

/// Notes how far the best course of each candidate is behind the best of all; a candidate none of whose
/// courses is followed any more stays as far behind as it was. The value of the best.
fn note_distances(courses: &[Course], behind: &mut [f32]) -> f32 {
    let best = courses.first().map_or(0.0, |it| it.value);
    // Best first: the last one noted for a candidate is its best course.
    for course in courses.iter().rev() {
        behind[course.trial] = best - course.value;
    }
    best
}

/// Ends the phase, if that is to be done, and lets the enemies act until a seat has to decide.
fn pass(game: &mut Bastion, fate: &mut Fate) {
    if game.outcome().is_none() && is_idle(game) {
        game.act(game.table().active, Action::EndPhase, &mut Ignore);
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
    let left = game.table().wall.occupied().count_ones() + game.table().enemy_deck.len() as u32;
    if outcome.is_won() { VICTORY } else { -DEFEAT - DEFEAT_BY * left as f32 }
}

#[cfg(test)]
mod tests {
    use ::bastion::{Components, Options};

    use super::*;
    use crate::Budget;

    fn course(trial: usize, value: f32) -> Course {
        let game = Bastion::new(Components::house(), &Options::new(2));
        Course { game, trial, value, last: None }
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
    fn of_courses_alike_the_best_few_are_kept() {
        let mut moved = course(9, 1.0);
        pass(&mut moved.game, &mut Fate::new(1));
        let mut courses: Vec<Course> = (0..5).map(|it| course(it, 9.0 - it as f32)).collect();
        courses.push(moved);
        thin_out(&mut courses);
        let kept: Vec<usize> = courses.iter().map(|it| it.trial).collect();
        assert_eq!(kept, [0, 1, 2, 9]);
    }

    #[test]
    fn two_ways_to_one_end_are_both_worth_something() {
        let mut game = Bastion::new(Components::house(), &Options::new(2));
        pass(&mut game, &mut Fate::new(1));
        let (ends, _) = PhaseSearch::new(&Weights::HOUSE, SeatSet::first(2), 200, 1).ends(&game);
        let beam = Beam { effort: Effort::PLANNER, company: SeatSet::first(2), seed: 1 };
        let budget = Budget::nodes(5_000);
        let future = beam.follow(&[&ends[0].game; 2], &mut budget.begin()).expect("nodes enough");
        assert!(future.values.iter().all(|it| it.is_finite()), "{:?}", future.values);
    }

    #[test]
    fn more_nodes_make_the_beam_wider_within_limits() {
        assert_eq!(width_within(0, 8), *WIDTH.start() as usize);
        assert_eq!(width_within(120_000, 8), 200);
        assert_eq!(width_within(u64::MAX, 8), *WIDTH.end() as usize);
    }
}
