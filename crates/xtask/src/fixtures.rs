//! `cargo xtask fixtures`: recorded games replay bit for bit, and cover what they must.

use std::fs;
use std::path::PathBuf;

use walkdir::WalkDir;

use crate::run::{battlement, root};

/// Replays every record; with `write` their recipes are played again first.
pub(crate) fn run(write: bool) -> Result<(), String> {
    if write {
        rewrite()?;
    }
    let mut n = 0;
    for record in records() {
        battlement(&["replay", &record.to_string_lossy()])?;
        n += 1;
    }
    if n == 0 {
        return Err("there are no recorded games".to_owned());
    }
    Ok(())
}

fn records() -> Vec<PathBuf> {
    let files = WalkDir::new(root().join("crates")).sort_by_file_name().into_iter().flatten();
    let files = files.map(walkdir::DirEntry::into_path);
    let is_valid = |path: &PathBuf| {
        let is_record = path.extension().is_some_and(|it| it == "record");
        is_record && !path.components().any(|part| part.as_os_str() == "invalid")
    };
    files.filter(is_valid).collect()
}

/// A fixture whose header has a `recipe:` tag is the output of that command.
fn rewrite() -> Result<(), String> {
    for path in records() {
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        let recipe = text.lines().find_map(|line| line.strip_prefix("recipe: "));
        let Some(recipe) = recipe else { continue };
        let arguments: Vec<&str> = recipe.split_whitespace().collect();
        let output = std::process::Command::new(root().join("target/debug/battlement"))
            .args(&arguments)
            .output()
            .map_err(|error| format!("{recipe}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{recipe}: {}", String::from_utf8_lossy(&output.stderr)));
        }
        fs::write(&path, output.stdout).map_err(|error| error.to_string())?;
    }
    Ok(())
}
