//! Why something happened or costs what it costs: what decided it, and the rules that say so.
//! Events and views carry these reasons, so that a page that tells a game works out nothing itself.

use serde::Serialize;
use tabletop::{Rule, rule};

use crate::ids::{EnemyId, Property, Section};
use crate::state::Wall;

/// What stops a unit on the wall section where it comes to stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Ahead {
    /// The gate, beyond the last section.
    Gate,
    /// A unit on the next section: its host or only card.
    Unit(EnemyId),
}

impl Ahead {
    /// What stands beyond a section where a walk ended (B-10.5, B-10.7).
    pub(crate) fn of(wall: &Wall, section: Section) -> Self {
        match Section::new(section.number() + 1) {
            None => Ahead::Gate,
            Some(next) => Ahead::Unit(wall.get(next).expect("a walk ends before an obstacle")),
        }
    }
}

/// What decided something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Cause {
    /// Roost: the card lies in the citadel.
    Roosted,
    /// Rush: the card took the last free section.
    Rushed,
    /// Symbiosis found no host.
    Alone,
    /// The card came from the camp until something stood before it.
    Came {
        /// What stopped it.
        ahead: Ahead,
    },
    /// The card passed the group of units before the camp.
    Passed {
        /// How many units there were.
        units: u8,
    },
    /// Flight found no free plaza.
    Stuck,
    /// Symbiosis: the card lies under its host.
    Joined {
        /// The host.
        host: EnemyId,
        /// Whether a unit nearer to the gate cannot be joined.
        skipped: bool,
    },
    /// A combined enemy costs what its cards cost together.
    Combined {
        /// How many cards there are.
        cards: u8,
    },
    /// Vanguard: more cards come.
    Vanguard {
        /// How many.
        more: u8,
    },
    /// Vanguard, but the deck is empty.
    VanguardInVain,
    /// Flight: the unit went to a plaza.
    Flew,
    /// Flight of a symbiote took its host along.
    Carried,
    /// The plaza of the unit's own district was taken.
    NextPlaza,
    /// A unit on a plaza closes the sources and the tower of the district.
    Closed,
    /// The discs of a district whose plaza is taken go to the reserve.
    PlazaTaken,
    /// The disc of a source that is built over goes to the reserve.
    BuiltOver,
    /// With an empty deck the unit nearest to the gate moves on.
    Walked {
        /// What stopped it.
        ahead: Ahead,
    },
    /// A hero makes room for a property.
    Evicted {
        /// Roost in the citadel, Terror in a district.
        by: Property,
    },
    /// A hero leaves the citadel after its attack there.
    Departed,
    /// A spell gives one more hero phase.
    Repeated,
    /// Fireballs and Lightnings were cast for the attack.
    Power {
        /// How many discs they save.
        discs: u8,
    },
    /// Alchemy was cast for the attack.
    Alchemy,
}

impl Cause {
    /// The rules that make it so.
    pub fn rules(self) -> Vec<Rule> {
        match self {
            Cause::Roosted => vec![rule!("B-15.43"), rule!("B-15.45")],
            Cause::Rushed => vec![rule!("B-15.36")],
            Cause::Alone => vec![rule!("B-15.7")],
            Cause::Came { .. } => vec![rule!("B-10.5")],
            Cause::Passed { .. } => vec![rule!("B-10.8")],
            Cause::Stuck => vec![rule!("B-15.21")],
            Cause::Joined { skipped: false, .. } => vec![rule!("B-15.5")],
            Cause::Joined { skipped: true, .. } => vec![rule!("B-15.5"), rule!("B-15.6")],
            Cause::Combined { .. } => vec![rule!("B-15.11")],
            Cause::Vanguard { more: 2.. } => vec![rule!("B-15.4")],
            Cause::Vanguard { .. } => vec![rule!("B-15.1")],
            Cause::VanguardInVain => vec![rule!("B-15.3")],
            Cause::Flew => vec![rule!("B-15.19")],
            Cause::Carried => vec![rule!("B-15.28")],
            Cause::NextPlaza => vec![rule!("B-15.20")],
            Cause::Closed => vec![rule!("B-15.23")],
            Cause::PlazaTaken => vec![rule!("B-15.22")],
            Cause::BuiltOver => vec![rule!("B-13.30")],
            Cause::Walked { .. } => vec![rule!("B-10.14"), rule!("B-10.15")],
            Cause::Evicted { by: Property::Roost } => vec![rule!("B-15.44")],
            Cause::Evicted { by } => vec![by.rule()],
            Cause::Departed => vec![rule!("B-15.47")],
            Cause::Repeated => vec![rule!("B-12.27")],
            Cause::Power { .. } => vec![rule!("B-14.10"), rule!("B-12.26")],
            Cause::Alchemy => vec![rule!("B-14.12")],
        }
    }
}

/// One reason: what decided, and the rules that say so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Because {
    /// What decided.
    pub cause: Cause,
    /// The rules that say so.
    pub rules: Vec<Rule>,
}

impl Because {
    /// One reason alone.
    pub(crate) fn only(cause: Cause) -> Vec<Self> {
        vec![cause.into()]
    }
}

impl From<Cause> for Because {
    fn from(cause: Cause) -> Self {
        Because { cause, rules: cause.rules() }
    }
}
