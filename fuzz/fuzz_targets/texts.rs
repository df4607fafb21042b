//! Positions and records: what is read is sound enough to be played on, or it is refused.
#![no_main]

use bastion::{Bastion, Components};
use libfuzzer_sys::fuzz_target;
use tabletop::{Fate, Game, Notation, Record, laws, replay};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(json) = serde_json::from_str(text)
        && let Ok(game) = Bastion::from_position(Components::house(), &json)
    {
        go_on(game);
    }
    if let Ok(record) = Record::parse(text)
        && let Ok(game) = replay::<Bastion>(Components::house(), &record)
    {
        go_on(game.game().clone());
    }
});

/// A position that was accepted keeps all laws and can be played on.
fn go_on(mut game: Bastion) {
    laws::state_laws(&game).expect("the laws hold");
    let mut fate = Fate::new(1);
    let mut actions = Vec::new();
    for _ in 0..40 {
        if game.pending().is_over() {
            return;
        }
        laws::random_step(&mut game, &mut fate, &mut actions);
        game.audit().expect("the audit holds");
    }
}
