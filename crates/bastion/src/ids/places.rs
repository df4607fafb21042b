//! Places: the ring of districts and wall sections, the citadel, where heroes and enemies are.

use std::fmt;
use std::str::FromStr;

use tabletop::ParseError;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{DISTRICTS, SECTIONS, numbered};

/// A district, D1 to D6 counter-clockwise; D1 is the camp district (B-2.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct District(u8);

impl District {
    /// The camp district. B-1.6, R-2.1: camp and gate are one place, just before its first section.
    pub const CAMP: District = District(0);

    /// The district with this number, 1 to 6.
    pub fn new(number: u8) -> Option<Self> {
        (1..=DISTRICTS as u8).contains(&number).then(|| District(number - 1))
    }

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its index, for arrays with one entry per district.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The district with this index.
    ///
    /// # Panics
    /// When there is no such district.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < DISTRICTS, "there are six districts");
        District(index as u8)
    }

    /// All districts, counter-clockwise from the camp.
    pub fn all() -> impl DoubleEndedIterator<Item = District> + Clone {
        (0..DISTRICTS as u8).map(District)
    }

    /// The next one counter-clockwise; D6 is followed by D1 (B-2.21, R-2.7).
    pub const fn next(self) -> District {
        District((self.0 + 1) % DISTRICTS as u8)
    }

    /// The next one clockwise.
    const fn previous(self) -> District {
        District((self.0 + DISTRICTS as u8 - 1) % DISTRICTS as u8)
    }

    /// B-2.23: the smaller number of borders crossed round the ring.: the camp counts as D1.
    pub const fn distance(self, other: District) -> u8 {
        let apart = self.0.abs_diff(other.0);
        if apart < 3 { apart } else { DISTRICTS as u8 - apart }
    }

    /// B-2.8: its four wall sections as a mask, W1 in bit 0.
    pub const fn sections(self) -> u32 {
        0b1111 << (4 * self.0)
    }
}

impl Serialize for District {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for District {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let reason = || serde::de::Error::custom(format!("no district {number}: 1 to 6"));
        District::new(number).ok_or_else(reason)
    }
}

impl fmt::Debug for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "D{}", self.number())
    }
}

/// A wall section, W1 to W24 counter-clockwise from the gate (B-2.6, B-2.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Section(u8);

impl Section {
    /// The section with this number, 1 to 24.
    pub fn new(number: u8) -> Option<Self> {
        (1..=SECTIONS as u8).contains(&number).then(|| Section(number - 1))
    }

    /// Its number, 1 to 24.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its index, for arrays with one entry per section.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The section with this index.
    ///
    /// # Panics
    /// When there is no such section.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < SECTIONS, "the wall has 24 sections");
        Section(index as u8)
    }

    /// B-2.8: the district it belongs to.
    pub const fn district(self) -> District {
        District(self.0 / 4)
    }

    /// Its bit in a mask of sections.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The sections in a mask, in rising order.
    pub fn in_mask(mask: u32) -> impl Iterator<Item = Section> {
        bits(mask).map(Section)
    }
}

/// The numbers of the bits that are set, in rising order.
fn bits(mask: u32) -> impl Iterator<Item = u8> {
    std::iter::successors(Some(mask), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|rest| *rest != 0)
        .map(|rest| rest.trailing_zeros() as u8)
}

impl Serialize for Section {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl fmt::Debug for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "W{}", self.number())
    }
}

/// Where a hero can stand: `citadel`, `district/3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "\"citadel\" | `district/${number}`"))]
pub enum Place {
    /// The citadel in the centre; it belongs to no district.
    Citadel,
    /// A district; a hero there is at everything in it (B-2.16).
    District(District),
}

impl Place {
    /// The citadel and the six districts.
    pub fn all() -> impl Iterator<Item = Place> {
        std::iter::once(Place::Citadel).chain(District::all().map(Place::District))
    }

    /// B-2.2, B-2.3: a district touches its ring neighbours and the citadel.
    pub fn is_adjacent(self, other: Place) -> bool {
        match (self, other) {
            (Place::Citadel, Place::Citadel) => false,
            (Place::Citadel, Place::District(_)) | (Place::District(_), Place::Citadel) => true,
            (Place::District(a), Place::District(b)) => a.distance(b) == 1,
        }
    }

    /// The places next to this one, in the order of [`Place::all`].
    pub fn neighbours(self) -> impl Iterator<Item = Place> {
        // The citadel in bit 0, then the ring of districts.
        let mask: u32 = match self {
            Place::Citadel => 0b111_1110,
            Place::District(it) => 0b1 | 0b10 << it.next().0 | 0b10 << it.previous().0,
        };
        bits(mask).map(|bit| match bit {
            0 => Place::Citadel,
            _ => Place::District(District(bit - 1)),
        })
    }

    /// The district, if it is one.
    pub const fn district(self) -> Option<District> {
        match self {
            Place::Citadel => None,
            Place::District(district) => Some(district),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Citadel => f.write_str("citadel"),
            Place::District(district) => write!(f, "district/{}", district.number()),
        }
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "citadel" {
            return Ok(Place::Citadel);
        }
        numbered(text, "district").and_then(District::new).map(Place::District).ok_or_else(|| {
            ParseError::new(format!(
                "`{text}` is not a place for a hero: `citadel`, or `district/1` to `district/6`"
            ))
        })
    }
}

/// Where an enemy unit can be attacked: `wall/17`, `plaza/3`, `citadel`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "`wall/${number}` | `plaza/${number}` | \"citadel\"")
)]
pub enum Target {
    /// The unit on a wall section.
    Wall(Section),
    /// The unit on the plaza of a district.
    Plaza(District),
    /// The top enemy of the citadel; a covered one is no target (B-15.51).
    Citadel,
}

impl Target {
    /// B-2.15: the district an enemy there is in; one in the citadel is in none.
    pub const fn district(self) -> Option<District> {
        match self {
            Target::Wall(section) => Some(section.district()),
            Target::Plaza(district) => Some(district),
            Target::Citadel => None,
        }
    }

    /// Every place an enemy can be attacked at.
    pub fn all() -> impl Iterator<Item = Target> {
        (0..SECTIONS as u8)
            .map(|index| Target::Wall(Section(index)))
            .chain(District::all().map(Target::Plaza))
            .chain([Target::Citadel])
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Wall(section) => write!(f, "wall/{}", section.number()),
            Target::Plaza(district) => write!(f, "plaza/{}", district.number()),
            Target::Citadel => f.write_str("citadel"),
        }
    }
}

impl FromStr for Target {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "citadel" {
            return Ok(Target::Citadel);
        }
        let wall = || numbered(text, "wall").and_then(Section::new).map(Target::Wall);
        let plaza = || numbered(text, "plaza").and_then(District::new).map(Target::Plaza);
        wall().or_else(plaza).ok_or_else(|| {
            ParseError::new(format!("`{text}` is not a place of an enemy: `wall/1` to `wall/24`, `plaza/1` to `plaza/6`, or `citadel`"))
        })
    }
}
