//! Tests of the rules crate. Cases that need no code are in `conformance/bastion/`.

mod agreement;
mod chance;
mod components;
mod facts;
mod fixtures;
mod geometry;
mod laws;
mod other_sets;
mod perft;
mod price;
mod reasons;
mod refused;
mod scene;
mod take_back;
