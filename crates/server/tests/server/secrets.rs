//! What a client receives does not depend on what only others may know, byte for byte.
//!
//! Two tables start from positions that differ only in something hidden from seat 0. The same is
//! done at both, and everything seat 0 and a spectator receive is compared.

use std::collections::BTreeSet;

use games::{Draws, Games, MatchTools};
use serde_json::{Value, json};
use tabletop::{Fate, Header};
use testbench::Client;

use crate::bench::Bench;
use crate::scene::{Two, mixed};
use crate::wire::Wire;

const SEED: [u8; 32] = [0xa7; 32];

/// A position whose game waits for a person, from a game that bots played.
fn position(is_wanted: impl Fn(&Value) -> bool) -> Value {
    for seed in 0..60 {
        let mut game = begun(&[("players", "2")], None);
        let mut draws = Draws::from(Fate::new(seed));
        while !game.pending().is_over() {
            if let Some(stream) = game.pending().chance.lowest() {
                game.draw(stream, &mut draws).expect("chance owes something");
                continue;
            }
            let position = game.position();
            if is_wanted(&position) {
                return position;
            }
            let seat = game.pending().needed.lowest().expect("somebody is needed");
            let advice = game
                .advice(
                    seat,
                    &games::Adviser::new("greedy", seed),
                    &mut games::BotMemory::default(),
                )
                .expect("advice");
            game.act(seat, &advice.expect("it is needed").action).expect("it is allowed");
        }
    }
    panic!("no game came to such a position");
}

fn begun(options: &[(&str, &str)], position: Option<&Value>) -> Box<dyn MatchTools> {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let position = position.map(Value::to_string);
    let header = Header { options: options.collect(), position, ..Header::default() };
    Games::house().named("sanctum").expect("a game").begin(header).expect("a match")
}

/// Two positions that differ in a blessing of seat 1.
fn with_another_blessing() -> [Value; 2] {
    let is_wanted = |it: &Value| {
        let own = it["heroes"][1]["blessings"].as_array().is_some_and(|it| !it.is_empty());
        own && it["blessings_open"] == false
    };
    let one = position(is_wanted);
    let mut other = one.clone();
    let hidden = one["achievements"]["hidden"].as_array().expect("tiles").clone();
    let own = one["heroes"][1]["blessings"][0].clone();
    // One that is used in another way, so that it makes a difference to its owner.
    let tile = hidden.last().expect("a tile nobody has").clone();
    let without = |list: &Value, out: &Value, into: &Value| -> Value {
        let kept = list.as_array().expect("tiles").iter().filter(|it| *it != out);
        kept.chain([into]).cloned().collect()
    };
    other["heroes"][1]["blessings"] = without(&one["heroes"][1]["blessings"], &own, &tile);
    other["achievements"]["hidden"] = without(&one["achievements"]["hidden"], &tile, &own);
    [one, other]
}

/// Two positions that differ in a fury card that lies face down.
fn with_another_fury() -> [Value; 2] {
    let face_down = |it: &Value| {
        it["heroes"][1]["row"]["furies"]
            .as_array()
            .is_some_and(|it| it.last().is_some_and(|it| !it.is_null()))
    };
    let is_left = |it: &Value| it["lord"]["furies"].as_array().is_some_and(|it| !it.is_empty());
    let one = position(|it| face_down(it) && is_left(it));
    let mut other = one.clone();
    let left = other["lord"]["furies"].as_array_mut().expect("cards");
    let taken = left.pop().expect("a card that is left");
    let row = other["heroes"][1]["row"]["furies"].as_array_mut().expect("cards");
    let laid = std::mem::replace(row.last_mut().expect("a card"), taken);
    other["lord"]["furies"].as_array_mut().expect("cards").push(laid);
    [one, other]
}

/// A connection that keeps every byte.
struct Ear {
    wire: Wire,
    texts: Vec<String>,
    play: Value,
    number: u64,
    next_id: u32,
}

impl Ear {
    async fn open(client: &Client, table: &str) -> Self {
        let path = format!("/api/tables/{table}/ws");
        let wire = Wire::open(client, &path).await.expect("a connection");
        let mut ear = Ear { wire, texts: Vec::new(), play: Value::Null, number: 0, next_id: 1 };
        ear.hear().await;
        ear
    }

    async fn hear(&mut self) -> Value {
        let text = self.wire.text().await.expect("a message");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        self.texts.push(text);
        self.number = self.number.max(message["number"].as_u64().unwrap_or(0));
        if message["play"].is_object() {
            self.play = message["play"].clone();
        }
        message
    }

    async fn ask(&mut self, mut request: Value) -> Value {
        request["id"] = json!(self.next_id);
        self.next_id += 1;
        self.wire.say(&request.to_string()).await;
        loop {
            let message = self.hear().await;
            if message["id"] == request["id"] {
                return message;
            }
        }
    }

    async fn until(&mut self, number: u64) {
        while self.number < number {
            self.hear().await;
        }
    }

    fn offers(&self) -> Vec<String> {
        let offers = self.play["offers"].as_array().expect("offers");
        offers.iter().filter_map(|it| it["text"].as_str()).map(str::to_owned).collect()
    }
}

/// A table, its two players and a spectator.
struct World {
    table: String,
    people: Vec<Client>,
    /// Seat 0, seat 1, and the spectator.
    ears: Vec<Ear>,
}

impl World {
    async fn new(bench: &Bench, position: &Value) -> Self {
        let people =
            vec![bench.named("Anna").await, bench.named("Otto").await, bench.named("Vera").await];
        let new = json!({
            "game": "sanctum",
            "position": position.to_string(),
            "seats": [{ "kind": "me" }, { "kind": "open" }],
        });
        let table = people[0].create(new).await.expect("a table");
        let one = Ear::open(&people[0], &table).await;
        let mut other = Ear::open(&people[1], &table).await;
        assert_eq!(other.ask(json!({ "type": "sit", "seat": 1 })).await["type"], "done");
        let number = other.number;
        let watching = Ear::open(&people[2], &table).await;
        let mut world = World { table, people, ears: vec![one, other, watching] };
        world.settle(number).await;
        world
    }

    async fn settle(&mut self, number: u64) {
        for ear in &mut self.ears {
            ear.until(number).await;
        }
    }

    /// Sends a request of a seat, and lets everybody receive the result.
    async fn ask(&mut self, seat: usize, mut request: Value) -> Value {
        request["seat"] = json!(seat);
        let answer = self.ears[seat].ask(request).await;
        let number = self.ears[seat].number;
        self.settle(number).await;
        answer
    }

    async fn act(&mut self, seat: usize, text: &str) -> Value {
        let decision = self.ears[seat].play["decision"].clone();
        self.ask(seat, json!({ "type": "act", "decision": decision, "text": text })).await
    }

    /// Everything that seat 0 and the spectator received and can get, without what differs between
    /// any two tables.
    async fn received(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        for index in [0, 2] {
            // The answer comes after everything before it.
            let seat = self.ears[index].play["seat"].clone();
            self.ears[index].ask(json!({ "type": "look", "seat": seat })).await;
            all.append(&mut self.ears[index].texts.clone());
            let latest = self.ears[index].number;
            let table = &self.table;
            let mut paths = vec![format!("/api/tables/{table}"), "/api/me/tables".to_owned()];
            for place in ["record", "position", "moments/1?seat=1"] {
                paths.push(format!("/api/tables/{table}/{place}"));
            }
            paths.push(format!("/api/tables/{table}/moments/{latest}?seat=1"));
            for path in paths {
                let (status, text) = self.people[index].get_text(&path).await.expect("an answer");
                let is_closed = path.ends_with("record") || path.ends_with("position");
                assert_eq!(status, if is_closed { 409 } else { 200 }, "{path}: {text}");
                all.push(text);
            }
        }
        all.iter().map(|it| self.plain(it)).collect()
    }

    fn plain(&self, text: &str) -> String {
        let mut text = text.replace(&self.table, "TABLE");
        for client in &self.people {
            text = text.replace(&client.id, &client.name);
        }
        for field in ["at\":", "now\":"] {
            let plain =
                |part: &str| part.trim_start_matches(|it: char| it.is_ascii_digit()).to_owned();
            text = text.split(field).map(plain).collect::<Vec<_>>().join(field);
        }
        text
    }
}

/// What everybody may know about the secrets: when this changes, a difference is allowed.
fn known(view: &Value) -> Value {
    let heroes = view["heroes"].as_array().expect("heroes");
    let card = heroes[1]["row"]["furies"].as_array().and_then(|it| it.last());
    json!([view["blessings_open"], heroes[0]["blessings"], card])
}

/// Plays the same at two tables; returns how many actions there were of each seat.
async fn alike(pair: [Value; 2], most: usize) -> [usize; 2] {
    let matches = pair.clone().map(|it| begun(&[], Some(&it)));
    assert_ne!(matches[0].position(), matches[1].position(), "the positions differ");
    let bench = Bench::with(|config| config.fixed_seed = Some(SEED)).await;
    let mut a = World::new(&bench, &pair[0]).await;
    let mut b = World::new(&bench, &pair[1]).await;
    let first = known(&a.ears[0].play["view"]);
    let mut acted = [0, 0];
    for turn in 0..most {
        assert_eq!(a.received().await, b.received().await, "after {acted:?} actions");
        let Some((seat, text)) = same_action(&a, &b, turn) else { break };
        if seat == 0 && turn % 5 == 0 {
            // A refusal reveals nothing either.
            for request in curious(&a) {
                a.ask(0, request.clone()).await;
                b.ask(0, request).await;
            }
        }
        for world in [&mut a, &mut b] {
            let answer = world.act(seat, &text).await;
            assert_eq!(answer["type"], "done", "{text}: {answer}");
        }
        acted[seat] += 1;
        // The end discloses everything, the seed too.
        if a.ears[2].play["outcome"].is_object() {
            bench.server.stop().await;
            return acted;
        }
        if known(&a.ears[0].play["view"]) != first || known(&b.ears[0].play["view"]) != first {
            break;
        }
    }
    let seed = data_encoding::HEXLOWER.encode(&SEED);
    let mut texts = a.ears.iter().chain(&b.ears).flat_map(|it| &it.texts);
    assert!(!texts.any(|it| it.contains(&seed)), "nobody gets the seed before the end");
    bench.server.stop().await;
    acted
}

/// Requests of seat 0 about things it may not know.
fn curious(world: &World) -> Vec<Value> {
    let mut questions = vec![
        json!({ "type": "look", "seat": 1 }),
        json!({ "type": "act", "decision": world.ears[0].play["decision"], "text": "bless 1" }),
        json!({ "type": "act", "decision": 0, "text": "nonsense" }),
        json!({ "type": "take_back", "decision": 0 }),
    ];
    let offers = world.ears[1].offers();
    questions.extend(offers.iter().map(|text| json!({ "type": "why_not", "text": text })));
    questions
}

/// An action that is possible at both tables.
fn same_action(a: &World, b: &World, turn: usize) -> Option<(usize, String)> {
    let needed = a.ears[2].play["needed"].as_array()?;
    let seat = needed[turn % needed.len().max(1)].as_u64()? as usize;
    let here: BTreeSet<String> = a.ears[seat].offers().into_iter().collect();
    let there: BTreeSet<String> = b.ears[seat].offers().into_iter().collect();
    let both: Vec<&String> = here.intersection(&there).collect();
    let text = *both.get(mixed(turn) % both.len().max(1))?;
    Some((seat, text.clone()))
}

#[tokio::test(flavor = "multi_thread")]
async fn blessings_of_others() {
    let pair = with_another_blessing();
    // The owner sees the difference.
    let [one, other] = pair.clone().map(|it| begun(&[], Some(&it)));
    let otto = tabletop::Viewer::Seat(tabletop::Seat::new(1));
    assert_ne!(one.view(otto).get(), other.view(otto).get());
    let acted = alike(pair, 40).await;
    assert!(acted.iter().all(|it| *it > 3), "{acted:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn fury_cards_that_lie_face_down() {
    let acted = alike(with_another_fury(), 40).await;
    assert!(acted.iter().all(|it| *it > 3), "{acted:?}");
}

/// A game with secrets gives nobody its record or position before its end; then everybody.
#[tokio::test(flavor = "multi_thread")]
async fn records_and_positions_wait_for_the_end() {
    let bench = Bench::with(|config| config.fixed_seed = Some(SEED)).await;
    let mut two = Two::at(&bench, "sanctum").await;
    let seed = data_encoding::HEXLOWER.encode(&SEED);
    let stranger = bench.guest().await;
    let path = |place: &str| format!("/api/tables/{}/{place}", two.table);
    for client in [&two.anna, &two.otto, &stranger] {
        for place in ["record", "position"] {
            let (status, failure) = client.get(&path(place)).await.expect("an answer");
            assert_eq!((status, &failure["code"]), (409, &json!("still_played")));
        }
        assert_eq!(client.get_text("/api/me/records").await.expect("records").1, "");
    }
    two.one.heard = Some(Vec::new());
    two.finish().await;
    let heard = two.one.heard.take().expect("all messages");
    let told = heard.iter().position(|it| it.to_string().contains(&seed)).expect("the seed");
    assert!(heard[..told].iter().all(|it| it["play"]["outcome"].is_null()));
    assert!(heard[told]["play"]["outcome"].is_object());
    for client in [&two.anna, &stranger] {
        let path = format!("/api/tables/{}/record", two.table);
        let (status, record) = client.get_text(&path).await.expect("a record");
        assert_eq!(status, 200);
        assert!(record.contains(&seed));
    }
    let (_, all) = two.anna.get_text("/api/me/records").await.expect("records");
    assert!(all.contains(&two.table) && all.contains(&seed), "{all}");
    bench.server.stop().await;
}
