//! HTTP: headers, limits, origins, bodies, pages, metrics.

use std::fs;
use std::path::Path;

use games::Games;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use testbench::Client;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::bench::Bench;
use crate::scene::Two;
use crate::wire::{TurnedAway, Wire};

async fn json_of(response: Response) -> Value {
    let kind = response.headers()["content-type"].to_str().expect("a kind").to_owned();
    let text = response.text().await.expect("a body");
    assert!(kind.starts_with("application/json"), "{kind}: {text}");
    serde_json::from_str(&text).expect("JSON")
}

/// Every refusal says why, as JSON with a code and a sentence.
async fn must_explain(response: Response, status: u16) {
    let path = response.url().path().to_owned();
    assert_eq!(response.status().as_u16(), status, "{path}");
    let failure = json_of(response).await;
    for field in ["code", "message"] {
        assert!(failure[field].as_str().is_some_and(|it| !it.is_empty()), "{path}: {failure}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_headers() {
    let bench = Bench::new().await;
    let client = bench.guest().await;
    let paths = ["/", "/healthz", "/api/me", "/api/tables", "/api/nothing", "/nothing", "/metrics"];
    for (method, path) in paths.map(|it| (Method::GET, it)).into_iter().chain([
        (Method::POST, "/api/me"),
        (Method::POST, "/api/tables"),
        (Method::DELETE, "/api/tables"),
    ]) {
        let response = client.send(method.clone(), path, None).await.expect("an answer");
        let headers = response.headers();
        let header = |name: &str| {
            let value = headers.get(name).unwrap_or_else(|| panic!("{method} {path}: no {name}"));
            value.to_str().expect("text").to_owned()
        };
        assert!(header("content-security-policy").contains("default-src 'none'"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "same-origin");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(!header("permissions-policy").is_empty());
        assert!(!header("cache-control").is_empty());
        assert!(headers.get("strict-transport-security").is_none(), "only with https");
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https() {
    let bench = Bench::with(|it| it.public_url = Some("https://games.example".to_owned())).await;
    let url = format!("http://{}", bench.server.address());
    let client = Client::stranger(&url);
    let response = client.send(Method::POST, "/api/me", None).await.expect("an answer");
    assert!(response.headers().contains_key("strict-transport-security"));
    let cookie = response.headers()["set-cookie"].to_str().expect("text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    // Only the public address is ours, whatever name the request uses.
    for (origin, status) in [("https://games.example", 200), (url.as_str(), 403)] {
        let request = reqwest::Client::new().post(format!("{url}/api/me"));
        let answer = request.header("origin", origin).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), status, "{origin}");
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies() {
    let bench = Bench::new().await;
    let client = Client::stranger(bench.url());
    let response = client.send(Method::POST, "/api/me", None).await.expect("an answer");
    let cookie = response.headers()["set-cookie"].to_str().expect("text").to_owned();
    for part in ["battlement=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    // An identified caller stays the same; signing out sets an empty cookie.
    let guest = bench.guest().await;
    let (_, again) = guest.post("/api/me", &json!({})).await.expect("me");
    assert_eq!(again["id"], json!(guest.id));
    let response = guest.send(Method::POST, "/api/me/forget", None).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::NO_CONTENT);
    let cookie = response.headers()["set-cookie"].to_str().expect("text");
    assert!(cookie.starts_with("battlement=;") && cookie.contains("Max-Age=0"), "{cookie}");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others() {
    let bench = Bench::new().await;
    let client = bench.guest().await;
    let table = client
        .create(json!({ "game": "bastion", "seats": [{ "kind": "me" }] }))
        .await
        .expect("a table");
    let host = bench.url().trim_start_matches("http://").to_owned();
    let (name, cookie) = client.identity().expect("a cookie");
    let own = format!("http://{host}");
    let foreign = ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"];
    for origin in foreign.into_iter().chain([own.as_str()]) {
        let is_own = origin == own;
        let request = reqwest::Client::new().post(format!("{}/api/me/recovery", bench.url()));
        let request = request.header("cookie", cookie).header("origin", origin);
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status().as_u16(), if is_own { 200 } else { 403 }, "{origin}");
        for path in [format!("/api/tables/{table}/ws"), "/api/lobby/ws".to_owned()] {
            let headers = [(name, cookie), ("origin", origin)];
            let turned = Wire::with(bench.url(), &path, &headers).await.err();
            let refused = TurnedAway { status: 403, code: "foreign_origin".to_owned() };
            assert_eq!(turned, (!is_own).then_some(refused), "{origin}");
        }
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_explained() {
    let bench = Bench::new().await;
    let client = bench.guest().await;
    let table = client
        .create(json!({ "game": "bastion", "seats": [{ "kind": "me" }] }))
        .await
        .expect("a table");
    let get = async |path: &str| client.send(Method::GET, path, None).await.expect("an answer");
    for path in ["/nothing", "/api/nothing", "/api/tables/nothing", "/api/tables/x/record"] {
        must_explain(get(path).await, 404).await;
    }
    must_explain(get(&format!("/api/tables/{table}/moments/999")).await, 404).await;
    must_explain(get(&format!("/api/tables/{table}/moments/x")).await, 400).await;
    must_explain(get(&format!("/api/tables/{table}/moments/1?seat=x")).await, 400).await;
    must_explain(get("/api/recover").await, 405).await;
    let post = async |path: &str, kind: &str, body: String| {
        let request = reqwest::Client::new().post(format!("{}{path}", bench.url()));
        let (name, value) = client.identity().expect("a cookie");
        let request = request.header(name, value).header("content-type", kind);
        request.body(body).send().await.expect("an answer")
    };
    for path in ["/api/tables", "/api/programs", "/api/recover"] {
        must_explain(post(path, "application/json", "{".to_owned()).await, 400).await;
        must_explain(post(path, "application/json", "{}".to_owned()).await, 422).await;
        must_explain(post(path, "text/plain", "{}".to_owned()).await, 415).await;
        let large = format!("\"{}\"", "x".repeat(140_000));
        must_explain(post(path, "application/json", large).await, 413).await;
    }
    must_explain(post("/nothing", "application/json", "{}".to_owned()).await, 404).await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests() {
    let bench = Bench::with(|config| config.limits.requests_per_second = 5).await;
    let client = Client::stranger(bench.url());
    let mut limited = None;
    for _ in 0..100 {
        let response = client.send(Method::GET, "/api/games", None).await.expect("an answer");
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            limited = Some(response);
            break;
        }
    }
    let response = limited.expect("somebody who asks without end is told to wait");
    assert!(response.headers().contains_key("retry-after"));
    assert!(response.headers().contains_key("content-security-policy"));
    must_explain(response, 429).await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_guests_and_connections() {
    let bench = Bench::with(|config| {
        config.limits.guests_per_hour = 2;
        config.limits.sockets_per_player = 2;
    })
    .await;
    let client = bench.guest().await;
    let _second = bench.guest().await;
    let stranger = Client::stranger(bench.url());
    let response = stranger.send(Method::POST, "/api/me", None).await.expect("an answer");
    must_explain(response, 429).await;
    let one = Wire::open(&client, "/api/lobby/ws").await.expect("a connection");
    let _two = Wire::open(&client, "/api/lobby/ws").await.expect("a connection");
    let turned = Wire::open(&client, "/api/lobby/ws").await.err();
    assert_eq!(turned, Some(TurnedAway { status: 429, code: "limited".to_owned() }));
    drop(one);
    while Wire::open(&client, "/api/lobby/ws").await.is_err() {}
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_back() {
    let bench = Bench::new().await;
    let client = bench.named("Anna").await;
    let (_, me) = client.get("/api/me").await.expect("me");
    assert_eq!(me["is_kept"], false);
    let (_, first) = client.post("/api/me/recovery", &json!({})).await.expect("a way back");
    let (_, second) = client.post("/api/me/recovery", &json!({})).await.expect("a way back");
    let passphrase = |it: &Value| it["passphrase"].as_str().expect("a passphrase").to_owned();
    let link = second["link"].as_str().expect("a link");
    assert!(link.starts_with(bench.url()) && link.contains("/#/recover/"), "{link}");
    let typed = link.rsplit('/').next().expect("a passphrase").to_uppercase().replace('-', " ");
    let back = Client::recovered(bench.url(), &typed).await.expect("Anna");
    assert_eq!((&back.id, back.name.as_str()), (&client.id, "Anna"));
    assert_eq!(back.get("/api/me").await.expect("me").1["is_kept"], true);
    assert!(Client::recovered(bench.url(), &passphrase(&first)).await.is_err(), "the old one");
    assert!(Client::recovered(bench.url(), "").await.is_err());
    // Guessing is limited.
    let stranger = Client::stranger(bench.url());
    let mut statuses = Vec::new();
    for _ in 0..12 {
        let guess = json!({ "passphrase": "guess" });
        statuses.push(stranger.post("/api/recover", &guess).await.expect("an answer").0);
    }
    assert_eq!((statuses[0], statuses[11]), (404, 429));
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures() {
    let bench = Bench::new().await;
    let bot = json!([{ "kind": "bot", "level": "random" }]);
    let mut two = Two::with(&bench, "bastion", bot, json!({})).await;
    for turn in 0..20 {
        two.advance(turn).await;
    }
    assert_eq!(bench.figure("tables").await, 1.0);
    assert_eq!(bench.figure("table_sockets").await, 2.0);
    assert_eq!(bench.figure("inputs_total").await, 20.0);
    assert_eq!(bench.figure("input_seconds_count").await, 20.0);
    assert!(bench.figure("steps_total").await >= 20.0);
    assert!(bench.figure("bot_inputs_total").await > 0.0);
    assert!(bench.figure("bot_seconds_count").await > 0.0);
    assert!(bench.figure("write_seconds_count").await >= 20.0);
    assert!(bench.figure("http_requests_total").await > 0.0);
    for nothing in ["slow_readers_total", "tables_frozen_total", "http_failures_total"] {
        assert_eq!(bench.figure(nothing).await, 0.0, "{nothing}");
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_over_the_socket() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let path = format!("/api/tables/{}/ws", two.table);
    let mut wire = Wire::open(&two.anna, &path).await.expect("a connection");
    let number = wire.hear_a("table").await["number"].clone();
    for (nonsense, id) in [
        ("", Value::Null),
        ("hello", Value::Null),
        ("[]", Value::Null),
        ("{\"id\":5}", json!(5)),
        ("{\"id\":6,\"type\":\"dance\"}", json!(6)),
        ("{\"id\":7,\"type\":\"act\",\"seat\":0}", json!(7)),
        ("{\"id\":8,\"type\":\"act\",\"seat\":-1,\"decision\":0,\"text\":\"\"}", json!(8)),
        ("{\"id\":9,\"type\":\"act\",\"seat\":256,\"decision\":0,\"text\":\"\"}", json!(9)),
        ("{\"type\":\"rematch\"}", Value::Null),
    ] {
        wire.say(nonsense).await;
        let answer = wire.hear_a("refused").await;
        assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!("bad_request"), &id));
    }
    // The connection still works, and nothing has happened.
    wire.say("{\"id\":10,\"type\":\"look\",\"seat\":0}").await;
    let table = wire.hear_a("table").await;
    assert_eq!((&table["id"], &table["number"]), (&json!(10), &number));
    // Invalid frames: not text, and too long.
    wire.send(Frame::binary(vec![1, 2, 3])).await;
    let rest = wire.rest().await;
    assert_eq!(rest.last(), Some(&json!({ "type": "closing", "reason": "not_text" })));
    let mut wire = Wire::open(&two.anna, &path).await.expect("a connection");
    wire.hear_a("table").await;
    wire.say(&format!("{{\"id\":1,\"type\":\"look\",\"x\":\"{}\"}}", "x".repeat(9000))).await;
    let rest = wire.rest().await;
    assert!(rest.iter().all(|it| it["type"] != "table"), "{rest:?}");
    assert!(two.advance(0).await, "the table goes on");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages() {
    let bench = Bench::with(|config| config.limits.messages_per_second = 1).await;
    let two = Two::at(&bench, "bastion").await;
    let path = format!("/api/tables/{}/ws", two.table);
    let mut wire = Wire::open(&two.anna, &path).await.expect("a connection");
    wire.hear_a("table").await;
    for _ in 0..60 {
        wire.say("{\"id\":1,\"type\":\"why_not\",\"seat\":0,\"text\":\"end\"}").await;
    }
    let rest = wire.rest().await;
    let refused = rest.iter().filter(|it| it["error"]["code"] == "too_fast").count();
    assert!(refused >= 40, "{refused}");
    assert_eq!(rest.last(), Some(&json!({ "type": "closing", "reason": "too_fast" })));
    bench.server.stop().await;
}

/// The games with a Sanctum in which one card wounds less.
fn other_games() -> Games {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sanctum/house");
    let folder = tempfile::tempdir().expect("a folder");
    for file in fs::read_dir(house).expect("the house set").flatten() {
        let text = fs::read_to_string(file.path()).expect("a file of the set");
        let text = text.replacen("wounds = 4", "wounds = 3", 1);
        fs::write(folder.path().join(file.file_name()), text).expect("a copy");
    }
    Games::read(Some(folder.path())).expect("a set")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shows_what_is_printed_in_the_set_it_was_begun_with() {
    let bench = Bench::with(|it| it.games = Games::house()).await;
    let anna = bench.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let table = anna.create(json!({ "game": "sanctum", "seats": seats })).await.expect("a table");
    let other = other_games();
    let bench = bench.restarted_with(|it| it.games = other.clone()).await;
    let anna = bench.guest().await;
    let (_, now) = anna.get("/api/games/sanctum/components").await.expect("an answer");
    let path = format!("/api/tables/{table}/components");
    let (status, then) = anna.get(&path).await.expect("an answer");
    assert_eq!(status, 200);
    assert_eq!(&now, other.named("sanctum").expect("a game").printed());
    assert_eq!(&then, Games::house().named("sanctum").expect("a game").printed());
    assert_ne!(now, then);
    let (status, _) = anna.get("/api/tables/nothing/components").await.expect("an answer");
    assert_eq!(status, 404);
    bench.server.stop().await;
}
