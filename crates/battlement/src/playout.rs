//! A game played by bots from a seed, for simulation and benchmarks.

use crate::CommandError;
use bots::{Bot, Call, Question};
use tabletop::{Fate, Game, Ignore, MAX_SEATS, Seat, SeatSet, Viewer};

/// A finished game.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Game> {
    pub(crate) game: G,
    pub(crate) outcome: G::Outcome,
    pub(crate) decisions: u64,
}

/// Plays on until the game is over; `watch` sees the game before every input.
pub(crate) fn play<G: Game>(
    mut game: G,
    fate: &mut Fate,
    bots: &mut [impl Bot<G>],
    watch: &mut impl FnMut(&G),
) -> Result<Played<G>, CommandError> {
    let mut offers = Vec::new();
    let mut decisions = 0;
    for _ in 0..G::MAX_INPUTS {
        if let Some(outcome) = game.outcome() {
            return Ok(Played { game, outcome, decisions });
        }
        watch(&game);
        if let Some(stream) = game.pending().chance.lowest() {
            let chance = game.sample(stream, fate.stream(stream));
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let (seat, action) = next_action(&game, bots, SeatSet::first(MAX_SEATS), &mut offers)?;
        game.act(seat, action, &mut Ignore);
        decisions += 1;
    }
    Err(CommandError::NoEnd(G::MAX_INPUTS))
}

/// Asks the bots: first those who may act but need not, then those the game waits for. `company`
/// are the seats bots play.
pub(crate) fn next_action<G: Game>(
    game: &G,
    bots: &mut [impl Bot<G>],
    company: SeatSet,
    offers: &mut Vec<G::Action>,
) -> Result<(Seat, G::Action), CommandError> {
    let pending = game.pending();
    let optional = pending.seats.iter().filter(|seat| !pending.needed.contains(*seat));
    let calls = optional.map(|seat| (seat, Call::Optional));
    for (seat, call) in calls.chain(pending.needed.iter().map(|seat| (seat, Call::Needed))) {
        offers.clear();
        game.legal_actions(seat, offers);
        let look = || game.view(Viewer::Seat(seat));
        let question = Question { company, ..Question::new(seat, call, offers, &look) };
        if let Some(choice) = bots[seat.index()].choose(&question) {
            return Ok((seat, choice.action));
        }
    }
    Err(CommandError::NoChoice)
}

/// One of the seats that may decide.
pub(crate) fn decider(seats: SeatSet, fate: &mut Fate) -> Seat {
    use tabletop::Dice as _;
    let nth = if seats.len() == 1 { 0 } else { fate.below(seats.len() as u32) as usize };
    seats.iter().nth(nth).expect("somebody decides while the game goes on")
}

/// Mixes a seed with a number, so that neighbouring games have nothing in common (SplitMix64).
pub(crate) fn mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add((n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use sanctum::{Components, Sanctum};
    use serde_json::json;
    use tabletop::{Notation as _, Stream};

    use super::*;

    /// Plays a game of Sanctum from its respite on; `first` picks who or what goes on first.
    fn play_on(seed: u64, first: fn(usize) -> usize) -> Sanctum {
        let position = json!({"players": 3, "frame": "respite"});
        let mut game = Sanctum::from_position(Components::house(), &position).expect("a position");
        let mut fate = Fate::new(seed);
        let bot = |seat| bots::sanctum::bot("random", mix(seed, seat));
        let mut bots: Vec<_> = (0..3).filter_map(bot).collect();
        while !game.pending().is_over() {
            let pending = game.pending();
            let streams: Vec<Stream> = pending.chance.iter().collect();
            let next = first(streams.len() + pending.seats.len());
            if let Some(stream) = streams.get(next) {
                let chance = game.sample(*stream, fate.stream(*stream));
                game.resolve(*stream, chance, &mut Ignore);
                continue;
            }
            let seat = pending.seats.iter().nth(next - streams.len()).expect("somebody decides");
            let mut offers = Vec::new();
            game.legal_actions(seat, &mut offers);
            let look = || game.view(Viewer::Seat(seat));
            let bot = &mut bots[seat.index()];
            let choice =
                bot.choose(&Question::new(seat, Call::Needed, &offers, &look)).expect("a choice");
            game.act(seat, choice.action, &mut Ignore);
        }
        game
    }

    #[test]
    fn who_is_faster_in_simultaneous_parts_changes_nothing() {
        for seed in 0..200 {
            let one = play_on(seed, |_| 0);
            let other = play_on(seed, |open| open - 1);
            let third = play_on(seed, |open| open / 2);
            assert!(one == other && one == third, "seed {seed}");
        }
    }
}
