//! The numbered rules: which there are, and what they say. Their text is `docs/rules/bastion.md`.
//! B-1.12: nothing else decides; reference sheets only remind.

use tabletop::Rule;

/// The rule book, as players and tests read it.
pub const TEXT: &str = include_str!("../rules.md");

/// How many rules each section has, from section 1 on.
const RULES: [u8; 18] = [17, 23, 10, 16, 31, 15, 11, 24, 15, 21, 11, 43, 31, 15, 79, 5, 31, 6];

/// The rule B-section.number. Naming one that does not exist is a bug found by the first test
/// that reaches it.
#[inline(always)]
pub const fn b(section: u8, number: u8) -> Rule {
    assert!(section >= 1 && section as usize <= RULES.len(), "no such section");
    assert!(number >= 1 && number <= RULES[section as usize - 1], "no such rule");
    Rule::new('B', section, number)
}

/// All rules and rulings in the order of the book.
pub fn all() -> impl Iterator<Item = Rule> {
    TEXT.lines().filter_map(|line| split(line).map(|(rule, _)| rule))
}

/// What a rule or ruling says, without the citation of its source behind it.
pub fn text(rule: Rule) -> Option<&'static str> {
    let (_, text) = TEXT.lines().filter_map(split).find(|(number, _)| *number == rule)?;
    let is_cited = text.ends_with(']');
    Some(text.rsplit_once(" [").filter(|_| is_cited).map_or(text, |(sentence, _)| sentence))
}

/// Reads a line such as `- **B-9.8** The attack …`.
fn split(line: &'static str) -> Option<(Rule, &'static str)> {
    let rest = line.strip_prefix("- **")?;
    let (number, text) = rest.split_once("**")?;
    let number = number.strip_suffix(" RULING").unwrap_or(number);
    Some((number.parse().ok()?, text.trim()))
}
