//! `battlement engine`: the rules engines for programs in any language, one JSON object per line.
//!
//! The protocol is described in `docs/engine-protocol.md`. No input ends the process except
//! `quit` and the end of the file.

use std::io::{BufRead, Write};
use std::time::Duration;

use games::{Adviser, Budget, Draws, MatchTools, Refusal, RefusalCode};
use serde_json::{Value, json};
use tabletop::{Counting, Fate, Header, Record, RecordError, Rejected, Seat, Stream, Viewer};

use crate::CommandError;
use crate::SetArgs;

pub use games::Games;

/// The longest line that is read.
const MAX_LINE: u64 = 4 << 20;
/// The deepest and the largest count that is answered.
const MAX_PERFT_DEPTH: u32 = 5;
const MAX_PERFT_NODES: u64 = 5_000_000;

pub(crate) fn run(set: &SetArgs) -> Result<(), CommandError> {
    let mut engine = Engine::new(set.games()?);
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    loop {
        let mut line = Vec::new();
        let read = std::io::Read::take(&mut input, MAX_LINE).read_until(b'\n', &mut line)?;
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
        writeln!(output, "{answer}")?;
        output.flush()?;
        if quit {
            return Ok(());
        }
    }
}

/// Reads on to the end of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> Result<(), CommandError> {
    loop {
        let buffer = input.fill_buf()?;
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

type Answer = Result<Value, Refusal>;

/// The engine between two requests.
#[derive(Debug)]
pub struct Engine {
    games: Games,
    table: Option<Table>,
}

impl Engine {
    /// An engine without a match, that knows these games.
    pub fn new(games: Games) -> Self {
        Engine { games, table: None }
    }

    /// Answers one request; the flag says whether it was the last.
    pub fn answer(&mut self, line: &str) -> (Value, bool) {
        let request: Value = match serde_json::from_str(line) {
            Ok(Value::Object(request)) => Value::Object(request),
            Ok(_) => {
                return (
                    told(&Refusal::new(RefusalCode::BadRequest, "a request is a JSON object")),
                    false,
                );
            }
            Err(error) => {
                return (told(&Refusal::new(RefusalCode::BadJson, error.to_string())), false);
            }
        };
        let quit = request.get("op").and_then(Value::as_str) == Some("quit");
        let answer = if quit { Ok(json!({ "ok": true })) } else { self.guarded(&request) };
        let mut answer = answer.unwrap_or_else(|refused| told(&refused));
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
            Err(Refusal::new(
                RefusalCode::Internal,
                "a bug; the game is gone, begin with `new` or `load`",
            ))
        })
    }

    fn dispatch(&mut self, request: &Value) -> Answer {
        let op = text(request, "op")?;
        match op {
            "new" => Ok(self.table.insert(Table::create(&self.games, request)?).state()),
            "load" => Ok(self.table.insert(Table::load(&self.games, request)?).state()),
            _ => {
                let unready = || Refusal::new(RefusalCode::NoGame, "begin with `new` or `load`");
                self.table.as_mut().ok_or_else(unready)?.handle(op, request)
            }
        }
    }
}

/// A refusal as the protocol answers it.
fn told(refused: &Refusal) -> Value {
    json!({ "error": refused })
}

fn bad_record(error: &RecordError) -> Refusal {
    Refusal::new(RefusalCode::BadRecord, error.to_string())
}

/// A match and the chance it draws from.
#[derive(Debug)]
struct Table {
    game: Box<dyn MatchTools>,
    draws: Draws,
}

impl Table {
    fn create(games: &Games, request: &Value) -> Result<Self, Refusal> {
        let game = games.named(text(request, "game")?)?;
        let mut options = Vec::new();
        if let Some(given) = request.get("options") {
            let wrong = || Refusal::new(RefusalCode::BadOptions, "options: an object");
            let given = given.as_object().ok_or_else(wrong)?;
            options.extend(given.iter().map(|(key, value)| (key.clone(), plain(value))));
        }
        if let Some(players) = request.get("players") {
            options.push(("players".to_owned(), plain(players)));
        }
        let header = Header { options, ..Header::default() };
        Ok(Table { game: game.begin(header)?, draws: draws_of(request) })
    }

    /// A position or a record; the request names the game, or what is loaded does.
    fn load(games: &Games, request: &Value) -> Result<Self, Refusal> {
        let named = match request.get("game") {
            Some(_) => Some(games.named(text(request, "game")?)?),
            None => None,
        };
        let game = if let Some(position) = request.get("position") {
            let header = Header { position: Some(position.to_string()), ..Header::default() };
            named.map_or_else(|| games.of_position(position), Ok)?.begin(header)?
        } else {
            let record = Record::parse(text(request, "record")?).map_err(|it| bad_record(&it))?;
            let game = named.map_or_else(|| games.named(&record.header.game), Ok)?;
            game.replay(record).map_err(|it| bad_record(&it))?
        };
        Ok(Table { game, draws: draws_of(request) })
    }

    fn handle(&mut self, op: &str, request: &Value) -> Answer {
        match op {
            "position" => Ok(json!({ "position": self.game.position() })),
            "view" => self.view(request),
            "offers" => self.offers(request),
            "act" => self.act(request),
            "chance" => self.chance(request),
            "undo" => {
                self.game.take_back(self.seat(request)?)?;
                Ok(self.state())
            }
            "why_not" => self.why_not(request),
            "perft" => self.perft(request),
            "record" => Ok(json!({ "record": self.game.record().to_string() })),
            "outcome" => Ok(json!({ "outcome": self.game.outcome() })),
            "bot" => self.bot(request),
            "preview" => self.preview(request),
            _ => Err(Refusal::new(RefusalCode::BadRequest, format!("`{op}` is not an op"))),
        }
    }

    /// Who or what has to go on.
    fn state(&self) -> Value {
        let pending = self.game.pending();
        let seats: Vec<Seat> = pending.seats.into();
        let needed: Vec<Seat> = pending.needed.into();
        let chance: Vec<Option<Seat>> = pending.chance.iter().map(Stream::seat).collect();
        json!({
            "decision": self.game.decision(),
            "seats": seats,
            "needed": needed,
            "chance": chance,
            "outcome": self.game.outcome(),
        })
    }

    fn seat(&self, request: &Value) -> Result<Seat, Refusal> {
        let players = self.game.players();
        let wrong =
            || Refusal::new(RefusalCode::BadRequest, format!("seat: a number below {players}"));
        let index = request.get("seat").and_then(Value::as_u64).ok_or_else(wrong)?;
        if index < players as u64 { Ok(Seat::new(index as u8)) } else { Err(wrong()) }
    }

    fn view(&self, request: &Value) -> Answer {
        let viewer = match request.get("seat").and_then(Value::as_str) {
            Some("spectator") => Viewer::Spectator,
            _ => Viewer::Seat(self.seat(request)?),
        };
        Ok(json!({ "view": self.game.view(viewer) }))
    }

    fn offers(&self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        Ok(json!({ "offers": self.game.offers(seat), "may_undo": self.game.may_take_back(seat) }))
    }

    fn act(&mut self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let text = text(request, "text")?;
        if let Some(given) = request.get("decision").and_then(Value::as_u64) {
            let (given, current) = (given.min(u64::from(u32::MAX)) as u32, self.game.decision());
            if given != current {
                return Err(Rejected::StaleDecision { given, current }.into());
            }
        }
        self.game.act(seat, text)?;
        Ok(self.state())
    }

    fn chance(&mut self, request: &Value) -> Answer {
        let stream = match request.get("seat") {
            None | Some(Value::Null) => self.game.pending().stream_of(None),
            Some(_) => Stream::of(self.seat(request)?),
        };
        let text = text(request, "text")?;
        let drawn = if text == "sample" {
            self.game.draw(stream, &mut self.draws)?.0
        } else {
            self.game.resolve_as(stream, text)?;
            text.to_owned()
        };
        let mut state = self.state();
        state["drawn"] = json!(drawn);
        Ok(state)
    }

    /// Which rule forbids an action, and what it says.
    fn why_not(&self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let language = request.get("language").and_then(Value::as_str).unwrap_or("en");
        if language != "en" {
            let reason = format!("language: `{language}` is not there");
            return Err(Refusal::new(RefusalCode::BadRequest, reason));
        }
        Ok(match self.game.why_not(seat, text(request, "text")?)? {
            None => json!({ "allowed": true }),
            Some((rule, text)) => json!({
                "allowed": false,
                "rule": rule,
                "text": text,
                "language": language,
            }),
        })
    }

    fn perft(&self, request: &Value) -> Answer {
        let wrong = || {
            let reason = format!("depth: a number from 0 to {MAX_PERFT_DEPTH}");
            Refusal::new(RefusalCode::BadRequest, reason)
        };
        let depth = request.get("depth").and_then(Value::as_u64).ok_or_else(wrong)?;
        if depth > u64::from(MAX_PERFT_DEPTH) {
            return Err(wrong());
        }
        let counting = match request.get("chance").and_then(Value::as_bool) {
            Some(false) => Counting::UpToChance,
            _ => Counting::WithChance,
        };
        let nodes = self.game.perft(depth as u32, counting, MAX_PERFT_NODES);
        let many = || format!("there are more than {MAX_PERFT_NODES}: ask for less depth");
        Ok(json!({ "nodes": nodes.ok_or_else(|| Refusal::new(RefusalCode::TooMany, many()))? }))
    }

    fn bot(&self, request: &Value) -> Answer {
        let seat = self.seat(request)?;
        let name = request.get("name").and_then(Value::as_str).unwrap_or("greedy");
        let seed = number(request, "seed")?.unwrap_or(0);
        let adviser = Adviser { budget: budget(request)?, ..Adviser::new(name, seed) };
        let counsel = self.game.counsel(seat, &adviser)?;
        Ok(json!({
            "text": counsel.choice.as_ref().map(|it| &it.action),
            "value": counsel.choice.as_ref().and_then(|it| it.value),
            "reasons": counsel.reasons(),
            "opinions": counsel.opinions,
        }))
    }

    /// What is coming for a seat, in games that can say so; null where nothing is.
    fn preview(&self, request: &Value) -> Answer {
        Ok(json!({ "preview": self.game.preview(self.seat(request)?)? }))
    }
}

fn draws_of(request: &Value) -> Draws {
    Draws::from(Fate::new(request.get("seed").and_then(Value::as_u64).unwrap_or(0)))
}

/// A text field of a request.
fn text<'a>(request: &'a Value, field: &str) -> Result<&'a str, Refusal> {
    let wrong = || Refusal::new(RefusalCode::BadRequest, format!("{field}: a text is missing"));
    request.get(field).and_then(Value::as_str).ok_or_else(wrong)
}

/// A number of a request, if it is there.
fn number(request: &Value, field: &str) -> Result<Option<u64>, Refusal> {
    let wrong = || Refusal::new(RefusalCode::BadRequest, format!("{field}: a whole number"));
    request.get(field).map(|it| it.as_u64().ok_or_else(wrong)).transpose()
}

/// How much a bot may think, if the request says so.
fn budget(request: &Value) -> Result<Option<Budget>, Refusal> {
    let nodes = number(request, "nodes")?;
    let time = number(request, "milliseconds")?.map(Duration::from_millis);
    let budget = Budget::nodes(nodes.unwrap_or(u64::MAX));
    Ok(match (nodes, time) {
        (None, None) => None,
        (_, None) => Some(budget),
        (_, Some(time)) => Some(budget.within(time)),
    })
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
