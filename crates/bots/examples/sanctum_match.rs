//! Two bots for Sanctum against each other, on paired seeds with seats exchanged.
//!
//! `cargo run --release -p bots --example sanctum_match -- [seeds] [bot] [other] [first seed] [nodes]`
#![allow(clippy::print_stdout)]

use bots::{Budget, Call, Question};
use sanctum::{Components, Options, Outcome, Sanctum};
use tabletop::{Fate, Game, Ignore, Viewer};

const PLAYERS: usize = 4;

fn play(seed: u64, names: [&str; PLAYERS], nodes: Option<u64>) -> Outcome {
    let mut game = Sanctum::new(Components::house(), &Options::new(PLAYERS));
    let mut fate = Fate::new(seed);
    let make = |(seat, name): (usize, &str)| {
        let bot = bots::sanctum::bot(name, seed.wrapping_mul(31) + seat as u64);
        let mut bot = bot.expect("a bot");
        // Only `search` is better with more; the others keep to what they need.
        if let (Some(nodes), "search") = (nodes, name) {
            bot.limit(Budget::nodes(nodes));
        }
        bot
    };
    let mut bots: Vec<_> = names.into_iter().enumerate().map(make).collect();
    let mut offers = Vec::new();
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            let chance = game.sample(stream, &mut fate);
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        offers.clear();
        game.legal_actions(seat, &mut offers);
        let look = || game.view(Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(&Question::new(seat, Call::Needed, &offers, &look));
        game.act(seat, offers[choice.expect("a needed bot chooses").index], &mut Ignore);
    }
    game.outcome().expect("it is over")
}

/// Sums for one side.
#[derive(Clone, Copy, Default)]
struct Side {
    wins: f64,
    survived: u32,
    health: u32,
    cards: u32,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seeds: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(100);
    let one = args.next().unwrap_or_else(|| "planner".to_owned());
    let other = args.next().unwrap_or_else(|| "greedy".to_owned());
    let first: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(0);
    let nodes: Option<u64> = args.next().and_then(|it| it.parse().ok());
    let mut sides = [Side::default(); 2];
    // For each seed the share of wins of the first bot over both ways to sit.
    let mut shares = Vec::new();
    for seed in first..first + seeds {
        let mut share = 0.0;
        for turned in 0..2 {
            let side = |seat: usize| (seat + turned) % 2;
            let names = std::array::from_fn(|seat| [one.as_str(), other.as_str()][side(seat)]);
            let outcome = play(seed, names, nodes);
            for seat in 0..PLAYERS {
                let hero = &outcome.heroes[seat];
                let sum = &mut sides[side(seat)];
                sum.cards += u32::from(hero.cards);
                if hero.victorious {
                    sum.survived += 1;
                    sum.health += u32::from(hero.health);
                }
            }
            for seat in outcome.winners.iter() {
                let won = 1.0 / outcome.winners.len() as f64;
                sides[side(seat.index())].wins += won;
                share += if side(seat.index()) == 0 { won / 2.0 } else { 0.0 };
            }
        }
        shares.push(share);
    }
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = 1.96 * (variance / count).sqrt();
    println!(
        "{one} wins {:.1} % ± {:.1} of {} games against {other}",
        100.0 * mean,
        100.0 * error,
        2 * seeds
    );
    for (name, side) in [one, other].iter().zip(sides) {
        let heroes = (2 * seeds * 2) as f64;
        println!(
            "  {name}: survived {:.1} %, health of survivors {:.2}, cards {:.2}",
            100.0 * f64::from(side.survived) / heroes,
            f64::from(side.health) / f64::from(side.survived.max(1)),
            f64::from(side.cards) / heroes,
        );
    }
}
