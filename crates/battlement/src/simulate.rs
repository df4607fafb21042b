//! `battlement simulate`: many games by bots, and what came of them.

mod bastion_report;
mod sanctum_report;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use bastion::Bastion;
use clap::Args;
use sanctum::Sanctum;
use serde::Serialize;
use tabletop::Fate;

use crate::playout::{Played, mix, play};
use crate::progress::bar;
use crate::{MatchArgs, output};
use games::{GameName, WithBots, WithSets};

#[derive(Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Who plays: one bot for all seats, or one per seat, separated by commas.
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// The seed; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores by default.
    #[arg(long)]
    threads: Option<usize>,
    /// Print the summary as JSON.
    #[arg(long)]
    json: bool,
}

/// The summary; nothing in it depends on the clock or on the number of threads.
#[derive(Serialize)]
struct Summary<R> {
    game: &'static str,
    options: BTreeMap<String, String>,
    set: String,
    bots: Vec<String>,
    seed: u64,
    games: u64,
    #[serde(flatten)]
    report: R,
}

/// A game of which much can be said after many of them.
trait Counted: WithSets + WithBots {
    /// What has to be noted while a game goes on, because the end no longer shows it.
    type Note: Default;
    /// Sums over games.
    type Tally: Tally<Self>;

    /// Takes note of the state before an input.
    fn note(&self, note: &mut Self::Note);
}

/// Sums over games; adding them up in any order gives the same.
trait Tally<G: Counted>: Default + Send {
    type Report: Report;

    fn add(&mut self, played: &Played<G>, note: &G::Note);

    fn merge(&mut self, other: Self);

    fn report(self) -> Self::Report;
}

/// What the games were like, as JSON and in lines for people.
trait Report: Serialize {
    fn lines(&self) -> Vec<String>;
}

#[derive(Serialize)]
struct Spread {
    mean: f64,
    min: u64,
    max: u64,
}

impl Spread {
    /// A line of a report.
    fn line(&self, what: &str) -> String {
        let Spread { mean, min, max } = self;
        format!("{what:<9} {mean:>8.1} on average, {min} to {max}")
    }
}

#[derive(Default)]
struct Range {
    n: u64,
    sum: u64,
    min: u64,
    max: u64,
}

impl Range {
    fn add(&mut self, value: u64) {
        self.merge(&Range { n: 1, sum: value, min: value, max: value });
    }

    fn merge(&mut self, other: &Range) {
        if other.n == 0 {
            return;
        }
        self.min = if self.n == 0 { other.min } else { self.min.min(other.min) };
        self.max = self.max.max(other.max);
        self.n += other.n;
        self.sum += other.sum;
    }

    fn mean(&self) -> f64 {
        let mean = if self.n == 0 { 0.0 } else { self.sum as f64 / self.n as f64 };
        rounded(mean)
    }

    fn spread(&self) -> Spread {
        Spread { mean: self.mean(), min: self.min, max: self.max }
    }

    fn spread_if_any(&self) -> Option<Spread> {
        (self.n > 0).then(|| self.spread())
    }
}

/// Adds up what was counted under the same names.
fn merge_counts(counts: &mut BTreeMap<String, u64>, others: BTreeMap<String, u64>) {
    for (name, n) in others {
        *counts.entry(name).or_default() += n;
    }
}

fn rounded(value: f64) -> f64 {
    (1000.0 * value).round() / 1000.0
}

/// A part of a whole, with four digits.
fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { (10_000.0 * part as f64 / whole as f64).round() / 10_000.0 }
}

pub(crate) fn run(args: &SimulateArgs) -> Result<(), String> {
    match args.of.game {
        GameName::Bastion => simulate::<Bastion>(args),
        GameName::Sanctum => simulate::<Sanctum>(args),
    }
}

fn simulate<G: Counted>(args: &SimulateArgs) -> Result<(), String> {
    let set = G::set(args.of.set.folder())?;
    if args.games == 0 {
        return Err("--games 0: play at least one".to_owned());
    }
    let options = G::read_options(&args.of.pairs(4)?)?;
    let bots = seat_bots(&args.bots, G::new(set, &options).players())?;
    if let Some(unknown) = bots.iter().find(|name| G::bot(name, 0).is_none()) {
        return Err(format!("--bots: {}", G::no_such_bot(unknown)));
    }
    let tally = play_all::<G>(args, set, &options, &bots)?;
    let summary = Summary {
        game: G::NAME,
        options: G::write_options(&options).into_iter().collect(),
        set: G::set_id(set),
        bots,
        seed: args.seed,
        games: args.games,
        report: tally.report(),
    };
    print(&summary, args.json)
}

/// All games, spread over threads; game number n is the same whichever thread plays it.
fn play_all<G: Counted>(
    args: &SimulateArgs,
    set: &'static G::Components,
    options: &G::Options,
    names: &[String],
) -> Result<G::Tally, String> {
    let cores = std::thread::available_parallelism().map_or(1, |it| it.get());
    let threads = args.threads.unwrap_or(cores).clamp(1, 256);
    let progress = bar(args.games, "games");
    let next = AtomicU64::new(0);
    let work = || -> Result<G::Tally, String> {
        let mut tally = G::Tally::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= args.games {
                return Ok(tally);
            }
            let seed = mix(args.seed, index);
            let seats = (0..).zip(names);
            let mut bots: Vec<_> =
                seats.filter_map(|(seat, name)| G::bot(name, mix(seed, seat))).collect();
            let mut note = G::Note::default();
            let mut watch = |game: &G| game.note(&mut note);
            let played = play(G::new(set, options), &mut Fate::new(seed), &mut bots, &mut watch)
                .map_err(|reason| format!("game {index}: {reason}"))?;
            tally.add(&played, &note);
            progress.inc(1);
        }
    };
    let tallies: Vec<Result<G::Tally, String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |it: std::thread::ScopedJoinHandle<'_, _>| {
            it.join().unwrap_or_else(|_| Err("a worker panicked".to_owned()))
        };
        workers.into_iter().map(join).collect()
    });
    progress.finish_and_clear();
    let mut total = G::Tally::default();
    for tally in tallies {
        total.merge(tally?);
    }
    Ok(total)
}

/// One name for every seat.
fn seat_bots(names: &[String], players: usize) -> Result<Vec<String>, String> {
    match names {
        [one] => Ok(vec![one.clone(); players]),
        many if many.len() == players => Ok(many.to_vec()),
        many => Err(format!("--bots names {} bots for {players} seats", many.len())),
    }
}

fn print<R: Report>(summary: &Summary<R>, json: bool) -> Result<(), String> {
    if json {
        output::line(&serde_json::to_string_pretty(summary).map_err(|it| it.to_string())?);
        return Ok(());
    }
    let options: Vec<_> = summary.options.iter().map(|(k, v)| format!("{k}={v}")).collect();
    output::line(&format!("{} ({}), set {}", summary.game, options.join(" "), summary.set));
    output::line(&format!(
        "{} games by {}, seed {}",
        summary.games,
        summary.bots.join(", "),
        summary.seed
    ));
    summary.report.lines().iter().for_each(|line| output::line(line));
    Ok(())
}
