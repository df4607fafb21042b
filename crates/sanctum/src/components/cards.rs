//! The 84 demon/item cards.

use arrayvec::ArrayVec;
use serde::Deserialize;
use toml::Spanned;

use super::{announcement, count_gems};
use crate::ids::{AbilityId, Color, DemonId, Gem, Level, SlotType};
use crate::vocabulary::{Ability, SpaceColor};
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
    pub flames: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    card: Spanned<Vec<Card>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    name: Spanned<String>,
    level: Spanned<u8>,
    color: Color,
    weak_points: Spanned<Vec<u8>>,
    damage: Spanned<u8>,
    slot: Spanned<SlotType>,
    gems: Spanned<Vec<Color>>,
    abilities: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    stamina: u8,
    #[serde(default)]
    focus: u8,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

pub(super) fn parse(name: &str, text: &str) -> Result<(Vec<Demon>, Vec<Item>), DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    file.count(&printed.card, DemonId::COUNT, "demon cards")?;
    let cards = printed.card.get_ref();
    let mut demons = Vec::with_capacity(cards.len());
    let mut items: Vec<Item> = Vec::with_capacity(cards.len());
    for card in cards {
        if items.iter().any(|it| it.name == *card.name.get_ref()) {
            let reason = format!("there are two items named {}", card.name.get_ref());
            return Err(file.at(&card.name, reason));
        }
        let (demon, item) = read(file, card)?;
        demons.push(demon);
        items.push(item);
    }
    check_colors(file, &printed.card, &demons)?;
    check_known(file, cards)?;
    check_grammar(file, &printed.card, &items)?;
    check_secrets(file, cards, &demons)?;
    Ok((demons, items))
}

fn read(file: File<'_>, card: &Card) -> Result<(Demon, Item), DataError> {
    let level = Level::try_from(*card.level.get_ref()).map_err(|it| file.at(&card.level, it))?;
    let wanted = usize::from(level.number());
    // S-1.5.
    file.count(&card.weak_points, wanted, "weak points on a demon of this level (S-1.5)")?;
    if let Some(value) = card.weak_points.get_ref().iter().find(|it| !(1..=6).contains(*it)) {
        return Err(file.at(&card.weak_points, format!("a die never shows {value}")));
    }
    let damage = *card.damage.get_ref();
    let is_known = match level.number() {
        3 => (3..=6).contains(&damage),
        number => damage == number,
    };
    if !is_known {
        let reason = "a demon of level 1 deals 1 damage, of level 2 deals 2, of level 3 at least 3";
        return Err(file.at(&card.damage, reason));
    }
    // S-1.8.
    file.count(&card.gems, wanted, "gem symbols on an item of this level (S-1.8)")?;
    if card.abilities.get_ref().len() > AbilityId::PER_SLOT {
        return Err(file.at(&card.abilities, "an item has at most two abilities"));
    }
    if card.stamina.saturating_add(card.focus) > 4 {
        return Err(file.at(&card.name, "an item has at most four flames"));
    }
    let gems = card.gems.get_ref();
    let counts = count_gems(gems.iter().map(|color| Gem::from(*color)));
    let abilities: Result<_, _> = card.abilities.get_ref().iter().map(|it| file.word(it)).collect();
    let slot = *card.slot.get_ref();
    let demon = Demon {
        level,
        color: card.color,
        weak_points: card.weak_points.get_ref().iter().copied().collect(),
        damage,
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
        flames: [card.stamina, card.focus],
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

/// The three items the rule book names.
fn check_known(file: File<'_>, cards: &[Card]) -> Result<(), DataError> {
    let known = [
        ("Feathered Hat", SlotType::Head, [&[Color::Red][..], &[Color::Green]]),
        ("Seer's Hood", SlotType::Head, [&[Color::Blue][..], &[Color::Blue]]),
    ];
    for (name, slot, gems) in known {
        let card = find(file, cards, name)?;
        if *card.slot.get_ref() != slot {
            return Err(file.at(&card.slot, format!("the {name} is worn on the head")));
        }
        if !gems.contains(&card.gems.get_ref().as_slice()) {
            return Err(file.at(&card.gems, format!("the rule book fixes the gem of the {name}")));
        }
    }
    let shoes = find(file, cards, "Acrobat Shoes")?;
    if *shoes.slot.get_ref() != SlotType::Boots {
        return Err(file.at(&shoes.slot, "the Acrobat Shoes are boots"));
    }
    let gems = shoes.gems.get_ref();
    if gems.len() != 2 || !gems.contains(&Color::Blue) {
        let reason = "the Acrobat Shoes have two gem symbols, one of them blue";
        return Err(file.at(&shoes.gems, reason));
    }
    Ok(())
}

fn find<'a>(file: File<'_>, cards: &'a [Card], name: &str) -> Result<&'a Card, DataError> {
    let card = cards.iter().find(|card| card.name.get_ref() == name);
    card.ok_or_else(|| file.error(0, format!("the item {name} is missing")))
}

/// Every slot type, every cost and every number of shields occurs.
fn check_grammar(
    file: File<'_>,
    cards: &Spanned<Vec<Card>>,
    items: &[Item],
) -> Result<(), DataError> {
    let missing = |what: String| Err(file.at(cards, format!("no item {what}")));
    if let Some(slot) = SlotType::ALL.iter().find(|it| !items.iter().any(|item| item.slot == **it))
    {
        return missing(format!("is worn as {slot}"));
    }
    use SpaceColor::{Blue, Purple, Red};
    let costs: [&[SpaceColor]; 8] = [
        &[Red],
        &[Blue],
        &[Purple],
        &[Red, Red],
        &[Blue, Blue],
        &[Purple, Purple],
        &[Red, Purple],
        &[Blue, Purple],
    ];
    let abilities = || items.iter().flat_map(|item| &item.abilities);
    match costs.iter().find(|cost| !abilities().any(|it| it.spaces.as_slice() == **cost)) {
        Some(cost) => missing(format!("has an ability with the cost {cost:?}")),
        None if !items.iter().any(|item| item.flames != [0, 0]) => missing("has a flame".into()),
        None => Ok(()),
    }
}

/// S-27.6: the front must not tell the item, so each announcement stands on several cards.
fn check_secrets(file: File<'_>, cards: &[Card], demons: &[Demon]) -> Result<(), DataError> {
    for (card, demon) in cards.iter().zip(demons) {
        let same = |other: &&Demon| {
            (other.level, other.slot, other.item_color)
                == (demon.level, demon.slot, demon.item_color)
        };
        if demons.iter().filter(same).count() < 2 {
            let what = announcement(demon.level, demon.slot, demon.item_color);
            let reason = format!("only this card announces {what}: its item is no secret (S-27.6)");
            return Err(file.at(&card.name, reason));
        }
    }
    Ok(())
}
