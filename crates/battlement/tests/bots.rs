//! Bots on the command line: simulation, the arena, analysis, advice for programs.

mod common;

use std::fs;

use common::{assert_refused, battlement, engine, root, stdout};
use serde_json::{Value, json};

fn told(arguments: &[&str]) -> Value {
    let output = battlement(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&stdout(&output)).expect("JSON")
}

/// A line of words.
fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

#[test]
fn paired_games_give_every_bot_every_seat_whatever_the_number_of_threads() {
    let line = "simulate sanctum --games 5 --players 2 --bots greedy,random --paired --json";
    let run = |threads: &str| told(&[words(line), vec!["--threads", threads]].concat());
    let summary = run("1");
    assert_eq!(summary, run("3"));
    assert_eq!(summary["games"], 6, "whole pairs");
    let greedy = &summary["by_bot"]["greedy"];
    assert!(greedy["wins"]["value"].as_f64() > Some(0.5), "{summary}");
    let ahead = &summary["by_bot"]["random"]["ahead"];
    assert!(ahead["value"].as_f64() < Some(0.0), "{summary}");
    assert!(ahead["low"].as_f64() <= ahead["high"].as_f64());
}

#[test]
fn levels_and_rungs_can_sit_at_one_table() {
    let line = "simulate bastion --games 2 --players 4 --bots easy,random,medium,greedy \
                --option mode=tutorial --nodes 20 --json";
    let summary = told(&words(line));
    assert_eq!(summary["bots"], json!(["easy", "random", "medium", "greedy"]));
    assert!(summary["win_rate_interval"]["high"].as_f64() > Some(0.0));
    assert!(summary.get("by_bot").is_none(), "they win and lose together");
}

#[test]
fn the_balance_of_sanctum_has_every_row_with_its_target() {
    let report = told(&words("simulate sanctum --report balance --games 1 --bots greedy --json"));
    let rows = report["rows"].as_array().expect("rows");
    for row in rows {
        assert!(row["ok"].is_boolean() && row["target"].is_array(), "{row}");
        assert!(row["low"].as_f64() <= row["high"].as_f64(), "{row}");
    }
    let begins = |what: &str| {
        rows.iter().filter(|it| it["what"].as_str().is_some_and(|it| it.starts_with(what))).count()
    };
    assert_eq!(begins("survives"), 6);
    assert_eq!(begins("wins of the"), 4);
    assert_eq!(begins("wins of seat"), 4 + 3 + 2);
    assert_eq!(begins("turns per player until the breach"), 3);
    for what in ["wounds", "rounds", "games with", "points won", "times the", "achieve", "skills"] {
        assert_eq!(begins(what), 1, "{what}");
    }
}

#[test]
fn the_balance_of_bastion_is_told_by_mode_difficulty_heroes_and_class() {
    let report = told(&words("simulate bastion --report balance --games 1 --bots random --json"));
    let rows = report["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 6 + 4 + 4 + 8);
}

#[test]
fn the_arena_rates_bots_and_writes_its_table_between_the_markers() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("results.md");
    let marked = "# R\n<!-- arena:sanctum -->\nold\n<!-- /arena:sanctum -->\nend\n";
    fs::write(&file, marked).expect("written");
    let path = file.to_string_lossy();
    let line = "arena sanctum --games 4 --players 2 --bots random,greedy --json --write";
    let ranking = told(&[words(line), vec![&*path]].concat());
    let ranks = ranking["ranks"].as_array().expect("ranks");
    assert_eq!(ranks[0]["rating"]["value"], 0.0);
    assert!(ranks[1]["rating"]["value"].as_f64() > Some(0.0), "{ranking}");
    assert!(ranks[1]["wins_against_below"]["value"].as_f64() > Some(50.0), "{ranking}");
    let text = fs::read_to_string(&file).expect("the file");
    assert!(text.starts_with("# R\n<!-- arena:sanctum -->\n4 games") && text.ends_with("\nend\n"));
    assert!(text.contains("| greedy |") && !text.contains("old"), "{text}");
    assert!(text.contains("`battlement arena sanctum --games 4 --players 2 --bots random,greedy"));
}

#[test]
fn the_arena_of_bastion_compares_rungs_over_the_same_seeds() {
    let ranking = told(&words("arena bastion --games 6 --bots random,greedy --json"));
    let ranks = ranking["ranks"].as_array().expect("ranks");
    assert!(ranks[0].get("more_left").is_none());
    assert!(ranks[1]["more_left"]["value"].as_f64() < Some(0.0), "{ranking}");
}

#[test]
fn a_record_is_judged() {
    let record = root().join("crates/bastion/fixtures/random-late-arrival-3.record");
    let record = record.to_string_lossy();
    let analysis = told(&["analyse", &record, "--bot", "greedy", "--nodes", "5", "--json"]);
    assert_eq!(analysis["coin"], "disc");
    assert!(!analysis["decisions"].as_array().expect("decisions").is_empty());
    let text = stdout(&battlement(&["analyse", &record, "--bot", "greedy"]));
    assert!(text.starts_with("seat 0: ") && text.contains("input "), "{text}");
}

#[test]
fn the_engine_gives_action_value_and_reasons_in_both_games() {
    for game in ["bastion", "sanctum"] {
        let mut requests = vec![json!({"op": "new", "game": game, "players": 2, "seed": 4})];
        requests.extend((0..40).map(|_| json!({"op": "chance", "text": "sample"})));
        for name in ["greedy", "easy", "hard"] {
            for seat in [0, 1] {
                requests
                    .push(json!({"op": "bot", "seat": seat, "name": name, "seed": 2, "nodes": 40}));
            }
        }
        requests.push(json!({"op": "bot", "seat": 0, "nodes": "many"}));
        let answers = engine(&requests);
        let (last, answers) = answers.split_last().expect("answers");
        assert_eq!(last["error"]["code"], "bad_request", "{last}");
        let advice = answers.iter().filter(|it| it.get("opinions").is_some());
        let advice: Vec<&Value> = advice.collect();
        assert!(advice.len() >= 3, "one seat at least has to decide");
        for answer in advice {
            assert!(answer["text"].is_string() && answer["reasons"].is_array(), "{answer}");
            assert!(answer["opinions"].is_array() && answer.get("value").is_some(), "{answer}");
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert_refused(&words("simulate sanctum --report balance --bots hard,easy"), "one bot");
    assert_refused(&words("simulate sanctum --report balance --players 2"), "the options itself");
    assert_refused(&words("simulate sanctum --report beauty"), "invalid value 'beauty'");
    assert_refused(&words("arena sanctum --bots greedy"), "at least two");
    assert_refused(&words("arena bastion --bots greedy,deep-blue"), "expert");
    assert_refused(&words("arena bastion --games 0"), "at least one");
    let nowhere = "arena bastion --games 1 --bots random,random --write no-such-file.md";
    assert_refused(&words(nowhere), "no-such-file.md");
    assert_refused(&words("analyse no-such-file.record"), "no-such-file.record");
    let record = root().join("crates/bastion/fixtures/normal-1.record");
    assert_refused(&["analyse", &record.to_string_lossy(), "--bot", "deep-blue"], "expert");
}
