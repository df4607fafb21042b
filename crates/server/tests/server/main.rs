//! The server from the outside: over real sockets, with clients that know only the protocol.

mod bench;
mod whole_games;
