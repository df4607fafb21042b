//! The last words of test runners: the lines that say how many tests passed, and their sums.

use std::ops::AddAssign;
use std::sync::LazyLock;

use regex::Regex;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) passed: u64,
    pub(super) failed: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Lines of a log that are summaries, as they were written.
pub(super) fn lines(log: &str) -> Vec<String> {
    let plain = plain(log);
    plain.lines().filter(|line| SUMMARY.is_match(line)).map(|it| it.trim().to_owned()).collect()
}

/// How many tests the summaries of a log speak of. A test that failed and then passed has failed.
pub(super) fn counts(lines: &[String]) -> Counts {
    let mut sum = Counts::default();
    for line in lines.iter().filter(|it| !it.starts_with("Test Files")) {
        for found in COUNT.captures_iter(line) {
            let count = found[1].parse().unwrap_or(0);
            if &found[2] == "passed" { sum.passed += count } else { sum.failed += count }
        }
    }
    sum
}

/// A text without colors.
pub(super) fn plain(text: &str) -> String {
    COLOR.replace_all(text, "").into_owned()
}

/// In this order: cargo test, nextest, vitest (twice), Playwright, `battlement check`.
static SUMMARY: LazyLock<Regex> = LazyLock::new(|| {
    let forms = [
        r"test result: ",
        r" *Summary \[",
        r" *Tests  +\d",
        r" *Test Files  +\d",
        r" +\d+ (?:passed|failed|flaky|skipped|interrupted|did not run)\b",
        r"\d+ passed, \d+ failed",
    ];
    Regex::new(&format!("^(?:{})", forms.join("|"))).expect("a pattern")
});
static COUNT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(\d+) (passed|failed|flaky|interrupted|timed out)").expect("a pattern")
});
static COLOR: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\x1b\[[0-9;]*m").expect("a pattern"));

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(log: &str, kept: usize, passed: u64, failed: u64) {
        let lines = lines(log);
        assert_eq!(lines.len(), kept, "{lines:?}");
        assert_eq!(counts(&lines), Counts { passed, failed });
    }

    #[test]
    fn summaries_of_cargo_test_are_added_up() {
        let log = "test stats::tests::mean ... ok\n\
            test result: ok. 66 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
            test result: FAILED. 7 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n";
        check(log, 2, 73, 2);
    }

    #[test]
    fn the_summary_of_nextest_counts_a_timeout_as_a_failure() {
        let log = "     Summary [  12.3s] 344 tests run: 341 passed (2 slow), 2 failed, 1 timed out, \
            0 skipped\n        FAIL [   0.1s] bastion tests::laws\n";
        check(log, 1, 341, 3);
    }

    #[test]
    fn the_summary_of_vitest_counts_tests_and_not_files() {
        let log = "\u{1b}[2m Test Files \u{1b}[22m \u{1b}[1m\u{1b}[32m56 passed\u{1b}[39m (56)\n\
            \u{1b}[2m      Tests \u{1b}[22m 1 failed | 490 passed (491)\n";
        check(log, 2, 490, 1);
    }

    #[test]
    fn the_summary_of_playwright_counts_flaky_tests_as_failures() {
        let log = "  ✓  1 [tests] › e2e/axe.spec.ts:11:3 › axe on: home (2.0s)\n  1 failed\n    \
            [tests] › e2e/axe.spec.ts:11:3 › axe on: cards\n  2 flaky\n  110 passed (5.2m)\n";
        check(log, 3, 110, 3);
    }

    #[test]
    fn the_summary_of_conformance_cases_is_one_line() {
        check("bastion: 200 cases\n312 passed, 0 failed\n", 1, 312, 0);
    }

    #[test]
    fn a_log_without_tests_has_no_summary() {
        check("error: 3 things failed\nwarning: 2 passed by\n", 0, 0, 0);
    }
}
