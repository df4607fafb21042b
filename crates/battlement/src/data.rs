//! `battlement data`: component sets.

use std::path::{Path, PathBuf};

use bastion::Components;
use clap::Subcommand;

use crate::games::read_bastion_set;
use crate::output;

#[derive(Subcommand)]
pub(crate) enum DataCommand {
    /// Check a component set: the one in a folder, or the house sets in the program.
    Check {
        /// A folder with the files of a set, such as `data/bastion/house`.
        folder: Option<PathBuf>,
    },
}

pub(crate) fn run(command: &DataCommand) -> Result<(), String> {
    let DataCommand::Check { folder } = command;
    let id = match folder {
        None => Components::house().id(),
        Some(folder) => check(folder)?,
    };
    output::line(&format!("bastion: {id}: valid"));
    Ok(())
}

fn check(folder: &Path) -> Result<String, String> {
    if !folder.is_dir() {
        return Err(format!("{}: not a folder", folder.display()));
    }
    Ok(read_bastion_set(folder)?.id())
}
