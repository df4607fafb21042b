//! Matches: checking, take-back, seats that play at the same time.

use super::toy::{Rolled, Step, Toy};
use crate::{Counting, Fate, Input, Match, Rejected, Seat, Stream, perft, rule};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn race(together: bool) -> Match<Toy> {
    Match::at(Toy::new_race(together))
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let mut game = race(false);
    let before = game.game().clone();
    let not_now = Rejected::NotOffered { rule: rule!("T-1.1") };
    assert_eq!(game.act(B, Step::Take(1)), Err(not_now));
    let too_much = Rejected::NotOffered { rule: rule!("T-1.2") };
    assert_eq!(game.act(A, Step::Take(3)), Err(too_much));
    assert_eq!(game.resolve_as(Stream::of(A), Rolled(3)), Err(Rejected::NotAnOutcome));
    assert_eq!((game.game(), game.record().len()), (&before, 0));
}

#[test]
fn an_own_step_is_taken_back_until_another_seat_goes_on() {
    let mut game = race(false);
    game.act(A, Step::Take(2)).unwrap();
    game.take_back(A).unwrap();
    assert_eq!(game.game(), &Toy::new_race(false));
    game.act(A, Step::Take(1)).unwrap();
    game.act(B, Step::Take(1)).unwrap();
    assert_eq!(game.take_back(A), Err(Rejected::NothingToTakeBack));
    game.take_back(B).unwrap();
    // B's step is gone, but it had closed A's window for good.
    assert_eq!(game.take_back(A), Err(Rejected::NothingToTakeBack));
}

#[test]
fn an_outcome_of_chance_closes_the_window() {
    let mut game = race(false);
    game.act(A, Step::Roll).unwrap();
    assert!(game.may_take_back(A));
    game.resolve_as(Stream::of(A), Rolled(6)).unwrap();
    assert_eq!(game.take_back(A), Err(Rejected::NothingToTakeBack));
}

#[test]
fn seats_that_play_at_the_same_time_keep_their_own_windows() {
    let mut game = race(true);
    game.act(A, Step::Take(1)).unwrap();
    game.act(B, Step::Roll).unwrap();
    game.resolve_as(Stream::of(B), Rolled(4)).unwrap();
    game.act(B, Step::Take(1)).unwrap();
    game.take_back(A).unwrap();
    assert_eq!(game.game().points, [0, 3]);
    let seats: Vec<_> = game.record().iter().filter(|it| matches!(it, Input::Act(A, _))).collect();
    assert!(seats.is_empty());
    game.take_back(B).unwrap();
    assert_eq!(game.take_back(B), Err(Rejected::NothingToTakeBack));
    assert_eq!(game.game().points, [0, 2]);
}

#[test]
fn streams_give_the_same_dice_whoever_is_faster() {
    let roll = |order: [Seat; 2]| {
        let (mut game, mut fate) = (race(true), Fate::new(5));
        for seat in order {
            game.act(seat, Step::Roll).unwrap();
        }
        for seat in order {
            let stream = Stream::of(seat);
            game.resolve(stream, fate.stream(stream)).unwrap();
        }
        game.game().points
    };
    assert_eq!(roll([A, B]), roll([B, A]));
}

#[test]
fn a_match_has_a_limit() {
    let mut game = race(true);
    for _ in 0..3 {
        game.act(A, Step::Take(1)).unwrap();
    }
    while game.record().len() < 30 {
        game.act(B, Step::Roll).unwrap();
        if game.record().len() < 30 {
            game.resolve_as(Stream::of(B), Rolled(1)).unwrap();
        }
    }
    assert_eq!(game.act(A, Step::Take(1)), Err(Rejected::TooLong));
}

#[test]
fn the_game_over_is_over() {
    let mut game = Match::at(Toy { points: [9, 0], ..Toy::new_race(false) });
    game.act(A, Step::Take(1)).unwrap();
    assert_eq!(game.act(B, Step::Take(1)), Err(Rejected::GameOver));
}

/// Counted by hand: three actions; after a take the other seat has three, a roll has six outcomes.
#[test]
fn perft_counts_actions_and_outcomes() {
    let game = Toy::new_race(false);
    assert_eq!(perft(&game, 1, Counting::WithChance, 100), Some(3));
    assert_eq!(perft(&game, 2, Counting::WithChance, 100), Some(3 + 3 + 6));
    assert_eq!(perft(&game, 2, Counting::UpToChance, 100), Some(3 + 3 + 1));
    assert_eq!(perft(&game, 2, Counting::WithChance, 12), Some(12));
    assert_eq!(perft(&game, 2, Counting::WithChance, 11), None);
    let end = Toy { points: [9, 0], ..game };
    // Both takes end the game, the roll has six outcomes.
    assert_eq!(perft(&end, 2, Counting::WithChance, 100), Some(1 + 1 + 6));
}
