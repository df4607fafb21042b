//! The number of a rule, such as `B-9.8`. What the rule says is in `docs/rules/`, not here.

use std::fmt;
use std::str::FromStr;

use crate::ParseError;

/// A numbered rule or ruling: book letter, section, number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Rule {
    book: u8,
    section: u8,
    number: u8,
}

impl Rule {
    /// The rule `book-section.number`; `book` is an upper-case ASCII letter.
    ///
    /// # Panics
    /// When `book` is anything else.
    #[inline]
    pub const fn new(book: char, section: u8, number: u8) -> Self {
        assert!(book.is_ascii_uppercase(), "a rule book is named by an upper-case letter");
        Rule { book: book as u8, section, number }
    }

    /// The rule that a literal names; `rule!("B-9.8")` calls it while compiling.
    ///
    /// # Panics
    /// When the text is not the number of a rule.
    pub const fn from_literal(text: &str) -> Self {
        match read(text.as_bytes()) {
            Some(rule) => rule,
            None => panic!("not the number of a rule, such as B-9.8"),
        }
    }

    /// The letter of the rule book.
    pub const fn book(self) -> char {
        self.book as char
    }

    /// The section of the rule book.
    pub const fn section(self) -> u8 {
        self.section
    }

    /// The number inside the section.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}.{}", self.book(), self.section, self.number)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Rule {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong =
            || ParseError::new(format!("`{text}` is not the number of a rule, such as B-9.8"));
        read(text.as_bytes()).ok_or_else(wrong)
    }
}

/// Reads `B-9.8`. By hand, because it also runs while compiling.
const fn read(text: &[u8]) -> Option<Rule> {
    let [book, b'-', rest @ ..] = text else { return None };
    let Some((section, [b'.', rest @ ..])) = read_number(rest) else { return None };
    match read_number(rest) {
        Some((number, [])) if book.is_ascii_uppercase() => {
            Some(Rule { book: *book, section, number })
        }
        _ => None,
    }
}

/// A number of one to three digits at the beginning of a text, and what follows it.
const fn read_number(mut text: &[u8]) -> Option<(u8, &[u8])> {
    let mut number = 0_u8;
    let mut digits = 0;
    while let [digit @ b'0'..=b'9', rest @ ..] = text {
        let Some(tens) = number.checked_mul(10) else { return None };
        let Some(sum) = tens.checked_add(*digit - b'0') else { return None };
        number = sum;
        digits += 1;
        text = rest;
    }
    if digits == 0 { None } else { Some((number, text)) }
}

/// The rule with this number: `rule!("B-9.8")`. It is read while compiling, so it costs nothing,
/// and code spells a rule as the rule book and the comments do.
#[macro_export]
macro_rules! rule {
    ($number:literal) => {
        const { $crate::Rule::from_literal($number) }
    };
}

crate::text_form!(Rule);
