//! Files and folders that only the user of the server can read: the database, the dumps.

use std::fs::{DirBuilder, File, OpenOptions};
use std::path::Path;

/// Creates a folder and its parents. Only a folder that is new becomes private.
pub(crate) fn create_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Opens a file for writing, creating it if it is missing. A file that was readable by others no
/// longer is.
pub(crate) fn create_file(path: &Path) -> std::io::Result<File> {
    let file = options().create(true).truncate(false).open(path)?;
    make_private(&file)?;
    Ok(file)
}

/// Creates a file that must not be there yet.
pub(crate) fn create_new_file(path: &Path) -> std::io::Result<File> {
    options().create_new(true).open(path)
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn make_private(file: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    if file.metadata()?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    file.set_permissions(std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn make_private(_file: &File) -> std::io::Result<()> {
    Ok(())
}
