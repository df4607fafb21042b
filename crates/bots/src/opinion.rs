//! What a bot would do, what it thinks of an offer, and why.

use std::collections::BTreeMap;

use serde::Serialize;

/// What a bot would do.
///
/// Bots speak of actions of their game; for readers of texts, [`Choice::map`] turns them into text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice<A> {
    /// One of the offers.
    pub action: A,
    /// Its value, higher is better; none for bots that do not think.
    pub value: Option<i32>,
}

impl<A> Choice<A> {
    /// A choice without a value.
    pub const fn new(action: A) -> Self {
        Choice { action, value: None }
    }

    /// The same choice in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Choice<B> {
        Choice { action: form(self.action), value: self.value }
    }
}

/// What a bot thinks of an offer.
///
/// Ten units are a disc of mana in Bastion, a hundred are a wound in Sanctum
/// ([`Judge::COIN`](crate::Judge::COIN)).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(concrete(A = String)))]
pub struct Opinion<A> {
    /// The offer.
    pub action: A,
    /// Its value, in the unit of the game.
    pub value: i32,
    /// What speaks for or against it, the weightiest first.
    pub reasons: Vec<Reason>,
}

impl<A> Opinion<A> {
    /// The same opinion of the offer in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Opinion<B> {
        Opinion { action: form(self.action), value: self.value, reasons: self.reasons }
    }
}

/// A reason: a message of the locales with its arguments, never a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reason {
    /// The id of the message, without the `reason-` all of them begin with.
    pub id: &'static str,
    /// Its arguments by their names: numbers, and things in the notation of the game.
    #[cfg_attr(feature = "types", ts(type = "{ [key in string]: number | string }"))]
    pub arguments: BTreeMap<&'static str, Argument>,
}

/// A value in a reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// How many.
    Number(i32),
    /// A thing in the notation of its game, for the reader to name: `beast/red`, `district/3`.
    Thing(String),
}

impl Reason {
    /// A reason without arguments.
    pub const fn new(id: &'static str) -> Self {
        Reason { id, arguments: BTreeMap::new() }
    }

    /// The same reason with a number.
    pub fn number(mut self, name: &'static str, n: i32) -> Self {
        self.arguments.insert(name, Argument::Number(n));
        self
    }

    /// The same reason with a thing.
    pub fn thing(mut self, name: &'static str, thing: &impl ToString) -> Self {
        self.arguments.insert(name, Argument::Thing(thing.to_string()));
        self
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_opinion_is_written_with_its_reasons_by_name() {
        let reason = Reason::new("bastion-defeats").number("discs", 3).thing("enemy", &"beast/red");
        let opinion = Opinion { action: 7, value: -5, reasons: vec![reason] };
        let written = json!({
            "action": "seven", "value": -5,
            "reasons": [{"id": "bastion-defeats",
                         "arguments": {"discs": 3, "enemy": "beast/red"}}],
        });
        assert_eq!(json!(opinion.map(|_| "seven")), written);
    }
}
