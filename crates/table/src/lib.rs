//! A table of people and bots: what it is, who may do what, and what each viewer sees.
//!
//! A table is its settings and its steps. [`Table::command`] turns a request into a step or a
//! refusal. [`Table::replay`] applies a stored step again, so a table that is loaded again, in this
//! process or another, is the same table.
//!
//! This crate knows no clock, database, thread or socket. The time is passed in, in milliseconds
//! since 1970, so a table runs anywhere, even in a browser.
//!
//! ```
//! use protocol::{Command, NewTable, Player};
//! use table::{Context, Seed, Settings, Table};
//!
//! let anna = Player { id: "anna".to_owned(), name: "Anna".to_owned() };
//! let new = r#"{ "game": "bastion", "seats": [{ "kind": "me" }] }"#;
//! let new: NewTable = serde_json::from_str(new).unwrap();
//! let games = games::Games::house();
//! let game = games.of(new.game).unwrap().clone();
//! let settings = Settings::check(new, anna.clone(), 0, &games, String::new).unwrap();
//! let mut table = Table::new("a table".to_owned(), settings, Seed::new([7; 32]), game);
//! table.open(0).unwrap();
//!
//! let seat = table.needed().lowest().unwrap();
//! let play = table.play_seen(Some(seat)).unwrap();
//! let text = play.offers[0].text.clone();
//! let act = Command::Act { seat, decision: play.decision, text };
//! let otto = Player { id: "otto".to_owned(), name: "Otto".to_owned() };
//! assert!(table.command(&otto, &act, Context::at(1000)).is_err(), "it is not his seat");
//! assert!(table.command(&anna, &act, Context::at(1000)).is_ok());
//! ```

mod clocks;
mod command;
mod entry;
mod lesson;
mod past;
mod render;
mod rights;
mod roll_back;
mod seats;
mod seed;
mod settings;
mod table;

pub use command::{Caller, Context};
pub use entry::Entry;
pub use render::{Eyes, PublishedStep};
pub use seed::Seed;
pub use settings::Settings;
pub use table::{Done, Table};

use clocks::Clocks;
use past::Past;
use roll_back::Question;

#[cfg(test)]
mod tests;
