//! Bad texts: positions, options and actions that are refused with the reason and the place.

use serde_json::{Value, json};
use tabletop::{Notation, PositionError};

use crate::{Action, Bastion, Chance, Components, Options};

fn refused(position: &Value) -> PositionError {
    Bastion::from_position(Components::house(), position).expect_err("the position is refused")
}

#[test]
fn b_1_5_b_1_13_sixteen_red_discs_are_refused() {
    let error = refused(&json!({"heroes": [{"mana": {"red": 15}}, {"mana": {"red": 1}}]}));
    assert_eq!(error.reason, "16 red discs are in use, there are 15 (B-1.5)");
    let error = refused(&json!({"heroes": [{"mana": {"red": 16}}]}));
    assert!(error.place.starts_with("heroes[0].mana"), "{error}");
    let error = refused(&json!({"players": 2, "reserve": {"red": 1}}));
    assert_eq!(error.place, "reserve");
}

#[test]
fn b_1_14_b_1_15_a_card_in_two_places_is_refused() {
    let error = refused(&json!({"wall": {"3": "beast/red", "7": "beast/red"}}));
    assert_eq!(error.to_string(), "position, at wall.7: beast/red is in two places");
    let error = refused(&json!({"wall": {"3": "beast/red"}, "decks": {"enemy": ["beast/red"]}}));
    assert_eq!(error.place, "decks.enemy");
    let rituals = json!({"heroes": [{"rituals": ["cannon/red"]}, {"rituals": ["cannon/red"]}]});
    assert_eq!(refused(&rituals).place, "heroes[1].rituals");
}

#[test]
fn impossible_positions_name_the_place() {
    let cases = [
        (json!({"wall": {"25": "beast/red"}}), "wall.25"),
        (json!({"wall": {"3": "beest/red"}}), "wall.3"),
        (json!({"players": 5}), "players"),
        (json!({"players": 1, "heroes": [{}, {}]}), "heroes"),
        (json!({"districts": ["red", "red"]}), "districts"),
        (json!({"districts": ["red", "blue"]}), "districts"),
        (json!({"towers": {"7": "red"}}), "towers.7"),
        (json!({"sources": {"1": {"4": "red"}}}), "sources.1.4"),
        (json!({"foundations": {"1": {"3": "cannon/red"}}}), "foundations.1.3"),
        (json!({"foundations": {"1": {"1": "converter/red"}}}), "foundations.1.1"),
        (json!({"heroes": [{"artifacts": ["cannon/red"]}]}), "heroes[0].artifacts"),
        (json!({"heroes": [{"figure": "ziran"}, {"figure": "ziran"}]}), "heroes[1].figure"),
        (json!({"game": "chess"}), "game"),
        (json!({"format": 2}), "format"),
        (json!({"set": "other"}), "set"),
        (json!({"turn": 1, "active": 0, "players": 2}), "active"),
        (json!({"decks": {"enemy": {"known": ["beast/red"], "count": 7}}}), "decks.enemy.count"),
        (json!({"flow": ["keep-one"]}), "the whole"),
        (json!({"flow": ["hero-phase", "announced"]}), "the whole"),
        (json!({"walls": {}}), "walls"),
    ];
    for (position, place) in cases {
        assert_eq!(refused(&position).place, place, "{position}");
    }
}

#[test]
fn b_1_17_b_5_3_b_5_23_b_17_3_impossible_options_are_refused() {
    let cases = [
        ("players", "0", "B-1.17"),
        ("players", "5", "B-1.17"),
        ("classes", "scout,scout,flier", "names one twice"),
        ("classes", "scout,flier", "names 2, not 3"),
        ("classes", "scout,flier,beast", "not an advanced class (B-5.23)"),
        ("heroes", "ziran,ziran", "B-5.3"),
        ("first", "2", "there is no seat 2"),
        ("mode", "chess", "not a mode"),
        ("colour", "red", "not an option"),
    ];
    for (key, value, reason) in cases {
        let pairs = [(key.to_owned(), value.to_owned())];
        let error = Options::read(&pairs).expect_err("refused").to_string();
        assert!(error.contains(reason), "{key}={value}: {error}");
    }
    let side = [("mode", "darkened-skies"), ("side", "statue")].map(|(k, v)| (k.into(), v.into()));
    let error = Options::read(&side).expect_err("refused").to_string();
    assert!(error.contains("played on the plain side"), "{error}");
}

#[test]
fn options_read_back_what_they_write() {
    for mode in crate::Mode::ALL {
        for players in 1..=4 {
            let options = Options::new(players).with_mode(mode);
            assert_eq!(Options::read(&options.write()), Ok(options));
        }
    }
}

#[test]
fn b_5_3_figures_left_in_the_box_are_alike() {
    use tabletop::Game;
    let named = [("players", "1"), ("heroes", "ziran,fourth"), ("first", "0")];
    let pairs = named.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let game = Bastion::new(Components::house(), &Options::read(&pairs).unwrap());
    let again = Bastion::from_position(Components::house(), &game.position());
    assert_eq!(again, Ok(game));
}

#[test]
fn texts_that_mean_nothing_are_refused() {
    let actions = [
        "",
        "move",
        "move district/7",
        "channel source/9",
        "attack wall/0",
        "attack plaza/7",
        "pay red=16",
        "pay red",
        "cast fireball",
        "cast fireball/warrior",
        "cast water/beast-red",
        "use cannon/red give red take blue",
        "use converter/red take red from 1",
        "perform cannon/red foundation/3/4",
        "deposit",
        "swap wall/1 plaza/7",
        "keep",
        "cast prism/scout-red blue green",
    ];
    for text in actions {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    for text in ["", "draw", "draw beast", "first 4", "class dog", "district pink", "roll 6"] {
        assert!(text.parse::<Chance>().is_err(), "`{text}`");
    }
}

/// Positions in the middle of something that could not go on, or that tell a story that cannot
/// have happened.
#[test]
fn positions_that_cannot_go_on_are_refused() {
    let cases = [
        json!({"players": 2, "flow": [{"deal-rituals": {"to": 9}}]}),
        json!({"players": 2, "flow": [{"deal-rituals": {"to": 3}}]}),
        json!({"players": 4, "flow": [{"deal-rituals": {"to": 3}}]}),
        json!({"players": 1, "decks": {"ritual": []},
            "flow": [{"initial-enemies": {"left": 0}}, {"adding": {"owed": 1}}]}),
        json!({"players": 2, "mode": "trembling-earth", "flow": ["first-player"]}),
        json!({"players": 2, "mode": "darkened-skies", "decks": {"ritual": []}, "flow": ["first-player"]}),
        json!({"players": 2, "mode": "late-arrival", "flow": ["first-player"]}),
        json!({"players": 2, "mode": "late-arrival", "flow": [{"lay-fliers": {"district": 3}}]}),
        json!({"players": 2, "flow": [{"lay-sources": {"district": 1}}]}),
        json!({"players": 2, "mode": "tutorial", "flow": [{"keep-two": {"waiting": [0]}}]}),
        json!({"players": 2, "flow": [{"choose-classes": {"left": 3, "per_class": 2}}, "first-player"]}),
        json!({"players": 2, "flow": [{"deal-rituals": {"to": 0}}],
            "heroes": [{}, {"rituals": ["cannon/red", "cannon/blue", "cannon/green"]}]}),
        json!({"players": 1, "wall": {"3": "mage/red"}, "decks": {"enemy":
            {"known": ["beast/red", "mage/blue"], "top": {"count": 2, "groups": ["dragon"]}}}}),
        json!({"players": 1, "decks": {"enemy": []}, "citadel": ["dragon/red"],
            "flow": [{"adding": {"owed": 0}}, {"evict": {"waiting": [0]}}]}),
        json!({"players": 1, "districts": [], "wall": {"5": "infiltrator"}, "flow": ["lay-districts"]}),
        json!({"players": 4, "heroes": [{}, {}, {}, {}, {"figure": "dagdar"}]}),
        json!({"players": 3, "turn": 4_294_967_295u32}),
        json!({"players": 1, "wall": {"22": "beast/red"}, "citadel": ["dragon/red"],
            "done": {"moved": true, "obliged": true}}),
        json!({"players": 1, "wall": {"22": ["beast/red", "mage/red"]}}),
        json!({"players": 1, "wall": {"22": "beast/red"}, "outcome":
            {"result": "won", "cause": "destroyed", "rule": "B-11.2"}}),
        json!({"players": 1, "heroes": [{"rituals": ["cannon/red"]}], "box": {"rituals": ["cannon/red"]}}),
    ];
    for position in cases {
        refused(&position);
    }
}

/// An action in progress has to fit the table it is part of.
#[test]
fn actions_in_progress_that_cannot_have_begun_are_refused() {
    let position = |done: Value, action: Value| {
        json!({"players": 1, "wall": {"22": "beast/red"}, "done": done,
            "heroes": [{"at": "district/6", "mana": {"red": 3}, "spells": ["warrior/red"]}],
            "flow": ["hero-phase", "announced"], "action": action})
    };
    let attack = json!({"announced": {"attack": "wall/22"}, "origin": "district/6", "wall": {"22": "beast/red"}});
    let with = |field: &str, value: Value| {
        let mut action = attack.clone();
        action[field] = value;
        action
    };
    let done = |name: &str| json!({name: true});
    assert!(
        Bastion::from_position(Components::house(), &position(json!({}), attack.clone())).is_ok()
    );
    for (done, action) in [
        (json!({}), with("origin", json!("citadel"))),
        (json!({}), with("wall", json!({}))),
        (json!({}), with("power", json!(3))),
        (json!({}), with("committed", json!(["beast/blue"]))),
        (json!({}), with("holding", json!([0]))),
        (json!({}), with("announced", json!({"attack": "wall/3"}))),
        (json!({}), with("announced", json!({"revive": 200}))),
        (json!({}), with("announced", json!({"channel": {"source": 0}}))),
        (json!({}), with("announced", json!({"move": "district/3"}))),
        (done("channelled"), attack.clone()),
        (done("attacked"), with("done", done("attacked"))),
    ] {
        refused(&position(done, action));
    }
}

#[test]
fn b_17_2_a_scenario_replaces_difficulty_and_classes() {
    let read = |pairs: &[(&str, &str)]| {
        let pairs: Vec<_> = pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        Options::read(&pairs)
    };
    let plain = read(&[("mode", "show-of-force")]);
    assert_eq!(read(&[("mode", "show-of-force"), ("difficulty", "hard")]), plain);
    // the tutorial has a layout of its own, but any is accepted.
    let layout = |pairs| read(pairs).map(|options| options.layout);
    assert_eq!(layout(&[("mode", "tutorial"), ("districts", "random")]), Ok(crate::Layout::Random));
    assert!(matches!(layout(&[("mode", "tutorial")]), Ok(crate::Layout::Fixed(_))));
}
