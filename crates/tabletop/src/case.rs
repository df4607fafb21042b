//! Conformance cases: a position, steps, and what must hold after them.
//!
//! The form is described in `docs/conformance.md`.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::record::offered;
use crate::{CaseError, Match, Notation, Rejected, Rule, Seat, Viewer};

/// One case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// A short name.
    pub id: String,
    /// The rules it is about.
    pub rules: Vec<Rule>,
    /// The game it belongs to.
    pub game: String,
    /// Where it starts; left out with `options`.
    pub position: Option<Value>,
    /// What the match is created from, for cases about the set-up.
    pub options: Option<Map<String, Value>>,
    /// A sentence for people.
    #[serde(default)]
    pub about: String,
    /// What is done and what must hold.
    pub steps: Vec<Step>,
}

/// One step: exactly one verb.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    seat: Option<Seat>,
    r#do: Option<String>,
    chance: Option<String>,
    expect: Option<Map<String, Value>>,
    offers: Option<Offers>,
    refuse: Option<Refuse>,
    undo: Option<Undo>,
    view: Option<See>,
    outcome: Option<Map<String, Value>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Offers {
    seat: Seat,
    #[serde(default)]
    include: Vec<String>,
    #[serde(default)]
    exclude: Vec<String>,
    count: Option<usize>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Refuse {
    seat: Option<Seat>,
    r#do: Option<String>,
    rule: Option<Rule>,
    chance: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    seat: Seat,
    #[serde(default = "yes")]
    allowed: bool,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct See {
    seat: Eyes,
    #[serde(default)]
    expect: Map<String, Value>,
    #[serde(default)]
    absent: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Eyes {
    Seat(Seat),
    Other(String),
}

/// Runs a case.
///
/// # Errors
/// When a step fails: which one, what was expected and what was there.
pub fn run<G: Notation>(components: &'static G::Components, case: &Case) -> Result<(), CaseError> {
    run_steps::<G>(components, case).map_err(CaseError::new)
}

fn run_steps<G: Notation>(components: &'static G::Components, case: &Case) -> Result<(), String> {
    let mut game = begin::<G>(components, case)?;
    for (index, step) in case.steps.iter().enumerate() {
        run_step(&mut game, step).map_err(|reason| format!("step {}: {reason}", index + 1))?;
        game.game().audit().map_err(|reason| format!("step {}: audit: {reason}", index + 1))?;
    }
    Ok(())
}

fn begin<G: Notation>(components: &'static G::Components, case: &Case) -> Result<Match<G>, String> {
    match (&case.position, &case.options) {
        (Some(position), None) => {
            let game = G::from_position(components, position).map_err(|it| it.to_string())?;
            game.audit().map_err(|reason| format!("audit of the position: {reason}"))?;
            Ok(Match::at(game))
        }
        (None, Some(options)) => {
            let pairs: Vec<_> = options.iter().map(|(k, v)| (k.clone(), plain(v))).collect();
            Ok(Match::new(components, &G::read_options(&pairs)?))
        }
        _ => Err("a case has either a `position` or `options`".to_owned()),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A step that does two things would do only the first; one with a stray seat misleads.
fn check_form(step: &Step) -> Result<(), String> {
    let Step { seat, r#do, chance, expect, offers, refuse, undo, view, outcome } = step;
    let (acts, draws) = (r#do.is_some(), chance.is_some());
    let looks = [expect.is_some(), offers.is_some(), refuse.is_some(), undo.is_some()];
    let more = [view.is_some(), outcome.is_some(), acts, draws];
    if looks.into_iter().chain(more).filter(|it| *it).count() != 1 {
        let verbs = "do, chance, expect, offers, refuse, undo, view, outcome";
        return Err(format!("a step has exactly one of {verbs}"));
    }
    if seat.is_some() && !acts && !draws {
        return Err("`seat` belongs to `do` or `chance`, or inside the other verbs".to_owned());
    }
    Ok(())
}

fn run_step<G: Notation>(game: &mut Match<G>, step: &Step) -> Result<(), String> {
    check_form(step)?;
    match step {
        Step { r#do: Some(text), seat, .. } => {
            let seat = seat.ok_or("a step with `do` names the `seat`")?;
            act(game, seat, text).map_err(|reason| format!("seat {seat}, `{text}`: {reason}"))
        }
        Step { chance: Some(text), seat, .. } => {
            let stream = game.pending().stream_of(*seat);
            let chance = text.parse()?;
            let done = game.resolve_as(stream, chance);
            done.map(|_| ()).map_err(|rejected| format!("chance `{text}`: {rejected}"))
        }
        Step { expect: Some(wanted), .. } => compare(&game.game().position(), wanted),
        Step { offers: Some(wanted), .. } => check_offers(game, wanted),
        Step { refuse: Some(wanted), .. } => check_refusal(game, wanted),
        Step { undo: Some(wanted), .. } => match (game.take_back(wanted.seat), wanted.allowed) {
            (Ok(()), true) | (Err(_), false) => Ok(()),
            (Ok(()), false) => Err(format!("seat {} could take back", wanted.seat)),
            (Err(rejected), true) => Err(format!("seat {}: {rejected}", wanted.seat)),
        },
        Step { view: Some(wanted), .. } => check_view(game, wanted),
        Step { outcome: Some(wanted), .. } => match game.game().outcome() {
            None => Err("the game is not over".to_owned()),
            Some(outcome) => compare_fields(&json(&outcome)?, wanted),
        },
        _ => unreachable!("a step has a verb"),
    }
}

fn act<G: Notation>(game: &mut Match<G>, seat: Seat, text: &str) -> Result<(), String> {
    let action: G::Action =
        text.parse().map_err(|reason| format!("{reason}; {}", offered(game, seat, text)))?;
    match game.act(seat, action) {
        Ok(_) => Ok(()),
        Err(rejected) => Err(format!("{rejected}; {}", offered(game, seat, text))),
    }
}

fn check_offers<G: Notation>(game: &Match<G>, wanted: &Offers) -> Result<(), String> {
    let seat = wanted.seat;
    let offers: Vec<String> = game.offers(seat).iter().map(ToString::to_string).collect();
    // A text may be written in another order than it is printed (`pay red=3 blue=1`).
    let printed = |text: &String| {
        text.parse::<G::Action>().map_or_else(|_| text.clone(), |action| action.to_string())
    };
    for text in &wanted.include {
        if !offers.contains(&printed(text)) {
            return Err(format!("seat {seat} is not offered `{text}`, but: {}", offers.join(", ")));
        }
    }
    for text in &wanted.exclude {
        if offers.contains(&printed(text)) {
            return Err(format!("seat {seat} is offered `{text}`"));
        }
    }
    match wanted.count {
        Some(count) if count != offers.len() => Err(format!(
            "seat {seat} has {} offers, not {count}: {}",
            offers.len(),
            offers.join(", ")
        )),
        _ => Ok(()),
    }
}

fn check_refusal<G: Notation>(game: &mut Match<G>, wanted: &Refuse) -> Result<(), String> {
    let before = game.game().clone();
    match wanted {
        Refuse { seat: Some(seat), r#do: Some(text), rule: Some(rule), chance: None } => {
            refuse_action(game, *seat, text, *rule)?;
        }
        Refuse { seat, r#do: None, rule: None, chance: Some(text) } => {
            let stream = game.pending().stream_of(*seat);
            if game.resolve_as(stream, text.parse()?).is_ok() {
                return Err(format!("chance `{text}` is possible"));
            }
        }
        _ => return Err("`refuse` names seat, do and rule, or chance".to_owned()),
    }
    if *game.game() == before { Ok(()) } else { Err("the refusal changed the game".into()) }
}

fn refuse_action<G: Notation>(
    game: &mut Match<G>,
    seat: Seat,
    text: &str,
    rule: Rule,
) -> Result<(), String> {
    match game.act(seat, text.parse()?) {
        Ok(_) => Err(format!("seat {seat} may `{text}`")),
        Err(Rejected::NotOffered { rule: named }) if named == rule => Ok(()),
        Err(rejected) => Err(format!("seat {seat}, `{text}`: expected {rule}, but {rejected}")),
    }
}

fn check_view<G: Notation>(game: &Match<G>, wanted: &See) -> Result<(), String> {
    let viewer = match &wanted.seat {
        Eyes::Seat(seat) => Viewer::Seat(*seat),
        Eyes::Other(name) if name == "spectator" => Viewer::Spectator,
        Eyes::Other(name) => return Err(format!("`{name}` is neither a seat nor \"spectator\"")),
    };
    let view = json(&game.game().view(viewer))?;
    compare(&view, &wanted.expect)?;
    match wanted.absent.iter().find(|path| view.pointer(path).is_some()) {
        Some(path) => Err(format!("the view shows {path}")),
        None => Ok(()),
    }
}

fn json(value: &impl serde::Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

/// Compares JSON-pointer paths; `null` stands for "nothing there".
fn compare(there: &Value, wanted: &Map<String, Value>) -> Result<(), String> {
    for (path, value) in wanted {
        same(path, there.pointer(path), value)?;
    }
    Ok(())
}

fn compare_fields(there: &Value, wanted: &Map<String, Value>) -> Result<(), String> {
    for (key, value) in wanted {
        same(key, there.get(key), value)?;
    }
    Ok(())
}

fn same(place: &str, found: Option<&Value>, wanted: &Value) -> Result<(), String> {
    let found = found.unwrap_or(&Value::Null);
    if found == wanted { Ok(()) } else { Err(format!("{place}: expected {wanted}, found {found}")) }
}
