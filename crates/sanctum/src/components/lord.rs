//! Demon Lord cards and fury cards.

use arrayvec::ArrayVec;
use serde::Deserialize;
use toml::Spanned;

use super::Pairs;
use crate::ids::{FuryId, LordId, Target};
use crate::vocabulary::Atom;
use printed::{DataError, File, Provenance};

/// What it takes to defeat a card, and its damage as long as it is not (O-20.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Front {
    /// The values to be hit.
    pub weak_points: ArrayVec<u8, { Front::MOST_POINTS }>,
    /// Blood drops.
    pub drops: u8,
}

impl Front {
    /// The rules set no limit (O-20.1); hits are kept as the bits of a byte.
    pub const MOST_POINTS: usize = Target::MOST_POINTS as usize;

    /// The hits it takes to defeat it, one bit for each weak point.
    pub fn all_hits(&self) -> u8 {
        ((1u16 << self.weak_points.len()) - 1) as u8
    }
}

/// S-23.1, O-23.1: carry out all atoms in order, or take the wounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// The name of the card.
    pub name: String,
    /// What has to be carried out.
    pub atoms: ArrayVec<Atom, { Penalty::MOST_ATOMS }>,
    /// What has to be suffered otherwise.
    pub wounds: u8,
}

impl Penalty {
    /// The rules set no limit (O-23.1); a card is a value without a heap.
    const MOST_ATOMS: usize = 3;
}

/// The cards of a file, and whether their sides belong together.
pub(super) struct LordCards {
    pub(super) cards: Vec<(Front, Penalty)>,
    pub(super) pairs: Pairs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedLord {
    /// O-1.3, H-1.2.
    #[serde(default)]
    pairs: Pairs,
    card: Spanned<Vec<Card>>,
}

/// A fury card has one side with all of it (S-20.2), so its parts always belong together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedFury {
    /// O-1.3: a set may say so.
    pairs: Option<Spanned<Pairs>>,
    card: Spanned<Vec<Card>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    name: String,
    weak_points: Spanned<Vec<u8>>,
    drops: u8,
    penalty: Spanned<Vec<Spanned<String>>>,
    wounds: u8,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

/// The 33 Demon Lord cards.
pub(super) fn parse_lord(name: &str, text: &str) -> Result<LordCards, DataError> {
    let file = File { name, text };
    let printed: PrintedLord = file.read()?;
    file.count(&printed.card, LordId::COUNT, "Demon Lord cards (S-2.10)")?;
    let cards = read_all(file, &printed.card, |atom| atom.allowed_on_lord_cards())?;
    Ok(LordCards { cards, pairs: printed.pairs })
}

/// O-24.1: the 18 fury cards.
pub(super) fn parse_fury(name: &str, text: &str) -> Result<Vec<(Front, Penalty)>, DataError> {
    let file = File { name, text };
    let printed: PrintedFury = file.read()?;
    if let Some(pairs) = printed.pairs.filter(|it| *it.get_ref() == Pairs::Hidden) {
        let reason = "a fury card has everything on one side (S-20.2, O-1.3): only \"fixed\" fits";
        return Err(file.at(&pairs, reason));
    }
    file.count(&printed.card, FuryId::COUNT, "fury cards (O-24.1)")?;
    read_all(file, &printed.card, |atom| atom.allowed_on_fury_cards())
}

fn read_all(
    file: File<'_>,
    cards: &Spanned<Vec<Card>>,
    fits: impl Fn(Atom) -> bool,
) -> Result<Vec<(Front, Penalty)>, DataError> {
    cards.get_ref().iter().map(|card| read(file, card, &fits)).collect()
}

fn read(
    file: File<'_>,
    card: &Card,
    fits: impl Fn(Atom) -> bool,
) -> Result<(Front, Penalty), DataError> {
    let Card { name, weak_points, drops, penalty, wounds, .. } = card;
    let points = weak_points.get_ref();
    if points.is_empty() {
        return Err(file.at(weak_points, "a card is defeated by its weak points (S-21.5)"));
    }
    if points.len() > Front::MOST_POINTS {
        let most = Front::MOST_POINTS;
        let reason = format!("{} weak points: the program has room for {most}", points.len());
        return Err(file.at(weak_points, reason));
    }
    if let Some(value) = points.iter().find(|it| !(1..=6).contains(*it)) {
        return Err(file.at(weak_points, format!("a die never shows {value} (S-1.5)")));
    }
    if penalty.get_ref().is_empty() {
        return Err(file.at(penalty, "a card has a penalty to carry out (S-23.1)"));
    }
    let mut atoms = ArrayVec::new();
    for text in penalty.get_ref() {
        let atom: Atom = file.word(text)?;
        if !fits(atom) {
            let reason = format!("`{atom}` does not occur on this kind of card (S-23, S-24.3)");
            return Err(file.at(text, reason));
        }
        atoms.try_push(atom).map_err(|_| {
            let most = Penalty::MOST_ATOMS;
            file.at(penalty, format!("the program has room for {most} atoms of a penalty"))
        })?;
    }
    let front = Front { weak_points: points.iter().copied().collect(), drops: *drops };
    let name = name.clone();
    Ok((front, Penalty { name, atoms, wounds: *wounds }))
}
