//! The numbered rules: which there are, and what they say. Their text is `docs/rules/sanctum.md`.

use tabletop::Rule;

/// The rule book, as players and tests read it.
pub const TEXT: &str = include_str!("../rules.md");

/// How many rules each section has, from section 1 on.
const RULES: [u8; 27] =
    [9, 10, 16, 7, 12, 8, 4, 10, 8, 18, 6, 12, 8, 15, 3, 10, 4, 12, 7, 4, 14, 7, 17, 9, 3, 6, 10];

/// The rule S-section.number. Naming one that does not exist is a bug found by the first test
/// that reaches it.
#[inline(always)]
pub const fn s(section: u8, number: u8) -> Rule {
    assert!(section >= 1 && section as usize <= RULES.len(), "no such section");
    assert!(number >= 1 && number <= RULES[section as usize - 1], "no such rule");
    Rule::new('S', section, number)
}

/// The ruling O-section.number.
#[inline(always)]
pub const fn o(section: u8, number: u8) -> Rule {
    Rule::new('O', section, number)
}

/// All rules and rulings in the order of the book.
pub fn all() -> impl Iterator<Item = Rule> {
    TEXT.lines().filter_map(|line| split(line).map(|(rule, _)| rule))
}

/// What a rule or ruling says, without the citation of its source behind it.
pub fn text(rule: Rule) -> Option<&'static str> {
    let (_, text) = TEXT.lines().filter_map(split).find(|(number, _)| *number == rule)?;
    Some(text.split_once(" [").map_or(text, |(sentence, _)| sentence))
}

/// Reads a line such as `* **S-9.8** The dice rolled are …`.
fn split(line: &'static str) -> Option<(Rule, &'static str)> {
    let rest = line.strip_prefix("* **")?;
    let (number, text) = rest.split_once("**")?;
    Some((number.parse().ok()?, text.trim()))
}
