//! Tests of the rules crate. Cases that need no code are in `conformance/bastion/`.

mod agreement;
mod coming;
mod components;
mod decks;
mod fixtures;
mod geometry;
mod laws;
mod other_sets;
mod perft;
mod price;
mod reasons;
mod scene;
mod take_back;
mod texts;
