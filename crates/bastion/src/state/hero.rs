//! A hero: where it stands and what lies in front of it.

use crate::ids::Place;
use crate::sets::{EnemySet, Mana, RitualSet};

/// A hero and everything its player owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hero {
    /// Where it stands.
    pub place: Place,
    /// Its pool.
    pub mana: Mana,
    /// Defeated enemies that are now spells, committed ones included.
    pub spells: EnemySet,
    /// Unperformed rituals.
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
