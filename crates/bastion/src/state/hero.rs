//! A hero: where it stands and what lies in front of it.

use crate::ids::Place;
use crate::sets::{EnemySet, Mana, RitualSet};

/// A hero and everything its player owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hero {
    /// Where it stands; any number of heroes share a place (B-2.14).
    pub place: Place,
    /// Its pool; only the number of discs limits it (B-3.4).
    pub mana: Mana,
    /// Defeated enemies that are now spells, committed ones included. B-12.9, B-12.12: any number,
    /// for the rest of the game; nothing hands them to another hero.
    pub spells: EnemySet,
    /// Unperformed rituals: nothing asks for them but performing (B-13.15).
    pub rituals: RitualSet,
    /// Active artifacts.
    pub artifacts: RitualSet,
}

impl Hero {
    /// A hero that owns nothing, in the citadel.
    pub(crate) const NOBODY: Hero = Hero {
        place: Place::Citadel,
        mana: Mana::NONE,
        spells: EnemySet::EMPTY,
        rituals: RitualSet::EMPTY,
        artifacts: RitualSet::EMPTY,
    };
}
