//! The database of a server, as commands name it.

use std::path::PathBuf;

use clap::Args;
use server::{Database, StoreError};

use crate::CommandError;

#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// A SQLite file (`serve` creates it if it is missing) or `postgres://…`. By default a file in
    /// your data folder.
    #[arg(long, env = "BATTLEMENT_DB", value_name = "FILE or URL", hide_env_values = true)]
    db: Option<String>,
}

impl DatabaseArgs {
    pub(crate) fn read(&self) -> Result<Database, CommandError> {
        match &self.db {
            Some(text) => {
                Database::read(text).map_err(|error| CommandError::argument("--db", error))
            }
            None => Ok(Database::Sqlite(data_folder()?.join("battlement.db"))),
        }
    }
}

/// Where data is kept unless somebody says otherwise.
pub(crate) fn data_folder() -> Result<PathBuf, CommandError> {
    use etcetera::BaseStrategy as _;
    let folders = etcetera::choose_base_strategy();
    let folders = folders.map_err(CommandError::NoDataFolder)?;
    Ok(folders.data_dir().join("battlement"))
}

/// An error of a database, with its file. The address of a PostgreSQL may hold a password.
pub(crate) fn error_of(database: &Database, error: StoreError) -> CommandError {
    match database {
        Database::Sqlite(file) => CommandError::file(file, error),
        Database::Postgres(_) => CommandError::from(error),
    }
}

/// Runs something that talks to a database.
pub(crate) fn block_on<T>(
    work: impl Future<Output = Result<T, CommandError>>,
) -> Result<T, CommandError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}
