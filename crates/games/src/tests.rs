//! What the text interface adds to a match: going back, drawing again, refusals.

mod analysis;
mod lessons;

use std::fs;
use std::path::Path;

use bastion::Bastion;
use sanctum::Sanctum;
use tabletop::{Author, Fate, Header, MAX_SEATS, Seat, Stream, Viewer};

use crate::{
    Adviser, AnyMatch, BotMemory, Budget, ChanceMismatch, Draws, GameName, RefusalCode,
    ReplayError, Sets, WithBots as _, WithSets, begin, replay,
};

const SEED: [u8; 32] = [7; 32];

/// A match played on by `random` for so many inputs, all chance from the seed.
fn played(game: GameName, inputs: usize) -> Box<dyn AnyMatch> {
    drawn(game, inputs).0
}

/// The same with its chance.
fn drawn(game: GameName, inputs: usize) -> (Box<dyn AnyMatch>, Draws) {
    let options = vec![("players".to_owned(), "2".to_owned())];
    let header = Header { options, ..Header::default() };
    let mut played = begin(Sets::house(), game, header).expect("options");
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
    for game in GameName::ALL {
        let early = played(game, 60);
        let (mut later, mut draws) = drawn(game, 200);
        let decision = later.decision();
        later.roll_back(60, &mut draws).expect("there is something to go back over");
        assert_eq!(later.position(), early.position());
        assert_eq!(later.record(), early.record());
        assert!(later.decision() > decision, "what was sent before must not fit afterwards");
        // The dice are the same again.
        play_on(&mut *later, &mut draws, 200);
        assert_eq!(later.record(), played(game, 200).record());
    }
}

#[test]
fn nothing_is_rolled_back_to_where_it_is() {
    let (mut game, mut draws) = drawn(GameName::Bastion, 40);
    let before = game.position();
    assert_eq!(
        game.roll_back(40, &mut draws).expect_err("nothing to go back over").code,
        RefusalCode::NothingToTakeBack
    );
    assert_eq!(game.position(), before);
}

#[test]
fn a_wrong_seed_is_found_out() {
    for game in GameName::ALL {
        let game = played(game, 120);
        assert!(game.verify_chance(SEED).is_ok());
        let unfair = game.verify_chance([8; 32]).expect_err("another seed");
        assert_ne!(unfair.drawn, unfair.recorded);
    }
}

/// What was recorded is drawn again and compared; a false outcome changes nothing, also no later
/// draw.
#[test]
fn an_outcome_the_seed_does_not_give_is_refused() {
    for name in GameName::ALL {
        let original = played(name, 200);
        let mut game = begin(Sets::house(), name, original.record().header).expect("options");
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
    let mut game = played(GameName::Bastion, 60);
    let seat = game.pending().needed.lowest().expect("somebody is needed");
    let before = game.position();
    let refused = game.act(seat, "dance wildly").expect_err("no such action");
    assert_eq!(refused.code, RefusalCode::NotUnderstood);
    assert!(!refused.nearest.is_empty());
    let foreign = Seat::first(MAX_SEATS).find(|it| !game.pending().seats.contains(*it));
    let offer = game.offers(seat).swap_remove(0);
    let refused = game.act(foreign.expect("two players"), &offer).expect_err("not their turn");
    assert_eq!(refused.code, RefusalCode::NotOffered);
    assert!(refused.rule.is_some_and(|rule| game.rule_text(rule).is_some()));
    assert_eq!(game.position(), before);
    assert_eq!(game.view(Viewer::Spectator).get(), game.view(Viewer::Seat(seat)).get());
}

#[test]
fn every_choice_begins_a_game() {
    for game in GameName::ALL {
        for (key, values) in game.choices() {
            for value in values {
                let mut options = vec![("players".to_owned(), "2".to_owned())];
                options.push((key.to_owned(), value.clone()));
                let header = Header { options, ..Header::default() };
                let begun = begin(Sets::house(), game, header);
                assert!(begun.is_ok(), "{} {key}={value}: {begun:?}", game.name());
            }
        }
    }
}

/// A set of Sanctum with another name than the house set.
fn another_set() -> Sets {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sanctum/house");
    let texts = Sanctum::FILES.iter().map(|file| fs::read_to_string(folder.join(file)));
    let texts: Vec<String> = texts.collect::<Result<_, _>>().expect("the house set");
    let set = <Sanctum as WithSets>::parse("another", &texts).expect("a set");
    Sets { sanctum: Box::leak(Box::new(set)), ..Sets::house() }
}

/// What was begun with the house set is played with it to the end.
#[test]
fn records_of_the_house_set_are_replayed_where_another_is_played() {
    let record = played(GameName::Sanctum, 60).record();
    let set = record.header.set.clone();
    assert_ne!(set, another_set().id(GameName::Sanctum));
    let game = replay(another_set(), GameName::Sanctum, record).expect("it replays");
    assert_eq!(game.record().header.set, set);
}

/// The reason names the set that a record was played with, and the one there is.
#[test]
fn records_of_a_set_that_is_not_there_are_refused() {
    let header = Header { options: vec![("players".into(), "2".into())], ..Header::default() };
    let record = begin(another_set(), GameName::Sanctum, header).expect("options").record();
    let then = record.header.set.clone();
    let error =
        replay(Sets::house(), GameName::Sanctum, record).map(drop).expect_err("it is refused");
    let now = Sets::house().id(GameName::Sanctum);
    let reason = format!("played with the component set `{then}`, not with `{now}`");
    assert!(error.to_string().contains(&reason), "{error}");
}

#[test]
fn advice_with_reasons_is_the_best_of_the_opinions() {
    for game in GameName::ALL {
        let game = played(game, 60);
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
    for game in GameName::ALL {
        assert!(crate::levels().all(|level| game.check_bot(level).is_ok()));
        assert!(game.check_bot("deep-blue").is_err_and(|it| it.contains("expert")));
    }
}

#[test]
fn seats_that_win_together_share_a_bot() {
    let names = ["greedy", "random", "greedy"].map(str::to_owned);
    let bastion = Bastion::seated(&names, |seat| seat as u64).expect("bots");
    assert_eq!(format!("{bastion:?}"), "[Shared by 2, Shared by 1, Shared by 2]");
    let sanctum = Sanctum::seated(&names, |seat| seat as u64).expect("bots");
    assert_eq!(format!("{:?}", sanctum[0]), "Shared by 1");
    assert!(Sanctum::seated(&["deep-blue".to_owned()], |_| 1).is_err());
}

#[test]
fn a_bot_at_a_table_follows_the_plan_it_made() {
    let mut game = played(GameName::Bastion, 40);
    let mut minds = BotMemory::default();
    let adviser = Adviser { budget: Some(Budget::nodes(300)), ..Adviser::new("planner", 1) };
    let (mut fresh, mut followed) = (0, 0);
    while game.inputs() < 160 && !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.draw(stream, &mut Draws::from(Fate::new(game.inputs() as u64)))
                .expect("chance is pending");
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let choice = game.advice(seat, &adviser, &mut minds).expect("there is such a bot");
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
