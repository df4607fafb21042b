//! Texts from outside. They are read once, at the door: whatever has one of these types can be
//! stored, compared, and shown to others.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// The longest id, in letters.
const MOST_IN_ID: usize = 40;

/// The id of a player or a table: small letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(String);

/// A line of text for people, of `FEWEST` to `MOST` characters. It has no line breaks, and no
/// characters that nobody sees, or that change the direction of what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text<const FEWEST: usize, const MOST: usize>(String);

/// The name of a table; may be empty.
pub type TableName = Text<0, 40>;
/// The name of a person or a program.
pub type PlayerName = Text<1, 24>;
/// What somebody says in the chat.
pub type ChatText = Text<1, 500>;

/// Why a text is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadText {
    /// It has a character that nobody sees.
    Invisible,
    /// It is too short or too long.
    Length {
        /// The fewest characters.
        fewest: usize,
        /// The most characters.
        most: usize,
    },
    /// It is no id.
    NoId,
}

impl std::error::Error for BadText {}

impl std::fmt::Display for BadText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadText::Invisible => f.write_str("no control or invisible characters"),
            BadText::Length { fewest: 0, most } => write!(f, "at most {most} characters"),
            BadText::Length { fewest, most } => write!(f, "{fewest} to {most} characters"),
            BadText::NoId => {
                write!(f, "an id has 1 to {MOST_IN_ID} small letters, digits and hyphens")
            }
        }
    }
}

impl TryFrom<String> for Id {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
        let may = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        if (1..=MOST_IN_ID).contains(&text.len()) && text.bytes().all(may) {
            return Ok(Id(text));
        }
        Err(BadText::NoId)
    }
}

impl From<Id> for String {
    fn from(id: Id) -> Self {
        id.0
    }
}

impl Deref for Id {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const FEWEST: usize, const MOST: usize> Text<FEWEST, MOST> {
    /// Reads a text; several blanks become one.
    ///
    /// # Errors
    ///
    /// If it has an invisible character, or its length is wrong.
    pub fn read(typed: &str) -> Result<Self, BadText> {
        let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.chars().any(is_invisible) {
            return Err(BadText::Invisible);
        }
        Self::of_length(text)
    }

    /// Reads a text and leaves out all invisible characters.
    ///
    /// # Errors
    ///
    /// If the length of the rest is wrong.
    pub fn cleaned(typed: &str) -> Result<Self, BadText> {
        let seen: String = typed.chars().filter(|it| !is_invisible(*it)).collect();
        Self::of_length(seen.trim().to_owned())
    }

    fn of_length(text: String) -> Result<Self, BadText> {
        if (FEWEST..=MOST).contains(&text.chars().count()) {
            return Ok(Text(text));
        }
        Err(BadText::Length { fewest: FEWEST, most: MOST })
    }
}

impl<const FEWEST: usize, const MOST: usize> Deref for Text<FEWEST, MOST> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const FEWEST: usize, const MOST: usize> From<Text<FEWEST, MOST>> for String {
    fn from(text: Text<FEWEST, MOST>) -> Self {
        text.0
    }
}

/// Whether a character is a control, shows nothing, or changes the direction of its neighbours.
fn is_invisible(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn l_2_names_have_no_invisible_characters() {
        for bad in ["a\0b", "a\u{7}", "a\u{202e}nna", "an\u{200b}na", "\u{2066}a", "\u{3164}"] {
            assert_eq!(TableName::read(bad), Err(BadText::Invisible), "{bad:?}");
        }
        for good in ["", "Anna", "Ève à l’école", "Łódź 7", "Юля", "❤️ 12"] {
            assert_eq!(TableName::read(good).as_deref(), Ok(good));
        }
        assert_eq!(TableName::read("  two \n words ").as_deref(), Ok("two words"));
    }

    #[test]
    fn l_2_invisible_characters_are_left_out_of_the_chat() {
        let said = ChatText::cleaned(" pay \u{202e}me\u{2069}\u{200b}\0 now\r\n");
        assert_eq!(said.as_deref(), Ok("pay me now"));
        assert!(ChatText::cleaned("\u{200b}\u{feff} ").is_err());
    }

    #[test]
    fn m_2_texts_have_a_length() {
        let length = BadText::Length { fewest: 1, most: 24 };
        assert_eq!(PlayerName::read(""), Err(length));
        assert_eq!(PlayerName::read(&"ß".repeat(25)), Err(length));
        assert!(PlayerName::read(&"ß".repeat(24)).is_ok());
    }

    #[test]
    fn m_11_ids_are_short_and_plain() {
        let id = |text: &str| Id::try_from(text.to_owned());
        for bad in ["", "a\0b", "A", "a/b", "ä", &"a".repeat(41)] {
            assert_eq!(id(bad), Err(BadText::NoId), "{bad:?}");
        }
        assert!(id("w4qz2b7x").is_ok());
    }
}
