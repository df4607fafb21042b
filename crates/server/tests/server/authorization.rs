//! All rights: every request, every wrong identity, every state of a table. A refused request
//! leaves the table unchanged.

use protocol::{Command, Holder, Room};
use reqwest::Method;
use serde_json::{Value, json};
use testbench::{Client, Seat};

use crate::bench::Bench;
use crate::scene::{Two, code, done, everything};
use crate::wire::{TurnedAway, Wire};

/// The seat of the owner.
const A: tabletop::Seat = tabletop::Seat::new(0);

/// A connected person, named after their relation to seat 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// The holder of seat 0, who created the table.
    Owner,
    /// The holder of seat 1.
    Neighbour,
    /// The former holder of seat 1.
    Former,
    /// A spectator.
    Stranger,
}

/// The state of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Open,
    Running,
    Over,
    Closed,
}

/// The refusal that applies to everybody, because of the state of the table.
const fn untimely(stage: Stage) -> Option<&'static str> {
    match stage {
        Stage::Open => Some("not_started"),
        Stage::Running => None,
        Stage::Over => Some("game_over"),
        Stage::Closed => Some("closed"),
    }
}

/// The code that refuses a command about seat 0; none if the person has the right. A new command
/// must find its place here.
fn expected(command: &Command, who: Who, stage: Stage) -> Option<&'static str> {
    let is_owner = who == Who::Owner;
    let not_yours = (!is_owner).then_some("not_your_seat");
    let has_seat = matches!(who, Who::Owner | Who::Neighbour);
    let is_before_the_end = matches!(stage, Stage::Open | Stage::Running);
    match command {
        Command::Act { .. }
        | Command::TakeBack { .. }
        | Command::AskRollBack { .. }
        | Command::Hint { .. } => untimely(stage).or(not_yours),
        Command::AnswerRollBack { .. } => untimely(stage).or(not_yours).or(Some("not_asked")),
        Command::Return { .. } => untimely(stage).or(not_yours).or(Some("not_stood_in")),
        Command::Sit { .. } | Command::Leave { .. } | Command::Decline { .. }
            if !is_before_the_end =>
        {
            untimely(stage)
        }
        Command::Decline { .. } => Some("not_invited"),
        Command::Sit { .. } => Some(if has_seat { "seated_already" } else { "seat_taken" }),
        Command::Leave { .. } | Command::Look { .. } => not_yours,
        Command::GiveSeat { to, .. } => match stage {
            Stage::Open => Some(if is_owner { "bad_request" } else { "not_host" }),
            Stage::Running if is_owner && matches!(to, Holder::Bot { .. }) => None,
            Stage::Running => Some(if has_seat { "not_abandoned" } else { "not_seated" }),
            Stage::Over | Stage::Closed => untimely(stage),
        },
        Command::CloseTable if !is_owner => Some("not_host"),
        Command::CloseTable => (stage != Stage::Open).then_some("started"),
        Command::Rematch if stage != Stage::Over => Some("no_rematch"),
        Command::Rematch => (!has_seat).then_some("not_seated"),
        Command::WhyNot { .. } => {
            let is_played = matches!(stage, Stage::Running | Stage::Over);
            not_yours.or((!is_played).then_some("not_started"))
        }
        Command::Say { room: Room::Table, .. } => (!has_seat).then_some("not_your_room"),
        Command::Say { room: Room::Spectators, .. } => {
            (has_seat && stage != Stage::Over).then_some("not_your_room")
        }
        // Nobody can mute themselves; everything else is up to the player.
        Command::Mute { .. } => Some("bad_request"),
    }
}

/// The place of a command in the list below.
const fn row(command: &Command) -> usize {
    match command {
        Command::Act { .. } => 0,
        Command::TakeBack { .. } => 1,
        Command::AskRollBack { .. } => 2,
        Command::AnswerRollBack { .. } => 3,
        Command::Sit { .. } => 4,
        Command::Leave { .. } => 5,
        Command::Return { .. } => 6,
        Command::GiveSeat { .. } => 7,
        Command::CloseTable => 8,
        Command::Rematch => 9,
        Command::Look { .. } => 10,
        Command::WhyNot { .. } => 11,
        Command::Say { .. } => 12,
        Command::Mute { .. } => 13,
        Command::Hint { .. } => 14,
        Command::Decline { .. } => 15,
    }
}

/// Every command, about seat 0, as its holder would send it; the last few are variations.
fn commands(decision: u32, offer: &str, me: &str) -> Vec<Command> {
    let text = offer.to_owned();
    vec![
        Command::Act { seat: A, decision, text: text.clone() },
        Command::TakeBack { seat: A, decision },
        Command::AskRollBack { seat: A, to: Some(0) },
        Command::AnswerRollBack { seat: A, agree: true },
        Command::Sit { seat: A, code: Some(String::new()) },
        Command::Leave { seat: A, hand_over: false },
        Command::Return { seat: A },
        Command::GiveSeat { seat: A, to: Holder::Bot { level: "greedy".to_owned() } },
        Command::CloseTable,
        Command::Rematch,
        Command::Look { seat: Some(A) },
        Command::WhyNot { seat: A, text },
        Command::Say { room: Room::Table, text: "hello".to_owned() },
        Command::Mute { player: me.to_owned().try_into().expect("an id"), muted: true },
        Command::Hint { seat: A },
        Command::Decline { seat: A },
        Command::Say { room: Room::Spectators, text: "hello".to_owned() },
        Command::GiveSeat { seat: A, to: Holder::Open },
        Command::AnswerRollBack { seat: A, agree: false },
        Command::AskRollBack { seat: A, to: None },
    ]
}

#[test]
fn every_command_has_a_row() {
    let all = commands(0, "", "x");
    for (index, command) in all.iter().take(16).enumerate() {
        assert_eq!(row(command), index, "{command:?}");
    }
    assert!(all.iter().all(|it| row(it) < 16));
}

/// A table in a given state, and everybody's connection to it.
struct Stand {
    table: String,
    owner: Client,
    people: Vec<(Who, Client, Seat)>,
}

async fn stand(bench: &Bench, stage: Stage) -> Stand {
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let (former, stranger) = (bench.guest().await, bench.guest().await);
    let mut seats = vec![json!({ "kind": "me" }), json!({ "kind": "open" })];
    if matches!(stage, Stage::Open | Stage::Closed) {
        seats.push(json!({ "kind": "open" }));
    }
    let new = json!({ "game": "bastion", "options": { "mode": "tutorial" }, "seats": seats });
    let table = anna.create(new).await.expect("a table");
    let mut gone = former.sit(&table, None).await.expect("a place");
    done(&mut gone, json!({ "type": "sit", "seat": 1 })).await;
    done(&mut gone, json!({ "type": "leave", "seat": 1 })).await;
    let mut other = otto.sit(&table, None).await.expect("a place");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    let mut one = anna.sit(&table, None).await.expect("a seat");
    if stage == Stage::Closed {
        done(&mut one, json!({ "type": "close_table" })).await;
    }
    if matches!(stage, Stage::Running | Stage::Over) {
        let (anna, otto) = (anna.clone(), otto.clone());
        let mut two = Two { table: table.clone(), anna, otto, one, other };
        match stage {
            Stage::Over => two.finish().await,
            _ => while two.one.offers().is_empty() && two.advance(0).await {},
        }
        Two { one, other, .. } = two;
    }
    let watching = stranger.sit(&table, None).await.expect("a place to watch");
    let people = vec![
        (Who::Owner, anna.clone(), one),
        (Who::Neighbour, otto, other),
        (Who::Former, former, gone),
        (Who::Stranger, stranger, watching),
    ];
    Stand { table, owner: anna, people }
}

async fn matrix(stage: Stage) {
    let bench = Bench::new().await;
    let Stand { table, owner, people } = stand(&bench, stage).await;
    // What the holder of seat 0 would send, so that only the sender is wrong.
    let own = owner.sit(&table, None).await.expect("a seat");
    assert!(stage != Stage::Running || !own.offers().is_empty(), "it is the turn of seat 0");
    let decision = own.play["decision"].as_u64().unwrap_or(0) as u32;
    let offer = own.offers().first().cloned().unwrap_or_else(|| "end".to_owned());
    let before = everything(&owner, &table).await;
    for (who, client, mut seat) in people {
        for command in commands(decision, &offer, &client.id) {
            let Some(wanted) = expected(&command, who, stage) else { continue };
            let request = serde_json::to_value(&command).expect("JSON");
            let answer = seat.ask(request).await.expect("an answer");
            assert_eq!(code(&answer), wanted, "{stage:?} {who:?} {command:?}: {answer}");
            assert!(answer["error"]["message"].as_str().is_some_and(|it| !it.is_empty()));
            let after = everything(&owner, &table).await;
            assert_eq!(before, after, "{stage:?} {who:?} {command:?} changed the table");
        }
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start() {
    matrix(Stage::Open).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_it_is_played() {
    matrix(Stage::Running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_it_is_over() {
    matrix(Stage::Over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_it_is_closed() {
    matrix(Stage::Closed).await;
}

/// A seat that does not exist, and a command about another person's table.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_not_there() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let before = everything(&two.anna, &two.table).await;
    for seat in [2u8, 3, 4, 5, 63, 64, 255] {
        // No table has more than four seats: a request that names a fifth is malformed.
        let code = if seat < 4 { "no_such_seat" } else { "bad_request" };
        for request in [
            json!({ "type": "act", "seat": seat, "decision": 0, "text": "end" }),
            json!({ "type": "take_back", "seat": seat, "decision": 0 }),
            json!({ "type": "ask_roll_back", "seat": seat }),
            json!({ "type": "answer_roll_back", "seat": seat, "agree": true }),
            json!({ "type": "leave", "seat": seat }),
            json!({ "type": "return", "seat": seat }),
            json!({ "type": "give_seat", "seat": seat, "to": { "kind": "open" } }),
            json!({ "type": "look", "seat": seat }),
            json!({ "type": "why_not", "seat": seat, "text": "end" }),
            json!({ "type": "hint", "seat": seat }),
        ] {
            crate::scene::refused(&mut two.one, request, code).await;
        }
    }
    assert_eq!(before, everything(&two.anna, &two.table).await);
    // A seat that is requested when connecting but does not belong to the player is simply not
    // given.
    let seat = two.anna.connect(&format!("/api/tables/{}/ws?seat=255", two.table)).await;
    assert_eq!(seat.expect("a seat").play["seat"], 0);
    let path = format!("/api/tables/{}/moments/1?seat=255", two.table);
    assert_eq!(two.anna.get(&path).await.expect("an answer").0, 200);
    bench.server.stop().await;
}

/// What a route requires of its caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Needs {
    Nothing,
    Somebody,
    Person,
}

/// Every route there is, with a body it would accept.
fn routes() -> Vec<(Method, &'static str, Value, Needs)> {
    let table = json!({ "game": "bastion", "seats": [{ "kind": "me" }] });
    let name = json!({ "name": "Someone" });
    vec![
        (Method::GET, "/api/me", Value::Null, Needs::Somebody),
        (Method::POST, "/api/me", Value::Null, Needs::Nothing),
        (Method::PATCH, "/api/me", name.clone(), Needs::Somebody),
        (Method::POST, "/api/me/forget", Value::Null, Needs::Nothing),
        (Method::POST, "/api/me/recovery", Value::Null, Needs::Person),
        (Method::POST, "/api/recover", json!({ "passphrase": "" }), Needs::Nothing),
        (Method::GET, "/api/me/sessions", Value::Null, Needs::Person),
        (Method::DELETE, "/api/me/sessions", Value::Null, Needs::Person),
        (Method::DELETE, "/api/me/sessions/{id}", Value::Null, Needs::Person),
        (Method::GET, "/api/programs", Value::Null, Needs::Person),
        (Method::POST, "/api/programs", name, Needs::Person),
        (Method::DELETE, "/api/programs/{id}", Value::Null, Needs::Person),
        (Method::GET, "/api/games", Value::Null, Needs::Nothing),
        (Method::GET, "/api/games/{game}/components", Value::Null, Needs::Nothing),
        (Method::GET, "/api/games/{game}/lessons", Value::Null, Needs::Nothing),
        (Method::GET, "/api/tables", Value::Null, Needs::Nothing),
        (Method::POST, "/api/tables", table, Needs::Somebody),
        (Method::GET, "/api/me/tables", Value::Null, Needs::Somebody),
        (Method::GET, "/api/tables/{id}", Value::Null, Needs::Nothing),
        (Method::GET, "/api/tables/{id}/components", Value::Null, Needs::Nothing),
        (Method::GET, "/api/tables/{id}/record", Value::Null, Needs::Somebody),
        (Method::GET, "/api/tables/{id}/analysis", Value::Null, Needs::Somebody),
        (Method::GET, "/api/tables/{id}/position", Value::Null, Needs::Somebody),
        (Method::GET, "/api/tables/{id}/moments/{number}", Value::Null, Needs::Somebody),
        (Method::GET, "/api/tables/{id}/invitations", Value::Null, Needs::Somebody),
        (Method::GET, "/api/me/mutes", Value::Null, Needs::Somebody),
        (Method::GET, "/api/me/records", Value::Null, Needs::Somebody),
        (Method::GET, "/healthz", Value::Null, Needs::Nothing),
        (Method::GET, "/readyz", Value::Null, Needs::Nothing),
        (Method::GET, "/metrics", Value::Null, Needs::Nothing),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_has_a_row() {
    let bench = Bench::new().await;
    let client = bench.guest().await;
    let (_, document) = client.get("/api/openapi.json").await.expect("a document");
    let mut documented = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            documented.push((method.to_uppercase(), path.clone()));
        }
    }
    let mut known: Vec<(String, String)> =
        routes().iter().map(|it| (it.0.to_string(), it.1.to_owned())).collect();
    documented.sort();
    known.sort();
    assert_eq!(documented, known);
    bench.server.stop().await;
}

/// Headers of unknown people.
async fn intruders(anna: &Client, otto: &Client) -> Vec<(&'static str, String)> {
    let (_, program) =
        anna.post("/api/programs", &json!({ "name": "Robot" })).await.expect("a program");
    let id = program["id"].as_str().expect("an id");
    let token = program["token"].as_str().expect("a token").to_owned();
    let (status, _) = anna.delete(&format!("/api/programs/{id}")).await.expect("an answer");
    assert_eq!(status, 204);
    let (_, cookie) = otto.identity().expect("a cookie");
    let (session, secret) = cookie.split_once('.').expect("a session and its secret");
    let session = session.trim_start_matches("battlement=");
    let forged = "0".repeat(secret.len());
    vec![
        ("x-nothing", "nobody".to_owned()),
        ("cookie", format!("battlement={}.{forged}", anna.id)),
        ("cookie", format!("battlement={}.{secret}", anna.id)),
        ("cookie", format!("battlement={id}.{secret}")),
        ("cookie", format!("battlement={session}.{forged}")),
        ("cookie", format!("battlement={session}.")),
        ("cookie", format!("battlement={}", anna.id)),
        ("cookie", "battlement=".to_owned()),
        ("authorization", format!("Bearer {token}")),
        ("authorization", "Bearer program-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned()),
        ("authorization", "Bearer ".to_owned()),
    ]
}

async fn send(
    url: &str,
    (method, path, body): (&Method, &str, &Value),
    headers: &[(&str, &str)],
) -> (u16, String) {
    let mut request = reqwest::Client::new().request(method.clone(), format!("{url}{path}"));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if !body.is_null() {
        request = request.json(body);
    }
    let response = request.send().await.expect("an answer");
    let status = response.status().as_u16();
    let body: Value = response.json().await.unwrap_or_default();
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_without_an_identity() {
    let bench = Bench::new().await;
    let Two { table, anna, otto, one: _one, other: _other } = Two::at(&bench, "bastion").await;
    let before = everything(&anna, &table).await;
    let (_, tables) = anna.get("/api/me/tables").await.expect("tables");
    for (name, value) in intruders(&anna, &otto).await {
        for (method, path, body, needs) in routes() {
            if needs == Needs::Nothing {
                continue;
            }
            let path = path.replace("{id}", &table).replace("{number}", "1");
            let answer = send(bench.url(), (&method, &path, &body), &[(name, &value)]).await;
            let wanted = (401, "unknown_identity".to_owned());
            assert_eq!(answer, wanted, "{method} {path} with {name}: {value}");
        }
        for path in [format!("/api/tables/{table}/ws"), "/api/lobby/ws".to_owned()] {
            let turned = Wire::with(bench.url(), &path, &[(name, &value)]).await.err();
            let wanted = TurnedAway { status: 401, code: "unknown_identity".to_owned() };
            assert_eq!(turned, Some(wanted), "{path} with {name}: {value}");
        }
    }
    assert_eq!(before, everything(&anna, &table).await);
    assert_eq!(tables, anna.get("/api/me/tables").await.expect("tables").1);
    assert_eq!(anna.get("/api/me").await.expect("me").1["name"], "Anna");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_are_not_people() {
    let bench = Bench::new().await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let new = json!({ "name": "Robot" });
    let (_, program) = anna.post("/api/programs", &new).await.expect("a program");
    let token = program["token"].as_str().expect("a token");
    let bearer = format!("Bearer {token}");
    for (method, path, body, needs) in routes() {
        if needs != Needs::Person {
            continue;
        }
        let path = path.replace("{id}", program["id"].as_str().expect("an id"));
        let headers = [("authorization", bearer.as_str())];
        let answer = send(bench.url(), (&method, &path, &body), &headers).await;
        assert_eq!(answer, (403, "only_people".to_owned()), "{method} {path}");
    }
    // Nobody can revoke the token of another person's program, or see that it exists.
    let path = format!("/api/programs/{}", program["id"].as_str().expect("an id"));
    assert_eq!(otto.delete(&path).await.expect("an answer").0, 404);
    assert_eq!(otto.get("/api/programs").await.expect("programs").1, json!([]));
    let robot = Client::program(bench.url(), token).await.expect("it is still known");
    assert_eq!(anna.get("/api/programs").await.expect("programs").1[0]["id"], robot.id);
    assert!(anna.get("/api/programs").await.expect("programs").1[0]["token"].is_null());
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_a_table_that_is_not_to_be_watched() {
    let bench = Bench::new().await;
    let settings = json!({ "watching": { "allowed": false } });
    let mut two = Two::with(&bench, "bastion", json!([]), settings).await;
    let stranger = bench.guest().await;
    let path = |it: &str| format!("/api/tables/{}/{it}", two.table);
    for (place, status) in [("record", 403), ("position", 403), ("moments/1", 404)] {
        assert_eq!(stranger.get(&path(place)).await.expect("an answer").0, status, "{place}");
        assert_eq!(
            two.otto.send(Method::GET, &path(place), None).await.expect("one").status(),
            200
        );
    }
    let mut wire = Wire::open(&stranger, &path("ws")).await.expect("a connection");
    let rest = wire.rest().await;
    assert_eq!(rest, [json!({ "type": "closing", "reason": "not_allowed" })]);
    assert_eq!(stranger.get(&path("analysis")).await.expect("an answer").0, 403);
    // Once the game is over there are no secrets.
    two.finish().await;
    for place in ["record", "position", "moments/1"] {
        let path = format!("/api/tables/{}/{place}", two.table);
        assert_eq!(stranger.send(Method::GET, &path, None).await.expect("one").status(), 200);
    }
    bench.server.stop().await;
}
