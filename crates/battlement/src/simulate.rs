//! `battlement simulate`: many games by bots, and what came of them.

pub(crate) mod balance;
pub(crate) mod bot_scores;

use std::collections::BTreeMap;

use clap::{Args, ValueEnum};
use serde::Serialize;

pub(crate) use crate::playout::Played;
use crate::progress::bar;
use crate::series::{Counted, EffortArgs, Series, rotations};
use crate::stats::Interval;
use crate::{CommandError, MatchArgs, output};
use balance::Balanced;
use bot_scores::{BotScore, Scored};
use games::{HostedGame, for_game};

#[derive(Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// The number of games; with `--report balance` for each line of it.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The bots: one for all seats, or one per seat, separated by commas; rungs or levels. `random`
    /// by default, `hard` for `--report balance`.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Play every seed once for each way to rotate the bots around the table, so that no bot has
    /// the better seat; the number of games is rounded up.
    #[arg(long)]
    paired: bool,
    /// What to report.
    #[arg(long, value_enum, default_value_t = Kind::Summary)]
    report: Kind,
    #[command(flatten)]
    run: EffortArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// The results of the games.
    Summary,
    /// The balance of the component set: every figure with its target.
    Balance,
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
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    by_bot: BTreeMap<String, BotScore>,
}

/// A game whose outcomes can be summed up.
pub(crate) trait Reported: Counted {
    type Tally: Tally<Self>;
}

/// Sums over games; adding them up in any order gives the same.
pub(crate) trait Tally<G: Counted>: Default + Send {
    type Report: Report;

    fn add(&mut self, played: &Played<G>, note: &G::Note);

    fn merge(&mut self, other: Self);

    fn report(self) -> Self::Report;
}

/// What the games were like, as JSON and in lines for people.
pub(crate) trait Report: Serialize {
    fn lines(&self) -> Vec<String>;
}

#[derive(Serialize)]
pub(crate) struct Spread {
    mean: f64,
    min: u64,
    max: u64,
}

impl Spread {
    /// A line of a report.
    pub(crate) fn line(&self, what: &str) -> String {
        let Spread { mean, min, max } = self;
        format!("{what:<9} {mean:>8.1} on average, {min} to {max}")
    }
}

#[derive(Default)]
pub(crate) struct Range {
    pub(crate) n: u64,
    sum: u64,
    min: u64,
    max: u64,
}

impl Range {
    pub(crate) fn add(&mut self, value: u64) {
        self.merge(&Range { n: 1, sum: value, min: value, max: value });
    }

    pub(crate) fn merge(&mut self, other: &Range) {
        if other.n == 0 {
            return;
        }
        self.min = if self.n == 0 { other.min } else { self.min.min(other.min) };
        self.max = self.max.max(other.max);
        self.n += other.n;
        self.sum += other.sum;
    }

    pub(crate) fn mean(&self) -> f64 {
        let mean = if self.n == 0 { 0.0 } else { self.sum as f64 / self.n as f64 };
        rounded(mean)
    }

    pub(crate) fn spread(&self) -> Spread {
        Spread { mean: self.mean(), min: self.min, max: self.max }
    }

    pub(crate) fn spread_if_any(&self) -> Option<Spread> {
        (self.n > 0).then(|| self.spread())
    }
}

/// Adds up what was counted under the same names.
pub(crate) fn merge_counts(counts: &mut BTreeMap<String, u64>, others: BTreeMap<String, u64>) {
    for (name, n) in others {
        *counts.entry(name).or_default() += n;
    }
}

pub(crate) fn rounded(value: f64) -> f64 {
    (1000.0 * value).round() / 1000.0
}

/// A part of a whole, with four digits.
pub(crate) fn share(part: u64, whole: u64) -> f64 {
    Interval::share(part, whole).value
}

pub(crate) fn run(args: &SimulateArgs) -> Result<(), CommandError> {
    if args.games == 0 {
        return Err(CommandError::argument("--games 0", "play at least one"));
    }
    match args.report {
        Kind::Summary => for_game!(args.of.game, G => simulate::<G>(args)),
        Kind::Balance => for_game!(args.of.game, G => weigh::<G>(args)),
    }
}

fn simulate<G: Reported + Scored>(args: &SimulateArgs) -> Result<(), CommandError> {
    let set = args.of.set.of::<G>()?;
    let options = G::read_options(&args.of.pairs(4)?)?;
    let bots = seat_bots(&args.bots, G::new(set, &options).players())?;
    check_bots::<G>(&bots)?;
    let seatings = if args.paired { rotations(&bots) } else { vec![bots.clone()] };
    let ways = seatings.len() as u64;
    let games = args.games.div_ceil(ways) * ways;
    let series = Series::<G> {
        set,
        options: &options,
        seatings: &seatings,
        seed: args.run.seed,
        games,
        effort: args.run.effort(),
    };
    let progress = bar(games, "games");
    let told = series.play(&progress, |played, note, names| {
        let mut tally = G::Tally::default();
        tally.add(played, note);
        (tally, bot_scores::of_game(played, names))
    })?;
    progress.finish_and_clear();
    let mut total = G::Tally::default();
    let mut scores = Vec::new();
    for (tally, score) in told {
        total.merge(tally);
        scores.push(score);
    }
    let summary = Summary {
        game: G::NAME,
        options: G::write_options(&options).into_iter().collect(),
        set: G::set_id(set),
        by_bot: bot_scores::summed::<G>(&bots, &scores, seatings.len()),
        bots,
        seed: args.run.seed,
        games,
        report: total.report(),
    };
    print(&summary, args.run.json)
}

/// Whether the set of a game is a good one.
fn weigh<G: Balanced>(args: &SimulateArgs) -> Result<(), CommandError> {
    let bot = match args.bots.as_slice() {
        [] => "hard",
        [one] => one,
        _ => return Err(CommandError::argument("--report balance", "one bot for all seats")),
    };
    check_bots::<G>(&[bot.to_owned()])?;
    if args.of.players.is_some() || args.of.difficulty.is_some() || !args.of.options.is_empty() {
        return Err(CommandError::argument("--report balance", "it chooses the options itself"));
    }
    let set = args.of.set.of::<G>()?;
    let report = balance::report::<G>(set, bot, args.games, args.run.seed, args.run.effort())?;
    if args.run.json {
        output::line(&serde_json::to_string_pretty(&report)?);
    } else {
        report.lines().iter().for_each(|line| output::line(line));
    }
    Ok(())
}

fn check_bots<G: HostedGame>(names: &[String]) -> Result<(), CommandError> {
    let check = |name: &String| G::known_bot(name, 0).map(drop);
    names.iter().try_for_each(check).map_err(|error| CommandError::argument("--bots", error))
}

/// One name for every seat.
fn seat_bots(names: &[String], players: usize) -> Result<Vec<String>, CommandError> {
    match names {
        [] => Ok(vec!["random".to_owned(); players]),
        [one] => Ok(vec![one.clone(); players]),
        many if many.len() == players => Ok(many.to_vec()),
        many => Err(CommandError::BotCount { bots: many.len(), seats: players }),
    }
}

fn print<R: Report>(summary: &Summary<R>, json: bool) -> Result<(), CommandError> {
    if json {
        output::line(&serde_json::to_string_pretty(summary)?);
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
    summary.by_bot.iter().for_each(|(name, score)| output::line(&score.line(name)));
    Ok(())
}
