//! From the client to the server, over the WebSocket of a table.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use ts_rs::TS;

/// One message of a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Request {
    /// A number of the client's choice; the answer repeats it.
    pub id: u32,
    /// What is wanted.
    #[serde(flatten)]
    pub command: Command,
}

/// What a client may want of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Do what the text says, as one of the seat's offers.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// The decision it was shown; another one is refused as stale.
        decision: u32,
        /// The action.
        text: String,
    },
    /// Take back the seat's latest action, if nothing new is known since.
    TakeBack {
        /// The seat.
        seat: Seat,
        /// The decision it was shown.
        decision: u32,
    },
    /// Ask the others to go back over what is known since. Granted at once if nobody else is a
    /// person.
    AskRollBack {
        /// The seat that asks.
        seat: Seat,
        /// How many inputs of the record should remain; none for "before my latest action".
        to: Option<u32>,
    },
    /// Agree to what [`Command::AskRollBack`] asked for, or not. The seat that asked may say no to
    /// its own question, which withdraws it.
    AnswerRollBack {
        /// The seat that answers.
        seat: Seat,
        /// Whether it agrees.
        agree: bool,
    },
    /// Take an open seat.
    Sit {
        /// The seat.
        seat: Seat,
        /// The word of an invitation, if the seat is kept for somebody.
        code: Option<String>,
    },
    /// Give up a seat. Before the start it is open again; later others may take it over.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// Take the seat back from the bot that stood in.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// Before the start: say who a seat is for (only the host). Later: give an abandoned seat to
    /// a bot or open it.
    GiveSeat {
        /// The seat.
        seat: Seat,
        /// To whom.
        to: Holder,
    },
    /// Close a table that has not started (only the host).
    CloseTable,
    /// Play the same again with the same people, at a new table that all are told of.
    Rematch,
    /// See the table through the eyes of one of the own seats, or as somebody who watches.
    Look {
        /// The seat; none to watch.
        seat: Option<Seat>,
    },
    /// Which rule forbids an action?
    WhyNot {
        /// The seat that would act.
        seat: Seat,
        /// The action.
        text: String,
    },
    /// What would the strongest bot do in this seat? It sees what the seat sees.
    Hint {
        /// The seat that has to decide.
        seat: Seat,
    },
    /// Say something.
    Say {
        /// To whom.
        room: Room,
        /// What.
        text: String,
    },
    /// Hear no more of somebody, at any table; or hear them again.
    Mute {
        /// Whom.
        player: String,
        /// Whether they are muted from now on.
        muted: bool,
    },
}

/// Who a seat may be given to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Whoever takes it.
    Open,
    /// A bot.
    Bot {
        /// Its level: one of the bots there are.
        level: String,
    },
}

/// Who hears what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Everybody; only those with a seat speak.
    Table,
    /// Those who watch; those with a seat hear it when the game is over.
    Spectators,
}
