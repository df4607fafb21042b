//! The component set: what the house set holds, and what `data check` refuses.

use std::fs;
use std::path::PathBuf;

use crate::{
    Achievement, Atom, Category, Cell, Color, Components, DataError, DemonId, Effect, FILES,
    Figure, FuryId, Gem, ItemId, Level, LordId, SkillKind, SlotType,
};

/// The texts of the house set, in the order of the files.
pub(super) fn texts() -> [String; 8] {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/sanctum/house");
    FILES.map(|file| fs::read_to_string(folder.join(file)).expect("the house set is there"))
}

pub(super) fn parse(texts: &[String; 8]) -> Result<Components, DataError> {
    Components::parse("test", texts.each_ref().map(String::as_str))
}

/// The house set with one text of one file replaced.
fn spoilt(file: &str, from: &str, to: &str) -> DataError {
    let mut texts = texts();
    let index = FILES.iter().position(|it| *it == file).expect("a file of the set");
    assert!(texts[index].contains(from), "{file} holds `{from}`");
    texts[index] = texts[index].replacen(from, to, 1);
    parse(&texts).map(|_| ()).expect_err(&format!("{file}: `{from}` became `{to}`"))
}

#[test]
fn o_1_4_every_file_is_checked() {
    let cases = [
        ("cards.toml", "level = 1\n", "level = 4\n", "not a level"),
        ("cards.toml", "weak_points = [2]", "weak_points = [2, 3]", "S-1.5"),
        ("cards.toml", "weak_points = [2]", "weak_points = [7]", "never shows 7"),
        ("cards.toml", "damage = 1", "damage = 300", "expected u8"),
        ("cards.toml", "[[card]]", "pairs = \"loose\"\n[[card]]", "unknown variant"),
        ("cards.toml", "slot = \"head\"", "slot = \"amulet\"", "its item is no secret (S-27.6)"),
        ("cards.toml", "slot = \"weapon\"", "slot = \"ring\"", "is not a kind of item"),
        ("cards.toml", "gems = [\"red\"]", "gems = [\"red\", \"red\"]", "S-1.8"),
        ("cards.toml", "\"R +2\"", "\"X +2\"", "no cost"),
        ("cards.toml", "\"R +2\"", "\"RRB +2\"", "one or two spaces, each R, B or P (S-8.1)"),
        ("cards.toml", "\"R +2\"", "\"R shield 7\"", "1 to 6 shields"),
        ("cards.toml", "from = \"designed\"", "from = \"guessed\"", "unknown variant"),
        (
            "cards.toml",
            "abilities = [\"R +2\"]",
            "abilities = [\"R +2\"]\nstamina = 200",
            "200 flames (the program's room): there must be 0 to 11",
        ),
        (
            "skills.toml",
            "power = \"dice-shields\"",
            "power = \"reroll 1\"",
            "the program counts its uses once",
        ),
        ("heroes.toml", "potions = 4", "potions = 21", "the program's room"),
        ("heroes.toml", "head = \"head\"", "head = \"body\"", "S-14.5"),
        ("heroes.toml", "weapon2 = \"weapon\"", "weapon2 = \"amulet\"", "S-14.5"),
        ("heroes.toml", "boots = \"boots\"", "boots = \"body\"", "O-14.1"),
        ("heroes.toml", "body = \"body\"\n", "", "no board has the slot body (O-14.1)"),
        ("heroes.toml", "\"B +-2\"", "\"B +-3\"", "TC-2"),
        ("heroes.toml", "\"B +-2\"", "\"R +-2\"", "`+-2` for one focus (TC-2)"),
        ("heroes.toml", "\"RR shield 2\"", "\"RB shield 2\"", "for two stamina (TC-2)"),
        ("heroes.toml", "stamina = 3", "stamina = 12", "the program's room"),
        ("heroes.toml", "focus = 3", "fokus = 3", "unknown field"),
        ("skills.toml", "power = \"extra-level\"", "power = \"more-levels\"", "not a power"),
        ("skills.toml", "\nspecial = true", "\nspecial = false", "special"),
        ("skills.toml", "kind = \"tile\"", "kind = \"card\"", "S-13"),
        (
            "skills.toml",
            "power = \"dice-shields\"",
            "power = \"dice-shields\"\nimmediate = [\"rage-tile\"]",
            "O-3.4",
        ),
        ("skills.toml", "gems = [\"red\", \"white\"]", "gems = []", "S-13.1"),
        (
            "skills.toml",
            "gems = [\"red\", \"white\"]",
            "gems = [\"red\", \"white\", \"white\"]",
            "81 gems on skill tables: the box has 80 for them (S-3.7, S-3.9)",
        ),
        (
            "fury.toml",
            "[[card]]",
            "pairs = \"hidden\"\n[[card]]",
            "everything on one side (S-20.2, O-1.3)",
        ),
        ("acts.toml", "  [\"1+1\"],", "  [\"1+2\"],", "O-5.1"),
        ("acts.toml", "  [\"1+1\"],", "  [\"1+1\", \"1+1\"],", "S-5.7"),
        ("acts.toml", "  [\"2\"],", "  [\"2+4\"],", "S-5.8"),
        ("acts.toml", "intervention = 5", "intervention = 9", "no such space"),
        ("acts.toml", "number = 2", "number = 3", "act 2 is missing"),
        ("demon-lord.toml", "wounds = 2", "wounds = 300", "expected u8"),
        ("demon-lord.toml", "weak_points = [1, 6]", "weak_points = []", "S-21.5"),
        (
            "demon-lord.toml",
            "weak_points = [1, 6]",
            "weak_points = [1, 2, 3, 4, 5, 6, 1, 2, 3]",
            "the program has room for 8",
        ),
        ("demon-lord.toml", "[\"lose stamina\"]", "[]", "S-23.1"),
        (
            "demon-lord.toml",
            "[\"lose stamina\"]",
            "[\"heal\", \"heal\", \"heal\", \"heal\"]",
            "room for 3 atoms",
        ),
        ("demon-lord.toml", "penalty = [\"heal\"", "penalty = [\"pay\"", "does not occur"),
        ("fury.toml", "\"only modified\"", "\"only rolled\"", "not a penalty"),
        ("fury.toml", "penalty = [\"pay\"]", "penalty = [\"shorten\"]", "does not occur"),
        ("achievements.toml", "effect = \"stamina\"", "effect = \"mana\"", "not a blessing"),
        ("achievements.toml", "skills = [1, 2]", "skills = [1, 3]", "blocks two spaces"),
        ("achievements.toml", "skills = [1, 2]", "skills = [1, 7]", "is no roll (S-2.6)"),
        ("achievements.toml", "skills = [1, 2]", "skills = [1]", "every roll from 1 to 6"),
        ("achievements.toml", "skills = [1, 2]", "skills = [1]\nhigher = [2]", "S-2.4"),
        ("achievements.toml", "row = 2", "row = 1", "row 1 stands here twice (S-2.6)"),
        ("achievements.toml", "row = 2", "row = 4", "no row 4"),
        ("bonuses.toml", "level = 2", "level = 4", "not a level"),
        ("bonuses.toml", "potions = [0, 1]", "potions = [0, 5]", "4 potion spaces (S-3.12"),
        ("acts.toml", "  [\"2\"],", "  [\"1+1\"],", "O-5.3"),
        ("bonuses.toml", "cards = [0, 2, 4, 0]", "cards = [0, 2, 4, 1]", "S-3.14"),
        ("bonuses.toml", "cards = [0, 0, 6]", "cards = [0, 2]", "one for each player (S-3.14)"),
        ("bonuses.toml", "potions = [0, 1]", "potions = [0, 1, 0]", "one for each player (S-3.14)"),
        ("bonuses.toml", "players = 3", "players = 2", "one for each player (S-3.14)"),
        (
            "bonuses.toml",
            "players = 2\ncards = [1, 2]\npotions = [0, 1]",
            "players = 3\ncards = [1, 1, 2]\npotions = [0, 1, 0]",
            "two rows for 3 players (O-3.1)",
        ),
        ("bonuses.toml", "players = 4", "players = 5", "S-1.1"),
    ];
    for (file, from, to, reason) in cases {
        let error = spoilt(file, from, to);
        assert_eq!(error.file, file);
        assert!(error.line > 1 || reason.contains("missing"), "{error}");
        assert!(error.reason.contains(reason), "{error}: expected `{reason}`");
    }
}

#[test]
fn a_missing_card_is_refused() {
    for (file, count) in [("cards.toml", "84"), ("demon-lord.toml", "33"), ("fury.toml", "18")] {
        let mut texts = texts();
        let index = FILES.iter().position(|it| *it == file).expect("a file of the set");
        let start = texts[index].rfind("[[card]]").expect("cards");
        texts[index].truncate(start);
        let error = parse(&texts).expect_err(file);
        assert!(error.reason.contains(count), "{error}");
    }
}

/// O-1.1: what the rule book fixes about the printed values, in the house set.
#[test]
fn o_1_1_s_1_4_s_1_5_s_1_8_the_house_set_has_what_is_known() {
    let set = Components::house();
    for demon in DemonId::all() {
        let printed = set.demon(demon);
        assert_eq!(printed.weak_points.len(), usize::from(printed.level.number()), "{demon}");
        let backs = set.backs(demon);
        assert!(backs.len() >= 2, "S-27.6: {demon} tells its item");
        for item in backs.iter() {
            let item = set.item(item);
            assert_eq!(
                (item.level, item.slot, item.color),
                (printed.level, printed.slot, printed.item_color)
            );
        }
    }
    let of_level = |level: Level| DemonId::all().filter(move |it| set.demon(*it).level == level);
    assert_eq!(Level::ALL.map(|level| of_level(level).count()), [36, 30, 18]);
    for slot in SlotType::ALL {
        assert!(ItemId::all().any(|item| set.item(item).slot == slot), "{slot}");
    }
    let shields: Vec<u8> = ItemId::all()
        .flat_map(|item| &set.item(item).abilities)
        .filter_map(|it| match it.effect {
            Effect::Shields(n) => Some(n),
            Effect::Die(_) => None,
        })
        .collect();
    assert!((1..=6).all(|n| shields.contains(&n)), "O-8.1: shields from 1 to 6");
}

#[test]
fn o_13_1_o_3_5_skills_of_every_hero() {
    let set = Components::house();
    for figure in Figure::ALL {
        let skills = || Cell::all().map(move |cell| set.skill(figure, cell));
        let tiles = skills().filter(|it| matches!(it.kind, SkillKind::Tile(_))).count();
        assert_eq!(tiles, 3, "{figure}");
        let gems: u8 = skills().map(|it| it.gems.iter().sum::<u8>()).sum();
        assert_eq!(gems, 20, "{figure}");
        // Gem Mastery III and seven skills are within reach; all nine need every gem to move.
        for color in Color::ALL {
            let own: u8 = skills().map(|it| it.gems[Gem::from(color).index()]).sum();
            assert!(own >= 4, "{figure} {color}");
        }
    }
}

#[test]
fn o_20_1_o_23_1_o_24_1_every_penalty_occurs() {
    let set = Components::house();
    let lordly: Vec<Atom> =
        crate::EffectId::all().flat_map(|it| set.effect(it).atoms.clone()).collect();
    let furious: Vec<Atom> = FuryId::all().flat_map(|it| set.fury(it).1.atoms.clone()).collect();
    for atom in [Atom::DieFewer, Atom::Damage(2), Atom::Shorten, Atom::Heal, Atom::Drink] {
        assert!(lordly.contains(&atom) && !furious.contains(&atom), "{atom}");
    }
    for atom in [Atom::Pay, Atom::LoseDie, Atom::OnlyModified] {
        assert!(furious.contains(&atom) && !lordly.contains(&atom), "{atom}");
    }
    for atom in [Atom::LoseBlessing, Atom::Corrupt(None), Atom::WasteRage] {
        assert!(furious.contains(&atom) && lordly.contains(&atom), "{atom}");
    }
    for lord in LordId::all() {
        assert!(set.lord(lord).drops >= 1, "a row always deals damage");
    }
}

#[test]
fn o_2_1_o_25_1_tiles_and_blocked_spaces() {
    use Category::{Equipment, Gems, Skills};
    let set = Components::house();
    for row in Level::ALL {
        let blocked: Vec<Category> = (1..=6).map(|it| set.blocked_by(row, it).category).collect();
        assert_eq!(blocked, [Skills, Skills, Gems, Gems, Equipment, Equipment]);
    }
    assert_eq!(Achievement::all().count(), Achievement::COUNT);
    let tokens = crate::BlessingId::all()
        .filter(|it| matches!(set.blessing(*it), crate::Blessing::Token(_)))
        .count();
    assert_eq!(tokens, 6, "about half of the blessings");
}

/// TC-6: the worked example names three items; a box in another language has other names for them.
#[test]
fn tc_6_the_known_items_are_known_by_what_they_are() {
    let renamed = |from: &str, to: &str| {
        let mut texts = texts();
        texts[0] = texts[0].replace(from, to);
        parse(&texts).map_err(|error| error.reason)
    };
    assert!(renamed("name = \"Seer's Hood\"", "name = \"Kaptur wieszczka\"").is_ok());
    let mut all = texts();
    // Every head item of level 1 shows a red symbol.
    for color in ["blue", "green"] {
        all[0] = all[0].replace(
            &format!("slot = \"head\"\ngems = [\"{color}\"]"),
            "slot = \"head\"\ngems = [\"red\"]",
        );
    }
    let error = parse(&all).map(|_| ()).expect_err("no hood");
    assert!(error.reason.contains("one blue gem symbol"), "{error}");
    assert!(error.reason.contains("TC-6"), "{error}");
}

/// A skill with more gems than a byte counts is refused, not counted wrongly.
#[test]
fn s_3_9_so_many_gems_are_refused() {
    for count in [90, 256 + 2, 300] {
        let gems = vec!["\"red\""; count].join(", ");
        let error =
            spoilt("skills.toml", "gems = [\"red\", \"white\"]", &format!("gems = [{gems}]"));
        assert!(error.reason.contains("the box has 80 for them"), "{error}");
    }
}
