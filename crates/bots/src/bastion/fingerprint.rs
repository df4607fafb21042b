//! Fingerprints of tables, to tell the tables of one search apart.

use std::hash::{Hash, Hasher};

use ::bastion::Bastion;

/// The fingerprint of a table.
pub(super) fn fingerprint(game: &Bastion) -> u64 {
    let mut hasher = Fold::default();
    game.hash(&mut hasher);
    hasher.finish()
}

/// A hash good enough to tell tables of one search apart, and fast: a table is hashed at every node,
/// as some hundred small numbers, so they are packed into words before they are mixed.
#[derive(Default)]
pub(super) struct Fold {
    mixed: u64,
    word: u64,
    bits: u32,
}

impl Fold {
    /// Adds a number of at most `bits` bits.
    fn pack(&mut self, n: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            self.mixed = mix(self.mixed, self.word);
            (self.word, self.bits) = (0, 0);
        }
        self.word |= n << self.bits;
        self.bits += bits;
    }
}

fn mix(mixed: u64, word: u64) -> u64 {
    let mixed = (mixed.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        mix(self.mixed, self.word)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.pack(u64::from(n), u8::BITS);
    }

    fn write_u16(&mut self, n: u16) {
        self.pack(u64::from(n), u16::BITS);
    }

    fn write_u32(&mut self, n: u32) {
        self.pack(u64::from(n), u32::BITS);
    }

    fn write_u64(&mut self, n: u64) {
        self.pack(n, u64::BITS);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    /// Which variant of an enum it is: never more than a byte holds.
    fn write_isize(&mut self, n: isize) {
        self.write_u8(n as u8);
    }
}
