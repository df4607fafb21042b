//! The games there are.

use std::path::Path;

use bastion::Bastion;
use sanctum::Sanctum;
use serde::{Deserialize, Serialize};
use tabletop::Game as _;

use crate::{WithBots as _, WithSets as _};

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum GameName {
    /// One to four mages defend a castle together.
    Bastion,
    /// Two to four heroes race through demon hordes to a boss.
    Sanctum,
}

impl GameName {
    /// All of them.
    pub const ALL: [GameName; 2] = [GameName::Bastion, GameName::Sanctum];

    /// The game a record, position or case names.
    pub fn read(name: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|it| it.name() == name).ok_or_else(|| {
            format!("`{name}` is not a game: one of {}", Self::ALL.map(Self::name).join(", "))
        })
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::Bastion => Bastion::NAME,
            GameName::Sanctum => Sanctum::NAME,
        }
    }

    /// Whether a rung or level of its bots has this name; else what to say of it.
    pub fn check_bot(self, name: &str) -> Result<(), String> {
        let (exists, unknown) = match self {
            GameName::Bastion => (Bastion::bot(name, 0).is_some(), Bastion::no_such_bot(name)),
            GameName::Sanctum => (Sanctum::bot(name, 0).is_some(), Sanctum::no_such_bot(name)),
        };
        if exists { Ok(()) } else { Err(unknown) }
    }

    /// Whether all players see everything, so that a running match may be shown as it is (B-3.10).
    pub const fn is_open(self) -> bool {
        matches!(self, GameName::Bastion)
    }

    /// The fewest and the most players.
    pub const fn players(self) -> (usize, usize) {
        match self {
            GameName::Bastion => (1, 4),
            GameName::Sanctum => (2, 4),
        }
    }

    /// The options with a short list of values, and these values; the first one is what forms for
    /// people begin with.
    pub fn choices(self) -> Vec<(&'static str, Vec<String>)> {
        let texts = |it: &[&dyn std::fmt::Display]| it.iter().map(ToString::to_string).collect();
        match self {
            GameName::Bastion => {
                use bastion::{Difficulty, Mode};
                let mut modes: Vec<String> = texts(&Mode::ALL.each_ref().map(|it| it as _));
                // The normal mode is what people mean who say nothing.
                modes.sort_by_key(|it| *it != Mode::Normal.to_string());
                vec![
                    ("mode", modes),
                    ("difficulty", texts(&Difficulty::ALL.each_ref().map(|it| it as _))),
                    ("side", vec!["statue".to_owned(), "plain".to_owned()]),
                ]
            }
            GameName::Sanctum => {
                let levels = sanctum::Difficulty::ALL;
                vec![
                    ("difficulty", texts(&levels.each_ref().map(|it| it as _))),
                    // S-27.4: people need not wait for each other; programs that say nothing do.
                    ("turns", vec!["overlapping".to_owned(), "strict".to_owned()]),
                ]
            }
        }
    }

    /// The game a folder has a component set for: the one whose first file is there.
    pub fn of_folder(folder: &Path) -> Result<Self, String> {
        if !folder.is_dir() {
            return Err(format!("{}: not a folder", folder.display()));
        }
        let is_there = |game: &GameName| folder.join(game.files()[0]).is_file();
        let unknown = || {
            let firsts = Self::ALL.map(|it| it.files()[0]);
            format!("{}: no component set: there is no {}", folder.display(), firsts.join(", no "))
        };
        Self::ALL.into_iter().find(is_there).ok_or_else(unknown)
    }

    const fn files(self) -> &'static [&'static str] {
        match self {
            GameName::Bastion => Bastion::FILES,
            GameName::Sanctum => Sanctum::FILES,
        }
    }
}
