//! What a component set may choose: copies of the house set that differ in one respect are
//! accepted and played by the same rules.

use tabletop::{Fate, Game, Ignore, Seat, Stream, laws};

use super::components::{parse, texts};
use super::scene::{late_in, later_in, sensible_step};
use super::secrets::keeps_secrets;
use crate::{
    Cell, Chance, Color, Components, FILES, Frame, Level, LordId, Options, Sanctum, Slot, SlotType,
};

/// A change of a set: a file, a text in it, and what stands there instead.
type Change<'a> = (&'a str, &'a str, &'a str);

/// The house set with some texts replaced where they stand first, for good.
pub(super) fn variant(changes: &[Change<'_>]) -> &'static Components {
    changed(changes, |text, from, to| text.replacen(from, to, 1))
}

/// The same, wherever the texts stand.
fn variant_everywhere(changes: &[Change<'_>]) -> &'static Components {
    changed(changes, |text, from, to| text.replace(from, to))
}

fn changed(
    changes: &[Change<'_>],
    replace: impl Fn(&str, &str, &str) -> String,
) -> &'static Components {
    let mut texts = texts();
    for (file, from, to) in changes {
        let index = FILES.iter().position(|it| it == file).expect("a file of the set");
        assert!(texts[index].contains(from), "{file} holds `{from}`");
        texts[index] = replace(&texts[index], from, to);
    }
    Box::leak(Box::new(parse(&texts).expect("a set of the same form")))
}

/// A game to its end by sensible random play, with the laws of a state on the way.
pub(super) fn play(set: &'static Components, players: usize, seed: u64) -> Sanctum {
    let mut game = Sanctum::new(set, &Options::new(players));
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    for step in 0..Sanctum::MAX_INPUTS {
        if step % 50 == 0 || game.outcome().is_some() {
            assert_eq!(laws::state_laws(&game), Ok(()), "{players} players, seed {seed}");
        }
        if game.outcome().is_some() {
            return game;
        }
        sensible_step(&mut game, &mut fate, &mut actions);
    }
    panic!("{players} players, seed {seed}: no end");
}

/// Whole games of every number of players, the laws along random walks, and the leak law.
pub(super) fn is_playable(set: &'static Components) {
    for players in 2..=4 {
        let options = Options::new(players);
        for seed in 0..3 {
            play(set, players, seed);
            let middle = later_in(set, &options, seed, 100 + 250 * seed as usize);
            let tables = [Some(middle), late_in(set, &options, seed, 40 * seed as usize)];
            for game in tables.into_iter().flatten() {
                let choices: Vec<u16> =
                    (0..30u16).map(|it| it.wrapping_mul(7919) ^ seed as u16).collect();
                assert_eq!(laws::walk(&game, &choices), Ok(()), "{players} players, seed {seed}");
                assert_eq!(keeps_secrets(&game, seed), Ok(()), "{players} players, seed {seed}");
            }
        }
        let start = Sanctum::new(set, &options);
        assert!(laws::runs_to_the_end(&start, 1).is_ok(), "{players} players");
    }
}

/// The starting bonus cards and potions of each seat, from the first player on.
fn bonuses(set: &'static Components, players: usize) -> Vec<(u8, u8)> {
    let options = Options { first: Some(Seat::new(0)), ..Options::new(players) };
    let mut game = Sanctum::new(set, &options);
    let mut fate = Fate::new(1);
    let mut given = vec![(0, 0); players];
    while game.frame() != Some(Frame::ShowTops) {
        if let Some(Frame::Bonuses { place, cards, .. }) = game.frame() {
            let (dealt, flipped) = &mut given[usize::from(place)];
            if cards > 0 { *dealt += 1 } else { *flipped += 1 }
        }
        let chance = game.sample(Stream::TABLE, &mut fate);
        game.resolve(Stream::TABLE, chance, &mut Ignore);
    }
    given
}

#[test]
fn o_3_1_s_3_14_bonuses_depend_on_the_number_of_players() {
    let set = variant(&[
        ("bonuses.toml", "cards = [1, 2]\npotions = [0, 1]", "cards = [0, 3]\npotions = [2, 0]"),
        ("bonuses.toml", "cards = [0, 0, 6]", "cards = [1, 0, 0]"),
    ]);
    assert_eq!(bonuses(set, 2), [(0, 2), (3, 0)]);
    assert_eq!(bonuses(set, 3), [(1, 0), (0, 4), (0, 4)]);
    assert_eq!(bonuses(set, 4), [(0, 0), (2, 2), (4, 4), (0, 0)]);
    let house = Components::house();
    assert_eq!(bonuses(house, 2), [(1, 0), (2, 1)]);
    assert_eq!(bonuses(house, 3), [(0, 0), (0, 4), (6, 4)]);
}

/// S-3.16, S-3.14: a card may show a skill of any level, and two cards the same one.
#[test]
fn s_3_16_bonus_cards_of_any_level_may_be_alike() {
    let set = variant_everywhere(&[
        ("bonuses.toml", "cards = [0, 0, 6]", "cards = [1, 1, 2]"),
        ("bonuses.toml", "cards = [0, 2, 4, 0]", "cards = [1, 1, 2, 2]"),
        ("bonuses.toml", "column = \"red\"\nlevel = 3", "column = \"red\"\nlevel = 2"),
        ("bonuses.toml", "column = \"green\"\nlevel = 2", "column = \"green\"\nlevel = 1"),
    ]);
    let cell = Cell::new(Color::Red, Level::ALL[1]);
    let is_dealing =
        |game: &Sanctum| matches!(game.frame(), Some(Frame::Bonuses { cards: 1.., .. }));
    let start = |players: usize| {
        let options = Options {
            heroes: Some(crate::Figure::ALL[..players].to_vec()),
            first: Some(Seat::new(0)),
            ..Options::new(players)
        };
        Sanctum::new(set, &options)
    };
    let mut game = start(3);
    assert!(is_dealing(&game));
    // Two cards alike: twice as probable, and after the first one the second is left.
    for weight in [2, 1] {
        let mut outcomes = Vec::new();
        game.outcomes(Stream::TABLE, &mut outcomes);
        assert_eq!(outcomes.iter().map(|it| it.1).sum::<u32>(), 4 + weight);
        assert!(outcomes.contains(&(Chance::Bonus(cell), weight)));
        game.resolve(Stream::TABLE, Chance::Bonus(cell), &mut Ignore);
        while !is_dealing(&game) {
            let chance = game.sample(Stream::TABLE, &mut Fate::new(1));
            game.resolve(Stream::TABLE, chance, &mut Ignore);
        }
        assert_eq!(laws::state_laws(&game), Ok(()));
    }
    let mut outcomes = Vec::new();
    game.outcomes(Stream::TABLE, &mut outcomes);
    assert!(outcomes.iter().all(|(it, _)| *it != Chance::Bonus(cell)), "both are dealt");
    // From level I a gem moves to the pool (S-12.2).
    let mut game = start(4);
    let top = Cell::new(Color::Green, Level::ALL[0]);
    let before = game.table().hero(Seat::new(0)).gems;
    game.resolve(Stream::TABLE, Chance::Bonus(top), &mut Ignore);
    let hero = game.table().hero(Seat::new(0));
    assert_eq!(hero.gems.total(), before.total() + 1);
    assert_eq!(laws::state_laws(&game), Ok(()));
    is_playable(set);
}

/// O-2.1: every row has its own table, and a bonus space can be blocked.
#[test]
fn o_2_1_s_2_6_a_bonus_space_may_be_blocked() {
    let row = "skills = [1, 2]\ngems = [3, 4]\nequipment = [5, 6]";
    let set = variant(&[
        ("achievements.toml", &format!("row = 2\n{row}"), "row = 2\nhigher = [1, 2, 3, 4, 5, 6]"),
        (
            "achievements.toml",
            &format!("row = 3\n{row}"),
            "row = 3\nskills = [6]\ngems = [1, 2]\nequipment = [3, 4]\nhigher = [5]",
        ),
    ]);
    let options = Options { first: Some(Seat::new(0)), ..Options::new(2) };
    let blocked = |rolls: [u8; 3]| {
        let mut game = Sanctum::new(set, &options);
        while !matches!(game.frame(), Some(Frame::BlockSpaces { .. })) {
            let chance = game.sample(Stream::TABLE, &mut Fate::new(3));
            game.resolve(Stream::TABLE, chance, &mut Ignore);
        }
        rolls
            .map(Chance::Roll)
            .into_iter()
            .for_each(|roll| game.resolve(Stream::TABLE, roll, &mut Ignore));
        let all = crate::Achievement::all();
        let blocked = all.filter(|it| !game.table().achievements.is_open(*it));
        blocked.map(|it| it.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(blocked([3, 3, 5]), ["gems/1", "higher/2", "higher/3"]);
    assert_eq!(blocked([1, 6, 6]), ["skills/1", "higher/2", "skills/3"]);
    is_playable(set);
}

/// S-1.6: damage is what a card says, whatever its level.
#[test]
fn s_1_6_a_demon_of_any_level_may_deal_any_damage() {
    let set = variant(&[
        ("cards.toml", "damage = 1", "damage = 3"),
        ("cards.toml", "damage = 2", "damage = 0"),
    ]);
    assert_eq!(set.demon("demon/1".parse().expect("a demon")).damage, 3);
    is_playable(set);
}

/// O-20.1, O-23.1, O-24.1: the text limits neither weak points nor drops nor wounds.
#[test]
fn o_20_1_o_23_1_weak_points_drops_and_wounds_are_data() {
    let set = variant(&[
        (
            "demon-lord.toml",
            "weak_points = [1, 6]\ndrops = 2",
            "weak_points = [1, 2, 3, 4, 5, 6, 6, 1]\ndrops = 0",
        ),
        (
            "demon-lord.toml",
            "weak_points = [2, 3, 5]\ndrops = 1",
            "weak_points = [1, 2, 3, 4, 5, 6, 6]\ndrops = 99",
        ),
        ("demon-lord.toml", "wounds = 3", "wounds = 0"),
        ("demon-lord.toml", "wounds = 3", "wounds = 12"),
        (
            "fury.toml",
            "weak_points = [3]\ndrops = 2",
            "weak_points = [1, 1, 2, 2, 3, 3, 4]\ndrops = 200",
        ),
    ]);
    let (first, second) = (LordId::from_index(0), LordId::from_index(1));
    assert_eq!((set.lord(first).weak_points.len(), set.lord(first).all_hits()), (8, 255));
    assert_eq!((set.lord(second).weak_points.len(), set.lord(second).all_hits()), (7, 127));
    is_playable(set);
}

/// O-5.1, S-5.7, S-6.1: the text does not tell how long the boards are.
#[test]
fn o_5_1_path_boards_of_any_length() {
    let act_1 = "  [\"1+1\"],\n  [\"2\"],\n  [\"1+1\"],\n  [\"2\"],\n  [\"1+1\"],\n  [\"2\"],\n]";
    let act_2 =
        "  [\"1+2\"],\n  [\"2\"],\n  [\"1+2\"],\n  [\"1+2\"],\n  [\"1+2\"],\n]\nintervention = 5";
    let act_4 = "  [\"3\"],\n  [\"2+2\"],\n  [\"3\"],\n  [\"3\"],\n  [\"3\"],\n]";
    let set = variant(&[
        ("acts.toml", act_1, "  [\"1+1\"],\n  [\"2\"],\n]"),
        ("acts.toml", act_2, "]\nintervention = 1"),
        ("acts.toml", act_4, "  [\"3\"],\n  [\"1\"],\n]"),
    ]);
    assert_eq!([1, 2, 4].map(|it| set.act(it).spaces.len()), [3, 1, 3]);
    is_playable(set);
    let long = "  [\"1\"],\n  [\"2\"],\n".repeat(9);
    let set = variant(&[
        ("acts.toml", act_1, &format!("  [\"1+1\"],\n  [\"2\"],\n{long}]")),
        ("acts.toml", act_2, "]\nintervention = 1"),
        ("acts.toml", act_4, "]"),
    ]);
    assert_eq!([1, 2, 4].map(|it| set.act(it).spaces.len()), [21, 1, 1]);
    is_playable(set);
}

/// S-3.3, S-3.12: what a board starts with.
#[test]
fn s_3_3_s_3_12_tokens_and_potion_spaces_of_a_board_are_data() {
    let set = variant(&[
        ("bonuses.toml", "potions = [0, 4, 4]", "potions = [0, 1, 2]"),
        ("bonuses.toml", "potions = [0, 2, 4, 0]", "potions = [0, 1, 2, 1]"),
        (
            "heroes.toml",
            "[outlaw]\nstamina = 3\nfocus = 3\npotions = 4",
            "[outlaw]\nstamina = 0\nfocus = 11\npotions = 6",
        ),
        ("heroes.toml", "[slayer]\nstamina = 4", "[slayer]\nstamina = 11"),
        (
            "heroes.toml",
            "[dancer]\nstamina = 2\nfocus = 3\npotions = 4",
            "[dancer]\nstamina = 2\nfocus = 3\npotions = 2",
        ),
        ("cards.toml", "abilities = [\"R +2\"]", "abilities = [\"R +2\"]\nstamina = 6\nfocus = 5"),
    ]);
    is_playable(set);
}

/// O-14.1: which slot takes which kind, and which slots there are.
#[test]
fn o_14_1_slots_are_data() {
    let swapped = variant(&[
        ("heroes.toml", "body = \"body\"", "body = \"amulet\""),
        ("heroes.toml", "amulet = \"amulet\"", "amulet = \"body\""),
    ]);
    assert_eq!(swapped.takes(Slot::Amulet), Some(SlotType::Body));
    is_playable(swapped);
    // Two pairs of boots, no armour, no amulet: five slots.
    let fewer = variant_everywhere(&[
        ("heroes.toml", "body = \"body\"", "body = \"boots\""),
        ("heroes.toml", "amulet = \"amulet\"\n", ""),
        ("cards.toml", "slot = \"body\"", "slot = \"boots\""),
        ("cards.toml", "slot = \"amulet\"", "slot = \"boots\""),
    ]);
    assert_eq!([Slot::Body, Slot::Amulet].map(|it| fewer.takes(it)), [Some(SlotType::Boots), None]);
    let has = |game: &Sanctum, slot: Slot| {
        game.table().seats().any(|it| game.table().hero(it).slots[slot.index()].is_some())
    };
    let games = (0..60).filter_map(|seed| late_in(fewer, &Options::new(4), seed, 20));
    let games: Vec<Sanctum> = games.collect();
    assert!(
        games.iter().any(|it| has(it, Slot::Boots)) && games.iter().any(|it| has(it, Slot::Body))
    );
    assert!(!games.iter().any(|it| has(it, Slot::Amulet)));
    is_playable(fewer);
}

/// S-14.4: an item that no slot takes could never be worn.
#[test]
fn s_14_4_an_item_without_a_slot_is_refused() {
    let mut texts = texts();
    texts[1] = texts[1].replace("amulet = \"amulet\"\n", "");
    let error = parse(&texts).map(|_| ()).expect_err("amulets without a slot");
    assert_eq!(error.file, "cards.toml");
    assert!(error.reason.contains("no slot of a hero takes amulet (S-14.4)"), "{error}");
}

/// S-3.9: how many gems a skill holds is printed on it; the box has 84.
#[test]
fn s_3_9_gems_of_skills_are_data() {
    let set = variant(&[
        (
            "skills.toml",
            "gems = [\"red\", \"white\"]",
            "gems = [\"blue\", \"blue\", \"blue\", \"green\", \"red\", \"white\"]",
        ),
        ("skills.toml", "true\ngems = [\"red\", \"red\"]", "true\ngems = [\"red\"]"),
        (
            "skills.toml",
            "drank\"\ngems = [\"red\", \"red\", \"white\"]",
            "drank\"\ngems = [\"red\"]",
        ),
        (
            "skills.toml",
            "\"potion\"]\ngems = [\"green\", \"white\"]",
            "\"potion\"]\ngems = [\"white\"]",
        ),
    ]);
    let of = |figure| {
        let skills = Cell::all().map(|cell| set.skill(figure, cell).gems);
        skills.flatten().map(usize::from).sum::<usize>()
    };
    let gems = crate::Figure::ALL.map(of);
    assert!(gems.iter().sum::<usize>() <= 80 && gems.iter().any(|it| *it != 20), "{gems:?}");
    is_playable(set);
}

/// S-8.1: each of the two spaces of an ability is red, blue or purple, in any order; TC-2: the
/// abilities of the Huntress may have purple spaces.
#[test]
fn s_8_1_any_two_spaces() {
    let set = variant(&[
        ("cards.toml", "abilities = [\"R +2\"]", "abilities = [\"RB +2\"]"),
        ("cards.toml", "abilities = [\"R =6\"]", "abilities = [\"BR =6\", \"PB shield 2\"]"),
        ("heroes.toml", "\"B +-2\"", "\"P +-2\""),
        ("heroes.toml", "\"RR shield 2\"", "\"PR shield 2\""),
    ]);
    is_playable(set);
}

/// O-1.3: a fury card has one side, so a set may say of them, too, that all belongs together.
#[test]
fn o_1_3_fury_cards_are_one_card_each() {
    let set = variant(&[("fury.toml", "[[card]]", "pairs = \"fixed\"\n\n[[card]]")]);
    assert_eq!(
        crate::FuryId::all().map(|it| set.fury(it)).collect::<Vec<_>>(),
        crate::FuryId::all().map(|it| Components::house().fury(it)).collect::<Vec<_>>()
    );
}
