//! Positions no game can reach are refused with the rule they break, and component sets that are
//! unlike the house set are played by the same rules.

use serde_json::{Value, json};
use tabletop::{Fate, Game, Match, Notation, Seat, Stream};

use super::other_sets::variant;
use crate::{Action, Atom, Chance, Components, Figure, Options, Potion, Sanctum};

#[test]
fn impossible_positions_are_refused_with_the_rule() {
    let path = json!({"place": "act/1/3"});
    let behind = json!({"place": "act/1/2"});
    let two = |hero: Value| json!({"heroes": [hero, behind]});
    let cases = [
        (json!({"players": 1}), "S-1.1"),
        (json!({"players": 5}), "S-1.1"),
        (json!({"heroes": [{"figure": "slayer"}, {"figure": "slayer"}]}), "S-1.1"),
        (two(json!({"place": "act/2/1"})), "S-1.3"),
        (two(json!({"place": "act/1/2"})), "S-5.3"),
        (json!({"heroes": [path, behind], "sets": [[1], [2], [3], [4], [5]]}), "S-5.9"),
        (json!({"heroes": [path, behind], "sets": [[1, 2, 3]]}), "S-5.8"),
        (two(json!({"place": "act/1/3", "stamina": 9})), "S-15.2"),
        (two(json!({"place": "act/1/3", "spaces": {"head/1": ["corrupt"]}})), "S-8.4"),
        (two(json!({"place": "act/1/3", "gems": {"red": 9}})), "red gems"),
        (two(json!({"place": "act/1/3", "health": 0})), "S-11.6"),
        (two(json!({"place": "act/1/3", "health": 11})), "S-11.5"),
        (two(json!({"place": "act/1/3", "dice": 6})), "S-7.4"),
        (two(json!({"place": "act/1/3", "rage": {"tiles": 2, "active": 1}})), "O-3.4"),
        (two(json!({"place": "act/1/3", "potions": {"red": 5}})), "S-14.14"),
        (
            two(json!({"place": "act/1/3", "slots": {"head": {"item": 1, "gems": {"red": 1}}}})),
            "S-14.6",
        ),
        (two(json!({"place": "act/1/3", "spent": [3], "blessings": [3]})), "S-16.9"),
        (two(json!({"place": "act/1/3", "fate": "victorious"})), "S-21.14"),
        (two(json!({"place": "act/1/3", "fight": {"dice": [1, 2, 3, 4, 5, 6, 6]}})), "S-7.4"),
        (two(json!({"place": "act/1/3", "zone": [5], "fight": {"dice": [7]}})), "a die shows 7"),
        (json!({"heroes": [path, behind], "hits": {"5": [1]}}), "S-12.12"),
        (json!({"active": 1, "breacher": 0, "heroes": [{}, {"place": "start"}]}), "S-4.3"),
        (
            json!({"breacher": 0, "active": 1, "lord": {"laid": [3]}, "heroes": [{}, path]}),
            "S-18.4",
        ),
        (json!({"frame": "round", "lord": {"roar": 5}}), "S-22.1"),
        (json!({"frame": {"bonuses": {"place": 255, "cards": 1, "potions": 255}}}), "Bonuses"),
        (json!({"heroes": [path, {"place": "act/1/2", "zone": [5]}], "sets": [[5]]}), "two places"),
        (json!({"fronts": {"1": 84}}), "S-1.7"),
        (json!({"frame": "over"}), "still in the game"),
    ];
    for (position, reason) in cases {
        let loaded = Sanctum::from_position(Components::house(), &position);
        let error = loaded.map(|_| ()).expect_err(&position.to_string());
        assert!(error.to_string().contains(reason), "{position}: {error}, expected {reason}");
    }
}

/// O-23.1, S-24.5: an earlier atom makes no die disappear for a later one.
#[test]
fn o_23_1_dice_in_the_air_can_still_be_lost() {
    let set = variant(&[("fury.toml", "[\"reroll 2\"]", "[\"reroll 2\", \"lose die\"]")]);
    let fury = crate::FuryId::all().find(|it| set.fury(*it).1.atoms.len() == 2).expect("the card");
    let lord = crate::LordId::all()
        .find(|it| set.lord(*it).weak_points.as_slice() == [4, 6])
        .or_else(|| crate::LordId::all().find(|it| set.lord(*it).weak_points.len() == 2))
        .expect("a card with two weak points");
    let value = set.lord(lord).weak_points[1];
    let furies: Vec<u8> = std::iter::once(fury.number())
        .chain((1..=18).filter(|it| *it != fury.number()))
        .take(4)
        .collect();
    let lords: Vec<u8> = std::iter::once(lord.number())
        .chain((1..=33).filter(|it| *it != lord.number()))
        .take(5)
        .collect();
    let position = json!({
        "frame": "round",
        "heroes": [
            {"fight": {"dice": [value, 2, 2]},
             "row": {"lords": lords, "furies": furies, "hits": [1]}},
            {"fate": "dead"},
        ],
    });
    let mut game = Match::at(Sanctum::from_position(set, &position).expect("a battle"));
    let seat = Seat::new(0);
    game.act(seat, "assign die/1 card/2".parse().unwrap()).expect("a hit");
    assert!(game.offers(seat).contains(&Action::PayPenalty), "the penalty can be paid");
    game.act(seat, Action::PayPenalty).expect("it was offered");
    let stream = Stream::of(seat);
    // Two dice are rolled, the first one twice.
    for value in [2, 5, 3] {
        game.resolve_as(stream, Chance::Roll(value)).expect("a die is in the air");
    }
    game.act(seat, "lose die/2".parse().unwrap()).expect("a die to lose");
    assert_eq!(game.game().table().hero(seat).fight.free().count(), 1);
}

/// S-23.2, O-23.1: a penalty is not offered if its first part kills and the rest is impossible.
#[test]
fn k1_a_deadly_first_part_does_not_make_the_rest_possible() {
    let (from, to) = (r#"penalty = ["shorten"]"#, r#"penalty = ["shorten", "waste rage"]"#);
    let set = variant(&[("demon-lord.toml", from, to)]);
    let both = [Atom::Shorten, Atom::WasteRage];
    let effect = crate::EffectId::all().find(|it| set.effect(*it).atoms.as_slice() == both);
    let effect = effect.expect("the changed card").number();
    let position = |health: u8, active: u8| {
        json!({
            "players": 2, "round": 1, "frame": {"face": {"card": 0, "effect": effect}},
            "lord": {"laid": [effect], "roar": 1},
            "heroes": [{"health": health, "rage": {"tiles": 1, "active": active}}, {}],
        })
    };
    let offers = |health, active| {
        let game = Sanctum::from_position(set, &position(health, active)).expect("a battle");
        Match::at(game).offers(Seat::new(0))
    };
    assert_eq!(offers(1, 0), [Action::TakeWounds]);
    assert_eq!(offers(1, 1), [Action::PayPenalty, Action::TakeWounds], "both parts are possible");
}

/// H-13.1: the potion of an immediate effect is lost where no potion space is free.
#[test]
fn h_13_1_s_13_5_a_potion_without_a_free_space_is_lost() {
    let levels = |potions: Value| {
        json!({"players": 2, "hits": {"1": [1]}, "heroes": [{
            "figure": "outlaw", "place": "act/1/2", "potions": potions, "zone": [1],
            "table": {
                "red/1": {"red": 2}, "red/2": {"red": 1, "white": 1}, "red/3": {"red": 2, "white": 1},
                "green/1": {"white": 1}, "green/2": {"green": 2, "white": 1}, "green/3": {"green": 2},
                "blue/1": {"blue": 2}, "blue/2": {"blue": 1, "white": 1}, "blue/3": {"blue": 2}},
            "gems": {"green": 1, "white": 1}, "step": {"levels": {"demon": 1, "left": 1}},
        }]})
    };
    let set = variant(&[(
        "skills.toml",
        "immediate = [\"potion-spaces 1\", \"potion\"]",
        "immediate = [\"potion\"]",
    )]);
    let owed = |potions: Value| {
        let mut game = Match::at(Sanctum::from_position(set, &levels(potions)).unwrap());
        let seat = Seat::new(0);
        game.act(seat, "raise white green/1".parse().unwrap()).unwrap();
        game.game().table().hero(seat).owed_potions
    };
    assert_eq!(owed(json!({"red": 2, "blue": 2})), 0, "all four spaces are taken");
    assert_eq!(owed(json!({"red": 2, "blue": 1})), 1);
}

/// O-3.3, O-13.2, O-14.4: a bonus card that takes the last gem gains the skill in set-up, and its
/// immediate effect is settled at once.
#[test]
fn o_3_3_o_14_4_a_skill_gained_in_set_up_is_settled_at_once() {
    // The Outlaw's red/3 holds one red gem and gives away potion spaces; red/2 takes the others.
    let set = variant(&[(
        "skills.toml",
        "power = \"silver-die drank\"",
        "power = \"silver-die drank\"\nimmediate = [\"potion-spaces -4\"]",
    )]);
    let cell: crate::Cell = "red/3".parse().unwrap();
    let gems = set.skill(Figure::Outlaw, cell).gems;
    let options = Options {
        heroes: Some(vec![Figure::Slayer, Figure::Outlaw]),
        first: Some(Seat::new(0)),
        ..Options::new(2)
    };
    let mut game = Sanctum::new(set, &options);
    let seat = Seat::new(1);
    // Leave one gem on the skill, as if the set had printed it so.
    let hero = game.table.hero_mut(seat);
    let mut left = crate::Gems::new(gems);
    left.take(crate::Gems::one(crate::Gem::Red));
    hero.skill_gems[cell.index()].take(left);
    hero.skill_gems[cell.above().unwrap().index()].add(left);
    let mut fate = Fate::new(5);
    let outlaw_is_next = |game: &Sanctum| {
        matches!(game.frame(), Some(crate::Frame::Bonuses { place: 1, cards: 1, .. }))
    };
    while !outlaw_is_next(&game) {
        let chance = game.sample(Stream::TABLE, &mut fate);
        // The first player must not get the card.
        if chance != Chance::Bonus(cell) {
            game.resolve(Stream::TABLE, chance, &mut tabletop::Ignore);
        }
    }
    game.resolve(Stream::TABLE, Chance::Bonus(cell), &mut tabletop::Ignore);
    assert!(game.table().hero(seat).has_skill(cell));
    game.resolve(Stream::TABLE, Chance::Flip(Potion::Red), &mut tabletop::Ignore);
    assert!(game.pending().seats.contains(seat), "the potion has no space");
    assert_eq!(game.check(seat, &Action::Pour(Potion::Red)), Ok(()));
    game.act(seat, Action::Pour(Potion::Red), &mut tabletop::Ignore);
    assert_eq!(game.frame(), Some(crate::Frame::ShowTops));
}

/// What an effect card of a changed set leaves to its hero.
fn offers_on(penalty: &str, hero: &Value) -> Vec<String> {
    let set = variant(&[("demon-lord.toml", "penalty = [\"lose blessing\"]", penalty)]);
    let wanted = penalty.matches('"').count() / 2;
    let house = Components::house();
    let changed = |it: &crate::EffectId| set.effect(*it).atoms != house.effect(*it).atoms;
    let effect = crate::EffectId::all().find(changed).expect("the changed card");
    assert_eq!(set.effect(effect).atoms.len(), wanted);
    let position = json!({
        "frame": {"face": {"card": 0, "effect": effect, "asked": 0}},
        "heroes": [hero, {"fate": "dead"}],
    });
    let mut game = Match::at(Sanctum::from_position(set, &position).expect("a card to face"));
    let seat = Seat::new(0);
    if game.offers(seat).contains(&Action::PayPenalty) {
        game.act(seat, Action::PayPenalty).expect("it was offered");
    }
    game.offers(seat).iter().map(ToString::to_string).collect()
}

/// S-23.2, O-23.1: the first choice must leave the rest payable, and what cannot be paid in full
/// cannot be chosen.
#[test]
fn s_23_2_the_first_choice_must_leave_the_rest_payable() {
    let tokens = json!({"head/1": ["focus"], "weapon1/1": ["focus"]});
    // Two spaces of the Huntress are empty, both red; a red one is needed afterwards.
    let hero = json!({"figure": "huntress", "spaces": tokens});
    let offers = offers_on("penalty = [\"corrupt any\", \"corrupt red\"]", &hero);
    assert_eq!(offers, ["corrupt body/1/1", "corrupt body/1/2"]);
    // The only blue space must not be corrupted first.
    let hero = json!({"figure": "huntress", "spaces": {"head/1": ["focus"]}});
    let offers = offers_on("penalty = [\"corrupt any\", \"corrupt blue\"]", &hero);
    assert_eq!(offers, ["corrupt body/1/1", "corrupt body/1/2"]);
    // Two blessings to lose, but only one there.
    let hero = json!({"figure": "huntress", "blessings": [7]});
    let offers = offers_on("penalty = [\"lose blessing\", \"lose blessing\"]", &hero);
    assert_eq!(offers, ["take wounds"]);
    // With a token blessing in hand only the other one may be lost before the token is lost too.
    let hero = json!({"figure": "huntress", "blessings": [1, 7], "stamina": 0,
        "spaces": {"body/1": ["stamina", "stamina"]}});
    let offers = offers_on("penalty = [\"lose blessing\", \"lose stamina\"]", &hero);
    assert_eq!(offers, ["take wounds", "bless blessing/1"]);
}

/// Actions that no text can name are refused all the same.
#[test]
fn s_10_8_s_14_13_values_no_die_shows_and_sales_in_another_order_are_refused() {
    let position = json!({
        "heroes": [
            {"figure": "outlaw", "place": "act/1/3", "zone": [5], "skills": ["red/1"],
             "fight": {"dice": [1, 1]}},
            {"place": "act/1/2"},
        ],
    });
    let game = Sanctum::from_position(Components::house(), &position).expect("a Fight");
    let seat = Seat::new(0);
    let die = "die/1".parse().expect("a die");
    assert!(game.check(seat, &Action::Rage(die, 9)).is_err());
    let bleed = crate::SkillUse::Change(die, crate::Change::To(9));
    assert!(game.check(seat, &Action::Skill("red/1".parse().expect("a skill"), bleed)).is_err());
    let position = json!({
        "heroes": [
            {"figure": "outlaw", "place": "act/1/3", "skills": ["green/2"], "bag": [5], "step": "equip"},
            {"place": "act/1/2"},
        ],
    });
    let game = Sanctum::from_position(Components::house(), &position).expect("a Rest");
    let item = "item/5".parse().expect("an item");
    let sale = |a, b| game.check(seat, &Action::Sell(item, a, Some(b)));
    assert_eq!(sale(Potion::Red, Potion::Blue), Ok(()));
    assert!(sale(Potion::Blue, Potion::Red).is_err());
}
