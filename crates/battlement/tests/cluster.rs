//! Two server processes on one PostgreSQL: they serve the same tables, and if one dies the other
//! goes on.

mod served;

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use served::people::{Found, Person, check};
use served::{Base, LONG};
use testbench::{Client, Process, Seat};
use tokio::sync::watch;

/// Two processes, and two people who are each connected to one of them.
struct Pair {
    base: Base,
    here: Process,
    there: Process,
    anna: Client,
    otto: Client,
}

impl Pair {
    async fn new() -> Self {
        let base = Base::postgres();
        let more = ["--lease-seconds", "3"];
        let here = base.serve_with(&more).await.expect("a server");
        let there = base.serve_with(&more).await.expect("another server");
        let anna = Client::guest(&here.url).await.expect("a guest");
        let otto = Client::guest(&there.url).await.expect("a guest");
        Pair { base, here, there, anna, otto }
    }

    /// A table of the two that is written by the first process.
    async fn table(&self, game: &str) -> (String, Seat, Seat) {
        let new = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let table = self.anna.create(new).await.expect("a table");
        let mut anna = self.anna.sit(&table, None).await.expect("a seat");
        let mut otto = self.otto.sit(&table, None).await.expect("a place");
        let sat = otto.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
        assert_eq!(sat["type"], "done", "{sat}");
        for seat in [&mut anna, &mut otto] {
            while !seat.play.is_object() {
                heard(seat).await;
            }
            seat.heard = Some(Vec::new());
        }
        (table, anna, otto)
    }
}

/// The next message.
async fn heard(seat: &mut Seat) -> Value {
    heard_until(seat, |_| true).await
}

/// The next message that is what is wanted.
async fn heard_until(seat: &mut Seat, wanted: impl Fn(&Value) -> bool) -> Value {
    let message = tokio::time::timeout(LONG, seat.hear_until(wanted)).await;
    message.expect("a message in time").expect("a message")
}

/// Lets both see what one of them has seen.
async fn level(seats: [&mut Seat; 2]) {
    let number = seats.iter().map(|it| it.number).max().unwrap_or(0);
    for seat in seats {
        while seat.number < number {
            heard(seat).await;
        }
    }
}

/// Plays so many inputs with both of them at least.
async fn play(anna: &mut Seat, otto: &mut Seat, inputs: usize) {
    let mut acted = [0; 2];
    while acted.iter().any(|it| *it < inputs) && !anna.is_over() {
        acted[play_one(anna, otto).await] += 1;
    }
}

/// One input of whoever the game waits for, and who that was.
async fn play_one(anna: &mut Seat, otto: &mut Seat) -> usize {
    let who = usize::from(!anna.is_needed());
    let seat = if who == 0 { &mut *anna } else { &mut *otto };
    let offers = seat.offers();
    let pick = served::Dice(seat.number).below(offers.len());
    seat.act(&offers[pick]).await.expect("done");
    level([&mut *anna, &mut *otto]).await;
    who
}

/// The steps somebody was told of, in order.
fn steps_heard(seat: &Seat) -> Vec<u64> {
    let heard = seat.heard.as_deref().unwrap_or_default();
    let steps = heard.iter().filter(|it| it["type"] == "step");
    steps.filter_map(|it| it["number"].as_u64()).collect()
}

fn online(message: &Value) -> Vec<u64> {
    let online = message["online"].as_array().map(Vec::as_slice).unwrap_or_default();
    online.iter().filter_map(Value::as_u64).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_processes_play_at_one_table() {
    let pair = Pair::new().await;
    let (table, mut anna, mut otto) = pair.table("bastion").await;
    let first = anna.number;
    play(&mut anna, &mut otto, 10).await;
    let expected: Vec<u64> = (first + 1..=anna.number).collect();
    assert_eq!(steps_heard(&anna), expected);
    assert_eq!(steps_heard(&otto), expected);
    assert_eq!(anna.play["inputs"], otto.play["inputs"]);
    // Chat goes both ways.
    for (says, hears) in [(0, 1), (1, 0)] {
        let seats = [&mut anna, &mut otto];
        let text = format!("said by {says}");
        let said = json!({ "type": "say", "room": "table", "text": text });
        let answer = seats[says].ask(said).await.expect("an answer");
        assert_eq!(answer["type"], "done", "{answer}");
        heard_until(seats[hears], |it| it["type"] == "said" && it["text"] == text.as_str()).await;
    }
    // So does who is there.
    otto.close().await;
    heard_until(&mut anna, |it| it["type"] == "presence" && online(it) == [0]).await;
    let mut otto = pair.otto.sit(&table, Some(anna.number)).await.expect("a seat");
    heard_until(&mut anna, |it| it["type"] == "presence" && online(it) == [0, 1]).await;
    let first = otto.first.clone().expect("a message");
    if online(&first["presence"]) != [0, 1] {
        heard_until(&mut otto, |it| it["type"] == "presence" && online(it) == [0, 1]).await;
    }
    anna.close().await;
    heard_until(&mut otto, |it| it["type"] == "presence" && online(it) == [1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_needs_the_consent_of_people_at_other_processes() {
    let pair = Pair::new().await;
    let (_, mut anna, mut otto) = pair.table("bastion").await;
    // Otto's process does not write the table, and passes on that he takes something back.
    while otto.play["may_take_back"] != true {
        play(&mut anna, &mut otto, 1).await;
    }
    let (seat, decision) = (otto.play["seat"].clone(), otto.play["decision"].clone());
    let back = json!({ "type": "take_back", "seat": seat, "decision": decision });
    let answer = otto.ask(back).await.expect("an answer");
    assert_eq!(answer["type"], "done", "{answer}");
    heard_until(&mut anna, |it| it["taken_back"] == 1).await;
    level([&mut anna, &mut otto]).await;
    play(&mut anna, &mut otto, 2).await;
    let asks = [(0, 1, false), (0, 1, true), (1, 0, true)];
    for (asker, asked, agree) in asks {
        let before = anna.play["inputs"].as_u64().expect("a number");
        let seats = [&mut anna, &mut otto];
        let question = json!({ "type": "ask_roll_back", "seat": asker, "to": before - 1 });
        let answer = seats[asker].ask(question).await.expect("an answer");
        assert_eq!(answer["type"], "done", "{answer}");
        heard_until(seats[asked], |it| it["play"]["asked"]["by"] == asker).await;
        let reply = json!({ "type": "answer_roll_back", "seat": asked, "agree": agree });
        let answer = seats[asked].ask(reply).await.expect("an answer");
        assert_eq!(answer["type"], "done", "{answer}");
        if agree {
            heard_until(seats[asker], |it| it["rolled_back"] == before - 1).await;
        }
        let [anna, otto] = seats;
        level([&mut *anna, &mut *otto]).await;
        assert_eq!(anna.play["inputs"], otto.play["inputs"]);
        assert!(anna.play["asked"].is_null() && otto.play["asked"].is_null());
    }
    play(&mut anna, &mut otto, 2).await;
}

/// Two people play at one process each; the process that writes the table is killed.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_process_is_replaced_by_the_other() {
    let Pair { base, here, there, .. } = Pair::new().await;
    let mut people = [Person::new(&here.url, 1).await, Person::new(&there.url, 2).await];
    let mut inside = base.look().await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "greedy" }]);
    let new = json!({ "game": "sanctum", "seats": seats });
    let table = people[0].client.create(new).await.expect("a table");
    let mut otto = people[1].client.sit(&table, None).await.expect("a place");
    let sat = otto.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
    assert_eq!(sat["type"], "done", "{sat}");
    otto.close().await;
    let acknowledged = watch::Sender::new([0usize; 2]);
    let mut watched = acknowledged.subscribe();
    let sessions = inside.sessions().await;
    let (url_here, url_there) = (here.url.clone(), there.url.clone());
    let [anna, otto] = &mut people;
    let note = |seat: usize| {
        let acknowledged = acknowledged.clone();
        move || acknowledged.send_modify(|it| it[seat] += 1)
    };
    let killed = async {
        let enough = watched.wait_for(|it| it.iter().all(|it| *it >= 10)).await;
        drop(enough.expect("a number"));
        here.kill().await.expect("killed");
        let since = Instant::now();
        // One answer for each of them may still have been on its way.
        let before = watched.borrow().iter().sum::<usize>() + 2;
        let again = watched.wait_for(|it| it.iter().sum::<usize>() > before);
        // The requirement is 10 seconds from death to play.
        let again = tokio::time::timeout(Duration::from_secs(10), again).await;
        drop(again.expect("play goes on in time").expect("a number"));
        eprintln!("takeover: {:.0?} from the kill to the next accepted input", since.elapsed());
        let both = *watched.borrow();
        let both = watched.wait_for(move |it| it[0] >= both[0] + 10 && it[1] >= both[1] + 10);
        drop(tokio::time::timeout(LONG, both).await.expect("both play on").expect("a number"));
        there.kill().await.expect("killed");
    };
    let anna_plays = async {
        anna.play(&url_here, &table, false, note(0)).await;
        // She comes back at the other process.
        anna.play(&url_there, &table, false, note(0)).await;
    };
    tokio::join!(killed, anna_plays, otto.play(&url_there, &table, false, note(1)));
    inside.ended(&sessions).await;
    let mut found = Found::default();
    check(&mut inside, &table, &mut people, &mut found).await;
    assert!(found.is_right(), "{found:?}");
    let total: usize = people.iter().map(|it| it.written.len()).sum();
    eprintln!("takeover: {total} inputs acknowledged or found, {found:?}");
}

/// Nobody is connected; a clock and a bot have to go on by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_looks_at_goes_on_at_the_other_process() {
    let Pair { base, here, there, anna, otto } = Pair::new().await;
    let new = json!({
        "game": "sanctum",
        "seats": [{ "kind": "me" }, { "kind": "open" }],
        "clock": { "per": "decision", "seconds": 5 },
    });
    let table = anna.create(new).await.expect("a table");
    let mut seat = otto.at(&here.url).sit(&table, None).await.expect("a place");
    seat.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
    let first = seat.play["needed"][0].as_u64().expect("somebody begins") as usize;
    let mut lobby = anna.at(&there.url).connect("/api/lobby/ws").await.expect("the lobby");
    seat.close().await;
    here.kill().await.expect("killed");
    let before = base.look().await.steps(&table).await.len();
    // The time of whoever begins runs out, a bot stands in, and goes on until it is the other's
    // turn.
    let is_other_needed = |it: &Value| {
        let info = &it["table"];
        let is_stood_in = info["seats"][first]["stand_in"].is_string();
        info["id"] == table.as_str() && is_stood_in && info["needed"] == json!([1 - first])
    };
    heard_until(&mut lobby, is_other_needed).await;
    let steps = base.look().await.steps(&table).await;
    let acted = format!("{{\"act\":[{first},");
    assert!(steps[before].1.contains("stood_in"), "{steps:?}");
    assert!(steps[before + 1..].iter().any(|(_, body)| body.contains(&acted)), "{steps:?}");
}

/// A process that sleeps longer than its lease must not write over what the other wrote.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_slept_cannot_write() {
    let pair = Pair::new().await;
    let (table, mut anna, mut otto) = pair.table("bastion").await;
    // Until both could do something, and the game waits for Otto.
    while anna.offers().is_empty() || !otto.is_needed() {
        assert!(!anna.is_over(), "both may do something at some time");
        play_one(&mut anna, &mut otto).await;
    }
    pair.here.signal("STOP").await.expect("stopped");
    // What Anna wants lies before the sleeping process, as something that is allowed for all it
    // knows.
    let id = anna.send(anna.act_request(&anna.offers()[0])).await.expect("sent");
    let mut written = Vec::new();
    let taken_over = async {
        while written.len() < 2 && otto.is_needed() {
            let text = otto.offers()[0].clone();
            let answer = otto.ask(otto.act_request(&text)).await.expect("an answer");
            match answer["type"].as_str() {
                Some("done") => written.push((answer["number"].as_u64().expect("a step"), text)),
                _ => assert_eq!(answer["error"]["code"], "unavailable", "{answer}"),
            }
        }
    };
    tokio::time::timeout(LONG, taken_over).await.expect("the other process takes over");
    assert!(!written.is_empty());
    pair.here.signal("CONT").await.expect("continued");
    let answer = heard_until(&mut anna, |it| it["id"] == id).await;
    // Refused, or after it has learned the truth passed on and written after the others.
    let latest = written.last().expect("a step").0;
    match answer["type"].as_str() {
        Some("done") => assert!(answer["number"].as_u64() > Some(latest), "{answer}"),
        _ => {
            let code = answer["error"]["code"].as_str();
            assert!(matches!(code, Some("unavailable" | "stale_decision")), "{answer}");
        }
    }
    level([&mut anna, &mut otto]).await;
    let mut inside = pair.base.look().await;
    let steps = inside.steps(&table).await;
    for (number, text) in &written {
        let body = &steps[*number as usize - 1].1;
        let expected = json!({ "act": [1, text] });
        let entries: Vec<Value> = serde_json::from_str(body).expect("entries");
        assert_eq!(entries[0], expected, "step {number}");
    }
    play(&mut anna, &mut otto, 3).await;
    assert_eq!(anna.play["inputs"], otto.play["inputs"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stops_hands_its_tables_over() {
    let pair = Pair::new().await;
    let (table, mut anna, mut otto) = pair.table("bastion").await;
    play(&mut anna, &mut otto, 3).await;
    while !otto.is_needed() {
        play_one(&mut anna, &mut otto).await;
    }
    pair.here.signal("TERM").await.expect("asked to stop");
    let closing = heard_until(&mut anna, |it| it["type"] == "closing").await;
    assert_eq!(closing["reason"], "restart");
    let status = tokio::time::timeout(LONG, pair.here.wait()).await.expect("it ends");
    assert_eq!(status.expect("a status").code(), Some(0));
    // Whoever was there is not there any more, and the table belongs to the other process.
    let offers = otto.offers();
    otto.act(&offers[0]).await.expect("the very next input is accepted");
    let anna = pair.anna.at(&pair.there.url).sit(&table, Some(anna.number)).await;
    let mut anna = anna.expect("she comes back at the other process");
    level([&mut anna, &mut otto]).await;
    play(&mut anna, &mut otto, 3).await;
}

/// Somebody at a process that died is not there any more, even if it wrote no table.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_connected_to_a_dead_process_is_away() {
    let pair = Pair::new().await;
    let (_, mut anna, _otto) = pair.table("bastion").await;
    heard_until(&mut anna, |it| it["type"] == "presence" && online(it) == [0, 1]).await;
    pair.there.kill().await.expect("killed");
    heard_until(&mut anna, |it| it["type"] == "presence" && online(it) == [0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_of_one_process_shows_what_happens_at_the_other() {
    let pair = Pair::new().await;
    let watcher = Client::guest(&pair.there.url).await.expect("a guest");
    let mut lobby = watcher.connect("/api/lobby/ws").await.expect("the lobby");
    let new = json!({
        "game": "bastion",
        "options": { "mode": "tutorial" },
        "seats": [{ "kind": "me" }, { "kind": "open" }],
        "visibility": "public",
    });
    let table = pair.anna.create(new).await.expect("a table");
    let is_it = |it: &Value| it["table"]["id"] == table.as_str();
    let shown = heard_until(&mut lobby, is_it).await;
    assert_eq!(shown["table"]["state"], "open");
    let mut otto = pair.otto.sit(&table, None).await.expect("a place");
    otto.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
    let is_running = |it: &Value| is_it(it) && it["table"]["state"] == "running";
    heard_until(&mut lobby, is_running).await;
    let mut anna = pair.anna.sit(&table, None).await.expect("a seat");
    level([&mut anna, &mut otto]).await;
    while !anna.is_over() {
        play(&mut anna, &mut otto, 1).await;
    }
    let gone = |it: &Value| it["type"] == "gone" && it["table"] == table.as_str();
    heard_until(&mut lobby, gone).await;
}
