//! `cargo xtask test`: everything that has to hold, as steps that run side by side.
//!
//! All steps run, whatever fails before them; the end is one table with their times.

mod report;
mod runner;
mod steps;
mod summary;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::games;
use crate::run::{cargo_path, root};

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What CI runs.
    Everything,
    /// What is worth waiting for after each change: no browser, no server processes.
    Quick,
}

pub(crate) fn run(extent: Extent) -> Result<(), String> {
    let since = Instant::now();
    let folder = root().join("target/xtask");
    let logs = folder.join("logs");
    fs::create_dir_all(&logs).map_err(|error| format!("{}: {error}", logs.display()))?;
    let programs = steps::Programs {
        own: own_program(&folder)?.to_string_lossy().into_owned(),
        cargo: cargo_path(),
        games: games::names(&root())?,
        has_nextest: has_nextest(),
    };
    let outcomes = runner::run(&steps::of(extent, &programs), &logs);
    report::print(&outcomes, since.elapsed())
}

/// A copy of this program, for steps that are commands of its own: the build of the tests replaces
/// the original while they run.
fn own_program(folder: &Path) -> Result<PathBuf, String> {
    let copy = folder.join("xtask");
    // A program that runs cannot be written to, but it can be removed.
    let _ = fs::remove_file(&copy);
    let copied = std::env::current_exe().and_then(|own| fs::copy(own, &copy));
    copied.map_err(|error| format!("{}: {error}", copy.display()))?;
    Ok(copy)
}

fn has_nextest() -> bool {
    let version = Command::new(cargo_path()).args(["nextest", "--version"]).output();
    version.is_ok_and(|it| it.status.success())
}
