//! The seed of all randomness at a table, and the commitment to it.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest as _, Sha256};

/// The seed of a table. It stays secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Seed {
    /// Creates a seed from these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// Reads a seed from 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
        Some(Seed(bytes.try_into().ok()?))
    }

    /// The seed in hexadecimal digits. It determines every die.
    pub fn written(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// Its SHA-256 in hexadecimal digits: the commitment published at the start.
    pub fn hash(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }

    /// The seed of a bot: different at each table and decision, the same after a restart. Like the
    /// dice, it is a secret until the game is over.
    pub fn of_bot(&self, table: &str, decision: u32) -> u64 {
        let mut hash = Sha256::new_with_prefix(b"bot ");
        hash.update(self.0);
        hash.update(format!(" {table} {decision}"));
        let bytes: [u8; 32] = hash.finalize().into();
        bytes.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    pub(crate) const fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

/// Compares two secrets in constant time.
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
    fn l_6_nobody_can_work_out_the_seed_of_a_bot_from_what_is_public() {
        let seed = Seed::new([0xa7; 32]);
        assert_eq!(seed.of_bot("t", 3), seed.of_bot("t", 3));
        assert_ne!(seed.of_bot("t", 3), seed.of_bot("t", 4));
        assert_ne!(seed.of_bot("t", 3), seed.of_bot("u", 3));
        assert_ne!(seed.of_bot("t", 3), Seed::new([0xa8; 32]).of_bot("t", 3));
    }

    #[test]
    fn an_empty_secret_opens_nothing() {
        assert!(!is_same("", ""));
        assert!(is_same("word", "word"));
        assert!(!is_same("word", "words"));
    }
}
