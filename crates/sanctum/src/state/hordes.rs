//! The hordes board: the three demon decks, and what is known about the backs of the cards.
//!
//! Cards below the top of a deck have no order here, and which item lies behind a card is stored
//! only once it was seen: when a card is turned, chance decides among everything that is possible.
//! That is one item if the set pairs fronts and backs (O-1.3). What is not stored cannot leak
//! (S-2.2, S-27.6).

use crate::components::Components;
use crate::ids::{DemonId, DemonSet, ItemId, ItemSet, Level};

/// One demon deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck {
    /// S-2.2: the card everybody sees.
    pub top: Option<DemonId>,
    /// The cards below.
    pub rest: DemonSet,
    /// O-2.3: the discard pile of its level.
    pub discard: DemonSet,
}

/// The three decks and the bond between fronts and backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hordes {
    /// Level I to III.
    pub decks: [Deck; 3],
    /// Weak points with a hit, one bit each, by demon.
    pub hits: [u8; DemonId::COUNT],
    /// For each item seen so far: the demon on its front.
    pub fronts: [Option<DemonId>; ItemId::COUNT],
}

impl Hordes {
    pub(crate) fn new(components: &Components) -> Self {
        let mut decks = [Deck::default(); 3];
        for demon in DemonId::all() {
            decks[components.demon(demon).level.index()].rest.insert(demon);
        }
        Hordes { decks, hits: [0; DemonId::COUNT], fronts: [None; ItemId::COUNT] }
    }

    /// The first deck that has cards but shows none.
    pub(crate) fn uncovered(&self) -> Option<Level> {
        let is_open = |deck: &Deck| deck.top.is_none() && !deck.rest.is_empty();
        Level::ALL.into_iter().find(|level| is_open(&self.decks[level.index()]))
    }

    /// Turns up a card of its deck.
    pub(crate) fn lift(&mut self, components: &Components, demon: DemonId) {
        let deck = &mut self.decks[components.demon(demon).level.index()];
        deck.rest.remove(demon);
        deck.top = Some(demon);
    }

    /// S-10.14: whether all weak points of a demon are hit.
    pub fn is_killed(&self, components: &Components, demon: DemonId) -> bool {
        self.hits[demon.index()] == components.demon(demon).all_hits()
    }

    /// The item behind a demon, if it was seen before.
    pub(crate) fn known_back(&self, components: &Components, demon: DemonId) -> Option<ItemId> {
        components.backs(demon).iter().find(|item| self.fronts[item.index()] == Some(demon))
    }

    /// S-1.7: the items that may lie behind a demon.
    pub(crate) fn possible_backs(&self, components: &Components, demon: DemonId) -> ItemSet {
        match self.known_back(components, demon) {
            Some(item) => ItemSet::only(item),
            None => {
                let unseen = |item: &ItemId| self.fronts[item.index()].is_none();
                components.backs(demon).iter().filter(unseen).collect()
            }
        }
    }

    /// Puts a demon on the discard pile of its level, without hits.
    pub(crate) fn discard(&mut self, components: &Components, demon: DemonId) {
        self.hits[demon.index()] = 0;
        self.decks[components.demon(demon).level.index()].discard.insert(demon);
    }

    /// O-14.5: puts the card of an item on the discard pile of its level.
    pub(crate) fn discard_item(&mut self, components: &Components, item: ItemId) {
        if let Some(demon) = self.fronts[item.index()] {
            self.discard(components, demon);
        }
    }
}
