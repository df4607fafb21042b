//! `cargo xtask rules`: which code enforces a rule or a ruling, which tests name it, where the page
//! cites it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;
use serde::Serialize;
use serde_json::Value;
use walkdir::WalkDir;

use crate::games;

/// A game's rule book, its crate and its cases.
struct Book {
    /// Its heading in [`RULINGS`].
    heading: String,
    rules: String,
    code: String,
    cases: String,
}

impl Book {
    fn of(game: &str) -> Self {
        Book {
            heading: format!("## {game}"),
            rules: format!("docs/rules/{game}.md"),
            code: format!("crates/{game}/src"),
            cases: format!("conformance/{game}"),
        }
    }
}

/// The rulings beside the rule books, one in each row of a table.
const RULINGS: &str = "docs/rulings.md";

/// The sources of the page, which cite rules.
const PAGE: &str = "web/src";

/// Rules that no test can show, each with the reason.
const REASONS: &str = "docs/rules/untested.toml";

#[derive(Serialize)]
struct Row {
    id: String,
    code: Vec<String>,
    tests: Vec<String>,
    page: Vec<String>,
    reason: Option<String>,
}

pub(crate) fn run(root: &Path, json: bool) -> Result<(), String> {
    let reasons = read_reasons(root)?;
    let mut rows = Vec::new();
    for game in games::names(root)? {
        rows.extend(read_book(root, &Book::of(&game), &reasons)?);
    }
    add_page(root, &mut rows)?;
    print(&rows, json)?;
    let known = |id: &String| rows.iter().any(|row| row.id == *id);
    if let Some(stale) = reasons.keys().find(|id| !known(id)) {
        return Err(format!("{REASONS}: there is no rule {stale}"));
    }
    let bare: Vec<&str> = rows
        .iter()
        .filter(|row| row.tests.is_empty() && row.reason.is_none())
        .map(|row| row.id.as_str())
        .collect();
    let homeless: Vec<&str> = rows
        .iter()
        .filter(|row| row.code.is_empty() && row.reason.is_none())
        .map(|row| row.id.as_str())
        .collect();
    match (bare.is_empty(), homeless.is_empty()) {
        (true, true) => Ok(()),
        (false, _) => Err(format!("rules without a test: {}", bare.join(", "))),
        (true, false) => Err(format!("rules no code names: {}", homeless.join(", "))),
    }
}

fn read_reasons(root: &Path) -> Result<BTreeMap<String, String>, String> {
    let text = fs::read_to_string(root.join(REASONS)).map_err(|it| format!("{REASONS}: {it}"))?;
    toml::from_str(&text).map_err(|error| format!("{REASONS}: {error}"))
}

fn read_book(
    root: &Path,
    book: &Book,
    reasons: &BTreeMap<String, String>,
) -> Result<Vec<Row>, String> {
    let text = read(&root.join(&book.rules))?;
    let heading = pattern(r"(?m)^[-*] \*\*([A-Z]-\d+\.\d+)(?: RULING)?\*\*");
    let mut ids: Vec<String> = heading.captures_iter(&text).map(|it| it[1].to_owned()).collect();
    ids.extend(rulings_of(root, &book.heading)?);
    let mut code = code_of(root, &root.join(&book.code))?;
    let mut tests = tests_of(root, &root.join(&book.code))?;
    cases_of(root, &root.join(&book.cases), &mut tests)?;
    let row = |id: String| Row {
        code: code.remove(&id).unwrap_or_default(),
        tests: tests.remove(&id).unwrap_or_default(),
        page: Vec::new(),
        reason: reasons.get(&id).cloned(),
        id,
    };
    let rows = ids.into_iter().map(row).collect();
    match tests.keys().chain(code.keys()).next() {
        Some(id) => Err(format!("{}: a test or code names {id}, which is not there", book.rules)),
        None => Ok(rows),
    }
}

/// The numbers in the table of rulings under a heading, each of them once.
fn rulings_of(root: &Path, heading: &str) -> Result<Vec<String>, String> {
    let text = read(&root.join(RULINGS))?;
    let is_other = |line: &&str| line.starts_with("## ");
    let lines = text.lines().skip_while(|line| !line.eq_ignore_ascii_case(heading)).skip(1);
    let table: Vec<&str> = lines.take_while(|line| !is_other(line)).collect();
    let row = pattern(r"(?m)^\| ([A-Z]-\d+\.\d+) \|");
    let mut ids: Vec<String> = Vec::new();
    for found in row.captures_iter(&table.join("\n")) {
        let id = found[1].to_owned();
        if ids.contains(&id) {
            return Err(format!("{RULINGS}: {id} is there twice"));
        }
        ids.push(id);
    }
    Ok(ids)
}

/// Where the page cites rules; each of them must exist. Its tests may name any.
fn add_page(root: &Path, rows: &mut [Row]) -> Result<(), String> {
    let folder = root.join(PAGE);
    let is_tested = |path: &Path| path.to_string_lossy().ends_with(".test.ts");
    let sources = files(&folder, "ts").chain(files(&folder, "svelte"));
    let mut cited = citations(root, sources.filter(|path| !is_tested(path)))?;
    for row in rows.iter_mut() {
        row.page = cited.remove(&row.id).unwrap_or_default();
    }
    match cited.into_iter().next() {
        Some((id, places)) => Err(format!("{}: there is no rule {id}", places[0])),
        None => Ok(()),
    }
}

type Places = BTreeMap<String, Vec<String>>;

fn note(places: &mut Places, id: String, place: String) {
    let list = places.entry(id).or_default();
    if !list.contains(&place) {
        list.push(place);
    }
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests")
        || path.file_name().is_some_and(|name| name == "tests.rs")
}

/// What the code of a rules crate cites.
fn code_of(root: &Path, folder: &Path) -> Result<Places, String> {
    citations(root, files(folder, "rs").filter(|path| !is_test(path)))
}

/// `B-9.8` in a comment, in a text or as `rule!("B-9.8")`, `B-9.2 to B-9.5` as a range. The rule
/// books have the letters B and R, S and O, the rulings beside them G and H.
fn citations(root: &Path, sources: impl Iterator<Item = PathBuf>) -> Result<Places, String> {
    let range = pattern(r"\b([BGHORS])-(\d+)\.(\d+)(?: to [A-Z]-(\d+)\.(\d+))?");
    let mut places = Places::new();
    for path in sources {
        let name = relative(root, &path);
        for (index, line) in read(&path)?.lines().enumerate() {
            let place = format!("{name}:{}", index + 1);
            for found in range.captures_iter(line) {
                for id in expand(&found) {
                    note(&mut places, id, place.clone());
                }
            }
        }
    }
    Ok(places)
}

/// The rules a mention stands for: one, or all of a range inside one section.
fn expand(found: &regex::Captures<'_>) -> Vec<String> {
    let number = |index: usize| found.get(index).and_then(|it| it.as_str().parse::<u32>().ok());
    let (book, section, first) = (&found[1], &found[2], number(3).unwrap_or(0));
    let same_section = found.get(4).is_none_or(|it| it.as_str() == section);
    let last = number(5).filter(|_| same_section).unwrap_or(first);
    (first..=last).map(|it| format!("{book}-{section}.{it}")).collect()
}

/// Test functions name their rules: `fn b_9_8_…`, also several: `fn b_9_8_r_9_1_…`.
fn tests_of(root: &Path, folder: &Path) -> Result<Places, String> {
    let function = pattern(r"fn ((?:[a-z]_\d+_\d+_)+)(\w+)");
    let number = pattern(r"([a-z])_(\d+)_(\d+)_");
    let mut places = Places::new();
    for path in files(folder, "rs").filter(|path| is_test(path)) {
        let name = relative(root, &path);
        for found in function.captures_iter(&read(&path)?) {
            for id in number.captures_iter(&found[1]) {
                let id = format!("{}-{}.{}", id[1].to_uppercase(), &id[2], &id[3]);
                note(&mut places, id, format!("{name}: {}{}", &found[1], &found[2]));
            }
        }
    }
    Ok(places)
}

/// Conformance cases list their rules.
fn cases_of(root: &Path, folder: &Path, places: &mut Places) -> Result<(), String> {
    let mut ids = Vec::new();
    for path in files(folder, "json") {
        let name = relative(root, &path);
        let wrong = |reason: String| format!("{name}: {reason}");
        let json: Value =
            serde_json::from_str(&read(&path)?).map_err(|it| wrong(it.to_string()))?;
        let cases = match json {
            Value::Array(cases) => cases,
            one => vec![one],
        };
        for case in cases {
            let id = case["id"].as_str().ok_or_else(|| wrong("a case without id".to_owned()))?;
            if ids.contains(&id.to_owned()) {
                return Err(wrong(format!("the case id {id} is used twice")));
            }
            ids.push(id.to_owned());
            for rule in case["rules"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                note(places, rule.to_owned(), format!("{name}: {id}"));
            }
        }
    }
    Ok(())
}

fn files(folder: &Path, extension: &'static str) -> impl Iterator<Item = PathBuf> {
    WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .flatten()
        .map(walkdir::DirEntry::into_path)
        .filter(move |path| path.extension().is_some_and(|it| it == extension))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn relative(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().into_owned()
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is valid")
}

#[allow(clippy::print_stdout, reason = "the result of the command")]
fn print(rows: &[Row], json: bool) -> Result<(), String> {
    if json {
        println!("{}", serde_json::to_string_pretty(rows).map_err(|it| it.to_string())?);
        return Ok(());
    }
    for row in rows {
        let code = row.code.first().map_or("–", String::as_str);
        let more = row.code.len().saturating_sub(1);
        let tests = match (row.tests.as_slice(), &row.reason) {
            ([], Some(reason)) => format!("not tested: {reason}"),
            ([], None) => "NO TEST".to_owned(),
            ([one], _) => one.clone(),
            ([one, rest @ ..], _) => format!("{one} and {} more", rest.len()),
        };
        let more = if more > 0 { format!(" (+{more})") } else { String::new() };
        let page = row.page.first().map(|place| format!("; page: {place}")).unwrap_or_default();
        println!("{:<8} {code}{more} → {tests}{page}", row.id);
    }
    let tested = rows.iter().filter(|row| !row.tests.is_empty()).count();
    let cited = rows.iter().filter(|row| !row.code.is_empty()).count();
    let shown = rows.iter().filter(|row| !row.page.is_empty()).count();
    let total = rows.len();
    println!("{total} rules, {tested} with tests, {cited} named in code, {shown} on the page");
    Ok(())
}
