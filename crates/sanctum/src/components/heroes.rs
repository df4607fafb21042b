//! The four hero boards.

use serde::Deserialize;
use toml::Spanned;

use super::MOST_TOKENS;
use crate::ids::{Figure, Slot, SlotType, Token};
use crate::state::Tokens;
use crate::vocabulary::{Ability, DieEffect, Effect};
use printed::{DataError, File, Provenance};

/// What is printed on a hero's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroBoard {
    /// S-3.3: stamina and focus at the start.
    pub tokens: Tokens,
    /// S-3.12: potion spaces.
    pub potions: u8,
    /// The abilities printed on the slots.
    pub slots: [Option<Ability>; Slot::COUNT],
}

impl HeroBoard {
    /// The rules set no limit (S-3.12); potions are counted in bytes.
    const MOST_POTIONS: u8 = 20;
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    slots: Spanned<Types>,
    huntress: Spanned<Board>,
    outlaw: Spanned<Board>,
    slayer: Spanned<Board>,
    dancer: Spanned<Board>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    stamina: Spanned<u8>,
    focus: Spanned<u8>,
    potions: Spanned<u8>,
    slots: Slots,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

/// O-14.1: the kind of item each slot takes, the same on every board; a slot left out is on none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Types {
    head: Option<SlotType>,
    body: Option<SlotType>,
    boots: Option<SlotType>,
    weapon1: Option<SlotType>,
    weapon2: Option<SlotType>,
    amulet: Option<SlotType>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Slots {
    head: Option<Spanned<String>>,
    body: Option<Spanned<String>>,
    boots: Option<Spanned<String>>,
    weapon1: Option<Spanned<String>>,
    weapon2: Option<Spanned<String>>,
    amulet: Option<Spanned<String>>,
}

/// The boards and their slots.
pub(super) struct Heroes {
    pub(super) boards: Vec<HeroBoard>,
    pub(super) slots: [Option<SlotType>; Slot::COUNT],
}

pub(super) fn parse(name: &str, text: &str) -> Result<Heroes, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    let slots = read_slots(file, &printed.slots)?;
    let boards = [&printed.huntress, &printed.outlaw, &printed.slayer, &printed.dancer];
    let boards: Result<Vec<HeroBoard>, _> =
        boards.iter().map(|it| read(file, it, &slots)).collect();
    let boards = boards?;
    check_huntress(file, &printed.huntress, &boards[Figure::Huntress as usize])?;
    Ok(Heroes { boards, slots })
}

/// S-14.5, O-14.1: what the text fixes: one head slot, two weapon slots, and boots are worn.
fn read_slots(
    file: File<'_>,
    printed: &Spanned<Types>,
) -> Result<[Option<SlotType>; Slot::COUNT], DataError> {
    let Types { head, body, boots, weapon1, weapon2, amulet, .. } = *printed.get_ref();
    let slots = [head, body, boots, weapon1, weapon2, amulet];
    let count = |kind| slots.iter().filter(|it| **it == Some(kind)).count();
    let fits =
        count(SlotType::Head) == 1 && count(SlotType::Weapon) == 2 && count(SlotType::Boots) > 0;
    if fits {
        Ok(slots)
    } else {
        let reason = "one slot takes head items, two take weapons (S-14.5), one boots (O-14.1)";
        Err(file.at(printed, reason))
    }
}

fn read(
    file: File<'_>,
    board: &Spanned<Board>,
    types: &[Option<SlotType>; Slot::COUNT],
) -> Result<HeroBoard, DataError> {
    let Board { stamina, focus, potions, slots, .. } = board.get_ref();
    for tokens in [stamina, focus] {
        file.within(tokens, 0..=MOST_TOKENS, "tokens at the start (the program's room)")?;
    }
    file.within(potions, 0..=HeroBoard::MOST_POTIONS, "potion spaces (the program's room)")?;
    let Slots { head, body, boots, weapon1, weapon2, amulet } = slots;
    let mut printed = [const { None }; Slot::COUNT];
    for (slot, text) in Slot::ALL.iter().zip([head, body, boots, weapon1, weapon2, amulet]) {
        let Some(text) = text else { continue };
        if types[slot.index()].is_none() {
            return Err(file.at(text, format!("no board has the slot {slot} (O-14.1)")));
        }
        printed[slot.index()] = Some(file.word(text)?);
    }
    if printed.iter().all(Option::is_none) {
        return Err(file.at(board, "some abilities are there from the start (S-8.2)"));
    }
    let tokens = Tokens::new([*stamina.get_ref(), *focus.get_ref()]);
    Ok(HeroBoard { tokens, potions: *potions.get_ref(), slots: printed })
}

/// The Huntress of the worked examples: ±1 and ±2 for one focus each, two shields for two stamina.
/// A purple space takes either token (S-8.4), so it fits as well.
fn check_huntress(
    file: File<'_>,
    board: &Spanned<Board>,
    hero: &HeroBoard,
) -> Result<(), DataError> {
    let examples = [
        (Effect::Die(DieEffect::PlusMinus(1)), Token::Focus, 1, "`+-1` for one focus"),
        (Effect::Die(DieEffect::PlusMinus(2)), Token::Focus, 1, "`+-2` for one focus"),
        (Effect::Shields(2), Token::Stamina, 2, "`shield 2` for two stamina"),
    ];
    for (effect, token, cost, what) in examples {
        let costs = |it: &Ability| {
            it.spaces.len() == cost && it.spaces.iter().all(|space| space.takes(token))
        };
        if !hero.slots.iter().flatten().any(|it| it.effect == effect && costs(it)) {
            return Err(file.at(board, format!("the Huntress has the ability {what} (TC-2)")));
        }
    }
    if hero.tokens.counts().iter().any(|tokens| *tokens < 2) {
        return Err(file.at(board, "the Huntress starts with two of each token at least (TC-2)"));
    }
    Ok(())
}
