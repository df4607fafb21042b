//! The binary from outside, for all tests of it.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn battlement(arguments: &[&str]) -> Output {
    let binary = env!("CARGO_BIN_EXE_battlement");
    Command::new(binary).args(arguments).current_dir(root()).output().expect("the binary runs")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Bad input: exit status 2, the reason on standard error, nothing else.
pub(crate) fn assert_refused(arguments: &[&str], reason: &str) {
    let output = battlement(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed {}", stdout(&output));
    assert!(error.contains(reason), "{arguments:?}: {error}");
}

/// What a command says when this is typed.
pub(crate) fn told(arguments: &[&str], typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_battlement"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("a pipe");
    let typed = typed.to_owned();
    // Whoever has read enough may end before everything is written.
    let typist = std::thread::spawn(move || {
        let _ = input.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().expect("the binary ends");
    typist.join().expect("everything is typed");
    assert!(output.status.success());
    stdout(&output)
}

/// What the engine answers.
pub(crate) fn engine(requests: &[Value]) -> Vec<Value> {
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answers = told(&["engine"], &lines);
    answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}
