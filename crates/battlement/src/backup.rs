//! `battlement backup` and `battlement restore`: copies of a server's SQLite database.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use server::Database;

use crate::check_db::{checked, report};
use crate::database::{DatabaseArgs, block_on};
use crate::{CommandError, SetArgs, fail, output};

/// Copy a server's SQLite database, also while the server runs.
///
/// The copy is one file that holds everything committed when the command began: players, sessions,
/// tables, steps and chat. Only your user can read it, because it holds the seeds of running games.
/// Copying the file by other means loses what is still in the `-wal` file beside it.
///
/// For PostgreSQL use its own tool: pg_dump --format=custom --file=TO --dbname=URL
#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The file to write. It must not exist yet.
    to: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Check a backup and put it in the place of a server's SQLite database.
///
/// Stop the server first: a database in use is refused. The backup itself stays as it is. If it has
/// faults (see `check-db`), they are listed, and nothing is restored.
///
/// For PostgreSQL use its own tool: pg_restore --no-owner --dbname=URL FROM
///
/// Exit status: 0 if the backup was restored, 1 if its tables have faults, 2 for any other reason.
#[derive(Args)]
pub(crate) struct RestoreArgs {
    /// The backup.
    from: PathBuf,
    /// Restore although there is a database already; that one is kept beside it under another name.
    #[arg(long)]
    replace: bool,
    /// Restore although tables have faults. The server then stops those tables and serves the
    /// others.
    #[arg(long)]
    with_faults: bool,
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &BackupArgs) -> Result<(), CommandError> {
    let command = format!("pg_dump --format=custom --file={} --dbname=URL", args.to.display());
    let from = sqlite_file(&args.database, &command)?;
    block_on(async { Ok(server::backup(&from, &args.to).await?) })?;
    output::line(&format!("Backup of {} in {}", from.display(), args.to.display()));
    Ok(())
}

pub(crate) fn run_restore(args: &RestoreArgs) -> ExitCode {
    restore(args).unwrap_or_else(|reason| fail(&reason))
}

fn restore(args: &RestoreArgs) -> Result<ExitCode, CommandError> {
    let from = &args.from;
    let command = format!("pg_restore --no-owner --dbname=URL {}", from.display());
    let database = sqlite_file(&args.database, &command)?;
    let found = checked(&Database::Sqlite(from.clone()), &args.set.games()?)?;
    if !found.faults.is_empty() && !args.with_faults {
        let code = report(&found);
        output::line("Nothing was restored. `--with-faults` restores it all the same.");
        return Ok(code);
    }
    let kept = block_on(async { Ok(server::restore(from, &database, args.replace).await?) })?;
    report(&found);
    output::line(&format!("Restored {} to {}", from.display(), database.display()));
    if let Some(kept) = kept {
        output::line(&format!("The database before is in {}", kept.display()));
    }
    Ok(ExitCode::SUCCESS)
}

/// The SQLite file; PostgreSQL has a command of its own.
fn sqlite_file(database: &DatabaseArgs, command: &str) -> Result<PathBuf, CommandError> {
    match database.read()? {
        Database::Sqlite(file) => Ok(file),
        Database::Postgres(_) => Err(CommandError::argument(
            "--db",
            format!("this command is for SQLite; for PostgreSQL use `{command}`"),
        )),
    }
}
