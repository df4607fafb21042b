//! Where enemy cards lie: the ring of the wall, and cards on top of each other.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{ENEMIES, EnemyId, SECTIONS, Section};

/// No card.
const NONE: u8 = u8::MAX;

fn encode(card: Option<EnemyId>) -> u8 {
    card.map_or(NONE, |card| card.index() as u8)
}

fn decode(byte: u8) -> Option<EnemyId> {
    (byte != NONE).then(|| EnemyId::from_index(usize::from(byte)))
}

/// The 24 wall sections with the host or only card of the unit on each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [key in number]: EnemyId }"))]
pub struct Wall {
    heads: [u8; SECTIONS],
    occupied: u32,
}

impl Default for Wall {
    fn default() -> Self {
        Wall { heads: [NONE; SECTIONS], occupied: 0 }
    }
}

impl Wall {
    /// All sections.
    const ALL: u32 = (1 << SECTIONS) - 1;

    /// The host or only card on a section.
    #[inline]
    pub fn get(&self, section: Section) -> Option<EnemyId> {
        decode(self.heads[section.index()])
    }

    pub(crate) fn put(&mut self, section: Section, card: Option<EnemyId>) {
        self.heads[section.index()] = encode(card);
        match card {
            Some(_) => self.occupied |= section.bit(),
            None => self.occupied &= !section.bit(),
        }
    }

    pub(crate) fn swap(&mut self, a: Section, b: Section) {
        let (on_a, on_b) = (self.get(a), self.get(b));
        self.put(a, on_b);
        self.put(b, on_a);
    }

    /// The occupied sections as a mask, W1 in bit 0.
    #[inline]
    pub const fn occupied(&self) -> u32 {
        self.occupied
    }

    /// The free sections as a mask.
    pub const fn free(&self) -> u32 {
        !self.occupied & Self::ALL
    }

    /// Whether no unit is on it.
    pub const fn is_empty(&self) -> bool {
        self.occupied == 0
    }

    /// The units, by rising section.
    pub fn units(&self) -> impl Iterator<Item = (Section, EnemyId)> + '_ {
        Section::in_mask(self.occupied)
            .filter_map(|section| self.get(section).map(|card| (section, card)))
    }
}

impl Serialize for Wall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.units().map(|(section, card)| (section.number(), card)))
    }
}

impl<'de> Deserialize<'de> for Wall {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut wall = Wall::default();
        for (number, card) in BTreeMap::<u8, EnemyId>::deserialize(deserializer)? {
            let wrong = || serde::de::Error::custom(format!("no wall section {number}: 1 to 24"));
            wall.put(Section::new(number).ok_or_else(wrong)?, Some(card));
        }
        Ok(wall)
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.units()).finish()
    }
}

/// Which card lies under which: symbiotes under their host, citadel cards under the top enemy.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piles([u8; ENEMIES]);

impl Default for Piles {
    fn default() -> Self {
        Piles([NONE; ENEMIES])
    }
}

impl Piles {
    /// The card directly under this one.
    #[inline]
    pub fn below(&self, card: EnemyId) -> Option<EnemyId> {
        decode(self.0[card.index()])
    }

    pub(crate) fn put_below(&mut self, card: EnemyId, below: Option<EnemyId>) {
        self.0[card.index()] = encode(below);
    }

    /// The lowest card of the pile that begins with this one.
    pub(crate) fn lowest(&self, card: EnemyId) -> EnemyId {
        let mut card = card;
        while let Some(below) = self.below(card) {
            card = below;
        }
        card
    }
}

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = EnemyId::all().filter_map(|card| self.below(card).map(|below| (card, below)));
        f.debug_map().entries(pairs).finish()
    }
}
