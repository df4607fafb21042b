//! A short list of plain values that is copied as a whole, so that a state clones fast: an
//! `ArrayVec` is cloned item by item, which cost more than everything else of a state together.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use crate::Seat;

/// A value that fills the unused places of an [`InlineList`].
pub trait Blank: Copy {
    /// Any value.
    const BLANK: Self;
}

impl Blank for Seat {
    const BLANK: Self = Seat::new(0);
}

impl<T: Copy> Blank for Option<T> {
    const BLANK: Self = None;
}

/// At most `N` values in order, without a heap.
///
/// ```
/// use tabletop::{InlineList, Seat};
///
/// let mut seats: InlineList<Seat, 4> = Seat::first(3).collect();
/// assert_eq!(seats.remove(0), Seat::new(0));
/// assert_eq!(seats[..], [Seat::new(1), Seat::new(2)]);
/// ```
#[derive(Clone, Copy)]
pub struct InlineList<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Blank, const N: usize> InlineList<T, N> {
    /// The list without values.
    pub const EMPTY: Self = InlineList { items: [T::BLANK; N], len: 0 };

    /// Whether there is no room left.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// When the list is full.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes out the last value.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes out the value at a place; the others close up.
    ///
    /// # Panics
    /// When there is no such place.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        item
    }

    /// Keeps the first `len` values; the same list if it has no more.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(u8::try_from(len).unwrap_or(u8::MAX));
    }

    /// Takes out all values.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for InlineList<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for InlineList<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Blank, const N: usize> Default for InlineList<T, N> {
    fn default() -> Self {
        InlineList::EMPTY
    }
}

impl<T: PartialEq, const N: usize> PartialEq for InlineList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for InlineList<T, N> {}

impl<T: Hash, const N: usize> Hash for InlineList<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for InlineList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a InlineList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The first `N` values of an iterator.
impl<T: Blank, const N: usize> FromIterator<T> for InlineList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = InlineList::EMPTY;
        items.into_iter().take(N).for_each(|item| list.push(item));
        list
    }
}
