//! What the tests of the page are played on is what the games say today.
//! `BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol` records it again, one line a file.

mod bastion;
mod sanctum;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The recordings of a game.
fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/{game}/fixtures"))
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).expect("a recording");
    serde_json::from_str(&text).expect("JSON")
}

/// A recording is what it would be if it were made now; makes it if that is asked for.
fn check_fresh(path: &Path, fresh: &Value) {
    if read(path) == *fresh {
        return;
    }
    assert!(
        std::env::var_os("BATTLEMENT_WRITE_TYPES").is_some(),
        "{} is stale: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol",
        path.display()
    );
    fs::write(path, format!("{fresh}\n")).expect("the file of a recording");
}
