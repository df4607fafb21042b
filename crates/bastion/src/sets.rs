//! Sets of cards and amounts of mana, as small as they can be. No rule lives here.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tabletop::ParseError;

use crate::ids::{COLORS, Class, Color, ENEMIES, EnemyId, RITUAL_NAMES, RitualId};

/// A set of enemy cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<EnemyId>", into = "Vec<EnemyId>")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct EnemySet(#[cfg_attr(feature = "types", ts(as = "Vec<EnemyId>"))] u128);

impl EnemySet {
    /// No card.
    pub const EMPTY: EnemySet = EnemySet(0);
    /// All 82 cards.
    pub const ALL: EnemySet = EnemySet((1 << ENEMIES) - 1);

    /// The legendary enemies.
    pub const LEGENDS: EnemySet = EnemySet(Self::ALL.0 & !((1 << (12 * COLORS)) - 1));

    /// The six cards of a class.
    pub const fn of_class(class: Class) -> Self {
        EnemySet(0b11_1111 << (class as usize * COLORS))
    }

    /// Whether the two sets share a card.
    pub const fn meets(self, other: EnemySet) -> bool {
        self.0 & other.0 != 0
    }
}

/// A set of ritual cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<RitualId>", into = "Vec<RitualId>")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RitualSet(#[cfg_attr(feature = "types", ts(as = "Vec<RitualId>"))] u128);

impl RitualSet {
    /// No card.
    pub const EMPTY: RitualSet = RitualSet(0);
    /// All cards that can be named; which of them there are is data.
    pub const ALL: RitualSet = RitualSet((1 << RITUAL_NAMES) - 1);
}

tabletop::card_set!(EnemySet of EnemyId, RitualSet of RitualId);

impl From<Vec<EnemyId>> for EnemySet {
    fn from(cards: Vec<EnemyId>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<EnemySet> for Vec<EnemyId> {
    fn from(set: EnemySet) -> Self {
        set.iter().collect()
    }
}

impl From<Vec<RitualId>> for RitualSet {
    fn from(cards: Vec<RitualId>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<RitualSet> for Vec<RitualId> {
    fn from(set: RitualSet) -> Self {
        set.iter().collect()
    }
}

/// An amount of mana: how many discs of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [key in Color]: number }"))]
pub struct Mana([u8; COLORS]);

impl Mana {
    /// No disc.
    pub const NONE: Mana = Mana([0; COLORS]);

    /// The same number of every colour.
    pub const fn each(n: u8) -> Self {
        Mana([n; COLORS])
    }

    /// An amount of discs of one colour.
    pub fn of(color: Color, n: u8) -> Self {
        let mut mana = Mana::NONE;
        mana[color] = n;
        mana
    }

    /// How many discs there are.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no disc.
    pub fn is_empty(self) -> bool {
        self == Mana::NONE
    }

    /// Whether it holds at least as much of each colour.
    pub fn covers(self, other: Mana) -> bool {
        self.0.iter().zip(other.0).all(|(has, needs)| *has >= needs)
    }

    /// As much of each colour as both hold.
    #[must_use]
    pub fn common(self, other: Mana) -> Mana {
        Mana(std::array::from_fn(|index| self.0[index].min(other.0[index])))
    }

    /// Adds what `other` holds.
    pub fn add(&mut self, other: Mana) {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine += more;
        }
    }

    /// Takes away what `other` holds; the caller has made sure it is there.
    pub fn take(&mut self, other: Mana) {
        for (mine, less) in self.0.iter_mut().zip(other.0) {
            *mine -= less;
        }
    }

    /// The colours of which there is at least one disc.
    pub fn colors(self) -> impl Iterator<Item = Color> {
        Color::ALL.iter().copied().filter(move |color| self[*color] > 0)
    }
}

impl Index<Color> for Mana {
    type Output = u8;
    fn index(&self, color: Color) -> &u8 {
        &self.0[color.index()]
    }
}

impl IndexMut<Color> for Mana {
    fn index_mut(&mut self, color: Color) -> &mut u8 {
        &mut self.0[color.index()]
    }
}

/// `red=3 blue=1`, in the fixed order of colours; `nothing` for no disc.
impl fmt::Display for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (index, color) in self.colors().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{color}={}", self[color])?;
        }
        Ok(())
    }
}

impl fmt::Debug for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Mana {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut mana = Mana::NONE;
        if text == "nothing" {
            return Ok(mana);
        }
        for pair in text.split_whitespace() {
            let wrong =
                || ParseError::new(format!("`{pair}` is not an amount of mana such as red=3"));
            let (color, n) = pair.split_once('=').ok_or_else(wrong)?;
            let n: u8 = n.parse().map_err(|_| wrong())?;
            if n > 15 {
                return Err(ParseError::new(format!(
                    "`{pair}`: there are 15 discs of each colour"
                )));
            }
            mana[color.parse()?] = n;
        }
        Ok(mana)
    }
}

impl Serialize for Mana {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Color::ALL.iter().map(|color| (color, self[*color])))
    }
}

impl<'de> Deserialize<'de> for Mana {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let amounts = std::collections::BTreeMap::<Color, u8>::deserialize(deserializer)?;
        let mut mana = Mana::NONE;
        for (color, n) in amounts {
            if n > 15 {
                let reason = format!("{n} {color} discs: there are 15 of each colour");
                return Err(serde::de::Error::custom(reason));
            }
            mana[color] = n;
        }
        Ok(mana)
    }
}
