//! All games there are, behind one interface of texts.
//!
//! Whoever serves matches of any game (the server, the engine protocol) speaks to an [`AnyMatch`]:
//! actions and outcomes go in as texts, views and events come out as JSON. [`GameName`] names the
//! games, [`Sets`] holds the component sets they are played with, [`WithBots`] and [`WithSets`]
//! are for code that is generic over a game.
//!
//! ```
//! use games::{AnyMatch, Draws, GameName, Sets};
//! use tabletop::{Fate, Header, Seat};
//!
//! let options = vec![("players".to_owned(), "2".to_owned())];
//! let header = Header { options, ..Header::default() };
//! let mut game = games::begin(Sets::house(), GameName::Sanctum, header).unwrap();
//! let mut draws = Draws::from(Fate::new(7));
//! while let Some(stream) = game.pending().chance.lowest() {
//!     game.draw(stream, &mut draws).unwrap();
//! }
//! let seat = game.pending().seats.lowest().unwrap();
//! let offer = game.offers(seat).swap_remove(0);
//! let happened = game.act(seat, &offer).unwrap();
//! assert!(!happened.seen_by(tabletop::Viewer::Spectator).is_empty());
//! assert!(game.act(Seat::new(3), "dance").is_err());
//! ```

mod adviser;
mod analysis;
mod analyst;
mod any;
mod bot_memory;
mod bots_of;
mod draws;
mod lesson;
mod name;
mod offer;
mod opinion;
mod refusal;
mod script;
mod sets;

pub use adviser::Adviser;
pub use analysis::{Analysis, Coin, CoursePoint, JudgedDecision, Luck, Progress, SeatAnalysis};
pub use analyst::Analyst;
pub use any::{AnyMatch, ChanceMismatch, ReplayError, StepEvents, begin, replay};
pub use bot_memory::BotMemory;
pub use bots::{Budget, Level};
pub use bots_of::{WithBots, levels};
pub use draws::Draws;
pub use lesson::{Lesson, LessonInfo, LessonStep, lessons};
pub use name::GameName;
pub use offer::Offer;
pub use opinion::{Advice, Argument, Counsel, Opinion, Reason};
pub use refusal::{Refusal, RefusalCode};
pub use script::{SCRIPT_TAG, Script};
pub use sets::{Sets, WithSets};

#[cfg(test)]
mod tests;
