//! A short list of plain values that is copied as a whole, so that a state clones fast: an
//! `ArrayVec` is cloned item by item, which cost more than everything else of a state together.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A value that fills the unused places of a [`Few`].
pub trait Blank: Copy {
    /// Any value.
    const BLANK: Self;
}

/// At most `N` values in order.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Blank, const N: usize> Few<T, N> {
    /// Nothing.
    pub const EMPTY: Self = Few { items: [T::BLANK; N], len: 0 };

    /// Whether there is room for no more.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a value at the end; the caller knows there is room.
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes out the value at a place; the others close up.
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        item
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Blank, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few::EMPTY
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The first `N` values of an iterator.
impl<T: Blank, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::EMPTY;
        items.into_iter().take(N).for_each(|item| few.push(item));
        few
    }
}
