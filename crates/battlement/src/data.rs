//! `battlement data`: component sets.

use std::path::{Path, PathBuf};

use bastion::Bastion;
use clap::Subcommand;
use sanctum::Sanctum;

use crate::output;
use games::{GameName, WithSets};

#[derive(Subcommand)]
pub(crate) enum DataCommand {
    /// Check the component set in a folder, or the built-in house sets.
    Check {
        /// The folder of a set, such as `data/bastion/house`.
        folder: Option<PathBuf>,
    },
}

pub(crate) fn run(command: &DataCommand) -> Result<(), String> {
    let DataCommand::Check { folder } = command;
    match folder {
        None => GameName::ALL.into_iter().try_for_each(|game| check(game, None)),
        Some(folder) => check(GameName::of_folder(folder)?, Some(folder)),
    }
}

fn check(game: GameName, folder: Option<&Path>) -> Result<(), String> {
    match game {
        GameName::Bastion => check_set::<Bastion>(folder),
        GameName::Sanctum => check_set::<Sanctum>(folder),
    }
}

fn check_set<G: WithSets>(folder: Option<&Path>) -> Result<(), String> {
    let id = match folder {
        None => G::set_id(G::house()),
        Some(folder) => G::set_id(&G::read_set(folder)?),
    };
    output::line(&format!("{}: {id}: valid", G::NAME));
    Ok(())
}
