//! A heap of gems.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::ParseError;

use crate::ids::Gem;

/// How many gems of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Written"))]
pub struct Gems([u8; 4]);

impl Gems {
    /// How many gems the box holds.
    pub const IN_THE_BOX: u8 = 84;

    /// No gem.
    pub const NONE: Gems = Gems([0; 4]);

    /// Counts of red, green, blue and white gems.
    pub const fn new(counts: [u8; 4]) -> Self {
        Gems(counts)
    }

    /// One gem.
    pub const fn one(gem: Gem) -> Self {
        let mut counts = [0; 4];
        counts[gem.index()] = 1;
        Gems(counts)
    }

    /// How many of a kind.
    #[inline]
    pub const fn of(self, gem: Gem) -> u8 {
        self.0[gem.index()]
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |all, more| all.saturating_add(*more))
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        u32::from_le_bytes(self.0) == 0
    }

    /// Whether all of these are among them.
    pub fn covers(self, other: Gems) -> bool {
        self.0.iter().zip(other.0).all(|(have, wanted)| *have >= wanted)
    }

    /// What is left without these, as far as they are there.
    pub(crate) fn without(self, other: Gems) -> Gems {
        Gems(std::array::from_fn(|gem| self.0[gem].saturating_sub(other.0[gem])))
    }

    /// No game has so many; a position that claims them is refused when they are counted.
    pub(crate) fn add(&mut self, other: Gems) {
        self.0.iter_mut().zip(other.0).for_each(|(have, more)| *have = have.saturating_add(more));
    }

    pub(crate) fn take(&mut self, other: Gems) {
        self.0.iter_mut().zip(other.0).for_each(|(have, less)| *have -= less);
    }
}

/// `red white`: each gem by its name.
impl fmt::Display for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut is_first = true;
        for gem in Gem::ALL {
            for _ in 0..self.of(gem) {
                if !is_first {
                    f.write_str(" ")?;
                }
                is_first = false;
                write!(f, "{gem}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Gems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gems({self})")
    }
}

/// `{"red": 2, "white": 1}`: kinds without a gem are left out.
#[derive(Serialize, Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Written {
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    red: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    green: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    blue: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    white: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl TryFrom<Written> for Gems {
    type Error = ParseError;

    fn try_from(written: Written) -> Result<Self, ParseError> {
        let counts = [written.red, written.green, written.blue, written.white];
        let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        if all > u32::from(Gems::IN_THE_BOX) {
            let reason = format!("{all} gems: there are {} in all", Gems::IN_THE_BOX);
            return Err(ParseError::new(reason));
        }
        Ok(Gems(counts))
    }
}

impl From<Gems> for Written {
    fn from(gems: Gems) -> Written {
        let [red, green, blue, white] = gems.0;
        Written { red, green, blue, white }
    }
}
