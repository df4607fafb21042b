//! `cargo xtask words`: every word a player sees, in every language.
//!
//! English is the measure. A language has all its messages with the same variables, no other ones,
//! and nothing is left in English; the rule books have all rules, told after the English text as it
//! is now.

mod books;
mod messages;
mod usage;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::Path;

/// The language all others are measured by.
const ENGLISH: &str = "en";
/// The others.
const LANGUAGES: [&str; 4] = ["fr", "cs", "pl", "ru"];

/// How much of an area a language has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Share {
    present: usize,
    all: usize,
}

impl Share {
    /// Whole per cents: 100 only if nothing is missing.
    fn per_cent(self) -> usize {
        (self.present * 100).checked_div(self.all).unwrap_or(100)
    }
}

/// Which part of the words a language has: a file of messages, or a rule book.
type Areas = BTreeMap<(String, &'static str), Share>;

/// What was found: how much there is, and what is wrong with the rest.
#[derive(Debug, Default)]
struct Findings {
    areas: Areas,
    complaints: Vec<String>,
}

impl Findings {
    fn note(&mut self, area: &str, language: &'static str, share: Share) {
        self.areas.insert((area.to_owned(), language), share);
    }

    fn complain(&mut self, file: &str, id: &str, what: &str) {
        self.complaints.push(format!("{file}: {id}: {what}"));
    }
}

pub(crate) fn run(root: &Path, stamp: bool) -> Result<(), String> {
    if stamp {
        return books::stamp(root);
    }
    let mut findings = Findings::default();
    messages::check(root, &mut findings)?;
    usage::check(root, &mut findings)?;
    books::check(root, &mut findings)?;
    print(&findings.areas);
    if findings.complaints.is_empty() { Ok(()) } else { Err(findings.complaints.join("\n")) }
}

#[allow(clippy::print_stdout, reason = "the result of the command")]
fn print(areas: &Areas) {
    println!("{}", table(areas));
}

/// Areas as rows, languages as columns.
fn table(areas: &Areas) -> String {
    let mut names: Vec<&str> = areas.keys().map(|(area, _)| area.as_str()).collect();
    names.dedup();
    let columns = [&[ENGLISH], &LANGUAGES[..]].concat();
    let head: String = columns.iter().map(|language| format!("{language:>7}")).collect();
    let rows = names.iter().map(|name| {
        let cells = columns.iter().map(|language| {
            let share = areas.get(&((*name).to_owned(), *language)).copied().unwrap_or_default();
            format!("{:>5} %", share.per_cent())
        });
        format!("{name:<18}{}", cells.collect::<String>())
    });
    [format!("{:<18}{head}", "")].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}
