//! O-1.3: sets that say which back belongs to which front, and sets that leave it to chance.

use std::sync::OnceLock;

use serde_json::json;
use tabletop::{Fate, Game, Notation, Seat};

use super::other_sets::{is_playable, variant};
use super::scene::{sensible_step, sensible_step_into, until, until_in};
use super::secrets::{seen, viewers};
use crate::{Chance, Components, EffectId, Event, Frame, ItemId, Options, Sanctum, Step};

type Change<'a> = (&'a str, &'a str, &'a str);

/// Both decks are paired.
const FIXED: [Change<'_>; 2] = [
    ("cards.toml", "[[card]]", "pairs = \"fixed\"\n\n[[card]]"),
    ("demon-lord.toml", "[[card]]", "pairs = \"fixed\"\n\n[[card]]"),
];

fn fixed() -> &'static Components {
    static SET: OnceLock<&'static Components> = OnceLock::new();
    SET.get_or_init(|| variant(&FIXED))
}

fn outcomes(game: &Sanctum) -> Vec<Chance> {
    let mut outcomes = Vec::new();
    game.outcomes(game.pending().stream_of(None), &mut outcomes);
    outcomes.into_iter().map(|(chance, _)| chance).collect()
}

/// What is on the back of the card that is turned over now, if one is.
fn paired(game: &Sanctum) -> Option<Chance> {
    let table = game.table();
    if let Step::Turning { demon } = table.hero(table.active).step {
        return Some(Chance::Item(ItemId::from_index(demon.index())));
    }
    match game.frame()? {
        Frame::OpenChest => {
            let demon = table.sets.first()?.first;
            Some(Chance::Item(ItemId::from_index(demon.index())))
        }
        Frame::TurnUp { card } => {
            let lord = table.lord.laid[usize::from(card)];
            Some(Chance::Effect(EffectId::from_index(lord.index())))
        }
        _ => None,
    }
}

#[test]
fn o_1_3_h_1_1_s_1_7_with_fixed_pairs_the_back_is_that_of_the_card() {
    let mut turned = [0, 0];
    for seed in 0..6 {
        let mut game = Sanctum::new(fixed(), &Options::new(3));
        let mut fate = Fate::new(seed);
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            if let Some(back) = paired(&game) {
                assert_eq!(outcomes(&game), [back], "{:?}", game.frame());
                turned[usize::from(matches!(back, Chance::Effect(_)))] += 1;
            }
            sensible_step(&mut game, &mut fate, &mut actions);
        }
    }
    assert!(turned.iter().all(|it| *it > 0), "items and effects were turned over: {turned:?}");
}

#[test]
fn o_1_3_s_27_6_without_them_chance_decides() {
    let house = Components::house();
    let turns_item = |game: &Sanctum| {
        let table = game.table();
        matches!(table.hero(table.active).step, Step::Turning { .. })
    };
    let game = until(&Options::new(2), 1, turns_item).expect("a demon was killed");
    assert!(outcomes(&game).len() > 1, "{:?}", outcomes(&game));
    let turns_card = |game: &Sanctum| matches!(game.frame(), Some(Frame::TurnUp { card: 0 }));
    let game = (0..50).find_map(|seed| until(&Options::new(2), seed, turns_card));
    assert_eq!(outcomes(&game.expect("a response")).len(), EffectId::COUNT);
    assert!(crate::LordId::all().all(|lord| house.effect_behind(lord).is_none()));
}

#[test]
fn o_1_3_whole_games_with_fixed_pairs_keep_the_laws_and_their_secrets() {
    is_playable(fixed());
}

/// An announcement that stands on one card only tells the item to whoever knows the cards; with
/// fixed pairs the rules accept that.
#[test]
fn o_1_3_with_fixed_pairs_an_announcement_may_be_unique() {
    let unique = ("cards.toml", "slot = \"head\"", "slot = \"amulet\"");
    let set = variant(&[FIXED[0], FIXED[1], unique]);
    let alone = crate::DemonId::all().filter(|demon| {
        let same = |other: &crate::DemonId| set.demon(*other).announces(set.item(item(*demon)));
        crate::DemonId::all().filter(same).count() == 1
    });
    assert_eq!(alone.count(), 1);
    is_playable(set);
}

fn item(demon: crate::DemonId) -> ItemId {
    ItemId::from_index(demon.index())
}

/// S-27.6, S-27.8: two sets that differ only in which backs belong to which fronts look the same
/// to everybody until one of these cards is turned over.
#[test]
fn s_27_6_s_27_8_fixed_backs_are_not_seen_before_they_are_turned() {
    let first = fixed();
    let other = variant(&[
        FIXED[0],
        FIXED[1],
        ("cards.toml", "name = \"Bent Sabre\"", "name = \"?\""),
        ("cards.toml", "name = \"Iron Cudgel\"", "name = \"Bent Sabre\""),
        ("cards.toml", "name = \"?\"", "name = \"Iron Cudgel\""),
        ("cards.toml", "abilities = [\"R +2\"]", "abilities = [\"?\"]"),
        ("cards.toml", "abilities = [\"R =6\"]", "abilities = [\"R +2\"]"),
        ("cards.toml", "abilities = [\"?\"]", "abilities = [\"R =6\"]"),
        ("demon-lord.toml", "penalty = [\"lose stamina\"]", "penalty = [\"?\"]"),
        ("demon-lord.toml", "penalty = [\"lose focus\"]", "penalty = [\"lose stamina\"]"),
        ("demon-lord.toml", "penalty = [\"?\"]", "penalty = [\"lose focus\"]"),
    ]);
    let changed =
        |index| first.item(ItemId::from_index(index)) != other.item(ItemId::from_index(index));
    assert_eq!((0..ItemId::COUNT).filter(|it| changed(*it)).count(), 2);
    let changed: Vec<EffectId> =
        EffectId::all().filter(|it| first.effect(*it) != other.effect(*it)).collect();
    assert_eq!(changed.len(), 2);
    let is_known = |game: &Sanctum| {
        let hordes = &game.table().hordes;
        hordes.fronts[..2].iter().any(Option::is_some)
            || changed.iter().any(|it| !game.table().lord.effects.contains(*it))
    };
    let mut compared = 0;
    for seed in 0..8 {
        let options = Options::new(2 + seed as usize % 3);
        let (mut here, mut there) = (Sanctum::new(first, &options), Sanctum::new(other, &options));
        let (mut fate, mut again) = (Fate::new(seed), Fate::new(seed));
        let mut actions = Vec::new();
        let (mut told, mut retold): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
        while here.outcome().is_none() && !is_known(&here) {
            for viewer in viewers(&here) {
                let view = seen(&there, viewer).replace(&other.id(), &first.id());
                assert_eq!(seen(&here, viewer), view);
                compared += 1;
            }
            sensible_step_into(&mut here, &mut fate, &mut actions, &mut told);
            sensible_step_into(&mut there, &mut again, &mut actions, &mut retold);
            assert_eq!(told, retold);
        }
    }
    assert!(compared > 1000);
}

#[test]
fn o_1_3_positions_with_fixed_pairs_are_checked() {
    let cases = [
        (json!({"fronts": {"1": 2}}), "does not announce"),
        (json!({"heroes": [{"bag": [3]}], "sets": [[3]]}), "all demons that announce item/3"),
        (
            json!({"frame": {"face": {"card": 0, "effect": 7, "asked": 0}},
                   "lord": {"laid": [8, 9]}, "heroes": [{}, {"fate": "dead"}]}),
            "effect/7 is not on the back of lord/8 (O-1.3)",
        ),
        (
            json!({"frame": {"turn-up": {"card": 1}}, "lord": {"laid": [1, 2],
                   "effects": (1..=32).collect::<Vec<u8>>()}, "heroes": [{}, {"fate": "dead"}]}),
            "effect/1 was turned up (O-1.3)",
        ),
    ];
    for (position, reason) in cases {
        let error = Sanctum::from_position(fixed(), &position).map(|_| ()).expect_err(reason);
        assert!(error.to_string().contains(reason), "{position}: {error}");
        assert!(
            Sanctum::from_position(Components::house(), &position).is_ok()
                || position.get("sets").is_some()
                || position.get("fronts").is_some(),
            "{position} is possible where chance decides"
        );
    }
}

/// A sparse position that names an effect lays the card it is on.
#[test]
fn o_1_3_h_1_2_the_effect_that_is_faced_names_its_card() {
    for effect in [1u8, 2, 30] {
        let position = json!({
            "frame": {"face": {"card": 1, "effect": effect, "asked": 0}},
            "heroes": [{}, {"fate": "dead"}],
        });
        let game = Sanctum::from_position(fixed(), &position).expect("a card to face");
        assert_eq!(game.table().lord.laid[1].number(), effect);
        assert!(game.table().hero(Seat::new(0)).answered > 1);
    }
}

/// S-12.10: whoever kills a demon finds the item of its card, and both stay together.
#[test]
fn o_1_3_s_12_10_fronts_and_backs_stay_together() {
    let over = |game: &Sanctum| game.outcome().is_some();
    for seed in 0..4 {
        let game = until_in(fixed(), &Options::new(4), seed, over).expect("an end");
        let fronts = game.table().hordes.fronts;
        let seen = fronts.iter().enumerate().filter_map(|(index, it)| Some((index, (*it)?)));
        let seen: Vec<_> = seen.collect();
        assert!(!seen.is_empty());
        assert!(seen.iter().all(|(index, demon)| *index == demon.index()));
    }
}
