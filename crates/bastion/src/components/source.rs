//! Reading TOML with the place of every value and where it comes from.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::ids::Color;

/// Where a printed value is known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Provenance {
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

/// A value with its provenance and its place in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sourced<T> {
    value: Spanned<T>,
    /// Read so that a value without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
}

impl<T> Sourced<T> {
    pub(super) fn get(&self) -> &T {
        self.value.get_ref()
    }

    /// Where it stands in the file.
    pub(super) fn at(&self) -> usize {
        self.value.span().start
    }
}

/// One entry for each colour, all of them required.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PerColor<T> {
    yellow: T,
    green: T,
    blue: T,
    purple: T,
    black: T,
    red: T,
}

impl<T> PerColor<T> {
    pub(super) fn get(&self, color: Color) -> &T {
        match color {
            Color::Yellow => &self.yellow,
            Color::Green => &self.green,
            Color::Blue => &self.blue,
            Color::Purple => &self.purple,
            Color::Black => &self.black,
            Color::Red => &self.red,
        }
    }
}

/// A file that is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct File<'a> {
    pub(super) name: &'a str,
    pub(super) text: &'a str,
}

impl File<'_> {
    pub(super) fn read<T: DeserializeOwned>(self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, error.message())
        })
    }

    /// An error at a place of the file.
    pub(super) fn error(self, at: usize, reason: impl Into<String>) -> DataError {
        let line = self.text[..at.min(self.text.len())].matches('\n').count() + 1;
        DataError { file: self.name.to_owned(), line, reason: reason.into() }
    }
}
