//! Achievement tiles and starting bonuses.

use serde::Deserialize;
use toml::Spanned;

use crate::ids::{BlessingId, Cell, Color, Level};
use crate::vocabulary::{Blessing, Effect};
use printed::{DataError, File, Provenance};

/// S-3.16: the skill a starting bonus card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusCard(pub Cell);

/// S-3.14: what a player starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatBonus {
    /// Starting bonus cards.
    pub cards: u8,
    /// Potions of a random colour.
    pub potions: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tiles {
    pub(super) blessings: Vec<Blessing>,
    /// For each value of a die, the regular space it blocks.
    pub(super) blocked: [usize; 6],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bonuses {
    pub(super) cards: Vec<BonusCard>,
    pub(super) seats: Vec<SeatBonus>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedTiles {
    blessing: Spanned<Vec<Tile>>,
    blocked: Spanned<Blocked>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    effect: Spanned<String>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Blocked {
    skills: Vec<u8>,
    gems: Vec<u8>,
    equipment: Vec<u8>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

pub(super) fn parse_tiles(name: &str, text: &str) -> Result<Tiles, DataError> {
    let file = File { name, text };
    let printed: PrintedTiles = file.read()?;
    file.count(&printed.blessing, BlessingId::COUNT, "achievement tiles")?;
    let words = printed.blessing.get_ref().iter().map(|tile| file.word(&tile.effect));
    // O-25.1: which blessings there are is data.
    let blessings: Vec<Blessing> = words.collect::<Result<_, _>>()?;
    let kinds: [fn(&Blessing) -> bool; 3] = [
        |it| matches!(it, Blessing::Token(_)),
        |it| matches!(it, Blessing::Effect(Effect::Die(_))),
        |it| matches!(it, Blessing::Effect(Effect::Shields(_))),
    ];
    let counts = kinds.map(|kind| blessings.iter().filter(|it| kind(it)).count());
    if !(4..=8).contains(&counts[0]) || counts[1] == 0 || counts[2] == 0 {
        let reason = "about half of the blessings are tokens, the others die effects and shields";
        return Err(file.at(&printed.blessing, reason));
    }
    // O-2.1: an even split of the six faces.
    let Blocked { skills, gems, equipment, .. } = printed.blocked.get_ref();
    let mut blocked = [usize::MAX; 6];
    for (space, faces) in [skills, gems, equipment].into_iter().enumerate() {
        for face in faces {
            match blocked.get_mut(usize::from(*face).wrapping_sub(1)) {
                Some(free) if *free == usize::MAX => *free = space,
                _ => {
                    let reason = format!("the roll {face} blocks no space, or two (O-2.1)");
                    return Err(file.at(&printed.blocked, reason));
                }
            }
        }
    }
    if blocked.contains(&usize::MAX) {
        return Err(file.at(&printed.blocked, "every roll from 1 to 6 blocks a space (O-2.1)"));
    }
    Ok(Tiles { blessings, blocked })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedBonuses {
    card: Spanned<Vec<Card>>,
    seat: Spanned<Vec<Seat>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    column: Color,
    level: Spanned<u8>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seat {
    cards: Spanned<u8>,
    potions: Spanned<u8>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

pub(super) fn parse_bonuses(name: &str, text: &str) -> Result<Bonuses, DataError> {
    let file = File { name, text };
    let printed: PrintedBonuses = file.read()?;
    file.count(&printed.card, 6, "starting bonus cards")?;
    file.count(&printed.seat, 4, "seats")?;
    let mut cards: Vec<BonusCard> = Vec::new();
    for card in printed.card.get_ref() {
        let level = *card.level.get_ref();
        if !(2..=3).contains(&level) {
            return Err(file.at(&card.level, "a gem moves up from level 2 or 3 (S-3.16)"));
        }
        let level = Level::try_from(level).map_err(|it| file.at(&card.level, it))?;
        let card_on = BonusCard(Cell::new(card.column, level));
        if cards.contains(&card_on) {
            return Err(file.at(&card.level, "no two cards show the same skill"));
        }
        cards.push(card_on);
    }
    let mut seats = Vec::new();
    let mut dealt = 0;
    for seat in printed.seat.get_ref() {
        dealt += usize::from(*seat.cards.get_ref());
        if dealt > cards.len() {
            return Err(file.at(&seat.cards, "there are six starting bonus cards (O-3.1)"));
        }
        if *seat.potions.get_ref() > 4 {
            return Err(file.at(&seat.potions, "there are four potion spaces (S-3.12)"));
        }
        seats.push(SeatBonus { cards: *seat.cards.get_ref(), potions: *seat.potions.get_ref() });
    }
    Ok(Bonuses { cards, seats })
}
