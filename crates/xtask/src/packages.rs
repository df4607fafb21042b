//! Programs the tests need, from the package manager of the system if they are missing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Package managers and how they install without asking; the name of the package comes after.
const MANAGERS: [(&str, &str); 4] = [
    ("apt-get", "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y"),
    ("dnf", "dnf install -y"),
    ("apk", "apk add"),
    ("pacman", "pacman -Sy --noconfirm"),
];

/// PostgreSQL, for the server tests on the second database.
pub(crate) fn postgres() -> Result<(), String> {
    let is_there = || on_path("initdb").is_some() || Path::new("/usr/lib/postgresql").is_dir();
    if !is_there() {
        install("PostgreSQL", ["postgresql", "postgresql-server", "postgresql", "postgresql"])?;
    }
    Ok(())
}

/// A browser of the Chromium family, for the tests through the page.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    const NAMES: [&str; 4] =
        ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let found = || NAMES.iter().find_map(|name| on_path(name));
    if let Some(given) = std::env::var_os("BATTLEMENT_CHROMIUM") {
        return Ok(given.into());
    }
    if let Some(browser) = found() {
        return Ok(browser);
    }
    install("Chromium", ["chromium"; 4])?;
    found().ok_or_else(|| "Chromium was not found even after installing".to_owned())
}

fn install(what: &str, packages: [&str; MANAGERS.len()]) -> Result<(), String> {
    let mut known = MANAGERS.iter().zip(packages);
    let Some(((_, line), package)) = known.find(|((name, _), _)| on_path(name).is_some()) else {
        return Err(format!("{what} is missing, and no known package manager is there"));
    };
    let line = format!("{line} {package}");
    eprintln!("» {what} is missing; it is installed now: {line}");
    let mut command = Command::new(if is_root() { "sh" } else { "sudo" });
    if !is_root() {
        // Nobody is there to type a password.
        command.args(["-n", "sh"]);
    }
    match command.args(["-c", &line]).stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{what} could not be installed: {line}: {status}")),
        Err(error) => Err(format!("{what} could not be installed: {line}: {error}")),
    }
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|it| it.join(program)).find(|it| it.exists())
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0)
}
