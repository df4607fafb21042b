//! What a game says of itself so that it can be hosted.

mod bastion;
mod sanctum;

use std::fs;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::path::Path;

use bots::{Bot, Judge};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{Event, Notation, Seat, SeatSet};

use crate::played::raw;
use crate::{Lesson, NoSuchBot, SetError, ValueUnit};

/// An option of a game with a short list of values; the first one is what forms for people begin
/// with.
pub type GameOption = (&'static str, Vec<String>);

/// A game that can be hosted: with bots, component sets, lessons, options. Everything that
/// commands, tables, the server and the page have to know of a game that its rules do not say.
pub trait HostedGame:
    Judge<Action: Serialize + Send + Sync, Chance: Send + Sync, Event: Send + Sync>
    + Notation
    + Hash
    + Send
    + Sync
    + 'static
{
    /// The game in one sentence.
    const ABOUT: &'static str;
    /// The fewest and the most players.
    const PLAYERS: RangeInclusive<usize>;
    /// Whether all players see everything, so that a running match may be shown as it is.
    const IS_OPEN: bool;
    /// What values are counted in.
    const UNIT: ValueUnit;
    /// The files of a component set; the first one tells which game a folder is for.
    const FILES: &'static [&'static str];
    /// The rungs of the ladder of its bots, the weakest first.
    const RUNGS: &'static [&'static str];
    /// Whether [`HostedGame::preview_of`] can say something.
    const HAS_PREVIEW: bool = false;

    /// A bot by the name of its rung or level.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The options people choose from a short list.
    fn choices() -> Vec<GameOption>;

    /// The lessons, in the order in which they are learnt. They are made for the house set.
    fn lessons() -> &'static [Lesson];

    /// The component set that comes with the program.
    fn house() -> &'static Self::Components;

    /// Reads a component set from the texts of its files, in their order, as many as there are
    /// files.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with the set.
    fn parse_set(name: &str, texts: &[String]) -> Result<Self::Components, SetError>;

    /// Everything that is printed in a component set, as JSON.
    fn printed(set: &Self::Components) -> &Value;

    /// What is coming for a seat, where the game can say so.
    fn preview_of(&self, _seat: Seat) -> Option<Value> {
        None
    }

    /// An action of a seat as data, with what the page has to know of it beforehand.
    fn typed_action(&self, _seat: Seat, action: Self::Action) -> Box<RawValue> {
        raw(&action)
    }

    /// What the rules add up to on the table, beside the view. It holds what everybody may know.
    fn sums(&self) -> Option<Box<RawValue>> {
        None
    }

    /// Why a seen event happened, where the event itself does not say it.
    fn because(_event: &<Self::Event as Event>::Seen) -> Vec<Box<RawValue>> {
        Vec::new()
    }

    /// Seats that asked the others to wait for them.
    fn held_by(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The house set, or the one in a folder.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or the set is not valid.
    fn set(folder: Option<&Path>) -> Result<&'static Self::Components, SetError> {
        match folder {
            None => Ok(Self::house()),
            // The engines refer to a set as long as the process lives; it is read once.
            Some(folder) => Ok(Box::leak(Box::new(Self::read_set(folder)?))),
        }
    }

    /// Reads the set in a folder.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or the set is not valid.
    fn read_set(folder: &Path) -> Result<Self::Components, SetError> {
        let mut texts = Vec::new();
        for file in Self::FILES {
            let path = folder.join(file);
            let text = fs::read_to_string(&path);
            texts.push(text.map_err(|error| SetError::at(&path, &error))?);
        }
        let name = folder.file_name().map_or("custom".into(), |name| name.to_string_lossy());
        Self::parse_set(&name.replace(' ', "-"), &texts)
            .map_err(|error| SetError::at(folder, &error))
    }

    /// A bot by its name, or what to say of a name that no bot has.
    ///
    /// # Errors
    ///
    /// If no rung and no level has this name.
    fn known_bot(name: &str, seed: u64) -> Result<Box<dyn Bot<Self>>, NoSuchBot> {
        Self::bot(name, seed).ok_or_else(|| NoSuchBot::new(name, Self::RUNGS))
    }
}
