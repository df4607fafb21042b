//! Lessons: tables of one player with a script, which can be left and resumed.

use games::Games;
use serde_json::{Value, json};
use testbench::{Client, Seat};

use crate::bench::Bench;
use crate::scene::{done, mixed, must_be_fair, refused};

/// A table of a lesson.
async fn lesson(client: &Client, game: &str, id: &str) -> (String, Seat) {
    let table = client.create(json!({ "game": game, "lesson": id })).await.expect("a table");
    let seat = client.sit(&table, None).await.expect("a seat");
    (table, seat)
}

/// Waits until the game needs the player, or is over.
async fn asked(seat: &mut Seat) {
    while !seat.is_over() && (!seat.is_needed() || seat.offers().is_empty()) {
        seat.hear().await.expect("a message");
    }
}

async fn act(seat: &mut Seat, text: &str) {
    asked(seat).await;
    let request = seat.act_request(text);
    done(seat, request).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_followed_to_their_end_and_their_records_are_fair() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    for game in Games::house().iter() {
        let name = game.name().to_string();
        let (status, listed) =
            anna.get(&format!("/api/games/{name}/lessons")).await.expect("lessons");
        assert_eq!(status, 200);
        for (index, known) in game.lessons().iter().enumerate() {
            assert_eq!(listed[index]["id"], known.id);
            assert!(listed[index].get("position").is_none(), "what is coming is not told");
            let (table, mut seat) = lesson(&anna, &name, &known.id).await;
            assert_eq!(seat.table["lesson"], known.id);
            for text in &known.path {
                act(&mut seat, text).await;
            }
            asked(&mut seat).await;
            assert_eq!(seat.play["deeds"], json!(known.path), "{}", known.id);
            if seat.is_over() {
                assert_eq!(seat.table["winners"], json!([0]));
                must_be_fair(&anna, &table, &name).await;
            } else {
                done(&mut seat, json!({ "type": "close_table" })).await;
                assert_eq!(seat.table["state"], "closed");
            }
        }
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_way_through_a_lesson_leads_back_to_its_beginning() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    for (game, id) in [("bastion", "spells"), ("sanctum", "path"), ("sanctum", "battle")] {
        let (_, mut seat) = lesson(&anna, game, id).await;
        for turn in 0..12 {
            asked(&mut seat).await;
            if seat.is_over() {
                break;
            }
            let offers = seat.offers();
            act(&mut seat, &offers[mixed(turn) % offers.len()].clone()).await;
        }
        asked(&mut seat).await;
        if seat.is_over() {
            continue;
        }
        done(&mut seat, json!({ "type": "ask_roll_back", "seat": 0, "to": 0 })).await;
        assert_eq!(seat.play["deeds"], json!([]));
        let games = Games::house();
        let lessons = games.named(game).expect("a game").lessons();
        let known = lessons.iter().find(|it| it.id == id).expect("the lesson");
        for text in &known.path {
            act(&mut seat, text).await;
        }
        assert_eq!(seat.play["deeds"], json!(known.path), "{id}: the script comes once more");
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_nobody_elses_and_unknown_ones_are_refused() {
    let bench = Bench::new().await;
    let (anna, otto) = (bench.named("Anna").await, bench.named("Otto").await);
    let (table, mut seat) = lesson(&anna, "bastion", "move").await;
    act(&mut seat, "move district/6").await;
    let (status, _) = otto.get(&format!("/api/tables/{table}/position")).await.expect("an answer");
    assert_eq!(status, 403);
    // On another connection: the same table, the same actions.
    drop(seat);
    let mut seat = anna.sit(&table, None).await.expect("a seat");
    asked(&mut seat).await;
    assert_eq!(seat.play["deeds"], json!(["move district/6"]));
    let unknown = json!({ "game": "bastion", "lesson": "juggling" });
    let (status, failure): (_, Value) =
        anna.post("/api/tables", &unknown).await.expect("an answer");
    assert_eq!((status, failure["code"].as_str()), (422, Some("no_such_lesson")));
    // Other tables that have begun cannot be closed.
    let plain = json!({ "game": "bastion", "seats": [{ "kind": "me" }] });
    let plain = anna.create(plain).await.expect("a table");
    let mut plain = anna.sit(&plain, None).await.expect("a seat");
    refused(&mut plain, json!({ "type": "close_table" }), "started").await;
    bench.server.stop().await;
}
