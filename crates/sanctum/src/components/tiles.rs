//! Achievement tiles and starting bonuses.

use serde::Deserialize;
use tabletop::MAX_SEATS;
use toml::Spanned;

use crate::ids::{BlessingId, Category, Cell, Color, Level};
use crate::options::PLAYERS;
use crate::vocabulary::Blessing;
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
    /// For each row and each value of a die, the space it blocks with two players.
    pub(super) blocked: [[Category; 6]; 3],
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
    blocked: Spanned<Vec<Spanned<Blocked>>>,
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
    row: Spanned<u8>,
    #[serde(default)]
    skills: Vec<u8>,
    #[serde(default)]
    gems: Vec<u8>,
    #[serde(default)]
    equipment: Vec<u8>,
    /// S-2.4: the bonus space of rows 2 and 3.
    #[serde(default)]
    higher: Vec<u8>,
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
    file.count(&printed.blessing, BlessingId::COUNT, "achievement tiles (S-2.5)")?;
    let words = printed.blessing.get_ref().iter().map(|tile| file.word(&tile.effect));
    // O-25.1: which blessings there are is data.
    let blessings: Vec<Blessing> = words.collect::<Result<_, _>>()?;
    Ok(Tiles { blessings, blocked: read_blocked(file, &printed.blocked)? })
}

/// S-2.6, O-2.1: a table for every row.
fn read_blocked(
    file: File<'_>,
    rows: &Spanned<Vec<Spanned<Blocked>>>,
) -> Result<[[Category; 6]; 3], DataError> {
    let mut found = [None; 3];
    for row in rows.get_ref() {
        let number = &row.get_ref().row;
        let level = Level::try_from(*number.get_ref()).map_err(|_| {
            file.at(number, format!("there is no row {}: 1 to 3 (S-2.4)", number.get_ref()))
        })?;
        let blocked = read_blocked_row(file, level, row)?;
        if found[level.index()].replace(blocked).is_some() {
            let reason = format!("row {} stands here twice (S-2.6)", number.get_ref());
            return Err(file.at(number, reason));
        }
    }
    match found {
        [Some(first), Some(second), Some(third)] => Ok([first, second, third]),
        _ => Err(file.at(rows, "one space of each of the rows 1 to 3 is blocked (S-2.6)")),
    }
}

fn read_blocked_row(
    file: File<'_>,
    level: Level,
    row: &Spanned<Blocked>,
) -> Result<[Category; 6], DataError> {
    let Blocked { skills, gems, equipment, higher, .. } = row.get_ref();
    if level == Level::ALL[0] && !higher.is_empty() {
        return Err(file.at(row, "row 1 has no bonus space (S-2.4)"));
    }
    let mut blocked = [None; 6];
    let spaces = [
        (Category::Skills, skills),
        (Category::Gems, gems),
        (Category::Equipment, equipment),
        (Category::Higher, higher),
    ];
    for (category, faces) in spaces {
        for face in faces {
            let value = blocked.get_mut(usize::from(*face).wrapping_sub(1));
            let Some(value @ None) = value else {
                let reason = format!("the roll {face} blocks two spaces, or is no roll (S-2.6)");
                return Err(file.at(row, reason));
            };
            *value = Some(category);
        }
    }
    match blocked {
        [Some(a), Some(b), Some(c), Some(d), Some(e), Some(f)] => Ok([a, b, c, d, e, f]),
        _ => Err(file.at(row, "every roll from 1 to 6 blocks a space (S-2.6)")),
    }
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

/// Reads the bonuses for boards with at least this number of potion spaces.
pub(super) fn parse_bonuses(
    name: &str,
    text: &str,
    potion_spaces: u8,
) -> Result<Bonuses, DataError> {
    let file = File { name, text };
    let printed: PrintedBonuses = file.read()?;
    file.count(&printed.card, 6, "starting bonus cards (O-3.1)")?;
    let mut cards = Vec::new();
    for card in printed.card.get_ref() {
        let level = *card.level.get_ref();
        let level = Level::try_from(level).map_err(|it| file.at(&card.level, it))?;
        cards.push(BonusCard(Cell::new(card.column, level)));
    }
    let seats = read_rows(file, &printed.row, cards.len(), potion_spaces)?;
    Ok(Bonuses { cards, seats })
}

/// S-3.14, O-3.1: a row for every number of players.
fn read_rows(
    file: File<'_>,
    rows: &Spanned<Vec<Spanned<Row>>>,
    cards: usize,
    potion_spaces: u8,
) -> Result<[[SeatBonus; MAX_SEATS]; 3], DataError> {
    let mut found = [None; 3];
    for row in rows.get_ref() {
        let players = &row.get_ref().players;
        let index = usize::from(*players.get_ref()).wrapping_sub(*PLAYERS.start());
        let Some(free) = found.get_mut(index) else {
            return Err(file.at(players, "2 to 4 players take part (S-1.1)"));
        };
        let bonuses = read_row(file, row.get_ref(), cards, potion_spaces)?;
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

fn read_row(
    file: File<'_>,
    row: &Row,
    cards: usize,
    potion_spaces: u8,
) -> Result<[SeatBonus; MAX_SEATS], DataError> {
    let players = usize::from(*row.players.get_ref());
    file.count(&row.cards, players, "numbers of cards: one for each player (S-3.14)")?;
    file.count(&row.potions, players, "numbers of potions: one for each player (S-3.14)")?;
    let (dealt, flipped) = (row.cards.get_ref(), row.potions.get_ref());
    if dealt.iter().map(|it| usize::from(*it)).sum::<usize>() > cards {
        let reason = format!("there are {cards} cards, dealt without replacement (S-3.14)");
        return Err(file.at(&row.cards, reason));
    }
    if flipped.iter().any(|it| *it > potion_spaces) {
        let reason = format!("a board has {potion_spaces} potion spaces (S-3.12, S-3.15)");
        return Err(file.at(&row.potions, reason));
    }
    let mut bonuses = [SeatBonus::default(); MAX_SEATS];
    for (bonus, (cards, potions)) in bonuses.iter_mut().zip(dealt.iter().zip(flipped)) {
        *bonus = SeatBonus { cards: *cards, potions: *potions };
    }
    Ok(bonuses)
}
