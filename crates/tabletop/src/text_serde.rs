//! Small helps for writing and reading positions and events.

use std::fmt::Display;

use serde::Serializer;

use crate::PositionError;

/// What a position says about itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head<'a> {
    /// The game.
    pub game: Option<&'a str>,
    /// The version of the form.
    pub format: Option<u32>,
    /// The component set, by its name or by name and hash.
    pub set: Option<&'a str>,
}

impl Head<'_> {
    /// Refuses a position of another game, form or component set; what is not said is taken as
    /// meant. `name` and `id` are those of the set in use.
    ///
    /// # Errors
    /// When the position names another game, form or set.
    pub fn check(self, game: &str, format: u32, name: &str, id: &str) -> Result<(), PositionError> {
        if let Some(other) = self.game.filter(|it| *it != game) {
            return Err(PositionError::new("game", format!("`{other}` is not the game {game}")));
        }
        if let Some(other) = self.format.filter(|it| *it != format) {
            let reason = format!("format {other} is not known, only {format}");
            return Err(PositionError::new("format", reason));
        }
        match self.set.filter(|it| *it != id && *it != name) {
            Some(other) => {
                let reason = format!("the component set is `{id}`, not `{other}`");
                Err(PositionError::new("set", reason))
            }
            None => Ok(()),
        }
    }
}

/// Serializes a value as its text.
///
/// # Errors
/// When the serializer fails.
pub fn as_text<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Serializes a value as its text, if there is one.
///
/// # Errors
/// When the serializer fails.
pub fn as_optional_text<T: Display, S: Serializer>(
    value: &Option<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => serializer.collect_str(value),
        None => serializer.serialize_none(),
    }
}
