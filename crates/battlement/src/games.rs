//! The games there are, and their component sets.

use std::fs;
use std::path::Path;

use bastion::{Bastion, Components};
use bots::Bot;
use clap::ValueEnum;
use tabletop::Game;

use crate::SetArgs;

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    /// One to four mages defend a castle together.
    Bastion,
}

impl GameName {
    /// The game a record, position or case names.
    pub(crate) fn read(name: &str) -> Result<Self, String> {
        GameName::from_str(name, false).map_err(|_| {
            let names: Vec<_> = GameName::value_variants().iter().map(|it| it.name()).collect();
            format!("`{name}` is not a game: one of {}", names.join(", "))
        })
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            GameName::Bastion => "bastion",
        }
    }
}

/// A game that has bots.
pub(crate) trait WithBots: Game {
    /// A bot by its name.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

impl WithBots for Bastion {
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::bastion_bot(name, seed)
    }
}

/// The component set for Bastion: the house set, or one from a folder.
pub(crate) fn bastion_set(set: &SetArgs) -> Result<&'static Components, String> {
    match &set.data {
        None => Ok(Components::house()),
        // A set is read once and lives as long as the process.
        Some(folder) => Ok(Box::leak(Box::new(read_bastion_set(folder)?))),
    }
}

/// Reads a component set for Bastion from a folder.
pub(crate) fn read_bastion_set(folder: &Path) -> Result<Components, String> {
    let mut texts = Vec::new();
    for file in bastion::FILES {
        let path = folder.join(file);
        let text = fs::read_to_string(&path);
        texts.push(text.map_err(|error| format!("{}: {error}", path.display()))?);
    }
    let name = folder.file_name().map_or("custom".into(), |name| name.to_string_lossy());
    let texts = [texts[0].as_str(), texts[1].as_str(), texts[2].as_str()];
    Components::parse(&name.replace(' ', "-"), texts)
        .map_err(|error| format!("{}: {error}", folder.display()))
}
