//! Sets of cards and amounts of mana, as small as they can be. No rule lives here.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

use crate::ids::{COLORS, Class, Color, ENEMIES, EnemyId, RITUALS, RitualId};

/// A set of enemy cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<EnemyId>", into = "Vec<EnemyId>")]
pub struct EnemySet(u128);

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

    /// The card at a place of its rising order.
    pub fn nth(self, n: usize) -> Option<EnemyId> {
        self.iter().nth(n)
    }
}

/// A set of ritual cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<RitualId>", into = "Vec<RitualId>")]
pub struct RitualSet(u32);

impl RitualSet {
    /// No card.
    pub const EMPTY: RitualSet = RitualSet(0);
    /// All 30 cards.
    pub const ALL: RitualSet = RitualSet((1 << RITUALS) - 1);
}

/// What both kinds of card sets can do.
macro_rules! card_set {
    ($($set:ident of $card:ident),*) => {$(
        impl $set {
            /// Just this card.
            pub const fn only(card: $card) -> Self {
                $set(1 << card.index())
            }

            /// Whether the card is in it.
            pub const fn contains(self, card: $card) -> bool {
                self.0 & (1 << card.index()) != 0
            }

            /// Adds a card.
            pub fn insert(&mut self, card: $card) {
                self.0 |= 1 << card.index();
            }

            /// Takes a card out.
            pub fn remove(&mut self, card: $card) {
                self.0 &= !(1 << card.index());
            }

            /// Whether there is no card in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many cards are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Its cards in rising order.
            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let lowest = rest.trailing_zeros() as usize;
                    let card = (rest != 0).then(|| $card::from_index(lowest));
                    rest &= rest.wrapping_sub(1);
                    card
                })
            }
        }

        impl BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl Not for $set {
            type Output = $set;
            fn not(self) -> $set {
                $set(!self.0 & Self::ALL.0)
            }
        }

        impl FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> Self {
                let mut set = $set::EMPTY;
                for card in cards {
                    set.insert(card);
                }
                set
            }
        }

        impl From<Vec<$card>> for $set {
            fn from(cards: Vec<$card>) -> Self {
                cards.into_iter().collect()
            }
        }

        impl From<$set> for Vec<$card> {
            fn from(set: $set) -> Self {
                set.iter().collect()
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    )*};
}
card_set!(EnemySet of EnemyId, RitualSet of RitualId);

/// An amount of mana: how many discs of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mana([u8; COLORS]);

impl Mana {
    /// No disc.
    pub const NONE: Mana = Mana([0; COLORS]);

    /// The same number of every colour.
    pub const fn each(n: u8) -> Self {
        Mana([n; COLORS])
    }

    /// So many discs of one colour.
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
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut mana = Mana::NONE;
        if text == "nothing" {
            return Ok(mana);
        }
        for pair in text.split_whitespace() {
            let wrong = || format!("`{pair}` is not an amount of mana such as red=3");
            let (color, n) = pair.split_once('=').ok_or_else(wrong)?;
            let n: u8 = n.parse().map_err(|_| wrong())?;
            if n > 15 {
                return Err(format!("`{pair}`: there are 15 discs of each colour"));
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
