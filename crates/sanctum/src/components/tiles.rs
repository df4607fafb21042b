//! Achievement tiles and starting bonuses.

use serde::Deserialize;
use tabletop::MAX_SEATS;
use toml::Spanned;

use crate::ids::{BlessingId, Cell, Color, Level};
use crate::options::PLAYERS;
use crate::vocabulary::{Blessing, Effect};
use printed::{DataError, File, Provenance};

/// S-3.16: the skill a starting bonus card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusCard(pub Cell);

/// S-3.14: what a player starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
    /// By number of players, from two, and place in the turn order.
    pub(super) seats: [[SeatBonus; MAX_SEATS]; 3],
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
    row: Spanned<Vec<Spanned<Row>>>,
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
struct Row {
    players: Spanned<u8>,
    cards: Spanned<Vec<u8>>,
    potions: Spanned<Vec<u8>>,
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
    let seats = read_rows(file, &printed.row, cards.len())?;
    Ok(Bonuses { cards, seats })
}

/// S-3.14, O-3.1: a row for every number of players.
fn read_rows(
    file: File<'_>,
    rows: &Spanned<Vec<Spanned<Row>>>,
    cards: usize,
) -> Result<[[SeatBonus; MAX_SEATS]; 3], DataError> {
    let mut found = [None; 3];
    for row in rows.get_ref() {
        let players = &row.get_ref().players;
        let index = usize::from(*players.get_ref()).wrapping_sub(*PLAYERS.start());
        let Some(free) = found.get_mut(index) else {
            return Err(file.at(players, "2 to 4 players take part (S-1.1)"));
        };
        let bonuses = read_row(file, row.get_ref(), cards)?;
        if free.replace(bonuses).is_some() {
            let reason = format!("two rows for {} players (O-3.1)", players.get_ref());
            return Err(file.at(players, reason));
        }
    }
    match found {
        [Some(two), Some(three), Some(four)] => Ok([two, three, four]),
        _ => Err(file.at(rows, "a row for 2, for 3 and for 4 players (O-3.1)")),
    }
}

fn read_row(file: File<'_>, row: &Row, cards: usize) -> Result<[SeatBonus; MAX_SEATS], DataError> {
    let players = usize::from(*row.players.get_ref());
    file.count(&row.cards, players, "numbers of cards: one for each player (S-3.14)")?;
    file.count(&row.potions, players, "numbers of potions: one for each player (S-3.14)")?;
    let (dealt, flipped) = (row.cards.get_ref(), row.potions.get_ref());
    if dealt.iter().map(|it| usize::from(*it)).sum::<usize>() > cards {
        let reason = format!("there are {cards} cards, dealt without replacement (S-3.14)");
        return Err(file.at(&row.cards, reason));
    }
    if flipped.iter().any(|it| *it > 4) {
        return Err(file.at(&row.potions, "there are four potion spaces (S-3.12)"));
    }
    let mut bonuses = [SeatBonus::default(); MAX_SEATS];
    for (bonus, (cards, potions)) in bonuses.iter_mut().zip(dealt.iter().zip(flipped)) {
        *bonus = SeatBonus { cards: *cards, potions: *potions };
    }
    Ok(bonuses)
}
