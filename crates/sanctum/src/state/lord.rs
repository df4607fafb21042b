//! The Demon Lord deck, its effects, and the fury deck.
//!
//! Unless the set pairs them (O-1.3), a front belongs to no effect until the card is turned over. A
//! card that was turned over never comes back, and of a card in a row the effect side is never
//! used, so this is the same as shuffling printed cards whose sides nobody knows. Either way only
//! what was turned up is stored, so effect sides cannot leak (S-27.8).

use tabletop::{Blank, InlineList};

use crate::components::Components;
use crate::ids::{EffectSet, FurySet, LordId, LordSet};

impl Blank for LordId {
    const BLANK: Self = LordId::from_index(0);
}

/// What is left of the Demon Lord's cards. S-2.10: nobody draws from it before the breach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LordDeck {
    /// O-18.3: the front everybody sees.
    pub top: Option<LordId>,
    /// The cards below.
    pub rest: LordSet,
    /// The cards laid in act V, or for the roar, in their order; O-18.4: where is of no matter.
    pub laid: InlineList<LordId, { LordDeck::MOST_LAID }>,
    /// Cards that are out of the game.
    pub out: LordSet,
    /// Effect sides nobody has seen.
    pub effects: EffectSet,
    /// Fury cards not dealt.
    pub furies: FurySet,
    /// S-22.4: how many cards the next roar has.
    pub roar: u8,
}

impl LordDeck {
    /// S-22.1: no more cards are ever laid at once.
    pub const MOST_LAID: usize = 5;

    pub(crate) fn new(roar: u8) -> Self {
        LordDeck {
            top: None,
            rest: LordSet::ALL,
            laid: InlineList::EMPTY,
            out: LordSet::EMPTY,
            effects: EffectSet::ALL,
            furies: FurySet::ALL,
            roar,
        }
    }

    /// O-1.3: the effects that may be on the back of a card that is laid.
    pub(crate) fn possible_effects(&self, components: &Components, card: u8) -> EffectSet {
        let lord = self.laid.get(usize::from(card));
        match lord.and_then(|lord| components.effect_behind(*lord)) {
            Some(effect) => self.effects & EffectSet::only(effect),
            None => self.effects,
        }
    }

    /// Whether there are cards but none is shown.
    pub(crate) fn is_uncovered(&self) -> bool {
        self.top.is_none() && !self.rest.is_empty()
    }
}
