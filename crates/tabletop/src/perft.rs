//! Counting: how many ways there are to go on for a number of inputs.

use crate::{Game, Ignore};

/// What to do with positions in which only chance goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// Outcomes of chance count as inputs like any other.
    WithChance,
    /// Lines that reach a chance outcome end there and count as one.
    UpToChance,
}

/// The number of different sequences of `depth` inputs; shorter ones that end the game count too.
/// None if there are more than `limit`.
pub fn perft<G: Game>(game: &G, depth: u32, counting: Counting, limit: u64) -> Option<u64> {
    let pending = game.pending();
    let stops = counting == Counting::UpToChance && !pending.chance.is_empty();
    if depth == 0 || pending.is_over() || stops {
        return (limit >= 1).then_some(1);
    }
    let mut count = 0;
    for seat in pending.seats.iter() {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        for action in actions {
            let mut next = game.clone();
            next.act(seat, action, &mut Ignore);
            count += perft(&next, depth - 1, counting, limit - count)?;
        }
    }
    for stream in pending.chance.iter() {
        let mut outcomes = Vec::new();
        game.outcomes(stream, &mut outcomes);
        for (chance, _) in outcomes {
            let mut next = game.clone();
            next.resolve(stream, chance, &mut Ignore);
            count += perft(&next, depth - 1, counting, limit - count)?;
        }
    }
    Some(count)
}
