//! `battlement arena`: all bots of a game against each other, or one after another against the
//! same enemies, and how good that makes them.

pub(crate) mod against;
mod ratings;
mod written;

use std::path::PathBuf;

use clap::Args;
use games::{HostedGame, for_game, levels};
use serde::Serialize;

use crate::series::{Counted, EffortArgs};
use crate::{CommandError, MatchArgs, output};

#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) of: MatchArgs,
    /// The number of games: of each bot in Bastion, of each pair of bots in Sanctum.
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// The bots, weakest first; all rungs and levels by default.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    #[command(flatten)]
    pub(crate) run: EffortArgs,
    /// Write the table into a file, between its markers.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/results.md")]
    write: Option<PathBuf>,
}

/// A bot that takes part.
#[derive(Clone)]
pub(crate) struct Entrant {
    pub(crate) name: String,
    /// The place in the list of the one it should be better than.
    pub(crate) below: Option<usize>,
}

/// A game whose bots can be ranked.
pub(crate) trait Ranked: Counted {
    /// What is written about them.
    type Ranking: Ranking;

    /// Lets the bots play.
    fn rank(args: &ArenaArgs, entrants: &[Entrant]) -> Result<Self::Ranking, CommandError>;
}

/// What is written about a game.
pub(crate) trait Ranking: Serialize {
    /// A table in Markdown.
    fn table(&self) -> Vec<String>;
}

pub(crate) fn run(args: &ArenaArgs) -> Result<(), CommandError> {
    if args.games == 0 {
        return Err(CommandError::argument("--games 0", "play at least one"));
    }
    if let Some(file) = &args.write {
        written::check(file, args.of.game.as_str())?;
    }
    for_game!(args.of.game, G => tell(args, &G::rank(args, &entrants::<G>(&args.bots)?)?))
}

/// The bots that take part: those named, or every rung and every level.
fn entrants<G: HostedGame>(named: &[String]) -> Result<Vec<Entrant>, CommandError> {
    for name in named {
        G::known_bot(name, 0).map_err(|error| CommandError::argument("--bots", error))?;
    }
    if named.len() == 1 {
        return Err(CommandError::argument("--bots", "at least two"));
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

fn tell(args: &ArenaArgs, ranking: &impl Ranking) -> Result<(), CommandError> {
    let mut lines = ranking.table();
    if args.run.json {
        output::line(&serde_json::to_string_pretty(ranking)?);
    } else {
        lines.iter().for_each(|line| output::line(line));
    }
    if let Some(file) = &args.write {
        lines.push(String::new());
        lines.push(format!("`{}`", command(args)));
        written::write(file, args.of.game.as_str(), &lines)?;
    }
    Ok(())
}

/// The command that gives the same table again.
fn command(args: &ArenaArgs) -> String {
    let mut words =
        vec![format!("battlement arena {} --games {}", args.of.game.as_str(), args.games)];
    let mut add = |flag: &str, value: Option<String>| {
        words.extend(value.map(|value| format!("--{flag} {value}")));
    };
    add("players", args.of.players.map(|it| it.to_string()));
    add("difficulty", args.of.difficulty.clone());
    args.of.options.iter().for_each(|it| add("option", Some(it.clone())));
    add("bots", (!args.bots.is_empty()).then(|| args.bots.join(",")));
    add("nodes", args.run.nodes.map(|it| it.to_string()));
    add("seed", Some(args.run.seed.to_string()));
    words.join(" ")
}
