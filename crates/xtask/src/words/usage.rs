//! Which messages the page says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use regex::Regex;
use serde_json::Value;
use walkdir::WalkDir;

use super::{Findings, messages};
use crate::games;

/// Messages whose ids no single place of the page spells out, and how they come about.
const BUILT: [(&str, &str); 14] = [
    ("sanctum-item-", "named by what is printed: sanctum/printed-names.ts"),
    ("sanctum-skill-", "named by what is printed: sanctum/printed-names.ts"),
    ("sanctum-lord-", "named by what is printed: sanctum/printed-names.ts"),
    ("sanctum-fury-", "named by what is printed: sanctum/printed-names.ts"),
    ("bastion-artifact", "what a ritual becomes: bastion/panels/effects.ts"),
    ("bastion-structure", "what a ritual becomes: bastion/panels/effects.ts"),
    ("company-", "choices of a form: pages/new-table/Form.svelte"),
    ("pace-", "choices of a form: pages/new-table/Form.svelte"),
    ("visibility-", "choices of a form: pages/new-table/Form.svelte"),
    ("clock-", "choices of a form: pages/new-table/Form.svelte"),
    ("flaw-cost-", "what something is worth: analysis/worth.ts"),
    ("luck-worth-", "what something is worth: analysis/worth.ts"),
    ("turning-up-", "what something is worth: analysis/worth.ts"),
    ("turning-down-", "what something is worth: analysis/worth.ts"),
];

/// What is put into a template; braces may be nested once.
const HOLE: &str = r"\$\{[^`{}]*(?:\{[^`{}]*\}[^`{}]*)*\}";

/// How ids stand in the sources of the page: spelt out, or put together.
#[derive(Debug)]
pub(super) struct Usage {
    games: Vec<String>,
    spelt: BTreeSet<String>,
    built: Vec<Regex>,
}

impl Usage {
    /// Nothing is read yet.
    pub(super) fn of(games: Vec<String>) -> Self {
        Usage { games, spelt: BTreeSet::new(), built: Vec::new() }
    }

    /// Reads a source.
    pub(super) fn read(&mut self, source: &str) {
        let quoted = pattern(r#"['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]"#);
        self.spelt.extend(quoted.captures_iter(source).map(|found| found[1].to_owned()));
        let template = pattern(&format!("`((?:[a-z0-9-]|{HOLE})+)`"));
        for found in template.captures_iter(source) {
            self.built.extend(shape(&found[1], &self.games));
        }
    }

    /// Reads a source of the bots: a reason is named there, and said as `reason-NAME`.
    pub(super) fn read_bot(&mut self, source: &str) {
        let quoted = pattern(r#""([a-z]+(?:-[a-z0-9]+)+)""#);
        let names = quoted.captures_iter(source);
        self.spelt.extend(names.map(|found| format!("reason-{}", &found[1])));
    }

    /// Reads the lessons of a game: each has a title and two sentences, each step one.
    pub(super) fn read_lessons(&mut self, game: &str, lessons: &Value) {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        for lesson in list(&lessons["lessons"]) {
            let title = format!("tutorial-{game}-{}", lesson["id"].as_str().unwrap_or_default());
            let steps = list(&lesson["steps"]);
            let steps = steps.iter().filter_map(|step| step["id"].as_str());
            self.spelt.extend(
                ["about", "done"].into_iter().chain(steps).map(|it| format!("{title}-{it}")),
            );
            self.spelt.insert(title);
        }
    }

    /// Whether some source says a message.
    pub(super) fn has(&self, id: &str) -> bool {
        self.spelt.contains(id)
            || self.built.iter().any(|shape| shape.is_match(id))
            || BUILT.iter().any(|(prefix, _)| id.starts_with(prefix))
    }
}

/// What ids of a template look like. A template with nothing but the name of a game in front could
/// be any message of that game, and tells nothing; what lessons say is known from the lessons.
fn shape(template: &str, games: &[String]) -> Option<Regex> {
    let hole = pattern(HOLE);
    if !hole.is_match(template) {
        return None;
    }
    let parts: Vec<&str> = hole.split(template).collect();
    let own: String = parts.concat();
    let dashes = games.iter().find_map(|game| own.strip_prefix(game.as_str())).unwrap_or(&own);
    let is_wide = dashes.len() <= 2 && dashes.bytes().all(|it| it == b'-');
    (!is_wide && !own.starts_with("tutorial-"))
        .then(|| pattern(&format!("^{}$", parts.join("[a-z0-9-]+"))))
}

/// Complains of messages that nothing says.
pub(super) fn check(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let mut usage = Usage::of(games::names(root)?);
    for path in sources(root, "web/src", &[".ts", ".svelte"]) {
        if !path.ends_with(".test.ts") && !path.contains("/generated/") {
            usage.read(&read(&path)?);
        }
    }
    for path in sources(root, "crates/bots/src", &[".rs"]) {
        usage.read_bot(&read(&path)?);
    }
    for path in sources(root, "data/tutorials", &[".json"]) {
        let lessons = serde_json::from_str(&read(&path)?).map_err(|it| format!("{path}: {it}"))?;
        let game = Path::new(&path).file_stem().and_then(|it| it.to_str()).unwrap_or_default();
        usage.read_lessons(game, &lessons);
    }
    for (part, messages) in messages::english(root)? {
        let file = format!("locales/en/{part}.ftl");
        for id in messages.keys().filter(|id| !usage.has(id.split('.').next().unwrap_or(id))) {
            findings.complain(&file, id, "nothing says it");
        }
    }
    Ok(())
}

/// The files of a folder with certain endings.
fn sources(root: &Path, folder: &str, endings: &[&str]) -> Vec<String> {
    WalkDir::new(root.join(folder))
        .into_iter()
        .flatten()
        .map(|entry| entry.path().to_string_lossy().into_owned())
        .filter(|path| endings.iter().any(|ending| path.ends_with(ending)))
        .collect()
}

fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is valid")
}
