//! Reading a rule book: a Markdown text with one numbered rule per list item.

use crate::Rule;

/// The text of a rule book. A rule is a line such as `- **B-9.8** The attack … [ATK]`.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    text: &'static str,
}

impl Rulebook {
    /// The rule book with this text.
    pub const fn new(text: &'static str) -> Self {
        Rulebook { text }
    }

    /// The whole text, as people read it.
    pub const fn text(&self) -> &'static str {
        self.text
    }

    /// All rules and rulings in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        self.text.lines().filter_map(|line| read_line(line).map(|(rule, _)| rule))
    }

    /// What a rule or ruling says, without the citation of its source behind it.
    pub fn sentence(&self, rule: Rule) -> Option<&'static str> {
        let mut lines = self.text.lines().filter_map(read_line);
        lines.find(|(number, _)| *number == rule).map(|(_, text)| without_citation(text))
    }
}

/// Reads `- **B-9.8** The attack …`, also with an asterisk as the bullet or ` RULING` behind the
/// number.
fn read_line(line: &str) -> Option<(Rule, &str)> {
    let rest = line.strip_prefix("- **").or_else(|| line.strip_prefix("* **"))?;
    let (number, text) = rest.split_once("**")?;
    let number = number.strip_suffix(" RULING").unwrap_or(number);
    Some((number.parse().ok()?, text.trim()))
}

/// Cuts off ` [Fight §2, all]` or ` [Divine, all] (DATA)` at the end.
fn without_citation(text: &str) -> &str {
    let is_tail = |tail: &str| tail.is_empty() || (tail.starts_with(" (") && tail.ends_with(')'));
    match text.rsplit_once(" [").map(|(sentence, citation)| (sentence, citation.split_once(']'))) {
        Some((sentence, Some((_, tail)))) if is_tail(tail) => sentence,
        _ => text,
    }
}
