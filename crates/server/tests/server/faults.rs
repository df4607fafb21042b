//! Connection problems: readers that do not read, servers that stop.

use serde_json::json;

use crate::bench::Bench;
use crate::scene::{Two, done};
use crate::wire::Wire;

/// A client that does not read is dropped, disturbs nobody, and gets everything it missed when it
/// reconnects.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_gets_the_latest_of_what_it_missed() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "sanctum").await;
    let vera = bench.guest().await;
    let path = format!("/api/tables/{}/ws", two.table);
    let mut slow = Wire::open(&vera, &path).await.expect("a connection");
    let first = slow.hear().await["number"].as_u64().expect("a number");
    let mut asked = 0;
    while bench.figure("slow_readers_total").await == 0.0 {
        // Two steps that everybody receives and that lead nowhere.
        let ask = json!({ "type": "ask_roll_back", "seat": 0, "to": 0 });
        for _ in 0..20 {
            done(&mut two.one, ask.clone()).await;
            let answer = json!({ "type": "answer_roll_back", "seat": 0, "agree": false });
            done(&mut two.one, answer).await;
            two.settle().await;
        }
        asked += 20;
        assert!(asked < 20_000, "a reader that does not read is let go");
    }
    drop(slow);
    let path = format!("{path}?resume={first}");
    let mut back = Wire::open(&vera, &path).await.expect("a connection");
    let all = back.hear().await;
    assert_eq!(all["number"], two.one.number);
    let missed = all["missed"].as_array().expect("steps");
    // The latest of what was missed: a history has no end (finding m_7).
    assert_eq!(missed.len() as u64, (two.one.number - first).min(500));
    assert_eq!(missed.last().expect("steps")["number"], two.one.number);
    // The others have noticed nothing.
    assert!(two.advance(0).await);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so() {
    let bench = Bench::new().await;
    let two = Two::at(&bench, "bastion").await;
    let path = format!("/api/tables/{}/ws", two.table);
    let mut table = Wire::open(&two.anna, &path).await.expect("a connection");
    let mut lobby = Wire::open(&two.anna, "/api/lobby/ws").await.expect("a connection");
    table.hear_a("table").await;
    lobby.hear_a("tables").await;
    let closing = json!({ "type": "closing", "reason": "restart" });
    let stopped = tokio::spawn(bench.server.stop());
    assert_eq!(table.rest().await.last(), Some(&closing));
    assert_eq!(lobby.rest().await.last(), Some(&closing));
    stopped.await.expect("it stops");
}

/// What was done before a stop is still there afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_by_a_stop() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    for turn in 0..10 {
        assert!(two.advance(turn).await);
    }
    let before = crate::scene::everything(&two.anna, &two.table).await;
    let bench = bench.restarted().await;
    let anna = two.anna.at(bench.url());
    assert_eq!(crate::scene::everything(&anna, &two.table).await, before);
    bench.server.stop().await;
}
