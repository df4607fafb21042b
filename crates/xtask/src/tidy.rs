//! `cargo xtask tidy`: what no compiler sees.

use std::fs;
use std::path::Path;

use walkdir::WalkDir;

/// No file is longer.
const MAX_LINES: usize = 600;

pub(crate) fn run(root: &Path) -> Result<(), String> {
    let mut complaints = Vec::new();
    for folder in ["crates", "fuzz"] {
        for entry in WalkDir::new(root.join(folder)).into_iter().flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|it| it == "rs")
                && !path.starts_with(root.join("fuzz/target"))
            {
                check(root, path, &mut complaints)?;
            }
        }
    }
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn check(root: &Path, path: &Path, complaints: &mut Vec<String>) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy().into_owned();
    let lines = text.lines().count();
    if lines > MAX_LINES {
        complaints.push(format!("{name}: {lines} lines, more than {MAX_LINES}"));
    }
    if !text.starts_with("//!") {
        complaints.push(format!("{name}: a file begins with what it holds"));
    }
    // Spelt in two parts so that this file does not find itself.
    for left in
        [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!("), concat!("#[ig", "nore")]
    {
        if text.contains(left) {
            complaints.push(format!("{name}: {left} is left for later"));
        }
    }
    Ok(())
}
