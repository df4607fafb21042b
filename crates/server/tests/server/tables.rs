//! Tables from creation to the rematch: reserved seats, players, replacements.

use std::time::Duration;

use serde_json::{Value, json};
use testbench::Client;

use crate::bench::Bench;
use crate::scene::{Two, code, done, mixed, refused, until};

/// A table of Bastion with these seats.
fn bastion(seats: &Value) -> Value {
    json!({ "game": "bastion", "options": { "mode": "tutorial" }, "seats": seats })
}

async fn info(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.expect("a table").1
}

#[tokio::test(flavor = "multi_thread")]
async fn every_bad_field_names_itself() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let me = json!([{ "kind": "me" }]);
    let with = |key: &str, value: Value| {
        let mut new = bastion(&me);
        new[key] = value;
        new
    };
    let bots = json!([{ "kind": "bot", "level": "greedy" }]);
    let two = json!({ "game": "bastion", "players": 2 }).to_string();
    let rows = [
        (with("game", json!("chess")), "bad_table", "game"),
        (json!({ "game": "bastion" }), "bad_table", "seats"),
        (with("seats", json!([])), "bad_table", "seats"),
        (with("seats", json!(vec![json!({ "kind": "me" }); 5])), "bad_table", "seats"),
        (json!({ "game": "sanctum", "seats": me }), "bad_table", "seats"),
        (with("seats", json!([{ "kind": "throne" }])), "bad_request", "seats"),
        (with("seats", bots), "bad_table", "seats"),
        (with("seats", json!([{ "kind": "me" }, { "kind": "bot", "level": "deep" }])), "", "deep"),
        (with("seats", json!([{ "kind": "me" }, { "kind": "bot" }])), "bad_request", "level"),
        (with("options", json!({ "mode": "easy-peasy" })), "bad_options", "mode"),
        (with("options", json!({ "colour": "red" })), "bad_options", "colour"),
        (with("options", json!({ "mode": 7 })), "bad_request", "options"),
        (with("position", json!("{")), "", "position"),
        (with("position", json!("{\"wall\": 7}")), "", "wall"),
        (with("position", json!(two)), "bad_table", "position"),
        (with("position", json!(" ".repeat(70_000))), "bad_table", "position"),
        (with("clock", json!({ "per": "decision", "seconds": 4 })), "bad_table", "clock"),
        (with("clock", json!({ "per": "seat", "seconds": 2_592_001 })), "bad_table", "clock"),
        (with("clock", json!({ "per": "year", "seconds": 10 })), "bad_request", "clock"),
        (with("watching", json!({ "allowed": true, "delay": 3601 })), "bad_table", "watching"),
        (with("watching", json!({ "delay": 1 })), "bad_request", "allowed"),
        (with("visibility", json!("hidden")), "bad_request", "visibility"),
        (with("name", json!("x".repeat(41))), "bad_table", "name"),
        (with("name", json!("a\u{7}b")), "bad_table", "name"),
        (with("language", json!("French")), "bad_table", "language"),
        (with("pace", json!("fast")), "bad_request", "pace"),
        (with("stakes", json!("high")), "bad_request", "stakes"),
    ];
    for (new, wanted, field) in rows {
        let (status, failure) = anna.post("/api/tables", &new).await.expect("an answer");
        let short: String = new.to_string().chars().take(200).collect();
        assert_eq!(status, 422, "{short}: {failure}");
        assert!(wanted.is_empty() || failure["code"] == wanted, "{short}: {failure}");
        let message = failure["message"].as_str().expect("a sentence");
        assert!(message.contains(field), "{short}: {failure}");
    }
    assert_eq!(anna.get("/api/me/tables").await.expect("tables").1, json!([]));
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_tables_without_end() {
    let bench = Bench::with(|config| config.limits.tables_per_player = 2).await;
    let anna = bench.guest().await;
    let new = bastion(&json!([{ "kind": "me" }, { "kind": "open" }]));
    let table = anna.create(new.clone()).await.expect("a table");
    anna.create(new.clone()).await.expect("a table");
    let (status, failure) = anna.post("/api/tables", &new).await.expect("an answer");
    assert_eq!((status, &failure["code"]), (429, &json!("limited")));
    let mut seat = anna.sit(&table, None).await.expect("a seat");
    done(&mut seat, json!({ "type": "close_table" })).await;
    anna.create(new).await.expect("one was closed");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations() {
    let bench = Bench::new().await;
    let (anna, otto, vera) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let seats = json!([
        { "kind": "me" },
        { "kind": "invited", "player": otto.id },
        { "kind": "invited" },
    ]);
    let (status, created) = anna.post("/api/tables", &bastion(&seats)).await.expect("a table");
    assert_eq!(status, 201);
    let table = created["table"].as_str().expect("an id");
    let invitations = created["invitations"].as_array().expect("invitations");
    assert_eq!(invitations.len(), 1);
    assert_eq!(invitations[0]["seat"], 2);
    let word = invitations[0]["code"].as_str().expect("a word");
    assert!(invitations[0]["link"].as_str().expect("a link").ends_with(word));
    assert!(!info(&vera, table).await.to_string().contains(word), "the word is for one person");
    let path = format!("/api/tables/{table}/invitations");
    assert_eq!(anna.get(&path).await.expect("an answer"), (200, json!(invitations)));
    let (status, failure) = otto.get(&path).await.expect("an answer");
    assert_eq!((status, &failure["code"]), (403, &json!("not_host")));
    // An invited player sees it among their tables.
    bench.until("steps_total", |it| it >= 1.0).await;
    let (_, mine) = otto.get("/api/me/tables").await.expect("tables");
    assert_eq!(mine[0]["id"], table);
    assert_eq!(vera.get("/api/me/tables").await.expect("tables").1, json!([]));
    let mut place = vera.sit(table, None).await.expect("a place to watch");
    for code in [json!(null), json!(""), json!("guess"), json!(word)] {
        let request = json!({ "type": "sit", "seat": 1, "code": code });
        refused(&mut place, request, "not_invited").await;
    }
    for code in [json!(null), json!(""), json!(&word[1..]), json!(word.to_uppercase())] {
        let request = json!({ "type": "sit", "seat": 2, "code": code });
        refused(&mut place, request, "not_invited").await;
    }
    done(&mut place, json!({ "type": "sit", "seat": 2, "code": word })).await;
    let mut other = otto.sit(table, None).await.expect("a place");
    refused(&mut other, json!({ "type": "sit", "seat": 2, "code": word }), "seat_taken").await;
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    assert_eq!(other.table["state"], "running");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start() {
    let bench = Bench::new().await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "invited" }]);
    let table = anna.create(bastion(&seats)).await.expect("a table");
    let mut one = anna.sit(&table, None).await.expect("a seat");
    let mut other = otto.sit(&table, None).await.expect("a place");
    assert_eq!(one.table["state"], "open");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    refused(&mut other, json!({ "type": "sit", "seat": 2 }), "seated_already").await;
    done(&mut other, json!({ "type": "leave", "seat": 1 })).await;
    until(&mut one, other.number).await;
    assert_eq!(one.table["seats"][1]["kind"], "open");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    // The host decides who the seats are for, even a seat that was taken.
    let bot = json!({ "kind": "bot", "level": "greedy" });
    done(&mut one, json!({ "type": "give_seat", "seat": 1, "to": { "kind": "open" } })).await;
    until(&mut other, one.number).await;
    assert_eq!(other.table["seats"][1]["kind"], "open");
    let nonsense = json!({ "type": "give_seat", "seat": 1, "to": { "kind": "bot", "level": "x" } });
    refused(&mut one, nonsense, "no_such_bot").await;
    done(&mut one, json!({ "type": "give_seat", "seat": 1, "to": bot })).await;
    assert_eq!(
        one.table["seats"][1],
        json!({ "kind": "bot", "level": "greedy", "stand_in": null })
    );
    done(&mut one, json!({ "type": "give_seat", "seat": 1, "to": { "kind": "open" } })).await;
    // An invitation is taken back by opening the seat.
    done(&mut one, json!({ "type": "give_seat", "seat": 2, "to": { "kind": "open" } })).await;
    done(&mut other, json!({ "type": "sit", "seat": 2 })).await;
    until(&mut one, other.number).await;
    done(&mut one, json!({ "type": "close_table" })).await;
    until(&mut other, one.number).await;
    assert_eq!(other.table["state"], "closed");
    assert_eq!(info(&otto, &table).await["state"], "closed");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deserted_table_closes() {
    let bench = Bench::new().await;
    let bot = json!([{ "kind": "bot", "level": "random" }]);
    let mut two = Two::with(&bench, "bastion", bot, json!({})).await;
    done(&mut two.one, json!({ "type": "leave", "seat": 0 })).await;
    assert_eq!(two.one.table["state"], "running");
    assert_eq!(two.one.play["seat"], Value::Null, "who left looks on from outside");
    done(&mut two.other, json!({ "type": "leave", "seat": 1 })).await;
    assert_eq!(info(&two.otto, &two.table).await["state"], "closed");
    refused(&mut two.one, json!({ "type": "sit", "seat": 0 }), "closed").await;
    bench.server.stop().await;
}

/// Two people on one device: each sees only their own seat, and nothing is shown in between.
#[tokio::test(flavor = "multi_thread")]
async fn one_device_for_two() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "bot", "level": "greedy" }]);
    let table = anna.create(json!({ "game": "sanctum", "seats": seats })).await.expect("a table");
    let first = anna.sit(&table, None).await.expect("a seat");
    assert_eq!(first.play["seat"], 0);
    let mut seat = anna.connect(&format!("/api/tables/{table}/ws?seat=1")).await.expect("a seat");
    assert_eq!(seat.play["seat"], 1);
    let all = seat.ask(json!({ "type": "look", "seat": 0 })).await.expect("the table");
    assert_eq!((&all["type"], &all["yours"]), (&json!("table"), &json!([0, 1])));
    let own = |seat: &testbench::Seat| seat.play["view"]["heroes"][0]["blessings"].clone();
    assert!(own(&seat).is_array(), "the own blessings are seen");
    refused(&mut seat, json!({ "type": "look", "seat": 2 }), "not_your_seat").await;
    // While the device is handed over, no seat is shown, whatever happens meanwhile.
    seat.ask(json!({ "type": "look", "seat": null })).await.expect("the table");
    assert!(seat.play["seat"].is_null() && own(&seat).is_null() && seat.offers().is_empty());
    let mut driver = anna.sit(&table, None).await.expect("a seat");
    let mut turn = 0;
    while turn < 12 {
        let needed = driver.play["needed"][0].clone();
        let is_mine = needed == 0 || needed == 1;
        if is_mine && driver.play["seat"] != needed {
            driver.ask(json!({ "type": "look", "seat": needed })).await.expect("the table");
        }
        if !driver.is_needed() || driver.offers().is_empty() {
            driver.hear().await.expect("a message");
            continue;
        }
        let offers = driver.offers();
        let request = driver.act_request(&offers[mixed(turn) % offers.len()]);
        let answer = driver.ask(request).await.expect("an answer");
        assert!(["", "stale_decision"].contains(&code(&answer)), "{answer}");
        turn += 1;
        until(&mut seat, driver.number).await;
        assert!(seat.play["seat"].is_null() && own(&seat).is_null(), "still nobody's eyes");
    }
    seat.ask(json!({ "type": "look", "seat": 1 })).await.expect("the table");
    assert_eq!(seat.play["seat"], 1);
    bench.server.stop().await;
}

/// A player who is away from a live table for long may be replaced, returns, and plays on.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in() {
    let bench = Bench::with(|config| config.times.patience = Duration::ZERO).await;
    let Two { table, otto, mut one, other, .. } = Two::at(&bench, "bastion").await;
    let to_bot =
        json!({ "type": "give_seat", "seat": 1, "to": { "kind": "bot", "level": "random" } });
    refused(&mut one, to_bot.clone(), "not_abandoned").await;
    other.close().await;
    one.hear_until(|it| it["type"] == "presence" && it["online"] == json!([0])).await.expect("it");
    done(&mut one, to_bot).await;
    assert_eq!(one.table["seats"][1]["stand_in"], "random");
    assert_eq!(one.table["seats"][1]["player"], json!(otto.id));
    // The bot plays for Otto when it is his turn.
    let mut turn = 0;
    while !one.is_over() && turn < 10 {
        if one.is_needed() && !one.offers().is_empty() {
            let offers = one.offers();
            let request = one.act_request(&offers[mixed(turn) % offers.len()]);
            one.ask(request).await.expect("an answer");
            turn += 1;
        } else {
            one.hear().await.expect("the bot acts");
        }
    }
    let mut back = otto.sit(&table, None).await.expect("a seat");
    assert_eq!(back.play["seat"], 1);
    let act = json!({ "type": "act", "seat": 1, "decision": back.play["decision"], "text": "x" });
    refused(&mut back, act, "stood_in").await;
    done(&mut back, json!({ "type": "return", "seat": 1 })).await;
    assert!(back.table["seats"][1]["stand_in"].is_null());
    refused(&mut back, json!({ "type": "return", "seat": 1 }), "not_stood_in").await;
    bench.server.stop().await;
}

/// Players may let a bot play for them and watch; it plays on while they are there.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_me() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let options = json!({ "mode": "tutorial" });
    let new = json!({ "game": "bastion", "options": options, "seats": seats });
    let table = anna.create(new).await.expect("a table");
    let mut one = anna.sit(&table, None).await.expect("a seat");
    while !one.is_needed() {
        one.hear().await.expect("the bot acts");
    }
    let to_bot =
        json!({ "type": "give_seat", "seat": 0, "to": { "kind": "bot", "level": "random" } });
    done(&mut one, to_bot).await;
    let since = one.number;
    while one.number < since + 5 && !one.is_over() {
        one.hear().await.expect("the bots act");
    }
    assert!(one.is_over() || one.number >= since + 5);
    bench.server.stop().await;
}

/// A seat whose player is away may be opened, and another player continues with it.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_takes_a_seat_over() {
    let bench = Bench::with(|config| config.times.patience = Duration::ZERO).await;
    let Two { table, otto, mut one, other, .. } = Two::at(&bench, "bastion").await;
    other.close().await;
    one.hear_until(|it| it["type"] == "presence" && it["online"] == json!([0])).await.expect("it");
    done(&mut one, json!({ "type": "give_seat", "seat": 1, "to": { "kind": "open" } })).await;
    let vera = bench.guest().await;
    let mut third = vera.sit(&table, None).await.expect("a place");
    done(&mut third, json!({ "type": "sit", "seat": 1 })).await;
    assert_eq!(third.play["seat"], 1);
    let mut back = otto.sit(&table, None).await.expect("a place to watch");
    assert!(back.play["seat"].is_null());
    refused(&mut back, json!({ "type": "sit", "seat": 1 }), "seat_taken").await;
    refused(&mut back, json!({ "type": "leave", "seat": 1 }), "not_your_seat").await;
    assert_eq!(otto.get("/api/me/tables").await.expect("tables").1, json!([]));
    bench.server.stop().await;
}

/// At tables over several days nobody counts as away.
#[tokio::test(flavor = "multi_thread")]
async fn at_the_own_pace_nobody_is_replaced() {
    let bench = Bench::with(|config| config.times.patience = Duration::ZERO).await;
    let settings = json!({ "pace": "own" });
    let Two { mut one, other, .. } = Two::with(&bench, "bastion", json!([]), settings).await;
    other.close().await;
    one.hear_until(|it| it["type"] == "presence" && it["online"] == json!([0])).await.expect("it");
    let open = json!({ "type": "give_seat", "seat": 1, "to": { "kind": "open" } });
    refused(&mut one, open, "not_abandoned").await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch() {
    let bench = Bench::new().await;
    let bot = json!([{ "kind": "bot", "level": "random" }]);
    let mut two = Two::with(&bench, "bastion", bot, json!({ "visibility": "public" })).await;
    two.finish().await;
    done(&mut two.other, json!({ "type": "rematch" })).await;
    two.settle().await;
    let again = two.one.table["rematch"].as_str().expect("all are told").to_owned();
    assert_eq!(two.other.table["rematch"], again);
    refused(&mut two.one, json!({ "type": "rematch" }), "no_rematch").await;
    // Anna is invited, and finds it among her tables.
    let mut seat = two.anna.sit(&again, None).await.expect("a place");
    assert_eq!(seat.table["host"]["id"], json!(two.otto.id));
    assert_eq!(seat.table["visibility"], "public");
    assert_eq!(
        seat.table["seats"][0],
        json!({ "kind": "invited", "player": two.anna.id, "stand_in": null })
    );
    assert_eq!(seat.table["seats"][1]["player"], json!(two.otto.id));
    assert_eq!(seat.table["seats"][2]["kind"], "bot");
    let (_, mine) = two.anna.get("/api/me/tables").await.expect("tables");
    assert!(mine.as_array().expect("tables").iter().any(|it| it["id"] == again));
    done(&mut seat, json!({ "type": "sit", "seat": 0 })).await;
    assert_eq!(seat.table["state"], "running");
    assert_eq!(info(&two.anna, &two.table).await["rematch"], again);
    bench.server.stop().await;
}

/// The list of own tables says whose turn it is.
#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let mut seen = [false, false];
    let mut turn = 0;
    while seen != [true, true] {
        let needed = two.one.play["needed"].clone();
        for client in [&two.anna, &two.otto] {
            let (_, mine) = client.get("/api/me/tables").await.expect("tables");
            assert_eq!(mine[0]["needed"], needed);
        }
        seen[needed[0].as_u64().expect("a seat") as usize] = true;
        assert!(two.advance(mixed(turn)).await);
        turn += 1;
    }
    bench.server.stop().await;
}

/// A program takes a seat with its token and plays like any player.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (status, program) =
        anna.post("/api/programs", &json!({ "name": "Robot" })).await.expect("a program");
    assert_eq!(status, 201);
    let token = program["token"].as_str().expect("a token");
    let robot = Client::program(bench.url(), token).await.expect("a program");
    let (_, me) = robot.get("/api/me").await.expect("me");
    assert_eq!((&me["is_program"], &me["name"]), (&json!(true), &json!("Robot")));
    let seats = json!([{ "kind": "me" }, { "kind": "invited", "player": robot.id }]);
    let table = anna.create(bastion(&seats)).await.expect("a table");
    let one = anna.sit(&table, None).await.expect("a seat");
    let mut other = robot.sit(&table, None).await.expect("a place");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    let mut two = Two { table, anna, otto: robot, one, other };
    two.finish().await;
    assert_eq!(two.other.table["seats"][1]["name"], "Robot");
    // Without a token it has no identity, and its connection ends.
    let path = format!("/api/programs/{}", two.otto.id);
    let (status, _) = two.anna.delete(&path).await.expect("an answer");
    assert_eq!(status, 204);
    two.other.hear_until(|it| it["reason"] == "not_allowed").await.expect("the end");
    assert!(two.otto.sit(&two.table, None).await.is_err());
    bench.server.stop().await;
}

/// A new name appears at the table when the player reconnects.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_name() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    for bad in ["", " ", "a\u{202e}b", "<b>", "aaaaaaaaaaaaaaaaaaaaaaaaa"] {
        let (status, failure) =
            two.otto.patch("/api/me", &json!({ "name": bad })).await.expect("an answer");
        assert_eq!((status, &failure["code"]), (422, &json!("bad_name")), "{bad:?}");
    }
    let (status, _) =
        two.otto.patch("/api/me", &json!({ "name": "  Otto  der Große " })).await.expect("one");
    assert_eq!(status, 200);
    let _again = two.otto.sit(&two.table, None).await.expect("a seat");
    while two.one.table["seats"][1]["name"] != "Otto der Große" {
        two.one.hear().await.expect("a message");
    }
    assert_eq!(two.one.table["seats"][1]["player"], json!(two.otto.id));
    bench.server.stop().await;
}
