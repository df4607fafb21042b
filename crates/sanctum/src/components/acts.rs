//! The act boards.

use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Deserialize;
use toml::Spanned;

use super::cards::Demon;
use crate::ids::{Level, SetId};
use printed::{DataError, File, Provenance};

/// S-5.8: the levels of a printed set, `1+2` or `3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group(pub ArrayVec<Level, 2>);

impl FromStr for Group {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = |part: &str| part.parse().ok().and_then(|it: u8| Level::try_from(it).ok());
        let levels: Option<Vec<Level>> = text.split('+').map(level).collect();
        match levels {
            Some(levels) if levels.len() <= 2 => Ok(Group(levels.into_iter().collect())),
            _ => Err(format!("`{text}` is not a set of demons, such as 1+1, 1+2 or 3 (S-5.8)")),
        }
    }
}

/// The rules set no limit (O-5.1); spaces are counted in a byte.
const MOST_SPACES: usize = 200;

/// One act board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// For each space: the sets dealt when it is entered.
    pub spaces: Vec<Vec<Group>>,
    /// S-7.1: the space of the divine intervention tile, from 1.
    pub intervention: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    act: Spanned<Vec<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    number: Spanned<u8>,
    spaces: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
    intervention: Option<Spanned<u8>>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

pub(super) fn parse(name: &str, text: &str, demons: &[Demon]) -> Result<Vec<Act>, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    file.count(&printed.act, 6, "acts (S-1.3)")?;
    let entries = printed.act.get_ref();
    let mut acts = Vec::with_capacity(6);
    for (index, entry) in entries.iter().enumerate() {
        if usize::from(*entry.number.get_ref()) != index + 1 {
            return Err(
                file.at(&entry.number, format!("act {} is missing here (S-1.3)", index + 1))
            );
        }
        acts.push(read(file, entry)?);
    }
    check_first(file, &entries[0], &acts[0])?;
    check_decks(file, &printed.act, &acts, demons)?;
    Ok(acts)
}

fn read(file: File<'_>, entry: &Entry) -> Result<Act, DataError> {
    let mut spaces = Vec::new();
    for space in entry.spaces.get_ref() {
        let sets: Result<Vec<Group>, _> = space.get_ref().iter().map(|it| file.word(it)).collect();
        spaces.push(sets?);
    }
    let act = Act { spaces, intervention: entry.intervention.as_ref().map(|it| *it.get_ref()) };
    match entry.number.get_ref() {
        1..=4 => check_path(file, entry, &act)?,
        5 => {
            // S-17.2, O-17.1: the levels of the pairs are data.
            let pairs = act.spaces.iter().flatten().filter(|set| set.0.len() == 2).count();
            if act.spaces.len() != 1 || act.spaces[0].len() != SetId::COUNT || pairs != 5 {
                return Err(file.at(&entry.spaces, "act V deals five pairs at once (S-17.2)"));
            }
        }
        _ if !act.spaces.is_empty() => {
            return Err(file.at(&entry.spaces, "the board of act VI has no spaces (S-18.3)"));
        }
        _ => {}
    }
    check_intervention(file, entry, &act)?;
    Ok(act)
}

/// S-5.7: five sets on the first space, one on every other; S-6.1: the last one has the chest.
fn check_path(file: File<'_>, entry: &Entry, act: &Act) -> Result<(), DataError> {
    if act.spaces.is_empty() {
        return Err(file.at(&entry.spaces, "a path board has a space with a chest (S-6.1)"));
    }
    if act.spaces.len() > MOST_SPACES {
        let reason = format!("the program has room for {MOST_SPACES} spaces of a board");
        return Err(file.at(&entry.spaces, reason));
    }
    for (index, space) in entry.spaces.get_ref().iter().enumerate() {
        let wanted = if index == 0 { SetId::COUNT } else { 1 };
        file.count(space, wanted, "sets on this space (S-5.7)")?;
    }
    Ok(())
}

/// S-2.8, S-7.1.
fn check_intervention(file: File<'_>, entry: &Entry, act: &Act) -> Result<(), DataError> {
    let number = *entry.number.get_ref();
    match (&entry.intervention, matches!(number, 2 | 3)) {
        (None, true) => {
            let reason = format!("act {number} has a space of divine intervention (S-2.8)");
            Err(file.at(&entry.number, reason))
        }
        (Some(space), true) if !(1..=act.spaces.len()).contains(&usize::from(*space.get_ref())) => {
            Err(file.at(space, "there is no such space: the tile marks one of this board (S-7.1)"))
        }
        (Some(space), false) => {
            Err(file.at(space, "only acts II and III have such a space (S-2.8)"))
        }
        _ => Ok(()),
    }
}

/// O-5.1: what the worked examples tell of act I.
fn check_first(file: File<'_>, entry: &Entry, act: &Act) -> Result<(), DataError> {
    let pair: Group = "1+1".parse().expect("a pair of level I");
    let single: Group = "2".parse().expect("a single demon of level II");
    for (space, printed) in act.spaces.iter().zip(entry.spaces.get_ref()).take(2) {
        if space.iter().any(|set| *set != pair) {
            let reason = "spaces 1 and 2 of act I deal pairs of level I (O-5.1)";
            return Err(file.at(printed, reason));
        }
    }
    if !act.spaces.iter().skip(2).take(3).flatten().any(|set| *set == single) {
        let reason = "one of the spaces 3 to 5 of act I deals a single demon of level II (O-5.1)";
        return Err(file.at(&entry.spaces, reason));
    }
    Ok(())
}

/// S-5.9 holds as long as no deck runs out, even when all boards are used.
fn check_decks(
    file: File<'_>,
    printed: &Spanned<Vec<Entry>>,
    acts: &[Act],
    demons: &[Demon],
) -> Result<(), DataError> {
    for level in Level::ALL {
        let levels = acts.iter().flat_map(|act| &act.spaces).flatten().flat_map(|set| &set.0);
        let dealt = levels.filter(|it| **it == level).count();
        let there = demons.iter().filter(|it| it.level == level).count();
        if dealt > there {
            let number = level.number();
            let reason = format!(
                "the boards deal {dealt} demons of level {number}, there are {there} (O-5.3)"
            );
            return Err(file.at(printed, reason));
        }
    }
    Ok(())
}
