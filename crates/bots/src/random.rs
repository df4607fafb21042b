//! A bot that picks offers at random.

use tabletop::{Dice, Fate, Game};

use crate::{Bot, Call, Choice, Question};

/// Picks an offer at random, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    fate: Fate,
}

impl Random {
    /// A bot whose picks follow from the seed.
    pub fn new(seed: u64) -> Self {
        Random { fate: Fate::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let &Question { call, offers, .. } = question;
        // Doing nothing is one more possibility where it is allowed.
        let passes = u32::from(call == Call::Optional);
        let bound = (offers.len() as u32 + passes).max(1);
        let index = self.fate.below(bound) as usize;
        offers.get(index).copied().map(Choice::new)
    }
}
