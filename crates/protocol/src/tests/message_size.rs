//! What typed offers, events and views cost on the wire: the steps of recorded games, compressed one
//! by one, beside the same steps with offers and actions as texts and without what was added.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use games::{AnyMatch, Games, StepEvents};
use serde_json::{Value, json};
use tabletop::{Author, Record, Seat, Viewer};

use crate::{Events, Message, Play};

/// Issue 17: at most 15 % more bytes after compression.
const LIMIT: f64 = 1.15;
/// Neighbouring steps are much alike: this many inputs lie between two that are measured.
const EVERY: usize = 7;
/// What was added to the view of Bastion.
const ADDED: [&str; 7] =
    ["parts", "price_rules", "protected_by", "beside", "closed", "is_last_chance", "attack"];

/// Bytes of compressed steps.
#[derive(Clone, Copy, Default)]
struct Bytes {
    typed: usize,
    texts: usize,
}

impl Bytes {
    fn growth(self) -> f64 {
        self.typed as f64 / self.texts as f64
    }

    fn add(&mut self, other: Bytes) {
        self.typed += other.typed;
        self.texts += other.texts;
    }
}

/// A step as the server sends it to a seat.
fn step(game: &dyn AnyMatch, happened: &dyn StepEvents, seat: Seat) -> Value {
    let (viewer, inputs) = (Viewer::Seat(seat), game.inputs() as u32);
    let events = Events {
        number: u64::from(inputs) + 2,
        at: 1_790_000_000_000 + u64::from(inputs) * 1234,
        taken_back: None,
        rolled_back: None,
        events: happened.seen_by(viewer),
        because: happened.because(viewer),
    };
    let play = Play {
        seat: Some(seat),
        view: game.view(viewer),
        sums: game.sums(),
        decision: game.decision(),
        offers: game.typed_offers(seat),
        needed: game.pending().needed,
        may_take_back: game.may_take_back(seat),
        inputs,
        turns: game.turns(),
        clocks: Vec::new(),
        asked: None,
        asked_until: None,
        deeds: None,
        outcome: game.outcome(),
        seed: None,
    };
    let yours = [seat].into_iter().collect();
    let message = Message::Step { events, table: None, yours, play: Some(play) };
    serde_json::to_value(&message).expect("plain data")
}

/// The step with texts alone; `input` is what was done.
fn with_texts(mut step: Value, input: &str) -> Value {
    for event in step["events"].as_array_mut().expect("events") {
        let event = event.as_object_mut().expect("an event is an object");
        event.retain(|name, _| name != "typed" && name != "because");
        if event.remove("announced").is_some() {
            event.insert("action".to_owned(), json!(input));
        }
        if let Some(chance) = event.get_mut("chance") {
            *chance = json!(input);
        }
    }
    let fields = step.as_object_mut().expect("a step is an object");
    fields.retain(|name, _| name != "because");
    let play = fields["play"].as_object_mut().expect("the match");
    play.retain(|name, _| name != "sums");
    for offer in play["offers"].as_array_mut().expect("offers") {
        *offer = offer["text"].take();
    }
    let view = play["view"].as_object_mut().expect("a view is an object");
    view.retain(|name, _| !ADDED.contains(&name.as_str()));
    step
}

fn compressed(message: &Value) -> usize {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(message.to_string().as_bytes()).expect("memory takes it");
    encoder.finish().expect("memory takes it").len()
}

/// What the steps of a recorded game weigh.
fn weighed(game: &str, record: &Path) -> Bytes {
    let record = Record::parse(&fs::read_to_string(record).expect("a file")).expect("a record");
    let games = Games::house();
    let mut game = games.named(game).expect("a game").begin(record.header).expect("options");
    let mut bytes = Bytes::default();
    for (index, line) in record.lines.iter().enumerate() {
        let happened = match line.author {
            Author::Seat(seat) => game.act(seat, &line.text),
            Author::Chance(stream) => game.resolve_as(stream, &line.text),
        };
        let happened = happened.expect("a record is legal");
        if index % EVERY > 0 {
            continue;
        }
        for seat in Seat::first(game.players()) {
            let step = step(&*game, &*happened, seat);
            let typed = compressed(&step);
            bytes.add(Bytes { typed, texts: compressed(&with_texts(step, &line.text)) });
        }
    }
    bytes
}

fn records(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/fixtures"));
    let files = fs::read_dir(folder).expect("the records").map(|it| it.expect("a file").path());
    let mut records: Vec<PathBuf> =
        files.filter(|it| it.extension().is_some_and(|it| it == "record")).collect();
    records.sort();
    records
}

#[test]
#[allow(clippy::print_stdout, reason = "the figures of docs/results.md")]
fn issue_17_typed_messages_are_at_most_15_percent_larger_after_compression() {
    for game in ["bastion", "sanctum"] {
        let mut all = Bytes::default();
        for record in records(game) {
            let bytes = weighed(game, &record);
            let name = record.file_stem().expect("a name").to_string_lossy();
            println!("{game} {name}: {:+.1} %", (bytes.growth() - 1.0) * 100.0);
            all.add(bytes);
        }
        println!("{game}: {:+.1} %", (all.growth() - 1.0) * 100.0);
        assert!(all.growth() <= LIMIT, "{game}: {} bytes for {}", all.typed, all.texts);
    }
}
