//! The games there are, their bots and their component sets.

use std::fs;
use std::path::Path;

use bastion::Bastion;
use bots::Bot;
use clap::ValueEnum;
use sanctum::Sanctum;
use tabletop::{Game, Notation};

use crate::SetArgs;

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    /// One to four mages defend a castle together.
    Bastion,
    /// Two to four heroes race through demon hordes to a boss.
    Sanctum,
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
            GameName::Bastion => Bastion::NAME,
            GameName::Sanctum => Sanctum::NAME,
        }
    }

    /// The game a folder has a component set for: the one whose first file is there.
    pub(crate) fn of_folder(folder: &Path) -> Result<Self, String> {
        if !folder.is_dir() {
            return Err(format!("{}: not a folder", folder.display()));
        }
        let is_there = |game: &&GameName| folder.join(game.files()[0]).is_file();
        let unknown = || {
            let firsts: Vec<_> =
                GameName::value_variants().iter().map(|it| it.files()[0]).collect();
            format!("{}: no component set: there is no {}", folder.display(), firsts.join(", no "))
        };
        GameName::value_variants().iter().find(is_there).copied().ok_or_else(unknown)
    }

    fn files(self) -> &'static [&'static str] {
        match self {
            GameName::Bastion => Bastion::FILES,
            GameName::Sanctum => Sanctum::FILES,
        }
    }
}

/// A game that has bots.
pub(crate) trait WithBots: Game {
    /// The names of its bots.
    const BOTS: &'static [&'static str];

    /// A bot by its name.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// What to say of a name that no bot has.
    fn no_such_bot(name: &str) -> String {
        format!("there is no bot `{name}`: one of {}", Self::BOTS.join(", "))
    }
}

impl WithBots for Bastion {
    const BOTS: &'static [&'static str] = &bots::BASTION;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::bastion_bot(name, seed)
    }
}

impl WithBots for Sanctum {
    const BOTS: &'static [&'static str] = &bots::SANCTUM;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::sanctum_bot(name, seed)
    }
}

/// A game whose component sets can be read.
pub(crate) trait WithSets: Notation {
    /// The files of a set; the first one tells which game a folder is for.
    const FILES: &'static [&'static str];

    /// The set that comes with the program.
    fn house() -> &'static Self::Components;

    /// Reads a set from the texts of its files, in their order, as many as there are files.
    fn parse(name: &str, texts: &[String]) -> Result<Self::Components, String>;

    /// The house set, or the one in a folder.
    fn set(args: &SetArgs) -> Result<&'static Self::Components, String> {
        match &args.data {
            None => Ok(Self::house()),
            // A set is read once and lives as long as the process.
            Some(folder) => Ok(Box::leak(Box::new(Self::read_set(folder)?))),
        }
    }

    /// Reads the set in a folder.
    fn read_set(folder: &Path) -> Result<Self::Components, String> {
        let mut texts = Vec::new();
        for file in Self::FILES {
            let path = folder.join(file);
            let text = fs::read_to_string(&path);
            texts.push(text.map_err(|error| format!("{}: {error}", path.display()))?);
        }
        let name = folder.file_name().map_or("custom".into(), |name| name.to_string_lossy());
        Self::parse(&name.replace(' ', "-"), &texts)
            .map_err(|error| format!("{}: {error}", folder.display()))
    }
}

impl WithSets for Bastion {
    const FILES: &'static [&'static str] = &bastion::FILES;

    fn house() -> &'static bastion::Components {
        bastion::Components::house()
    }

    fn parse(name: &str, texts: &[String]) -> Result<bastion::Components, String> {
        let texts = std::array::from_fn(|index| texts[index].as_str());
        bastion::Components::parse(name, texts).map_err(|error| error.to_string())
    }
}

impl WithSets for Sanctum {
    const FILES: &'static [&'static str] = &sanctum::FILES;

    fn house() -> &'static sanctum::Components {
        sanctum::Components::house()
    }

    fn parse(name: &str, texts: &[String]) -> Result<sanctum::Components, String> {
        let texts = std::array::from_fn(|index| texts[index].as_str());
        sanctum::Components::parse(name, texts).map_err(|error| error.to_string())
    }
}

/// A component set for every game.
#[derive(Clone, Copy, Debug)]
pub struct Sets {
    /// For Bastion.
    pub bastion: &'static bastion::Components,
    /// For Sanctum.
    pub sanctum: &'static sanctum::Components,
}

impl Sets {
    /// The sets that come with the program.
    pub fn house() -> Self {
        Sets { bastion: Bastion::house(), sanctum: Sanctum::house() }
    }

    /// The house sets, except for the game whose set is in the folder that was named.
    pub(crate) fn read(args: &SetArgs) -> Result<Self, String> {
        let mut sets = Sets::house();
        if let Some(folder) = &args.data {
            match GameName::of_folder(folder)? {
                GameName::Bastion => sets.bastion = Bastion::set(args)?,
                GameName::Sanctum => sets.sanctum = Sanctum::set(args)?,
            }
        }
        Ok(sets)
    }
}
