//! Running other programs from the root of the workspace.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("xtask lives in crates/xtask").to_owned()
}

/// Runs cargo with these arguments.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// Runs cargo with these arguments and variables.
pub(crate) fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let told = variables.iter().map(|(name, value)| format!("{name}={value} ")).collect::<String>();
    let name = format!("{told}cargo {}", arguments.join(" "));
    run(Command::new(cargo).args(arguments).envs(variables.iter().copied()), &name)
}

/// Runs a command and waits for it.
pub(crate) fn run(command: &mut Command, name: &str) -> Result<(), String> {
    eprintln!("» {name}");
    let status = command.current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
