//! The games behind one interface of texts.
//!
//! [`Games`] are the games a program offers. The server and the engine protocol ask an [`AnyGame`]
//! for a match and speak to it as an [`AnyMatch`]: actions and outcomes go in as texts, views and
//! events come out as JSON. A game implements [`HostedGame`] and stands in the list of `list.rs`;
//! code that is generic over a game runs with [`for_game!`].
//!
//! ```
//! use games::{AnyMatch, Draws, Games};
//! use tabletop::{Fate, Header, Seat, Viewer};
//!
//! let options = vec![("players".to_owned(), "2".to_owned())];
//! let header = Header { options, ..Header::default() };
//! let mut game = Games::house().named("sanctum").unwrap().begin(header).unwrap();
//! let mut draws = Draws::from(Fate::new(7));
//! while let Some(stream) = game.pending().chance.lowest() {
//!     game.draw(stream, &mut draws).unwrap();
//! }
//! let seat = game.pending().seats.lowest().unwrap();
//! let offer = game.offers(seat).swap_remove(0);
//! let events = game.act(seat, &offer).unwrap();
//! assert!(!events.seen_by(Viewer::Spectator).is_empty());
//! assert!(game.act(Seat::new(3), "dance").is_err());
//! ```

mod adviser;
mod analysis;
mod analyst;
mod any_match;
mod bot_memory;
mod bot_names;
mod draws;
mod games;
mod hosted;
mod lesson;
mod list;
mod name;
mod offer;
mod opinion;
mod played;
mod refusal;
mod script;
mod set_error;

pub use adviser::Adviser;
pub use analysis::{
    Analysis, CoursePoint, JudgedDecision, Luck, Progress, SeatAnalysis, ValueUnit,
};
pub use analyst::Analyst;
pub use any_match::{AnyMatch, ChanceMismatch, MatchTools, ReplayError, StepEvents};
pub use bot_memory::BotMemory;
pub use bot_names::{NoSuchBot, levels, seated};
pub use bots::{Argument, Budget, Level, Reason};
pub use draws::Draws;
pub use games::{AnyGame, Games, NoSuchGame};
pub use hosted::{GameOption, HostedGame};
pub use lesson::{Lesson, LessonInfo, LessonStep};
pub use name::{GameName, NameTooLong};
pub use offer::Offer;
pub use opinion::{Choice, Counsel, Opinion};
pub use refusal::{Refusal, RefusalCode};
pub use script::{SCRIPT_TAG, Script};
pub use set_error::SetError;
#[doc(hidden)]
pub use {bastion, sanctum};

#[cfg(test)]
mod tests;
