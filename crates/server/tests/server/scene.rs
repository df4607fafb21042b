//! Tables for tests, and common questions about them.

use games::Games;
use serde_json::{Value, json};
use testbench::{Client, Seat};

use crate::bench::Bench;

/// A running table of two people without bots: Anna made it and has seat 0, Otto has seat 1.
pub(crate) struct Two {
    pub(crate) table: String,
    pub(crate) anna: Client,
    pub(crate) otto: Client,
    pub(crate) one: Seat,
    pub(crate) other: Seat,
}

/// The options of a game that make it short.
pub(crate) fn short(game: &str) -> Value {
    if game == "bastion" { json!({ "mode": "tutorial" }) } else { json!({}) }
}

impl Two {
    pub(crate) async fn at(bench: &Bench, game: &str) -> Self {
        Self::with(bench, game, json!([]), json!({})).await
    }

    /// With more seats after the two, and more settings.
    pub(crate) async fn with(bench: &Bench, game: &str, more: Value, settings: Value) -> Self {
        let (anna, otto) = (bench.named("Anna").await, bench.named("Otto").await);
        let mut seats = vec![json!({ "kind": "me" }), json!({ "kind": "open" })];
        seats.extend(more.as_array().expect("seats").iter().cloned());
        let mut new = json!({ "game": game, "options": short(game), "seats": seats });
        for (key, value) in settings.as_object().expect("settings") {
            new[key] = value.clone();
        }
        let table = anna.create(new).await.expect("a table");
        let mut one = anna.sit(&table, None).await.expect("a seat");
        let mut other = otto.sit(&table, None).await.expect("a place to watch");
        done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
        while !one.play.is_object() {
            one.hear().await.expect("the start");
        }
        Two { table, anna, otto, one, other }
    }

    /// The player who has to decide now, if it is one of the two.
    pub(crate) fn needed(&mut self) -> Option<&mut Seat> {
        let seats = [&mut self.one, &mut self.other];
        seats.into_iter().find(|it| it.is_needed() && !it.offers().is_empty())
    }

    /// Waits until both have received the same.
    pub(crate) async fn settle(&mut self) {
        let number = self.one.number.max(self.other.number);
        for seat in [&mut self.one, &mut self.other] {
            until(seat, number).await;
        }
    }

    /// The needed player takes one of the offers; false when the game is over.
    pub(crate) async fn advance(&mut self, pick: usize) -> bool {
        loop {
            self.settle().await;
            if self.one.is_over() {
                return false;
            }
            let Some(seat) = self.needed() else {
                // A bot has to act.
                self.one.hear().await.expect("a message");
                continue;
            };
            let offers = seat.offers();
            let request = seat.act_request(&offers[pick % offers.len()]);
            let answer = seat.ask(request).await.expect("an answer");
            if answer["type"] == "done" {
                self.settle().await;
                return true;
            }
            // A bot was faster.
            assert_eq!(code(&answer), "stale_decision", "{answer}");
        }
    }

    /// Waits until the game waits for one of the two, or is over.
    pub(crate) async fn quiet(&mut self) {
        loop {
            self.settle().await;
            if self.one.is_over() || self.needed().is_some() {
                return;
            }
            self.one.hear().await.expect("a message");
        }
    }

    /// Plays to the end.
    pub(crate) async fn finish(&mut self) {
        let mut turn = 0;
        while self.advance(mixed(turn)).await {
            turn += 1;
        }
    }
}

/// A pseudo-random number derived from another: picking by it does not lead into cycles.
pub(crate) fn mixed(number: usize) -> usize {
    let mixed = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 33) as usize
}

/// Waits until a connection has received a step.
pub(crate) async fn until(seat: &mut Seat, number: u64) {
    while seat.number < number {
        seat.hear().await.expect("a message");
    }
}

/// The code of a refusal; empty if it is none.
pub(crate) fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// Sends a request that must succeed.
pub(crate) async fn done(seat: &mut Seat, request: Value) -> Value {
    let answer = seat.ask(request.clone()).await.expect("an answer");
    assert_eq!(answer["type"], "done", "{request} became {answer}");
    answer
}

/// Sends a request that must be refused.
pub(crate) async fn refused(seat: &mut Seat, request: Value, wanted: &str) {
    let answer = seat.ask(request.clone()).await.expect("an answer");
    assert_eq!(code(&answer), wanted, "{request} became {answer}");
}

/// Everything a request may change about a table: what lists show, the number of the latest step,
/// and the position as a player there sees it.
pub(crate) async fn everything(client: &Client, table: &str) -> Value {
    let (_, info) = client.get(&format!("/api/tables/{table}")).await.expect("a table");
    let (_, moment) = client.get(&format!("/api/tables/{table}/moments/1")).await.expect("a step");
    let latest = moment["latest"].as_u64().expect("a number");
    let path = format!("/api/tables/{table}/moments/{latest}");
    let (_, moment) = client.get(&path).await.expect("the latest step");
    let (_, position) = client.get(&format!("/api/tables/{table}/position")).await.expect("one");
    json!({ "info": info, "moment": moment, "position": position })
}

/// The position of an open game.
pub(crate) async fn position(client: &Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/position");
    let (status, position) = client.get(&path).await.expect("a position");
    assert_eq!(status, 200, "{position}");
    position
}

/// Whether the record of a finished game is what its seed gives.
pub(crate) async fn must_be_fair(client: &Client, table: &str, game: &str) {
    let record = client.record(table).await.expect("a record");
    let record = tabletop::Record::parse(&record).expect("a record");
    let seed = record.header.tags.iter().find(|(key, _)| key == "seed").expect("a seed").1.clone();
    let seed = data_encoding::HEXLOWER.decode(seed.as_bytes()).expect("hexadecimal");
    let replayed = Games::house().named(game).expect("a game").replay(record).expect("it replays");
    replayed.verify_chance(seed.try_into().expect("32 bytes")).expect("every die is from the seed");
}
