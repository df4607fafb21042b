//! What the test command says: a line when a step starts and ends, and one table at the end.

use std::fs;
use std::time::Duration;

use super::runner::{Outcome, Verdict};
use super::steps::Step;
use super::summary::{self, Counts};

/// No more lines of a log are printed: the file has them all.
const MOST_LINES: usize = 300;

pub(super) fn started(step: &Step) {
    let lines: Vec<String> = step.lines.iter().map(ToString::to_string).collect();
    say(&format!("» {}: {}", step.name, lines.join(" && ")));
}

/// Says how a step went, with the last words of its test runners; if it failed, with its log.
pub(super) fn finished(outcome: &Outcome, step: &Step) {
    let Outcome { name, verdict, wall, log, .. } = outcome;
    match verdict {
        Verdict::Passed => say(&format!("✓ {name} ({})", short(*wall))),
        Verdict::Failed => {
            say(&format!("✗ {name} ({}); all of it: {}", short(*wall), log.display()));
            say(&last_lines(&fs::read_to_string(log).unwrap_or_default()));
        }
        Verdict::Skipped => say(&format!("- {name}: skipped, it needs {}", step.needs.join(", "))),
    }
    for line in &outcome.summary {
        say(&format!("  {line}"));
    }
}

pub(super) fn still_running(steps: &[(&str, Duration)]) {
    let steps = steps.iter().map(|(name, since)| format!("{name} ({})", short(*since)));
    say(&format!("… {}", steps.collect::<Vec<_>>().join(", ")));
}

/// Prints the table; an error if not everything passed.
pub(super) fn print(outcomes: &[Outcome], wall: Duration) -> Result<(), String> {
    say(&table(outcomes, wall));
    let mut counts = Counts::default();
    for outcome in outcomes {
        counts += counted(outcome);
    }
    say(&format!("{} passed, {} failed", counts.passed, counts.failed));
    let bad: Vec<&str> =
        outcomes.iter().filter(|it| it.verdict != Verdict::Passed).map(|it| it.name).collect();
    if bad.is_empty() { Ok(()) } else { Err(format!("not passed: {}", bad.join(", "))) }
}

/// The tests of a step; a step without tests is one.
fn counted(outcome: &Outcome) -> Counts {
    let counts = summary::counts(&outcome.summary);
    let is_silent = counts == Counts::default();
    match outcome.verdict {
        Verdict::Passed if is_silent => Counts { passed: 1, failed: 0 },
        Verdict::Passed => counts,
        Verdict::Failed => Counts { failed: counts.failed.max(1), ..counts },
        Verdict::Skipped => Counts { passed: 0, failed: 1 },
    }
}

fn table(outcomes: &[Outcome], wall: Duration) -> String {
    let width = outcomes.iter().map(|it| it.name.len()).max().unwrap_or(0);
    let row = |name: &str, what: &str, wall: Duration, cpu: Duration| {
        let (wall, cpu) = (wall.as_secs_f64(), cpu.as_secs_f64());
        format!("{name:<width$}  {what:<8}{wall:>8.1}{cpu:>8.1}")
    };
    let mut rows = vec![format!("{:<width$}  {:<8}{:>8}{:>8}", "step", "", "seconds", "CPU")];
    rows.extend(outcomes.iter().map(|it| row(it.name, word(it.verdict), it.wall, it.cpu)));
    rows.push(row("all", "", wall, outcomes.iter().map(|it| it.cpu).sum()));
    rows.join("\n")
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Passed => "passed",
        Verdict::Failed => "FAILED",
        Verdict::Skipped => "skipped",
    }
}

fn last_lines(log: &str) -> String {
    let log = summary::plain(log);
    let lines: Vec<&str> = log.lines().collect();
    let from = lines.len().saturating_sub(MOST_LINES);
    lines[from..].iter().map(|line| format!("  | {line}")).collect::<Vec<_>>().join("\n")
}

/// A time for people: `47 s`, `3 min 5 s`.
fn short(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{} min {} s", seconds / 60, seconds % 60)
    }
}

#[allow(clippy::print_stdout, reason = "the result of the command")]
fn say(text: &str) {
    println!("{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(verdict: Verdict, summary: &[&str]) -> Outcome {
        Outcome {
            name: "tests",
            verdict,
            wall: Duration::from_secs(2),
            cpu: Duration::from_secs(3),
            log: "tests.log".into(),
            summary: summary.iter().map(|it| (*it).to_owned()).collect(),
        }
    }

    #[test]
    fn a_step_counts_its_tests_and_a_silent_one_counts_itself() {
        let counts = |verdict, summary: &[&str]| {
            let Counts { passed, failed } = counted(&outcome(verdict, summary));
            (passed, failed)
        };
        assert_eq!(counts(Verdict::Passed, &["12 passed, 0 failed"]), (12, 0));
        assert_eq!(counts(Verdict::Passed, &[]), (1, 0));
        assert_eq!(counts(Verdict::Failed, &["9 passed, 3 failed"]), (9, 3));
        assert_eq!(counts(Verdict::Failed, &["9 passed, 0 failed"]), (9, 1));
        assert_eq!(counts(Verdict::Skipped, &[]), (0, 1));
    }

    #[test]
    fn the_table_has_a_row_for_each_step_and_one_for_all() {
        let outcomes = [outcome(Verdict::Passed, &[]), outcome(Verdict::Failed, &[])];
        let expected = "step            seconds     CPU\n\
            tests  passed       2.0     3.0\n\
            tests  FAILED       2.0     3.0\n\
            all                 2.5     6.0";
        assert_eq!(table(&outcomes, Duration::from_millis(2_500)), expected);
    }

    #[test]
    fn what_did_not_pass_is_named() {
        let all = [outcome(Verdict::Passed, &[]), outcome(Verdict::Skipped, &[])];
        assert_eq!(print(&all, Duration::ZERO), Err("not passed: tests".to_owned()));
        assert_eq!(print(&all[..1], Duration::ZERO), Ok(()));
    }
}
