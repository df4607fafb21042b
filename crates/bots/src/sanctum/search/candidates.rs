//! The ways to go on that are worth a rollout.

use sanctum::{Action, Sanctum, Step};
use tabletop::{Fate, Game, Ignore, Seat};

use super::super::effort::{Effort, Priorities};
use super::super::greedy::rest;
use super::super::planner;
use super::super::prices::Pricing;

/// Other priorities whose Attacks and Blocks are tried.
const OTHER_PRIORITIES: [Priorities; 5] = [
    Priorities { means: 45, progress: 100, rage: 60 },
    Priorities { means: 100, progress: 150, rage: 100 },
    Priorities { means: 100, progress: 60, rage: 100 },
    Priorities { means: 200, progress: 100, rage: 100 },
    Priorities { means: 100, progress: 100, rage: 250 },
];

/// What the planner would do, then everything else that is worth a rollout.
pub(super) fn of(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
) -> Vec<Vec<Action>> {
    let own = planner::decide(world, seat, offers, fate, &Effort::THOROUGH).actions;
    let others = match world.table().breacher {
        None => on_the_way(world, seat, offers),
        Some(_) => in_battle(world, seat, offers, fate),
    };
    let mut candidates = Candidates::default();
    candidates.add(world, seat, own);
    others.into_iter().for_each(|candidate| candidates.add(world, seat, candidate));
    candidates.candidates
}

/// On the journey rollouts tell which demons, which item and which outfit is better; a few turns are
/// too short to judge the rest better than the planner does.
fn on_the_way(world: &Sanctum, seat: Seat, offers: &[Action]) -> Vec<Vec<Action>> {
    let takes: Vec<Action> =
        offers.iter().copied().filter(|it| matches!(it, Action::Take(_))).collect();
    if !takes.is_empty() {
        return singles(&takes);
    }
    match world.table().hero(seat).step {
        Step::Engage => singles(offers),
        Step::Equip => vec![rest::plan(world, seat, Pricing::RuleOfThumb)],
        _ => Vec::new(),
    }
}

/// In the final battle rollouts go to the end, and everything is tried.
fn in_battle(world: &Sanctum, seat: Seat, offers: &[Action], fate: &Fate) -> Vec<Vec<Action>> {
    match world.table().hero(seat).step {
        Step::Attack | Step::Block => with_other_priorities(world, seat, offers, fate),
        Step::Equip => vec![rest::plan(world, seat, Pricing::RuleOfThumb)],
        _ => singles(offers),
    }
}

fn singles(offers: &[Action]) -> Vec<Vec<Action>> {
    offers.iter().map(|action| vec![*action]).collect()
}

/// The same step with other priorities.
fn with_other_priorities(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &Fate,
) -> Vec<Vec<Action>> {
    let candidate = |priorities: &Priorities| {
        let effort = Effort { priorities: *priorities, ..Effort::THOROUGH };
        planner::decide(world, seat, offers, &mut fate.clone(), &effort).actions
    };
    OTHER_PRIORITIES.iter().map(candidate).collect()
}

/// Candidates that lead to different tables.
#[derive(Default)]
struct Candidates {
    candidates: Vec<Vec<Action>>,
    ends: Vec<Sanctum>,
}

impl Candidates {
    fn add(&mut self, world: &Sanctum, seat: Seat, candidate: Vec<Action>) {
        let mut end = world.clone();
        for action in &candidate {
            if end.check(seat, action).is_err() {
                break;
            }
            end.act(seat, *action, &mut Ignore);
        }
        if !self.ends.contains(&end) {
            self.ends.push(end);
            self.candidates.push(candidate);
        }
    }
}
