//! The messages between browsers, programs and the server.
//!
//! - [`client`]: what a client sends over the WebSocket of a table, one [`Request`] per message;
//! - [`server`]: what the server sends there, one [`Message`] each, and [`Lobby`] over the
//!   WebSocket of the lobby;
//! - [`rest`]: what goes over plain HTTP;
//! - [`text`]: texts from outside, checked.
//!
//! All of it is JSON. TypeScript types for the web client are generated from here into
//! `web/src/generated/`; a test fails when they are stale.
//!
//! ```
//! use protocol::{Command, Request};
//!
//! let text = r#"{"id": 1, "type": "act", "seat": 0, "decision": 17, "text": "move district/3"}"#;
//! let request: Request = serde_json::from_str(text).unwrap();
//! assert!(matches!(request.command, Command::Act { decision: 17, .. }));
//! ```

pub mod client;
pub mod rest;
pub mod server;
pub mod text;

pub use games::{
    Analysis, CoursePoint, GameName, JudgedDecision, LessonInfo, LessonStep, Luck, Offer, Opinion,
    Progress, Reason, Refusal, RefusalCode, SeatAnalysis,
};

pub use client::{Command, Holder, Request, Room};
pub use rest::{
    Bots, Choice, Clock, ClockPer, Created, GameInfo, Identity, Moment, NewName, NewProgram,
    NewSeat, NewTable, OptionInfo, Pace, Player, Program, ProgramToken, Recover, Recovery,
    SeatInfo, SeatKind, Session, TableId, TableInfo, TableState, Visibility, Watching,
};
pub use server::{Asked, CloseReason, Events, Line, Lobby, Message, Play, Presence, Timer};
pub use text::{BadText, ChatText, Id, PlayerName, TableName, Text};

#[cfg(test)]
mod tests;
