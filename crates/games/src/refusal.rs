//! Why a request was refused, for people and for programs.

use serde::{Deserialize, Serialize};
use tabletop::{Rejected, Rule};

/// A refusal. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{message}")]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Refusal {
    /// The reason in one word.
    pub code: RefusalCode,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"), schema(value_type = String))]
    pub rule: Option<Rule>,
    /// The reason in a sentence.
    pub message: String,
    /// What is on offer and looks like what was meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
    pub nearest: Vec<String>,
}

impl Refusal {
    /// A refusal with a code and a sentence.
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        Refusal { code, rule: None, message: message.into(), nearest: Vec::new() }
    }
}

impl From<Rejected> for Refusal {
    fn from(rejected: Rejected) -> Self {
        let (code, rule) = match rejected {
            Rejected::GameOver => (RefusalCode::GameOver, None),
            Rejected::StaleDecision { .. } => (RefusalCode::StaleDecision, None),
            Rejected::NotOffered { rule } => (RefusalCode::NotOffered, Some(rule)),
            Rejected::NotAnOutcome => (RefusalCode::NotAnOutcome, None),
            Rejected::NothingToTakeBack => (RefusalCode::NothingToTakeBack, None),
            Rejected::TooLong => (RefusalCode::TooLong, None),
        };
        Refusal { rule, ..Refusal::new(code, rejected.to_string()) }
    }
}

/// The reason of a refusal in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum RefusalCode {
    // What was asked cannot be read, or makes no sense.
    /// The request, or a part of it.
    BadRequest,
    /// It is not JSON.
    BadJson,
    /// It is asked for in a way that is not possible.
    BadMethod,
    /// A name.
    BadName,
    /// The options of a match.
    BadOptions,
    /// A position.
    BadPosition,
    /// A record.
    BadRecord,
    /// The settings of a table.
    BadTable,
    /// What somebody said.
    BadText,
    /// It is larger than it may be.
    TooLarge,
    /// The text of an action or an outcome.
    NotUnderstood,
    // Nobody has that.
    /// There is no such thing.
    NotFound,
    /// There is no such bot.
    NoSuchBot,
    /// There is no such lesson.
    NoSuchLesson,
    /// The table has no such seat.
    NoSuchSeat,
    // The rules of the game.
    /// A rule forbids the action.
    NotOffered,
    /// Chance does not decide so, or not now.
    NotAnOutcome,
    /// It is not this seat that decides.
    NotYourDecision,
    /// It was meant for an earlier moment.
    StaleDecision,
    /// The game is over.
    GameOver,
    /// Something new is known since, or there is nothing.
    NothingToTakeBack,
    /// The match is as long as a match may be.
    TooLong,
    // How far the table is.
    /// The game has not started.
    NotStarted,
    /// The game has started.
    Started,
    /// The game is not over.
    StillPlayed,
    /// The table is closed.
    Closed,
    /// A fault stopped the table.
    Frozen,
    /// There is no game yet.
    NoGame,
    /// There is a next game already, or this one goes on.
    NoRematch,
    // Who one is.
    /// Nobody knows who that is.
    UnknownIdentity,
    /// It is for people, not for programs.
    OnlyPeople,
    /// Another page asks.
    ForeignOrigin,
    /// Nobody may watch there.
    NotAllowed,
    /// Only the host may do that.
    NotHost,
    /// It is the seat of somebody else.
    NotYourSeat,
    /// Only those at the table may do that.
    NotSeated,
    /// The seat is kept for somebody else.
    NotInvited,
    /// Somebody wants no invitations from this person.
    Blocked,
    /// Somebody has the seat.
    SeatTaken,
    /// One has a seat at this table.
    SeatedAlready,
    /// One may not speak there.
    NotYourRoom,
    // Bots that stand in.
    /// A bot stands in for this seat.
    StoodIn,
    /// No bot stands in for this seat.
    NotStoodIn,
    /// The person of the seat is there.
    NotAbandoned,
    // Seats with secrets.
    /// One has held another seat of this match, and knows its secrets.
    HeldAnotherSeat,
    /// The seat keeps its secrets: nobody new may take it during this match.
    SeatKept,
    // Going back by agreement.
    /// There is such a question already.
    AskedAlready,
    /// There is no such question.
    NotAsked,
    // What there is too much of.
    /// Too many messages.
    TooFast,
    /// More than one may ask for.
    TooMany,
    /// It took too long to ask.
    TooSlow,
    /// As many as somebody may have.
    Limited,
    // The server.
    /// It has too much to do: nothing was done.
    Busy,
    /// It is not known whether it was done.
    Unavailable,
    /// A fault of the program.
    Internal,
}
