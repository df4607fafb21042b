//! The four hero boards.

use serde::Deserialize;
use toml::Spanned;

use crate::ids::{Figure, Slot};
use crate::vocabulary::Ability;
use printed::{DataError, File, Provenance};

/// What is printed on a hero's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroBoard {
    /// S-3.3: stamina and focus at the start.
    pub tokens: [u8; 2],
    /// S-3.12: potion spaces.
    pub potions: u8,
    /// The abilities printed on the slots.
    pub slots: [Option<Ability>; Slot::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
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

pub(super) fn parse(name: &str, text: &str) -> Result<Vec<HeroBoard>, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    let boards = [&printed.huntress, &printed.outlaw, &printed.slayer, &printed.dancer];
    let heroes: Result<Vec<HeroBoard>, _> = boards.iter().map(|it| read(file, it)).collect();
    let heroes = heroes?;
    check_huntress(file, &printed.huntress, &heroes[Figure::Huntress as usize])?;
    Ok(heroes)
}

fn read(file: File<'_>, board: &Spanned<Board>) -> Result<HeroBoard, DataError> {
    let Board { stamina, focus, potions, slots, .. } = board.get_ref();
    for tokens in [stamina, focus] {
        if !(1..=10).contains(tokens.get_ref()) {
            return Err(file.at(tokens, "a hero starts with 1 to 10 tokens of each kind (S-3.3)"));
        }
    }
    // S-3.12.
    if *potions.get_ref() != 4 {
        return Err(file.at(potions, "every board has four potion spaces (S-3.12)"));
    }
    let Slots { head, body, boots, weapon1, weapon2, amulet } = slots;
    let mut printed = [const { None }; Slot::COUNT];
    for (slot, text) in Slot::ALL.iter().zip([head, body, boots, weapon1, weapon2, amulet]) {
        printed[slot.index()] = text.as_ref().map(|text| file.word(text)).transpose()?;
    }
    if printed.iter().all(Option::is_none) {
        return Err(file.at(board, "some abilities are there from the start (S-8.2)"));
    }
    let tokens = [*stamina.get_ref(), *focus.get_ref()];
    Ok(HeroBoard { tokens, potions: *potions.get_ref(), slots: printed })
}

/// The Huntress of the worked examples: ±1 and ±2 for one focus each, two shields for two stamina.
fn check_huntress(
    file: File<'_>,
    board: &Spanned<Board>,
    hero: &HeroBoard,
) -> Result<(), DataError> {
    for wanted in ["B +-1", "B +-2", "RR shield 2"] {
        let has = hero.slots.iter().flatten().any(|ability| ability.to_string() == wanted);
        if !has {
            let reason = format!("the Huntress has the ability `{wanted}` (TC-2)");
            return Err(file.at(board, reason));
        }
    }
    if hero.tokens.iter().any(|tokens| *tokens < 2) {
        return Err(file.at(board, "the Huntress starts with two of each token at least (TC-2)"));
    }
    Ok(())
}
