//! Positions and records of all games: what is read is sound enough to be played on, or is refused.
#![no_main]

mod sound;

use games::{Games, HostedGame, for_game};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    for name in Games::house().names() {
        for_game!(name, G => sound::read::<G>(G::house(), data));
    }
});
