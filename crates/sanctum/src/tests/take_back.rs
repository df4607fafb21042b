//! O-27.1, O-27.5: what is taken back leaves a game that could have been played so.

use tabletop::{Fate, Game, Input, Match, Seat};

use super::overlap::next_input;
use crate::{Action, Chance, Components, Options, Sanctum};

fn enter(
    game: &mut Match<Sanctum>,
    input: Input<Action, Chance>,
) -> Result<(), tabletop::Rejected> {
    match input {
        Input::Act(seat, action) => game.act(seat, action).map(drop),
        Input::Chance(stream, chance) => game.resolve_as(stream, chance).map(drop),
    }
}

/// Lets every seat that may take back do so, and plays the inputs that stay again, with all checks.
fn try_all_windows(start: &Sanctum, game: &Match<Sanctum>) -> Result<(), String> {
    for seat in Seat::first(game.game().players()).filter(|seat| game.may_take_back(*seat)) {
        let mut without = game.clone();
        without.take_back(seat).map_err(|it| it.to_string())?;
        let mut again = Match::at(start.clone());
        for (index, input) in without.record().iter().enumerate() {
            enter(&mut again, *input)
                .map_err(|it| format!("without an input of seat {seat}, {index}: {it}"))?;
        }
        if again.game() != without.game() {
            return Err(format!("seat {seat}: another game"));
        }
    }
    Ok(())
}

#[test]
fn o_27_5_whatever_may_be_taken_back_nobody_relied_on() {
    for overlap in [true, false] {
        for (players, games) in [(2, 40), (3, 60), (4, 60)] {
            for seed in 0..games {
                let options = Options { overlap, ..Options::new(players) };
                let mut fate = Fate::new(seed);
                let mut actions = Vec::new();
                let mut start = Sanctum::new(Components::house(), &options);
                while start.outcome().is_none() {
                    let mut game = Match::at(start.clone());
                    for _ in 0..30 {
                        if game.pending().is_over() {
                            break;
                        }
                        let input = next_input(game.game(), &mut fate, &mut actions);
                        enter(&mut game, input).expect("it is possible");
                        let outcome = try_all_windows(&start, &game);
                        assert_eq!(outcome, Ok(()), "{players} players, seed {seed}");
                    }
                    start = game.game().clone();
                }
            }
        }
    }
}
