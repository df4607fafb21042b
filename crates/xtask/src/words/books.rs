//! The rule books: every language tells every rule, after the English text as it is now.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use regex::Regex;
use sha2::{Digest, Sha256};

use super::{ENGLISH, Findings, LANGUAGES, Share};
use crate::games;

/// For each language and rule the English text its telling was made from.
const STAMPS: &str = "docs/rules/stamps.json";

/// Rules by their ids.
pub(super) type Rules = BTreeMap<String, String>;
type Stamps = BTreeMap<String, BTreeMap<String, String>>;

/// The rules of a book: those of its numbered chapters, not of how to read it or of appendices.
pub(super) fn rules(text: &str) -> Result<Rules, String> {
    let chapter = pattern(r"^## (\d+)\. ");
    let rule = pattern(r"^[-*] \*\*([A-Z]-\d+\.\d+)(?: RULING)?\*\*\s*(.*)$");
    let mut found = Rules::new();
    let mut is_rules = false;
    for line in text.lines() {
        if line.starts_with("# ") {
            is_rules = false;
        }
        if let Some(head) = chapter.captures(line) {
            is_rules = &head[1] != "0";
        }
        let Some(told) = rule.captures(line).filter(|_| is_rules) else { continue };
        if found.insert(told[1].to_owned(), told[2].trim().to_owned()).is_some() {
            return Err(format!("{} is there twice", &told[1]));
        }
    }
    Ok(found)
}

/// A short name for a text; another text has another one.
fn stamp_of(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

fn file_of(language: &str, game: &str) -> String {
    if language == ENGLISH {
        return format!("docs/rules/{game}.md");
    }
    format!("docs/rules/{language}/{game}.md")
}

/// The rules of a book in a language; none where there is no such book yet.
fn read(root: &Path, language: &str, game: &str) -> Result<Rules, String> {
    let file = file_of(language, game);
    let Ok(text) = fs::read_to_string(root.join(&file)) else { return Ok(Rules::new()) };
    rules(&text).map_err(|error| format!("{file}: {error}"))
}

fn read_stamps(root: &Path) -> Result<Stamps, String> {
    let Ok(text) = fs::read_to_string(root.join(STAMPS)) else { return Ok(Stamps::new()) };
    serde_json::from_str(&text).map_err(|error| format!("{STAMPS}: {error}"))
}

/// Notes that all books are told after the English text as it is now.
pub(super) fn stamp(root: &Path) -> Result<(), String> {
    let mut stamps = Stamps::new();
    for game in &games::names(root)? {
        let english = read(root, ENGLISH, game)?;
        for language in LANGUAGES {
            let told = read(root, language, game)?;
            let made = english.iter().filter(|(id, _)| told.contains_key(*id));
            let made = made.map(|(id, text)| (id.clone(), stamp_of(text)));
            stamps.entry(language.to_owned()).or_default().extend(made);
        }
    }
    let text = serde_json::to_string_pretty(&stamps).map_err(|error| error.to_string())?;
    fs::write(root.join(STAMPS), text + "\n").map_err(|error| format!("{STAMPS}: {error}"))
}

/// Compares the books of every language with the English ones.
pub(super) fn check(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let stamps = read_stamps(root)?;
    for game in &games::names(root)? {
        let area = format!("rules of {game}");
        let english = read(root, ENGLISH, game)?;
        findings.note(&area, ENGLISH, Share { present: english.len(), all: english.len() });
        for language in LANGUAGES {
            let file = file_of(language, game);
            let told = read(root, language, game)?;
            let mut present = 0;
            for (id, text) in &english {
                let stamp = stamps.get(language).and_then(|it| it.get(id));
                match complaint(text, told.get(id), stamp) {
                    Some(what) => findings.complain(&file, id, what),
                    None => present += 1,
                }
            }
            for id in told.keys().filter(|id| !english.contains_key(*id)) {
                findings.complain(&file, id, "there is no such rule in English");
            }
            findings.note(&area, language, Share { present, all: english.len() });
        }
    }
    Ok(())
}

/// What is wrong with the telling of a rule.
pub(super) fn complaint(
    english: &str,
    told: Option<&String>,
    stamp: Option<&String>,
) -> Option<&'static str> {
    let Some(told) = told else { return Some("is missing") };
    if told.is_empty() || told == english {
        return Some("is still English");
    }
    let is_current = stamp.is_some_and(|it| *it == stamp_of(english));
    (!is_current).then_some("the English rule is another one now: tell it anew, then --stamp")
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is valid")
}
