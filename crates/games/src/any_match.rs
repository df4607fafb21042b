//! A match of any game, spoken to in texts.

use std::fmt::Debug;

use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{Counting, Header, Pending, Record, Rule, Seat, SeatSet, Stream, Viewer};

use crate::{Adviser, Analyst, BotMemory, Choice, Counsel, Draws, Offer, Refusal};

/// A match of any game.
pub trait AnyMatch: Send + Sync + Debug {
    /// How many seats the table has.
    fn players(&self) -> usize;

    /// Who or what has to go on.
    fn pending(&self) -> Pending;

    /// The number of the open decision; it rises with every change.
    fn decision(&self) -> u32;

    /// How many inputs the record has.
    fn inputs(&self) -> usize;

    /// A number that tells the states of a match apart. It says nothing to anybody else: not even
    /// two versions of the program agree on it.
    fn fingerprint(&self) -> u64;

    /// How many turns are finished.
    fn turns(&self) -> u32;

    /// The part a seat plays independently of the others, if it is in one.
    fn part(&self, seat: Seat) -> Option<u32>;

    /// What the seat may do.
    fn offers(&self, seat: Seat) -> Vec<String>;

    /// The same, each text with its action as data.
    fn typed_offers(&self, seat: Seat) -> Vec<Offer>;

    /// Does what the text says.
    ///
    /// # Errors
    ///
    /// If the text is no action, or a rule forbids it; nothing has changed then.
    fn act(&mut self, seat: Seat, text: &str) -> Result<Box<dyn StepEvents>, Refusal>;

    /// Draws an outcome of chance that is pending.
    ///
    /// # Errors
    ///
    /// If the stream owes no outcome.
    fn draw(
        &mut self,
        stream: Stream,
        draws: &mut Draws,
    ) -> Result<(String, Box<dyn StepEvents>), Refusal>;

    /// Draws an outcome that was drawn before, and compares. If it is another one, nothing has
    /// changed.
    ///
    /// # Errors
    ///
    /// If another outcome is drawn, or none is owed.
    fn draw_again(
        &mut self,
        stream: Stream,
        recorded: &str,
        draws: &mut Draws,
    ) -> Result<Box<dyn StepEvents>, ReplayError>;

    /// Whether something of the seat can be taken back.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// Takes back the latest input of the seat, if nothing new is known since.
    ///
    /// # Errors
    ///
    /// If there is nothing to take back.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// Goes back to the moment after so many inputs, whatever is known since, with the chance that
    /// was drawn for it: going back is no way to roll again. Decisions are numbered on, so that
    /// nothing that was sent before fits afterwards.
    ///
    /// # Errors
    ///
    /// If the match has no more inputs than that.
    fn roll_back(&mut self, inputs: usize, draws: &mut Draws) -> Result<(), Refusal>;

    /// The actions of the seat that it has not taken back, oldest first.
    fn actions_of(&self, seat: Seat) -> Vec<String>;

    /// The number of inputs before the latest action of the seat.
    fn inputs_before_last_action(&self, seat: Seat) -> Option<usize>;

    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// What the rules add up to on the table, as JSON, where the game says it beside the view.
    fn sums(&self) -> Option<Box<RawValue>>;

    /// The rule that forbids what the text says, and its sentence in English; none if it is
    /// allowed.
    ///
    /// # Errors
    ///
    /// If the text is no action.
    fn why_not(
        &self,
        seat: Seat,
        text: &str,
    ) -> Result<Option<(Rule, Option<&'static str>)>, Refusal>;

    /// The record so far, with what stands at its head.
    fn record(&self) -> Record;

    /// What stands at the head of the record.
    fn header_mut(&mut self) -> &mut Header;

    /// The position, with everything that is hidden.
    fn position(&self) -> Value;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Value>;

    /// Who won, once it is over.
    fn winners(&self) -> Option<SeatSet>;

    /// Seats that asked the others to wait for them.
    fn holding(&self) -> SeatSet;

    /// What a bot would do in this seat. It gets the view of the seat and what is on offer.
    ///
    /// # Errors
    ///
    /// If there is no such bot, or the seat has no decision.
    fn advice(
        &self,
        seat: Seat,
        adviser: &Adviser,
        memory: &mut BotMemory,
    ) -> Result<Option<Choice>, Refusal>;

    /// The same with what speaks for it, and for the next best.
    ///
    /// # Errors
    ///
    /// If there is no such bot, or the seat has no decision.
    fn counsel(&self, seat: Seat, adviser: &Adviser) -> Result<Counsel, Refusal>;

    /// An analyst of everything that was played so far.
    ///
    /// # Errors
    ///
    /// If there is no such bot.
    fn analyst(&self, adviser: &Adviser) -> Result<Box<dyn Analyst>, Refusal>;

    /// A copy.
    fn boxed(&self) -> Box<dyn AnyMatch>;
}

/// What programs and tools ask of a match, and tables do not.
pub trait MatchTools: AnyMatch {
    /// Goes on with an outcome of chance that is already known.
    ///
    /// # Errors
    ///
    /// If the text is no outcome, or the outcome is not possible now.
    fn resolve_as(&mut self, stream: Stream, text: &str) -> Result<Box<dyn StepEvents>, Refusal>;

    /// What is coming for a seat, none where nothing is; refused in games that cannot say so.
    ///
    /// # Errors
    ///
    /// In games that have no preview.
    fn preview(&self, seat: Seat) -> Result<Option<Value>, Refusal>;

    /// Leaf positions to a depth; none when there are more than `limit`.
    fn perft(&self, depth: u32, counting: Counting, limit: u64) -> Option<u64>;

    /// Draws all chance again from the script, if there is one, and a seed, and compares.
    ///
    /// # Errors
    ///
    /// The first outcome that is another one.
    fn verify_chance(&self, seed: [u8; 32]) -> Result<(), ChanceMismatch>;
}

/// What happened by one input.
pub trait StepEvents: Send + Sync + Debug {
    /// The events a viewer gets to know of, as JSON.
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>>;

    /// Why they happened, as JSON, where the game says it beside the events.
    fn because(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
}

/// An outcome that neither the script nor the seed gives.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("input {input} is `{recorded}`, but the seed gives `{drawn}`")]
pub struct ChanceMismatch {
    /// Which input of the record, from 1.
    pub input: usize,
    /// What the record says.
    pub recorded: String,
    /// What the seed says.
    pub drawn: String,
}

/// Why something that happened before cannot happen again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Chance decides otherwise.
    #[error(transparent)]
    Chance(#[from] ChanceMismatch),
}
