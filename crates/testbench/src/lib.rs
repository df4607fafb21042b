//! Clients, server processes and databases, for tests and for measuring.
//!
//! A [`Client`] is one player: it has an identity, creates tables, and sits at them through a
//! [`Seat`], a WebSocket that remembers what it last received. A [`Process`] is the real binary,
//! which tests can kill. Nothing here knows the server's internals.
//!
//! ```no_run
//! # async fn example() -> Result<(), testbench::Failed> {
//! use testbench::Client;
//!
//! let client = Client::guest("http://127.0.0.1:7878").await?;
//! let table = client.create(serde_json::json!({
//!     "game": "bastion",
//!     "options": { "mode": "tutorial" },
//!     "seats": [{ "kind": "me" }],
//! })).await?;
//! let mut seat = client.sit(&table, None).await?;
//! while let Some(offer) = seat.offers().first().cloned() {
//!     seat.act(&offer).await?;
//! }
//! # Ok(())
//! # }
//! ```

mod client;
#[cfg(unix)]
mod postgres;
mod process;
mod seat;

pub use client::{Answer, Client};
#[cfg(unix)]
pub use postgres::Postgres;
pub use process::Process;
pub use seat::{Seat, Socket, connect};

/// An error message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed(pub String);

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

/// Converts any error.
pub(crate) fn failed(error: impl std::fmt::Display) -> Failed {
    Failed(error.to_string())
}
