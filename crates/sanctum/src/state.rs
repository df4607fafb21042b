//! The table: all components and where they are. No rule of play lives here.

mod achievements;
mod amounts;
mod fight;
mod gems;
mod hero;
mod hordes;
mod lord;

use serde::{Deserialize, Serialize};
use tabletop::{Blank, InlineList, MAX_SEATS, Seat, SeatSet};

use crate::components::Components;
use crate::ids::{DemonId, ItemSet, Place, SetId};
use crate::options::Difficulty;

pub use achievements::Achievements;
pub use amounts::{Potions, Tokens};
pub use fight::{Die, DieState, Fight};
pub use gems::Gems;
pub use hero::{Equipped, Hero, Rage, Row, Space, Standing};
pub use hordes::{Deck, Hordes};
pub use lord::LordDeck;

/// The component set of a match; two matches are equal only if they share it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set(pub(crate) &'static Components);

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl std::hash::Hash for Set {
    /// Tables are compared within one match, where the set is the same.
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// S-5.8: a pair or a single demon on offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DemonGroup {
    /// The first card.
    pub first: DemonId,
    /// The other card of a pair.
    pub second: Option<DemonId>,
}

impl Blank for DemonGroup {
    const BLANK: Self = DemonGroup { first: DemonId::from_index(0), second: None };
}

/// S-27.4: a turn that is past Block, or a Rest, while the next hero has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Unfinished {
    /// Whose turn it is.
    pub seat: Seat,
    /// How many turns came before it.
    pub number: u32,
}

impl Blank for Unfinished {
    const BLANK: Self = Unfinished { seat: Seat::new(0), number: 0 };
}

impl DemonGroup {
    /// Its cards.
    pub fn cards(self) -> impl Iterator<Item = DemonId> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

/// All components and where they are.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Table {
    pub(crate) set: Set,
    /// How many heroes take part.
    pub players: u8,
    /// How hard act VI is.
    pub difficulty: Difficulty,
    /// One per seat; those beyond the players are unused.
    pub heroes: [Hero; MAX_SEATS],
    /// The demon decks and everything known about backs.
    pub hordes: Hordes,
    /// The sets on the foremost board.
    pub sets: InlineList<DemonGroup, { SetId::COUNT }>,
    /// S-6.2: items of an opened chest.
    pub chest: ItemSet,
    /// O-6.1: seats by their latest Move, the latest first. O-5.2: a dead hero keeps its place.
    pub march: InlineList<Seat, MAX_SEATS>,
    /// S-2.3, S-6.7: which act boards lie on the table: the index of the older one among the acts in use.
    pub boards: u8,
    /// S-7.1: whether the tile of act II or III still lies there.
    pub intervention: bool,
    /// S-7.3: whether somebody has reached the walls.
    pub walls_reached: bool,
    /// S-3.14: starting bonus cards dealt, one bit each.
    pub bonuses_dealt: u8,
    /// The achievement board.
    pub achievements: Achievements,
    /// S-19.3: whether blessings lie open.
    pub blessings_open: bool,
    /// The Demon Lord deck and everything dealt from it but the rows.
    pub lord: LordDeck,
    /// S-18.1: who breached the walls.
    pub breacher: Option<Seat>,
    /// S-27.5: the turn of the breach; none also if a position does not tell it.
    pub breach_turn: Option<u32>,
    /// Who began.
    pub first: Seat,
    /// S-27.4, H-27.4: whether the next hero may begin before a turn is over.
    pub overlap: bool,
    /// S-27.4: turns before the active hero's that are not over, the earliest first.
    pub unfinished: InlineList<Unfinished, { MAX_SEATS - 1 }>,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns before the active hero's.
    pub turn: u32,
    /// Rounds of the final battle finished.
    pub round: u16,
}

impl Table {
    /// What is printed on cards and boards.
    #[inline]
    pub fn components(&self) -> &'static Components {
        self.set.0
    }

    /// The seats of the match.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.players))
    }

    /// The hero of a seat.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[seat.index()]
    }

    #[inline]
    pub(crate) fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[seat.index()]
    }

    /// The seats clockwise, beginning with one of them.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = usize::from(self.players);
        let first = seat.index();
        (0..players).map(move |step| Seat::new(((first + step) % players) as u8))
    }

    /// Heroes that are not dead.
    pub fn living(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(|seat| !self.hero(*seat).is_dead())
    }

    /// S-21.1: heroes still in the final battle.
    pub fn fighting(&self) -> SeatSet {
        self.seats().filter(|seat| self.hero(*seat).standing == Standing::Alive).collect()
    }

    /// S-27.5: whose turn has to end before any other.
    pub(crate) fn earliest_turn(&self) -> Seat {
        self.unfinished.first().map_or(self.active, |turn| turn.seat)
    }

    /// The number of the turn a hero is in.
    pub(crate) fn turn_of(&self, seat: Seat) -> Option<u32> {
        let unfinished = self.unfinished.iter().find(|turn| turn.seat == seat);
        unfinished.map(|turn| turn.number).or((seat == self.active).then_some(self.turn))
    }

    /// S-1.3: the acts in use, as numbers.
    pub fn acts(&self) -> &'static [u8] {
        acts_for(usize::from(self.players))
    }

    /// S-5.2, S-5.5, S-17.1: where the next Move leads.
    pub fn next_place(&self) -> Place {
        if self.walls_reached {
            return Place::Walls;
        }
        let head = self.march.first().map_or(Place::Start, |head| self.hero(*head).place);
        place_after(self.components(), self.acts(), head)
    }

    /// S-2.7, S-2.8: the space with the tile of divine intervention.
    pub fn intervention_space(&self) -> (u8, u8) {
        intervention_for(self.components(), usize::from(self.players))
    }
}

/// S-1.3.
pub(crate) fn acts_for(players: usize) -> &'static [u8] {
    match players {
        2 => &[1, 3, 5, 6],
        3 => &[1, 2, 4, 5, 6],
        _ => &[1, 2, 3, 4, 5, 6],
    }
}

/// S-5.2, S-5.5: the place after another one on the road of these acts.
pub(crate) fn place_after(components: &Components, acts: &[u8], place: Place) -> Place {
    match place {
        Place::Path { act, space } => {
            if usize::from(space) < components.act(act).spaces.len() {
                return Place::Path { act, space: space + 1 };
            }
            let index = acts.iter().position(|it| *it == act).unwrap_or(0);
            match acts[index + 1] {
                5 => Place::Walls,
                next => Place::Path { act: next, space: 1 },
            }
        }
        Place::Start | Place::Hordes => Place::Path { act: acts[0], space: 1 },
        Place::Walls | Place::Cathedral => Place::Walls,
    }
}

/// S-2.7, S-2.8: the act and the space with the tile of divine intervention.
pub(crate) fn intervention_for(components: &Components, players: usize) -> (u8, u8) {
    let act = if players == 3 { 2 } else { 3 };
    (act, components.act(act).intervention.unwrap_or(0))
}
