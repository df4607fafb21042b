//! What the binary `battlement` is made of: one module per command.
//!
//! [`run`] reads the command line and does what it says. [`engine::Engine`] is the engine protocol
//! without a process around it:
//!
//! ```
//! use battlement::engine::{Engine, Games};
//!
//! let mut engine = Engine::new(Games::house());
//! let (answer, _) = engine.answer(r#"{"op": "new", "game": "bastion", "players": 1, "seed": 7}"#);
//! assert_eq!(answer["seats"], serde_json::json!([]));
//! let (answer, _) = engine.answer(r#"{"op": "chance", "text": "sample"}"#);
//! assert!(answer["drawn"].is_string());
//! ```

mod analyse;
mod arena;
#[cfg(feature = "server")]
mod backup;
mod bastion;
mod bench;
mod check;
#[cfg(feature = "server")]
mod check_db;
mod command_error;
mod data;
#[cfg(feature = "server")]
mod database;
pub mod engine;
#[cfg(feature = "server")]
mod load;
mod output;
mod play;
mod playout;
mod position;
mod progress;
mod record;
mod replay;
mod sanctum;
mod series;
#[cfg(feature = "server")]
mod serve;
mod simulate;
mod stats;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use games::{GameName, Games, HostedGame};

pub(crate) use command_error::CommandError;

/// Board games with engines that know every rule.
#[derive(Parser)]
#[command(version, about, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[cfg(feature = "server")]
    /// Start a server: tables for people and bots, and the page to play in a browser.
    Serve(Box<serve::ServeArgs>),
    #[cfg(feature = "server")]
    CheckDb(check_db::CheckDbArgs),
    #[cfg(feature = "server")]
    Backup(backup::BackupArgs),
    #[cfg(feature = "server")]
    Restore(backup::RestoreArgs),
    /// Play in the terminal against bots.
    Play(play::PlayArgs),
    /// Speak the engine protocol: one JSON object per line in, one per line out.
    Engine(EngineArgs),
    /// Run conformance cases (files or folders).
    Check(check::CheckArgs),
    /// Read a position and print it in full.
    Position(position::PositionArgs),
    /// Replay a record, check every line, and print its result.
    Replay(replay::ReplayArgs),
    /// Analyse a record: the cost of each decision, the luck, and the turning points.
    Analyse(analyse::AnalyseArgs),
    /// Let bots play one game and print its record.
    Record(record::RecordArgs),
    /// Let bots play many games and print a summary.
    Simulate(simulate::SimulateArgs),
    /// Let all bots of a game play against each other and rate them.
    Arena(arena::ArenaArgs),
    /// Measure the speed of the rules engine.
    Bench(bench::BenchArgs),
    #[cfg(feature = "server")]
    /// Start a server with many live tables, play at all of them, and measure it.
    Load(load::LoadArgs),
    /// Work with component sets.
    #[command(subcommand)]
    Data(data::DataCommand),
}

/// The component set.
#[derive(Args, Clone, Default)]
pub(crate) struct SetArgs {
    /// Use the component set in this folder instead of the house set.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

impl SetArgs {
    /// All games, the one whose set was named with that set.
    pub(crate) fn games(&self) -> Result<Games, CommandError> {
        Ok(Games::read(self.data.as_deref())?)
    }

    /// The set of a game.
    pub(crate) fn of<G: HostedGame>(&self) -> Result<&'static G::Components, CommandError> {
        Ok(G::set(self.data.as_deref())?)
    }
}

#[derive(Args)]
struct EngineArgs {
    #[command(flatten)]
    set: SetArgs,
}

/// A game and the options a match is created from.
#[derive(Args, Clone)]
pub(crate) struct MatchArgs {
    /// The game.
    pub(crate) game: GameName,
    /// The number of players.
    #[arg(long)]
    pub(crate) players: Option<usize>,
    /// An option of the game, such as `mode=tutorial`; may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// The same as `--option difficulty=…`.
    #[arg(long)]
    pub(crate) difficulty: Option<String>,
    #[command(flatten)]
    pub(crate) set: SetArgs,
}

impl MatchArgs {
    /// The options as pairs, the number of players among them.
    pub(crate) fn pairs(
        &self,
        default_players: usize,
    ) -> Result<Vec<(String, String)>, CommandError> {
        let mut pairs = Vec::new();
        for option in &self.options {
            let (key, value) = option.split_once('=').ok_or_else(|| {
                CommandError::argument(format!("--option {option}"), "expected key=value")
            })?;
            pairs.push((key.to_owned(), value.to_owned()));
        }
        pairs.extend(self.difficulty.iter().map(|it| ("difficulty".to_owned(), it.clone())));
        if let Some(players) = self.players {
            pairs.push(("players".to_owned(), players.to_string()));
        } else if !pairs.iter().any(|(key, _)| key == "players") {
            pairs.push(("players".to_owned(), default_players.to_string()));
        }
        Ok(pairs)
    }
}

/// Runs the command line.
pub fn run() -> ExitCode {
    let done = match Cli::parse().command {
        #[cfg(feature = "server")]
        Command::Serve(args) => serve::run(&args),
        #[cfg(feature = "server")]
        Command::CheckDb(args) => return check_db::run(&args),
        #[cfg(feature = "server")]
        Command::Backup(args) => backup::run(&args),
        #[cfg(feature = "server")]
        Command::Restore(args) => return backup::run_restore(&args),
        Command::Play(args) => play::run(&args),
        Command::Engine(args) => engine::run(&args.set),
        Command::Check(args) => return check::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        #[cfg(feature = "server")]
        Command::Load(args) => load::run(&args),
        Command::Data(command) => data::run(&command),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => fail(&reason),
    }
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn read_text(path: &Path) -> Result<String, CommandError> {
    let text = if path.as_os_str() == "-" {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(path)
    };
    text.map_err(|error| CommandError::file(path, error))
}

/// Bad input: the reason on standard error, nothing else, exit status 2.
pub(crate) fn fail(reason: &CommandError) -> ExitCode {
    eprintln!("error: {reason}");
    ExitCode::from(2)
}
