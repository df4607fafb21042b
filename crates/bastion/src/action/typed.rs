//! Actions as data for programs: a tagged union in which every id is split into its parts.
//!
//! The text stays the identity of an action. These types are for reading it without a parser.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::{Action, Cast, CopiedSpell, Deposit, Foundation, SourceNumber, Way};
use crate::ids::{
    Class, Color, District, EnemyId, Legend, Place, RitualId, RitualKind, Section, Spell, Target,
};
use crate::sets::Mana;

/// Where a hero can stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum PlaceRef {
    /// The citadel.
    Citadel,
    /// A district.
    District {
        /// Its number.
        n: District,
    },
}

impl From<Place> for PlaceRef {
    fn from(place: Place) -> Self {
        match place {
            Place::Citadel => PlaceRef::Citadel,
            Place::District(n) => PlaceRef::District { n },
        }
    }
}

/// Where an enemy unit can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum TargetRef {
    /// On a wall section.
    Wall {
        /// Its number.
        n: Section,
    },
    /// On the plaza of a district.
    Plaza {
        /// The number of the district.
        n: District,
    },
    /// On top of the citadel.
    Citadel,
}

impl From<Target> for TargetRef {
    fn from(target: Target) -> Self {
        match target {
            Target::Wall(n) => TargetRef::Wall { n },
            Target::Plaza(n) => TargetRef::Plaza { n },
            Target::Citadel => TargetRef::Citadel,
        }
    }
}

/// An enemy card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum EnemyRef {
    /// A card of a class.
    Class {
        /// The class.
        class: Class,
        /// Its colour.
        color: Color,
    },
    /// A legendary enemy.
    Legend {
        /// Which.
        legend: Legend,
    },
}

impl From<EnemyId> for EnemyRef {
    fn from(card: EnemyId) -> Self {
        match (card.class(), card.color(), card.as_legend()) {
            (Some(class), Some(color), _) => EnemyRef::Class { class, color },
            (_, _, Some(legend)) => EnemyRef::Legend { legend },
            _ => unreachable!("a card has a class and a colour, or is a legend"),
        }
    }
}

/// A ritual card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RitualRef {
    /// What it makes.
    pub kind: RitualKind,
    /// Its colour.
    pub color: Color,
    /// Which of those alike, from 1.
    pub n: u8,
}

impl From<RitualId> for RitualRef {
    fn from(card: RitualId) -> Self {
        RitualRef { kind: card.kind(), color: card.color(), n: card.number() as u8 }
    }
}

/// A foundation of a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FoundationRef {
    /// The district.
    pub district: District,
    /// Which of its foundations, from 1.
    pub n: u8,
}

impl From<Foundation> for FoundationRef {
    fn from(foundation: Foundation) -> Self {
        FoundationRef { district: foundation.district, n: foundation.index + 1 }
    }
}

/// What can be channelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum ChannelRef {
    /// A source of the hero's district.
    Source {
        /// Its number.
        n: SourceNumber,
    },
    /// The tower of the hero's district.
    Tower,
    /// The citadel.
    Citadel,
}

impl From<Way> for ChannelRef {
    fn from(way: Way) -> Self {
        match way {
            Way::Source(n) => ChannelRef::Source { n },
            Way::Tower => ChannelRef::Tower,
            Way::Citadel => ChannelRef::Citadel,
        }
    }
}

/// What a seat may do, as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Action"))]
pub enum TypedAction {
    Move {
        to: PlaceRef,
    },
    Channel {
        from: ChannelRef,
    },
    Attack {
        target: TargetRef,
    },
    Convert {
        artifact: RitualRef,
        give: Color,
        take: Color,
    },
    Accumulate {
        artifact: RitualRef,
        color: Color,
        from: Seat,
    },
    Revive {
        source: SourceNumber,
    },
    EndPhase,
    /// `copies` with a Copy, `color` with a Prism.
    Cast {
        card: EnemyRef,
        spell: Spell,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        copies: Option<CopiedSpell>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        color: Option<Color>,
    },
    GoOn,
    CallOff,
    Hold,
    Release,
    /// Without a colour: a disc from the reserve.
    Deposit {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        color: Option<Color>,
    },
    Pay {
        mana: Mana,
    },
    Swap {
        a: TargetRef,
        b: TargetRef,
    },
    Teleport {
        from: TargetRef,
        to: TargetRef,
    },
    Agree,
    Refuse,
    Leave {
        to: PlaceRef,
    },
    Perform {
        card: RitualRef,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        on: Option<FoundationRef>,
    },
    /// One card of two, or two of three.
    Keep {
        cards: Vec<RitualRef>,
    },
}

fn cast(cast: Cast) -> TypedAction {
    let Cast { card, spell, likeness, color } = cast;
    TypedAction::Cast { card: card.into(), spell, copies: likeness, color }
}

impl From<Action> for TypedAction {
    fn from(action: Action) -> Self {
        match action {
            Action::Move(to) => TypedAction::Move { to: to.into() },
            Action::Channel(way) => TypedAction::Channel { from: way.into() },
            Action::Attack(target) => TypedAction::Attack { target: target.into() },
            Action::Convert { artifact, give, take } => {
                TypedAction::Convert { artifact: artifact.into(), give, take }
            }
            Action::Accumulate { artifact, color, from } => {
                TypedAction::Accumulate { artifact: artifact.into(), color, from }
            }
            Action::Revive(source) => TypedAction::Revive { source },
            Action::EndPhase => TypedAction::EndPhase,
            Action::Cast(it) => cast(it),
            Action::GoOn => TypedAction::GoOn,
            Action::CallOff => TypedAction::CallOff,
            Action::Hold => TypedAction::Hold,
            Action::Release => TypedAction::Release,
            Action::Deposit(Deposit::Pool(color)) => TypedAction::Deposit { color: Some(color) },
            Action::Deposit(Deposit::Reserve) => TypedAction::Deposit { color: None },
            Action::Pay(mana) => TypedAction::Pay { mana },
            Action::Swap(a, b) => TypedAction::Swap { a: a.into(), b: b.into() },
            Action::Teleport(from, to) => {
                TypedAction::Teleport { from: from.into(), to: to.into() }
            }
            Action::Agree => TypedAction::Agree,
            Action::Refuse => TypedAction::Refuse,
            Action::Leave(to) => TypedAction::Leave { to: to.into() },
            Action::Perform(card, on) => {
                TypedAction::Perform { card: card.into(), on: on.map(FoundationRef::from) }
            }
            Action::Keep(card) => TypedAction::Keep { cards: vec![card.into()] },
            Action::KeepTwo(a, b) => TypedAction::Keep { cards: vec![a.into(), b.into()] },
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TypedAction::from(*self).serialize(serializer)
    }
}
