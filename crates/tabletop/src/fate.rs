//! Drawing chance from a seed. The only file that names a random generator.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Stream;

/// Something that gives numbers below a bound, each with the same probability.
pub trait Dice {
    /// A number in `0..bound`; `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// All chance of a match, from one seed: an independent stream for the table and for each seat.
///
/// The generator is a named, portable one, so a seed means the same on every machine; records
/// hold outcomes and do not need it.
#[derive(Clone, Debug)]
pub struct Fate {
    streams: [ChaCha8Rng; Stream::COUNT],
}

impl Fate {
    /// The fate that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self::from_seed(bytes)
    }

    /// The fate that belongs to a long seed, such as a committed one.
    pub fn from_seed(seed: [u8; 32]) -> Self {
        let streams = std::array::from_fn(|index| {
            let mut generator = ChaCha8Rng::from_seed(seed);
            generator.set_stream(index as u64);
            generator
        });
        Fate { streams }
    }

    /// The dice of one stream.
    pub fn stream(&mut self, stream: Stream) -> &mut (impl Dice + use<>) {
        &mut self.streams[stream.index()]
    }

    /// How far a stream is: how many numbers its generator has given.
    pub fn position(&self, stream: Stream) -> u64 {
        // No match draws 2^64 numbers.
        self.streams[stream.index()].get_word_pos() as u64
    }

    /// Goes back, or on, to a position of a stream: the same numbers follow as followed it before.
    pub fn go_to(&mut self, stream: Stream, position: u64) {
        self.streams[stream.index()].set_word_pos(u128::from(position));
    }
}

impl Dice for Fate {
    fn below(&mut self, bound: u32) -> u32 {
        self.streams[Stream::TABLE.index()].below(bound)
    }
}

impl Dice for ChaCha8Rng {
    /// Lemire's method: multiply, and reject the few values that would favour some results.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}
