//! Tests of the rules crate. Cases that need no code are in `conformance/sanctum/`.

mod agreement;
mod broken;
mod components;
mod draws;
mod events;
mod facts;
mod fixtures;
mod freedoms;
mod hostile;
mod house;
mod laws;
mod overlap;
mod pairs;
mod perft;
mod refused;
mod scene;
mod secrets;
mod together;
mod windows;
