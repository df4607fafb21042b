//! Runs steps side by side and says what is going on.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::report;
use super::steps::{Line, Step};
use super::summary;
use crate::run::root;

/// How a step went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Passed,
    Failed,
    /// Something that has to pass before has not.
    Skipped,
}

/// What became of a step.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub(super) name: &'static str,
    pub(super) verdict: Verdict,
    pub(super) wall: Duration,
    /// Time of the processor, of user and system, with all processes it started.
    pub(super) cpu: Duration,
    /// Everything it wrote.
    pub(super) log: PathBuf,
    /// What its test runners said at their ends.
    pub(super) summary: Vec<String>,
}

/// Where a step is.
enum State {
    Waiting,
    Running(Instant),
    Done(Outcome),
}

/// A word now and then, so that nobody thinks that it hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs all steps; what they write goes to a file for each of them.
pub(super) fn run(steps: &[Step], logs: &Path) -> Vec<Outcome> {
    let mut states: Vec<State> = steps.iter().map(|_| State::Waiting).collect();
    let (sender, receiver) = mpsc::channel();
    loop {
        skip(steps, &mut states, logs);
        while let Some(next) = startable(steps, &states) {
            report::started(&steps[next]);
            states[next] = State::Running(Instant::now());
            start(next, &steps[next], logs, sender.clone());
        }
        if !states.iter().any(|it| matches!(it, State::Running(_))) {
            break;
        }
        match receiver.recv_timeout(PATIENCE) {
            Ok((index, outcome)) => {
                report::finished(&outcome, &steps[index]);
                states[index] = State::Done(outcome);
            }
            Err(RecvTimeoutError::Timeout) => report::still_running(&running(steps, &states)),
            Err(RecvTimeoutError::Disconnected) => unreachable!("one sender stays here"),
        }
    }
    let outcomes = states.into_iter().map(|state| match state {
        State::Done(outcome) => outcome,
        State::Waiting | State::Running(_) => unreachable!("every step comes to an end"),
    });
    outcomes.collect()
}

/// Gives up steps that need one that did not pass.
fn skip(steps: &[Step], states: &mut [State], logs: &Path) {
    for index in 0..steps.len() {
        let step = &steps[index];
        let is_hopeless = step.needs.iter().any(|name| {
            let verdict = verdict(steps, states, name);
            verdict.is_some_and(|it| it != Verdict::Passed)
        });
        if is_hopeless && matches!(states[index], State::Waiting) {
            let outcome = Outcome {
                name: step.name,
                verdict: Verdict::Skipped,
                wall: Duration::ZERO,
                cpu: Duration::ZERO,
                log: log_of(step, logs),
                summary: Vec::new(),
            };
            report::finished(&outcome, step);
            states[index] = State::Done(outcome);
        }
    }
}

/// The first step that can start now.
fn startable(steps: &[Step], states: &[State]) -> Option<usize> {
    let is_busy = |step: &Step| {
        let mut others = steps.iter().zip(states);
        others.any(|(it, state)| it.lane == step.lane && matches!(state, State::Running(_)))
    };
    let is_ready = |step: &Step| {
        let verdict = |name: &&str| verdict(steps, states, name);
        step.needs.iter().all(|name| verdict(name) == Some(Verdict::Passed))
            && step.waits.iter().all(|name| verdict(name).is_some())
    };
    let mut all = steps.iter().zip(states);
    all.position(|(step, state)| {
        matches!(state, State::Waiting) && is_ready(step) && !is_busy(step)
    })
}

fn verdict(steps: &[Step], states: &[State], name: &str) -> Option<Verdict> {
    let index = steps.iter().position(|it| it.name == name).expect("a step that exists");
    match &states[index] {
        State::Done(outcome) => Some(outcome.verdict),
        State::Waiting | State::Running(_) => None,
    }
}

fn running(steps: &[Step], states: &[State]) -> Vec<(&'static str, Duration)> {
    let all = steps.iter().zip(states);
    all.filter_map(|(step, state)| match state {
        State::Running(since) => Some((step.name, since.elapsed())),
        State::Waiting | State::Done(_) => None,
    })
    .collect()
}

fn log_of(step: &Step, logs: &Path) -> PathBuf {
    logs.join(format!("{}.log", step.name.replace(' ', "-").to_lowercase()))
}

fn start(index: usize, step: &Step, logs: &Path, sender: Sender<(usize, Outcome)>) {
    let (step, log) = (step.clone(), log_of(step, logs));
    std::thread::spawn(move || {
        let since = Instant::now();
        let (verdict, cpu) = match carry_out(&step, &log) {
            Ok(cpu) => (Verdict::Passed, cpu),
            Err((reason, cpu)) => {
                note(&log, &reason);
                (Verdict::Failed, cpu)
            }
        };
        let text = fs::read_to_string(&log).unwrap_or_default();
        let summary = summary::lines(&text);
        let outcome =
            Outcome { name: step.name, verdict, wall: since.elapsed(), cpu, log, summary };
        // Nobody listens any more only when the command has ended.
        let _ = sender.send((index, outcome));
    });
}

/// Runs the commands of a step; the time of the processor, and what went wrong.
fn carry_out(step: &Step, log: &Path) -> Result<Duration, (String, Duration)> {
    let mut cpu = Duration::ZERO;
    File::create(log).map_err(|error| (format!("{}: {error}", log.display()), cpu))?;
    for line in &step.lines {
        note(log, &format!("$ {line}"));
        let times = log.with_extension("times");
        let status = command(line, step.is_patient, log, &times).and_then(|mut it| it.status());
        cpu += time_of_processor(&fs::read_to_string(&times).unwrap_or_default());
        let _ = fs::remove_file(&times);
        match status {
            Ok(status) if status.success() => {}
            Ok(status) => return Err((format!("{line}: {status}"), cpu)),
            Err(error) => return Err((format!("{line}: {error}"), cpu)),
        }
    }
    Ok(cpu)
}

/// The shell says at the end how much time of the processor its children took.
const TIMED: &str = r#""$@"; status=$?; times >"$0"; exit $status"#;

fn command(line: &Line, is_patient: bool, log: &Path, times: &Path) -> std::io::Result<Command> {
    let log = File::options().append(true).open(log)?;
    let mut command = Command::new("sh");
    command.args(["-c", TIMED]).arg(times);
    if is_patient {
        command.args(["nice", "-n", "19"]);
    }
    command.arg(&line.program).args(&line.arguments);
    command.envs(line.variables.iter().copied());
    command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1");
    command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    command.current_dir(root());
    Ok(command)
}

fn note(log: &Path, text: &str) {
    if let Ok(mut file) = File::options().append(true).open(log) {
        let _ = writeln!(file, "{text}");
    }
}

/// The sum of what the shell printed about its children, such as `1m2.5s 0m3.0s`: the second line.
fn time_of_processor(times: &str) -> Duration {
    let children = times.lines().nth(1).unwrap_or_default();
    let seconds = children.split_whitespace().filter_map(|it| {
        let (minutes, seconds) = it.strip_suffix('s')?.split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    });
    Duration::from_secs_f64(seconds.sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::steps::Lane;

    fn step(name: &'static str, lane: Lane, needs: &'static [&'static str], line: &str) -> Step {
        let arguments = vec!["-c".to_owned(), line.to_owned()];
        let line = Line { program: "sh".to_owned(), arguments, variables: vec![("COLOR", "red")] };
        Step { name, lane, needs, waits: &[], is_patient: false, lines: vec![line] }
    }

    fn logs(name: &str) -> PathBuf {
        let folder = root().join("target/xtask/tests").join(name);
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn all_steps_run_even_if_one_fails_but_not_what_comes_after_it() {
        let late = step("late", Lane::Browser, &["good"], "true");
        let steps = [
            step("good", Lane::Small, &[], "echo 3 passed, 0 failed; echo $COLOR"),
            step("bad", Lane::Rust, &[], "echo oh; exit 3"),
            step("hopeless", Lane::Rust, &["bad"], "true"),
            step("more hopeless", Lane::Rust, &["hopeless"], "true"),
            step("another", Lane::Rust, &["good"], "true"),
            Step { waits: &["bad", "another"], ..late },
        ];
        let outcomes = run(&steps, &logs("failing"));
        use Verdict::{Failed, Passed, Skipped};
        let verdicts: Vec<Verdict> = outcomes.iter().map(|it| it.verdict).collect();
        assert_eq!(verdicts, [Passed, Failed, Skipped, Skipped, Passed, Passed]);
        assert_eq!(outcomes[0].summary, ["3 passed, 0 failed"]);
        let log = |index: usize| fs::read_to_string(&outcomes[index].log).expect("a log");
        assert!(log(0).ends_with("red\n"), "{}", log(0));
        assert!(log(1).contains("\noh\n") && log(1).contains("exit status: 3"), "{}", log(1));
    }

    /// Each step waits for the other one: in one lane neither would end.
    #[test]
    fn lanes_run_side_by_side() {
        let folder = logs("lanes");
        let pipe = |name: &str| folder.join(name).display().to_string();
        let (one, other) = (pipe("one"), pipe("other"));
        let made = Command::new("sh")
            .args(["-c", r#"rm -f "$0" "$1"; mkfifo "$0" "$1""#, &one, &other])
            .status()
            .expect("a shell");
        assert!(made.success());
        let steps = [
            step("first", Lane::Rust, &[], &format!("echo x >{one}; read y <{other}")),
            step("second", Lane::Page, &[], &format!("read y <{one}; echo x >{other}")),
        ];
        let outcomes = run(&steps, &folder);
        assert!(outcomes.iter().all(|it| it.verdict == Verdict::Passed), "{outcomes:?}");
    }

    #[test]
    fn the_time_of_the_processor_is_that_of_the_children() {
        let times = "0m0.010000s 0m0.020000s\n1m2.500000s 0m3.250000s\n";
        assert_eq!(time_of_processor(times), Duration::from_millis(65_750));
        assert_eq!(time_of_processor(""), Duration::ZERO);
    }
}
