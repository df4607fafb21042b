//! The real binary, to be stopped or killed.

use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

use crate::{Failed, failed};

/// A server process.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Its output: kept open, or it would stop when it prints.
    _output: Lines<BufReader<ChildStdout>>,
    /// Its address.
    pub url: String,
}

impl Process {
    /// Starts `battlement serve` on a free port and waits until it reports its address.
    pub async fn start(binary: &Path, arguments: &[&str]) -> Result<Self, Failed> {
        let mut child = Command::new(binary)
            .args(["serve", "--no-open", "--addr", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let output = child.stdout.take().ok_or(Failed("no output".into()))?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await.map_err(failed)? {
            if let Some((_, url)) = line.split_once(" is at ") {
                let url = url.trim().to_owned();
                return Ok(Process { child, _output: lines, url });
            }
        }
        let status = child.wait().await.map_err(failed)?;
        Err(Failed(format!("the server ended at once: {status}")))
    }

    /// Kills it without warning and waits until it is gone.
    pub async fn kill(mut self) -> Result<(), Failed> {
        self.child.kill().await.map_err(failed)
    }

    /// Its process number.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Sends it a signal, such as `TERM`, `STOP` or `CONT`.
    pub async fn signal(&self, name: &str) -> Result<(), Failed> {
        let id = self.id().ok_or(Failed("it has ended".into()))?.to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status().await;
        match status.map_err(failed)?.success() {
            true => Ok(()),
            false => Err(Failed(format!("kill -s {name} {id}"))),
        }
    }

    /// Waits until it exits on its own.
    pub async fn wait(mut self) -> Result<std::process::ExitStatus, Failed> {
        self.child.wait().await.map_err(failed)
    }

    /// Its memory use in bytes, where the system reports it.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()?)).ok()?;
        let line = status.lines().find(|it| it.starts_with("VmRSS:"))?;
        let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kib * 1024)
    }
}
