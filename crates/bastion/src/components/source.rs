//! What every file of a set uses.

use serde::Deserialize;

use crate::ids::Color;

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
