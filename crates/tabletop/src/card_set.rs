//! What every set of cards can do.

/// Implements a set of cards on bits: `card_set!(EnemySet of EnemyId)` for a tuple struct around an
/// unsigned integer with the constants `EMPTY` and `ALL`, and a card with `index` and `from_index`.
///
/// A macro, because the integers differ and their operators are not `const` behind a trait.
#[macro_export]
macro_rules! card_set {
    ($($set:ident of $card:ident),*) => {$(
        impl $set {
            /// Just this one.
            pub const fn only(card: $card) -> Self {
                $set(1 << card.index())
            }

            /// Whether it is in the set.
            #[inline(always)]
            pub const fn contains(self, card: $card) -> bool {
                self.0 & (1 << card.index()) != 0
            }

            /// Adds one.
            pub fn insert(&mut self, card: $card) {
                self.0 |= 1 << card.index();
            }

            /// Takes one out.
            pub fn remove(&mut self, card: $card) {
                self.0 &= !(1 << card.index());
            }

            /// Whether nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The one at a place of the rising order.
            pub fn nth(self, n: usize) -> Option<$card> {
                self.iter().nth(n)
            }

            /// In rising order.
            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    let lowest = rest.trailing_zeros() as usize;
                    let card = (rest != 0).then(|| $card::from_index(lowest));
                    rest &= rest.wrapping_sub(1);
                    card
                })
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl ::std::ops::Not for $set {
            type Output = $set;
            fn not(self) -> $set {
                $set(!self.0 & Self::ALL.0)
            }
        }

        impl ::std::iter::FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> Self {
                let mut set = $set::EMPTY;
                cards.into_iter().for_each(|card| set.insert(card));
                set
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    )*};
}
