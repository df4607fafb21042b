//! `cargo xtask setup`: what the tests need beside Rust and Node.

use std::path::Path;
use std::process::{Command, Stdio};

use clap::ValueEnum;

use crate::web;

/// What can be set up alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// The packages of the page, by npm.
    Packages,
    /// PostgreSQL and Chromium, by the package manager of the system.
    Programs,
}

/// Sets up a part, or everything. What is there already is left alone.
pub(crate) fn run(part: Option<Part>) -> Result<(), String> {
    if part != Some(Part::Programs) {
        web::install()?;
    }
    if part != Some(Part::Packages) {
        // Chromium too if there is no PostgreSQL to be had: its tests can run all the same.
        let failed: Vec<String> =
            [postgres(), chromium()].into_iter().filter_map(Result::err).collect();
        if !failed.is_empty() {
            return Err(failed.join("\n"));
        }
    }
    Ok(())
}

/// Package managers and how they install without asking; the name of the package comes after.
const MANAGERS: [(&str, &str); 4] = [
    ("apt-get", "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y"),
    ("dnf", "dnf install -y"),
    ("apk", "apk add"),
    ("pacman", "pacman -Sy --noconfirm"),
];

/// PostgreSQL, for the tests on the second database.
fn postgres() -> Result<(), String> {
    let is_there = || on_path("initdb") || Path::new("/usr/lib/postgresql").is_dir();
    let packages = ["postgresql", "postgresql-server", "postgresql", "postgresql"];
    install("PostgreSQL", &is_there, packages)
}

/// A browser of the Chromium family, for the tests through the page. `playwright.config.ts` looks
/// for the same names.
pub(crate) fn chromium() -> Result<(), String> {
    const NAMES: [&str; 4] =
        ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let is_given = std::env::var_os("BATTLEMENT_CHROMIUM").is_some();
    let is_there = || is_given || NAMES.into_iter().any(on_path);
    install("Chromium", &is_there, ["chromium"; 4])
}

/// Installs a program if it is missing.
fn install(
    what: &str,
    is_there: &dyn Fn() -> bool,
    packages: [&str; MANAGERS.len()],
) -> Result<(), String> {
    if is_there() {
        return Ok(());
    }
    let mut known = MANAGERS.iter().zip(packages);
    let Some(((_, line), package)) = known.find(|((name, _), _)| on_path(name)) else {
        let managers = MANAGERS.map(|(name, _)| name).join(", ");
        return Err(format!(
            "{what} is missing, and none of {managers} is there: install {what} by hand"
        ));
    };
    let line = format!("{line} {package}");
    eprintln!("» {what} is missing; it is installed now: {line}");
    let mut command = Command::new(if is_root() { "sh" } else { "sudo" });
    if !is_root() {
        // Nobody is there to type a password.
        command.args(["-n", "sh"]);
    }
    let help = format!("install {what} by hand, or run `cargo xtask setup` as root");
    match command.args(["-c", &line]).stdin(Stdio::null()).status() {
        Ok(status) if status.success() && is_there() => Ok(()),
        Ok(status) if status.success() => {
            Err(format!("{what} was not found even after installing: {help}"))
        }
        Ok(status) => Err(format!("{what} could not be installed ({status}): {help}")),
        Err(error) => Err(format!("{what} could not be installed ({error}): {help}")),
    }
}

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|it| it.join(program).exists())
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0)
}
