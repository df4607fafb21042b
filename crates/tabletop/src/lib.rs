//! What every board game in this workspace shares.
//!
//! A game is a value that implements [`Game`]: it says who has to decide ([`Pending`]), lists what
//! they may do, and goes on when it is told an action or an outcome of chance. It never rolls a
//! die, reads a clock or talks to anybody. Around it:
//!
//! - [`Match`] owns a game, keeps the record of its inputs and lets seats take back;
//! - [`Fate`] draws outcomes of chance from a seed (the one place that names a generator);
//! - [`Record`] is a whole match as a text file, [`case`] a conformance case as JSON;
//! - [`perft()`] counts positions; `laws` (feature `laws`) are what must hold for every game.
//!
//! This crate names no game.
//!
//! ```
//! use tabletop::{Rule, Seat, SeatSet, rule};
//!
//! let seats: SeatSet = [Seat::new(0), Seat::new(2)].into_iter().collect();
//! assert!(seats.contains(Seat::new(2)) && seats.len() == 2);
//! assert_eq!("B-9.8".parse::<Rule>().unwrap(), rule!("B-9.8"));
//! ```
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod card_set;
pub mod case;
mod error;
mod fate;
#[cfg(any(test, feature = "laws"))]
pub mod fixtures;
mod game;
mod inline_list;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
mod match_;
mod names;
mod nearest;
mod perft;
mod record;
mod rule;
mod rulebook;
mod seat;
pub mod text_serde;

pub use error::{AuditError, CaseError, OptionsError, ParseError};
pub use fate::{Dice, Fate};
pub use game::{Event, Game, Ignore, Notation, Pending, PositionError, Sink, Weighted};
pub use inline_list::{Blank, InlineList};
pub use match_::{Input, Match, Rejected};
pub use nearest::nearest;
pub use perft::{Counting, perft};
pub use record::{Author, Header, Line, Record, RecordError, replay};
pub use rule::Rule;
pub use rulebook::Rulebook;
pub use seat::{MAX_SEATS, Seat, SeatSet, Stream, StreamSet, Viewer};
/// For the macros of this crate.
#[doc(hidden)]
pub use serde;

#[cfg(test)]
mod tests;
