//! The 84 demon/item cards.

use arrayvec::ArrayVec;
use serde::Deserialize;
use toml::Spanned;

use super::{MOST_TOKENS, Pairs, announcement, count_gems};
use crate::ids::{AbilityId, Color, DemonId, Gem, ItemId, ItemSet, Level, Slot, SlotType};
use crate::state::Tokens;
use crate::vocabulary::Ability;
use printed::{DataError, File, Provenance};

/// The front of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demon {
    /// S-1.4.
    pub level: Level,
    /// S-1.4.
    pub color: Color,
    /// S-1.5: as many as its level.
    pub weak_points: ArrayVec<u8, 3>,
    /// S-1.6: its blood drops.
    pub damage: u8,
    /// S-1.7: the kind of item on the back.
    pub slot: SlotType,
    /// S-1.7: the colour of the item on the back.
    pub item_color: Color,
}

impl Demon {
    /// Whether an item may be the one on its back.
    pub fn announces(&self, item: &Item) -> bool {
        item.level == self.level && item.slot == self.slot && item.color == self.item_color
    }

    /// The hits it takes to kill it, one bit for each weak point.
    pub fn all_hits(&self) -> u8 {
        (1 << self.weak_points.len()) - 1
    }
}

/// The back of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// S-1.8: the number of its gem symbols.
    pub level: Level,
    /// The slots it fits.
    pub slot: SlotType,
    /// The colour the front announces.
    pub color: Color,
    /// S-1.8: how many gem symbols of each colour it has.
    pub gems: [u8; 3],
    /// Its abilities.
    pub abilities: ArrayVec<Ability, { AbilityId::PER_SLOT }>,
    /// Red and blue flames.
    pub flames: Tokens,
}

/// The cards of a set.
pub(super) struct Cards {
    pub(super) demons: Vec<Demon>,
    pub(super) items: Vec<Item>,
    /// For each demon: the items that can be on its back.
    pub(super) backs: Vec<ItemSet>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    /// O-1.3, H-1.1.
    #[serde(default)]
    pairs: Pairs,
    card: Spanned<Vec<Card>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    name: Spanned<String>,
    level: Spanned<u8>,
    color: Color,
    weak_points: Spanned<Vec<u8>>,
    damage: u8,
    slot: Spanned<SlotType>,
    gems: Spanned<Vec<Color>>,
    abilities: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    stamina: Option<Spanned<u8>>,
    #[serde(default)]
    focus: Option<Spanned<u8>>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

/// Reads the cards for boards with these slots.
pub(super) fn parse(
    name: &str,
    text: &str,
    slots: [Option<SlotType>; Slot::COUNT],
) -> Result<Cards, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    file.count(&printed.card, DemonId::COUNT, "demon cards (S-2.1)")?;
    let cards = printed.card.get_ref();
    let mut demons = Vec::with_capacity(cards.len());
    let mut items: Vec<Item> = Vec::with_capacity(cards.len());
    for card in cards {
        // S-14.4.
        if !slots.contains(&Some(*card.slot.get_ref())) {
            let reason = format!("no slot of a hero takes {} (S-14.4)", card.slot.get_ref());
            return Err(file.at(&card.slot, reason));
        }
        let (demon, item) = read(file, card)?;
        demons.push(demon);
        items.push(item);
    }
    check_colors(file, &printed.card, &demons)?;
    check_known(file, &printed.card, &items)?;
    let backs = match printed.pairs {
        Pairs::Fixed => ItemId::all().map(ItemSet::only).collect(),
        Pairs::Hidden => {
            check_secrets(file, cards, &demons)?;
            demons.iter().map(|demon| announced(demon, &items)).collect()
        }
    };
    Ok(Cards { demons, items, backs })
}

/// S-1.7: the items that fit what a front announces.
fn announced(demon: &Demon, items: &[Item]) -> ItemSet {
    ItemId::all().filter(|it| demon.announces(&items[it.index()])).collect()
}

fn read(file: File<'_>, card: &Card) -> Result<(Demon, Item), DataError> {
    let level = Level::try_from(*card.level.get_ref()).map_err(|it| file.at(&card.level, it))?;
    let wanted = usize::from(level.number());
    // S-1.5.
    file.count(&card.weak_points, wanted, "weak points on a demon of this level (S-1.5)")?;
    if let Some(value) = card.weak_points.get_ref().iter().find(|it| !(1..=6).contains(*it)) {
        return Err(file.at(&card.weak_points, format!("a die never shows {value} (S-1.5)")));
    }
    // S-1.8.
    file.count(&card.gems, wanted, "gem symbols on an item of this level (S-1.8)")?;
    if card.abilities.get_ref().len() > AbilityId::PER_SLOT {
        let most = AbilityId::PER_SLOT;
        let reason = format!("the program has room for {most} abilities of an item");
        return Err(file.at(&card.abilities, reason));
    }
    let flames = |number: &Option<Spanned<u8>>| match number {
        Some(number) => file.within(number, 0..=MOST_TOKENS, "flames (the program's room)"),
        None => Ok(0),
    };
    let gems = card.gems.get_ref();
    let counts = count_gems(gems.iter().map(|color| Gem::from(*color)));
    let abilities: Result<_, _> = card.abilities.get_ref().iter().map(|it| file.word(it)).collect();
    let slot = *card.slot.get_ref();
    let demon = Demon {
        level,
        color: card.color,
        weak_points: card.weak_points.get_ref().iter().copied().collect(),
        damage: card.damage,
        slot,
        item_color: gems[0],
    };
    let item = Item {
        name: card.name.get_ref().clone(),
        level,
        slot,
        color: gems[0],
        gems: [counts[0], counts[1], counts[2]],
        abilities: abilities?,
        flames: Tokens::new([flames(&card.stamina)?, flames(&card.focus)?]),
    };
    Ok((demon, item))
}

/// S-2.1: in every deck the colours are mixed.
fn check_colors(
    file: File<'_>,
    cards: &Spanned<Vec<Card>>,
    demons: &[Demon],
) -> Result<(), DataError> {
    for level in Level::ALL {
        for color in Color::ALL {
            if !demons.iter().any(|it| it.level == level && it.color == color) {
                let number = level.number();
                let reason =
                    format!("no {color} demon of level {number}: colours are mixed (S-2.1)");
                return Err(file.at(cards, reason));
            }
        }
    }
    Ok(())
}

/// TC-6: the three items of the worked example, whatever their names are in the language of a box.
fn check_known(
    file: File<'_>,
    cards: &Spanned<Vec<Card>>,
    items: &[Item],
) -> Result<(), DataError> {
    let is_hat = |it: &&Item| it.slot == SlotType::Head && it.level == Level::ALL[0];
    let is_shoes = |it: &Item| {
        it.slot == SlotType::Boots && it.level == Level::ALL[1] && it.gems[Color::Blue.index()] > 0
    };
    let hats = || items.iter().filter(is_hat);
    let missing = if !hats().any(|it| it.color != Color::Blue) {
        "head item with one gem symbol that is not blue, like the Feathered Hat"
    } else if !hats().any(|it| it.color == Color::Blue) {
        "head item with one blue gem symbol, like the Seer's Hood"
    } else if !items.iter().any(is_shoes) {
        "pair of boots with two gem symbols, one of them blue, like the Acrobat Shoes"
    } else {
        return Ok(());
    };
    Err(file.at(cards, format!("there is no {missing} (TC-6)")))
}

/// S-27.6, O-1.3: where chance decides what is behind a front, the front must not tell it, so each
/// announcement stands on several cards.
fn check_secrets(file: File<'_>, cards: &[Card], demons: &[Demon]) -> Result<(), DataError> {
    for (card, demon) in cards.iter().zip(demons) {
        let same = |other: &&Demon| {
            (other.level, other.slot, other.item_color)
                == (demon.level, demon.slot, demon.item_color)
        };
        if demons.iter().filter(same).count() < 2 {
            let what = announcement(demon.level, demon.slot, demon.item_color);
            let reason = format!(
                "only this card announces {what}: its item is no secret (S-27.6), \
                 unless `pairs = \"fixed\"` says that the sides belong together (O-1.3)"
            );
            return Err(file.at(&card.name, reason));
        }
    }
    Ok(())
}
