//! `cargo xtask test`: everything that has to hold.

use std::process::Command;

use crate::run::{cargo, root};
use crate::{rules, tidy};

pub(crate) fn run() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    let deny = ["--", "--deny", "warnings"];
    cargo(&[&["clippy", "--workspace", "--all-targets"][..], &deny].concat())?;
    cargo(&["test", "--workspace"])?;
    cargo(&["build", "--release"])?;
    // The figures come from the shipped binary, not from the test build.
    battlement(&["check", "conformance"])?;
    battlement(&["data", "check", "data/bastion/house"])?;
    battlement(&["data", "check", "data/sanctum/house"])?;
    rules::run(&root(), false)?;
    tidy::run(&root())?;
    // Fuzz targets have a workspace of their own; they must keep compiling.
    cargo(&["check", "--manifest-path", "fuzz/Cargo.toml"])?;
    deny_dependencies()
}

/// Runs the release binary.
pub(crate) fn battlement(arguments: &[&str]) -> Result<(), String> {
    let binary = root().join("target/release/battlement");
    crate::run::run(
        Command::new(binary).args(arguments),
        &format!("battlement {}", arguments.join(" ")),
    )
}

/// Licences and sources of dependencies, where cargo-deny is installed; it takes minutes to build.
fn deny_dependencies() -> Result<(), String> {
    let is_there = Command::new("cargo-deny").arg("--version").output().is_ok();
    if !is_there {
        eprintln!("» cargo deny is not installed: skipped");
        return Ok(());
    }
    cargo(&["deny", "check", "bans", "licenses", "sources"])
}
