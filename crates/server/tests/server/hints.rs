//! Hints.

use std::time::Duration;

use serde_json::json;

use crate::bench::Bench;
use crate::scene::{Two, refused};

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_an_offer() {
    let bench = Bench::new().await;
    for game in ["bastion", "sanctum"] {
        let mut two = Two::at(&bench, game).await;
        while two.one.offers().is_empty() && two.advance(0).await {}
        let answer = two.one.ask(json!({ "type": "hint", "seat": 0 })).await.expect("an answer");
        assert_eq!(answer["type"], "hint", "{answer}");
        assert_eq!(answer["decision"], two.one.play["decision"]);
        let action = answer["action"].as_str().expect("an action").to_owned();
        assert!(two.one.offers().contains(&action), "{game}: {action}");
        let opinions = answer["opinions"].as_array().expect("opinions");
        assert!(opinions.len() <= 5);
        assert!(opinions.iter().map(|it| it["value"].as_i64()).is_sorted_by(|a, b| a >= b));
        assert!(opinions.first().is_none_or(|best| best["action"] == action), "{answer}");
        // Asking changes nothing: the same decision is open, with the same offers.
        let again = two.one.ask(json!({ "type": "hint", "seat": 0 })).await.expect("an answer");
        assert_eq!(again["decision"], answer["decision"]);
        let action = again["action"].as_str().expect("an action").to_owned();
        assert!(two.one.offers().contains(&action), "{game}: {action}");
        // No hints for other seats, or when there is nothing to decide.
        refused(&mut two.other, json!({ "type": "hint", "seat": 0 }), "not_your_seat").await;
        if two.other.offers().is_empty() {
            refused(&mut two.other, json!({ "type": "hint", "seat": 1 }), "not_your_decision")
                .await;
        }
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_without_time_to_think_is_an_offer_too() {
    let bench = Bench::with(|config| config.times.hint = Some(Duration::ZERO)).await;
    for game in ["bastion", "sanctum"] {
        let mut two = Two::at(&bench, game).await;
        while two.one.offers().is_empty() && two.advance(0).await {}
        let answer = two.one.ask(json!({ "type": "hint", "seat": 0 })).await.expect("an answer");
        let action = answer["action"].as_str().expect("an action").to_owned();
        assert!(two.one.offers().contains(&action), "{game}: {action}");
    }
    bench.server.stop().await;
}
