//! What is wrong with a component set.

use std::fmt::Display;
use std::path::Path;

/// What is wrong with a component set, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SetError(String);

impl SetError {
    /// A reason.
    pub fn new(reason: impl Display) -> Self {
        SetError(reason.to_string())
    }

    /// A reason and the file or folder.
    pub fn at(path: &Path, reason: &impl Display) -> Self {
        SetError(format!("{}: {reason}", path.display()))
    }
}
