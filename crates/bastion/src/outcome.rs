//! B-11: how a match ends.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Rule, named_enum, rule};

named_enum! {
    /// How a match ended; all players win or lose together (B-11.1) and none drops out before (B-18.6).
    /// B-11.10, B-11.11: nothing else ends a match, not even a hopeless position.
    pub enum Ending("an ending") {
        /// Victory: wall and deck are empty (B-11.5).
        Saved = "saved",
        /// Defeat: an enemy found no wall section (B-11.2).
        Destroyed = "destroyed",
        /// Defeat: an enemy could not move on towards the gate (B-11.3, R-11.2).
        Captured = "captured",
    }
}

impl Ending {
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

/// Reads how a match ended out of the JSON form of its outcome.
pub(crate) fn read_ending<'de, D>(deserializer: D) -> Result<Ending, D::Error>
where
    D: serde::Deserializer<'de>,
{
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
