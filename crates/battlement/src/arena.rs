//! `battlement arena`: all bots of a game against each other, or one after another against the
//! same enemies, and how good that makes them.

mod against;
mod ratings;
mod together;
mod written;

use std::path::PathBuf;

use bastion::Bastion;
use clap::Args;
use games::{GameName, WithBots, levels};
use sanctum::Sanctum;
use serde::Serialize;

use crate::series::How;
use crate::{MatchArgs, output};

#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// The number of games: of each bot in Bastion, of each pair of bots in Sanctum.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The bots, weakest first; all rungs and levels by default.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many nodes a bot may search for each decision.
    #[arg(long)]
    nodes: Option<u64>,
    /// The seed; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores by default.
    #[arg(long)]
    threads: Option<usize>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
    /// Write the table into a file, between its markers.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/results.md")]
    write: Option<PathBuf>,
}

impl ArenaArgs {
    fn how(&self) -> How {
        How { nodes: self.nodes, threads: self.threads }
    }
}

/// A bot that takes part.
#[derive(Clone)]
struct Entrant {
    name: String,
    /// The place in the list of the one it should be better than.
    below: Option<usize>,
}

/// What is written about a game.
trait Ranking: Serialize {
    /// A table in Markdown.
    fn table(&self) -> Vec<String>;
}

pub(crate) fn run(args: &ArenaArgs) -> Result<(), String> {
    if args.games == 0 {
        return Err("--games 0: play at least one".to_owned());
    }
    if let Some(file) = &args.write {
        written::check(file, args.of.game.name())?;
    }
    match args.of.game {
        GameName::Bastion => {
            let entrants = entrants::<Bastion>(&args.bots)?;
            tell(args, &together::rank(args, &entrants)?)
        }
        GameName::Sanctum => {
            let entrants = entrants::<Sanctum>(&args.bots)?;
            tell(args, &against::rank(args, &entrants)?)
        }
    }
}

/// The bots that take part: those named, or every rung and every level.
fn entrants<G: WithBots>(named: &[String]) -> Result<Vec<Entrant>, String> {
    if let Some(unknown) = named.iter().find(|name| G::bot(name, 0).is_none()) {
        return Err(format!("--bots: {}", G::no_such_bot(unknown)));
    }
    if named.len() == 1 {
        return Err("--bots: at least two".to_owned());
    }
    if !named.is_empty() {
        return Ok(ladder(named.iter().cloned(), 0).collect());
    }
    let rungs = ladder(G::RUNGS.iter().map(|it| (*it).to_owned()), 0);
    Ok(rungs.chain(ladder(levels().map(str::to_owned), G::RUNGS.len())).collect())
}

/// Each is to be better than the one before.
fn ladder(names: impl Iterator<Item = String>, from: usize) -> impl Iterator<Item = Entrant> {
    let below = move |step: usize| (step > 0).then(|| from + step - 1);
    names.enumerate().map(move |(step, name)| Entrant { name, below: below(step) })
}

fn tell(args: &ArenaArgs, ranking: &impl Ranking) -> Result<(), String> {
    let mut lines = ranking.table();
    if args.json {
        output::line(&serde_json::to_string_pretty(ranking).map_err(|it| it.to_string())?);
    } else {
        lines.iter().for_each(|line| output::line(line));
    }
    if let Some(file) = &args.write {
        lines.push(String::new());
        lines.push(format!("`{}`", command(args)));
        written::write(file, args.of.game.name(), &lines)?;
    }
    Ok(())
}

/// The command that gives the same table again.
fn command(args: &ArenaArgs) -> String {
    let mut words =
        vec![format!("battlement arena {} --games {}", args.of.game.name(), args.games)];
    let mut add = |flag: &str, value: Option<String>| {
        words.extend(value.map(|value| format!("--{flag} {value}")));
    };
    add("players", args.of.players.map(|it| it.to_string()));
    add("difficulty", args.of.difficulty.clone());
    args.of.options.iter().for_each(|it| add("option", Some(it.clone())));
    add("bots", (!args.bots.is_empty()).then(|| args.bots.join(",")));
    add("nodes", args.nodes.map(|it| it.to_string()));
    add("seed", Some(args.seed.to_string()));
    words.join(" ")
}
