//! A PostgreSQL cluster for one test process: started on first use, removed when the process ends.

use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock};

use crate::{Failed, failed};

/// Starts a cluster in a new folder, creates a database for every name it reads, and removes
/// everything when its input ends. So nothing is left behind even if the test is killed.
///
/// `fsync=off`: tests kill our processes, never the machine. What PostgreSQL has committed survives
/// that with or without a flush.
const KEEPER: &str = r#"
set -eu
folder=$(mktemp -d "${TMPDIR:-/tmp}/battlement-pg-XXXXXX")
cd "$folder"
end() { "$1/pg_ctl" -D data -m immediate -w stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap 'end "$1"' EXIT
"$1/initdb" -D data -U postgres --auth=trust --locale=C --encoding=UTF8 --no-sync >log 2>&1 || {
    cat log >&2; exit 1; }
cat >>data/postgresql.conf <<END
listen_addresses = ''
unix_socket_directories = '$folder'
max_connections = 400
shared_buffers = 32MB
fsync = off
full_page_writes = off
END
"$1/pg_ctl" -D data -l log -w start >/dev/null || { cat log >&2; exit 1; }
echo "$folder"
while read -r name; do
    "$1/createdb" -h "$folder" -U postgres "$name" || exit 1
    echo "$name"
done
"#;

/// A PostgreSQL cluster in a temporary folder, reached only through a socket there.
#[derive(Debug)]
pub struct Postgres {
    folder: String,
    keeper: Mutex<Keeper>,
}

#[derive(Debug)]
struct Keeper {
    child: Child,
    /// Closing it ends the cluster.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    databases: u32,
}

impl Postgres {
    /// The one cluster of this test process. It is removed when the process ends, in whatever way.
    pub fn shared() -> Result<&'static Self, Failed> {
        static SHARED: OnceLock<Result<Postgres, Failed>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref().map_err(Clone::clone)
    }

    /// Starts a cluster.
    pub fn start() -> Result<Self, Failed> {
        let missing = "PostgreSQL is missing (initdb, pg_ctl): `cargo xtask test` installs it";
        let programs = programs().ok_or(Failed(missing.into()))?;
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "sh"]).arg(&programs);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // An interrupt from the keyboard is for the test; the keeper ends after it.
        command.process_group(0).env("LC_ALL", "C").current_dir("/");
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("PG")) {
            command.env_remove(name);
        }
        if is_root() {
            // PostgreSQL refuses to run as root.
            let (user, group) = unprivileged()?;
            command.uid(user).gid(group);
        }
        let mut child = command.spawn().map_err(failed)?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or(Failed("no output".into()))?;
        let output = BufReader::new(output);
        let mut keeper = Keeper { child, input, output, databases: 0 };
        let folder = keeper.line()?;
        Ok(Postgres { folder, keeper: Mutex::new(keeper) })
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self) -> Result<String, Failed> {
        let mut keeper = self.keeper.lock().map_err(failed)?;
        keeper.databases += 1;
        let name = format!("test_{}", keeper.databases);
        let input = keeper.input.as_mut().ok_or(Failed("the cluster is stopped".into()))?;
        writeln!(input, "{name}").map_err(failed)?;
        keeper.line()?;
        Ok(format!("postgres://postgres@localhost/{name}?host={}", self.folder))
    }
}

impl Keeper {
    fn line(&mut self) -> Result<String, Failed> {
        let mut line = String::new();
        self.output.read_line(&mut line).map_err(failed)?;
        match line.trim_end() {
            "" => Err(Failed("PostgreSQL does not work: see above".into())),
            line => Ok(line.to_owned()),
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.child.wait();
    }
}

/// The folder with `initdb` and related programs.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|it| it.path().join("bin")));
    }
    // If `initdb` is a link, the other programs are at its target.
    let found = folders.iter().filter_map(|it| it.join("initdb").canonicalize().ok());
    let mut homes = found.filter_map(|it| it.parent().map(Path::to_owned));
    homes.find(|it| it.join("pg_ctl").exists() && it.join("createdb").exists())
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0)
}

/// A user who may run PostgreSQL, and their group.
fn unprivileged() -> Result<(u32, u32), Failed> {
    let users = std::fs::read_to_string("/etc/passwd").map_err(failed)?;
    let find = |name: &str| {
        let line = users.lines().find(|it| it.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    let none = "root may not run PostgreSQL, and there is neither a user `postgres` nor `nobody`";
    find("postgres").or_else(|| find("nobody")).ok_or(Failed(none.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_makes_databases_and_leaves_nothing_behind() {
        let postgres = Postgres::start().expect("PostgreSQL");
        let (one, other) = (postgres.database().expect("one"), postgres.database().expect("other"));
        assert_ne!(one, other);
        let folder = PathBuf::from(&postgres.folder);
        assert!(one.ends_with(&format!("?host={}", folder.display())), "{one}");
        assert!(folder.join("data").is_dir());
        drop(postgres);
        assert!(!folder.exists());
    }
}
