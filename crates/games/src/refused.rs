//! Why a request to a match was refused, for people and for programs.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tabletop::{Rejected, Rule};

/// A refusal. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{message}")]
pub struct Refused {
    /// The reason in one word, such as `not_offered`.
    pub code: Cow<'static, str>,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// The reason in a sentence.
    pub message: String,
    /// What is on offer and looks like what was meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nearest: Vec<String>,
}

impl Refused {
    /// A refusal with a code and a sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Refused {
            code: Cow::Borrowed(code),
            rule: None,
            message: message.into(),
            nearest: Vec::new(),
        }
    }
}

impl From<Rejected> for Refused {
    fn from(rejected: Rejected) -> Self {
        let (code, rule) = match rejected {
            Rejected::GameOver => ("game_over", None),
            Rejected::StaleDecision { .. } => ("stale_decision", None),
            Rejected::NotOffered { rule } => ("not_offered", Some(rule)),
            Rejected::NotAnOutcome => ("not_an_outcome", None),
            Rejected::NothingToTakeBack => ("nothing_to_take_back", None),
            Rejected::TooLong => ("too_long", None),
        };
        Refused { rule, ..Refused::new(code, rejected.to_string()) }
    }
}
