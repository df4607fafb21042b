//! Thinking time is limited and counted. Who gets it is tested in `src/thinking`.

use reqwest::Method;
use reqwest::header::RETRY_AFTER;
use serde_json::{Value, json};

use crate::bench::Bench;
use crate::scene::{Two, refused};

#[tokio::test(flavor = "multi_thread")]
async fn h_4_a_server_with_too_much_to_do_says_so() {
    let bench = Bench::with(|config| config.limits.waiting_thoughts = 0).await;
    let mut two = Two::at(&bench, "sanctum").await;
    let path = format!("/api/tables/{}/moments/1", two.table);
    let response = two.anna.send(Method::GET, &path, None).await.expect("an answer");
    assert_eq!(response.status(), 503);
    assert!(response.headers().contains_key(RETRY_AFTER));
    let refusal: Value = response.json().await.expect("JSON");
    assert_eq!(refusal["code"], "busy");
    while two.one.offers().is_empty() && two.advance(0).await {}
    refused(&mut two.one, json!({ "type": "hint", "seat": 0 }), "busy").await;
    assert_eq!(bench.figure("thinking_refused_total").await, 2.0);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_4_thinking_time_is_counted() {
    let bench = Bench::new().await;
    let two = Two::at(&bench, "bastion").await;
    let path = format!("/api/tables/{}/moments/1", two.table);
    let (status, _) = two.anna.get(&path).await.expect("an answer");
    assert_eq!(status, 200);
    assert!(bench.figure("thinking_seconds_total{kind=\"History\"}").await > 0.0);
    assert_eq!(bench.figure("thinking_wait_seconds_count").await, 1.0);
    bench.until("thinking", |it| it == 0.0).await;
    bench.server.stop().await;
}
