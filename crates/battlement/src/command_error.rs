//! Why a command ends without doing what it was asked for.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use games::{NoSuchBot, NoSuchGame, Refusal, SetError};

use tabletop::{CaseError, OptionsError, RecordError, Rejected};

/// Why a command failed. Its text is what the command says on standard error.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CommandError {
    /// The command line asks for something that cannot be done.
    #[error("{flag}: {reason}")]
    Argument {
        /// The flag, with its value where that is what is wrong.
        flag: String,
        /// What is wrong.
        reason: Box<dyn Error + Send + Sync>,
    },
    /// There are too many or too few bots.
    #[error("--bots names {bots} bots for {seats} seats")]
    BotCount {
        /// How many were named.
        bots: usize,
        /// How many are needed.
        seats: usize,
    },
    /// Something is wrong with a file, or with what it says.
    #[error("{}: {reason}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        reason: Box<dyn Error + Send + Sync>,
    },
    /// A record cannot be read or replayed; the reason names the line.
    #[error("{}, {reason}", file.display())]
    Record {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        reason: RecordError,
    },
    /// One game of many failed.
    #[error("game {number}: {reason}")]
    Game {
        /// Which one.
        number: u64,
        /// What is wrong.
        reason: Box<CommandError>,
    },
    /// A game went on for as many inputs as a game may have.
    #[error("no end after {0} inputs")]
    NoEnd(usize),
    /// A bot did not answer.
    #[error("a bot did not choose although the game waits for it")]
    NoChoice,
    /// A thread panicked.
    #[error("a worker panicked")]
    Panicked,
    /// There is no place for data.
    #[cfg(feature = "server")]
    #[error("no data folder ({0}): use --db")]
    NoDataFolder(etcetera::HomeDirError),
    /// The log cannot be started.
    #[cfg(feature = "server")]
    #[error("the log: {0}")]
    Log(Box<dyn Error + Send + Sync>),
    /// The process cannot wait for signals.
    #[cfg(feature = "server")]
    #[error("signals: {0}")]
    Signals(io::Error),
    /// The server does not start.
    #[cfg(feature = "server")]
    #[error(transparent)]
    Server(#[from] server::StartError),
    /// A database cannot be read.
    #[cfg(feature = "server")]
    #[error(transparent)]
    Database(#[from] server::StoreError),
    /// A backup was not made or restored.
    #[cfg(feature = "server")]
    #[error(transparent)]
    Backup(#[from] server::BackupError),
    /// A measurement failed.
    #[cfg(feature = "server")]
    #[error(transparent)]
    Load(#[from] testbench::Failed),
    /// The game refuses something.
    #[error("{}", .0.message)]
    Refused(#[from] Refusal),
    /// A match refuses an input.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// The options are not those of the game.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A component set is wrong.
    #[error(transparent)]
    Set(#[from] SetError),
    /// There is no such game.
    #[error(transparent)]
    NoSuchGame(#[from] NoSuchGame),
    /// There is no such bot.
    #[error(transparent)]
    NoSuchBot(#[from] NoSuchBot),
    /// A conformance case failed.
    #[error(transparent)]
    Case(#[from] CaseError),
    /// A folder cannot be searched.
    #[error(transparent)]
    Search(#[from] walkdir::Error),
    /// Something cannot be written as JSON, or read.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// Input or output failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl CommandError {
    /// A flag that asks for something that cannot be done.
    pub(crate) fn argument(
        flag: impl Into<String>,
        reason: impl Into<Box<dyn Error + Send + Sync>>,
    ) -> Self {
        CommandError::Argument { flag: flag.into(), reason: reason.into() }
    }

    /// Something that is wrong with a file.
    pub(crate) fn file(file: &Path, reason: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        CommandError::File { file: file.to_owned(), reason: reason.into() }
    }

    /// A record that cannot be read or replayed.
    pub(crate) fn record(file: &Path, reason: RecordError) -> Self {
        CommandError::Record { file: file.to_owned(), reason }
    }
}
