//! `battlement data`: component sets.

use std::path::PathBuf;

use clap::Subcommand;
use games::{AnyGame, Games};

use crate::CommandError;
use crate::output;

#[derive(Subcommand)]
pub(crate) enum DataCommand {
    /// Check the component set in a folder, or the built-in house sets.
    Check {
        /// The folder of a set, such as `data/bastion/house`.
        folder: Option<PathBuf>,
    },
}

pub(crate) fn run(command: &DataCommand) -> Result<(), CommandError> {
    let DataCommand::Check { folder } = command;
    let games = Games::house();
    match folder {
        None => games.iter().for_each(|game| tell(&**game)),
        Some(folder) => tell(&*games.read_set(folder)?),
    }
    Ok(())
}

/// A set that could be read is valid.
fn tell(game: &dyn AnyGame) {
    output::line(&format!("{}: {}: valid", game.name(), game.set()));
}
