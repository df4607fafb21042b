//! The law of seats, seen from outside.

use std::time::Duration;

use serde_json::{Value, json};
use testbench::{Client, Seat};

use crate::bench::Bench;
use crate::scene::{Two, done, mixed, refused, until};
use crate::wire::Wire;

fn sit(seat: u8) -> Value {
    json!({ "type": "sit", "seat": seat })
}

fn leave(seat: u8, hand_over: bool) -> Value {
    json!({ "type": "leave", "seat": seat, "hand_over": hand_over })
}

fn give(seat: u8, to: &Value) -> Value {
    json!({ "type": "give_seat", "seat": seat, "to": to })
}

fn bot() -> Value {
    json!({ "kind": "bot", "level": "random" })
}

/// What a player sees of a moment from a seat, and whether they see blessings of their own there.
async fn moment(client: &Client, table: &str, number: u64, seat: u8) -> (Value, bool) {
    let path = format!("/api/tables/{table}/moments/{number}?seat={seat}");
    let (status, moment) = client.get(&path).await.expect("a moment");
    assert_eq!(status, 200, "{moment}");
    let knows = moment["view"]["heroes"][usize::from(seat)]["blessings"].is_array();
    (moment["view"].clone(), knows)
}

/// Anna, Otto and Vera at a game with secrets.
async fn three(bench: &Bench) -> (String, [Client; 3], [Seat; 3]) {
    let people = [bench.guest().await, bench.guest().await, bench.guest().await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let new = json!({ "game": "sanctum", "seats": seats });
    let table = people[0].create(new).await.expect("a table");
    let mut one = people[0].sit(&table, None).await.expect("a seat");
    let mut other = people[1].sit(&table, None).await.expect("a place");
    let mut third = people[2].sit(&table, None).await.expect("a place");
    done(&mut other, sit(1)).await;
    done(&mut third, sit(2)).await;
    until(&mut one, third.number).await;
    (table, people, [one, other, third])
}

#[tokio::test(flavor = "multi_thread")]
async fn h_1_nobody_hops_to_another_seat_and_reads_its_moments() {
    let bench = Bench::new().await;
    let (table, [anna, otto, _vera], [mut one, mut other, _third]) = three(&bench).await;
    let number = one.number;
    assert!(moment(&otto, &table, number, 1).await.1, "the own blessings are seen");
    done(&mut other, leave(1, true)).await;
    done(&mut one, leave(0, false)).await;
    refused(&mut one, sit(1), "held_another_seat").await;
    let (seen, knows) = moment(&anna, &table, number, 1).await;
    assert!(!knows, "neither now nor then");
    let stranger = bench.guest().await;
    assert_eq!(moment(&stranger, &table, number, 1).await.0, seen, "she looks on like anybody");
    // Otto agreed that others take over; a person who held no seat may.
    let mut place = stranger.sit(&table, None).await.expect("a place");
    refused(&mut place, sit(0), "seat_kept").await;
    done(&mut place, sit(1)).await;
    assert!(moment(&stranger, &table, number, 1).await.1, "it is their seat now");
    done(&mut one, sit(0)).await;
    assert!(moment(&anna, &table, number, 0).await.1, "her own seat again");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_1_no_second_account_takes_a_seat_with_secrets() {
    let bench = Bench::with(|config| config.times.patience = Duration::ZERO).await;
    let more = json!([bot()]);
    let Two { table, mut one, other, .. } = Two::with(&bench, "sanctum", more, json!({})).await;
    let open = json!({ "kind": "open" });
    // The seat of a bot keeps its secrets, even from the host.
    refused(&mut one, give(2, &open), "seat_kept").await;
    // Who is away is stood in for, but keeps the seat for a quarter of an hour.
    other.close().await;
    one.hear_until(|it| it["type"] == "presence" && it["online"] == json!([0])).await.expect("it");
    done(&mut one, give(1, &bot())).await;
    refused(&mut one, give(1, &open), "not_abandoned").await;
    let accomplice = bench.guest().await;
    let mut place = accomplice.sit(&table, None).await.expect("a place to watch");
    refused(&mut place, sit(1), "seat_taken").await;
    refused(&mut place, sit(2), "seat_taken").await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_2_nobody_evicts_a_player_whose_bot_plays() {
    let bench = Bench::with(|config| config.times.patience = Duration::ZERO).await;
    let mut two = Two::at(&bench, "bastion").await;
    done(&mut two.other, give(1, &bot())).await;
    refused(&mut two.one, give(1, &json!({ "kind": "open" })), "not_abandoned").await;
    done(&mut two.other, json!({ "type": "return", "seat": 1 })).await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_3_nothing_is_rolled_back_without_who_is_stood_in_for() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    for turn in 0..6 {
        assert!(two.advance(mixed(turn)).await);
    }
    done(&mut two.other, give(1, &bot())).await;
    let ask = json!({ "type": "ask_roll_back", "seat": 0, "to": 1 });
    two.one.heard = Some(Vec::new());
    done(&mut two.one, ask).await;
    let heard = two.one.heard.take().expect("messages");
    assert!(heard.iter().all(|it| it["rolled_back"].is_null()), "{heard:?}");
    assert_eq!(two.one.play["asked"], json!({ "by": 0, "to": 1, "open": [1] }));
    assert!(two.one.play["asked_until"].is_u64(), "no answer by then is a no");
    // Who is stood in for is asked, and may decline.
    done(&mut two.other, json!({ "type": "answer_roll_back", "seat": 1, "agree": false })).await;
    until(&mut two.one, two.other.number).await;
    assert!(two.one.play["asked"].is_null());
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn l_4_a_delay_also_hides_from_lists_whose_turn_it_is_and_that_somebody_played() {
    let bench = Bench::new().await;
    let settings =
        json!({ "visibility": "public", "watching": { "allowed": true, "delay": 3600 } });
    let mut two = Two::with(&bench, "bastion", json!([]), settings).await;
    let stranger = bench.guest().await;
    let mut lobby = Wire::open(&stranger, "/api/lobby/ws").await.expect("a connection");
    let all = lobby.hear().await;
    for turn in 0..12 {
        assert!(two.advance(mixed(turn)).await);
    }
    let path = format!("/api/tables/{}", two.table);
    let (_, own) = two.anna.get(&path).await.expect("a table");
    assert_eq!(own["needed"], two.one.play["needed"], "players with a seat know");
    assert!(own["changed_at"].as_u64() > own["created_at"].as_u64());
    let (_, seen) = stranger.get(&path).await.expect("a table");
    let (_, list) = stranger.get("/api/tables").await.expect("tables");
    let nobody = reqwest::get(format!("{}{path}", bench.url())).await.expect("an answer");
    let nobody: Value = nobody.json().await.expect("a table");
    for table in [&seen, &nobody, &list[0], &all["open"][0]] {
        assert_eq!((&table["id"], &table["needed"]), (&json!(two.table), &json!([])));
        assert_eq!(table["changed_at"], table["created_at"]);
    }
    // The lobby is silent while they play: the first news is that Otto has left.
    done(&mut two.other, leave(1, false)).await;
    let news = lobby.hear().await;
    assert_eq!(news["table"]["seats"][1]["kind"], "open");
    assert_eq!(news["table"]["needed"], json!([]));
    bench.server.stop().await;
}
