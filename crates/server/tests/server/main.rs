//! The server from the outside: over real sockets, with clients that know only the protocol.

mod analysis;
mod authorization;
mod bench;
mod chat;
mod database;
mod faults;
mod hints;
mod holding;
mod http;
mod law;
mod lessons;
mod limits;
mod lobby;
mod nim;
mod operators;
mod resume;
mod roll_back;
mod scene;
mod secrets;
mod sessions;
mod tables;
mod thinking;
mod third_game;
mod watching;
mod whole_games;
mod wire;
