//! Why a planner of Bastion likes the end of a phase: what is different there.

use ::bastion::{Bastion, District, EnemyId, Place, Table, Target, walk};
use tabletop::{Game as _, Seat};

use super::features::{Feature, Features};
use super::phase_search::PhaseEnd;
use super::wall;
use crate::Reason;

/// How many reasons are given.
const MOST: usize = 4;

/// What speaks for an end of a phase, the weightiest first.
pub(super) fn of(before: &Bastion, seat: Seat, end: &PhaseEnd) -> Vec<Reason> {
    if let Some(outcome) = end.game.outcome() {
        return vec![Reason::new(if outcome.is_won() { "bastion-wins" } else { "bastion-loses" })];
    }
    let (was, is) = (before.table(), end.game.table());
    let mut reasons = defeated(was, is);
    reasons.extend(freed(was, is));
    reasons.extend(gained(was, is, seat));
    reasons.extend(time(was, is));
    reasons.extend(afterwards(is, seat));
    reasons.extend(next_landing(was, is));
    reasons.truncate(MOST);
    if reasons.is_empty() {
        reasons.push(Reason::new("bastion-waits"));
    }
    reasons
}

/// The enemies that are no longer in play, and the spells they left.
fn defeated(was: &Table, is: &Table) -> Vec<Reason> {
    let in_play = |table: &Table| -> Vec<EnemyId> {
        let units = Target::all().flat_map(|it| table.unit(it).collect::<Vec<_>>());
        units.chain(table.citadel_stack()).collect()
    };
    let left = in_play(is);
    let mut gone = in_play(was);
    gone.retain(|card| !left.contains(card));
    // The top enemy of the citadel is a unit and part of the stack.
    gone.sort_unstable();
    gone.dedup();
    let reason = |card: EnemyId| {
        let spell = was.enemy(card).spell;
        Reason::new("bastion-defeats").thing("enemy", &card).thing("spell", &spell)
    };
    gone.into_iter().map(reason).collect()
}

/// Places that are free again.
fn freed(was: &Table, is: &Table) -> Vec<Reason> {
    let plazas = District::all().filter(|it| was.plaza_is_taken(*it) && !is.plaza_is_taken(*it));
    let mut reasons: Vec<Reason> = plazas
        .map(|it| Reason::new("bastion-frees-plaza").thing("district", &Place::District(it)))
        .collect();
    if was.citadel.is_some() && is.citadel.is_none() {
        reasons.push(Reason::new("bastion-frees-citadel"));
    }
    reasons
}

/// Mana the hero has more or fewer of, and sources that are open again.
fn gained(was: &Table, is: &Table, seat: Seat) -> Vec<Reason> {
    let discs = |table: &Table| i32::from(table.hero(seat).mana.total());
    let open = |table: &Table| {
        let closed =
            District::all().map(|it| table.district_state(it).sources.iter().flatten().count());
        -(closed.sum::<usize>() as i32)
    };
    let mut reasons = Vec::new();
    let more = discs(is) - discs(was);
    if more > 0 {
        reasons.push(Reason::new("bastion-gains").number("discs", more));
    }
    let opened = open(is) - open(was);
    if opened > 0 {
        reasons.push(Reason::new("bastion-opens").number("sources", opened));
    }
    reasons
}

/// How much longer the wall stands.
fn time(was: &Table, is: &Table) -> Option<Reason> {
    let left = |table: &Table| {
        wall::time_left(table.wall.occupied(), table.enemy_deck.len() as u32) as i32
    };
    let more = left(is) - left(was);
    (more > 0).then(|| Reason::new("bastion-time").number("turns", more))
}

/// What the hero can look forward to.
fn afterwards(is: &Table, seat: Seat) -> Option<Reason> {
    let ready = Features::of(is).get(Feature::Ready);
    if is.hero(seat).mana.is_empty() {
        return Some(Reason::new("bastion-empty"));
    }
    (ready > 0.0).then(|| Reason::new("bastion-ready").number("heroes", ready as i32))
}

/// Where the next enemy comes to stand, if that changed.
fn next_landing(was: &Table, is: &Table) -> Option<Reason> {
    let next = |table: &Table| walk::landing(table.wall.occupied());
    let lands = next(is).filter(|_| next(is) != next(was) && !is.enemy_deck.is_empty())?;
    Some(Reason::new("bastion-lands").thing("section", &Target::Wall(lands)))
}
