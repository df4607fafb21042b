//! `cargo xtask tidy`: what no compiler sees.

mod games;

use std::fs;
use std::path::Path;

use walkdir::{DirEntry, WalkDir};

/// No file is longer.
const MAX_LINES: usize = 600;

/// Where code is.
const FOLDERS: [&str; 5] = ["crates", "fuzz", "web/src", "web/e2e", "web/scripts"];
/// Folders that are written by programs.
const GENERATED: [&str; 3] = ["fuzz/target", "web/src/generated", "target"];

/// A language that files are written in.
struct Language {
    extension: &'static str,
    /// How a file begins that says what it holds.
    heads: &'static [&'static str],
    /// What is left for later, in words that only this language has. They are spelt in two parts, so
    /// that this file does not find itself.
    unfinished: &'static [&'static str],
}

const LANGUAGES: [Language; 4] = [
    Language {
        extension: "rs",
        heads: &["//!"],
        unfinished: &[concat!("to", "do!("), concat!("#[ig", "nore")],
    },
    Language {
        extension: "ts",
        heads: &["/**", "// "],
        unfinished: &[concat!(".sk", "ip("), concat!(".on", "ly("), concat!("@ts-ig", "nore")],
    },
    Language { extension: "mjs", heads: &["/**", "// "], unfinished: &[] },
    Language { extension: "svelte", heads: &["<!-- @component"], unfinished: &[] },
];

const UNFINISHED: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

/// How a text is read in TypeScript.
const READING: [&str; 7] =
    [".split(", ".exec(", ".match(", ".matchAll(", ".test(", ".startsWith(", ".endsWith("];

pub(crate) fn run(root: &Path) -> Result<(), String> {
    let mut complaints = Vec::new();
    let names = crate::games::names(root)?;
    for folder in FOLDERS {
        let is_written = |it: &DirEntry| !GENERATED.iter().any(|no| it.path() == root.join(no));
        let files = WalkDir::new(root.join(folder)).sort_by_file_name().into_iter();
        for entry in files.filter_entry(is_written).flatten() {
            let path = entry.path();
            let extension = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
            let Some(language) = LANGUAGES.iter().find(|it| it.extension == extension) else {
                continue;
            };
            let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
            let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy();
            complaints.extend(check(&name, &text, language));
            complaints.extend(games::check(&name, &text, &names));
            complaints.extend(readings(&name, &text, &names));
        }
    }
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

/// What is wrong with a file.
fn check(name: &str, text: &str, language: &Language) -> Vec<String> {
    let mut complaints = Vec::new();
    let lines = text.lines().count();
    if lines > MAX_LINES {
        complaints.push(format!("{name}: {lines} lines, more than {MAX_LINES}"));
    }
    // Tests of the page say what they hold in their names.
    let needs_head = !name.ends_with(".test.ts");
    if needs_head && !language.heads.iter().any(|it| text.starts_with(it)) {
        complaints.push(format!("{name}: a file begins with what it holds"));
    }
    for left in UNFINISHED.iter().chain(language.unfinished) {
        if text.contains(left) {
            complaints.push(format!("{name}: {left} is left for later"));
        }
    }
    complaints
}

/// Drawings of games read no text of the notation: what they need comes as data.
fn readings(name: &str, text: &str, games: &[String]) -> Vec<String> {
    let is_test = name.ends_with(".test.ts") || name.contains("/fixtures/");
    let is_drawing = games.iter().any(|game| name.starts_with(&format!("web/src/{game}/")));
    READING
        .iter()
        .filter(|it| is_drawing && !is_test && text.contains(**it))
        .map(|it| format!("{name}: {it} reads a text; actions and ids come as data"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, text: &str) -> Vec<String> {
        let language = LANGUAGES.iter().find(|it| name.ends_with(&format!(".{}", it.extension)));
        check(name, text, language.expect("a language"))
    }

    #[test]
    fn a_file_begins_with_what_it_holds() {
        assert!(found("a.rs", "//! What it is.\n").is_empty());
        assert!(found("a.ts", "/** What it is. */\n").is_empty());
        assert!(found("a.svelte", "<!-- @component What it is. -->\n").is_empty());
        assert!(found("a.test.ts", "import { expect } from 'vitest';\n").is_empty());
        for name in ["a.rs", "a.ts", "a.svelte"] {
            assert_eq!(found(name, "x"), [format!("{name}: a file begins with what it holds")]);
        }
    }

    #[test]
    fn a_file_is_not_too_long() {
        let text = |lines: usize| format!("//!{}", "\n".repeat(lines));
        assert!(found("a.rs", &text(MAX_LINES)).is_empty());
        assert_eq!(found("a.rs", &text(MAX_LINES + 1)), ["a.rs: 601 lines, more than 600"]);
    }

    #[test]
    fn drawings_read_no_notation() {
        let text = "/** What it is. */\nconst [kind] = thing.split('/');\n";
        let found = |name: &str| readings(name, text, &["chess".to_owned()]);
        let complaint = ".split( reads a text; actions and ids come as data";
        assert_eq!(
            found("web/src/chess/board/a.ts"),
            [format!("web/src/chess/board/a.ts: {complaint}")]
        );
        for name in ["chess/a.test.ts", "chess/fixtures/a.ts", "words/a.ts"] {
            assert!(found(&format!("web/src/{name}")).is_empty(), "{name}");
        }
    }

    #[test]
    fn nothing_is_left_for_later() {
        let skipped = concat!("/** T. */\ntest.sk", "ip('x')");
        assert_eq!(found("a.ts", skipped), [concat!("a.ts: .sk", "ip( is left for later")]);
        assert_eq!(
            found("a.rs", concat!("//! TO", "DO")),
            [concat!("a.rs: TO", "DO is left for later")]
        );
    }
}
