//! B-11: how a match ends.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Rule, rule};

/// How a match ended; all players win or lose together (B-11.1) and none drops out before (B-18.6).
/// B-11.10, B-11.11: nothing else ends a match, not even a hopeless position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Victory: wall and deck are empty (B-11.5).
    Saved,
    /// Defeat: an enemy found no wall section (B-11.2).
    Destroyed,
    /// Defeat: an enemy could not move on towards the gate (B-11.3, R-11.2).
    Captured,
}

impl Ending {
    /// The three endings.
    pub const ALL: [Ending; 3] = [Ending::Saved, Ending::Destroyed, Ending::Captured];

    const fn name(self) -> &'static str {
        match self {
            Ending::Saved => "saved",
            Ending::Destroyed => "destroyed",
            Ending::Captured => "captured",
        }
    }

    /// The rule that ended it.
    pub const fn rule(self) -> Rule {
        match self {
            Ending::Saved => rule!("B-11.5"),
            Ending::Destroyed => rule!("B-11.2"),
            Ending::Captured => rule!("B-11.3"),
        }
    }
}

/// How a match ended, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Written"))]
pub struct Outcome {
    /// What happened to the bastion.
    pub ending: Ending,
    /// How many players won or lost together.
    pub players: usize,
}

impl Outcome {
    /// Whether the players won.
    pub fn is_won(&self) -> bool {
        self.ending == Ending::Saved
    }

    const fn result(&self) -> &'static str {
        match self.ending {
            Ending::Saved => "won",
            Ending::Destroyed | Ending::Captured => "lost",
        }
    }
}

/// `lost destroyed B-11.2`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.result(), self.ending.name(), self.ending.rule())
    }
}

/// The form an outcome has in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Written {
    #[cfg_attr(feature = "types", ts(type = "\"won\" | \"lost\""))]
    result: String,
    #[cfg_attr(feature = "types", ts(type = "\"saved\" | \"destroyed\" | \"captured\""))]
    cause: String,
    rule: Rule,
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written {
            result: self.result().to_owned(),
            cause: self.ending.name().to_owned(),
            rule: self.ending.rule(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let same = |ending: &Ending| {
            let outcome = Outcome { ending: *ending, players: 0 };
            outcome.result() == written.result
                && ending.name() == written.cause
                && ending.rule() == written.rule
        };
        let wrong = "won saved B-11.5, lost destroyed B-11.2 or lost captured B-11.3";
        Ending::ALL.into_iter().find(same).ok_or_else(|| serde::de::Error::custom(wrong))
    }
}
