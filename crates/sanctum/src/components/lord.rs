//! Demon Lord cards and fury cards.

use arrayvec::ArrayVec;
use serde::Deserialize;
use toml::Spanned;

use crate::ids::Token;
use crate::ids::{FuryId, LordId};
use crate::vocabulary::{Atom, SpaceColor};
use printed::{DataError, File, Provenance};

/// What it takes to defeat a card, and its damage as long as it is not (O-20.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Front {
    /// The values to be hit.
    pub weak_points: ArrayVec<u8, 3>,
    /// Blood drops.
    pub drops: u8,
}

impl Front {
    /// The hits it takes to defeat it, one bit for each weak point.
    pub fn all_hits(&self) -> u8 {
        (1 << self.weak_points.len()) - 1
    }
}

/// S-23.1, O-23.1: carry out all atoms in order, or take the wounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// The name of the card.
    pub name: String,
    /// What has to be carried out.
    pub atoms: ArrayVec<Atom, 3>,
    /// What has to be suffered otherwise.
    pub wounds: u8,
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
    weak_points: Spanned<Vec<u8>>,
    drops: Spanned<u8>,
    penalty: Spanned<Vec<Spanned<String>>>,
    wounds: Spanned<u8>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

/// The 33 Demon Lord cards.
pub(super) fn parse_lord(name: &str, text: &str) -> Result<Vec<(Front, Penalty)>, DataError> {
    let file = File { name, text };
    let fits = |atom: Atom| atom.is_lordly();
    let cards = parse(file, LordId::COUNT, "Demon Lord cards", 1, fits)?;
    let needed = [Atom::DieFewer, Atom::Damage(2), Atom::Shorten, Atom::Heal, Atom::Drink];
    check_all(file, &cards, &needed)?;
    Ok(cards)
}

/// O-24.1: the 18 fury cards.
pub(super) fn parse_fury(name: &str, text: &str) -> Result<Vec<(Front, Penalty)>, DataError> {
    let file = File { name, text };
    let fits = |atom: Atom| atom.is_furious();
    let cards = parse(file, FuryId::COUNT, "fury cards", 0, fits)?;
    check_all(file, &cards, &[Atom::Pay, Atom::LoseDie, Atom::OnlyModified])?;
    let rerolls = |it: &(Front, Penalty)| it.1.atoms.iter().any(|it| matches!(it, Atom::Reroll(_)));
    if cards.iter().any(rerolls) {
        Ok(cards)
    } else {
        Err(file.error(0, "no card rerolls dice: every penalty of S-24 occurs"))
    }
}

fn parse(
    file: File<'_>,
    count: usize,
    what: &str,
    least_drops: u8,
    fits: impl Fn(Atom) -> bool,
) -> Result<Vec<(Front, Penalty)>, DataError> {
    let printed: Printed = file.read()?;
    file.count(&printed.card, count, what)?;
    printed.card.get_ref().iter().map(|card| read(file, card, least_drops, &fits)).collect()
}

fn read(
    file: File<'_>,
    card: &Card,
    least_drops: u8,
    fits: impl Fn(Atom) -> bool,
) -> Result<(Front, Penalty), DataError> {
    let Card { name, weak_points, drops, penalty, wounds, .. } = card;
    let points = weak_points.get_ref();
    if !(1..=3).contains(&points.len()) || points.iter().any(|it| !(1..=6).contains(it)) {
        return Err(file.at(weak_points, "a card has one to three weak points from 1 to 6"));
    }
    // A Demon Lord card without damage could be besieged for ever.
    if !(least_drops..=6).contains(drops.get_ref()) {
        return Err(file.at(drops, format!("a card has {least_drops} to 6 drops")));
    }
    if !(1..=3).contains(&penalty.get_ref().len()) {
        return Err(file.at(penalty, "a penalty has one to three atoms (O-23.1)"));
    }
    if !(1..=6).contains(wounds.get_ref()) {
        return Err(file.at(wounds, "a card wounds one to six times (S-23.1)"));
    }
    let mut atoms = ArrayVec::new();
    for text in penalty.get_ref() {
        let atom: Atom = file.word(text)?;
        if !fits(atom) {
            let reason = format!("`{atom}` does not occur on this kind of card (S-23, S-24.3)");
            return Err(file.at(text, reason));
        }
        atoms.push(atom);
    }
    let front = Front { weak_points: points.iter().copied().collect(), drops: *drops.get_ref() };
    let name = name.get_ref().clone();
    Ok((front, Penalty { name, atoms, wounds: *wounds.get_ref() }))
}

/// Every penalty occurs: those of both kinds of card, and these.
fn check_all(file: File<'_>, cards: &[(Front, Penalty)], needed: &[Atom]) -> Result<(), DataError> {
    // O-23.6: rage is wasted on both kinds of card.
    let common = [
        Atom::Lose(Token::Stamina),
        Atom::Lose(Token::Focus),
        Atom::LoseBlessing,
        Atom::Corrupt(None),
        Atom::Corrupt(Some(SpaceColor::Red)),
        Atom::Corrupt(Some(SpaceColor::Blue)),
        Atom::Corrupt(Some(SpaceColor::Purple)),
        Atom::WasteRage,
    ];
    let occurs = |atom: &Atom| cards.iter().any(|(_, penalty)| penalty.atoms.contains(atom));
    match common.iter().chain(needed).find(|atom| !occurs(atom)) {
        Some(atom) => {
            let reason =
                format!("no card has the penalty `{atom}`: every one of S-23, S-24 occurs");
            Err(file.error(0, reason))
        }
        None => Ok(()),
    }
}
