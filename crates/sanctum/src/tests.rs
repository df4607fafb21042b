//! Tests of the rules crate. Cases that need no code are in `conformance/sanctum/`.

mod agreement;
mod broken;
mod chance;
mod components;
mod events;
mod facts;
mod fixtures;
mod hostile;
mod house;
mod laws;
mod other_sets;
mod overlap;
mod pairs;
mod perft;
mod reasons;
mod refused;
mod scene;
mod secrets;
mod take_back;
mod together;
