//! B-10: how enemies walk along the wall. A walk depends on which sections are taken and on nothing
//! else, so it is asked of a mask of sections, W1 in bit 0.

use crate::ids::{SECTIONS, Section};

/// All sections of the wall.
const WALL: u32 = (1 << SECTIONS) - 1;

/// B-10.5, B-10.6, R-10.1: the last section of the first run of free sections at or after
/// `from`. B-2.10: W24 ends the walk, nothing goes round to W1.
fn first_obstacle(occupied: u32, from: u32) -> Option<Section> {
    let free = !occupied & WALL;
    // A free section whose successor is not free: occupied, or the gate beyond W24 (B-10.7).
    let stops = free & from & !(free >> 1);
    (stops != 0).then(|| Section::from_index(stops.trailing_zeros() as usize))
}

/// B-10.5, B-10.8: where an enemy without a placement property lands; B-10.9: nowhere only if
/// no section is free.
pub fn landing(occupied: u32) -> Option<Section> {
    first_obstacle(occupied, u32::MAX)
}

/// B-15.36, B-15.37: where an enemy with Rush lands: the free section nearest to the gate,
/// counted clockwise, or none.
pub fn rush_landing(occupied: u32) -> Option<Section> {
    let free = !occupied & WALL;
    (free != 0).then(|| Section::from_index(free.ilog2() as usize))
}

/// B-10.14 to B-10.17: which unit moves, and where to; no destination means defeat. B-10.20,
/// plazas and citadel are not asked.
pub fn next_mover(occupied: u32) -> Option<(Section, Option<Section>)> {
    let mover = Section::in_mask(occupied).next()?;
    let beyond = !((mover.bit() << 1) - 1);
    Some((mover, first_obstacle(occupied, beyond)))
}
