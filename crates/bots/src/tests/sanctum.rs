//! The bots for Sanctum.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use ::sanctum::{Action, Cell, Components, DemonId, Figure, Options, Power, Sanctum};
use serde_json::{Value, json};
use tabletop::{Fate, Game, Match, Notation, Seat, Viewer};

use crate::sanctum::{RUNGS, bot};
use crate::{Bot, Budget, Call, Question};

/// A bot that does not think for long.
fn bot_of(name: &str, seed: u64) -> Option<Box<dyn Bot<Sanctum>>> {
    let mut bot = bot(name, seed)?;
    if name == "search" {
        bot.limit(Budget::nodes(60));
    }
    Some(bot)
}

fn at(position: &Value) -> Match<Sanctum> {
    let game = Sanctum::from_position(Components::house(), position);
    Match::at(game.expect("the position is possible"))
}

fn ask(bot: &mut dyn Bot<Sanctum>, game: &Match<Sanctum>, seat: Seat) -> Action {
    let offers = game.offers(seat);
    let look = || game.game().view(Viewer::Seat(seat));
    let choice = bot.choose(&Question::new(seat, Call::Needed, &offers, &look));
    choice.expect("a needed bot chooses").action
}

/// Plays a match and returns it; every choice is checked by the match.
fn play(names: &[&str], seed: u64) -> Match<Sanctum> {
    let mut game = Match::<Sanctum>::new(Components::house(), &Options::new(names.len()));
    let mut fate = Fate::new(seed);
    let make = |(seat, name): (usize, &&str)| bot_of(name, seat as u64).expect("a bot");
    let mut bots: Vec<_> = names.iter().enumerate().map(make).collect();
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.resolve(stream, &mut fate).expect("chance is pending");
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let action = ask(bots[seat.index()].as_mut(), &game, seat);
        game.act(seat, action).expect("a bot chooses what is offered");
    }
    game
}

fn inputs(game: &Match<Sanctum>) -> Vec<String> {
    game.record().iter().map(|input| format!("{input:?}")).collect()
}

#[test]
fn bots_finish_every_number_of_players_and_repeat_themselves_for_a_seed() {
    for name in RUNGS {
        for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
            let names = vec![name; players];
            let (one, other) = (play(&names, seed), play(&names, seed));
            assert_eq!(inputs(&one), inputs(&other), "{name}, {players} players");
        }
    }
}

#[test]
fn unknown_bots_do_not_exist() {
    assert!(bot_of("deep-blue", 1).is_none());
}

#[test]
fn greedy_defeats_more_cards_than_random() {
    let mut cards = [0, 0];
    for seed in 0..8 {
        let game = play(&["greedy", "random"], seed);
        let outcome = game.game().outcome().expect("it is over");
        (0..2).for_each(|seat| cards[seat] += u32::from(outcome.heroes[seat].cards));
    }
    assert!(cards[0] >= 20 + 5 * cards[1], "{cards:?}");
}

#[test]
fn greedy_heroes_survive_the_demon_lord_at_times() {
    let survived = |seed| {
        let game = play(&["greedy"; 4], seed);
        let outcome = game.game().outcome().expect("it is over");
        outcome.heroes.iter().filter(|it| it.victorious).count()
    };
    assert!((0..6).map(survived).sum::<usize>() >= 4);
}

/// A bot is given a view: two matches with the same view get the same choice. Imagined worlds
/// differ in everything a seat may not know: fury cards face down and the blessings of others.
fn same_view_same_choice(name: &str, seed: u64) {
    let mut game = Match::<Sanctum>::new(Components::house(), &Options::new(2));
    let mut fate = Fate::new(seed);
    let mut bots = [bot_of(name, 1), bot_of(name, 2)].map(Option::unwrap);
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.resolve(stream, &mut fate).expect("chance is pending");
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        let view = game.game().view(Viewer::Seat(seat));
        let fresh =
            |game: &Match<Sanctum>| ask(bot_of(name, 7).expect("a bot").as_mut(), game, seat);
        for other in [98, 99] {
            let imagined = Match::at(Sanctum::imagine(&view, &mut Fate::new(other)));
            assert_eq!(fresh(&game), fresh(&imagined), "{name}");
        }
        let action = ask(bots[seat.index()].as_mut(), &game, seat);
        game.act(seat, action).expect("a bot chooses what is offered");
    }
}

#[test]
fn the_same_view_gives_the_same_choice() {
    for name in RUNGS {
        same_view_same_choice(name, 5);
    }
}

/// Seats exchanged and the same seeds: the sum of cards defeated may not fall behind.
#[test]
fn planner_defeats_more_cards_than_greedy() {
    let mut cards = [0, 0];
    for seed in 0..12 {
        for (names, planner) in [(["planner", "greedy"], 0), (["greedy", "planner"], 1)] {
            let game = play(&names, seed);
            let outcome = game.game().outcome().expect("it is over");
            cards[0] += u32::from(outcome.heroes[planner].cards);
            cards[1] += u32::from(outcome.heroes[1 - planner].cards);
        }
    }
    assert!(cards[0] > cards[1], "{cards:?}");
}

/// Plays a match of planners and calls a function for every decision.
fn decisions(seed: u64, mut each: impl FnMut(&Match<Sanctum>, Seat)) {
    let mut game = Match::<Sanctum>::new(Components::house(), &Options::new(2));
    let mut fate = Fate::new(seed);
    let mut bots = [bot_of("planner", 1), bot_of("planner", 2)].map(Option::unwrap);
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.resolve(stream, &mut fate).expect("chance is pending");
            continue;
        }
        let seat = game.pending().needed.lowest().expect("somebody is needed");
        each(&game, seat);
        let action = ask(bots[seat.index()].as_mut(), &game, seat);
        game.act(seat, action).expect("a bot chooses what is offered");
    }
}

/// The ids of the messages the locales know, without `reason-`.
fn messages() -> Vec<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/reasons.ftl");
    let text = std::fs::read_to_string(file).expect("the English reasons");
    let id = |line: &str| Some(line.strip_prefix("reason-")?.split(" =").next()?.to_owned());
    text.lines().filter_map(id).collect()
}

#[test]
fn opinions_are_of_offers_the_best_first_and_the_first_is_what_the_bot_chooses() {
    let messages = messages();
    for (name, every) in [("planner", 3), ("search", 11)] {
        let mut count = 0;
        decisions(9, |game, seat| {
            count += 1;
            if count % every != 0 {
                return;
            }
            let offers = game.offers(seat);
            let look = || game.game().view(Viewer::Seat(seat));
            let question = Question::new(seat, Call::Needed, &offers, &look);
            let mut bot = bot_of(name, 3).expect("a bot");
            let opinions = bot.consider(&question);
            let choice = bot.choose(&question).expect("it is needed");
            assert_eq!(opinions[0].action, choice.action, "{name}: thinking aloud changes nothing");
            assert!(opinions.is_sorted_by(|one, other| one.value >= other.value), "{name}");
            assert_eq!(opinions.len(), offers.len(), "{name}: each offer once");
            let is_told = |offer: &Action| opinions.iter().any(|it| it.action == *offer);
            assert!(offers.iter().all(is_told), "{name}: each offer once");
            for reason in opinions.iter().flat_map(|it| &it.reasons) {
                let is_known = messages.iter().any(|it| it == reason.id);
                assert!(is_known, "{name}: `{}` has no message", reason.id);
            }
            assert!(opinions.iter().all(|it| !it.reasons.is_empty()), "{name}");
        });
        assert!(count > 50, "{name} was asked");
    }
}

#[test]
fn search_that_is_stopped_answers_with_what_the_planner_would_do() {
    let stop = Arc::new(AtomicBool::new(true));
    let mut count = 0;
    decisions(4, |game, seat| {
        count += 1;
        if count % 7 == 0 {
            let mut search = bot("search", 5).expect("a bot");
            search.limit(Budget::nodes(u64::MAX).until(stop.clone()));
            assert_eq!(
                ask(search.as_mut(), game, seat),
                ask(bot("planner", 5).expect("a bot").as_mut(), game, seat)
            );
        }
    });
}

#[test]
fn greedy_breaches_when_nothing_is_left_to_do() {
    let game = at(&json!({
        "players": 2,
        "heroes": [{"figure": "slayer", "place": "walls"}, {"figure": "dancer", "place": "walls"}],
    }));
    let mut bot = bot_of("greedy", 1).expect("a bot");
    assert_eq!(ask(bot.as_mut(), &game, Seat::new(0)), Action::Breach);
}

/// S-10.17: rage that came back in this Fight is no shield, and the others are used all the same.
#[test]
fn greedy_blocks_without_rage_that_has_just_come_back() {
    let components = Components::house();
    let skills = Cell::all().filter(|cell| {
        let power = components.skill(Figure::Slayer, *cell).power();
        matches!(power, Some(Power::RageShields(_)))
    });
    let skills: Vec<String> = skills.map(|cell| cell.to_string()).collect();
    assert_eq!(skills.len(), 1, "the Slayer blocks with rage");
    // Rage alone would be the cheapest answer to three damage.
    let demon = DemonId::all().find(|it| components.demon(*it).damage == 3);
    let demon = demon.expect("a demon with three drops");
    let mut game = at(&json!({
        "players": 2,
        "heroes": [{"figure": "slayer", "place": "act/1/3", "zone": [demon], "health": 6,
                    "skills": skills, "rage": {"tiles": 1, "active": 0},
                    "fight": {"dice": [1]}, "step": "attack"},
                   {"figure": "dancer", "place": "act/1/2"}],
    }));
    let seat = Seat::new(0);
    game.act(seat, Action::EndAttack).expect("Attack can always end");
    assert!(!game.offers(seat).iter().any(|it| matches!(it, Action::Skill(..))));
    let mut bot = bot_of("greedy", 1).expect("a bot");
    assert!(matches!(ask(bot.as_mut(), &game, seat), Action::Block(..)));
}

#[test]
fn greedy_assigns_what_fits_and_spends_nothing_on_it() {
    let components = Components::house();
    let demon = DemonId::all().find(|it| components.demon(*it).weak_points.as_slice() == [6]);
    let demon = demon.expect("a demon of level I that wants a 6");
    let game = at(&json!({
        "players": 2,
        "heroes": [{"figure": "huntress", "place": "act/1/3", "zone": [demon],
                    "fight": {"dice": [3, 6]}, "step": "attack"},
                   {"figure": "slayer", "place": "act/1/2"}],
    }));
    let mut bot = bot_of("greedy", 1).expect("a bot");
    let wanted = format!("assign die/2 {demon}/1");
    assert_eq!(ask(bot.as_mut(), &game, Seat::new(0)).to_string(), wanted);
}
