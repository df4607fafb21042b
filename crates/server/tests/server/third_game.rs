//! A game that is added to the list is played like any other, without a change anywhere else.

use games::Games;
use serde_json::json;
use testbench::Seat;

use crate::bench::Bench;
use crate::nim::Nim;
use crate::scene::{Two, refused};

async fn with_nim() -> Bench {
    Bench::with(|it| it.games = Games::house().with::<Nim>()).await
}

/// The record of a finished table replays, and its die is from the seed.
fn must_be_sound(seat: &Seat, record: &str) {
    let record = tabletop::Record::parse(record).expect("a record");
    assert_eq!(record.header.game, "nim");
    let games = Games::house().with::<Nim>();
    let replayed = games.named("nim").expect("a game").replay(record).expect("it replays");
    assert!(replayed.outcome().is_some());
    let seed = seat.play["seed"].as_str().expect("the seed is revealed");
    let seed = data_encoding::HEXLOWER.decode(seed.as_bytes()).expect("hexadecimal");
    replayed.verify_chance(seed.try_into().expect("32 bytes")).expect("the die is from the seed");
}

/// Takes the first offer whenever the seat is needed.
async fn play_to_the_end(seat: &mut Seat) {
    while !seat.is_over() {
        match seat.offers().first().cloned() {
            Some(offer) if seat.is_needed() => {
                seat.act(&offer).await.expect("an answer");
            }
            _ => {
                seat.hear().await.expect("a message");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_it_to_the_end() {
    let bench = with_nim().await;
    let mut two = Two::at(&bench, "nim").await;
    let text = "take 4";
    let seat = two.needed().expect("somebody is needed");
    let number = seat.play["seat"].clone();
    let why = seat.ask(json!({ "type": "why_not", "seat": number, "text": text })).await;
    let why = why.expect("an answer");
    assert_eq!(
        (&why["rule"], &why["text"]),
        (&json!("N-1.2"), &json!("Take one to three stones."))
    );
    two.finish().await;
    assert_eq!(two.one.table["state"], "over");
    assert_eq!(two.one.table["winners"].as_array().map(Vec::len), Some(1));
    assert_eq!(two.one.play["view"]["heap"], 0);
    let record = two.anna.record(&two.table).await.expect("a record");
    must_be_sound(&two.one, &record);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_it_against_a_bot_to_the_end() {
    let bench = with_nim().await;
    let anna = bench.named("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "hard" }]);
    let table = anna.create(json!({ "game": "nim", "seats": seats })).await.expect("a table");
    let mut seat = anna.sit(&table, None).await.expect("a seat");
    play_to_the_end(&mut seat).await;
    let record = anna.record(&table).await.expect("a record");
    must_be_sound(&seat, &record);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_offered_where_it_is_in_the_list_and_nowhere_else() {
    let bench = with_nim().await;
    let anna = bench.guest().await;
    let (_, listed) = anna.get("/api/games").await.expect("the games");
    let names: Vec<&str> =
        listed.as_array().into_iter().flatten().filter_map(|it| it["game"].as_str()).collect();
    assert_eq!(names, ["bastion", "sanctum", "nim"]);
    assert_eq!((&listed[2]["fewest"], &listed[2]["most"]), (&json!(2), &json!(2)));
    let (status, _) = anna.get("/api/games/nim/components").await.expect("an answer");
    assert_eq!(status, 200);
    bench.server.stop().await;

    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (status, _) = anna.get("/api/games/nim/components").await.expect("an answer");
    assert_eq!(status, 404);
    let new = json!({ "game": "nim", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (status, refused) = anna.post("/api/tables", &new).await.expect("an answer");
    assert_eq!((status, refused["code"].as_str()), (422, Some("bad_table")), "{refused}");
    bench.server.stop().await;
}

/// Finding H5: Nim's expert panics at every decision.
#[tokio::test(flavor = "multi_thread")]
async fn h_5_a_bot_that_panics_does_not_freeze_the_table() {
    let bench = with_nim().await;
    let anna = bench.named("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "expert" }]);
    let table = anna.create(json!({ "game": "nim", "seats": seats })).await.expect("a table");
    let mut seat = anna.sit(&table, None).await.expect("a seat");
    play_to_the_end(&mut seat).await;
    let record = anna.record(&table).await.expect("a record");
    must_be_sound(&seat, &record);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_5_a_hint_that_panics_is_answered_and_freezes_nothing() {
    let bench = with_nim().await;
    let mut two = Two::at(&bench, "nim").await;
    let seat = two.needed().expect("somebody is needed");
    let number = seat.play["seat"].clone();
    for _ in 0..2 {
        refused(seat, json!({ "type": "hint", "seat": number }), "internal").await;
    }
    two.finish().await;
    assert_eq!(two.one.table["state"], "over");
    bench.server.stop().await;
}
