//! `cargo xtask web`: builds the page, with everything it needs.

use std::path::Path;
use std::process::Command;

use crate::run::{root, run};
use crate::setup;

/// The page as it goes into the binary, in `web/dist`.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "build"])
}

/// Pictures of all screens, into `docs/screenshots`.
pub(crate) fn screenshots() -> Result<(), String> {
    build()?;
    crate::run::cargo(&["build"])?;
    setup::chromium()?;
    npm(&["run", "screenshots"])
}

/// The packages of the lock file, unless they are there already.
pub(crate) fn install() -> Result<(), String> {
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
    let mut command = Command::new("npm");
    command.args(["--prefix", "web"]).args(arguments);
    run(&mut command, &format!("npm {}", arguments.join(" ")))
}
