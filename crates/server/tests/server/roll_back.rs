//! Going back: free until new information appears, by agreement beyond that, never after the end.

use serde_json::{Value, json};
use testbench::Seat;

use crate::bench::Bench;
use crate::scene::{Two, code, done, everything, mixed, must_be_fair, position, refused};

/// How many inputs the record has.
fn inputs(seat: &Seat) -> u64 {
    seat.play["inputs"].as_u64().expect("a number")
}

/// Plays until there are so many inputs, or more.
async fn play_to(two: &mut Two, least: u64) {
    let mut turn = 0;
    while inputs(&two.one) < least {
        assert!(two.advance(mixed(turn)).await, "the game goes on");
        turn += 1;
    }
}

/// Plays until a player may take back what they just did; returns who.
async fn until_open(two: &mut Two) -> usize {
    let may = |seat: &Seat| seat.play["may_take_back"] == true;
    let mut turn = 0;
    loop {
        assert!(two.advance(mixed(turn)).await, "the game goes on");
        if let Some(index) = [&two.one, &two.other].iter().position(|it| may(it)) {
            return index;
        }
        turn += 1;
    }
}

fn take_back(seat: &Seat) -> Value {
    let (number, decision) = (&seat.play["seat"], &seat.play["decision"]);
    json!({ "type": "take_back", "seat": number, "decision": decision })
}

fn by_index(two: &mut Two, index: usize) -> &mut Seat {
    if index == 0 { &mut two.one } else { &mut two.other }
}

async fn free_take_back(game: &str) {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, game).await;
    let index = until_open(&mut two).await;
    let before = inputs(&two.one);
    let seat = by_index(&mut two, index);
    let (old, request) = (take_back(seat), take_back(seat));
    seat.heard = Some(Vec::new());
    done(seat, request).await;
    let heard = seat.heard.take().expect("messages");
    let step = heard.iter().find(|it| it["type"] == "step").expect("a step");
    assert_eq!(step["taken_back"], index);
    assert_eq!(inputs(seat), before - 1);
    // A request for an earlier decision is stale.
    refused(seat, old, "stale_decision").await;
    two.settle().await;
    assert_eq!(inputs(&two.one), before - 1);
    // Back to the boundary, and not beyond.
    loop {
        let seat = by_index(&mut two, index);
        let request = take_back(seat);
        if seat.play["may_take_back"] == true {
            done(seat, request).await;
            continue;
        }
        let number = seat.number;
        refused(seat, request, "nothing_to_take_back").await;
        assert_eq!(seat.number, number);
        break;
    }
    two.finish().await;
    must_be_fair(&two.anna, &two.table, game).await;
    let seat = by_index(&mut two, index);
    let request = take_back(seat);
    refused(seat, request, "game_over").await;
    refused(seat, json!({ "type": "ask_roll_back", "seat": index, "to": 1 }), "game_over").await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_in_bastion() {
    free_take_back("bastion").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_in_sanctum() {
    free_take_back("sanctum").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asked_and_agreed() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    play_to(&mut two, 12).await;
    let (to, then) = (inputs(&two.one), position(&two.anna, &two.table).await);
    // What is played now is played again after going back: the dice fall as they fell.
    let mut played = Vec::new();
    for turn in 0..6 {
        let seat = two.needed().expect("somebody is needed");
        let offers = seat.offers();
        let text = offers[mixed(turn) % offers.len()].clone();
        seat.act(&text).await.expect("it is allowed");
        played.push(text);
        two.settle().await;
    }
    let later = position(&two.anna, &two.table).await;
    let decisions = [two.one.act_request("end"), two.other.act_request("end")];
    done(&mut two.other, json!({ "type": "ask_roll_back", "seat": 1, "to": to })).await;
    two.settle().await;
    let asked = json!({ "by": 1, "to": to, "open": [0] });
    assert_eq!((&two.one.play["asked"], &two.other.play["asked"]), (&asked, &asked));
    let again = json!({ "type": "ask_roll_back", "seat": 0, "to": 1 });
    refused(&mut two.one, again, "asked_already").await;
    // The request does not count as an answer of the others.
    let own = json!({ "type": "answer_roll_back", "seat": 1, "agree": true });
    refused(&mut two.other, own, "not_asked").await;
    let theirs = json!({ "type": "answer_roll_back", "seat": 0, "agree": true });
    refused(&mut two.other, theirs.clone(), "not_your_seat").await;
    two.other.heard = Some(Vec::new());
    done(&mut two.one, theirs).await;
    two.settle().await;
    let heard = two.other.heard.take().expect("messages");
    assert_eq!(heard.last().expect("a step")["rolled_back"], to);
    assert!(two.one.play["asked"].is_null());
    assert_eq!(inputs(&two.one), to);
    assert_eq!(position(&two.anna, &two.table).await, then);
    let [one, other] = decisions;
    refused(&mut two.one, one, "stale_decision").await;
    refused(&mut two.other, other, "stale_decision").await;
    for text in played {
        two.needed().expect("somebody").act(&text).await.expect("it is allowed again");
        two.settle().await;
    }
    assert_eq!(position(&two.anna, &two.table).await, later);
    two.finish().await;
    must_be_fair(&two.anna, &two.table, "bastion").await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asked_and_refused_or_withdrawn() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    play_to(&mut two, 8).await;
    let before = position(&two.anna, &two.table).await;
    for by_whom in [0, 1] {
        done(&mut two.other, json!({ "type": "ask_roll_back", "seat": 1, "to": 2 })).await;
        two.settle().await;
        let answer = json!({ "type": "answer_roll_back", "seat": by_whom, "agree": false });
        let seat = by_index(&mut two, by_whom);
        done(seat, answer.clone()).await;
        two.settle().await;
        assert!(two.one.play["asked"].is_null() && two.other.play["asked"].is_null());
        assert_eq!(position(&two.anna, &two.table).await, before);
        let seat = by_index(&mut two, by_whom);
        refused(seat, answer, "not_asked").await;
    }
    // Nothing to go back to: the present and the future.
    for to in [inputs(&two.one), inputs(&two.one) + 1, u64::from(u32::MAX)] {
        let request = json!({ "type": "ask_roll_back", "seat": 0, "to": to });
        refused(&mut two.one, request, "nothing_to_take_back").await;
    }
    bench.server.stop().await;
}

/// A request that is overtaken by events does no harm.
#[tokio::test(flavor = "multi_thread")]
async fn asked_and_taken_back_meanwhile() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let index = until_open(&mut two).await;
    let other = 1 - index;
    let to = inputs(&two.one) - 1;
    let ask = json!({ "type": "ask_roll_back", "seat": other, "to": to });
    done(by_index(&mut two, other), ask).await;
    two.settle().await;
    while by_index(&mut two, index).play["may_take_back"] == true {
        let seat = by_index(&mut two, index);
        let request = take_back(seat);
        done(seat, request).await;
        two.settle().await;
    }
    let before = everything(&two.anna, &two.table).await;
    let agree = json!({ "type": "answer_roll_back", "seat": index, "agree": true });
    refused(by_index(&mut two, index), agree, "not_asked").await;
    assert_eq!(everything(&two.anna, &two.table).await, before);
    assert!(two.one.play["asked"].is_null());
    two.finish().await;
    must_be_fair(&two.anna, &two.table, "bastion").await;
    bench.server.stop().await;
}

/// There are no other people, so nobody is asked.
#[tokio::test(flavor = "multi_thread")]
async fn alone_it_happens_at_once() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    for more in [json!({ "kind": "bot", "level": "random" }), json!({ "kind": "me" })] {
        let is_hot_seat = more["kind"] == "me";
        let table = anna
            .create(json!({
                "game": "bastion",
                "options": { "mode": "tutorial" },
                "seats": [{ "kind": "me" }, more],
            }))
            .await
            .expect("a table");
        let mut seat = anna.sit(&table, None).await.expect("a seat");
        let first = inputs(&seat);
        let mut acted = 0;
        while acted < 6 {
            let needed = &seat.play["needed"];
            if is_hot_seat && needed[0] != seat.play["seat"] {
                let look = json!({ "type": "look", "seat": needed[0] });
                assert_eq!(seat.ask(look).await.expect("an answer")["type"], "table");
            }
            if !seat.is_needed() || seat.offers().is_empty() {
                seat.hear().await.expect("a message");
                continue;
            }
            let offers = seat.offers();
            let request = seat.act_request(&offers[mixed(acted) % offers.len()]);
            let answer = seat.ask(request).await.expect("an answer");
            assert!(["", "stale_decision"].contains(&code(&answer)), "{answer}");
            acted += 1;
        }
        let ask = json!({ "type": "ask_roll_back", "seat": 0, "to": first });
        seat.heard = Some(Vec::new());
        done(&mut seat, ask).await;
        let heard = seat.heard.take().expect("messages");
        assert!(heard.iter().any(|it| it["rolled_back"] == first), "{heard:?}");
    }
    bench.server.stop().await;
}
