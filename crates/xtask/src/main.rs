//! The project's own commands, so that nothing lives in shell scripts:
//! `cargo xtask test`, `play`, `rules`, `fixtures`, `fuzz`, `tidy`.

mod fixtures;
mod fuzz;
mod rules;
mod run;
mod test;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::run::{cargo, root};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's own commands")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// All tests; what CI runs.
    Test,
    /// Start a game in the terminal.
    Play {
        /// Which one.
        #[arg(value_parser = ["bastion", "sanctum"], default_value = "bastion")]
        game: String,
    },
    /// The table rule → code → tests; fails when a rule has no test.
    Rules {
        /// As an array of `{"id", "code", "tests", "reason"}`.
        #[arg(long)]
        json: bool,
    },
    /// Check the recorded games, or write them anew where the rules version was raised.
    Fixtures {
        /// Write them anew.
        #[arg(long)]
        write: bool,
    },
    /// Run the fuzz targets for a while (needs a nightly toolchain and cargo-fuzz).
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Check the tree for what no compiler sees: long files, files without a word on what they hold,
    /// work left for later.
    Tidy,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Test => test::run(),
        Command::Play { game } => play(&game),
        Command::Rules { json } => rules::run(&root(), json),
        Command::Fixtures { write } => fixtures::run(write),
        Command::Fuzz { seconds } => fuzz::run(seconds),
        Command::Tidy => tidy::run(&root()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The first game of a newcomer: the training game of Bastion, or Sanctum against one bot.
fn play(game: &str) -> Result<(), String> {
    let options: &[&str] = match game {
        "bastion" => &["--players", "1", "--option", "mode=tutorial"],
        _ => &["--players", "2"],
    };
    cargo(&[&["run", "--release", "--", "play", game], options].concat())
}
