//! The binary as its users meet it: commands, output, errors, exit status.

mod common;

use std::fs;

use common::{assert_refused, battlement, engine, root, stdout};
use serde_json::{Value, json};

#[test]
fn conformance_cases_pass() {
    let output = battlement(&["check", "conformance"]);
    let text = stdout(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.trim_end().ends_with("passed, 0 failed"), "{text}");
}

#[test]
fn a_failing_case_says_what_was_expected_and_what_was_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("case.json");
    let case = json!({
        "id": "wrong", "rules": ["B-10.5"], "game": "bastion", "position": {"players": 1},
        "steps": [{"expect": {"/turn": 5}}],
    });
    fs::write(&path, case.to_string()).expect("written");
    let output = battlement(&["check", &path.to_string_lossy()]);
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("FAILED wrong") && text.contains("/turn: expected 5, found 0"), "{text}");
    assert!(text.ends_with("0 passed, 1 failed\n"), "{text}");
}

#[test]
fn simulate_gives_the_same_output_twice_and_with_any_number_of_threads() {
    let run = |threads: &str| {
        let arguments = [
            "simulate",
            "bastion",
            "--games",
            "300",
            "--players",
            "4",
            "--bots",
            "random",
            "--seed",
            "1",
            "--json",
            "--threads",
            threads,
        ];
        let output = battlement(&arguments);
        assert!(output.status.success());
        stdout(&output)
    };
    let once = run("1");
    assert_eq!(once, run("1"));
    assert_eq!(once, run("3"));
    let summary: Value = serde_json::from_str(&once).expect("JSON");
    assert_eq!(summary["games"], 300);
    let outcomes = summary["outcomes"].as_object().expect("an object").values();
    assert_eq!(outcomes.filter_map(Value::as_u64).sum::<u64>(), 300);
    for field in ["win_rate", "turns", "decisions", "causes_of_loss"] {
        assert!(!summary[field].is_null(), "{field}");
    }
}

#[test]
fn every_mode_can_be_simulated_with_greedy() {
    for mode in ["tutorial", "darkened-skies", "trembling-earth", "show-of-force", "late-arrival"] {
        let option = format!("mode={mode}");
        let arguments = [
            "simulate",
            "bastion",
            "--games",
            "3",
            "--players",
            "3",
            "--bots",
            "greedy,random,greedy",
            "--option",
            &option,
        ];
        let output = battlement(&arguments);
        assert!(output.status.success(), "{mode}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn bench_prints_its_figures() {
    for game in ["bastion", "sanctum"] {
        let output = battlement(&["bench", game, "--seconds", "1", "--json"]);
        let figures: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
        for field in ["decisions_per_s", "games_per_s", "clone_ns", "state_bytes"] {
            assert!(figures[field].as_f64().is_some_and(|it| it > 0.0), "{field}: {figures}");
        }
    }
}

#[test]
fn a_recorded_game_replays() {
    let output = battlement(&["record", "bastion", "--players", "2", "--seed", "3"]);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.record");
    fs::write(&path, &output.stdout).expect("written");
    let replayed = battlement(&["replay", &path.to_string_lossy(), "--position"]);
    let text = stdout(&replayed);
    assert!(replayed.status.success());
    assert!(text.starts_with("lost ") || text.starts_with("won "), "{text}");
    let position: Value = serde_json::from_str(text.lines().nth(1).unwrap_or("")).expect("JSON");
    assert_eq!(position["game"], "bastion");
}

#[test]
fn bad_input_is_refused_with_the_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let write =
        |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    write(
        "broken.record",
        "battlement record 1\ngame: bastion\noptions: players=1 mode=tutorial first=0\n0 dance\n",
    );
    assert_refused(&["replay", &path("broken.record")], "line 4: `dance` is not an action");
    write("impossible.json", r#"{"wall": {"3": "beast/red", "7": "beast/red"}}"#);
    assert_refused(
        &["record", "bastion", "--position", &path("impossible.json")],
        "position, at wall.7: beast/red is in two places",
    );
    assert_refused(&["position", &path("impossible.json")], "impossible.json: position, at wall.7");
    write("discs.json", r#"{"heroes": [{"mana": {"red": 15}}, {"mana": {"red": 1}}]}"#);
    assert_refused(&["position", &path("discs.json")], "16 red discs are in use, there are 15");
    write("case.json", "{]");
    assert_refused(&["check", &path("case.json")], "line 1 column 2");
    write("half.json", r#"{"id": "x", "rules": [], "game": "bastion"}"#);
    assert_refused(&["check", &path("half.json")], "case 1 (x): missing field `steps`");
    for file in ["enemies.toml", "rituals.toml"] {
        fs::copy(root().join("data/bastion/house").join(file), folder.path().join(file))
            .expect("copied");
    }
    let board = fs::read_to_string(root().join("data/bastion/house/board.toml")).expect("read");
    let purple = board.lines().find(|line| line.starts_with("purple")).expect("a district");
    write("board.toml", &board.replacen(&format!("{purple}\n"), "", 1));
    let data = folder.path().to_string_lossy().into_owned();
    assert_refused(&["data", "check", &data], "board.toml, line 7: missing field `purple`");
    assert_refused(&["simulate", "bastion", "--data", &data], "missing field `purple`");
}

#[test]
fn a_sparse_position_is_printed_in_full_and_reads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sparse.json");
    let sparse = r#"{"game":"bastion","players":2,"wall":{"22":"beast/red","24":"warrior/blue"},"heroes":[{"at":"district/6","mana":{"red":3}}]}"#;
    fs::write(&file, sparse).expect("written");
    let full = stdout(&battlement(&["position", &file.to_string_lossy()]));
    let json: Value = serde_json::from_str(&full).expect("JSON");
    assert_eq!(json["wall"]["22"], "beast/red");
    assert_eq!(json["heroes"][1]["mana"]["green"], 1);
    fs::write(&file, &full).expect("written");
    assert_eq!(stdout(&battlement(&["position", &file.to_string_lossy()])), full);
    let view = stdout(&battlement(&["position", &file.to_string_lossy(), "--view", "1"]));
    assert_eq!(serde_json::from_str::<Value>(&view).expect("JSON")["next"]["landing"], 21);
}

#[test]
fn wrong_flags_are_refused() {
    assert_refused(&["simulate", "chess"], "invalid value 'chess'");
    assert_refused(&["simulate", "bastion", "--bots", "deep-blue"], "random, greedy");
    assert_refused(&["simulate", "bastion", "--bots", "random,random"], "2 bots for 4 seats");
    assert_refused(&["simulate", "bastion", "--option", "mode"], "expected key=value");
    assert_refused(&["simulate", "bastion", "--option", "mode=chess"], "not a mode");
    assert_refused(&["simulate", "bastion", "--players", "9"], "1 to 4 take part");
    assert_refused(&["simulate", "bastion", "--games", "0"], "at least one");
    assert_refused(&["check", "no-such-file.json"], "no-such-file.json");
    assert_refused(&["replay", "no-such-file.record"], "no-such-file.record");
    assert_refused(&["data", "check", "no-such-folder"], "not a folder");
    assert_refused(&["data", "check", "docs"], "there is no enemies.toml, no cards.toml");
    assert_refused(&["simulate", "sanctum", "--players", "1"], "2 to 4 take part (S-1.1)");
    assert_refused(&["simulate", "sanctum", "--difficulty", "easy"], "`easy` is not a difficulty");
    assert_refused(&["dance"], "unrecognized subcommand");
}

#[test]
fn the_engine_plays_a_turn_and_explains_itself() {
    let position = json!({
        "players": 1, "wall": {"22": "beast/red", "24": "mage/blue"},
        "heroes": [{"at": "district/6", "mana": {"red": 3}}],
    });
    let answers = engine(&[
        json!({"op": "offers", "seat": 0, "id": 1}),
        json!({"op": "load", "position": position, "seed": 4}),
        json!({"op": "offers", "seat": 0}),
        json!({"op": "why_not", "seat": 0, "text": "attack wall/24"}),
        json!({"op": "act", "seat": 0, "text": "attack wall/24"}),
        json!({"op": "act", "seat": 0, "text": "attack wal/22"}),
        json!({"op": "act", "seat": 0, "text": "attack wall/22", "decision": 0}),
        json!({"op": "act", "seat": 0, "text": "pay red=3", "decision": 0}),
        json!({"op": "undo", "seat": 0}),
        json!({"op": "bot", "seat": 0, "name": "greedy"}),
        json!({"op": "perft", "depth": 1}),
        json!({"op": "act", "seat": 0, "text": "end phase"}),
        json!({"op": "undo", "seat": 0}),
        json!({"op": "chance", "text": "draw rider/red"}),
        json!({"op": "act", "seat": 0, "text": "end phase"}),
        json!({"op": "chance", "text": "sample"}),
        json!({"op": "view", "seat": "spectator"}),
        json!({"op": "outcome"}),
        json!({"op": "record"}),
        json!({"op": "dance", "id": "last"}),
        json!({"op": "quit"}),
        json!({"op": "outcome"}),
    ]);
    let mut answers = answers.into_iter();
    let mut next = || answers.next().unwrap_or(Value::Null);
    let unready = next();
    assert_eq!((&unready["error"]["code"], &unready["id"]), (&json!("no_game"), &json!(1)));
    assert_eq!(next()["needed"], json!([0]));
    let offers = next();
    assert!(offers["offers"].as_array().is_some_and(|it| it.contains(&json!("attack wall/22"))));
    let why = next();
    assert_eq!(why["rule"], "B-9.8");
    assert!(why["text"].as_str().is_some_and(|text| text.contains("paid exactly")), "{why}");
    assert_eq!(next()["error"]["rule"], "B-9.8");
    let misspelt = next();
    assert_eq!(misspelt["error"]["code"], "not_understood");
    assert_eq!(misspelt["error"]["nearest"][0], "attack wall/22");
    assert_eq!(next()["decision"], 1);
    assert_eq!(next()["error"]["code"], "stale_decision");
    assert_eq!(next()["decision"], 2);
    let choice = next();
    assert!(offers["offers"].as_array().is_some_and(|it| it.contains(&choice["text"])), "{choice}");
    assert!(choice["value"].is_number(), "{choice}");
    assert!(next()["nodes"].as_u64().is_some_and(|nodes| nodes > 3));
    assert_eq!(next()["chance"], json!([null]));
    assert_eq!(next()["error"]["code"], "nothing_to_take_back");
    assert_eq!(next()["drawn"], "draw rider/red");
    next();
    assert!(next()["drawn"].is_string());
    assert_eq!(next()["view"]["turn"], 2);
    assert_eq!(next()["outcome"], Value::Null);
    assert!(next()["record"].as_str().is_some_and(|it| it.contains("* draw rider/red")));
    let unknown = next();
    assert_eq!(
        (&unknown["error"]["code"], &unknown["id"]),
        (&json!("bad_request"), &json!("last"))
    );
    assert_eq!(next()["ok"], true);
    assert_eq!(next(), Value::Null);
}

#[test]
fn no_line_however_broken_ends_the_engine() {
    let mut engine = battlement::engine::Engine::new(battlement::engine::Games::house());
    let lines = [
        "",
        "{",
        "[]",
        "null",
        "{}",
        r#"{"op": 7}"#,
        r#"{"op": "new"}"#,
        r#"{"op": "new", "game": "bastion", "players": -1}"#,
        r#"{"op": "new", "game": "bastion", "options": 3}"#,
        r#"{"op": "load", "record": "x"}"#,
        r#"{"op": "load", "position": 3}"#,
        r#"{"op": "new", "game": "bastion", "options": {"mode": "tutorial", "first": 0}}"#,
        r#"{"op": "act", "seat": 9, "text": "go on"}"#,
        r#"{"op": "act", "seat": 0}"#,
        r#"{"op": "chance", "text": "draw cat"}"#,
        r#"{"op": "perft", "depth": 99}"#,
        r#"{"op": "why_not", "seat": 0, "text": "end phase", "language": "xx"}"#,
        r#"{"op": "bot", "seat": 0}"#,
        r#"{"op": "preview", "seat": 0}"#,
        r#"{"op": "load", "position": {"game": "chess"}}"#,
        r#"{"op": "load", "game": "bastion", "position": {"game": "sanctum"}}"#,
        r#"{"op": "new", "game": "sanctum", "players": 1}"#,
        r#"{"op": "new", "game": "sanctum", "options": {"difficulty": "easy"}}"#,
        r#"{"op": "load", "game": "sanctum", "record": "x"}"#,
        r#"{"op": "load", "game": "sanctum", "position": {"frame": "round"}}"#,
        r#"{"op": "preview"}"#,
        r#"{"op": "preview", "seat": 9}"#,
        r#"{"op": "chance", "seat": 1, "text": "roll 7"}"#,
        r#"{"op": "chance", "text": "sample"}"#,
        r#"{"op": "act", "seat": 1, "text": "assign die/7 card/1"}"#,
    ];
    for line in lines {
        let (answer, quit) = engine.answer(line);
        assert!(!quit && answer.is_object(), "{line}: {answer}");
    }
}
