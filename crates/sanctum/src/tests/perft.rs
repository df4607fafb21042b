//! Perft: how many ways there are to go on from small positions.

use std::fs;
use std::path::PathBuf;

use tabletop::{Counting, perft};

use super::scene::scene;

#[test]
fn positions_have_the_counted_continuations() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/small.perft");
    let text = fs::read_to_string(path).expect("the file is there");
    let (mut id, mut game, mut checked) = ("?", None, 0);
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (head, rest) = line.split_once(' ').expect("a word and its value");
        match head {
            "id" => id = rest,
            "position" => {
                let json = serde_json::from_str(rest).unwrap_or_else(|it| panic!("{id}: {it}"));
                game = Some(scene(&json));
            }
            "hand" | "pin" => {
                let (depth, count) = rest.split_once(' ').expect("depth and count");
                let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.parse().unwrap());
                let game = game.as_ref().expect("a position comes first");
                let found = perft(game, depth, Counting::WithChance, 1_000_000);
                assert_eq!(found, Some(count), "{id}, depth {depth} ({head})");
                checked += 1;
            }
            other => panic!("{other} is not understood"),
        }
    }
    assert!(checked > 8);
}
