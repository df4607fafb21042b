//! How long people wait for bots: `cargo bench -p bots`. Bots of each level play a game, and every
//! decision they make is timed.
#![allow(clippy::print_stdout, reason = "it is a command")]

use std::time::{Duration, Instant};

use bots::{Bot, Call, Level, Question, Shared};
use tabletop::{Fate, Game, Ignore, Viewer};

/// Games of each level.
const GAMES: u64 = 2;

fn main() {
    println!("time of a decision          median      p99  longest");
    for level in Level::ALL {
        let set = bastion::Components::house();
        let game = bastion::Bastion::new(set, &bastion::Options::new(2));
        tell("bastion", level, &game, |seed| {
            let bot = Shared::new(bots::bastion::at(level, seed));
            (0..2).map(|_| -> Box<dyn Bot<_>> { Box::new(bot.clone()) }).collect()
        });
    }
    for level in Level::ALL {
        let set = sanctum::Components::house();
        let game = sanctum::Sanctum::new(set, &sanctum::Options::new(4));
        tell("sanctum", level, &game, |seed| {
            (0..4).map(|seat| bots::sanctum::at(level, 31 * seed + seat)).collect()
        });
    }
}

/// Bots for all seats.
type Bots<G> = Vec<Box<dyn Bot<G>>>;

fn tell<G: Game>(name: &str, level: Level, start: &G, seated: impl Fn(u64) -> Bots<G>) {
    let mut times = Vec::new();
    for seed in 0..GAMES {
        play(start.clone(), seed, seated(seed), &mut times);
    }
    times.sort_unstable();
    let at = |share: f64| milliseconds(times[((times.len() - 1) as f64 * share) as usize]);
    let (median, p99, longest) = (at(0.5), at(0.99), at(1.0));
    let (level, count) = (level.name(), times.len());
    println!("{name} {level:<6} ({count:>5})   {median:>7.1}  {p99:>7.1}  {longest:>7.1} ms");
}

fn milliseconds(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}

fn play<G: Game>(mut game: G, seed: u64, mut bots: Bots<G>, times: &mut Vec<Duration>) {
    let mut fate = Fate::new(seed);
    let mut offers = Vec::new();
    while !game.pending().is_over() {
        let pending = game.pending();
        if let Some(stream) = pending.chance.lowest() {
            let chance = game.sample(stream, fate.stream(stream));
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        // Seats that may help are asked first, as at a table.
        let optional = pending.seats.iter().filter(|it| !pending.needed.contains(*it));
        let calls = optional.map(|it| (it, Call::Optional));
        let calls = calls.chain(pending.needed.iter().map(|it| (it, Call::Needed)));
        for (seat, call) in calls {
            offers.clear();
            game.legal_actions(seat, &mut offers);
            let look = || game.view(Viewer::Seat(seat));
            let start = Instant::now();
            let choice = bots[seat.index()].choose(&Question::new(seat, call, &offers, &look));
            times.push(start.elapsed());
            if let Some(choice) = choice {
                game.act(seat, choice.action, &mut Ignore);
                break;
            }
        }
    }
}
