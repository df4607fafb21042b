//! Messages from the server to the client, over the WebSockets of a table and of the lobby.

use games::{Offer, Opinion, Refusal};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use crate::client::Room;
use crate::rest::TableInfo;

/// One message about a table.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The whole table: the first message, and again whenever the client changes its point of view.
    Table {
        /// The request this answers, if there was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the latest step.
        number: u64,
        /// The time of the server, in milliseconds since 1970.
        now: u64,
        /// The table and its seats.
        table: Box<TableInfo>,
        /// The player this connection belongs to.
        you: String,
        /// The seats you hold.
        yours: SeatSet,
        /// The match as you see it; none before the start.
        play: Option<Play>,
        /// What you missed since the step you had seen last.
        missed: Vec<Events>,
        /// Recent chat; left out if it was sent before.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chat: Option<Vec<Line>>,
        /// Who is connected.
        presence: Presence,
    },
    /// A step happened. Steps are numbered without gaps; a client that misses one reconnects.
    Step {
        /// The events, as far as you may know them.
        #[serde(flatten)]
        events: Events,
        /// The table, if something about it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<Box<TableInfo>>,
        /// The seats you hold.
        yours: SeatSet,
        /// The match as you see it now; none before the start.
        play: Option<Play>,
    },
    /// A request was carried out and stored.
    Done {
        /// The request.
        id: u32,
        /// The step it became; none for requests that change nothing at the table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        number: Option<u64>,
    },
    /// A request was refused. Nothing has changed.
    Refused {
        /// The request; none if it could not even be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The reason.
        error: Refusal,
    },
    /// The answer to "why not?".
    WhyNot {
        /// The request.
        id: u32,
        /// Whether it is allowed after all.
        allowed: bool,
        /// The rule that forbids it.
        rule: Option<String>,
        /// What the rule says, in English.
        text: Option<String>,
    },
    /// The answer to "what would you do?".
    Hint {
        /// The request.
        id: u32,
        /// The decision it is about.
        decision: u32,
        /// One of the offers; none to pass.
        action: Option<String>,
        /// The bot's opinion of the best offers, best first, at most five; empty if there is
        /// nothing to compare.
        opinions: Vec<Opinion>,
    },
    /// A new chat line.
    Said {
        /// The line.
        #[serde(flatten)]
        line: Line,
    },
    /// Who is connected has changed.
    Presence {
        /// Who is connected now.
        #[serde(flatten)]
        presence: Presence,
    },
    /// The connection ends.
    Closing {
        /// The reason.
        reason: CloseReason,
    },
}

/// Why the server ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// The server is shutting down: reconnect at once.
    Restart,
    /// The client reads too slowly: reconnect at once and read what was missed.
    TooSlow,
    /// The client did not answer for long: reconnect at once.
    Idle,
    /// There are too many spectators: try again later.
    TooMany,
    /// Watching is not allowed, or the identity is no longer valid.
    NotAllowed,
    /// An error stopped the table.
    Frozen,
    /// The table no longer exists.
    Gone,
    /// The table cannot be read.
    Unreadable,
    /// The client sends far too much.
    TooFast,
    /// The client sends binary data.
    NotText,
}

impl CloseReason {
    /// The reason in one word, as in the message.
    pub const fn name(self) -> &'static str {
        match self {
            CloseReason::Restart => "restart",
            CloseReason::TooSlow => "too_slow",
            CloseReason::Idle => "idle",
            CloseReason::TooMany => "too_many",
            CloseReason::NotAllowed => "not_allowed",
            CloseReason::Frozen => "frozen",
            CloseReason::Gone => "gone",
            CloseReason::Unreadable => "unreadable",
            CloseReason::TooFast => "too_fast",
            CloseReason::NotText => "not_text",
        }
    }

    /// The code of the WebSocket: service restart, try again later, or not allowed.
    pub const fn code(self) -> u16 {
        match self {
            CloseReason::Restart => 1012,
            CloseReason::TooSlow | CloseReason::Idle | CloseReason::TooMany => 1013,
            CloseReason::NotAllowed
            | CloseReason::Frozen
            | CloseReason::Gone
            | CloseReason::Unreadable
            | CloseReason::TooFast
            | CloseReason::NotText => 1008,
        }
    }
}

/// What happened in one step, as a viewer sees it.
#[derive(Debug, Serialize, TS)]
pub struct Events {
    /// The number of the step.
    pub number: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The seat that took back an action, if that is what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken_back: Option<Seat>,
    /// The number of inputs left after a roll-back, if that is what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rolled_back: Option<u32>,
    /// The events of the game.
    #[ts(type = "Array<unknown>")]
    pub events: Vec<Box<RawValue>>,
    /// Why they happened, with the rules, where the game says it beside the events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "Array<unknown>")]
    pub because: Vec<Box<RawValue>>,
}

/// A match as one viewer sees it.
#[derive(Debug, Serialize, TS)]
pub struct Play {
    /// The seat it is seen from; none for spectators.
    pub seat: Option<Seat>,
    /// The table, in the view form of the game.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What the rules add up to on the table, where the game says it beside the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub sums: Option<Box<RawValue>>,
    /// The decision an action has to name.
    pub decision: u32,
    /// What this seat may do.
    pub offers: Vec<Offer>,
    /// Seats the game waits for.
    pub needed: SeatSet,
    /// Whether this seat may take back an action.
    pub may_take_back: bool,
    /// How many inputs the record has.
    pub inputs: u32,
    /// How many turns are finished.
    pub turns: u32,
    /// The clocks, if the table has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Timer>>")]
    pub clocks: Vec<Timer>,
    /// A pending request to roll back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// When a pending request to roll back counts as declined, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked_until: Option<u64>,
    /// In a lesson: the actions of this seat that were not taken back, oldest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deeds: Option<Vec<String>>,
    /// The result, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub outcome: Option<serde_json::Value>,
    /// The seed of all chance, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Timer {
    /// The seat.
    pub seat: Seat,
    /// Milliseconds left when the step happened.
    pub left: u64,
    /// Whether it is running.
    pub runs: bool,
}

/// A request to roll back.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Asked {
    /// The seat that asks.
    pub by: Seat,
    /// How many inputs would remain.
    pub to: u32,
    /// Seats that have not answered yet.
    pub open: SeatSet,
}

/// Who is connected to the table.
#[derive(Clone, PartialEq, Default, Debug, Serialize, TS)]
pub struct Presence {
    /// Seats whose player is connected.
    pub online: SeatSet,
    /// The number of spectators.
    pub watching: u32,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Line {
    /// Its number at this table.
    pub line: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The room.
    pub room: Room,
    /// The author.
    pub player: String,
    /// The author's name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// One message about the lobby.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Lobby {
    /// All public tables and all of yours: the first message, and again if changes were missed.
    Tables {
        /// Public tables that wait for players or can be watched.
        open: Vec<TableInfo>,
        /// Tables where you sit.
        mine: Vec<TableInfo>,
    },
    /// A table was created or changed.
    Changed {
        /// The table.
        table: Box<TableInfo>,
        /// Whether it is one of yours: you sit there, are invited, or created it.
        mine: bool,
    },
    /// A table is over or closed, or no longer concerns you.
    Gone {
        /// The table.
        table: String,
    },
    /// The server is shutting down.
    Closing {
        /// The reason.
        reason: CloseReason,
    },
}
