//! What is read is sound enough to be played on, or is refused.

use tabletop::{Fate, Notation, Record, laws, replay};

/// Reads the data as a position and as a record.
pub fn read<G: Notation>(set: &'static G::Components, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(json) = serde_json::from_str(text)
        && let Ok(game) = G::from_position(set, &json)
    {
        go_on(game);
    }
    if let Ok(record) = Record::parse(text)
        && let Ok(game) = replay::<G>(set, &record)
    {
        go_on(game.game().clone());
    }
}

/// A position that was accepted keeps all laws and can be played on.
fn go_on<G: Notation>(mut game: G) {
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
