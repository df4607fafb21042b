//! Cards and tiles that are known by their number in the component set, and sets of them.
//!
//! A text such as `demon/17` means the same in every language and every component set; names are
//! data. One macro, because the six kinds of card differ in nothing but word and number.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use tabletop::ParseError;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! numbered {
    (
        $(#[$doc:meta])*
        $id:ident, $set:ident($bits:ty), $word:literal, $count:literal, $list:literal
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        pub struct $id(NonZeroU8);

        impl $id {
            /// How many there are.
            pub const COUNT: usize = $count;

            pub(crate) const fn from_index(index: usize) -> Self {
                match NonZeroU8::new(index as u8 + 1) {
                    Some(number) => $id(number),
                    None => unreachable!(),
                }
            }

            /// Its index from 0.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// Its number in the component set, from 1.
            pub const fn number(self) -> u8 {
                self.0.get()
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = $id> {
                (0..$count).map($id::from_index)
            }
        }

        impl TryFrom<u8> for $id {
            type Error = ParseError;

            fn try_from(number: u8) -> Result<Self, ParseError> {
                match NonZeroU8::new(number) {
                    Some(it) if number <= $count => Ok($id(it)),
                    _ => Err(ParseError::new(format!(concat!("there is no ", $word, " {}: 1 to ", $count), number))),
                }
            }
        }

        impl From<$id> for u8 {
            fn from(id: $id) -> u8 {
                id.number()
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, "/{}"), self.number())
            }
        }

        impl FromStr for $id {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                let number = text.strip_prefix(concat!($word, "/")).and_then(|it| it.parse().ok());
                let id = number.and_then(|number: u8| $id::try_from(number).ok());
                id.ok_or_else(|| {
                    ParseError::new(format!(concat!("`{}` is not a ", $word, ", such as ", $word, "/1"), text))
                })
            }
        }

        #[doc = concat!("A set of [`", stringify!($id), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = $list))]
        pub struct $set($bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);
            /// All of them.
            pub const ALL: $set = $set((1 << $count) - 1);

            /// The one with the lowest number.
            pub fn lowest(self) -> Option<$id> {
                self.iter().next()
            }
        }

        tabletop::card_set!($set of $id);

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let ids = Vec::<$id>::deserialize(deserializer)?;
                let set: $set = ids.iter().copied().collect();
                if set.len() == ids.len() {
                    Ok(set)
                } else {
                    Err(serde::de::Error::custom(concat!("a ", $word, " is named twice")))
                }
            }
        }
    };
}

numbered! {
    /// The front of a demon card.
    DemonId, DemonSet(u128), "demon", 84, "Array<DemonId>"
}
numbered! {
    /// The back of a demon card.
    ItemId, ItemSet(u128), "item", 84, "Array<ItemId>"
}
numbered! {
    /// The weak-point side of a Demon Lord card.
    LordId, LordSet(u64), "lord", 33, "Array<LordId>"
}
numbered! {
    /// The effect side of a Demon Lord card.
    EffectId, EffectSet(u64), "effect", 33, "Array<EffectId>"
}
numbered! {
    /// A fury card.
    FuryId, FurySet(u32), "fury", 18, "Array<FuryId>"
}
numbered! {
    /// The blessing on an achievement tile.
    BlessingId, BlessingSet(u16), "blessing", 12, "Array<BlessingId>"
}
