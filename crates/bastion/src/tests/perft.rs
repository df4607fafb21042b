//! Perft: how many ways there are to go on from small positions.

use std::path::PathBuf;

use tabletop::fixtures;

use crate::{Bastion, Components};

#[test]
fn positions_have_the_counted_continuations() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/small.perft");
    let counted = fixtures::count_positions::<Bastion>(Components::house(), &path);
    assert!(counted.unwrap_or_else(|error| panic!("{error}")) > 8);
}
