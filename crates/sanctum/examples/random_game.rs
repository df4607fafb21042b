//! A whole game of Sanctum, played at random: `cargo run -p sanctum --example random_game -- 7`.
//!
//! The number is the seed: the same seed gives the same game on every machine.
#![allow(clippy::print_stdout, reason = "an example for the terminal")]

use sanctum::{Components, Options, Sanctum};
use tabletop::{Dice, Fate, Game, Match};

fn main() {
    let seed = std::env::args().nth(1).map_or(1, |it| it.parse().expect("the seed is a number"));
    let mut fate = Fate::new(seed);
    let mut game = Match::<Sanctum>::new(Components::house(), &Options::new(2));
    while !game.pending().is_over() {
        step(&mut game, &mut fate);
    }
    println!("{} inputs", game.record().len());
    println!("{}", game.game().outcome().expect("the game is over"));
}

/// One input: chance where it is due, otherwise some action of a seat that may act.
fn step(game: &mut Match<Sanctum>, fate: &mut Fate) {
    if let Some(stream) = game.pending().chance.lowest() {
        let (chance, _) = game.resolve(stream, fate.stream(stream)).expect("the stream is pending");
        println!("* {chance}");
        return;
    }
    let seat = game.pending().seats.lowest().expect("somebody may act");
    let offers = game.offers(seat);
    let action = offers[fate.below(offers.len() as u32) as usize];
    println!("{seat} {action}");
    game.act(seat, action).expect("what is offered is accepted");
}
