//! `cargo xtask web`: builds the page, with everything it needs.

use std::path::Path;
use std::process::Command;

use crate::run::{root, run};

/// The page as it goes into the binary, in `web/dist`.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "build"])
}

/// Formatting, types, and the tests that need no browser.
pub(crate) fn check() -> Result<(), String> {
    npm(&["run", "format:check"])?;
    npm(&["run", "check"])?;
    npm(&["test"])
}

/// The packages of the lock file, unless they are there already.
fn install() -> Result<(), String> {
    let web = root().join("web");
    let written = |path: &Path| path.metadata().and_then(|it| it.modified()).ok();
    let lock = written(&web.join("package-lock.json"));
    // npm writes this file last.
    let installed = written(&web.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    npm(&["ci"])
}

/// Runs npm in the folder of the page.
pub(crate) fn npm(arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.args(["--prefix", "web"]).args(arguments);
    run(&mut command, &format!("npm {}", arguments.join(" ")))
        .map_err(|error| format!("{error} (the page is built with Node 20 or later)"))
}
