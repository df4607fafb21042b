//! `battlement bench`: how fast the rules engine is, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;
use tabletop::{Dice as _, Fate, Game, Ignore};

use crate::playout::{decider, mix};
use crate::{CommandError, MatchArgs, output};
use games::{HostedGame, for_game};

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// The seed of the random games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// Random play with all offers listed before every decision.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seconds: u64,
    decisions_per_s: u64,
    /// Decisions and outcomes of chance.
    inputs_per_s: u64,
    games_per_s: u64,
    offers_per_decision: f64,
    clone_ns: f64,
    state_bytes: usize,
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), CommandError> {
    let figures = for_game!(args.of.game, G => measure::<G>(args)?);
    print(&figures, args.json)
}

#[derive(Default)]
struct Counts {
    games: u64,
    decisions: u64,
    inputs: u64,
    offers: u64,
}

fn measure<G: HostedGame>(args: &BenchArgs) -> Result<Figures, CommandError> {
    let set = args.of.set.of::<G>()?;
    let options = G::read_options(&args.of.pairs(4)?)?;
    let seconds = args.seconds.clamp(1, 600);
    let time = Duration::from_secs(seconds);
    let mut counts = Counts::default();
    let mut states = Vec::new();
    let start = Instant::now();
    while start.elapsed() < time {
        let mut fate = Fate::new(mix(args.seed, counts.games));
        play_random(G::new(set, &options), &mut fate, &mut counts, &mut states);
    }
    let elapsed = start.elapsed().as_secs_f64();
    let rate = |n: u64| (n as f64 / elapsed) as u64;
    Ok(Figures {
        game: G::NAME,
        seconds,
        decisions_per_s: rate(counts.decisions),
        inputs_per_s: rate(counts.inputs),
        games_per_s: rate(counts.games),
        offers_per_decision: (100.0 * counts.offers as f64 / counts.decisions as f64).round()
            / 100.0,
        clone_ns: clone_ns(&states),
        state_bytes: size_of::<G>(),
    })
}

/// How many states of real games are kept for the clone figure.
const STATES: usize = 1000;

fn play_random<G: Game>(mut game: G, fate: &mut Fate, counts: &mut Counts, states: &mut Vec<G>) {
    let mut offers = Vec::with_capacity(256);
    for _ in 0..G::MAX_INPUTS {
        let pending = game.pending();
        if pending.is_over() {
            break;
        }
        counts.inputs += 1;
        if let Some(stream) = pending.chance.lowest() {
            let chance = game.sample(stream, fate.stream(stream));
            game.resolve(stream, chance, &mut Ignore);
            continue;
        }
        let seat = decider(pending.seats, fate);
        offers.clear();
        game.legal_actions(seat, &mut offers);
        counts.offers += offers.len() as u64;
        counts.decisions += 1;
        if states.len() < STATES && counts.inputs.is_multiple_of(7) {
            states.push(game.clone());
        }
        let action = offers[fate.below(offers.len() as u32) as usize];
        game.act(seat, action, &mut Ignore);
    }
    counts.games += 1;
}

/// The time to clone a state, on average over states of real games.
fn clone_ns<G: Game>(states: &[G]) -> f64 {
    const ROUNDS: usize = 2000;
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for state in states {
            black_box(black_box(state).clone());
        }
    }
    let n = (ROUNDS * states.len().max(1)) as f64;
    (10.0 * start.elapsed().as_nanos() as f64 / n).round() / 10.0
}

fn print(figures: &Figures, json: bool) -> Result<(), CommandError> {
    if json {
        output::line(&serde_json::to_string_pretty(figures)?);
        return Ok(());
    }
    output::line(&format!("{}: random play on one core for {} s", figures.game, figures.seconds));
    output::line(&format!("{:>12} decisions/s", figures.decisions_per_s));
    output::line(&format!("{:>12} inputs/s (with chance)", figures.inputs_per_s));
    output::line(&format!("{:>12} games/s", figures.games_per_s));
    output::line(&format!("{:>12} offers per decision", figures.offers_per_decision));
    output::line(&format!(
        "{:>12} ns to clone a state of {} bytes",
        figures.clone_ns, figures.state_bytes
    ));
    Ok(())
}
