//! `cargo xtask dependencies`: what the crates depend on is allowed, and used.
//!
//! `deny.toml` says what is allowed, in the form of cargo-deny. It is read here because cargo-deny
//! takes minutes to build, and a check that runs only where it happens to be installed is none.

mod policy;
mod unused;

use std::path::Path;
use std::process::Command;

use serde::Deserialize;

use crate::run::cargo_path;

/// What `cargo metadata` says, as far as it matters.
#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    version: String,
    id: String,
    /// Nothing for crates of the workspace.
    source: Option<String>,
    license: Option<String>,
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
struct Dependency {
    name: String,
    /// Its name in the code, if it has another one there.
    rename: Option<String>,
    req: String,
    /// Nothing for a normal one, else `dev` or `build`.
    kind: Option<String>,
    /// Where it is, for a crate of the workspace.
    path: Option<String>,
}

impl Metadata {
    /// The crates of the workspace.
    fn own(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|it| self.workspace_members.contains(&it.id))
    }
}

pub(crate) fn run(root: &Path) -> Result<(), String> {
    let metadata = metadata(root)?;
    let file = root.join("deny.toml");
    let text = std::fs::read_to_string(&file).map_err(|it| format!("{}: {it}", file.display()))?;
    let mut findings = policy::check(&policy::read(&text)?, &metadata)?;
    for package in metadata.own() {
        findings.errors.extend(unused::of(package)?);
    }
    print(&findings.warnings);
    if findings.errors.is_empty() { Ok(()) } else { Err(findings.errors.join("\n")) }
}

/// Asks cargo, with all features of all crates.
fn metadata(root: &Path) -> Result<Metadata, String> {
    let output = Command::new(cargo_path())
        .args(["metadata", "--format-version", "1", "--all-features", "--locked"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

#[allow(clippy::print_stdout, reason = "the result of the command")]
fn print(warnings: &[String]) {
    for warning in warnings {
        println!("warning: {warning}");
    }
}
