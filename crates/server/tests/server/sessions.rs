//! Where people are signed in: sessions that can be seen and ended.

use reqwest::Method;
use serde_json::{Value, json};
use testbench::Client;

use crate::bench::Bench;
use crate::wire::Wire;

/// A second browser of the same player, and the passphrase it used.
async fn another_browser(client: &Client) -> (Client, String) {
    let (_, recovery) = client.post("/api/me/recovery", &json!({})).await.expect("a passphrase");
    let passphrase = recovery["passphrase"].as_str().expect("a passphrase").to_owned();
    let other = Client::recovered(client.url(), &passphrase).await.expect("another browser");
    (other, passphrase)
}

async fn sessions(client: &Client) -> Vec<Value> {
    let (status, sessions) = client.get("/api/me/sessions").await.expect("sessions");
    assert_eq!(status, 200, "{sessions}");
    sessions.as_array().expect("a list").clone()
}

async fn is_signed_in(client: &Client) -> bool {
    client.get("/api/me").await.expect("an answer").0 == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn m_10_a_cookie_is_worth_nothing_once_its_browser_signed_out() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (other, _) = another_browser(&anna).await;
    anna.send(Method::POST, "/api/me/forget", None).await.expect("an answer");
    assert!(!is_signed_in(&anna).await);
    assert!(is_signed_in(&other).await);
    let bench = bench.restarted().await;
    assert!(!is_signed_in(&anna.at(bench.url())).await);
    assert!(is_signed_in(&other.at(bench.url())).await);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_10_a_new_passphrase_signs_out_all_other_browsers() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (other, _) = another_browser(&anna).await;
    let (third, _) = another_browser(&anna).await;
    assert!(is_signed_in(&anna).await && is_signed_in(&third).await);
    assert!(!is_signed_in(&other).await, "it used the passphrase before");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_10_sessions_are_listed_and_can_be_ended_one_by_one() {
    let bench = Bench::new().await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let (other, passphrase) = another_browser(&anna).await;
    let third = Client::recovered(bench.url(), &passphrase).await.expect("a third browser");
    let all = sessions(&anna).await;
    assert_eq!(all.len(), 3);
    assert_eq!(all.iter().filter(|it| it["is_this"] == true).count(), 1);
    let seen = sessions(&other).await;
    let own = seen.iter().find(|it| it["is_this"] == true).expect("its own");
    let path = format!("/api/me/sessions/{}", own["id"].as_str().expect("an id"));
    assert_eq!(otto.delete(&path).await.expect("an answer").0, 404, "it is not his");
    let mut lobby = Wire::open(&other, "/api/lobby/ws").await.expect("a connection");
    lobby.hear_a("tables").await;
    assert_eq!(anna.delete(&path).await.expect("an answer").0, 204);
    assert!(!is_signed_in(&other).await);
    let closing = json!({ "type": "closing", "reason": "not_allowed" });
    assert_eq!(lobby.rest().await.last(), Some(&closing));
    // All others at once.
    assert_eq!(anna.delete("/api/me/sessions").await.expect("an answer").0, 204);
    assert!(is_signed_in(&anna).await && !is_signed_in(&third).await);
    assert_eq!(sessions(&anna).await.len(), 1);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_10_connections_to_tables_end_with_their_session_only() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (other, _) = another_browser(&anna).await;
    let table = json!({ "game": "bastion", "seats": [{ "kind": "me" }] });
    let table = anna.create(table).await.expect("a table");
    let path = format!("/api/tables/{table}/ws");
    let mut kept = anna.sit(&table, None).await.expect("a seat");
    let mut ended = Wire::open(&other, &path).await.expect("a connection");
    ended.hear_a("table").await;
    anna.delete("/api/me/sessions").await.expect("an answer");
    let closing = json!({ "type": "closing", "reason": "not_allowed" });
    assert_eq!(ended.rest().await.last(), Some(&closing));
    let answer = kept.ask(json!({ "type": "look", "seat": 0 })).await.expect("an answer");
    assert_eq!(answer["type"], "table");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn l_1_a_revoked_program_hears_nothing_more_of_the_lobby() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (_, made) = anna.post("/api/programs", &json!({ "name": "Bot" })).await.expect("one");
    let program = Client::program(bench.url(), made["token"].as_str().expect("a token"));
    let program = program.await.expect("a program");
    let mut lobby = Wire::open(&program, "/api/lobby/ws").await.expect("a connection");
    lobby.hear_a("tables").await;
    let path = format!("/api/programs/{}", program.id);
    assert_eq!(anna.delete(&path).await.expect("an answer").0, 204);
    let closing = json!({ "type": "closing", "reason": "not_allowed" });
    assert_eq!(lobby.rest().await.last(), Some(&closing));
    bench.server.stop().await;
}
