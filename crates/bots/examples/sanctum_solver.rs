//! How long the combat solver takes on Fights of acts V and VI.
//!
//! `cargo run --release -p bots --example sanctum_solver -- [games] [bot]`
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use bots::sanctum::{Pricing, fight_prices, solver};
use bots::{Call, Question};
use sanctum::{Components, Frame, Options, Place, Sanctum, Step};
use tabletop::{Fate, Game, Ignore, Seat, Viewer};

/// No Fight needs more nodes.
const BUDGET: u64 = 10_000_000;

/// What solving one Attack took.
struct Solved {
    time: Duration,
    nodes: u64,
    is_exact: bool,
}

fn measure(game: &Sanctum, seat: Seat) -> Solved {
    let prices = fight_prices(game.table(), seat, Pricing::Measured);
    let start = Instant::now();
    let solution = solver::solve(game, seat, &prices, BUDGET).expect("it is in Attack");
    let time = start.elapsed();
    Solved { time, nodes: solution.nodes, is_exact: solution.is_exact }
}

fn play(seed: u64, name: &str, solved: &mut Vec<Solved>) {
    let mut game = Sanctum::new(Components::house(), &Options::new(4));
    let mut fate = Fate::new(seed);
    let make = |seat: u64| bots::sanctum::bot(name, seed.wrapping_mul(31) + seat).expect("a bot");
    let mut bots: Vec<_> = (0..4).map(make).collect();
    let mut offers = Vec::new();
    let mut is_new = [true; 4];
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            let chance = game.sample(stream, &mut fate);
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let hero = game.table().hero(seat);
        let is_late = hero.place == Place::Walls || game.frame() == Some(Frame::Round);
        let is_attack = hero.step == Step::Attack;
        // Once for each Attack: when the dice have just been rolled.
        if is_attack && is_late && is_new[seat.index()] {
            solved.push(measure(&game, seat));
        }
        is_new[seat.index()] = !is_attack;
        offers.clear();
        game.legal_actions(seat, &mut offers);
        let look = || game.view(Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(&Question::new(seat, Call::Needed, &offers, &look));
        game.act(seat, choice.expect("a needed bot chooses").action, &mut Ignore);
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(50);
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let mut solved = Vec::new();
    (0..games).for_each(|seed| play(seed, &name, &mut solved));
    let count = solved.len();
    let at = |share: usize| (count * share / 1000).min(count - 1);
    solved.sort_by_key(|it| it.time);
    let time = |share| solved[at(share)].time.as_secs_f64() * 1000.0;
    let [median, p90, p99, most] = [500, 900, 990, 1000].map(time);
    let exact = solved.iter().filter(|it| it.is_exact).count();
    println!(
        "{count} Attacks of acts V and VI in {games} games of `{name}`; {exact} solved exactly"
    );
    println!("time: median {median:.3} ms, p90 {p90:.3} ms, p99 {p99:.3} ms, most {most:.1} ms");
    solved.sort_by_key(|it| it.nodes);
    let nodes = |share| solved[at(share)].nodes;
    println!("nodes: median {}, p99 {}, most {}", nodes(500), nodes(990), nodes(1000));
}
