//! Messages from the client to the server, over the WebSocket of a table.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use ts_rs::TS;

use crate::text::Id;

/// One message of a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Request {
    /// A number chosen by the client; the answer repeats it.
    pub id: u32,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// Everything a client can ask of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Take one of the seat's offers.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// The decision it was shown; any other is refused as stale.
        decision: u32,
        /// The action.
        text: String,
    },
    /// Take back the seat's latest action, if no new information has appeared since.
    TakeBack {
        /// The seat.
        seat: Seat,
        /// The decision it was shown.
        decision: u32,
    },
    /// Ask the others to roll back beyond new information. Granted at once if no other person has a
    /// seat; no answer in time is a no.
    AskRollBack {
        /// The seat that asks.
        seat: Seat,
        /// How many inputs of the record should remain; none for "before my latest action".
        to: Option<u32>,
    },
    /// Answer [`Command::AskRollBack`]. The seat that asked may refuse, which withdraws the
    /// request.
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
        /// The invitation code, if the seat is reserved.
        code: Option<String>,
    },
    /// Give up a seat. Before the start it becomes free; later others may take it over. In a game
    /// with secrets only with your consent; without it the seat is kept for you.
    Leave {
        /// The seat.
        seat: Seat,
        /// Whether others may take it over and see its secrets.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        hand_over: bool,
    },
    /// Take the seat back from the bot that replaced you.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// Before the start: say who a seat is for (only the host). Later: give an abandoned seat to
    /// a bot or open it; only the host opens the seat of a bot.
    GiveSeat {
        /// The seat.
        seat: Seat,
        /// The new holder.
        to: Holder,
    },
    /// Close a table that has not started (only the host).
    CloseTable,
    /// Play again with the same people, at a new table that is announced to all.
    Rematch,
    /// Look from one of your own seats, or as a spectator.
    Look {
        /// The seat; none to watch.
        seat: Option<Seat>,
    },
    /// Ask which rule forbids an action.
    WhyNot {
        /// The seat that would act.
        seat: Seat,
        /// The action.
        text: String,
    },
    /// Ask what the strongest bot would do in this seat. It sees what the seat sees.
    Hint {
        /// The seat that has to decide.
        seat: Seat,
    },
    /// Write in the chat.
    Say {
        /// The room.
        room: Room,
        /// The text.
        text: String,
    },
    /// Decline an invitation: the seat is open to anyone.
    Decline {
        /// The seat.
        seat: Seat,
    },
    /// Mute a player at all tables, or unmute them. A player who is muted can neither be heard nor
    /// send invitations, and neither can any other program of the same person.
    Mute {
        /// The player.
        #[ts(as = "String")]
        player: Id,
        /// Whether they are muted.
        muted: bool,
    },
}

/// Who a seat may be given to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Anyone.
    Open,
    /// A bot.
    Bot {
        /// Its level: one of the bots there are.
        level: String,
    },
}

/// A chat room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Everybody reads; only players with a seat write.
    Table,
    /// Spectators; players with a seat can read it once the game is over.
    Spectators,
}
