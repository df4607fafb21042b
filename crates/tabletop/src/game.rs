//! The contract between a game and everything that drives it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde_json::Value;

use crate::{
    AuditError, Dice, OptionsError, ParseError, Rule, Seat, SeatSet, Stream, StreamSet, Viewer,
};

/// The seats and streams of chance the game waits for; none of either means the game is over.
///
/// Seats and streams may be open at the same time: one seat's die can be in the air while another
/// seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pending {
    /// Seats that may act now: exactly those with something on offer.
    pub seats: SeatSet,
    /// Those of them the game waits for; the others may act, but need not.
    pub needed: SeatSet,
    /// Streams of chance that owe an outcome.
    pub chance: StreamSet,
}

impl Pending {
    /// The game waits for nothing any more.
    pub const OVER: Pending =
        Pending { seats: SeatSet::EMPTY, needed: SeatSet::EMPTY, chance: StreamSet::EMPTY };

    /// Only these seats, all of them needed.
    pub const fn seats(seats: SeatSet) -> Self {
        Pending { seats, needed: seats, chance: StreamSet::EMPTY }
    }

    /// These seats may act, but the game waits only for some of them.
    pub const fn some_of(seats: SeatSet, needed: SeatSet) -> Self {
        Pending { seats, needed, chance: StreamSet::EMPTY }
    }

    /// Only chance, from the common stream.
    pub const fn chance() -> Self {
        Pending { chance: StreamSet::only(Stream::TABLE), ..Pending::OVER }
    }

    /// The stream meant by a seat, or by none: then the only one that owes an outcome, or the common
    /// one.
    pub fn stream_of(self, seat: Option<Seat>) -> Stream {
        let mut pending = self.chance.iter();
        match (seat, pending.next(), pending.next()) {
            (Some(seat), ..) => Stream::of(seat),
            (None, Some(only), None) => only,
            (None, ..) => Stream::TABLE,
        }
    }

    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        self.seats.is_empty() && self.chance.is_empty()
    }
}

/// An outcome of chance and its weight among the outcomes listed with it.
pub type Weighted<C> = (C, u32);

/// Something that happened at the table.
pub trait Event: Clone + PartialEq + Debug {
    /// What a viewer gets to know of it.
    type Seen: Serialize + Debug + PartialEq;

    /// The part of it the viewer may know.
    fn seen_by(&self, viewer: Viewer) -> Option<Self::Seen>;

    /// Whether somebody learnt something by it, so that it cannot be taken back.
    fn discloses(&self) -> bool;
}

/// Where events go. The closure is not called when nobody listens.
pub trait Sink<E> {
    /// Takes note of one event.
    fn push(&mut self, event: impl FnOnce() -> E);
}

/// The sink for bots and simulations: nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    #[inline(always)]
    fn push(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}

/// A game at one moment, in the middle of any rule.
///
/// `act` and `resolve` trust their caller; [`crate::Match`] is the door that checks.
pub trait Game: Clone + PartialEq + Debug {
    /// Its name in records, positions and on the command line.
    const NAME: &'static str;
    /// Raised when a change of the rules code changes what an old record means.
    const RULES_VERSION: u32;
    /// No match is longer than this many inputs.
    const MAX_INPUTS: usize;

    /// The typed tables of a component set. A set is read once and lives as long as the process.
    type Components: Debug + Send + Sync + 'static;
    /// What a match is created from, seats included.
    type Options: Clone + Debug + PartialEq + Send + Sync;
    /// What a seat may do. Its text is unique among what is offered at a moment.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = ParseError>;
    /// What chance may do.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = ParseError>;
    /// What happened.
    type Event: Event;
    /// What a viewer sees.
    type View: Serialize;
    /// How a match ended; its text closes a record.
    type Outcome: Clone + PartialEq + Debug + Display + Serialize;

    /// A match before its first input.
    fn new(components: &'static Self::Components, options: &Self::Options) -> Self;

    /// The component set it is played with.
    fn components(&self) -> &'static Self::Components;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// Who or what has to go on.
    fn pending(&self) -> Pending;

    /// Appends what the seat may do, in a fixed order. Combinatorial actions may be listed by a
    /// short canonical choice; [`Game::check`] knows all of them.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// With the rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Rule>;

    /// Carries out an action that [`Game::check`] accepts.
    fn act<S: Sink<Self::Event>>(&mut self, seat: Seat, action: Self::Action, events: &mut S);

    /// Appends the possible outcomes of a stream that is pending, in a fixed order.
    fn outcomes(&self, stream: Stream, outcomes: &mut Vec<Weighted<Self::Chance>>);

    /// Draws one of [`Game::outcomes`]; games override it where listing them all is slow.
    fn sample(&self, stream: Stream, dice: &mut impl Dice) -> Self::Chance {
        let mut outcomes = Vec::new();
        self.outcomes(stream, &mut outcomes);
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut left = dice.below(total);
        for (chance, weight) in outcomes {
            if left < weight {
                return chance;
            }
            left -= weight;
        }
        unreachable!("a roll below the sum of the weights hits an outcome")
    }

    /// Goes on with an outcome that was possible.
    fn resolve<S: Sink<Self::Event>>(
        &mut self,
        stream: Stream,
        chance: Self::Chance,
        events: &mut S,
    );

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// The seats that won.
    fn winners(outcome: &Self::Outcome) -> SeatSet;

    /// The number of turns finished so far.
    fn turns(&self) -> u32;

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Some world that looks to the viewer exactly like the one seen: the same view, the same
    /// offers, the hidden rest drawn by `dice`.
    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self;

    /// The part of the game that a seat plays independently of the others, if it is in one: there
    /// an input of another seat does not close its take-back window. When the number changes, a new
    /// part begins.
    fn part(&self, _seat: Seat) -> Option<u32> {
        None
    }

    /// What must always hold; the message names the first thing that does not.
    ///
    /// # Errors
    /// When something does not hold, which is a bug or a position that cannot come about.
    fn audit(&self) -> Result<(), AuditError>;
}

/// What is wrong with a position, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("position, at {place}: {reason}")]
pub struct PositionError {
    /// A path into the JSON object, such as `wall.22`.
    pub place: String,
    /// What is wrong there.
    pub reason: String,
}

impl PositionError {
    /// An error at a place.
    pub fn new(place: impl Into<String>, reason: impl Into<String>) -> Self {
        PositionError { place: place.into(), reason: reason.into() }
    }
}

/// The text forms of a game, for people, files and programs in other languages.
pub trait Notation: Game {
    /// The complete position: loading it gives an equal game.
    fn position(&self) -> Value;

    /// Reads a position, complete or sparse.
    ///
    /// # Errors
    /// When it is malformed, or contradicts the rules or the component set.
    fn from_position(
        components: &'static Self::Components,
        position: &Value,
    ) -> Result<Self, PositionError>;

    /// Options as `key=value` pairs; reading them back gives equal options.
    fn write_options(options: &Self::Options) -> Vec<(String, String)>;

    /// Reads `key=value` pairs; what is missing has a default.
    ///
    /// # Errors
    /// When a key or a value is unknown, or no match can be created from them.
    fn read_options(pairs: &[(String, String)]) -> Result<Self::Options, OptionsError>;

    /// Name and hash of a component set, as records name it.
    fn set_id(components: &Self::Components) -> String;

    /// The sentence of a rule, in English.
    fn rule_text(rule: Rule) -> Option<&'static str>;
}
