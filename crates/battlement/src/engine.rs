//! `battlement engine`: the rules engines for programs in any language, one JSON object per line.
//!
//! The protocol is described in `docs/engine-protocol.md`. No input ends the process except
//! `quit` and the end of the file.

use std::io::{BufRead, Write};

use bastion::Bastion;
use bots::Call;
use sanctum::Sanctum;
use serde_json::{Map, Value, json};
use tabletop::{
    Counting, Fate, Header, Match, Notation, Record, RecordError, Rejected, Rule, Seat, Stream,
    Viewer, nearest, perft, replay,
};

use crate::SetArgs;
use crate::games::{GameName, WithBots};

pub use crate::games::Sets;

/// The longest line that is read.
const MAX_LINE: u64 = 4 << 20;
/// The deepest and the largest count that is answered.
const MAX_PERFT_DEPTH: u32 = 5;
const MAX_PERFT_NODES: u64 = 5_000_000;

pub(crate) fn run(set: &SetArgs) -> Result<(), String> {
    let mut engine = Engine::new(Sets::read(set)?);
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    loop {
        let mut line = Vec::new();
        let read = std::io::Read::take(&mut input, MAX_LINE)
            .read_until(b'\n', &mut line)
            .map_err(|error| error.to_string())?;
        if read == 0 {
            return Ok(());
        }
        if read as u64 == MAX_LINE && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            line = b"(too long)".to_vec();
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let (answer, quit) = engine.answer(text.trim());
        writeln!(output, "{answer}").map_err(|error| error.to_string())?;
        output.flush().map_err(|error| error.to_string())?;
        if quit {
            return Ok(());
        }
    }
}

/// Reads on to the end of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> Result<(), String> {
    loop {
        let buffer = input.fill_buf().map_err(|error| error.to_string())?;
        let (n, is_end) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(index) => (index + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(n);
        if is_end {
            return Ok(());
        }
    }
}

/// An error as the protocol answers it.
#[derive(Debug)]
struct Fault {
    code: &'static str,
    rule: Option<Rule>,
    message: String,
    near: Vec<String>,
}

impl Fault {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Fault { code, rule: None, message: message.into(), near: Vec::new() }
    }

    fn json(&self) -> Value {
        let mut error = Map::new();
        error.insert("code".to_owned(), json!(self.code));
        if let Some(rule) = self.rule {
            error.insert("rule".to_owned(), json!(rule));
        }
        error.insert("message".to_owned(), json!(self.message));
        if !self.near.is_empty() {
            error.insert("nearest".to_owned(), json!(self.near));
        }
        json!({ "error": error })
    }
}

impl From<Rejected> for Fault {
    fn from(rejected: Rejected) -> Self {
        let (code, rule) = match rejected {
            Rejected::GameOver => ("game_over", None),
            Rejected::StaleDecision { .. } => ("stale_decision", None),
            Rejected::NotOffered { rule } => ("not_offered", Some(rule)),
            Rejected::NotAnOutcome => ("not_an_outcome", None),
            Rejected::NothingToTakeBack => ("nothing_to_take_back", None),
            Rejected::TooLong => ("too_long", None),
        };
        Fault { code, rule, message: rejected.to_string(), near: Vec::new() }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Fault::new("bad_record", error.to_string())
    }
}

type Answer = Result<Value, Fault>;

/// The engine between two requests.
#[derive(Debug)]
pub struct Engine {
    sets: Sets,
    table: Option<AnyTable>,
}

impl Engine {
    /// An engine without a game, that uses these component sets.
    pub fn new(sets: Sets) -> Self {
        Engine { sets, table: None }
    }

    /// Answers one request; the flag says whether it was the last.
    pub fn answer(&mut self, line: &str) -> (Value, bool) {
        let request: Value = match serde_json::from_str(line) {
            Ok(Value::Object(request)) => Value::Object(request),
            Ok(_) => {
                return (Fault::new("bad_request", "a request is a JSON object").json(), false);
            }
            Err(error) => return (Fault::new("bad_json", error.to_string()).json(), false),
        };
        let quit = request.get("op").and_then(Value::as_str) == Some("quit");
        let answer = if quit { Ok(json!({ "ok": true })) } else { self.guarded(&request) };
        let mut answer = answer.unwrap_or_else(|fault| fault.json());
        if let (Some(id), Some(fields)) = (request.get("id"), answer.as_object_mut()) {
            fields.insert("id".to_owned(), id.clone());
        }
        (answer, quit)
    }

    /// A bug in a game ends that game, not the process.
    fn guarded(&mut self, request: &Value) -> Answer {
        let dispatch = std::panic::AssertUnwindSafe(|| self.dispatch(request));
        std::panic::catch_unwind(dispatch).unwrap_or_else(|_| {
            self.table = None;
            Err(Fault::new("internal", "a bug; the game is gone, begin with `new` or `load`"))
        })
    }

    fn dispatch(&mut self, request: &Value) -> Answer {
        let op = text(request, "op")?;
        match op {
            "new" => {
                let game = game_of(text(request, "game")?)?;
                self.table.insert(AnyTable::create(self.sets, game, request)?).state()
            }
            "load" => self.table.insert(AnyTable::load(self.sets, request)?).state(),
            _ => {
                let unready = || Fault::new("no_game", "begin with `new` or `load`");
                self.table.as_mut().ok_or_else(unready)?.handle(op, request)
            }
        }
    }
}

fn game_of(name: &str) -> Result<GameName, Fault> {
    GameName::read(name).map_err(|reason| Fault::new("bad_request", reason))
}

/// A table of any game.
#[derive(Debug)]
enum AnyTable {
    Bastion(Box<Table<Bastion>>),
    Sanctum(Box<Table<Sanctum>>),
}

impl AnyTable {
    fn create(sets: Sets, game: GameName, request: &Value) -> Result<Self, Fault> {
        Ok(match game {
            GameName::Bastion => AnyTable::Bastion(Box::new(Table::create(sets.bastion, request)?)),
            GameName::Sanctum => AnyTable::Sanctum(Box::new(Table::create(sets.sanctum, request)?)),
        })
    }

    /// A position or a record; the request names the game, or what is loaded does.
    fn load(sets: Sets, request: &Value) -> Result<Self, Fault> {
        let start = Start::read(request)?;
        let game = match request.get("game") {
            Some(_) => game_of(text(request, "game")?)?,
            None => game_of(start.game())?,
        };
        let fate = Fate::new(request.get("seed").and_then(Value::as_u64).unwrap_or(0));
        Ok(match game {
            GameName::Bastion => {
                AnyTable::Bastion(Box::new(Table::load(sets.bastion, start, fate)?))
            }
            GameName::Sanctum => {
                AnyTable::Sanctum(Box::new(Table::load(sets.sanctum, start, fate)?))
            }
        })
    }

    fn handle(&mut self, op: &str, request: &Value) -> Answer {
        match self {
            AnyTable::Sanctum(table) if op == "preview" => table.preview(request),
            AnyTable::Bastion(table) => table.handle(op, request),
            AnyTable::Sanctum(table) => table.handle(op, request),
        }
    }

    fn state(&self) -> Answer {
        match self {
            AnyTable::Bastion(table) => table.state(),
            AnyTable::Sanctum(table) => table.state(),
        }
    }
}

/// What a table is loaded from.
enum Start<'a> {
    Position(&'a Value),
    Record(Record),
}

impl<'a> Start<'a> {
    fn read(request: &'a Value) -> Result<Self, Fault> {
        if let Some(position) = request.get("position") {
            return Ok(Start::Position(position));
        }
        Ok(Start::Record(Record::parse(text(request, "record")?)?))
    }

    /// The game it is for; a position need not say so when it is for Bastion.
    fn game(&self) -> &str {
        match self {
            Start::Position(json) => json.get("game").and_then(Value::as_str).unwrap_or("bastion"),
            Start::Record(record) => &record.header.game,
        }
    }
}

/// A match with what its record needs.
#[derive(Debug)]
struct Table<G: Notation> {
    game: Match<G>,
    fate: Fate,
    header: Header,
}

impl<G: Notation + WithBots> Table<G> {
    fn create(set: &'static G::Components, request: &Value) -> Result<Self, Fault> {
        let bad = |reason: String| Fault::new("bad_options", reason);
        let mut pairs = Vec::new();
        if let Some(options) = request.get("options") {
            let options = options.as_object().ok_or_else(|| bad("options: an object".into()))?;
            pairs.extend(options.iter().map(|(key, value)| (key.clone(), plain(value))));
        }
        if let Some(players) = request.get("players") {
            pairs.push(("players".to_owned(), plain(players)));
        }
        let options = G::read_options(&pairs).map_err(bad)?;
        let seed = request.get("seed").and_then(Value::as_u64).unwrap_or(0);
        let header = Header { options: G::write_options(&options), ..Header::default() };
        Ok(Table { game: Match::new(set, &options), fate: Fate::new(seed), header })
    }

    fn load(set: &'static G::Components, start: Start<'_>, fate: Fate) -> Result<Self, Fault> {
        Ok(match start {
            Start::Position(position) => {
                let game = G::from_position(set, position)
                    .map_err(|error| Fault::new("bad_position", error.to_string()))?;
                let header = Header { position: Some(position.to_string()), ..Header::default() };
                Table { game: Match::at(game), fate, header }
            }
            Start::Record(record) => {
                let game = replay::<G>(set, &record)?;
                Table { game, fate, header: record.header }
            }
        })
    }

    fn handle(&mut self, op: &str, request: &Value) -> Answer {
        match op {
            "position" => Ok(json!({ "position": self.game.game().position() })),
            "view" => self.view(request),
            "offers" => self.offers(request),
            "act" => self.act(request),
            "chance" => self.chance(request),
            "undo" => {
                self.game.take_back(self.seat(request)?)?;
                self.state()
            }
            "why_not" => self.why_not(request),
            "perft" => self.perft(request),
            "record" => {
                let record = Record::of(&self.game, self.header.clone());
                Ok(json!({ "record": record.to_string() }))
            }
            "outcome" => Ok(json!({ "outcome": self.game.game().outcome() })),
            "bot" => self.bot(request),
            "preview" => {
                let reason = format!("preview: there is none in {}", G::NAME);
                Err(Fault::new("bad_request", reason))
            }
            _ => Err(Fault::new("bad_request", format!("`{op}` is not an op"))),
        }
    }

    /// Who or what has to go on.
    fn state(&self) -> Answer {
        let pending = self.game.pending();
        let seats: Vec<Seat> = pending.seats.into();
        let needed: Vec<Seat> = pending.needed.into();
        let chance: Vec<Option<Seat>> = pending.chance.iter().map(Stream::seat).collect();
        Ok(json!({
            "decision": self.game.decision(),
            "seats": seats,
            "needed": needed,
            "chance": chance,
            "outcome": self.game.game().outcome(),
        }))
    }

    fn seat(&self, request: &Value) -> Result<Seat, Fault> {
        let wrong = || {
            let players = self.game.game().players();
            Fault::new("bad_request", format!("seat: a number below {players}"))
        };
        let index = request.get("seat").and_then(Value::as_u64).ok_or_else(wrong)?;
        let exists = index < self.game.game().players() as u64;
        if exists { Ok(Seat::new(index as u8)) } else { Err(wrong()) }
    }

    fn view(&self, request: &Value) -> Answer {
        let viewer = match request.get("seat").and_then(Value::as_str) {
            Some("spectator") => Viewer::Spectator,
            _ => Viewer::Seat(self.seat(request)?),
        };
        let view = serde_json::to_value(self.game.game().view(viewer));
        Ok(json!({ "view": view.map_err(|error| Fault::new("internal", error.to_string()))? }))
    }

    fn offers(&self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let offers: Vec<String> = self.game.offers(seat).iter().map(ToString::to_string).collect();
        Ok(json!({ "offers": offers, "may_undo": self.game.may_take_back(seat) }))
    }

    /// An action text, or the offers nearest to it.
    fn action(&self, seat: Seat, text: &str) -> Result<G::Action, Fault> {
        text.parse().map_err(|reason: String| Fault {
            near: self.near(seat, text),
            ..Fault::new("not_understood", reason)
        })
    }

    fn near(&self, seat: Seat, text: &str) -> Vec<String> {
        nearest(text, self.game.offers(seat).into_iter().map(|it| it.to_string()), 5)
    }

    fn act(&mut self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let text = text(request, "text")?;
        let action = self.action(seat, text)?;
        let done = match request.get("decision").and_then(Value::as_u64) {
            Some(decision) => {
                self.game.submit(seat, decision.min(u64::from(u32::MAX)) as u32, action)
            }
            None => self.game.act(seat, action),
        };
        match done {
            Ok(_) => self.state(),
            Err(rejected) => Err(Fault { near: self.near(seat, text), ..Fault::from(rejected) }),
        }
    }

    fn chance(&mut self, request: &Value) -> Answer {
        let stream = match request.get("seat") {
            None | Some(Value::Null) => Stream::TABLE,
            Some(_) => Stream::of(self.seat(request)?),
        };
        let text = text(request, "text")?;
        let chance = if text == "sample" {
            let Table { game, fate, .. } = self;
            game.resolve(stream, fate.stream(stream))?.0
        } else {
            let chance: G::Chance =
                text.parse().map_err(|reason: String| Fault::new("not_understood", reason))?;
            self.game.resolve_as(stream, chance)?;
            chance
        };
        let mut state = self.state()?;
        state["drawn"] = json!(chance.to_string());
        Ok(state)
    }

    /// Which rule forbids an action, and what it says.
    fn why_not(&self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let action = self.action(seat, text(request, "text")?)?;
        let language = request.get("language").and_then(Value::as_str).unwrap_or("en");
        if language != "en" {
            return Err(Fault::new("bad_request", format!("language: `{language}` is not there")));
        }
        match tabletop::Game::check(self.game.game(), seat, &action) {
            Ok(()) => Ok(json!({ "allowed": true })),
            Err(rule) => Ok(json!({
                "allowed": false,
                "rule": rule,
                "text": G::rule_text(rule),
                "language": language,
            })),
        }
    }

    fn perft(&self, request: &Value) -> Answer {
        let wrong = || {
            let reason = format!("depth: a number from 0 to {MAX_PERFT_DEPTH}");
            Fault::new("bad_request", reason)
        };
        let depth = request.get("depth").and_then(Value::as_u64).ok_or_else(wrong)?;
        if depth > u64::from(MAX_PERFT_DEPTH) {
            return Err(wrong());
        }
        let counting = match request.get("chance").and_then(Value::as_bool) {
            Some(false) => Counting::UpToChance,
            _ => Counting::WithChance,
        };
        let nodes = perft(self.game.game(), depth as u32, counting, MAX_PERFT_NODES);
        let many = || format!("there are more than {MAX_PERFT_NODES}: ask for less depth");
        Ok(json!({ "nodes": nodes.ok_or_else(|| Fault::new("too_many", many()))? }))
    }

    fn bot(&self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let offers = self.game.offers(seat);
        if offers.is_empty() {
            return Err(Fault::new("not_your_decision", format!("seat {seat} has no decision")));
        }
        let name = request.get("name").and_then(Value::as_str).unwrap_or("greedy");
        let seed = request.get("seed").and_then(Value::as_u64).unwrap_or(0);
        let unknown = || Fault::new("bad_request", format!("name: {}", G::no_such_bot(name)));
        let mut bot = G::bot(name, seed).ok_or_else(unknown)?;
        let look = || self.game.game().view(Viewer::Seat(seat));
        let needed = self.game.pending().needed.contains(seat);
        let call = if needed { Call::Needed } else { Call::Optional };
        Ok(match bot.choose(seat, call, &offers, &look) {
            Some(it) => json!({ "text": offers[it.index].to_string(), "value": it.value }),
            None => json!({ "text": null, "value": null }),
        })
    }
}

impl Table<Sanctum> {
    /// What is coming for a hero in a Fight; null outside of one.
    fn preview(&self, request: &Value) -> Answer {
        Ok(json!({ "preview": self.game.game().preview(self.seat(request)?) }))
    }
}

/// A text field of a request.
fn text<'a>(request: &'a Value, field: &str) -> Result<&'a str, Fault> {
    let wrong = || Fault::new("bad_request", format!("{field}: a text is missing"));
    request.get(field).and_then(Value::as_str).ok_or_else(wrong)
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
