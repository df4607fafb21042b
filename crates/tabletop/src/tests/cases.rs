//! Cases: what passes, and that every kind of step can fail.

use serde_json::{Value, json};

use super::toy::Toy;
use crate::CaseError;
use crate::case::{Case, run};

fn check(steps: &Value) -> Result<(), CaseError> {
    let case = json!({
        "id": "x", "rules": ["T-1.1"], "game": "toy", "steps": steps,
        "position": {"points": [0, 0], "rolling": [false, false], "active": 0, "together": false},
    });
    run::<Toy>(&(), &serde_json::from_value::<Case>(case).unwrap())
}

#[test]
fn a_case_that_holds_passes() {
    let steps = json!([
        {"offers": {"seat": 0, "include": ["roll"], "exclude": ["take 3"], "count": 3}},
        {"refuse": {"seat": 0, "do": "take 3", "rule": "T-1.2"}},
        {"seat": 0, "do": "roll"},
        {"refuse": {"seat": 0, "chance": "die 7"}},
        {"seat": 0, "chance": "die 4"},
        {"expect": {"/points/0": 2, "/points/7": null}},
        {"undo": {"seat": 0, "allowed": false}},
        {"view": {"seat": 1, "expect": {"/active": 1}, "absent": ["/secret"]}},
        {"view": {"seat": "spectator", "expect": {"/active": 1}}},
        {"seat": 1, "do": "take 1"},
        {"undo": {"seat": 1}},
    ]);
    assert_eq!(check(&steps), Ok(()));
}

#[test]
fn every_kind_of_step_can_fail() {
    let steps = [
        json!({"seat": 0, "do": "take 3"}),
        json!({"seat": 0, "do": "jump"}),
        json!({"do": "roll"}),
        json!({"chance": "die 1"}),
        json!({"expect": {"/points/0": 1}}),
        json!({"offers": {"seat": 0, "include": ["take 3"]}}),
        json!({"offers": {"seat": 0, "exclude": ["roll"]}}),
        json!({"offers": {"seat": 0, "count": 2}}),
        json!({"refuse": {"seat": 0, "do": "roll", "rule": "T-1.1"}}),
        json!({"refuse": {"seat": 0, "do": "take 3", "rule": "T-1.1"}}),
        json!({"refuse": {"seat": 0}}),
        json!({"undo": {"seat": 0}}),
        json!({"view": {"seat": 0, "absent": ["/points"]}}),
        json!({"view": {"seat": "nobody"}}),
        json!({"outcome": {"result": "won"}}),
        json!({}),
        json!({"seat": 0, "do": "roll", "expect": {"/points/0": 9}}),
        json!({"seat": 0, "expect": {"/points/0": 0}}),
    ];
    for step in steps {
        let error = check(&json!([step])).expect_err(&step.to_string()).to_string();
        assert!(error.starts_with("step 1: "), "{error}");
    }
}
