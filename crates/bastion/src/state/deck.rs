//! The two decks. Neither stores an order: a card is drawn by chance when it is needed, so there
//! is no secret that could leak. What is known of a deck is what every player knows of it.

use tabletop::{Dice, InlineList};

use crate::ids::{Class, EnemyId, RITUALS, RitualId};
use crate::sets::{EnemySet, RitualSet};

/// Cards that went into a deck unseen together: a class, or the legends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// A basic or advanced class.
    Class(Class),
    /// The legendary enemies.
    Legends,
}

/// How many groups there are.
const GROUPS: usize = 13;

/// The least common multiple of the possible group sizes 1 to 10: weights are multiples of it.
const WEIGHT: u32 = 2520;

impl Group {
    /// The twelve classes and the legends.
    pub fn all() -> impl Iterator<Item = Group> {
        Class::ALL.iter().map(|class| Group::Class(*class)).chain([Group::Legends])
    }

    /// The group of a card.
    pub fn of(card: EnemyId) -> Self {
        card.class().map_or(Group::Legends, Group::Class)
    }

    const fn index(self) -> usize {
        match self {
            Group::Class(class) => class as usize,
            Group::Legends => GROUPS - 1,
        }
    }

    const fn bit(self) -> u16 {
        1 << self.index()
    }

    /// All its cards.
    pub const fn cards(self) -> EnemySet {
        match self {
            Group::Class(class) => EnemySet::of_class(class),
            Group::Legends => EnemySet::LEGENDS,
        }
    }
}

/// The enemy deck: cards known to be in it, and cards of which only a number is in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EnemyDeck {
    known: EnemySet,
    /// Cards that are either in the deck or, unseen, in the box.
    candidates: EnemySet,
    /// How many of the candidates of each group are in the deck.
    unknown: [u8; GROUPS],
    /// How many cards lie on top (B-17.14, B-17.22) and come only from these groups, a mask.
    top: u8,
    top_groups: u16,
}

impl EnemyDeck {
    /// A card that is in the deck for certain.
    pub(crate) fn add_known(&mut self, card: EnemyId) {
        self.known.insert(card);
    }

    /// How many unseen cards are among these of one group; what is not in the deck is in the box.
    pub(crate) fn add_unknown(&mut self, group: Group, count: u8, among: EnemySet) {
        if usize::from(count) == among.len() {
            self.known = self.known | among;
        } else if count > 0 {
            self.candidates = self.candidates | among;
            self.unknown[group.index()] = count;
        }
    }

    /// The first `count` cards come only from these groups.
    pub(crate) fn set_top(&mut self, count: u8, groups: impl IntoIterator<Item = Group>) {
        self.top = count;
        self.top_groups = groups.into_iter().fold(0, |mask, group| mask | group.bit());
        if self.top == 0 {
            self.top_groups = 0;
        }
    }

    /// B-5.11: cards set aside come back and everything is shuffled together.
    pub(crate) fn shuffle_in(&mut self, cards: EnemySet) {
        self.known = self.known | cards;
        self.set_top(0, []);
    }

    /// How many cards are in it.
    pub fn len(&self) -> usize {
        self.known.len() + self.unknown.iter().map(|n| usize::from(*n)).sum::<usize>()
    }

    /// Whether it has run out.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty() && self.unknown == [0; GROUPS]
    }

    /// The cards known to be in it.
    pub fn known(&self) -> EnemySet {
        self.known
    }

    /// The cards that may be in it.
    pub fn candidates(&self) -> EnemySet {
        self.candidates
    }

    /// Group by group: how many unseen cards, and among which.
    pub fn unknown(&self) -> impl Iterator<Item = (Group, u8, EnemySet)> + '_ {
        Group::all().filter_map(|group| match self.unknown[group.index()] {
            0 => None,
            count => Some((group, count, self.candidates & group.cards())),
        })
    }

    /// How many cards lie on top, and from which groups they come.
    pub fn top(&self) -> (u8, impl Iterator<Item = Group> + '_) {
        (self.top, Group::all().filter(|group| self.top_groups & group.bit() != 0))
    }

    fn may_come(&self, group: Group) -> bool {
        self.top == 0 || self.top_groups & group.bit() != 0
    }

    /// The cards that can come next, each with its weight.
    pub(crate) fn outcomes(&self, mut each: impl FnMut(EnemyId, u32)) {
        for card in self.known.iter().filter(|card| self.may_come(Group::of(*card))) {
            each(card, WEIGHT);
        }
        for (_, count, among) in self.unknown().filter(|(group, ..)| self.may_come(*group)) {
            let weight = WEIGHT * u32::from(count) / among.len() as u32;
            among.iter().for_each(|card| each(card, weight));
        }
    }

    /// Draws one of the outcomes by its weight.
    pub(crate) fn sample(&self, dice: &mut impl Dice) -> EnemyId {
        if self.top > 0 {
            return self.sample_top(dice);
        }
        let mut left = dice.below(self.len() as u32) as usize;
        if left < self.known.len() {
            return self.known.nth(left).expect("the roll is below the number of known cards");
        }
        left -= self.known.len();
        for (_, count, among) in self.unknown() {
            if left < usize::from(count) {
                let nth = dice.below(among.len() as u32) as usize;
                return among.nth(nth).expect("the roll is below the number of candidates");
            }
            left -= usize::from(count);
        }
        unreachable!("the roll is below the number of cards")
    }

    fn sample_top(&self, dice: &mut impl Dice) -> EnemyId {
        let mut total = 0;
        self.outcomes(|_, weight| total += weight);
        let mut left = i64::from(dice.below(total));
        let mut drawn = None;
        self.outcomes(|card, weight| {
            if left >= 0 && left < i64::from(weight) {
                drawn = Some(card);
            }
            left -= i64::from(weight);
        });
        drawn.expect("the roll is below the sum of the weights")
    }

    /// Takes a card out; returns the cards of its group that are now known to be in the box.
    pub(crate) fn draw(&mut self, card: EnemyId) -> EnemySet {
        if self.top > 0 {
            self.top -= 1;
            if self.top == 0 {
                self.top_groups = 0;
            }
        }
        if self.known.contains(card) {
            self.known.remove(card);
            return EnemySet::EMPTY;
        }
        self.candidates.remove(card);
        let group = Group::of(card);
        self.unknown[group.index()] -= 1;
        self.settle(group)
    }

    /// When all or none of a group's candidates are left in the deck, they are known.
    fn settle(&mut self, group: Group) -> EnemySet {
        let among = self.candidates & group.cards();
        let count = usize::from(self.unknown[group.index()]);
        if count != 0 && count != among.len() {
            return EnemySet::EMPTY;
        }
        self.candidates = self.candidates & !among;
        self.unknown[group.index()] = 0;
        if count == 0 {
            return among;
        }
        self.known = self.known | among;
        EnemySet::EMPTY
    }
}

/// The ritual deck: a shuffled part, shuffled rejects under it (B-5.28), then cards in the order
/// in which they were put under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RitualDeck {
    /// Come first, in any order.
    pub shuffled: RitualSet,
    /// Come next, in any order.
    pub rejected: RitualSet,
    /// Come last, in this order.
    pub under: InlineList<RitualId, RITUALS>,
}

impl RitualDeck {
    /// How many cards are in it.
    pub(crate) fn len(&self) -> usize {
        self.shuffled.len() + self.rejected.len() + self.under.len()
    }

    /// All its cards.
    pub(crate) fn cards(&self) -> RitualSet {
        self.shuffled | self.rejected | self.under.iter().copied().collect()
    }

    /// The cards that can come next, all equally likely.
    pub(crate) fn next(&self) -> RitualSet {
        if !self.shuffled.is_empty() {
            return self.shuffled;
        }
        if !self.rejected.is_empty() {
            return self.rejected;
        }
        self.under.first().map_or(RitualSet::EMPTY, |card| RitualSet::only(*card))
    }

    /// Draws one of the cards that can come next.
    pub(crate) fn sample(&self, dice: &mut impl Dice) -> RitualId {
        let next = self.next();
        let nth = dice.below(next.len() as u32) as usize;
        next.iter().nth(nth).expect("the roll is below the number of cards")
    }

    pub(crate) fn draw(&mut self, card: RitualId) {
        if self.shuffled.contains(card) {
            self.shuffled.remove(card);
        } else if self.rejected.contains(card) {
            self.rejected.remove(card);
        } else {
            let place = self.under.iter().position(|other| *other == card);
            self.under.remove(place.expect("a card that is drawn is in the deck"));
        }
    }

    pub(crate) fn put_under(&mut self, card: RitualId) {
        self.under.push(card);
    }
}
