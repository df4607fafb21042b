//! S-27.4, S-27.5: overlapping turns give the result of strict ones.

use proptest::prelude::*;
use serde_json::json;
use tabletop::{Dice, Fate, Game, Ignore, Input, Match, Seat, Stream};

use super::scene;
use crate::{Action, Chance, Components, Frame, Options, Sanctum, Step};

type Inputs = Vec<Input<Action, Chance>>;

/// Inputs, each with the turn it belongs to.
type Turns = Vec<(u32, Input<Action, Chance>)>;

/// What happened in the games of a test, so that it cannot pass without trying it.
#[derive(Default, Debug)]
struct Seen {
    overlapping: u32,
    chains: u32,
    waits_for_achievements: u32,
    locked: u32,
    breach: u32,
    tiles: u32,
}

impl Seen {
    fn note(&mut self, game: &Sanctum) {
        let table = game.table();
        let has = |holds: fn(&crate::Hero) -> bool| {
            u32::from(table.seats().any(|seat| holds(table.hero(seat))))
        };
        self.overlapping += u32::from(!table.unfinished.is_empty());
        self.chains += u32::from(table.unfinished.len() > 1);
        self.waits_for_achievements += has(|hero| hero.step == Step::Ended);
        self.locked += has(|hero| !hero.locked.is_empty());
        let breach = table.breach_turn;
        let is_earlier = |turn: &crate::Unfinished| breach.is_some_and(|it| turn.number < it);
        self.breach += u32::from(table.unfinished.iter().any(is_earlier));
        let looks = |turn: &crate::Unfinished| table.hero(turn.seat).step == Step::Tiles;
        self.tiles += u32::from(table.unfinished.iter().any(looks));
    }
}

/// The place of an input in the strict order: the turn it belongs to.
fn turn_of(game: &Sanctum, input: &Input<Action, Chance>) -> u32 {
    let table = game.table();
    let own = |seat: Seat| table.turn_of(seat).unwrap_or(table.turn);
    match (game.frame(), input) {
        (Some(Frame::Turn | Frame::Deal { .. } | Frame::OpenChest | Frame::Lay { .. }), _)
        | (Some(Frame::Chest { .. }), Input::Chance(..)) => match input {
            Input::Act(seat, _) => own(*seat),
            Input::Chance(stream, _) => stream.seat().map_or(table.turn, own),
        },
        // The draft belongs to the turn that opened the chest.
        (Some(Frame::Chest { .. }), Input::Act(_, Action::Take(_))) => table.turn,
        (Some(Frame::Chest { .. }), Input::Act(seat, _)) => own(*seat),
        (Some(frame), _) if frame.is_set_up() => 0,
        _ => u32::MAX,
    }
}

/// Everything that may go on now, seats and streams alike.
pub(super) fn next_input(
    game: &Sanctum,
    fate: &mut Fate,
    actions: &mut Vec<Action>,
) -> Input<Action, Chance> {
    let pending = game.pending();
    let streams: Vec<Stream> = pending.chance.iter().collect();
    let open = streams.len() + pending.seats.len();
    let nth = fate.below(open as u32) as usize;
    if let Some(stream) = streams.get(nth) {
        return Input::Chance(*stream, game.sample(*stream, fate.stream(Stream::TABLE)));
    }
    let seat = pending.seats.iter().nth(nth - streams.len()).expect("somebody decides");
    Input::Act(seat, scene::sensible_action(game, seat, fate, actions))
}

pub(super) fn feed(game: &mut Sanctum, input: Input<Action, Chance>) {
    match input {
        Input::Act(seat, action) => game.act(seat, action, &mut Ignore),
        Input::Chance(stream, chance) => game.resolve(stream, chance, &mut Ignore),
    }
}

/// A whole game with overlapping turns in a random order; what happened, and in which turn.
fn play(players: usize, seed: u64, seen: &mut Seen) -> (Sanctum, Turns) {
    let options = Options { overlap: true, ..Options::new(players) };
    let mut game = Sanctum::new(Components::house(), &options);
    let mut fate = Fate::new(seed);
    let (mut actions, mut inputs) = (Vec::new(), Vec::new());
    while game.outcome().is_none() {
        seen.note(&game);
        let input = next_input(&game, &mut fate, &mut actions);
        inputs.push((turn_of(&game, &input), input));
        feed(&mut game, input);
    }
    (game, inputs)
}

/// The same inputs turn by turn; each must be possible.
fn replay_strictly(players: usize, inputs: Inputs) -> Result<Sanctum, String> {
    let mut game = Sanctum::new(Components::house(), &Options::new(players));
    for (index, input) in inputs.into_iter().enumerate() {
        let is_possible = match &input {
            Input::Act(seat, action) => game.check(*seat, action).is_ok(),
            Input::Chance(stream, chance) => {
                let mut outcomes = Vec::new();
                game.outcomes(*stream, &mut outcomes);
                game.pending().chance.contains(*stream)
                    && outcomes.iter().any(|(possible, _)| possible == chance)
            }
        };
        if !is_possible {
            return Err(format!("input {index}: {input:?} in {:?}", game.frame()));
        }
        feed(&mut game, input);
    }
    game.table.overlap = true;
    Ok(game)
}

#[test]
fn s_27_4_h_27_4_every_interleaving_gives_the_result_of_strict_turns() {
    let mut seen = Seen::default();
    for (players, games) in [(2, 900), (3, 900), (4, 900)] {
        for seed in 0..games {
            let (overlapping, mut inputs) = play(players, seed, &mut seen);
            inputs.sort_by_key(|(turn, _)| *turn);
            let inputs = inputs.into_iter().map(|(_, input)| input).collect();
            let strict = replay_strictly(players, inputs)
                .unwrap_or_else(|reason| panic!("{players} players, seed {seed}: {reason}"));
            assert!(strict == overlapping, "{players} players, seed {seed}");
        }
    }
    let Seen { overlapping, chains, waits_for_achievements, locked, breach, tiles } = seen;
    let all = [overlapping, chains, waits_for_achievements, locked, breach, tiles];
    assert!(all.iter().all(|count| *count > 0), "{all:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn s_27_4_laws_hold_in_overlapping_turns(
        players in 2usize..=4,
        seed in any::<u64>(),
        steps in 0usize..500,
        choices in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        let options = Options { overlap: true, ..Options::new(players) };
        let mut start = Sanctum::new(Components::house(), &options);
        let mut fate = Fate::new(seed);
        let mut actions = Vec::new();
        for _ in 0..steps {
            if start.outcome().is_some() {
                break;
            }
            let input = next_input(&start, &mut fate, &mut actions);
            feed(&mut start, input);
        }
        tabletop::laws::walk(&start, &choices).map_err(TestCaseError::fail)?;
    }
}

/// Two heroes on the way; the first one is about to decide on its turn.
fn two_heroes() -> Match<Sanctum> {
    Match::at(scene::scene(&json!({
        "players": 3,
        "overlap": true,
        "turn": 6,
        "heroes": [
            {"figure": "huntress", "place": "act/1/3", "bag": [1, 2]},
            {"figure": "slayer", "place": "act/1/2"},
            {"figure": "outlaw", "place": "act/1/1"},
        ],
    })))
}

fn act(game: &mut Match<Sanctum>, seat: u8, action: &str) {
    let action = action.parse().expect("an action");
    game.act(Seat::new(seat), action).unwrap_or_else(|reason| panic!("{action}: {reason}"));
}

#[test]
fn s_27_4_a_rest_lets_the_next_hero_begin_at_once_and_so_on() {
    let mut game = two_heroes();
    act(&mut game, 0, "rest");
    act(&mut game, 1, "rest");
    assert_eq!(game.pending().seats.len(), 3, "all three play");
    act(&mut game, 2, "rest");
    // The next turn of the first hero waits for its Rest to end.
    assert_eq!(game.game().table().active, Seat::new(2));
    act(&mut game, 0, "end rest");
    assert_eq!(game.game().table().active, Seat::new(0));
    assert_eq!(game.game().table().turn, 9);
}

#[test]
fn s_27_5_achievements_of_a_later_turn_wait_for_earlier_ones() {
    let mut game = two_heroes();
    act(&mut game, 0, "rest");
    act(&mut game, 1, "rest");
    act(&mut game, 1, "end rest");
    assert_eq!(game.game().table().hero(Seat::new(1)).step, Step::Ended);
    let sums = serde_json::to_value(game.game().sums()).expect("JSON");
    assert_eq!(sums["heroes"][1]["waits_for"], json!([0]), "{sums}");
    let refused = game.act(Seat::new(1), "end rest".parse().expect("an action"));
    assert_eq!(refused.expect_err("it is over").to_string(), "not allowed by S-27.5");
    act(&mut game, 0, "end rest");
    assert_eq!(game.game().table().hero(Seat::new(1)).step, Step::Idle);
}

#[test]
fn s_27_1_each_seat_has_its_own_window_in_overlapping_turns() {
    let mut game = two_heroes();
    let (first, second) = (Seat::new(0), Seat::new(1));
    act(&mut game, 0, "rest");
    assert!(game.may_take_back(first), "nobody went on");
    act(&mut game, 1, "rest");
    assert!(!game.may_take_back(first), "the second hero went on because of it");
    act(&mut game, 0, "sell item/1 red");
    act(&mut game, 1, "end rest");
    assert!(game.may_take_back(first) && game.may_take_back(second));
    game.take_back(first).expect("it concerns nobody else");
    assert_eq!(game.game().table().hero(first).potions, crate::Potions::NONE);
    assert_eq!(game.game().table().hero(second).step, Step::Ended);
    assert!(!game.may_take_back(first));
}

#[test]
fn s_4_1_without_the_option_turns_do_not_overlap() {
    let mut position = tabletop::Notation::position(two_heroes().game());
    position["overlap"] = json!(false);
    let mut game = Match::at(scene::scene(&position));
    act(&mut game, 0, "rest");
    assert_eq!(game.game().table().active, Seat::new(0));
    let refused = game.act(Seat::new(1), Action::Rest);
    assert_eq!(refused.expect_err("not its turn").to_string(), "not allowed by S-4.1");
}

/// A position of two heroes: the first rests, the second has begun its turn.
fn while_somebody_rests(more: &serde_json::Value) -> Match<Sanctum> {
    let mut position = json!({
        "players": 2,
        "overlap": true,
        "turn": 7,
        "active": 1,
        "unfinished": [{"seat": 0, "number": 6}],
    });
    let fields = position.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    Match::at(scene::scene(&position))
}

fn resolve_common_chance(game: &mut Match<Sanctum>) {
    let mut fate = Fate::new(3);
    while game.pending().chance.contains(Stream::TABLE) {
        game.resolve(Stream::TABLE, &mut fate).expect("chance is pending");
    }
}

#[test]
fn o_5_3_an_empty_deck_waits_for_what_earlier_turns_discard() {
    let set = Components::house();
    let of_level =
        |level: u8| crate::DemonId::all().filter(move |it| set.demon(*it).level.number() == level);
    // Item 1 is the only card of level I that can come back: all others are in the battle zones.
    let owner = crate::ItemId::all().next().expect("an item");
    let front = of_level(1).find(|it| set.backs(*it).contains(owner)).expect("its demon");
    let zone: Vec<_> = of_level(1).filter(|it| *it != front).collect();
    let decks = [
        json!({"rest": []}),
        json!({"top": of_level(2).next(), "rest": of_level(2).skip(1).collect::<Vec<_>>()}),
        json!({"top": of_level(3).next(), "rest": of_level(3).skip(1).collect::<Vec<_>>()}),
    ];
    let mut game = while_somebody_rests(&json!({
        "decks": decks,
        "fronts": {owner.number().to_string(): front},
        "heroes": [
            {"figure": "huntress", "place": "act/1/3", "step": "equip", "bag": [owner]},
            {"figure": "slayer", "place": "act/1/2", "zone": zone},
        ],
    }));
    act(&mut game, 1, "move");
    resolve_common_chance(&mut game);
    assert!(matches!(game.game().frame(), Some(Frame::Deal { .. })));
    assert!(game.pending().chance.is_empty(), "the deal waits");
    act(&mut game, 0, &format!("sell {owner} red"));
    act(&mut game, 0, "end rest");
    assert!(game.pending().chance.contains(Stream::TABLE), "the discarded card is dealt");
}

#[test]
fn s_18_11_h_18_3_the_last_card_waits_for_earlier_turns() {
    let mut game = while_somebody_rests(&json!({
        "breacher": 0,
        "active": 1,
        "unfinished": [],
        "lord": {"laid": [1, 2, 3]},
        "heroes": [
            {"figure": "huntress", "place": "cathedral", "answered": 2},
            {"figure": "slayer", "place": "walls"},
        ],
    }));
    act(&mut game, 1, "rest");
    assert_eq!(game.game().table().active, Seat::new(1), "the breacher lays no last card yet");
    assert_eq!(game.game().table().lord.laid.len(), 3);
    act(&mut game, 1, "end rest");
    assert_eq!(game.game().table().lord.laid.len(), 4);
    resolve_common_chance(&mut game);
    assert_eq!(game.game().frame(), Some(Frame::Respite));
}

#[test]
fn s_27_5_an_item_from_a_chest_of_a_later_turn_is_locked_for_this_rest() {
    let last = Components::house().act(1).spaces.len();
    let mut game = while_somebody_rests(&json!({
        "sets": [[20], [21]],
        "heroes": [
            {"figure": "huntress", "place": "act/1/2", "step": "equip"},
            {"figure": "slayer", "place": format!("act/1/{last}"), "step": "finish"},
        ],
        "march": [1, 0],
    }));
    act(&mut game, 1, "open chest");
    resolve_common_chance(&mut game);
    let offers = game.offers(Seat::new(1));
    act(&mut game, 1, &offers[0].to_string());
    let resting = game.game().table().hero(Seat::new(0));
    let [item] = resting.locked[..] else { panic!("one item came too late") };
    let refused = game.act(Seat::new(0), Action::Sell(item, crate::Potion::Red, None));
    assert_eq!(refused.expect_err("it is locked").to_string(), "not allowed by S-27.5");
    act(&mut game, 0, "end rest");
    assert!(game.game().table().hero(Seat::new(0)).locked.is_empty());
}

#[test]
fn o_27_5_the_choice_that_lets_the_next_hero_begin_is_closed_by_its_first_decision() {
    let last = Components::house().act(1).spaces.len();
    let mut game = while_somebody_rests(&json!({
        "players": 3,
        "sets": [[20], [21], [22], [23]],
        "heroes": [
            {"figure": "huntress", "place": "act/1/3", "step": "equip", "bag": [1]},
            {"figure": "slayer", "place": format!("act/1/{last}"), "step": "finish"},
            {"figure": "outlaw", "place": "act/1/2"},
        ],
        "march": [1, 2, 0],
    }));
    let resting = Seat::new(0);
    act(&mut game, 1, "open chest");
    resolve_common_chance(&mut game);
    for seat in [1, 2, 0] {
        let offers = game.offers(Seat::new(seat));
        let take = offers.iter().find(|it| matches!(it, Action::Take(_))).expect("an item");
        act(&mut game, seat, &take.to_string());
    }
    assert_eq!(game.game().table().active, Seat::new(2), "the next hero may begin");
    assert!(game.may_take_back(resting), "nobody went on");
    act(&mut game, 2, "move");
    assert!(!game.may_take_back(resting), "the next hero went on because of it");
}
