//! What a bot thinks of offers, in texts.

use std::collections::BTreeMap;

use bots::Prospect;
use serde::Serialize;

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The action; none to let the others go on.
    pub text: Option<String>,
    /// Its evaluation, for bots that think.
    pub value: Option<i32>,
}

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counsel {
    /// What it would do.
    #[serde(flatten)]
    pub advice: Advice,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
    /// What it thinks of the best offers, best first; empty for bots that do not think.
    pub opinions: Vec<Opinion>,
}

impl Counsel {
    pub(crate) fn new(advice: Advice, opinions: Vec<Opinion>) -> Self {
        let chosen = opinions.iter().find(|it| Some(&it.action) == advice.text.as_ref());
        Counsel {
            reasons: chosen.map(|it| it.reasons.clone()).unwrap_or_default(),
            advice,
            opinions,
        }
    }
}

/// What a bot thinks of an offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Opinion {
    /// The offer.
    pub action: String,
    /// Its value, in the unit of the game.
    pub value: i32,
    /// What speaks for or against it, the weightiest first.
    pub reasons: Vec<Reason>,
}

impl Opinion {
    /// What a prospect says of the offer with this text.
    pub(crate) fn of(prospect: &Prospect, action: String) -> Self {
        let reasons = prospect.reasons.iter().map(Reason::of).collect();
        Opinion { action, value: prospect.value, reasons }
    }
}

/// A reason: a message of the locales with its arguments, never a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reason {
    /// The id of the message, without the `reason-` all of them begin with.
    pub id: String,
    /// Its arguments by their names: numbers, and things in the notation of the game.
    #[cfg_attr(feature = "types", ts(type = "{ [key in string]: number | string }"))]
    pub arguments: BTreeMap<String, Argument>,
}

impl Reason {
    fn of(reason: &bots::Reason) -> Self {
        let argument = |(name, it): &(&'static str, bots::Argument)| {
            let value = match it {
                bots::Argument::Number(n) => Argument::Number(*n),
                bots::Argument::Thing(thing) => Argument::Thing(thing.clone()),
            };
            ((*name).to_owned(), value)
        };
        Reason {
            id: reason.id.to_owned(),
            arguments: reason.arguments.iter().map(argument).collect(),
        }
    }
}

/// A value in a reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// How many.
    Number(i32),
    /// A thing in the notation of its game, for the reader to name.
    Thing(String),
}
