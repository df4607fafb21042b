//! The steps of the test command as data.
//!
//! A step starts when the steps it needs have passed and its lane is free. In a lane the order is the
//! one below.

use super::Extent;

/// Steps of one lane run one after another, lanes side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    /// Cargo locks its target folder: two builds at once would only wait for each other.
    Rust,
    /// The page: npm.
    Page,
    /// Tests in a browser.
    Browser,
    /// What needs little of the processor.
    Small,
}

/// A step of the test command.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) lane: Lane,
    /// Steps that have to pass before.
    pub(super) needs: &'static [&'static str],
    /// Steps that have to end before, however they end.
    pub(super) waits: &'static [&'static str],
    /// Takes only what the other steps leave of the processor.
    pub(super) is_patient: bool,
    /// They run one after another, until one fails.
    pub(super) lines: Vec<Line>,
}

/// A command line, to be run in the root of the workspace.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
    pub(super) variables: Vec<(&'static str, &'static str)>,
}

impl Step {
    fn new(name: &'static str, lane: Lane, lines: Vec<Line>) -> Self {
        Step { name, lane, needs: &[], waits: &[], is_patient: false, lines }
    }

    fn needs(mut self, names: &'static [&'static str]) -> Self {
        self.needs = names;
        self
    }

    fn patient(mut self) -> Self {
        self.is_patient = true;
        self
    }
}

impl Line {
    /// Words are separated by spaces; none has a space in it.
    fn new(program: &str, words: &str) -> Self {
        let arguments = words.split(' ').map(str::to_owned).collect();
        Line { program: program.to_owned(), arguments, variables: Vec::new() }
    }

    fn with(mut self, name: &'static str, value: &'static str) -> Self {
        self.variables.push((name, value));
        self
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (name, value) in &self.variables {
            write!(f, "{name}={value} ")?;
        }
        write!(f, "{} {}", self.program, self.arguments.join(" "))
    }
}

/// What steps run.
#[derive(Clone, Debug)]
pub(super) struct Programs {
    /// The program of `cargo xtask` itself.
    pub(super) own: String,
    pub(super) cargo: String,
    /// The games of the list.
    pub(super) games: Vec<String>,
    /// `cargo nextest` is installed: it keeps all cores busy until the last test.
    pub(super) has_nextest: bool,
}

/// The binary that the build of the tests makes: another build of everything would find no more.
const BATTLEMENT: &str = "target/debug/battlement";
const BUILD: &str = "build of the tests";
const PROGRAMS: &str = "programs";
const PACKAGES: &str = "packages of npm";
const PAGE: &str = "build of the page";
const POSTGRES: &str = "tests on PostgreSQL";
const TESTS: &str = "tests";

/// The steps of an extent.
pub(super) fn of(extent: Extent, programs: &Programs) -> Vec<Step> {
    match extent {
        Extent::Everything => everything(programs),
        Extent::Quick => quick(programs),
    }
}

fn everything(programs: &Programs) -> Vec<Step> {
    let mut steps = small(programs);
    steps.push(Step::new(PROGRAMS, Lane::Small, vec![Line::new(&programs.own, "setup programs")]));
    steps.extend([packages(programs), page_build(), page_sizes()]);
    steps.extend(page());
    steps.extend(rust_tests(programs));
    steps.extend(binary(programs));
    steps.push(browser());
    steps.extend(lints(programs).into_iter().map(Step::patient));
    for line in steps.iter_mut().flat_map(|it| &mut it.lines) {
        if line.program == programs.cargo {
            // The next whole run is far away: what cargo notes for it takes longer than it saves.
            line.variables.push(("CARGO_INCREMENTAL", "0"));
        }
    }
    steps
}

fn quick(programs: &Programs) -> Vec<Step> {
    let tests = if programs.has_nextest { "nextest run --status-level fail" } else { "test" };
    // The tests of testbench start a PostgreSQL.
    let tests = format!("{tests} --workspace --exclude testbench --no-fail-fast --lib --bins");
    let mut steps = small(programs);
    steps.push(Step::new(TESTS, Lane::Rust, vec![Line::new(&programs.cargo, &tests)]));
    steps.push(packages(programs));
    steps.extend(page());
    steps
}

/// Formatting, and everything that only reads the tree.
fn small(programs: &Programs) -> Vec<Step> {
    let own = |name| Step::new(name, Lane::Small, vec![Line::new(&programs.own, name)]);
    let format = Line::new(&programs.cargo, "fmt --all --check");
    vec![
        Step::new("format", Lane::Small, vec![format]),
        own("tidy"),
        own("rules"),
        own("words"),
        own("dependencies"),
    ]
}

fn packages(programs: &Programs) -> Step {
    Step::new(PACKAGES, Lane::Page, vec![Line::new(&programs.own, "setup packages")])
}

/// What is checked of the page without its build.
fn page() -> Vec<Step> {
    vec![
        npm("types of the page", "run check").needs(&[PACKAGES]),
        npm("lint of the page", "run lint").needs(&[PACKAGES]),
        npm("tests of the page", "test").needs(&[PACKAGES]),
        npm("format of the page", "run format:check").needs(&[PACKAGES]),
    ]
}

fn page_build() -> Step {
    npm(PAGE, "run build").needs(&[PACKAGES])
}

fn page_sizes() -> Step {
    npm("sizes of the page", "run sizes").needs(&[PAGE])
}

/// The page in a real browser against the real binary. Not beside the other tests: those with
/// time-outs would wait too long.
fn browser() -> Step {
    let step = npm("tests in the browser", "run e2e").needs(&[PROGRAMS, PAGE, BUILD]);
    Step { lane: Lane::Browser, waits: &[TESTS, POSTGRES], ..step }
}

fn npm(name: &'static str, words: &str) -> Step {
    Step::new(name, Lane::Page, vec![Line::new("npm", &format!("--prefix web {words}"))])
}

/// One build, and everything that runs from it.
fn rust_tests(programs: &Programs) -> Vec<Step> {
    let cargo = |words: &str| Line::new(&programs.cargo, words);
    let tests = if programs.has_nextest {
        // Each test is a process there: those that share a PostgreSQL run in the next step.
        "nextest run --workspace --no-fail-fast --status-level fail -E not(binary(cluster))"
    } else {
        "test --workspace --no-fail-fast --lib --bins --examples --tests"
    };
    let postgres = cargo("test --workspace --no-fail-fast --test server --test cluster")
        .with("BATTLEMENT_TEST_DB", "postgres");
    vec![
        // The page goes into the binary: a later one would have it built again.
        Step {
            waits: &[PAGE],
            ..Step::new(BUILD, Lane::Rust, vec![cargo("test --workspace --no-run")])
        },
        Step::new(TESTS, Lane::Rust, vec![cargo(tests)]).needs(&[BUILD]),
        Step::new(POSTGRES, Lane::Rust, vec![postgres]).needs(&[BUILD, PROGRAMS]),
    ]
}

/// What the binary checks itself.
fn binary(programs: &Programs) -> Vec<Step> {
    let battlement = |words: &str| Line::new(BATTLEMENT, words);
    let data = programs.games.iter().map(|it| format!("data check data/{it}/house"));
    vec![
        Step::new("conformance", Lane::Small, vec![battlement("check conformance")])
            .needs(&[BUILD]),
        Step::new("data", Lane::Small, data.map(|it| battlement(&it)).collect()).needs(&[BUILD]),
    ]
}

/// What else compilers have to say.
fn lints(programs: &Programs) -> Vec<Step> {
    let cargo = |words: &str| Line::new(&programs.cargo, words);
    let step = |name, line| Step::new(name, Lane::Rust, vec![line]);
    let documents = cargo("doc --workspace --no-deps --quiet");
    // Fuzz targets have a workspace of their own, and use the rules without any feature. A check does
    // not link: the library of the fuzzer need not be built.
    let fuzz = cargo("check --manifest-path fuzz/Cargo.toml");
    vec![
        step("clippy", cargo("clippy --workspace --all-targets -- --deny warnings")),
        step("tests in documents", cargo("test --workspace --doc")),
        step("documents", documents.with("RUSTDOCFLAGS", "--deny=warnings")),
        step("fuzz targets", fuzz.with("CUSTOM_LIBFUZZER_PATH", "/nowhere/libfuzzer.a")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_comes_after_steps_that_stand_before_it() {
        let programs = Programs {
            own: "xtask".to_owned(),
            cargo: "cargo".to_owned(),
            games: vec!["chess".to_owned()],
            has_nextest: true,
        };
        for extent in [Extent::Everything, Extent::Quick] {
            let mut known = Vec::new();
            for step in of(extent, &programs) {
                assert!(!known.contains(&step.name), "{} is there twice", step.name);
                for name in step.needs.iter().chain(step.waits) {
                    assert!(known.contains(name), "{} comes after {name}", step.name);
                }
                known.push(step.name);
            }
        }
    }
}
