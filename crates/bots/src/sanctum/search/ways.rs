//! The ways to go on that are worth a trial.

use sanctum::{Action, Sanctum, Step};
use tabletop::{Fate, Game, Ignore, Seat};

use super::super::greedy::rest;
use super::super::planner::{self, Manner, Temper};
use super::super::taste::Taste;

/// Other tempers whose Attacks and Blocks are tried.
const TEMPERS: [Temper; 5] = [
    Temper { means: 45, progress: 100, rage: 60 },
    Temper { means: 100, progress: 150, rage: 100 },
    Temper { means: 100, progress: 60, rage: 100 },
    Temper { means: 200, progress: 100, rage: 100 },
    Temper { means: 100, progress: 100, rage: 250 },
];

/// What the planner would do, then everything else that is worth a trial.
pub(super) fn of(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
) -> Vec<Vec<Action>> {
    let own = planner::decide(world, seat, offers, fate, &Manner::THOROUGH).actions;
    let others = match world.table().breacher {
        None => on_the_way(world, seat, offers),
        Some(_) => in_battle(world, seat, offers, fate),
    };
    let mut ways = Ways::default();
    ways.add(world, seat, own);
    others.into_iter().for_each(|way| ways.add(world, seat, way));
    ways.ways
}

/// On the journey trials tell which demons, which item and which outfit is better; a few turns are
/// too short to judge the rest better than the planner does.
fn on_the_way(world: &Sanctum, seat: Seat, offers: &[Action]) -> Vec<Vec<Action>> {
    let takes: Vec<Action> =
        offers.iter().copied().filter(|it| matches!(it, Action::Take(_))).collect();
    if !takes.is_empty() {
        return singles(&takes);
    }
    match world.table().hero(seat).step {
        Step::Engage => singles(offers),
        Step::Equip => vec![rest::plan(world, seat, Taste::Thumb)],
        _ => Vec::new(),
    }
}

/// In the final battle trials go to the end, and everything is tried.
fn in_battle(world: &Sanctum, seat: Seat, offers: &[Action], fate: &Fate) -> Vec<Vec<Action>> {
    match world.table().hero(seat).step {
        Step::Attack | Step::Block => tempered(world, seat, offers, fate),
        Step::Equip => vec![rest::plan(world, seat, Taste::Thumb)],
        _ => singles(offers),
    }
}

fn singles(offers: &[Action]) -> Vec<Vec<Action>> {
    offers.iter().map(|action| vec![*action]).collect()
}

/// The same step by somebody who cares for other things.
fn tempered(world: &Sanctum, seat: Seat, offers: &[Action], fate: &Fate) -> Vec<Vec<Action>> {
    let way = |temper: &Temper| {
        let manner = Manner { temper: *temper, ..Manner::THOROUGH };
        planner::decide(world, seat, offers, &mut fate.clone(), &manner).actions
    };
    TEMPERS.iter().map(way).collect()
}

/// Ways that lead to different tables.
#[derive(Default)]
struct Ways {
    ways: Vec<Vec<Action>>,
    ends: Vec<Sanctum>,
}

impl Ways {
    fn add(&mut self, world: &Sanctum, seat: Seat, way: Vec<Action>) {
        let mut end = world.clone();
        for action in &way {
            if end.check(seat, action).is_err() {
                break;
            }
            end.act(seat, *action, &mut Ignore);
        }
        if !self.ends.contains(&end) {
            self.ends.push(end);
            self.ways.push(way);
        }
    }
}
