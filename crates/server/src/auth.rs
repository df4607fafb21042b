//! Secrets: unguessable ids and words, and the hashes under which they are stored.

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use sha2::{Digest as _, Sha256};

/// The cookie that identifies a player.
pub(crate) const COOKIE: &str = "battlement";

/// Unguessable bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A word of `N` random bytes in small letters and digits.
pub(crate) fn word<const N: usize>() -> String {
    BASE32_NOPAD.encode(&random::<N>()).to_lowercase()
}

/// The id of a table. Everyone who knows it may watch.
pub(crate) fn table_id() -> String {
    word::<10>()
}

/// The public id of a player.
pub(crate) fn player_id() -> String {
    word::<10>()
}

/// The hash under which a secret is stored. The secrets are long and random, so one pass is enough.
pub(crate) fn hashed(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// A recovery passphrase: 160 bits in groups that can be typed.
pub(crate) fn passphrase() -> String {
    let word = word::<20>();
    let groups: Vec<&str> = (0..word.len()).step_by(4).map(|at| &word[at..at + 4]).collect();
    groups.join("-")
}

/// Normalises a typed passphrase.
pub(crate) fn plain_passphrase(typed: &str) -> String {
    let kept = typed.chars().filter(|it| it.is_ascii_alphanumeric());
    kept.map(|it| it.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_may_be_typed_carelessly() {
        let passphrase = passphrase();
        assert_eq!(passphrase.len(), 8 * 4 + 7);
        let typed = format!(" {} ", passphrase.to_uppercase().replace('-', " "));
        assert_eq!(plain_passphrase(&typed), plain_passphrase(&passphrase));
    }
}
