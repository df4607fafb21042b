//! The 36 skills.

use serde::Deserialize;
use toml::Spanned;

use super::{MOST_TOKENS, count_gems};
use crate::ids::{Cell, Color, Figure, Gem};
use crate::state::{Gems, Tokens};
use crate::vocabulary::{Ability, Immediate, Power};
use printed::{DataError, File, Provenance};

/// One place of a skill table, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Its name.
    pub name: String,
    /// S-3.9: the gems on it, by [`Gem`].
    pub gems: [u8; 4],
    /// Tile or card.
    pub kind: SkillKind,
}

/// S-13.4, S-13.5.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SkillKind {
    /// Stamina and focus tokens.
    Tile(Tokens),
    /// A card with a text.
    Card(SkillCard),
}

/// A skill card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SkillCard {
    /// What it lets its owner do.
    pub power: Option<Power>,
    /// What happens when it is gained.
    pub immediate: Vec<Immediate>,
    /// O-8.3: an ability printed on it.
    pub ability: Option<Ability>,
    /// S-13.6: whether it goes on the space with the diamond.
    pub special: bool,
}

impl Skill {
    /// What it lets its owner do.
    #[inline]
    pub fn power(&self) -> Option<Power> {
        match &self.kind {
            SkillKind::Tile(_) => None,
            SkillKind::Card(card) => card.power,
        }
    }

    /// The ability printed on it.
    #[inline]
    pub fn ability(&self) -> Option<&Ability> {
        match &self.kind {
            SkillKind::Tile(_) => None,
            SkillKind::Card(card) => card.ability.as_ref(),
        }
    }

    /// What happens when it is gained.
    pub fn immediate(&self) -> &[Immediate] {
        match &self.kind {
            SkillKind::Tile(_) => &[],
            SkillKind::Card(card) => &card.immediate,
        }
    }

    /// The tokens it gives.
    pub fn tokens(&self) -> Tokens {
        match &self.kind {
            SkillKind::Tile(tokens) => *tokens,
            SkillKind::Card(_) => Tokens::NONE,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    huntress: Spanned<Table>,
    outlaw: Spanned<Table>,
    slayer: Spanned<Table>,
    dancer: Spanned<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    red: Column,
    green: Column,
    blue: Column,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Column {
    #[serde(rename = "1")]
    first: Spanned<Entry>,
    #[serde(rename = "2")]
    second: Spanned<Entry>,
    #[serde(rename = "3")]
    third: Spanned<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: Spanned<String>,
    kind: Kind,
    #[serde(default)]
    stamina: u8,
    #[serde(default)]
    focus: u8,
    power: Option<Spanned<String>>,
    #[serde(default)]
    immediate: Vec<Spanned<String>>,
    ability: Option<Spanned<String>>,
    #[serde(default)]
    special: bool,
    gems: Spanned<Vec<Gem>>,
    /// Read so that an entry without a provenance is refused.
    #[serde(rename = "from")]
    _from: Provenance,
    /// The fields the rule book states although the rest is designed.
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Tile,
    Card,
}

impl Table {
    fn entry(&self, cell: Cell) -> &Spanned<Entry> {
        let column = match cell.column() {
            Color::Red => &self.red,
            Color::Green => &self.green,
            Color::Blue => &self.blue,
        };
        match cell.level().number() {
            1 => &column.first,
            2 => &column.second,
            _ => &column.third,
        }
    }
}

pub(super) fn parse(name: &str, text: &str) -> Result<Vec<Vec<Skill>>, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    let tables = [&printed.huntress, &printed.outlaw, &printed.slayer, &printed.dancer];
    let mut heroes = Vec::with_capacity(Figure::ALL.len());
    for table in tables {
        let skills: Result<Vec<Skill>, _> =
            Cell::all().map(|cell| read(file, table.get_ref().entry(cell))).collect();
        let skills = skills?;
        check_table(file, table, &skills)?;
        heroes.push(skills);
    }
    check_all(file, &printed, &heroes)?;
    Ok(heroes)
}

fn read(file: File<'_>, entry: &Spanned<Entry>) -> Result<Skill, DataError> {
    let Entry { name, kind, stamina, focus, power, immediate, ability, special, gems, .. } =
        entry.get_ref();
    if gems.get_ref().is_empty() {
        return Err(file.at(gems, "a skill is gained when its last gem leaves (S-13.1)"));
    }
    if gems.get_ref().len() > GEMS {
        return Err(file.at(gems, too_many_gems(gems.get_ref().len())));
    }
    let kind = match kind {
        Kind::Tile => {
            if power.is_some() || ability.is_some() || *special || !immediate.is_empty() {
                return Err(file.at(name, "a tile gives tokens and nothing else (S-13.4)"));
            }
            if *stamina > MOST_TOKENS || *focus > MOST_TOKENS {
                let reason = format!("the program has room for {MOST_TOKENS} tokens of a tile");
                return Err(file.at(name, reason));
            }
            SkillKind::Tile(Tokens::new([*stamina, *focus]))
        }
        Kind::Card => {
            if stamina.saturating_add(*focus) > 0 {
                return Err(file.at(name, "only tiles give tokens (S-13.4)"));
            }
            if power.is_none() && ability.is_none() && immediate.is_empty() {
                return Err(file.at(name, "a skill card does something (S-13.7)"));
            }
            let immediate: Result<_, _> = immediate.iter().map(|it| file.word(it)).collect();
            SkillKind::Card(SkillCard {
                power: power.as_ref().map(|it| file.word(it)).transpose()?,
                immediate: immediate?,
                ability: ability.as_ref().map(|it| file.word(it)).transpose()?,
                special: *special,
            })
        }
    };
    let gems = count_gems(gems.get_ref().iter().copied());
    Ok(Skill { name: name.get_ref().clone(), gems, kind })
}

/// What holds for every hero.
fn check_table(file: File<'_>, table: &Spanned<Table>, skills: &[Skill]) -> Result<(), DataError> {
    let wrong = |reason: String| Err(file.at(table, reason));
    let special = |it: &&Skill| matches!(&it.kind, SkillKind::Card(card) if card.special);
    let specials = skills.iter().filter(special).count();
    if specials != 1 {
        return wrong(format!("{specials} special skills: there is one (S-13.6)"));
    }
    let silver = |it: &&Skill| matches!(it.power(), Some(Power::SilverDie(_)));
    let silvers = skills.iter().filter(silver).count();
    if silvers != 1 {
        // O-3.5: whichever of the nine it is.
        return wrong(format!("{silvers} skills with the silver die: there is one (S-3.10)"));
    }
    check_powers(file, table, skills)
}

/// The program counts uses by kind of power, so a hero has none twice; changes of dice may differ.
fn check_powers(file: File<'_>, table: &Spanned<Table>, skills: &[Skill]) -> Result<(), DataError> {
    let powers: Vec<Power> = skills.iter().filter_map(Skill::power).collect();
    for (index, power) in powers.iter().enumerate() {
        let same = |other: &Power| std::mem::discriminant(other) == std::mem::discriminant(power);
        if !matches!(power, Power::Change(_)) && powers[..index].iter().any(same) {
            return Err(file.at(
                table,
                format!("two skills have the power `{power}`: the program counts its uses once"),
            ));
        }
    }
    Ok(())
}

/// The box holds 84 gems; one white gem of each hero starts in the gem pool.
const GEMS: usize = Gems::IN_THE_BOX as usize - Figure::ALL.len();

fn too_many_gems(there: usize) -> String {
    format!("{there} gems on skill tables: the box has {GEMS} for them (S-3.7, S-3.9)")
}

/// What holds for the four heroes together.
fn check_all(file: File<'_>, printed: &Printed, heroes: &[Vec<Skill>]) -> Result<(), DataError> {
    let skills = || heroes.iter().flatten();
    let tiles = skills().filter(|it| matches!(it.kind, SkillKind::Tile(_))).count();
    if tiles != 12 {
        let reason = format!("{tiles} skill tiles: 12 of the 36 skills are tiles (O-13.1)");
        return Err(file.at(&printed.huntress, reason));
    }
    let gems: usize = skills().flat_map(|it| it.gems).map(usize::from).sum();
    if gems > GEMS {
        return Err(file.at(&printed.huntress, too_many_gems(gems)));
    }
    let gives_rage = |it: &&Skill| it.immediate().contains(&Immediate::RageTile);
    let rage = skills().filter(gives_rage).count();
    if rage > 1 {
        let reason = format!("{rage} skills give a second rage tile: there is one more (O-3.4)");
        return Err(file.at(&printed.huntress, reason));
    }
    Ok(())
}
