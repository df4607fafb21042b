//! Bots choose what is offered, the same for the same seed, and what a sensible player would.

mod every_bot;
mod sanctum;
mod solver;

use bastion::{Action, Bastion, Components, Mode, Options};
use serde_json::{Value, json};
use tabletop::{Fate, Game, Match, Notation, Seat, SeatSet, Viewer};

use crate::bastion::{RUNGS, bot};
use crate::{Bot, Budget, Call, Choice, Opinion, Question};

fn at(position: &Value) -> Match<Bastion> {
    let game = Bastion::from_position(Components::house(), position);
    Match::at(game.expect("the position is possible"))
}

fn ask(bot: &mut dyn Bot<Bastion>, game: &Match<Bastion>, seat: Seat) -> Option<Choice<Action>> {
    let needed = game.pending().needed.contains(seat);
    let call = if needed { Call::Needed } else { Call::Optional };
    let look = || game.game().view(Viewer::Seat(seat));
    bot.choose(&Question::new(seat, call, &game.offers(seat), &look))
}

/// The action a bot chooses.
fn chosen(name: &str, game: &Match<Bastion>, seat: u8) -> Option<Action> {
    let seat = Seat::new(seat);
    let mut bot = bot(name, 1).expect("the bot exists");
    ask(bot.as_mut(), game, seat).map(|choice| choice.action)
}

/// Plays a match by one bot in every seat and returns its inputs as text.
fn play(name: &str, options: &Options, seed: u64) -> Vec<String> {
    let mut game = Match::<Bastion>::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    let make = |seat| {
        let mut bot = bot(name, seat).expect("the bot exists");
        // Enough to see that it plays on, not how well.
        bot.limit(Budget::nodes(200));
        bot
    };
    let mut bots: Vec<_> = (0..4).map(make).collect();
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.resolve(stream, &mut fate).expect("chance is pending");
            continue;
        }
        let pending = game.pending();
        let optional = pending.seats.iter().filter(|seat| !pending.needed.contains(*seat));
        let order: Vec<Seat> = optional.chain(pending.needed.iter()).collect();
        let (seat, choice) = order
            .into_iter()
            .find_map(|seat| Some((seat, ask(bots[seat.index()].as_mut(), &game, seat)?)))
            .expect("a needed bot chooses");
        let action = choice.action;
        game.act(seat, action).expect("a bot chooses what is offered");
    }
    game.record().iter().map(|input| format!("{input:?}")).collect()
}

#[test]
fn bots_finish_every_mode_and_repeat_themselves_for_a_seed() {
    for name in RUNGS {
        for (seed, mode) in (1..).zip(Mode::ALL) {
            let options = Options::new(1 + seed as usize % 4).with_mode(mode);
            assert_eq!(play(name, &options, seed), play(name, &options, seed), "{name}, {mode}");
        }
    }
}

#[test]
fn unknown_bots_do_not_exist() {
    assert!(bot("deep-blue", 1).is_none());
}

#[test]
fn everybody_who_thinks_takes_the_win() {
    for name in &RUNGS[1..] {
        takes_the_win(name);
    }
}

fn takes_the_win(name: &str) {
    let mut game = at(&json!({
        "players": 1, "wall": {"24": "beast/red"}, "decks": {"enemy": []},
        "heroes": [{"at": "district/6", "mana": {"red": 3}}],
    }));
    let seat = Seat::new(0);
    while game.game().outcome().is_none() {
        let action = chosen(name, &game, 0).expect("it is its turn");
        assert_ne!(action, Action::EndPhase, "{name}");
        game.act(seat, action).expect("offered");
    }
    assert!(game.game().outcome().is_some_and(|it| it.is_won()), "{name}");
}

#[test]
fn bots_help_when_help_decides_and_only_then() {
    for name in &RUNGS[1..] {
        helps_when_help_decides(name);
    }
}

fn helps_when_help_decides(name: &str) {
    let position = |wall: Value, red: u8| {
        json!({
            "players": 2, "wall": wall, "decks": {"enemy": []},
            "heroes": [{"at": "district/6", "mana": {"red": red}},
                       {"at": "district/6", "mana": {}, "spells": ["warrior/red"]}],
        })
    };
    // Without help the enemies break through; the last enemy falls without.
    let urgent = position(json!({"24": "beast/red", "23": "mage/blue"}), 2);
    let won = position(json!({"24": "beast/red"}), 3);
    for (position, helps) in [(urgent, true), (won, false)] {
        let mut game = at(&position);
        game.act(Seat::new(0), "attack wall/24".parse().expect("an action")).expect("offered");
        let help = chosen(name, &game, 1).map(|action| action.to_string());
        assert_eq!(help.as_deref() == Some("cast fireball/warrior-red"), helps, "{name}: {help:?}");
    }
}

/// A bot is given a view: two matches with the same view get the same choice.
#[test]
fn the_same_view_gives_the_same_choice() {
    let game = at(&json!({
        "players": 2, "wall": {"24": "beast/red", "9": "mage/blue"},
        "heroes": [{"at": "district/6", "mana": {"red": 2, "blue": 4}}],
    }));
    let view = game.game().view(Viewer::Seat(Seat::new(0)));
    let imagined = Match::at(Bastion::imagine(&view, &mut Fate::new(99)));
    for name in RUNGS {
        assert_eq!(chosen(name, &game, 0), chosen(name, &imagined, 0), "{name}");
    }
}

/// What bots think of offers: the best is what they choose, and it has reasons.
#[test]
fn opinions_are_ordered_and_have_reasons() {
    let game = at(&json!({
        "players": 2, "wall": {"24": "beast/red", "9": "mage/blue"},
        "heroes": [{"at": "district/6", "mana": {"red": 3, "blue": 2}}],
    }));
    let seat = Seat::new(0);
    let offers = game.offers(seat);
    let look = || game.game().view(Viewer::Seat(seat));
    for name in &RUNGS[2..] {
        let mut bot = bot(name, 1).expect("the bot exists");
        let opinions = bot.consider(&Question::new(seat, Call::Needed, &offers, &look));
        assert_eq!(opinions.len(), offers.len());
        assert!(opinions.is_sorted_by_key(|it| std::cmp::Reverse(it.value)));
        assert!(opinions.iter().all(|it| it.value == -5_000 || !it.reasons.is_empty()));
        let attack = |it: &&Opinion<Action>| it.action.to_string() == "attack wall/24";
        let attack = opinions.iter().find(attack).expect("it was considered");
        assert_eq!(attack.reasons[0].id, "bastion-defeats", "{name}");
    }
}

/// A hero whose player is a person is not counted on.
#[test]
fn nobody_counts_on_the_spells_of_people() {
    let game = at(&json!({
        "players": 2, "wall": {"24": "beast/red", "23": "mage/blue"},
        "decks": {"enemy": []},
        "heroes": [{"at": "district/6", "mana": {"red": 2}},
                   {"at": "district/6", "mana": {}, "spells": ["warrior/red"]}],
    }));
    let seat = Seat::new(0);
    let offers = game.offers(seat);
    let look = || game.game().view(Viewer::Seat(seat));
    for name in &RUNGS[1..] {
        let choice = |company| {
            let question =
                Question { company, ..Question::new(seat, Call::Needed, &offers, &look) };
            let choice = bot(name, 1).expect("the bot exists").choose(&question);
            choice.expect("a choice").action.to_string()
        };
        if *name != "greedy" {
            assert_eq!(choice(SeatSet::first(2)), "attack wall/24", "{name}");
        }
        assert_ne!(choice(SeatSet::only(seat)), "attack wall/24", "{name}");
    }
}
