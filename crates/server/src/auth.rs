//! Secrets: unguessable ids, signed cookies, hashes of tokens, the commitment to a seed.

use data_encoding::{BASE32_NOPAD, HEXLOWER, HEXLOWER_PERMISSIVE};
use hmac::{Hmac, KeyInit as _, Mac as _};
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

/// The key that signs all cookies of an installation.
#[derive(Clone)]
pub(crate) struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// Generates a key, in its stored form.
    pub(crate) fn fresh() -> String {
        HEXLOWER.encode(&random::<32>())
    }

    /// Reads a stored key.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
        Some(Key(bytes.try_into().ok()?))
    }

    fn mac(&self, player: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.update(b"battlement cookie 1 ");
        mac.update(player.as_bytes());
        mac
    }

    /// The cookie value for a player.
    pub(crate) fn sign(&self, player: &str) -> String {
        format!("{player}.{}", HEXLOWER.encode(&self.mac(player).finalize().into_bytes()))
    }

    /// The player a cookie was signed for.
    pub(crate) fn verify<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (player, mac) = cookie.split_once('.')?;
        let mac = HEXLOWER.decode(mac.as_bytes()).ok()?;
        self.mac(player).verify_slice(&mac).ok()?;
        Some(player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_good_only_as_it_was_signed() {
        let key = Key::read(&Key::fresh()).expect("a key");
        let cookie = key.sign("anna");
        assert_eq!(key.verify(&cookie), Some("anna"));
        assert_eq!(key.verify(&cookie.replace("anna", "otto")), None);
        assert_eq!(key.verify("anna."), None);
        assert_eq!(key.verify("anna"), None);
        let other = Key::read(&Key::fresh()).expect("a key");
        assert_eq!(other.verify(&cookie), None);
    }

    #[test]
    fn a_passphrase_may_be_typed_carelessly() {
        let passphrase = passphrase();
        assert_eq!(passphrase.len(), 8 * 4 + 7);
        let typed = format!(" {} ", passphrase.to_uppercase().replace('-', " "));
        assert_eq!(plain_passphrase(&typed), plain_passphrase(&passphrase));
    }
}
