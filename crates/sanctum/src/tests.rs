//! Tests of the rules crate. Cases that need no code are in `conformance/sanctum/`.

mod laws;
mod scene;
