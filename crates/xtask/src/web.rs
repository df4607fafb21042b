//! `cargo xtask web`: builds the page, with everything it needs.

use std::path::Path;
use std::process::Command;

use crate::packages;
use crate::run::{root, run};

/// The page as it goes into the binary, in `web/dist`.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "build"])
}

/// Formatting, types, the tests that need no browser, and how much a page loads.
pub(crate) fn check() -> Result<(), String> {
    npm(&["run", "format:check"])?;
    npm(&["run", "check"])?;
    npm(&["test"])?;
    npm(&["run", "sizes"])
}

/// The tests that play through the page, in a real browser against the real binary.
pub(crate) fn end_to_end() -> Result<(), String> {
    in_browser("e2e")
}

/// Pictures of all screens, into `docs/screenshots`.
pub(crate) fn screenshots() -> Result<(), String> {
    build()?;
    crate::run::cargo(&["build"])?;
    in_browser("screenshots")
}

fn in_browser(script: &str) -> Result<(), String> {
    let browser = packages::chromium()?;
    let mut command = npm_command(&["run", script]);
    command.env("BATTLEMENT_CHROMIUM", browser);
    run(&mut command, &format!("npm run {script}"))
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
fn npm(arguments: &[&str]) -> Result<(), String> {
    run(&mut npm_command(arguments), &format!("npm {}", arguments.join(" ")))
}

fn npm_command(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(["--prefix", "web"]).args(arguments);
    command
}
