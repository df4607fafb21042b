//! The seed all chance of a table comes from, and what the table commits itself to.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest as _, Sha256};

/// The seed of a table. It is a secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// A seed as it is written: 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
        Some(Seed(bytes.try_into().ok()?))
    }

    /// The seed in hexadecimal digits. Whoever knows it knows all dice.
    pub fn written(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// Its SHA-256, in hexadecimal digits: what a table commits itself to at the start.
    pub fn hash(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }

    pub(crate) const fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

/// Whether two secrets are the same, in a time that does not depend on where they differ.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    !other.is_empty() && Sha256::digest(one.as_bytes()) == Sha256::digest(other.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_was_written() {
        let seed = Seed::new([0xa7; 32]);
        assert_eq!(Seed::read(&seed.written()), Some(seed));
        assert_eq!(Seed::read("a7"), None);
        assert_eq!(format!("{seed:?}"), "Seed(…)", "no log knows the dice");
    }

    #[test]
    fn an_empty_secret_opens_nothing() {
        assert!(!is_same("", ""));
        assert!(is_same("word", "word"));
        assert!(!is_same("word", "words"));
    }
}
