//! What a seat may do, for clients.

use serde::Serialize;
use serde_json::value::RawValue;

/// One thing a seat may do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer {
    /// Its text in the notation: what a client sends to do it.
    pub text: String,
    /// The same as data: the type `Action` of the game.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub action: Box<RawValue>,
}
