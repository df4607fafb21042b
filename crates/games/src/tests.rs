//! What the text interface adds to a match: going back, drawing again, refusals.

mod analysis;
mod lessons;

use std::path::Path;
use std::sync::Arc;

use bastion::Bastion;
use sanctum::Sanctum;
use tabletop::{Author, Fate, Header, MAX_SEATS, Seat, Stream, Viewer};

use crate::{
    Adviser, AnyGame, AnyMatch, BotMemory, Budget, ChanceMismatch, Draws, Games, MatchTools,
    RefusalCode, ReplayError, seated,
};

const SEED: [u8; 32] = [7; 32];

/// A game with its house set.
fn game(name: &str) -> Arc<dyn AnyGame> {
    Arc::clone(Games::house().named(name).expect("a game"))
}

/// A match played on by `random` for so many inputs, all chance from the seed.
fn played(game: &dyn AnyGame, inputs: usize) -> Box<dyn MatchTools> {
    drawn(game, inputs).0
}

/// The same with its chance.
fn drawn(game: &dyn AnyGame, inputs: usize) -> (Box<dyn MatchTools>, Draws) {
    let options = vec![("players".to_owned(), "2".to_owned())];
    let header = Header { options, ..Header::default() };
    let mut played = game.begin(header).expect("options");
    let mut draws = Draws::from(Fate::from_seed(SEED));
    play_on(&mut *played, &mut draws, inputs);
    (played, draws)
}

fn play_on(game: &mut dyn AnyMatch, draws: &mut Draws, inputs: usize) {
    while game.inputs() < inputs && !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.draw(stream, draws).expect("chance is pending");
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let seed = game.inputs() as u64;
        let choice = game
            .advice(seat, &Adviser::new("random", seed), &mut BotMemory::default())
            .expect("there is such a bot")
            .expect("it is needed");
        game.act(seat, &choice.action).expect("bots play by the rules");
    }
}

#[test]
fn rolling_back_restores_the_moment_and_its_chance() {
    for game in Games::house().iter() {
        let early = played(&**game, 60);
        let (mut later, mut draws) = drawn(&**game, 200);
        let decision = later.decision();
        later.roll_back(60, &mut draws).expect("there is something to go back over");
        assert_eq!(later.position(), early.position());
        assert_eq!(later.record(), early.record());
        assert!(later.decision() > decision, "what was sent before must not fit afterwards");
        // The dice are the same again.
        play_on(&mut *later, &mut draws, 200);
        assert_eq!(later.record(), played(&**game, 200).record());
    }
}

#[test]
fn nothing_is_rolled_back_to_where_it_is() {
    let (mut game, mut draws) = drawn(&*game("bastion"), 40);
    let before = game.position();
    assert_eq!(
        game.roll_back(40, &mut draws).expect_err("nothing to go back over").code,
        RefusalCode::NothingToTakeBack
    );
    assert_eq!(game.position(), before);
}

#[test]
fn a_wrong_seed_is_found_out() {
    for game in Games::house().iter() {
        let game = played(&**game, 120);
        assert!(game.verify_chance(SEED).is_ok());
        let unfair = game.verify_chance([8; 32]).expect_err("another seed");
        assert_ne!(unfair.drawn, unfair.recorded);
    }
}

/// What was recorded is drawn again and compared; a false outcome changes nothing, also no later
/// draw.
#[test]
fn an_outcome_the_seed_does_not_give_is_refused() {
    for game in Games::house().iter() {
        let original = played(&**game, 200);
        let mut game = game.begin(original.record().header).expect("options");
        let mut draws = Draws::from(Fate::from_seed(SEED));
        for (index, line) in original.record().lines.iter().enumerate() {
            let stream = match line.author {
                Author::Seat(seat) => {
                    game.act(seat, &line.text).expect("recorded");
                    continue;
                }
                Author::Chance(stream) => stream,
            };
            let before = game.position();
            let refused = game.draw_again(stream, "roll 9", &mut draws).expect_err("not drawn");
            let drawn = line.text.clone();
            let recorded = "roll 9".to_owned();
            let mismatch = ChanceMismatch { input: index + 1, recorded, drawn };
            assert_eq!(refused, ReplayError::Chance(mismatch));
            assert_eq!(game.position(), before);
            game.draw_again(stream, &line.text, &mut draws).expect("the seed gives it");
        }
        assert_eq!(game.record(), original.record());
        let nothing = game.draw_again(Stream::of(Seat::new(3)), "roll 1", &mut draws);
        assert!(matches!(nothing, Err(ReplayError::Refused(_))), "two play");
    }
}

#[test]
fn refusals_name_the_rule_and_what_is_near() {
    let mut game = played(&*game("bastion"), 60);
    let seat = game.pending().needed.lowest().expect("somebody is needed");
    let before = game.position();
    let refused = game.act(seat, "dance wildly").expect_err("no such action");
    assert_eq!(refused.code, RefusalCode::NotUnderstood);
    assert!(!refused.nearest.is_empty());
    let foreign = Seat::first(MAX_SEATS).find(|it| !game.pending().seats.contains(*it));
    let offer = game.offers(seat).swap_remove(0);
    let refused = game.act(foreign.expect("two players"), &offer).expect_err("not their turn");
    assert_eq!(refused.code, RefusalCode::NotOffered);
    assert!(refused.rule.is_some_and(|rule| self::game("bastion").rule_text(rule).is_some()));
    assert_eq!(game.position(), before);
    assert_eq!(game.view(Viewer::Spectator).get(), game.view(Viewer::Seat(seat)).get());
}

#[test]
fn every_choice_begins_a_game() {
    for game in Games::house().iter() {
        for (key, values) in game.choices() {
            for value in values {
                let mut options = vec![("players".to_owned(), "2".to_owned())];
                options.push((key.to_owned(), value.clone()));
                let header = Header { options, ..Header::default() };
                let begun = game.begin(header);
                assert!(begun.is_ok(), "{} {key}={value}: {begun:?}", game.name());
            }
        }
    }
}

/// Sanctum with a set that has another name than the house set.
fn with_another_set() -> Arc<dyn AnyGame> {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sanctum/house");
    let folder = std::env::temp_dir().join(format!("another-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for file in game("sanctum").set_files() {
        std::fs::copy(house.join(file), folder.join(file)).expect("a copy");
    }
    let games = Games::read(Some(&folder)).expect("a set");
    std::fs::remove_dir_all(&folder).expect("nobody needs it any more");
    Arc::clone(games.named("sanctum").expect("a game"))
}

/// What was begun with the house set is played with it to the end.
#[test]
fn records_of_the_house_set_are_replayed_where_another_is_played() {
    let record = played(&*game("sanctum"), 60).record();
    let set = record.header.set.clone();
    let other = with_another_set();
    assert_ne!(set, other.set());
    let game = other.replay(record).expect("it replays");
    assert_eq!(game.record().header.set, set);
}

/// The reason names the set that a record was played with, and the one there is.
#[test]
fn records_of_a_set_that_is_not_there_are_refused() {
    let header = Header { options: vec![("players".into(), "2".into())], ..Header::default() };
    let record = with_another_set().begin(header).expect("options").record();
    let then = record.header.set.clone();
    let now = game("sanctum");
    let error = now.replay(record).map(drop).expect_err("it is refused");
    let reason = format!("played with the component set `{then}`, not with `{}`", now.set());
    assert!(error.to_string().contains(&reason), "{error}");
}

/// A set is the one that is played, the house set, or nothing: never silently another one.
#[test]
fn a_game_has_the_set_it_is_played_with_and_the_house_set_and_no_other() {
    let (house, other) = (game("sanctum"), with_another_set());
    for set in [house.set(), other.set()] {
        assert_eq!(other.with_set(&set).map(|it| it.set()), Some(set));
    }
    assert!(house.with_set(&other.set()).is_none());
    assert!(other.with_set("").is_none());
    assert!(!house.lessons().is_empty());
    assert!(other.lessons().is_empty(), "lessons are made for the house set");
}

#[test]
fn names_are_of_games_of_the_list() {
    let games = Games::house();
    for name in games.names() {
        assert_eq!(games.of(name).map(|it| it.name()), Ok(name));
        assert_eq!(crate::for_game!(name, G => crate::GameName::of::<G>()), name);
    }
    let error = games.named("chess").map(drop).expect_err("no such game");
    assert_eq!(error.to_string(), "`chess` is not a game: one of bastion, sanctum");
    assert!("a name longer than any".parse::<crate::GameName>().is_err());
}

#[test]
fn a_fingerprint_comes_back_with_the_state_and_not_before() {
    for game in Games::house().iter() {
        let mut game = played(&**game, 60);
        let mut taken_back = 0;
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let before = game.fingerprint();
        for offer in game.offers(seat) {
            game.act(seat, &offer).expect("it is offered");
            assert_ne!(game.fingerprint(), before, "{offer}");
            if game.take_back(seat).is_err() {
                break;
            }
            taken_back += 1;
            assert_eq!(game.fingerprint(), before, "{offer}");
        }
        assert!(taken_back > 0);
    }
}

#[test]
fn advice_with_reasons_is_the_best_of_the_opinions() {
    for game in Games::house().iter() {
        let game = played(&**game, 60);
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let adviser = Adviser::new("greedy", 3);
        let counsel = game.counsel(seat, &adviser).expect("advice");
        let choice = counsel.choice.clone().expect("it is needed");
        assert!(game.offers(seat).contains(&choice.action));
        assert!(counsel.opinions.len() <= 5);
        if let Some(best) = counsel.opinions.first() {
            assert_eq!((&best.action, Some(best.value)), (&choice.action, choice.value));
            assert_eq!(best.reasons, counsel.reasons());
        }
        let nobody = game.counsel(seat, &Adviser::new("deep-blue", 3)).expect_err("no such bot");
        assert_eq!(nobody.code, RefusalCode::NoSuchBot);
    }
}

#[test]
fn every_game_has_bots_of_every_level() {
    for game in Games::house().iter() {
        assert!(crate::levels().all(|level| game.check_bot(level).is_ok()));
        let unknown = game.check_bot("deep-blue").expect_err("no such bot");
        assert!(unknown.to_string().contains("expert"), "{unknown}");
    }
}

#[test]
fn seats_that_win_together_share_a_bot() {
    let names = ["greedy", "random", "greedy"].map(str::to_owned);
    let bastion = seated::<Bastion>(&names, |seat| seat as u64).expect("bots");
    assert_eq!(format!("{bastion:?}"), "[Shared by 2, Shared by 1, Shared by 2]");
    let sanctum = seated::<Sanctum>(&names, |seat| seat as u64).expect("bots");
    assert_eq!(format!("{:?}", sanctum[0]), "Shared by 1");
    assert!(seated::<Sanctum>(&["deep-blue".to_owned()], |_| 1).is_err());
}

#[test]
fn a_bot_at_a_table_follows_the_plan_it_made() {
    let mut game = played(&*game("bastion"), 40);
    let mut memory = BotMemory::default();
    let adviser = Adviser { budget: Some(Budget::nodes(300)), ..Adviser::new("planner", 1) };
    let (mut fresh, mut followed) = (0, 0);
    while game.inputs() < 160 && !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.draw(stream, &mut Draws::from(Fate::new(game.inputs() as u64)))
                .expect("chance is pending");
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let choice = game.advice(seat, &adviser, &mut memory).expect("there is such a bot");
        let choice = choice.expect("it is needed");
        // A bot that follows a plan does not weigh it again.
        if choice.value.is_some() {
            fresh += 1
        } else {
            followed += 1
        }
        game.act(seat, &choice.action).expect("bots play by the rules");
    }
    assert!(fresh > 0 && followed > fresh, "{fresh} thought out, {followed} followed");
}
