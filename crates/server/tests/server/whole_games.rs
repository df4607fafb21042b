//! Whole games over real sockets: two people and bots, from the first step to the revealed seed.

use games::Games;
use serde_json::{Value, json};
use testbench::Seat;

use crate::bench::Bench;
use crate::scene::mixed;

/// Plays varying offers, so that games differ, until the game is over.
async fn play(seats: &mut [Seat]) {
    let mut turn = 0usize;
    loop {
        if seats.iter().all(Seat::is_over) {
            return;
        }
        let Some(index) = seats.iter().position(|it| it.is_needed() && !it.offers().is_empty())
        else {
            // Bots are playing, or a message is on its way.
            let index = turn % seats.len();
            turn += 1;
            seats[index].hear().await.expect("a message");
            continue;
        };
        let offers = seats[index].offers();
        turn += 1;
        let pick = mixed(turn) % offers.len();
        let request = seats[index].act_request(&offers[pick]);
        let answer = seats[index].ask(request).await.expect("an answer");
        let is_known = answer["type"] == "done" || answer["error"]["code"] == "stale_decision";
        assert!(is_known, "{answer}");
        let number = seats[index].number;
        for seat in seats.iter_mut() {
            while seat.number < number {
                seat.hear().await.expect("a message");
            }
        }
    }
}

async fn whole_game(game: &str, options: Value) {
    let bench = Bench::new().await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let table = anna
        .create(json!({
            "game": game,
            "options": options,
            "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "greedy" }],
            "visibility": "public",
        }))
        .await
        .expect("a table");
    let mut one = anna.sit(&table, None).await.expect("a seat");
    assert_eq!(one.table["state"], "open");
    let mut other = otto.sit(&table, None).await.expect("a place to watch");
    let answer = other.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
    assert_eq!(answer["type"], "done", "{answer}");
    while !one.play.is_object() {
        one.hear().await.expect("the start");
    }
    let committed = one.table["seed_hash"].as_str().expect("a commitment").to_owned();
    assert!(one.play["seed"].is_null());
    let mut seats = [one, other];
    play(&mut seats).await;
    assert!(seats.iter().all(|it| it.play["seed"].is_string()), "the seed is revealed");
    let record = anna.record(&table).await.expect("a record");
    assert!(record.contains(&format!("seed hash: {committed}")));
    let record = tabletop::Record::parse(&record).expect("a record");
    let seed = seats[0].play["seed"].as_str().expect("a seed");
    let seed = data_encoding::HEXLOWER.decode(seed.as_bytes()).expect("hexadecimal");
    let replayed = Games::house().named(game).expect("a game").replay(record).expect("it replays");
    replayed.verify_chance(seed.try_into().expect("32 bytes")).expect("every die is from the seed");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_bastion() {
    whole_game("bastion", json!({ "mode": "tutorial" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_sanctum() {
    whole_game("sanctum", json!({})).await;
}
