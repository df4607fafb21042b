//! The dumps of tables that were stopped by an error: only so many are kept, the newest.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::config::Config;
use crate::private;

/// Writes a dump and removes the oldest ones beyond the limits. Returns its path.
pub(crate) fn keep(config: &Config, name: &str, text: &str) -> std::io::Result<PathBuf> {
    private::create_folder(&config.dumps)?;
    let path = config.dumps.join(name);
    private::create_file(&path)?.write_all(text.as_bytes())?;
    thin_out(&config.dumps, config.limits.dumps, config.limits.dump_bytes)?;
    Ok(path)
}

/// Removes the oldest dumps until there are at most `most` with at most `bytes` in all. The newest
/// one always stays.
fn thin_out(folder: &Path, most: usize, bytes: u64) -> std::io::Result<()> {
    let mut left = bytes;
    for (index, (_, size, path)) in newest_first(folder)?.into_iter().enumerate() {
        let fits = index < most && size <= left;
        left = if fits { left - size } else { 0 };
        if !fits && index > 0 {
            std::fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn newest_first(folder: &Path) -> std::io::Result<Vec<(SystemTime, u64, PathBuf)>> {
    let mut dumps = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        let path = entry.path();
        if about.is_file() && path.extension().is_some_and(|it| it == "json") {
            dumps.push((about.modified()?, about.len(), path));
        }
    }
    dumps.sort_by(|one, other| other.cmp(one));
    Ok(dumps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(folder: &Path) -> Vec<u64> {
        let found = newest_first(folder).expect("a folder");
        found.into_iter().map(|(_, size, _)| size).collect()
    }

    /// A dump of this many bytes that was written so many seconds after 1970.
    fn dump(folder: &Path, size: usize, at: u64) {
        let path = folder.join(format!("{at}.json"));
        std::fs::write(&path, "x".repeat(size)).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("a file");
        let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(at);
        file.set_modified(time).expect("a time");
    }

    #[test]
    fn h_6_only_the_newest_dumps_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        for (size, at) in [(10, 1), (20, 2), (30, 3), (40, 4)] {
            dump(folder.path(), size, at);
        }
        thin_out(folder.path(), 3, 1000).expect("a folder");
        assert_eq!(sizes(folder.path()), [40, 30, 20], "the number is limited");
        thin_out(folder.path(), 3, 75).expect("a folder");
        assert_eq!(sizes(folder.path()), [40, 30], "so is the size");
        thin_out(folder.path(), 3, 5).expect("a folder");
        assert_eq!(sizes(folder.path()), [40], "the newest one stays");
    }
}
