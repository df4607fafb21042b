//! The analysis of finished games.

use serde_json::{Value, json};
use testbench::Client;

use crate::bench::Bench;
use crate::scene::{Two, mixed};

/// Polls until the analysis is ready; every answer before reports progress.
async fn analysis(client: &Client, table: &str) -> Value {
    let path = format!("/api/tables/{table}/analysis");
    let mut done = 0;
    loop {
        let (status, answer) = client.get(&path).await.expect("an answer");
        if status == 200 {
            return answer;
        }
        assert_eq!(status, 202, "{answer}");
        let so_far = answer["done"].as_u64().expect("how far");
        assert!(so_far >= done && answer["of"].as_u64() >= Some(so_far), "{answer}");
        done = so_far;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_judged_and_every_input_finds_its_step() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let path = format!("/api/tables/{}/analysis", two.table);
    let (status, answer) = two.anna.get(&path).await.expect("an answer");
    assert_eq!((status, answer["code"].as_str()), (409, Some("still_played")));
    // Something is taken back on the way, so that steps and inputs are not counted alike.
    let mut turn = 0;
    while two.advance(mixed(turn)).await {
        turn += 1;
        let may_take_back = two.one.play["may_take_back"] == true;
        if turn % 7 == 0 && may_take_back {
            let decision = two.one.play["decision"].clone();
            let request = json!({ "type": "take_back", "seat": 0, "decision": decision });
            two.one.ask(request).await.expect("an answer");
            two.settle().await;
        }
    }
    let analysis = analysis(&two.otto, &two.table).await;
    assert_eq!(analysis["coin"], "disc");
    let record = two.anna.record(&two.table).await.expect("a record");
    let record = tabletop::Record::parse(&record).expect("a record");
    let decisions = analysis["decisions"].as_array().expect("decisions");
    assert!(!decisions.is_empty());
    for decision in decisions {
        let input = decision["input"].as_u64().expect("a number") as usize;
        assert_eq!(decision["action"], record.lines[input - 1].text.as_str());
        assert!(decision["loss"].as_i64() >= Some(0));
        // The step at the table is the one in which the seat did just that.
        let step = decision["step"].as_u64().expect("a step");
        let path = format!("/api/tables/{}/moments/{step}", two.table);
        assert_eq!(two.anna.get(&path).await.expect("a moment").0, 200);
    }
    let steps = decisions.iter().map(|it| it["step"].as_u64());
    assert!(steps.is_sorted(), "steps rise with inputs");
    assert!(!analysis["turning_points"].as_array().expect("points").is_empty());
    // It is kept: the next request gets it at once.
    assert_eq!(two.anna.get(&path).await.expect("an answer"), (200, analysis));
    bench.server.stop().await;
}
