//! The binary as the players of Sanctum meet it.

mod common;

use std::fs;
use std::path::Path;

use common::{assert_refused, battlement, engine, root, stdout};
use serde_json::{Value, json};

fn house() -> String {
    root().join("data/sanctum/house").to_string_lossy().into_owned()
}

fn copy_house(folder: &Path) {
    for file in sanctum::FILES {
        fs::copy(Path::new(&house()).join(file), folder.join(file)).expect("copied");
    }
}

#[test]
fn a_sparse_position_is_printed_in_full_and_reads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sparse.json");
    let sparse = json!({
        "game": "sanctum", "players": 2,
        "heroes": [{"place": "act/1/2", "zone": [5]}, {"health": 4, "place": "act/1/1"}],
    });
    fs::write(&file, sparse.to_string()).expect("written");
    let full = stdout(&battlement(&["position", &file.to_string_lossy()]));
    let json: Value = serde_json::from_str(&full).expect("JSON");
    assert_eq!(json["heroes"][0]["zone"], json!([5]));
    assert_eq!(json["heroes"][1]["health"], 4);
    fs::write(&file, &full).expect("written");
    assert_eq!(stdout(&battlement(&["position", &file.to_string_lossy()])), full);
    let view = stdout(&battlement(&["position", &file.to_string_lossy(), "--view", "1"]));
    assert_eq!(serde_json::from_str::<Value>(&view).expect("JSON")["players"], 2);
    fs::write(&file, r#"{"game": "sanctum", "heroes": [{"zone": [85]}]}"#).expect("written");
    assert_refused(
        &["position", &file.to_string_lossy()],
        "at heroes[0].zone[0]: there is no demon 85",
    );
}

#[test]
fn a_recorded_game_replays() {
    let arguments = ["record", "sanctum", "--players", "3", "--seed", "3", "--bot", "random"];
    let output = battlement(&arguments);
    assert_eq!(output.stdout, battlement(&arguments).stdout, "the same seed, the same game");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.record");
    fs::write(&path, &output.stdout).expect("written");
    let replayed = battlement(&["replay", &path.to_string_lossy(), "--position"]);
    let text = stdout(&replayed);
    assert!(replayed.status.success());
    assert!(text.starts_with("defeat ") || text.starts_with("victory "), "{text}");
    let position: Value = serde_json::from_str(text.lines().nth(1).unwrap_or("")).expect("JSON");
    assert_eq!(position["game"], "sanctum");
    let broken = stdout(&output).replacen("0 move", "0 fight", 1);
    fs::write(&path, broken).expect("written");
    assert_refused(&["replay", &path.to_string_lossy()], "S-4.3");
}

#[test]
fn simulate_gives_the_same_output_twice_and_with_any_number_of_threads() {
    let run = |threads: &str| {
        let arguments = "simulate sanctum --games 300 --players 4 --bots random --seed 1 \
                         --difficulty hard --json --threads";
        let arguments: Vec<&str> = arguments.split_whitespace().chain([threads]).collect();
        let output = battlement(&arguments);
        assert!(output.status.success());
        stdout(&output)
    };
    let once = run("1");
    assert_eq!(once, run("1"));
    assert_eq!(once, run("3"));
    let summary: Value = serde_json::from_str(&once).expect("JSON");
    assert_eq!(
        (&summary["games"], &summary["options"]["difficulty"]),
        (&json!(300), &json!("hard"))
    );
    let sum = |values: &mut dyn Iterator<Item = &Value>| -> u64 {
        values.filter_map(Value::as_u64).sum()
    };
    let outcomes = summary["outcomes"].as_object().expect("an object");
    assert_eq!(sum(&mut outcomes.values()), 300);
    let heroes = summary["heroes"].as_object().expect("an object");
    assert_eq!(heroes.len(), 4);
    assert_eq!(sum(&mut heroes.values().map(|it| &it["games"])), 1200);
    let seats = summary["seats"].as_array().expect("an array");
    let wins = sum(&mut seats.iter().map(|it| &it["wins"]));
    assert_eq!(wins, sum(&mut heroes.values().map(|it| &it["wins"])));
    assert!(wins >= 300, "every game has a winner");
    let fields = summary.as_object().expect("an object");
    for field in [
        "survival_rate",
        "turns",
        "decisions",
        "turns_per_player_until_breach",
        "rounds_of_final_battle",
        "health_of_survivors",
    ] {
        assert!(fields.contains_key(field), "{field}");
    }
}

#[test]
fn a_game_can_be_played_in_the_terminal() {
    // The first offer again and again ends every game.
    let text = common::told(
        &["play", "sanctum", "--players", "2", "--bot", "random", "--seed", "3"],
        &"1\n".repeat(2000),
    );
    for part in ["act I", "set/1 demon/", "health 10", "abilities", "The game is over: "] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn the_house_sets_are_valid() {
    let both = stdout(&battlement(&["data", "check"]));
    let lines: Vec<&str> = both.lines().collect();
    assert!(lines[0].starts_with("bastion: house ") && lines[0].ends_with(": valid"), "{both}");
    assert!(lines[1].starts_with("sanctum: house ") && lines[1].ends_with(": valid"), "{both}");
    assert_eq!(stdout(&battlement(&["data", "check", &house()])).trim_end(), lines[1]);
}

#[test]
fn one_wrong_value_in_any_file_is_refused_with_file_line_and_reason() {
    let wrong = [
        ("cards.toml", "weak_points = [2]", "weak_points = [7]", "a die never shows 7"),
        ("heroes.toml", "\"B +-1\"", "\"B +-9\"", "`+-9` is not a change of a die"),
        ("skills.toml", "\"dice-shields\"", "\"dance\"", "`dance` is not a power of a skill"),
        ("acts.toml", "[\"1+1\"]", "[\"1+4\"]", "`1+4` is not a set of demons"),
        (
            "demon-lord.toml",
            "drops = 2",
            "drops = 300",
            "invalid value: integer `300`, expected u8",
        ),
        ("fury.toml", "lose stamina", "lose courage", "`courage` is not a kind of token"),
        ("achievements.toml", "\"stamina\"", "\"luck\"", "`luck` is not a blessing"),
        ("bonuses.toml", "level = 2", "level = 4", "`4` is not a level: 1 to 3"),
    ];
    assert_eq!(wrong.map(|it| it.0), sanctum::FILES, "every file has its error");
    for (file, right, wrong, reason) in wrong {
        let folder = tempfile::tempdir().expect("a folder");
        copy_house(folder.path());
        let text = fs::read_to_string(folder.path().join(file)).expect("read");
        let at = text.find(right).unwrap_or_else(|| panic!("{file} has no {right}"));
        let line = text[..at].matches('\n').count() + 1;
        fs::write(folder.path().join(file), text.replacen(right, wrong, 1)).expect("written");
        let data = folder.path().to_string_lossy().into_owned();
        let message = format!("{file}, line {line}: {reason}");
        assert_refused(&["data", "check", &data], &message);
        assert_refused(&["record", "sanctum", "--data", &data], &message);
        assert_refused(&["check", "conformance", "--data", &data], &message);
    }
}

#[test]
fn a_missing_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    copy_house(folder.path());
    fs::remove_file(folder.path().join("fury.toml")).expect("removed");
    assert_refused(&["data", "check", &folder.path().to_string_lossy()], "fury.toml");
}

#[test]
fn the_engine_plays_two_heroes_at_the_same_time() {
    let round = json!({"game": "sanctum", "players": 2, "frame": "round"});
    let roll = |seat: u8| json!({"op": "act", "seat": seat, "text": "roll"});
    let dice = |seat: u8| json!({"op": "chance", "seat": seat, "text": "sample"});
    let load = json!({"op": "load", "position": round, "seed": 4});
    let position = json!({"op": "position"});
    let one = [load.clone(), roll(0), dice(0), dice(0), roll(1), dice(1), dice(1)];
    let other = [load, roll(1), roll(0), dice(1), dice(0), dice(1), dice(0)];
    let end = |requests: &[Value]| {
        let answers = engine(&[requests, std::slice::from_ref(&position)].concat());
        answers.last().expect("an answer")["position"].clone()
    };
    assert_eq!(end(&one), end(&other), "what a seat rolls does not depend on who was faster");
}

#[test]
fn the_engine_plays_sanctum_and_explains_itself() {
    let round = json!({"players": 2, "frame": "round"});
    let answers = engine(&[
        json!({"op": "load", "game": "sanctum", "position": round, "seed": 4}),
        json!({"op": "preview", "seat": 0}),
        json!({"op": "why_not", "seat": 0, "text": "move"}),
        json!({"op": "act", "seat": 0, "text": "roll"}),
        json!({"op": "chance", "seat": 1, "text": "roll 4"}),
        json!({"op": "chance", "text": "roll 4"}),
        json!({"op": "record"}),
        json!({"op": "bot", "seat": 1, "name": "random"}),
        json!({"op": "load", "position": {"game": "sanctum", "frame": "over"}}),
        json!({"op": "new", "game": "sanctum", "players": 3, "seed": 7}),
        json!({"op": "preview", "seat": 0}),
        json!({"op": "new", "game": "bastion", "players": 1}),
        json!({"op": "preview", "seat": 0}),
    ]);
    let mut answers = answers.into_iter();
    let mut next = || answers.next().unwrap_or(Value::Null);
    assert_eq!(next()["needed"], json!([0, 1]));
    let preview = next();
    for field in ["damage", "shields", "shields_possible", "wounds", "least_wounds", "card"] {
        assert!(!preview["preview"][field].is_null(), "{field}: {preview}");
    }
    let why = next();
    assert_eq!((&why["allowed"], why["rule"].is_string()), (&json!(false), true), "{why}");
    let rolling = next();
    assert_eq!((&rolling["seats"], &rolling["chance"]), (&json!([1]), &json!([0])));
    assert_eq!(next()["error"]["code"], "not_an_outcome", "the die is in the stream of its seat");
    assert_eq!(next()["drawn"], "roll 4", "one stream alone is pending, so it needs no name");
    let record = next()["record"].as_str().unwrap_or_default().to_owned();
    assert!(
        record.contains("game: sanctum") && record.ends_with("0 roll\n*0 roll 4\n"),
        "{record}"
    );
    assert_eq!(next()["text"], "roll");
    next();
    assert_eq!(next()["chance"], json!([null]));
    assert_eq!(next(), json!({"preview": null}), "nobody fights");
    next();
    assert_eq!(next()["error"]["message"], "preview: there is none in bastion");
    let loaded = engine(&[json!({"op": "load", "record": record}), json!({"op": "record"})]);
    assert_eq!(loaded[0]["seats"], json!([1]), "a record names its game");
    assert_eq!(loaded[1]["record"], json!(record));
}
