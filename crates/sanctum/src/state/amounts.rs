//! Amounts of tokens and of potions, indexed by their kind.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use crate::ids::{Potion, Token};

macro_rules! amounts {
    ($(#[$doc:meta])* $type:ident of $kind:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $type([u8; $kind::ALL.len()]);

        impl $type {
            /// Nothing.
            pub const NONE: $type = $type([0; $kind::ALL.len()]);

            #[doc = concat!("Counts of each kind, in the order of [`", stringify!($kind), "::ALL`].")]
            pub const fn new(counts: [u8; $kind::ALL.len()]) -> Self {
                $type(counts)
            }

            /// How many of each kind.
            #[inline(always)]
            pub const fn counts(self) -> [u8; $kind::ALL.len()] {
                self.0
            }

            /// How many in all.
            pub const fn total(self) -> u8 {
                self.0[0] + self.0[1]
            }

            /// The amounts of each kind, put together one by one.
            pub(crate) fn zip(self, other: $type, mut put: impl FnMut(u8, u8) -> u8) -> Self {
                $type(std::array::from_fn(|kind| put(self.0[kind], other.0[kind])))
            }
        }

        impl Index<$kind> for $type {
            type Output = u8;

            #[inline(always)]
            fn index(&self, kind: $kind) -> &u8 {
                &self.0[kind.index()]
            }
        }

        impl IndexMut<$kind> for $type {
            #[inline(always)]
            fn index_mut(&mut self, kind: $kind) -> &mut u8 {
                &mut self.0[kind.index()]
            }
        }

        impl AddAssign for $type {
            fn add_assign(&mut self, more: $type) {
                *self = self.zip(more, |a, b| a + b);
            }
        }

        impl SubAssign for $type {
            fn sub_assign(&mut self, less: $type) {
                *self = self.zip(less, |a, b| a - b);
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }
    };
}

amounts! {
    /// How much stamina and how much focus.
    Tokens of Token
}
amounts! {
    /// How many red and how many blue potions.
    Potions of Potion
}
