//! `battlement data`: component sets.

use std::path::{Path, PathBuf};

use bastion::Components;
use clap::Subcommand;

use crate::games::read_bastion_set;

#[derive(Subcommand)]
pub(crate) enum DataCommand {
    /// Check a component set: the one in a folder, or the house sets in the program.
    Check {
        /// A folder with the files of a set, such as `data/bastion/house`.
        folder: Option<PathBuf>,
    },
}

#[allow(clippy::print_stdout, reason = "the result of the command")]
pub(crate) fn run(command: &DataCommand) -> Result<(), String> {
    let DataCommand::Check { folder } = command;
    let id = match folder {
        None => Components::house().id(),
        Some(folder) => check(folder)?,
    };
    println!("bastion: {id}: valid");
    Ok(())
}

fn check(folder: &Path) -> Result<String, String> {
    if !folder.is_dir() {
        return Err(format!("{}: not a folder", folder.display()));
    }
    Ok(read_bastion_set(folder)?.id())
}
