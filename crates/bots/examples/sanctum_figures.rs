//! Figures of Sanctum as bots play it: how far heroes come, and in which shape.
//!
//! `cargo run --release -p bots --example sanctum_figures -- [games] [bot]`
#![allow(clippy::print_stdout)]

use std::time::Instant;

use bots::{Call, Question};
use sanctum::{Components, Difficulty, Fate as Lot, Frame, Options, Sanctum, Slot};
use tabletop::{Fate, Game, Ignore, Seat, Viewer};

/// Sums over heroes or games.
#[derive(Default)]
struct Figures {
    games: u32,
    heroes: u32,
    reached: u32,
    survived: u32,
    early_deaths: u32,
    wounds_before_walls: u32,
    breach_turns: u32,
    breaches: u32,
    skills: u32,
    achievements: u32,
    rounds: u32,
    entry: [u32; 9],
    cards: u32,
    health_left: u32,
    wins: [f64; 4],
    survivors_by_hero: [u32; 4],
    wins_by_seat: [f64; 4],
    penalties: u32,
}

/// Plays a game and adds its figures.
fn play(options: &Options, seed: u64, name: &str, sum: &mut Figures) {
    let mut game = Sanctum::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    let players = game.players();
    let make = |seat: u64| bots::sanctum::bot(name, seed.wrapping_mul(31) + seat).expect("a bot");
    let mut bots: Vec<_> = (0..players as u64).map(make).collect();
    let mut walls = false;
    let mut breached = false;
    let mut entered = false;
    let mut offers = Vec::new();
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            let chance = game.sample(stream, &mut fate);
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let table = game.table();
        if table.walls_reached && !walls {
            walls = true;
            let wounds = |seat| 10 - u32::from(table.hero(seat).health.min(10));
            sum.wounds_before_walls += table.seats().map(wounds).sum::<u32>();
        }
        if table.breacher.is_some() && !breached {
            breached = true;
            sum.breaches += 1;
            sum.breach_turns += table.turn;
        }
        if game.frame() == Some(Frame::Round) && !entered {
            entered = true;
            enter(&game, sum);
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        offers.clear();
        game.legal_actions(seat, &mut offers);
        let look = || game.view(Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(&Question::new(seat, Call::Needed, &offers, &look));
        let action = offers[choice.expect("a needed bot chooses").index];
        game.act(seat, action, &mut Ignore);
    }
    let outcome = game.outcome().expect("it is over");
    let table = game.table();
    sum.games += 1;
    sum.heroes += players as u32;
    sum.rounds += u32::from(table.round);
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    for seat in table.seats() {
        let hero = table.hero(seat);
        sum.skills += hero.skills.count_ones();
        sum.achievements += u32::from(hero.tiles);
        sum.cards += u32::from(hero.row.at);
        if hero.fate == Lot::Victorious {
            sum.survived += 1;
            sum.health_left += u32::from(hero.health);
            sum.survivors_by_hero[hero.figure as usize] += 1;
        }
        if !hero.row.is_dealt() {
            sum.early_deaths += 1;
        }
        if winners.contains(&seat) {
            sum.wins[hero.figure as usize] += 1.0 / winners.len() as f64;
            let turn = (seat.index() + players - table.first.index()) % players;
            sum.wins_by_seat[turn] += 1.0 / winners.len() as f64;
        }
    }
}

/// The heroes at the first round of the final battle.
fn enter(game: &Sanctum, sum: &mut Figures) {
    let table = game.table();
    for seat in table.fighting().iter() {
        let hero = table.hero(seat);
        sum.reached += 1;
        let levels = hero.equipped_level(table.components());
        let items = Slot::ALL.iter().filter(|slot| hero.slots[slot.index()].is_some()).count();
        let all = [
            u32::from(hero.health),
            u32::from(hero.pool[0]),
            u32::from(hero.pool[1]),
            u32::from(hero.dice),
            u32::from(hero.potion_count()),
            hero.usable_blessings().len() as u32,
            u32::from(levels),
            items as u32,
            u32::from(hero.rage.active),
        ];
        sum.entry.iter_mut().zip(all).for_each(|(total, one)| *total += one);
        sum.penalties += u32::from(hero.answered);
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(500);
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let only = args.next();
    for players in [4, 3, 2] {
        for difficulty in Difficulty::ALL {
            let title = format!("{players}p {difficulty}");
            if only.as_ref().is_some_and(|it| *it != title) {
                continue;
            }
            let options = Options { difficulty, ..Options::new(players) };
            let mut sum = Figures::default();
            let start = Instant::now();
            (0..games).for_each(|seed| play(&options, seed, &name, &mut sum));
            let speed = games as f64 / start.elapsed().as_secs_f64();
            report(&title, &sum, players, speed);
        }
    }
}

fn report(title: &str, sum: &Figures, players: usize, speed: f64) {
    let per = |count: u32, of: u32| f64::from(count) / f64::from(of.max(1));
    let games = sum.games;
    let heroes = sum.heroes;
    println!("== {title}: {games} games, {speed:.0} games/s");
    println!(
        "  reached act VI {:.1} %, survived {:.1} % (±{:.1}), dead before the rows {:.1} %",
        100.0 * per(sum.reached, heroes),
        100.0 * per(sum.survived, heroes),
        196.0
            * (per(sum.survived, heroes) * (1.0 - per(sum.survived, heroes)) / f64::from(heroes))
                .sqrt(),
        100.0 * per(sum.early_deaths, heroes),
    );
    println!(
        "  wounds before the walls {:.2}, turns per player until the breach {:.1}, rounds {:.1}",
        per(sum.wounds_before_walls, heroes),
        per(sum.breach_turns, sum.breaches) / players as f64,
        per(sum.rounds, games),
    );
    let entry: Vec<f64> = sum.entry.iter().map(|it| per(*it, sum.reached)).collect();
    println!(
        "  entering: health {:.1}, stamina {:.1}, focus {:.1}, dice {:.1}, potions {:.1}, blessings {:.1}, item levels {:.1} on {:.1} items, rage {:.1}, cards faced {:.1}",
        entry[0],
        entry[1],
        entry[2],
        entry[3],
        entry[4],
        entry[5],
        entry[6],
        entry[7],
        entry[8],
        per(sum.penalties, sum.reached),
    );
    println!(
        "  skills per hero {:.1}, achievements per game {:.1}, cards defeated {:.1}, health of survivors {:.1}",
        per(sum.skills, heroes),
        per(sum.achievements, games),
        per(sum.cards, heroes),
        per(sum.health_left, sum.survived),
    );
    let total: f64 = sum.wins.iter().sum();
    let share = |it: &f64| format!("{:.1}", 100.0 * it / total);
    let wins: Vec<String> = sum.wins.iter().map(share).collect();
    let seats: Vec<String> = sum.wins_by_seat.iter().take(players).map(share).collect();
    println!("  wins by hero H O S D: {} %, by seat: {} %", wins.join(" "), seats.join(" "));
    println!("  survivors by hero: {:?}", sum.survivors_by_hero);
}
