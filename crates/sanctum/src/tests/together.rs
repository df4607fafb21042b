//! S-21.2, O-21.2, O-27.5: in the parts that are played at the same time the result does not
//! depend on who is faster.

use proptest::prelude::*;
use tabletop::{Dice, Fate, Game, Ignore, Match, Seat, Stream};

use super::laws::any_options;
use super::scene;
use crate::{Action, Frame, Sanctum};

/// One step of a seat in a simultaneous part: its dice and its picks come from its own streams.
fn step(game: &mut Sanctum, seat: Seat, picks: &mut [Fate], dice: &mut Fate) {
    let stream = Stream::of(seat);
    if game.pending().chance.contains(stream) {
        let chance = game.sample(stream, dice.stream(stream));
        return game.resolve(stream, chance, &mut Ignore);
    }
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let pick = picks[seat.index()].below(actions.len() as u32) as usize;
    game.act(seat, actions[pick], &mut Ignore);
}

/// Seats that have something to do, by decision or by dice.
fn busy(game: &Sanctum) -> Vec<Seat> {
    let pending = game.pending();
    let dice = pending.chance.iter().filter_map(Stream::seat);
    let mut seats: Vec<Seat> = pending.seats.iter().chain(dice).collect();
    seats.sort_unstable();
    seats
}

/// Whether every seat is in the part it was in at the start.
fn same_part(game: &Sanctum, start: &Sanctum) -> bool {
    Seat::first(start.players()).all(|seat| game.part(seat) == start.part(seat))
}

/// Plays a simultaneous part to its end in the order a generator gives.
fn play(start: &Sanctum, seed: u64, mut order: impl FnMut(&[Seat]) -> Seat) -> Sanctum {
    let mut game = start.clone();
    let mut picks: Vec<Fate> = (0..4).map(|seat| Fate::new(seed ^ (seat << 8))).collect();
    let mut dice = Fate::new(seed);
    while same_part(&game, start) {
        let seats = busy(&game);
        step(&mut game, order(&seats), &mut picks, &mut dice);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn s_21_2_any_order_of_the_seats_gives_the_same_table(
        options in any_options(),
        seed in any::<u64>(),
        steps in 0usize..60,
    ) {
        let Some(start) = scene::late(&options, seed, steps) else { return Ok(()) };
        if !matches!(start.frame(), Some(Frame::Respite | Frame::Round | Frame::Face { .. })) {
            return Ok(());
        }
        let by_seat = play(&start, seed, |seats| seats[0]);
        let backwards = play(&start, seed, |seats| seats[seats.len() - 1]);
        let mut shuffle = Fate::new(seed ^ 7);
        let mixed = play(&start, seed, |seats| seats[shuffle.below(seats.len() as u32) as usize]);
        prop_assert_eq!(&by_seat, &backwards);
        prop_assert_eq!(&by_seat, &mixed);
    }
}

/// A battle in which two heroes decide at the same time.
fn battle() -> Match<Sanctum> {
    let options = crate::Options::new(3);
    let both =
        |game: &Sanctum| game.frame() == Some(Frame::Round) && game.pending().seats.len() > 1;
    let game = (0..200).find_map(|seed| scene::until(&options, seed, both));
    Match::at(game.expect("some game has a battle of two"))
}

#[test]
fn o_27_5_a_step_of_another_seat_does_not_close_the_own_window() {
    let mut game = battle();
    let seats: Vec<Seat> = game.pending().seats.iter().collect();
    let (a, b) = (seats[0], seats[1]);
    let act = |game: &mut Match<Sanctum>, seat: Seat| {
        let offers = game.offers(seat);
        let quiet =
            |it: &&Action| matches!(it, Action::Use { .. } | Action::Rage(..) | Action::Drink(..));
        let action = *offers.iter().find(quiet).unwrap_or(&offers[0]);
        game.act(seat, action).expect("it was offered");
    };
    act(&mut game, a);
    let before = *game.game().table().hero(a);
    assert!(game.may_take_back(a));
    // The other hero goes through a whole Fight, which concerns only itself.
    let mut fate = Fate::new(3);
    while !matches!(game.game().table().hero(b).step, crate::Step::Done | crate::Step::Idle) {
        if game.pending().chance.contains(Stream::of(b)) {
            game.resolve(Stream::of(b), &mut fate).expect("a die is in the air");
            continue;
        }
        let offers = game.offers(b);
        let ends = |it: &&Action| matches!(it, Action::EndAttack | Action::Accept | Action::Roll);
        let action = *offers.iter().find(ends).unwrap_or(&offers[0]);
        game.act(b, action).expect("it was offered");
    }
    assert_eq!(game.game().table().hero(a), &before);
    assert!(game.may_take_back(a), "O-27.5");
    game.take_back(a).expect("nothing new concerns this seat");
}
