//! Backups of SQLite files: a copy of one that may be in use, and a copy in place of one that is
//! not. PostgreSQL has tools of its own.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::private;
use crate::store::{Database, Place, Store, StoreError};

/// Why a backup was not made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is something where the backup should be written.
    #[error("{}: it exists already, and a backup overwrites nothing", .0.display())]
    Exists(PathBuf),
    /// There is a database where the backup should be put.
    #[error(
        "{}: there is a database already; `--replace` keeps it beside the restored one",
        .0.display()
    )]
    Taken(PathBuf),
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A database cannot be read, or not be copied.
    #[error("{}: {error}", path.display())]
    Database {
        /// The database, or the copy.
        path: PathBuf,
        /// The reason.
        error: StoreError,
    },
    /// A server uses the database.
    #[error(transparent)]
    Used(#[from] StoreError),
}

/// An error with the file it is about.
fn at(path: &Path) -> impl FnOnce(io::Error) -> BackupError {
    move |error| BackupError::File { path: path.to_owned(), error }
}

/// An error of a database with its file.
fn of(path: &Path) -> impl FnOnce(StoreError) -> BackupError {
    move |error| BackupError::Database { path: path.to_owned(), error }
}

/// Writes all that is committed to a SQLite file into a new file that only our own user can read. A
/// server may use the database meanwhile. Either the copy is complete, or there is none.
///
/// # Errors
///
/// Fails if the copy exists already, or if the database cannot be read or the copy written.
pub async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    let store = Store::open_to_read(&Database::Sqlite(from.to_owned())).await;
    let store = store.map_err(of(from))?;
    let done = copy(&store, to).await;
    store.close().await;
    done
}

/// Puts a copy of a backup in the place of a database that no server uses. Returns where the
/// database that was there is now.
///
/// # Errors
///
/// Fails if a server uses the database, if there is one and it is not to be replaced, or if the
/// backup cannot be read or the copy written.
pub async fn restore(
    from: &Path,
    database: &Path,
    replace: bool,
) -> Result<Option<PathBuf>, BackupError> {
    let place = Place::lock(database)?;
    let is_taken = place.is_taken().map_err(at(&place.path))?;
    if is_taken && !replace {
        return Err(BackupError::Taken(place.path.clone()));
    }
    // Complete and on disk before anything is moved.
    let ready = place.beside(".restored");
    remove_left_over(&ready)?;
    backup(from, &ready).await?;
    let kept = match is_taken {
        true => Some(place.set_aside().map_err(at(&place.path))?),
        false => None,
    };
    fs::rename(&ready, &place.path).map_err(at(&place.path))?;
    sync_folder_of(&place.path)?;
    Ok(kept)
}

async fn copy(store: &Store, to: &Path) -> Result<(), BackupError> {
    let to = &std::path::absolute(to).map_err(at(to))?;
    // The name is ours from here on: two backups never write the same file.
    private::create_new_file(to).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(to.clone()),
        _ => at(to)(error),
    })?;
    let mut partial = to.clone().into_os_string();
    partial.push(".partial");
    let partial = PathBuf::from(partial);
    let done = copy_whole(store, &partial, to).await;
    if done.is_err() {
        // What failed is what is to be told.
        let _ = fs::remove_file(&partial);
        let _ = fs::remove_file(to);
    }
    done
}

/// Copies into one file, and gives it the other's name once it is on disk.
async fn copy_whole(store: &Store, partial: &Path, to: &Path) -> Result<(), BackupError> {
    remove_left_over(partial)?;
    let file = private::create_new_file(partial).map_err(at(partial))?;
    store.copy_into(partial).await.map_err(of(to))?;
    file.sync_all().map_err(at(partial))?;
    fs::rename(partial, to).map_err(at(to))?;
    sync_folder_of(to)
}

/// Removes what a killed command left.
fn remove_left_over(file: &Path) -> Result<(), BackupError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(file)(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Makes new names in the folder survive a power failure.
fn sync_folder_of(file: &Path) -> Result<(), BackupError> {
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        File::open(folder).and_then(|it| it.sync_all()).map_err(at(folder))?;
    }
    Ok(())
}
