//! `battlement check`: conformance cases.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde_json::Value;
use tabletop::case::Case;
use walkdir::WalkDir;

use crate::{CommandError, SetArgs, fail, output};
use games::Games;

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Case files, or folders to search for them.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &CheckArgs) -> ExitCode {
    let read = args.set.games().and_then(|games| Ok((games, read_all(&args.paths)?)));
    let (games, cases) = match read {
        Ok(read) => read,
        Err(reason) => return fail(&reason),
    };
    let (mut passed, mut failed) = (0, 0);
    for (path, case) in &cases {
        match run_case(case, &games) {
            Ok(()) => passed += 1,
            Err(reason) => {
                failed += 1;
                output::line(&format!("FAILED {} in {}\n  {reason}", case.id, path.display()));
            }
        }
    }
    output::line(&format!("{passed} passed, {failed} failed"));
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run_case(case: &Case, games: &Games) -> Result<(), CommandError> {
    let game = games.named(&case.game)?;
    Ok(game.run_case(case)?)
}

/// The cases of all files, in the order of their paths.
fn read_all(paths: &[PathBuf]) -> Result<Vec<(PathBuf, Case)>, CommandError> {
    let mut cases = Vec::new();
    for path in paths {
        for entry in WalkDir::new(path).sort_by_file_name() {
            let entry = entry?;
            let is_file = entry.file_type().is_file();
            let is_case = entry.path().extension().is_some_and(|it| it == "json");
            if is_file && (is_case || entry.depth() == 0) {
                let file = entry.path();
                cases.extend(read_file(file)?.into_iter().map(|case| (file.to_owned(), case)));
            }
        }
    }
    Ok(cases)
}

/// One case, or an array of cases.
fn read_file(path: &Path) -> Result<Vec<Case>, CommandError> {
    let text = fs::read_to_string(path).map_err(|error| CommandError::file(path, error))?;
    let json: Value =
        serde_json::from_str(&text).map_err(|error| CommandError::file(path, error))?;
    let values = match json {
        Value::Array(values) => values,
        one => vec![one],
    };
    let mut cases = Vec::new();
    for (index, value) in values.into_iter().enumerate() {
        let id = value.get("id").and_then(Value::as_str).unwrap_or("?").to_owned();
        let case: Case = serde_json::from_value(value).map_err(|error| {
            CommandError::file(path, format!("case {} ({id}): {error}", index + 1))
        })?;
        cases.push(case);
    }
    Ok(cases)
}
