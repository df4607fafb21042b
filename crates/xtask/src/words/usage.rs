//! Which messages the page says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use regex::Regex;
use walkdir::WalkDir;

use super::{Findings, messages};

/// Messages whose ids no single place of the page spells out, and how they come about.
const BUILT: [(&str, &str); 16] = [
    ("sanctum-item-", "named by what is printed: sanctum/names.ts"),
    ("sanctum-skill-", "named by what is printed: sanctum/names.ts"),
    ("sanctum-lord-", "named by what is printed: sanctum/names.ts"),
    ("sanctum-fury-", "named by what is printed: sanctum/names.ts"),
    ("bastion-artifact", "what a ritual becomes: bastion/effects.ts"),
    ("bastion-structure", "what a ritual becomes: bastion/effects.ts"),
    ("company-", "choices of a form: pages/new-table/Form.svelte"),
    ("pace-", "choices of a form: pages/new-table/Form.svelte"),
    ("visibility-", "choices of a form: pages/new-table/Form.svelte"),
    ("clock-", "choices of a form: pages/new-table/Form.svelte"),
    ("flaw-cost-", "what something is worth: analysis/worth.ts"),
    ("luck-worth-", "what something is worth: analysis/worth.ts"),
    ("turning-up-", "what something is worth: analysis/worth.ts"),
    ("turning-down-", "what something is worth: analysis/worth.ts"),
    ("reason-", "named by the bots: opinions/reasons.ts"),
    ("tutorial-", "named by the lessons: data/tutorials"),
];

/// What is put into a template; braces may be nested once.
const HOLE: &str = r"\$\{[^`{}]*(?:\{[^`{}]*\}[^`{}]*)*\}";

/// How ids stand in the sources of the page: spelt out, or put together.
#[derive(Debug, Default)]
pub(super) struct Usage {
    spelt: BTreeSet<String>,
    built: Vec<Regex>,
}

impl Usage {
    /// Reads a source.
    pub(super) fn read(&mut self, source: &str) {
        let quoted = pattern(r#"['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]"#);
        self.spelt.extend(quoted.captures_iter(source).map(|found| found[1].to_owned()));
        let template = pattern(&format!("`((?:[a-z0-9-]|{HOLE})+)`"));
        for found in template.captures_iter(source) {
            self.built.extend(shape(&found[1]));
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
/// be any message of that game, and tells nothing.
fn shape(template: &str) -> Option<Regex> {
    let hole = pattern(HOLE);
    if !hole.is_match(template) {
        return None;
    }
    let parts: Vec<&str> = hole.split(template).collect();
    let own: String = parts.concat();
    let is_wide = ["sanctum-", "bastion-", "sanctum--", "-", ""].contains(&own.as_str());
    (!is_wide).then(|| pattern(&format!("^{}$", parts.join("[a-z0-9-]+"))))
}

/// Complains of messages that nothing says.
pub(super) fn check(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let mut usage = Usage::default();
    for entry in WalkDir::new(root.join("web/src")).into_iter().flatten() {
        let path = entry.path();
        let name = path.to_string_lossy();
        let is_source = name.ends_with(".ts") || name.ends_with(".svelte");
        if is_source && !name.ends_with(".test.ts") && !name.contains("/generated/") {
            usage.read(&fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?);
        }
    }
    for (part, messages) in messages::english(root)? {
        let file = format!("locales/en/{part}.ftl");
        for id in messages.keys().filter(|id| !usage.has(id.split('.').next().unwrap_or(id))) {
            findings.complain(&file, id, "nothing says it");
        }
    }
    Ok(())
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is valid")
}
