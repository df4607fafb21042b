//! What goes over plain HTTP: identities, tables, what can be played.

use std::collections::BTreeMap;

use games::GameName;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;
use utoipa::ToSchema;

/// The name of a table in addresses.
pub type TableId = String;

/// Who you are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Identity {
    /// Your public id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether a recovery link exists, so that you can come back from another browser.
    pub is_kept: bool,
    /// Whether this is a program with a token.
    pub is_program: bool,
}

/// Somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Player {
    /// Their public id.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// A new name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewName {
    /// 1 to 24 characters.
    pub name: String,
}

/// A way back to this identity. Shown once; a new one makes the old one invalid.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    /// To be typed on another device.
    pub passphrase: String,
    /// The same as a link.
    pub link: String,
}

/// Coming back.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recover {
    /// What [`Recovery`] showed.
    pub passphrase: String,
}

/// A program that can take a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Program {
    /// Its public id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A program to be.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewProgram {
    /// 1 to 24 characters.
    pub name: String,
}

/// A new program and its token, which is shown once.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ProgramToken {
    /// Its public id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// For the header `Authorization: Bearer …`.
    pub token: String,
}

/// A table to be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: GameName,
    /// What the lobby calls it, up to 40 characters; may be empty.
    #[serde(default)]
    pub name: String,
    /// The language spoken there, such as `fr`; may be empty.
    #[serde(default)]
    pub language: String,
    /// Its options, such as `mode` and `difficulty`; what is missing has a default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Begin at a position, as JSON text, instead of the set-up.
    #[serde(default)]
    pub position: Option<String>,
    /// A lesson of the game: it brings its position, its seats and its script, and nobody else is
    /// there.
    #[serde(default)]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// Who the seats are for, in order; none for a lesson.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether the lobby shows it.
    #[serde(default)]
    pub visibility: Visibility,
    /// In one sitting, or over days.
    #[serde(default)]
    pub pace: Pace,
    /// The clock, if there is one.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Who may watch.
    #[serde(default)]
    pub watching: Watching,
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewSeat {
    /// For me. Several of these make a table for one device.
    Me,
    /// For whoever comes.
    Open,
    /// For a bot.
    Bot {
        /// Its level: one of the bots there are.
        level: String,
    },
    /// For somebody in particular: the player named, or whoever has the invitation.
    Invited {
        /// The id of a player or program; none for an invitation that can be sent.
        player: Option<String>,
    },
}

/// Whether the lobby shows a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Only those who have the link know of it.
    #[default]
    Link,
    /// The lobby shows it.
    Public,
}

impl Visibility {
    /// Its name, as databases keep it.
    pub const fn name(self) -> &'static str {
        match self {
            Visibility::Link => "link",
            Visibility::Public => "public",
        }
    }
}

/// In one sitting, or over days.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// In one sitting: who is away for a while can be replaced.
    #[default]
    Live,
    /// Everybody when they like: only the clock, if there is one, can replace a player.
    Own,
}

/// How long a player may think. A bot stands in for who does not keep to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clock {
    /// What the time is for.
    pub per: ClockPer,
    /// 5 seconds to 30 days.
    pub seconds: u32,
}

/// What the time of a clock is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockPer {
    /// For each decision.
    Decision,
    /// For all decisions of a seat together.
    Seat,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Watching {
    /// Whether anybody may.
    pub allowed: bool,
    /// How many seconds later they see it.
    #[serde(default)]
    pub delay: u32,
}

impl Default for Watching {
    fn default() -> Self {
        Watching { allowed: true, delay: 0 }
    }
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its id.
    pub table: TableId,
    /// The page to share.
    pub link: String,
    /// For each seat kept for whoever has the invitation, its word and link.
    pub invitations: Vec<Invitation>,
}

/// An invitation to a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The word that opens it.
    pub code: String,
    /// The page to send.
    pub link: String,
}

/// What is known of a table without sitting there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// Which game.
    pub game: GameName,
    /// What the lobby calls it; may be empty.
    #[serde(default)]
    pub name: String,
    /// The language spoken there; may be empty.
    #[serde(default)]
    pub language: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// Whether it began at a position somebody set up.
    pub from_position: bool,
    /// The lesson that is played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// How far it is.
    pub state: TableState,
    /// Who made it.
    pub host: Player,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether the lobby shows it.
    pub visibility: Visibility,
    /// In one sitting, or over days.
    pub pace: Pace,
    /// The clock.
    pub clock: Option<Clock>,
    /// Who may watch.
    pub watching: Watching,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// When it last changed.
    pub changed_at: u64,
    /// Seats the game waits for.
    #[schema(value_type = Vec<u8>)]
    pub needed: SeatSet,
    /// The hash the seed was committed to at the start (SHA-256, hexadecimal).
    pub seed_hash: Option<String>,
    /// How it ended.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub outcome: Option<serde_json::Value>,
    /// Seats that won.
    #[schema(value_type = Vec<u8>)]
    pub winners: SeatSet,
    /// Where it is played again.
    pub rematch: Option<TableId>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// It waits for players.
    Open,
    /// It is played.
    Running,
    /// The game is over.
    Over,
    /// It was closed before the end.
    Closed,
    /// A fault of the program stopped it; its record is kept.
    Frozen,
}

impl TableState {
    /// All of them.
    pub const ALL: [TableState; 5] = [
        TableState::Open,
        TableState::Running,
        TableState::Over,
        TableState::Closed,
        TableState::Frozen,
    ];

    /// The state with this name.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Its name, as databases keep it.
    pub const fn name(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Running => "running",
            TableState::Over => "over",
            TableState::Closed => "closed",
            TableState::Frozen => "frozen",
        }
    }
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Who has it.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// The bot that stands in for an absent person.
    #[serde(default)]
    pub stand_in: Option<String>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody: anybody may take it.
    Open,
    /// Nobody yet: it is kept for somebody.
    Invited {
        /// For whom; none for whoever has the invitation.
        player: Option<String>,
    },
    /// A person, or a program with a token.
    Person {
        /// Their id.
        player: String,
        /// Their name.
        name: String,
    },
    /// A bot of the server.
    Bot {
        /// Its level.
        level: String,
    },
}

/// What can be played.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// The name of the game.
    pub game: GameName,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// Its options and what they may be.
    pub options: Vec<OptionInfo>,
    /// Its bots, weakest first.
    pub bots: Bots,
}

/// The bots of a game, weakest first.
pub type Bots = Vec<String>;

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its key.
    pub key: String,
    /// What it may be.
    pub choices: Vec<Choice>,
}

/// A value of an option.
pub type Choice = String;

/// An earlier moment of a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Moment {
    /// The number of the step.
    pub number: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What you saw happen.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Box<serde_json::value::RawValue>>,
    /// The table as you saw it then.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<serde_json::value::RawValue>,
    /// The number of the latest step.
    pub latest: u64,
}
