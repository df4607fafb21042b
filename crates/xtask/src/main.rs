//! The project's own commands, so that nothing lives in shell scripts:
//! `cargo xtask test`, `setup`, `play`, `web`, `screenshots`, `rules`, `words`, `fixtures`,
//! `fuzz`, `tidy`, `dependencies`.

mod dependencies;
mod fixtures;
mod fuzz;
mod games;
mod rules;
mod run;
mod setup;
mod test;
mod tidy;
mod web;
mod words;

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
    Test {
        /// Only what is worth waiting for after each change: no browser, no server processes.
        #[arg(long)]
        quick: bool,
    },
    /// Install what the tests need and what is missing: packages of npm, PostgreSQL, Chromium.
    Setup {
        /// Only this part.
        part: Option<setup::Part>,
    },
    /// Start the server and open its page: the games, ready to play.
    Play {
        /// Flags of `battlement serve`, such as `--no-open`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        flags: Vec<String>,
    },
    /// Build the page into `web/dist`, from where it goes into the binary.
    Web,
    /// Take pictures of all screens into `docs/screenshots`.
    Screenshots,
    /// The table rule → code → tests; fails when a rule has no test.
    Rules {
        /// As an array of `{"id", "code", "tests", "reason"}`.
        #[arg(long)]
        json: bool,
    },
    /// The words of all languages, areas by languages; fails where anything is missing, left over or
    /// still English.
    Words {
        /// Note that the rule books are told after the English rules as they are now.
        #[arg(long)]
        stamp: bool,
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
    /// Check what the crates depend on: licenses, sources and versions as `deny.toml` wants them, and
    /// nothing that is not used.
    Dependencies,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Test { quick } => {
            test::run(if quick { test::Extent::Quick } else { test::Extent::Everything })
        }
        Command::Setup { part } => setup::run(part),
        Command::Play { flags } => play(&flags),
        Command::Web => web::build(),
        Command::Screenshots => web::screenshots(),
        Command::Rules { json } => rules::run(&root(), json),
        Command::Words { stamp } => words::run(&root(), stamp),
        Command::Fixtures { write } => fixtures::run(write),
        Command::Fuzz { seconds } => fuzz::run(seconds),
        Command::Tidy => tidy::run(&root()),
        Command::Dependencies => dependencies::run(&root()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The games in the browser, from the release build.
fn play(flags: &[String]) -> Result<(), String> {
    web::build()?;
    let flags = flags.iter().map(String::as_str);
    let arguments: Vec<&str> =
        ["run", "--release", "--", "serve"].into_iter().chain(flags).collect();
    cargo(&arguments)
}
