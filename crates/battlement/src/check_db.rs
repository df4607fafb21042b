//! `battlement check-db`: whether a server's database is sound.

use std::process::ExitCode;

use clap::Args;
use games::Games;
use server::{Checked, Database};

use crate::database::{DatabaseArgs, block_on, error_of};
use crate::{CommandError, SetArgs, fail, output};

/// Replay every table of a server's database and list what is wrong with it.
///
/// Every stored step must be allowed by the rules, every outcome of chance must be what the seed
/// gives, and the component set must be the one the table was begun with. The pages of a SQLite
/// file are checked first. Nothing is changed, and the server may go on running.
///
/// Exit status: 0 if all is well, 1 if tables have faults, 2 if the database cannot be read.
#[derive(Args)]
pub(crate) struct CheckDbArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &CheckDbArgs) -> ExitCode {
    let read = args.database.read().and_then(|it| checked(&it, &args.set.games()?));
    match read {
        Ok(checked) => report(&checked),
        Err(reason) => fail(&reason),
    }
}

/// Checks a database.
pub(crate) fn checked(database: &Database, games: &Games) -> Result<Checked, CommandError> {
    block_on(async {
        let checked = server::check(database, games).await;
        checked.map_err(|error| error_of(database, error))
    })
}

/// Prints what was found.
pub(crate) fn report(checked: &Checked) -> ExitCode {
    let Checked { tables, steps, faults } = checked;
    for fault in faults {
        output::line(&fault.to_string());
    }
    output::line(&format!("tables: {tables}, steps replayed: {steps}, faults: {}", faults.len()));
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
