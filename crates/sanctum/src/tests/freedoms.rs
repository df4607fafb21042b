//! What a component set may choose: copies of the house set that differ in one respect are
//! accepted and played by the same rules.

use tabletop::{Fate, Game, Ignore, Seat, Stream};

use super::components::{parse, texts};
use crate::{Components, FILES, Frame, Options, Sanctum};

/// The house set with some texts replaced, for good.
pub(super) fn variant(changes: &[(&str, &str, &str)]) -> &'static Components {
    let mut texts = texts();
    for (file, from, to) in changes {
        let index = FILES.iter().position(|it| it == file).expect("a file of the set");
        assert!(texts[index].contains(from), "{file} holds `{from}`");
        texts[index] = texts[index].replacen(from, to, 1);
    }
    Box::leak(Box::new(parse(&texts).expect("a set of the same form")))
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
        ("bonuses.toml", "cards = [0, 2, 4]", "cards = [1, 0, 0]"),
    ]);
    assert_eq!(bonuses(set, 2), [(0, 2), (3, 0)]);
    assert_eq!(bonuses(set, 3), [(1, 0), (0, 4), (0, 4)]);
    assert_eq!(bonuses(set, 4), [(0, 0), (2, 2), (4, 4), (0, 0)]);
    let house = Components::house();
    assert_eq!(bonuses(house, 2), [(1, 0), (2, 1)]);
    assert_eq!(bonuses(house, 3), [(0, 0), (2, 4), (4, 4)]);
}
