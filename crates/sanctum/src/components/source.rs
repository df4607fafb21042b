//! Reading TOML with the place of every value and where it comes from.

use std::fmt::Display;
use std::str::FromStr;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

/// Where the values of an entry are known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Provenance {
    /// The rule book states them.
    Rulebook,
    /// Another public source states them.
    Public,
    /// They follow by reasoning.
    Inferred,
    /// Nobody knows; they were designed for this set.
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

    /// An error at a value.
    pub(super) fn at<T>(self, value: &Spanned<T>, reason: impl Into<String>) -> DataError {
        self.error(value.span().start, reason)
    }

    /// Reads a text of the vocabulary of effects.
    pub(super) fn word<T: FromStr>(self, text: &Spanned<String>) -> Result<T, DataError>
    where
        T::Err: Display,
    {
        text.get_ref().parse().map_err(|reason: T::Err| self.at(text, reason.to_string()))
    }

    /// Refuses a list that has not the length it must have.
    pub(super) fn count<T>(
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
