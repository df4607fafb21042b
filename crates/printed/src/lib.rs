//! Reading component sets: what is printed on cards and boards, as TOML files.
//!
//! A [`File`] is read with the place of every value, so that an error names file and line
//! ([`DataError`]), and with where each value is known from ([`Provenance`]). [`hash`] names the
//! contents of a set in records. What a set must satisfy is the business of each game.
//!
//! ```
//! use printed::{File, Sourced};
//!
//! #[derive(serde::Deserialize)]
//! struct Card {
//!     strength: Sourced<u8>,
//! }
//!
//! let file = File { name: "cards.toml", text: "# A card.\nstrength = { value = 9, from = \"public\" }" };
//! let card: Card = file.read().unwrap();
//! let error = file.error(card.strength.at(), "too strong");
//! assert_eq!((*card.strength.get(), error.to_string()), (9, "cards.toml, line 2: too strong".to_owned()));
//! ```
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use toml::Spanned;

/// Where a printed value is known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// The rule book states it.
    Rulebook,
    /// Another public source states it.
    Public,
    /// It follows by reasoning.
    Inferred,
    /// Nobody knows; it was designed for this set.
    Designed,
}

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct DataError {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// A value with its provenance and its place in the file: `{ value = 3, from = "rulebook" }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    value: Spanned<T>,
    /// Read so that a value without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
}

impl<T> Sourced<T> {
    /// The value.
    pub fn get(&self) -> &T {
        self.value.get_ref()
    }

    /// Where it stands in the file.
    pub fn at(&self) -> usize {
        self.value.span().start
    }
}

/// A file that is being read.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// Its name, for errors.
    pub name: &'a str,
    /// Its contents.
    pub text: &'a str,
}

impl File<'_> {
    /// Reads the whole file.
    ///
    /// # Errors
    /// With the line that is no TOML or does not have the form.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, error.message())
        })
    }

    /// An error at a place of the file.
    pub fn error(self, at: usize, reason: impl Into<String>) -> DataError {
        let line = self.text[..at.min(self.text.len())].matches('\n').count() + 1;
        DataError { file: self.name.to_owned(), line, reason: reason.into() }
    }

    /// An error at a value.
    pub fn at<T>(self, value: &Spanned<T>, reason: impl Into<String>) -> DataError {
        self.error(value.span().start, reason)
    }

    /// Refuses a number outside the range it must be in.
    ///
    /// # Errors
    /// With the line of a number outside the range.
    pub fn within(
        self,
        number: &Spanned<u8>,
        range: RangeInclusive<u8>,
        what: &str,
    ) -> Result<u8, DataError> {
        let there = *number.get_ref();
        if range.contains(&there) {
            Ok(there)
        } else {
            let (least, most) = (range.start(), range.end());
            Err(self.at(number, format!("{there} {what}: there must be {least} to {most}")))
        }
    }

    /// Reads a text that has a form of its own.
    ///
    /// # Errors
    /// With the line of a text that cannot be read.
    pub fn word<T: FromStr>(self, text: &Spanned<String>) -> Result<T, DataError>
    where
        T::Err: Display,
    {
        text.get_ref().parse().map_err(|reason: T::Err| self.at(text, reason.to_string()))
    }

    /// Refuses a list that has not the length it must have.
    ///
    /// # Errors
    /// With the line of a list of another length.
    pub fn count<T>(
        self,
        list: &Spanned<Vec<T>>,
        wanted: usize,
        what: &str,
    ) -> Result<(), DataError> {
        let there = list.get_ref().len();
        if there == wanted {
            Ok(())
        } else {
            Err(self.at(list, format!("{there} {what}: there must be {wanted}")))
        }
    }
}

/// The first 16 hexadecimal digits of the SHA-256 over all files of a set.
pub fn hash(texts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for text in texts {
        digest.update((text.len() as u64).to_le_bytes());
        digest.update(text.as_bytes());
    }
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
