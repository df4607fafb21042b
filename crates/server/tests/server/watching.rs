//! Spectators: whether they may watch, how many, and with what delay.

use serde_json::{Value, json};
use testbench::{Client, Seat};

use crate::bench::Bench;
use crate::scene::{Two, done, mixed};
use crate::wire::Wire;

async fn door(client: &Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/ws");
    Wire::open(client, &path).await.expect("a connection").hear().await
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_watches() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let vera = bench.guest().await;
    let watching = vera.sit(&two.table, None).await.expect("a place to watch");
    assert_eq!(watching.play["seat"], Value::Null);
    assert_eq!(watching.play["offers"], json!([]));
    assert_eq!(watching.play["decision"], 0);
    let there = |it: &Value| it["type"] == "presence" && it["watching"] == 1;
    let presence = two.one.hear_until(there).await.expect("somebody came");
    assert_eq!(presence["online"], json!([0, 1]));
    watching.close().await;
    two.one.hear_until(|it| it["watching"] == 0).await.expect("somebody went");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_and_no_more() {
    let bench = Bench::with(|config| config.limits.spectators_per_table = 2).await;
    let two = Two::at(&bench, "bastion").await;
    let (vera, emil, ida) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let first = vera.sit(&two.table, None).await.expect("a place to watch");
    let _second = emil.sit(&two.table, None).await.expect("a place to watch");
    let full = json!({ "type": "closing", "reason": "too_many" });
    assert_eq!(door(&ida, &two.table).await, full);
    // A player with a seat can always connect.
    assert_eq!(door(&two.otto, &two.table).await["type"], "table");
    first.close().await;
    while door(&ida, &two.table).await == full {}
    bench.server.stop().await;
}

/// Before the start anyone may connect who could still take a seat.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_watches_where_it_is_not_allowed() {
    let bench = Bench::new().await;
    let settings = json!({ "watching": { "allowed": false } });
    let more = json!([{ "kind": "open" }]);
    let (anna, vera, emil) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let mut new = json!({ "game": "bastion", "options": { "mode": "tutorial" } });
    new["seats"] = json!([{ "kind": "me" }, more[0]]);
    new["watching"] = settings["watching"].clone();
    let table = anna.create(new).await.expect("a table");
    let mut one = anna.sit(&table, None).await.expect("a seat");
    let mut other = vera.sit(&table, None).await.expect("a place");
    let left = emil.sit(&table, None).await.expect("a place");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    let turned = json!({ "type": "closing", "reason": "not_allowed" });
    assert_eq!(door(&emil, &table).await, turned);
    // A player who was there before the start and got no seat does not see the game either.
    let mut left = left;
    left.heard = Some(Vec::new());
    while left.hear().await.is_ok() {}
    let heard = left.heard.take().expect("messages");
    assert!(heard.iter().all(|it| it["play"].is_null()), "{heard:?}");
    one.hear_until(|it| it["play"].is_object()).await.expect("the start");
    bench.server.stop().await;
}

/// A table of two people that is watched with a delay of a second.
async fn delayed(bench: &Bench) -> Two {
    let settings = json!({ "watching": { "allowed": true, "delay": 1 } });
    Two::with(bench, "bastion", json!([]), settings).await
}

/// The received steps, with when they happened and when they arrived.
async fn follow(watching: &mut Seat, until: u64, delay: u64) -> Vec<u64> {
    let mut numbers = Vec::new();
    while watching.number < until {
        let message = watching.hear().await.expect("a message");
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let now = now.expect("after 1970").as_millis() as u64;
        if let ("step" | "said", Some(at)) =
            (message["type"].as_str().expect("a type"), message["at"].as_u64())
        {
            assert!(now >= at + delay, "too early: {message}");
            numbers.extend(message["number"].as_u64());
        }
    }
    numbers
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_delay() {
    let bench = Bench::new().await;
    let mut two = delayed(&bench).await;
    let vera = bench.guest().await;
    let mut watching = vera.sit(&two.table, None).await.expect("a place to watch");
    let first = watching.number;
    done(&mut two.one, json!({ "type": "say", "room": "table", "text": "a secret" })).await;
    for turn in 0..5 {
        assert!(two.advance(mixed(turn)).await);
    }
    let latest = two.one.number;
    // Neither moments nor a second connection show more than is due; nor does the chat.
    let path = format!("/api/tables/{}/moments/{latest}", two.table);
    assert_eq!(vera.get(&path).await.expect("an answer").0, 404);
    assert_eq!(two.anna.get(&path).await.expect("an answer").0, 200);
    let again = door(&vera, &two.table).await;
    assert_eq!(again["number"], first);
    assert_eq!(again["chat"], json!([]));
    for place in ["record", "position"] {
        let path = format!("/api/tables/{}/{place}", two.table);
        assert_eq!(vera.get(&path).await.expect("an answer").0, 409);
    }
    watching.heard = Some(Vec::new());
    let numbers = follow(&mut watching, latest, 1000).await;
    assert_eq!(numbers, (first + 1..=latest).collect::<Vec<_>>());
    assert_eq!(watching.play["view"], {
        let spectator = two.one.ask(json!({ "type": "look" })).await.expect("the table");
        spectator["play"]["view"].clone()
    });
    let heard = watching.heard.take().expect("messages");
    assert_eq!(heard.iter().filter(|it| it["type"] == "said").count(), 1);
    assert_eq!(vera.get(&path).await.expect("an answer").0, 200);
    bench.server.stop().await;
}

/// A spectator who came before the start follows the game as well.
#[tokio::test(flavor = "multi_thread")]
async fn with_a_delay_from_the_start() {
    let bench = Bench::new().await;
    let (anna, otto, vera) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let table = anna
        .create(json!({
            "game": "bastion",
            "options": { "mode": "tutorial" },
            "seats": [{ "kind": "me" }, { "kind": "open" }],
            "watching": { "allowed": true, "delay": 1 },
        }))
        .await
        .expect("a table");
    let one = anna.sit(&table, None).await.expect("a seat");
    let mut watching = vera.sit(&table, None).await.expect("a place to watch");
    let mut other = otto.sit(&table, None).await.expect("a place");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    let mut two = Two { table, anna, otto, one, other };
    two.settle().await;
    let start = two.one.number;
    for turn in 0..3 {
        assert!(two.advance(mixed(turn)).await);
    }
    // The start reveals nothing, so it is sent at once; later steps are delayed.
    while watching.number < start {
        watching.hear().await.expect("the start");
    }
    let numbers = follow(&mut watching, two.one.number, 1000).await;
    assert_eq!(numbers, (start + 1..=two.one.number).collect::<Vec<_>>());
    bench.server.stop().await;
}

/// A player who gives up a seat at such a table sees it with the delay from then on.
#[tokio::test(flavor = "multi_thread")]
async fn with_a_delay_after_leaving() {
    let bench = Bench::new().await;
    let mut two = delayed(&bench).await;
    done(&mut two.other, json!({ "type": "leave", "seat": 1 })).await;
    let vera = bench.guest().await;
    let mut third = vera.sit(&two.table, None).await.expect("a place");
    done(&mut third, json!({ "type": "sit", "seat": 1 })).await;
    while two.one.number < third.number {
        two.one.hear().await.expect("a message");
    }
    let latest = two.one.number;
    two.other.number = 0;
    while two.other.number < latest {
        let message = two.other.hear().await.expect("a message");
        assert_ne!(message["yours"], json!([1]), "{message}");
    }
    bench.server.stop().await;
}

/// The end is seen with the delay, too, and then everything is open.
#[tokio::test(flavor = "multi_thread")]
async fn with_a_delay_to_the_end() {
    let bench = Bench::new().await;
    let mut two = delayed(&bench).await;
    let vera = bench.guest().await;
    let mut watching = vera.sit(&two.table, None).await.expect("a place to watch");
    two.finish().await;
    assert!(!watching.is_over());
    follow(&mut watching, two.one.number, 1000).await;
    assert!(watching.is_over());
    assert_eq!(watching.play["seed"], two.one.play["seed"]);
    bench.server.stop().await;
}
