//! How fast the rules are: `cargo bench -p sanctum`. Counters give rates, so that runs on one
//! machine can be compared; nothing here is a test.

use divan::Bencher;
use divan::counter::ItemsCount;
use sanctum::{Components, Options, Sanctum};
use tabletop::{Fate, Game, Notation, Seat, Viewer, laws};

fn main() {
    divan::main();
}

/// A match after so many random inputs.
fn somewhere(players: usize, inputs: usize) -> Sanctum {
    let mut game = Sanctum::new(Components::house(), &Options::new(players));
    let mut fate = Fate::new(7);
    let mut actions = Vec::new();
    for _ in 0..inputs {
        laws::random_step(&mut game, &mut fate, &mut actions);
    }
    game
}

/// Whole random games, counted in inputs.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, players: usize) {
    let start = somewhere(players, 0);
    let mut inputs = 0usize;
    let mut game = start.clone();
    let mut actions = Vec::new();
    let mut fate = Fate::new(1);
    while !game.pending().is_over() {
        laws::random_step(&mut game, &mut fate, &mut actions);
        inputs += 1;
    }
    bencher.counter(ItemsCount::new(inputs)).bench_local(|| {
        let mut game = start.clone();
        let mut fate = Fate::new(1);
        while !game.pending().is_over() {
            laws::random_step(&mut game, &mut fate, &mut actions);
        }
        game
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = somewhere(4, 150);
    bencher.bench_local(|| divan::black_box(&game).clone());
}

#[divan::bench]
fn list_offers(bencher: Bencher<'_, '_>) {
    let game = somewhere(4, 150);
    let seat = game.pending().seats.lowest().unwrap_or(Seat::new(0));
    let mut actions = Vec::with_capacity(256);
    bencher.bench_local(|| {
        actions.clear();
        divan::black_box(&game).legal_actions(seat, &mut actions);
        actions.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = somewhere(4, 150);
    bencher.bench_local(|| divan::black_box(&game).view(Viewer::Spectator));
}

#[divan::bench]
fn write_and_read_a_position(bencher: Bencher<'_, '_>) {
    let game = somewhere(4, 150);
    bencher.bench_local(|| {
        let position = divan::black_box(&game).position();
        Sanctum::from_position(Components::house(), &position)
    });
}
