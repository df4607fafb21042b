//! The server from the outside: over real sockets, with clients that know only the protocol.

mod authorization;
mod bench;
mod resume;
mod scene;
mod secrets;
mod whole_games;
mod wire;
