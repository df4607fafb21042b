//! What goes over plain HTTP: identities, tables, what can be played.

use std::collections::BTreeMap;

use crate::text::Id;
use games::GameName;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;
use utoipa::ToSchema;

/// The id of a table, as used in addresses.
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

/// Another player.
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

/// A recovery passphrase. Shown once; a new one makes the old one invalid.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    /// The passphrase, to be typed on another device.
    pub passphrase: String,
    /// The same as a sign-in link.
    pub link: String,
}

/// Signing in with a passphrase.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recover {
    /// The passphrase from [`Recovery`].
    pub passphrase: String,
}

/// A browser where you are signed in.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    /// Its id, to end it.
    pub id: String,
    /// The browser and its system, such as `Firefox, Linux`; empty if unknown.
    pub device: String,
    /// When you signed in there, in milliseconds since 1970.
    pub created_at: u64,
    /// When it was last used, to the hour.
    pub seen_at: u64,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

/// A program that can take a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Program {
    /// Its public id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A request to create a program.
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

/// A request to create a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: GameName,
    /// Its name in the lobby, up to 40 characters; may be empty.
    #[serde(default)]
    pub name: String,
    /// The chat language, such as `fr`; may be empty.
    #[serde(default)]
    pub language: String,
    /// Its options, such as `mode` and `difficulty`; missing ones get their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A position to start from, as JSON text, instead of the set-up.
    #[serde(default)]
    pub position: Option<String>,
    /// A lesson of the game. The lesson determines position, seats and script, and there are no
    /// other players.
    #[serde(default)]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// Who the seats are for, in order; none for a lesson.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether the lobby lists it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Live, or over several days.
    #[serde(default)]
    pub pace: Pace,
    /// The clock, if there is one.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Who may watch.
    #[serde(default)]
    pub watching: Watching,
    /// At a live table: after how many seconds away a player's seat may be given to others for
    /// good; by default as soon as a bot may replace them, in a game with secrets after 15 minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_over: Option<u32>,
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewSeat {
    /// For the caller. Several of these make a table for one device.
    Me,
    /// For anyone.
    Open,
    /// For a bot.
    Bot {
        /// Its level: one of the bots there are.
        level: String,
    },
    /// Reserved: for the named player, or for anyone with the invitation.
    Invited {
        /// The id of a player or program; none for an invitation.
        #[ts(as = "Option<String>")]
        #[schema(value_type = Option<String>)]
        player: Option<Id>,
    },
}

/// Whether the lobby lists it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Only people with the link can find it.
    #[default]
    Link,
    /// The lobby lists it.
    Public,
}

impl Visibility {
    /// Its name, as stored in databases.
    pub const fn name(self) -> &'static str {
        match self {
            Visibility::Link => "link",
            Visibility::Public => "public",
        }
    }
}

/// Live, or over several days.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Live: a player who is away for a while can be replaced.
    #[default]
    Live,
    /// Over several days: players are replaced only if they run out of time on the clock.
    Own,
}

/// The clock of a table. A bot replaces a player who runs out of time.
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
    /// Whether spectators are allowed.
    pub allowed: bool,
    /// The delay for spectators, in seconds.
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
    /// The link to share.
    pub link: String,
    /// The reserved seats with their invitation codes and links.
    pub invitations: Vec<Invitation>,
}

/// An invitation to a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The invitation code.
    pub code: String,
    /// The link to send.
    pub link: String,
}

/// Public information about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: GameName,
    /// Its name in the lobby; may be empty.
    #[serde(default)]
    pub name: String,
    /// The chat language; may be empty.
    #[serde(default)]
    pub language: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// Whether it started from a custom position.
    pub from_position: bool,
    /// The lesson that is played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// Its state.
    pub state: TableState,
    /// The host.
    pub host: Player,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Whether the lobby lists it.
    pub visibility: Visibility,
    /// Live, or over several days.
    pub pace: Pace,
    /// The clock.
    pub clock: Option<Clock>,
    /// Who may watch.
    pub watching: Watching,
    /// Whether seats have secrets, so that they are handed over only with consent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub has_secrets: bool,
    /// After how many seconds away a player's seat may be given to others for good, if the table
    /// says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_over: Option<u32>,
    /// When it was created, in milliseconds since 1970.
    pub created_at: u64,
    /// When it last changed.
    pub changed_at: u64,
    /// Seats the game waits for.
    #[schema(value_type = Vec<u8>)]
    pub needed: SeatSet,
    /// The SHA-256 of the seed, published at the start (hexadecimal).
    pub seed_hash: Option<String>,
    /// The result.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub outcome: Option<serde_json::Value>,
    /// Seats that won.
    #[schema(value_type = Vec<u8>)]
    pub winners: SeatSet,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// It waits for players.
    Open,
    /// The game is in progress.
    Running,
    /// The game is over.
    Over,
    /// It was closed before the end.
    Closed,
    /// A bug stopped it; its record is kept.
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

    /// Its name, as stored in databases.
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

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its holder.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// The bot that replaces an absent player.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// In a game with secrets: the only players who may take this seat, because they held it before
    /// and did not hand it over. None if others may take it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub kept_for: Vec<String>,
}

impl SeatInfo {
    /// A seat with this holder.
    pub fn of(kind: SeatKind) -> Self {
        SeatInfo { kind, stand_in: None, kept_for: Vec::new() }
    }
}

/// The holder of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// Free: anyone may take it.
    Open,
    /// Reserved, but not taken yet.
    Invited {
        /// The player it is reserved for; none for anyone with the invitation.
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

/// A game that can be played.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// The name of the game.
    pub game: GameName,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// Its options and their values.
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
    /// Its possible values.
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
    /// The events you saw.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Box<serde_json::value::RawValue>>,
    /// The table as you saw it then.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<serde_json::value::RawValue>,
    /// What the rules added up to on the table, where the game says it beside the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Object)]
    pub sums: Option<Box<serde_json::value::RawValue>>,
    /// The number of the latest step.
    pub latest: u64,
}
