//! Whole games played with weights that are on trial, one hero phase after the other without
//! looking further: what the evolution of weights (`examples/bastion_evolve.rs`) needs.

use ::bastion::{Action, Bastion, Components, Options};
use tabletop::{Fate, Game as _, Ignore, SeatSet};

use super::evaluate::{Weights, part_of_deck};
use super::features::{FEATURES, Features};
use super::phase_search::{PhaseEnd, PhaseSearch, is_idle};

/// Tables looked at for each hero phase.
const NODES: u64 = 1_000;

/// How many enemies are left on the wall and in the deck at the end of a game; none are when it
/// is won.
pub fn enemies_left(weights: &Weights, options: &Options, seed: u64) -> u32 {
    let game = play(weights, options, seed, 1, |_, _| {});
    let deck = game.table().enemy_deck.len() as u32;
    game.table().wall.occupied().count_ones() + deck
}

/// How much each feature differs between the ends of one phase, in some games with these weights:
/// the less it does, the further its weight has to be changed to be noticed.
pub fn spread(weights: &Weights, options: &Options, games: u64) -> Weights {
    let mut late = [0.0; FEATURES];
    let mut early = [0.0; FEATURES];
    let mut phases = 0.0f32;
    for seed in 0..games {
        play(weights, options, seed, 30, |game, ends| {
            let part = part_of_deck(game.table());
            let seen: Vec<Features> = ends.iter().map(|it| Features::of(it.game.table())).collect();
            for index in 0..FEATURES {
                let variance = variance_of(seen.iter().map(|it| it.all()[index]));
                late[index] += variance;
                early[index] += variance * part * part;
            }
            phases += 1.0;
        });
    }
    let deviation = |sum: f32| (sum / phases.max(1.0)).sqrt();
    Weights { late: late.map(deviation), early: early.map(deviation) }
}

fn variance_of(numbers: impl ExactSizeIterator<Item = f32> + Clone) -> f32 {
    let count = numbers.len().max(1) as f32;
    let mean = numbers.clone().sum::<f32>() / count;
    numbers.map(|it| (it - mean).powi(2)).sum::<f32>() / count
}

/// Plays a game to its end, showing the ends of each phase that were thought of.
pub(super) fn play(
    weights: &Weights,
    options: &Options,
    seed: u64,
    ends: usize,
    mut show: impl FnMut(&Bastion, &[PhaseEnd]),
) -> Bastion {
    let mut game = Bastion::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    while game.outcome().is_none() {
        if let Some(stream) = game.pending().chance.lowest() {
            let chance = game.sample(stream, &mut fate);
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let phase = PhaseSearch::new(weights, SeatSet::first(game.players()), NODES, ends);
        let (ends, _) = phase.ends(&game);
        show(&game, &ends);
        let Some(end) = ends.into_iter().next() else { break };
        game = end.game;
        if game.outcome().is_none() && is_idle(&game) {
            game.act(game.table().active, Action::EndPhase, &mut Ignore);
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::super::evaluate::VICTORY;
    use super::super::features::Feature;
    use super::*;

    #[test]
    fn the_weights_make_the_player() {
        let nothing = Weights { late: [0.0; FEATURES], early: [0.0; FEATURES] };
        let left =
            |weights| (0..8).map(|it| enemies_left(weights, &Options::new(2), it)).sum::<u32>();
        assert!(left(&Weights::HOUSE) < 8 * 6);
        assert!(left(&nothing) > 8 * 20);
    }

    #[test]
    fn nothing_on_the_way_is_worth_a_victory_or_a_defeat() {
        let (mut most, mut tables) = (0.0f32, 0);
        for seed in 0..3 {
            let end = play(&Weights::HOUSE, &Options::new(2), seed, 4, |_, ends| {
                for end in ends.iter().filter(|it| it.game.outcome().is_none()) {
                    most = most.max(end.value.abs());
                    tables += 1;
                }
            });
            assert_eq!(Weights::HOUSE.value(&end).abs(), VICTORY);
        }
        assert!(tables > 100 && most < VICTORY / 2.0, "{most}");
    }

    #[test]
    fn what_differs_between_ends_has_a_spread() {
        let spread = spread(&Weights::HOUSE, &Options::new(2), 1);
        let late = |it: Feature| spread.late[it as usize];
        assert!(late(Feature::DiscNow) > 0.0);
        assert!(spread.late.iter().zip(&spread.early).all(|(late, early)| early <= late));
    }
}
