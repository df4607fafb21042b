//! What a bot thinks of an offer, and why.

/// What a bot thinks of an offer.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// Which of the offers.
    pub index: usize,
    /// Its value; ten are a disc of mana in Bastion, [`WOUND`](crate::sanctum::WOUND) a wound in
    /// Sanctum.
    pub value: i32,
    /// What speaks for or against it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// A reason: a message of the locales with its arguments, never a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The id of the message, without the `reason-` all of them begin with.
    pub id: &'static str,
    /// Names of arguments and their values.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// A value in a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// How many.
    Number(i32),
    /// A thing in the notation of its game, for the reader to name: `beast/red`, `district/3`.
    Thing(String),
}

impl Reason {
    /// A reason without arguments.
    pub const fn new(id: &'static str) -> Self {
        Reason { id, arguments: Vec::new() }
    }

    /// The same with a number.
    pub fn number(mut self, name: &'static str, n: i32) -> Self {
        self.arguments.push((name, Argument::Number(n)));
        self
    }

    /// The same with a thing.
    pub fn thing(mut self, name: &'static str, thing: &impl ToString) -> Self {
        self.arguments.push((name, Argument::Thing(thing.to_string())));
        self
    }
}
