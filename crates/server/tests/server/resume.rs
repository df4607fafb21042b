//! Reconnecting after every possible cut: nothing is missing and nothing comes twice, whether the
//! table was in memory or not.

use std::time::Duration;

use serde_json::{Value, json};
use testbench::{Client, Seat};

use crate::bench::Bench;
use crate::scene::{Two, code, done, everything, mixed, until};

/// What a client received that was connected all the time.
struct Heard {
    client: Client,
    /// The number of the step the first message was about.
    first: u64,
    /// The events of each step, as sent.
    steps: Vec<Value>,
    play: Value,
    table: Value,
}

/// The content of a step, without the table after it.
fn events(step: &Value) -> Value {
    let mut step = step.clone();
    let fields = step.as_object_mut().expect("a message");
    for beside in ["type", "table", "yours", "play"] {
        fields.remove(beside);
    }
    step
}

impl Heard {
    fn new(client: &Client, first: u64, seat: &Seat) -> Self {
        let heard = seat.heard.as_ref().expect("all messages are kept");
        let steps = heard.iter().filter(|it| it["type"] == "step").map(events).collect();
        Heard {
            client: client.clone(),
            first,
            steps,
            play: seat.play.clone(),
            table: seat.table.clone(),
        }
    }

    /// Reconnects after each step and compares.
    async fn check(&self, url: &str, table: &str) {
        let client = self.client.at(url);
        let latest = self.first + self.steps.len() as u64;
        for cut in 0..=latest + 1 {
            let path = format!("/api/tables/{table}/ws?resume={cut}");
            let mut wire = crate::wire::Wire::open(&client, &path).await.expect("a connection");
            let message = wire.hear().await;
            assert_eq!(message["type"], "table");
            assert_eq!(message["number"], latest);
            assert_eq!(message["play"], self.play, "after {cut}");
            let missed = message["missed"].as_array().expect("what was missed");
            let numbers: Vec<u64> = missed.iter().filter_map(|it| it["number"].as_u64()).collect();
            let wanted: Vec<u64> = (cut + 1..=latest).collect();
            assert_eq!(numbers, wanted, "after {cut}");
            let known: Vec<&Value> = missed
                .iter()
                .filter(|it| it["number"].as_u64().is_some_and(|it| it > self.first))
                .collect();
            let skipped = cut.saturating_sub(self.first) as usize;
            let wanted: Vec<&Value> = self.steps.iter().skip(skipped).collect();
            assert_eq!(known, wanted, "after {cut}");
            for field in ["id", "state", "seats", "host", "seed_hash", "options"] {
                assert_eq!(message["table"][field], self.table[field]);
            }
        }
    }
}

/// Two people, a bot and a spectator; some actions are taken back or rolled back. Returns what each
/// of them received.
async fn played(bench: &Bench, game: &str, inputs: usize) -> (String, Vec<Heard>) {
    let bot = json!([{ "kind": "bot", "level": "greedy" }]);
    let mut two = Two::with(bench, game, bot, json!({})).await;
    let watcher = bench.guest().await;
    let mut watching = watcher.sit(&two.table, None).await.expect("a place to watch");
    let first = two.one.number.max(watching.number);
    two.settle().await;
    for seat in [&mut two.one, &mut two.other, &mut watching] {
        until(seat, first).await;
        seat.heard = Some(Vec::new());
    }
    let firsts = [two.one.number, two.other.number, watching.number];
    for turn in 0..inputs {
        if !two.advance(mixed(turn)).await {
            break;
        }
        go_back(&mut two, turn).await;
    }
    two.quiet().await;
    until(&mut watching, two.one.number).await;
    let table = two.table.clone();
    let heard = vec![
        Heard::new(&two.anna, firsts[0], &two.one),
        Heard::new(&two.otto, firsts[1], &two.other),
        Heard::new(&watcher, firsts[2], &watching),
    ];
    assert!(heard.iter().all(|it| it.first + it.steps.len() as u64 == two.one.number));
    (table, heard)
}

/// Now and then a player takes an action back, or all go back.
async fn go_back(two: &mut Two, turn: usize) {
    let may = |seat: &Seat| seat.play["may_take_back"] == true;
    if turn.is_multiple_of(3) && may(&two.one) {
        let decision = two.one.play["decision"].clone();
        let request = json!({ "type": "take_back", "seat": 0, "decision": decision });
        let answer = two.one.ask(request).await.expect("an answer");
        let is_known = answer["type"] == "done" || code(&answer) == "stale_decision";
        assert!(is_known || code(&answer) == "nothing_to_take_back", "{answer}");
    }
    if turn % 8 == 7 {
        let answer = two.other.ask(json!({ "type": "ask_roll_back", "seat": 1 })).await;
        if answer.expect("an answer")["type"] == "done" {
            two.settle().await;
            done(&mut two.one, json!({ "type": "answer_roll_back", "seat": 0, "agree": true }))
                .await;
        }
    }
    two.settle().await;
}

async fn every_cut(game: &str, inputs: usize) {
    let tiny = Duration::from_millis(20);
    let bench = Bench::with(|config| config.times.idle = tiny).await;
    let (table, heard) = played(&bench, game, inputs).await;
    for one in &heard {
        one.check(bench.url(), &table).await;
    }
    // The table left memory and is loaded again.
    bench.until("tables", |it| it == 0.0).await;
    for one in &heard {
        one.check(bench.url(), &table).await;
    }
    // The server was stopped and started again.
    let bench = bench.restarted().await;
    for one in &heard {
        one.check(bench.url(), &table).await;
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_every_cut_of_bastion() {
    every_cut("bastion", 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_every_cut_of_sanctum() {
    every_cut("sanctum", 24).await;
}

/// Sends an action and disconnects without waiting; then reconnects and sends it again. It must
/// happen exactly once.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_happens_once() {
    let mut bench = Bench::new().await;
    let two = Two::at(&bench, "bastion").await;
    let Two { table, mut anna, mut otto, one, other } = two;
    drop((one, other));
    let (mut stale, mut fresh) = (0, 0);
    for turn in 0..30 {
        if turn % 10 == 9 {
            bench = bench.restarted().await;
            (anna, otto) = (anna.at(bench.url()), otto.at(bench.url()));
        }
        let mut seats = vec![
            anna.sit(&table, None).await.expect("a seat"),
            otto.sit(&table, None).await.expect("a seat"),
        ];
        let needed = seats.iter().position(|it| it.is_needed() && !it.offers().is_empty());
        let index = needed.expect("somebody is needed");
        let mut seat = seats.swap_remove(index);
        drop(seats);
        let offers = seat.offers();
        let request = seat.act_request(&offers[mixed(turn) % offers.len()]);
        let number = seat.number;
        seat.send(request.clone()).await.expect("it is sent");
        if turn % 2 == 0 {
            // Not even sent completely: some of these never arrive.
            drop(seat);
        } else {
            seat.close().await;
        }
        let who = if index == 0 { &anna } else { &otto };
        let mut back = who.sit(&table, Some(number)).await.expect("a seat");
        assert!(back.number == number || back.number == number + 1);
        let answer = back.ask(request).await.expect("an answer");
        match code(&answer) {
            "" => fresh += 1,
            "stale_decision" => stale += 1,
            _ => panic!("{answer}"),
        }
        let now = everything(who, &table).await;
        assert_eq!(now["moment"]["latest"], number + 1, "it happened once");
    }
    assert_eq!(stale + fresh, 30);
    assert!(stale > 0, "some arrived although nobody waited for the answer");
    bench.server.stop().await;
}
