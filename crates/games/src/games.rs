//! The games a program offers, each with the component set it plays it with.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;
use tabletop::case::{self, Case};
use tabletop::{CaseError, Header, Record, RecordError, Rule};

use crate::list::house_games;
use crate::played::Played;
use crate::{
    GameName, GameOption, HostedGame, Lesson, MatchTools, NoSuchBot, Refusal, RefusalCode, SetError,
};

/// A game with the component set it is played with.
pub trait AnyGame: Send + Sync + Debug {
    /// Its name.
    fn name(&self) -> GameName;

    /// The game in one sentence.
    fn about(&self) -> &'static str;

    /// The fewest and the most players.
    fn players(&self) -> RangeInclusive<usize>;

    /// Whether all players see everything, so that a running match may be shown as it is.
    fn is_open(&self) -> bool;

    /// The options people choose from a short list.
    fn choices(&self) -> Vec<GameOption>;

    /// Whether a rung or level of its bots has this name.
    ///
    /// # Errors
    ///
    /// If there is no such bot.
    fn check_bot(&self, name: &str) -> Result<(), NoSuchBot>;

    /// The lessons, in the order in which they are learnt; none for another set than the house set,
    /// which they are made for.
    fn lessons(&self) -> &'static [Lesson];

    /// The sentence of a rule, in English.
    fn rule_text(&self, rule: Rule) -> Option<&'static str>;

    /// Name and hash of the component set, as records name it.
    fn set(&self) -> String;

    /// Everything that is printed in the component set, as JSON.
    fn printed(&self) -> &Value;

    /// The game with the component set of this name and hash, if it is this one or the house set:
    /// a match that was begun with the house set can always be played on with it.
    fn with_set(&self, set: &str) -> Option<Arc<dyn AnyGame>>;

    /// The files of a component set; the first one tells which game a folder is for.
    fn set_files(&self) -> &'static [&'static str];

    /// The game with the component set in a folder.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or the set is not valid.
    fn with_set_in(&self, folder: &Path) -> Result<Arc<dyn AnyGame>, SetError>;

    /// A match before its first input, from what stands at the head of its record.
    ///
    /// # Errors
    ///
    /// If the options or the position cannot be played.
    fn begin(&self, header: Header) -> Result<Box<dyn MatchTools>, Refusal>;

    /// A record played again, every line checked.
    ///
    /// # Errors
    ///
    /// If the record is of another game, set or version, or one of its lines is not allowed.
    fn replay(&self, record: Record) -> Result<Box<dyn MatchTools>, RecordError>;

    /// Runs a conformance case.
    ///
    /// # Errors
    ///
    /// The first thing that is not as the case says.
    fn run_case(&self, case: &Case) -> Result<(), CaseError>;
}

/// A game and its component set.
#[derive(Debug)]
struct Offered<G: HostedGame> {
    set: &'static G::Components,
}

/// A game with its house set.
pub(crate) fn offered<G: HostedGame>() -> Arc<dyn AnyGame> {
    Arc::new(Offered::<G> { set: G::house() })
}

impl<G: HostedGame> Offered<G> {
    fn is_set(set: &G::Components, id: &str) -> bool {
        G::set_id(set) == id
    }
}

impl<G: HostedGame> AnyGame for Offered<G> {
    fn name(&self) -> GameName {
        GameName::of::<G>()
    }

    fn about(&self) -> &'static str {
        G::ABOUT
    }

    fn players(&self) -> RangeInclusive<usize> {
        G::PLAYERS
    }

    fn is_open(&self) -> bool {
        G::IS_OPEN
    }

    fn choices(&self) -> Vec<GameOption> {
        G::choices()
    }

    fn check_bot(&self, name: &str) -> Result<(), NoSuchBot> {
        G::known_bot(name, 0).map(drop)
    }

    fn lessons(&self) -> &'static [Lesson] {
        if Self::is_set(G::house(), &self.set()) { G::lessons() } else { &[] }
    }

    fn rule_text(&self, rule: Rule) -> Option<&'static str> {
        G::rule_text(rule)
    }

    fn set(&self) -> String {
        G::set_id(self.set)
    }

    fn printed(&self) -> &Value {
        G::printed(self.set)
    }

    fn with_set(&self, set: &str) -> Option<Arc<dyn AnyGame>> {
        let known = [self.set, G::house()].into_iter().find(|it| Self::is_set(it, set))?;
        Some(Arc::new(Offered::<G> { set: known }))
    }

    fn set_files(&self) -> &'static [&'static str] {
        G::FILES
    }

    fn with_set_in(&self, folder: &Path) -> Result<Arc<dyn AnyGame>, SetError> {
        Ok(Arc::new(Offered::<G> { set: G::set(Some(folder))? }))
    }

    fn begin(&self, header: Header) -> Result<Box<dyn MatchTools>, Refusal> {
        Ok(Box::new(Played::<G>::begin(self.set, header)?))
    }

    fn replay(&self, record: Record) -> Result<Box<dyn MatchTools>, RecordError> {
        let is_house = Self::is_set(G::house(), &record.header.set);
        let set = if is_house { G::house() } else { self.set };
        Ok(Box::new(Played::<G>::replay(set, record)?))
    }

    fn run_case(&self, case: &Case) -> Result<(), CaseError> {
        case::run::<G>(self.set, case)
    }
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{name}` is not a game: one of {known}")]
pub struct NoSuchGame {
    /// The name.
    pub name: String,
    /// The games there are.
    known: String,
}

impl NoSuchGame {
    #[doc(hidden)]
    pub fn new(name: &str, games: &Games) -> Self {
        let known: Vec<String> = games.names().map(|it| it.to_string()).collect();
        NoSuchGame { name: name.to_owned(), known: known.join(", ") }
    }
}

impl From<NoSuchGame> for Refusal {
    fn from(error: NoSuchGame) -> Self {
        Refusal::new(RefusalCode::BadRequest, error.to_string())
    }
}

/// The games a program offers, each with the component set it is played with. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct Games(Arc<[Arc<dyn AnyGame>]>);

impl Games {
    /// All games, with the component sets that come with the program.
    pub fn house() -> Self {
        Games(Arc::new(crate::all_games! { [house_games] }))
    }

    /// All games with their house sets, except for the one whose set is in the folder.
    ///
    /// # Errors
    ///
    /// If there is no valid set in the folder.
    pub fn read(folder: Option<&Path>) -> Result<Self, SetError> {
        let house = Games::house();
        let Some(folder) = folder else { return Ok(house) };
        let read = house.read_set(folder)?;
        let games = house.0.iter().map(|it| if it.name() == read.name() { &read } else { it });
        Ok(Games(games.map(Arc::clone).collect()))
    }

    /// The game whose component set is in a folder, with that set.
    ///
    /// # Errors
    ///
    /// If there is no valid set in the folder.
    pub fn read_set(&self, folder: &Path) -> Result<Arc<dyn AnyGame>, SetError> {
        if !folder.is_dir() {
            return Err(SetError::at(folder, &"not a folder"));
        }
        let firsts = || self.0.iter().filter_map(|it| it.set_files().first().copied());
        let is_there = |it: &&Arc<dyn AnyGame>| {
            it.set_files().first().is_some_and(|file| folder.join(file).is_file())
        };
        let unknown = || {
            let missing = firsts().collect::<Vec<_>>().join(", no ");
            SetError::at(folder, &format!("no component set: there is no {missing}"))
        };
        self.0.iter().find(is_there).ok_or_else(unknown)?.with_set_in(folder)
    }

    /// The same with one more game, played with its house set.
    pub fn with<G: HostedGame>(&self) -> Self {
        Games(self.iter().cloned().chain([offered::<G>()]).collect())
    }

    /// All of them, in the order of menus and help texts.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.0.iter()
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = GameName> {
        self.0.iter().map(|it| it.name())
    }

    /// The game with a name.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn of(&self, name: GameName) -> Result<&Arc<dyn AnyGame>, NoSuchGame> {
        self.named(name.as_str())
    }

    /// The game a text names.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn named(&self, name: &str) -> Result<&Arc<dyn AnyGame>, NoSuchGame> {
        let found = self.0.iter().find(|it| it.name().as_str() == name);
        found.ok_or_else(|| NoSuchGame::new(name, self))
    }

    /// The game a position is of. A position that names none is of the first game of the list.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn of_position(&self, position: &Value) -> Result<&Arc<dyn AnyGame>, NoSuchGame> {
        match (position.get("game").and_then(Value::as_str), self.0.first()) {
            (None, Some(first)) => Ok(first),
            (name, _) => self.named(name.unwrap_or_default()),
        }
    }
}
