//! What happened at the table, in the order it happened, and who gets to know it.

use serde::Serialize;
use tabletop::text_serde::{as_optional_text, as_text};
use tabletop::{Rule, Seat, Viewer};

#[cfg(feature = "types")]
use crate::action::TypedAction;
use crate::action::{Action, Chance};
use crate::ids::{
    Achievement, BlessingId, Cell, DemonId, DemonSet, FuryId, Gem, ItemId, LordId, Place, Potion,
};
use crate::outcome::Outcome;
use crate::vocabulary::Atom;

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// A seat did something; every decision is open.
    Did {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[cfg_attr(feature = "types", ts(type = "string"))]
        action: Action,
        /// The same as data.
        #[cfg_attr(feature = "types", ts(as = "TypedAction"))]
        typed: Action,
    },
    /// Chance decided something that everybody sees.
    Drawn {
        #[serde(serialize_with = "as_text")]
        #[cfg_attr(feature = "types", ts(type = "string"))]
        chance: Chance,
        /// The same as data.
        typed: Chance,
        /// Whose die it was.
        seat: Option<Seat>,
    },
    /// S-16.9: the owner looks at a tile.
    BlessingSeen {
        seat: Seat,
        blessing: BlessingId,
    },
    /// S-20.2: a fury card is laid face down.
    #[cfg_attr(feature = "types", ts(skip))]
    FuryDealt {
        seat: Seat,
        #[serde(skip)]
        fury: FuryId,
    },
    SpaceBlocked {
        achievement: Achievement,
    },
    TurnBegan {
        seat: Seat,
        turn: u32,
    },
    TurnEnded {
        seat: Seat,
    },
    Advanced {
        seat: Seat,
        to: Place,
    },
    DieGained {
        seat: Seat,
    },
    /// S-6.8: the figure waits on the hordes board.
    SentToHordes {
        seat: Seat,
    },
    /// A demon was dealt to a set on offer.
    DemonDealt {
        demon: DemonId,
        set: u8,
    },
    /// S-5.11: demons of a set on offer went into a battle zone.
    Engaged {
        seat: Seat,
        demons: DemonSet,
    },
    /// O-5.3.
    DiscardsShuffled {
        level: u8,
    },
    /// Demons left the board or a battle zone without being killed.
    DemonsDiscarded {
        demons: DemonSet,
    },
    /// A card was turned to its item side.
    ItemTurned {
        demon: DemonId,
        item: ItemId,
    },
    ItemGained {
        seat: Seat,
        item: ItemId,
    },
    /// An item of a chest went into a bag, and the choice to the next hero.
    ItemTaken {
        seat: Seat,
        item: ItemId,
    },
    ItemDiscarded {
        item: ItemId,
    },
    DemonKilled {
        seat: Seat,
        demon: DemonId,
    },
    /// S-10.15.
    RageActivated {
        seat: Seat,
        /// The rule that made it so. It goes beside the event.
        #[serde(skip)]
        rule: Rule,
    },
    /// S-11.4: Block is over.
    BlockEnded {
        seat: Seat,
        damage: u8,
        shields: u8,
        /// In the final battle: the damage that penalties added.
        #[serde(skip)]
        added: Option<u8>,
        /// The health after it.
        #[serde(skip)]
        health: u8,
    },
    Wounded {
        seat: Seat,
        wounds: u8,
        health: u8,
        #[serde(skip)]
        by: Blow,
    },
    Healed {
        seat: Seat,
        health: u8,
    },
    TrackShortened {
        seat: Seat,
        marked: u8,
    },
    /// An atom of a penalty was carried out; with the choice, if there was one.
    PenaltyPaid {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        #[cfg_attr(feature = "types", ts(type = "string"))]
        atom: Atom,
        /// The same as data.
        typed: Atom,
        #[serde(serialize_with = "as_optional_text")]
        #[cfg_attr(feature = "types", ts(type = "string | null"))]
        way: Option<Action>,
    },
    PotionGained {
        seat: Seat,
        potion: Potion,
    },
    Died {
        seat: Seat,
        /// The rule that made it so. It goes beside the event.
        #[serde(skip)]
        rule: Rule,
    },
    /// S-12.5.
    LevelLost {
        seat: Seat,
        levels: u8,
    },
    /// A gem moved, by a level or by a starting bonus.
    GemRaised {
        seat: Seat,
        gem: Gem,
        from: Cell,
        /// S-12.9: none for the gem pool.
        to: Option<Cell>,
    },
    SkillGained {
        seat: Seat,
        cell: Cell,
    },
    AchievementWon {
        seat: Seat,
        achievement: Achievement,
    },
    /// S-18.4, S-18.9, S-22.1.
    LordLaid {
        lord: LordId,
    },
    Answered {
        seat: Seat,
        cards: u8,
    },
    RespiteBegan,
    /// S-19.3.
    BlessingsOpened,
    RoundBegan {
        round: u16,
    },
    CardDefeated {
        seat: Seat,
        place: u8,
    },
    FuryRevealed {
        seat: Seat,
        fury: FuryId,
    },
    /// S-27.9.
    LordShuffled,
    Victorious {
        seat: Seat,
    },
    Ended {
        outcome: Outcome,
    },
}

/// Where wounds come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// S-11.4: damage that was not blocked.
    Block,
    /// S-23.3: a card of act VI.
    Card,
    /// The price of a skill.
    Skill,
}

impl tabletop::Event for Event {
    type Seen = Event;

    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match self {
            // S-27.7.
            Event::BlessingSeen { seat, .. } if viewer != Viewer::Seat(*seat) => None,
            // S-27.8: nobody sees which card is laid face down; the row itself is seen in views.
            Event::FuryDealt { .. } => None,
            _ => Some(self.clone()),
        }
    }

    /// S-27.1 to S-27.3, O-27.1, O-27.2, O-27.6, H-27.3: only new information closes the window for taking
    /// back (and a step of another player that rests on it).
    fn discloses(&self) -> bool {
        match self {
            Event::Drawn { .. }
            | Event::BlessingSeen { .. }
            | Event::FuryDealt { .. }
            | Event::DemonDealt { .. }
            | Event::ItemTurned { .. }
            | Event::BlessingsOpened
            | Event::FuryRevealed { .. }
            | Event::Ended { .. } => true,
            Event::Did { .. }
            | Event::BlockEnded { .. }
            | Event::ItemTaken { .. }
            | Event::TurnEnded { .. }
            | Event::RespiteBegan
            | Event::SpaceBlocked { .. }
            | Event::TurnBegan { .. }
            | Event::Advanced { .. }
            | Event::DieGained { .. }
            | Event::SentToHordes { .. }
            | Event::Engaged { .. }
            | Event::DiscardsShuffled { .. }
            | Event::DemonsDiscarded { .. }
            | Event::ItemGained { .. }
            | Event::ItemDiscarded { .. }
            | Event::DemonKilled { .. }
            | Event::RageActivated { .. }
            | Event::Wounded { .. }
            | Event::Healed { .. }
            | Event::TrackShortened { .. }
            | Event::PenaltyPaid { .. }
            | Event::PotionGained { .. }
            | Event::Died { .. }
            | Event::LevelLost { .. }
            | Event::GemRaised { .. }
            | Event::SkillGained { .. }
            | Event::AchievementWon { .. }
            | Event::LordLaid { .. }
            | Event::Answered { .. }
            | Event::RoundBegan { .. }
            | Event::CardDefeated { .. }
            | Event::LordShuffled
            | Event::Victorious { .. } => false,
        }
    }
}
