//! The number of a rule, such as `B-9.8`. What the rule says is in `docs/rules/`, not here.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    #[inline]
    pub const fn new(book: char, section: u8, number: u8) -> Self {
        assert!(book.is_ascii_uppercase(), "a rule book is named by an upper-case letter");
        Rule { book: book as u8, section, number }
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
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not the number of a rule, such as B-9.8");
        let (book, rest) = text.split_once('-').ok_or_else(wrong)?;
        let (section, number) = rest.split_once('.').ok_or_else(wrong)?;
        let [book] = book.as_bytes() else { return Err(wrong()) };
        if !book.is_ascii_uppercase() {
            return Err(wrong());
        }
        Ok(Rule {
            book: *book,
            section: section.parse().map_err(|_| wrong())?,
            number: number.parse().map_err(|_| wrong())?,
        })
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
