//! Chat: who may write where, who reads it when, and how much of it.

use serde_json::{Value, json};
use testbench::Seat;

use crate::bench::Bench;
use crate::scene::{Two, code, done, refused};

fn say(room: &str, text: &str) -> Value {
    json!({ "type": "say", "room": room, "text": text })
}

/// All received lines, in order.
fn lines(seat: &Seat) -> Vec<String> {
    let heard = seat.heard.as_ref().expect("all messages are kept").iter();
    let said = heard.filter(|it| it["type"] == "said");
    said.map(|it| it["text"].as_str().expect("a text").to_owned()).collect()
}

/// The lines a new connection receives.
async fn read(client: &testbench::Client, table: &str) -> Vec<String> {
    let path = format!("/api/tables/{table}/ws");
    let mut wire = crate::wire::Wire::open(client, &path).await.expect("a connection");
    let all = wire.hear().await;
    let chat = all["chat"].as_array().expect("lines");
    chat.iter().map(|it| it["text"].as_str().expect("a text").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let (vera, emil) = (bench.guest().await, bench.guest().await);
    let mut watching = vera.sit(&two.table, None).await.expect("a place to watch");
    let mut beside = emil.sit(&two.table, None).await.expect("a place to watch");
    for seat in [&mut two.one, &mut two.other, &mut watching, &mut beside] {
        seat.heard = Some(Vec::new());
    }
    done(&mut two.one, say("table", "to all")).await;
    done(&mut watching, say("spectators", "to those who watch")).await;
    refused(&mut watching, say("table", "me too"), "not_your_room").await;
    refused(&mut two.one, say("spectators", "let me hear"), "not_your_room").await;
    done(&mut two.other, say("table", "indeed")).await;
    // An answer comes after everything that was said before.
    for seat in [&mut two.one, &mut beside] {
        refused(seat, json!({ "type": "mute", "player": "x", "muted": true }), "bad_request").await;
    }
    assert_eq!(lines(&two.one), ["to all", "indeed"]);
    assert_eq!(lines(&beside), ["to all", "to those who watch", "indeed"]);
    assert_eq!(read(&two.otto, &two.table).await, ["to all", "indeed"]);
    assert_eq!(read(&emil, &two.table).await, ["to all", "to those who watch", "indeed"]);
    let said = two.one.heard.as_ref().expect("messages").iter().find(|it| it["type"] == "said");
    let said = said.expect("a line");
    assert_eq!((&said["name"], &said["player"]), (&json!("Anna"), &json!(two.anna.id)));
    assert_eq!(said["room"], "table");
    // Once the game is over, players can read both rooms.
    two.finish().await;
    assert_eq!(read(&two.otto, &two.table).await, ["to all", "to those who watch", "indeed"]);
    two.one.heard = Some(Vec::new());
    done(&mut beside, say("spectators", "well played")).await;
    two.one.hear_until(|it| it["type"] == "said").await.expect("it is heard");
    done(&mut two.one, say("spectators", "thank you")).await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn muting() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let mute = |muted: bool| json!({ "type": "mute", "player": two.anna.id, "muted": muted });
    done(&mut two.other, mute(true)).await;
    two.other.heard = Some(Vec::new());
    done(&mut two.one, say("table", "do you hear me?")).await;
    done(&mut two.other, say("table", "I hear nobody")).await;
    assert_eq!(lines(&two.other), ["I hear nobody"]);
    let (_, mutes) = two.otto.get("/api/me/mutes").await.expect("mutes");
    assert_eq!(mutes, json!([{ "id": two.anna.id, "name": "Anna" }]));
    // It lasts, at every connection and every table.
    assert_eq!(read(&two.otto, &two.table).await, ["I hear nobody"]);
    let bench = bench.restarted().await;
    let otto = two.otto.at(bench.url());
    assert_eq!(read(&otto, &two.table).await, ["I hear nobody"]);
    let mut back = otto.sit(&two.table, None).await.expect("a seat");
    done(&mut back, mute(false)).await;
    assert_eq!(read(&otto, &two.table).await, ["do you hear me?", "I hear nobody"]);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    for bad in ["", "   ", "\u{0}\u{7}\n", &"x".repeat(501)] {
        refused(&mut two.one, say("table", bad), "bad_text").await;
    }
    two.other.heard = Some(Vec::new());
    // Refused or not, five are enough: the rest of the room belongs to others.
    done(&mut two.one, say("table", "  a\u{1b}[31mb\r\nc\u{85} ")).await;
    two.other.hear_until(|it| it["type"] == "said").await.expect("it is heard");
    assert_eq!(lines(&two.other), ["a[31mbc"]);
    done(&mut two.other, say("table", &"ß".repeat(500))).await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_a_table() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(two.one.ask(say("table", "hello")).await.expect("an answer"));
    }
    // Neither a second connection nor a new one gives more.
    let mut again = two.anna.sit(&two.table, None).await.expect("a seat");
    for _ in 0..4 {
        answers.push(again.ask(say("table", "hello")).await.expect("an answer"));
    }
    let codes: Vec<&str> = answers.iter().map(code).collect();
    assert_eq!(codes, ["", "", "", "", "", "too_fast", "too_fast", "too_fast"]);
    // The others may still speak, and the game goes on.
    done(&mut two.other, say("table", "hello")).await;
    assert!(two.advance(0).await);
    assert_eq!(read(&two.otto, &two.table).await.len(), 6);
    bench.server.stop().await;
}
