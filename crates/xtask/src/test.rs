//! `cargo xtask test`: everything that has to hold.

use std::process::Command;

use crate::run::{cargo, cargo_with, root};
use crate::{packages, rules, tidy, web, words};

pub(crate) fn run() -> Result<(), String> {
    packages::postgres()?;
    web::build()?;
    web::check()?;
    cargo(&["fmt", "--all", "--check"])?;
    let deny = ["--", "--deny", "warnings"];
    cargo(&[&["clippy", "--workspace", "--all-targets"][..], &deny].concat())?;
    cargo(&["test", "--workspace"])?;
    // The server once more, on the other database; with all crates, so that nothing is built anew.
    cargo_with(
        &["test", "--workspace", "--test", "server"],
        &[("BATTLEMENT_TEST_DB", "postgres")],
    )?;
    cargo(&["build"])?;
    web::end_to_end()?;
    battlement(&["check", "conformance"])?;
    battlement(&["data", "check", "data/bastion/house"])?;
    battlement(&["data", "check", "data/sanctum/house"])?;
    rules::run(&root(), false)?;
    words::run(&root(), false)?;
    tidy::run(&root())?;
    // Fuzz targets have a workspace of their own; they must keep compiling.
    cargo(&["check", "--manifest-path", "fuzz/Cargo.toml"])?;
    deny_dependencies()
}

/// Runs the binary of the tests: another build of everything would find nothing more.
pub(crate) fn battlement(arguments: &[&str]) -> Result<(), String> {
    let binary = root().join("target/debug/battlement");
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
