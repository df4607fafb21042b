//! What happened at the table, in the order it happened. Bastion is open: everybody sees it all.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::action::{Chance, Foundation};
use crate::because::Because;
use crate::flow::Announced;
use crate::ids::{Color, District, EnemyId, Place, RitualId, Section, Spell, Target};
use crate::outcome::Outcome;
use crate::sets::{EnemySet, Mana, RitualSet};
use crate::state::Wall;

/// Why a hero changed its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum HeroMoveCause {
    /// A move of the Move action.
    Move,
    /// A forced move (B-7.11).
    Forced,
    /// The announced action was taken back.
    TakenBack,
}

/// Why a unit changed its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum UnitMoveCause {
    /// Flight, to a plaza.
    Flight,
    /// The move of an enemy phase with an empty deck.
    EnemyPhase,
    /// Exchange or Teleport.
    Spell,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// Chance decided something.
    Drawn {
        chance: Chance,
    },
    /// A seat announced an action.
    Announced {
        seat: Seat,
        announced: Announced,
    },
    /// The announced action was taken back, with everything cast in it; this is the wall again.
    CalledOff {
        seat: Seat,
        wall: Wall,
    },
    /// A spell was committed; `spell` and `power` are what a Copy copies.
    Cast {
        seat: Seat,
        card: EnemyId,
        spell: Spell,
        power: u8,
        color: Option<Color>,
    },
    /// Committed spells went to the box.
    SpellsSpent {
        cards: EnemySet,
    },
    /// A seat asked the active player to wait.
    Held {
        seat: Seat,
    },
    /// A seat stopped asking.
    Released {
        seat: Seat,
    },
    HeroMoved {
        seat: Seat,
        from: Place,
        to: Place,
        journey: HeroMoveCause,
        /// Why a forced move was forced.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Because>>"))]
        because: Vec<Because>,
    },
    /// Mana went from a pool to the reserve.
    ManaPaid {
        seat: Seat,
        mana: Mana,
    },
    /// Mana came into a pool.
    ManaGained {
        seat: Seat,
        mana: Mana,
    },
    /// Mana went from one pool to another.
    ManaGiven {
        from: Seat,
        to: Seat,
        color: Color,
    },
    /// A disc was laid on a source or tower.
    Deposited {
        seat: Seat,
        district: District,
        source: Option<u8>,
        color: Color,
        from_reserve: bool,
    },
    /// Discs went from a district to the reserve.
    DiscsReturned {
        district: District,
        mana: Mana,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Because>>"))]
        because: Vec<Because>,
    },
    SourceRevived {
        seat: Seat,
        district: District,
        source: u8,
    },
    /// The asked hero refused the Accumulator.
    Refused {
        seat: Seat,
    },
    /// A card was added on a wall section or in the citadel.
    EnemyAdded {
        card: EnemyId,
        at: Target,
        /// Why it came to stand there, and what its properties do next.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Because>>"))]
        because: Vec<Because>,
    },
    /// A card joined the unit on a section.
    EnemyJoined {
        card: EnemyId,
        at: Section,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Because>>"))]
        because: Vec<Because>,
    },
    /// A card was set aside during set-up.
    EnemySetAside {
        card: EnemyId,
    },
    /// The cards set aside were shuffled into the deck.
    DeckReshuffled {
        cards: EnemySet,
    },
    /// A unit changed its place; the card is its head.
    UnitMoved {
        card: EnemyId,
        from: Target,
        to: Target,
        march: UnitMoveCause,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Because>>"))]
        because: Vec<Because>,
    },
    UnitsSwapped {
        a: Section,
        b: Section,
    },
    /// A unit was defeated; its cards are spells now.
    Defeated {
        seat: Seat,
        at: Target,
        cards: EnemySet,
    },
    RitualPerformed {
        seat: Seat,
        card: RitualId,
        on: Option<Foundation>,
    },
    /// A structure stands on a foundation from the set-up on.
    StructureLaid {
        card: RitualId,
        on: Foundation,
    },
    /// A structure went under the ritual deck.
    StructureReplaced {
        card: RitualId,
        on: Foundation,
    },
    /// A card was dealt to a hero during set-up.
    BeastDealt {
        seat: Seat,
        card: EnemyId,
    },
    RitualDealt {
        seat: Seat,
        card: RitualId,
    },
    RitualsKept {
        seat: Seat,
        kept: RitualSet,
        returned: RitualSet,
    },
    TurnBegan {
        seat: Seat,
        turn: u32,
    },
    /// A repeated hero phase begins.
    PhaseRepeated {
        seat: Seat,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Because>>"))]
        because: Vec<Because>,
    },
    /// The hero phase ended for good: the enemies come.
    PhaseEnded {
        seat: Seat,
    },
    Ended {
        outcome: Outcome,
    },
}

impl tabletop::Event for Event {
    type Seen = Event;

    fn seen_by(&self, _viewer: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn discloses(&self) -> bool {
        match self {
            // A card is turned up, or the turn is handed on.
            Event::Drawn { .. } | Event::PhaseEnded { .. } | Event::Ended { .. } => true,
            Event::Announced { .. }
            | Event::CalledOff { .. }
            | Event::Cast { .. }
            | Event::SpellsSpent { .. }
            | Event::Held { .. }
            | Event::Released { .. }
            | Event::HeroMoved { .. }
            | Event::ManaPaid { .. }
            | Event::ManaGained { .. }
            | Event::ManaGiven { .. }
            | Event::Deposited { .. }
            | Event::DiscsReturned { .. }
            | Event::SourceRevived { .. }
            | Event::Refused { .. }
            | Event::EnemyAdded { .. }
            | Event::EnemyJoined { .. }
            | Event::EnemySetAside { .. }
            | Event::DeckReshuffled { .. }
            | Event::UnitMoved { .. }
            | Event::UnitsSwapped { .. }
            | Event::Defeated { .. }
            | Event::RitualPerformed { .. }
            | Event::StructureLaid { .. }
            | Event::BeastDealt { .. }
            | Event::RitualDealt { .. }
            | Event::StructureReplaced { .. }
            | Event::RitualsKept { .. }
            | Event::TurnBegan { .. }
            | Event::PhaseRepeated { .. } => false,
        }
    }
}
