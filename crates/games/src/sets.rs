//! The component sets games are played with.

use std::fs;
use std::path::Path;

use bastion::Bastion;
use sanctum::Sanctum;
use tabletop::Notation;

use crate::GameName;

/// A game whose component sets can be read.
pub trait WithSets: Notation {
    /// The files of a set; the first one tells which game a folder is for.
    const FILES: &'static [&'static str];

    /// The set that comes with the program.
    fn house() -> &'static Self::Components;

    /// The set of this game among the sets of all games.
    fn of_sets(sets: Sets) -> &'static Self::Components;

    /// Reads a set from the texts of its files, in their order, as many as there are files.
    fn parse(name: &str, texts: &[String]) -> Result<Self::Components, String>;

    /// The house set, or the one in a folder.
    fn set(folder: Option<&Path>) -> Result<&'static Self::Components, String> {
        match folder {
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

    fn of_sets(sets: Sets) -> &'static bastion::Components {
        sets.bastion
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

    fn of_sets(sets: Sets) -> &'static sanctum::Components {
        sets.sanctum
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

    /// The same, but with the house set of a game if that is the one named: what was begun with it
    /// is played with it to the end, also where the program plays another set now.
    pub fn naming(self, set: &str) -> Self {
        let Sets { bastion, sanctum } = Sets::house();
        match set {
            _ if Bastion::set_id(bastion) == set => Sets { bastion, ..self },
            _ if Sanctum::set_id(sanctum) == set => Sets { sanctum, ..self },
            _ => self,
        }
    }

    /// Name and hash of the set of a game, as records name it.
    pub fn id(self, game: GameName) -> String {
        match game {
            GameName::Bastion => Bastion::set_id(self.bastion),
            GameName::Sanctum => Sanctum::set_id(self.sanctum),
        }
    }

    /// Everything that is printed in the set of a game, as JSON.
    pub fn printed(self, game: GameName) -> &'static serde_json::Value {
        match game {
            GameName::Bastion => self.bastion.as_json(),
            GameName::Sanctum => self.sanctum.as_json(),
        }
    }

    /// The house sets, except for the game whose set is in the folder that is named.
    pub fn read(folder: Option<&Path>) -> Result<Self, String> {
        let mut sets = Sets::house();
        if let Some(folder) = folder {
            match GameName::of_folder(folder)? {
                GameName::Bastion => sets.bastion = Bastion::set(Some(folder))?,
                GameName::Sanctum => sets.sanctum = Sanctum::set(Some(folder))?,
            }
        }
        Ok(sets)
    }
}
