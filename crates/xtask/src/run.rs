//! Running other programs from the root of the workspace.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("xtask lives in crates/xtask").to_owned()
}

/// The cargo that runs this command.
pub(crate) fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs cargo with these arguments.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    let name = format!("cargo {}", arguments.join(" "));
    run(Command::new(cargo_path()).args(arguments), &name)
}

/// Runs a binary that `cargo build` or the tests have built.
pub(crate) fn battlement(arguments: &[&str]) -> Result<(), String> {
    let binary = root().join("target/debug/battlement");
    run(Command::new(binary).args(arguments), &format!("battlement {}", arguments.join(" ")))
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
