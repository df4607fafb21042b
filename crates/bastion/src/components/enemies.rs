//! The enemy cards: strength, colour, properties and spell of each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::source::{PerColor, SourcedList};
use crate::ids::{Class, Color, ENEMIES, Legend, Property, Spell};
use printed::DataError;
use printed::{File, Sourced};
use tabletop::{Rule, rule};

/// The colour of a card's strength disc (B-4.8 to B-4.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum CardColor {
    /// One colour of mana.
    Mono(Color),
    /// The colour of the district it is in.
    White,
    /// Any colours.
    Gray,
    /// This many discs of every colour.
    Prismatic(u8),
}

impl CardColor {
    /// The rule at which the book begins to speak of it.
    pub const fn rule(self) -> Rule {
        match self {
            CardColor::Mono(_) => rule!("B-4.8"),
            CardColor::White => rule!("B-4.9"),
            CardColor::Prismatic(_) => rule!("B-4.10"),
            CardColor::Gray => rule!("B-4.11"),
        }
    }
}

/// What is printed on one enemy card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enemy {
    /// The printed number; a Shapeshifter has none.
    pub strength: Option<u8>,
    /// The colour of the strength disc.
    pub paint: CardColor,
    /// How many Vanguard symbols it carries (B-15.1); the Infiltrator has two (B-15.4).
    pub vanguards: u8,
    /// The colour of its Drain symbol.
    pub drain: Option<Color>,
    /// The colour of its coloured Tyranny symbol.
    pub tyranny: Option<Color>,
    /// The spell it becomes.
    pub spell: Spell,
    /// The power of that spell; 0 where it has none.
    pub power: u8,
    properties: u16,
}

/// A new property needs a bit of its own.
const _: () = assert!(Property::ALL.len() <= u16::BITS as usize);

impl Enemy {
    /// Whether it carries a property.
    pub const fn has(&self, property: Property) -> bool {
        self.properties & (1 << property as u16) != 0
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    #[serde(rename = "joining-barred-by")]
    joining_barred_by: Option<Sourced<Property>>,
    class: BTreeMap<Class, PrintedClass>,
    legend: BTreeMap<Legend, PrintedLegend>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedClass {
    strength: Sourced<Strength>,
    properties: SourcedList<Property>,
    spell: Sourced<Spell>,
    power: Option<Sourced<u8>>,
    drain: Option<PerColor<Sourced<Color>>>,
    tyranny: Option<PerColor<Sourced<Color>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedLegend {
    strength: Sourced<Strength>,
    color: Sourced<PrintedPaint>,
    properties: SourcedList<Property>,
    spell: Sourced<Spell>,
    power: Option<Sourced<u8>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
enum Strength {
    Number(u8),
    Letter(Unknown),
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
enum Unknown {
    X,
}

impl Strength {
    fn number(self) -> Option<u8> {
        match self {
            Strength::Number(number) => Some(number),
            Strength::Letter(Unknown::X) => None,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct PrintedPaint(CardColor);

impl TryFrom<String> for PrintedPaint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let paint = match text.as_str() {
            "white" => CardColor::White,
            "gray" => CardColor::Gray,
            "prismatic-1" => CardColor::Prismatic(1),
            "prismatic-2" => CardColor::Prismatic(2),
            color => CardColor::Mono(color.parse().map_err(|reason| {
                format!("{reason}; or white, gray, prismatic-1, prismatic-2 (B-4.8 to B-4.11)")
            })?),
        };
        Ok(PrintedPaint(paint))
    }
}

/// B-4.5, B-4.6.
fn class_strength(class: Class) -> Option<u8> {
    match class {
        Class::Beast | Class::Scout => Some(3),
        Class::Warrior | Class::Symbiote => Some(4),
        Class::Mage | Class::Flier => Some(5),
        Class::Rider | Class::Priest => Some(6),
        Class::Giant => Some(7),
        Class::Archmage => Some(8),
        Class::Dragon => Some(10),
        Class::Shapeshifter => None,
    }
}

/// B-4.7.
fn legend_strength(legend: Legend) -> u8 {
    match legend {
        Legend::Infiltrator => 3,
        Legend::Belligemin => 4,
        Legend::Rokai | Legend::Valkyrie => 5,
        Legend::Golem | Legend::BlackWing | Legend::Inquisitor => 6,
        Legend::Shaggon => 8,
        Legend::Knellerwyrm => 10,
        Legend::Leviathan => 12,
    }
}

/// Reads the cards, and the property that forbids joining.
pub(super) fn parse(name: &str, text: &str) -> Result<([Enemy; ENEMIES], Property), DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    let mut cards = Vec::with_capacity(ENEMIES);
    for class in Class::ALL {
        let Some(entry) = printed.class.get(&class) else {
            return Err(file.error(0, format!("the class `{class}` is missing (B-1.8, B-1.9)")));
        };
        for color in Color::ALL {
            cards.push(read_class(file, class, entry, color)?);
        }
    }
    for legend in Legend::ALL {
        let Some(entry) = printed.legend.get(&legend) else {
            return Err(file.error(0, format!("the legend `{legend}` is missing (B-1.10)")));
        };
        cards.push(read_legend(file, legend, entry)?);
    }
    let cards: [Enemy; ENEMIES] = cards.try_into().expect("12 classes of 6 colours and 10 legends");
    check_spells(file, &printed)?;
    check_carriers(file, &cards)?;
    // what a set does not say is read as the ruling does.
    let barred = printed.joining_barred_by.map_or(Property::Immunity, |it| *it.get());
    Ok((cards, barred))
}

fn read_class(
    file: File<'_>,
    class: Class,
    entry: &PrintedClass,
    color: Color,
) -> Result<Enemy, DataError> {
    let strength = entry.strength.get().number();
    if strength != class_strength(class) {
        let reason = format!("the strength of the class {class} is fixed (B-4.5, B-4.6)");
        return Err(file.error(entry.strength.at(), reason));
    }
    let is_basic = Class::BASIC.contains(&class);
    if is_basic != entry.properties.get().is_empty() {
        let reason = "basic enemies have no property, all others at least one (B-4.4)";
        return Err(file.error(entry.properties.at(), reason));
    }
    let mut enemy = Enemy {
        strength,
        paint: CardColor::Mono(color),
        vanguards: 0,
        drain: None,
        tyranny: None,
        spell: *entry.spell.get(),
        power: read_power(file, &entry.spell, entry.power.as_ref())?,
        properties: 0,
    };
    read_properties(file, &entry.properties, &mut enemy)?;
    // the colours of the symbols are data.
    if enemy.has(Property::Drain) {
        let drain = symbol(file, &entry.properties, entry.drain.as_ref(), "drain")?.get(color);
        if *drain.get() == color {
            let reason = "a Drain symbol has another colour than its card (B-15.40)";
            return Err(file.error(drain.at(), reason));
        }
        enemy.drain = Some(*drain.get());
    }
    if enemy.has(Property::ColoredTyranny) {
        let tyranny = symbol(file, &entry.properties, entry.tyranny.as_ref(), "tyranny")?;
        enemy.tyranny = Some(*tyranny.get(color).get());
    }
    Ok(enemy)
}

fn symbol<'a>(
    file: File<'_>,
    properties: &SourcedList<Property>,
    colors: Option<&'a PerColor<Sourced<Color>>>,
    name: &str,
) -> Result<&'a PerColor<Sourced<Color>>, DataError> {
    colors.ok_or_else(|| {
        let reason = format!("the table `{name}` with the colours of the symbols is missing");
        file.error(properties.at(), reason)
    })
}

fn read_legend(file: File<'_>, legend: Legend, entry: &PrintedLegend) -> Result<Enemy, DataError> {
    let strength = entry.strength.get().number();
    if strength != Some(legend_strength(legend)) {
        let reason = format!("the strength of {legend} is fixed (B-4.7)");
        return Err(file.error(entry.strength.at(), reason));
    }
    // which legend has which colour, one or a special one, is data.
    let PrintedPaint(paint) = *entry.color.get();
    if let CardColor::Prismatic(each) = paint
        && strength != Some(6 * each)
    {
        let reason = format!("prismatic ({each}) means strength {} (B-4.10)", 6 * each);
        return Err(file.error(entry.color.at(), reason));
    }
    if entry.properties.get().is_empty() {
        let reason = "every legendary enemy has at least one property (B-4.4)";
        return Err(file.error(entry.properties.at(), reason));
    }
    let mut enemy = Enemy {
        strength,
        paint,
        vanguards: 0,
        drain: None,
        tyranny: None,
        spell: *entry.spell.get(),
        power: read_power(file, &entry.spell, entry.power.as_ref())?,
        properties: 0,
    };
    read_properties(file, &entry.properties, &mut enemy)?;
    if enemy.has(Property::Drain) || enemy.has(Property::ColoredTyranny) {
        let reason =
            "Drain and coloured Tyranny have a symbol for each colour of a class (R-15.11)";
        return Err(file.error(entry.properties.at(), reason));
    }
    Ok(enemy)
}

fn read_power(
    file: File<'_>,
    spell: &Sourced<Spell>,
    power: Option<&Sourced<u8>>,
) -> Result<u8, DataError> {
    match (spell.get().has_power(), power) {
        (true, Some(power)) if (1..=9).contains(power.get()) => Ok(*power.get()),
        (true, Some(power)) => Err(file.error(power.at(), "a spell's power is 1 to 9")),
        (false, None) => Ok(0),
        (true, None) => {
            Err(file.error(spell.at(), format!("the spell {} has a power (B-12.2)", spell.get())))
        }
        (false, Some(power)) => {
            Err(file.error(power.at(), format!("the spell {} has no power (B-12.2)", spell.get())))
        }
    }
}

fn read_properties(
    file: File<'_>,
    printed: &SourcedList<Property>,
    enemy: &mut Enemy,
) -> Result<(), DataError> {
    let fail = |reason: &str| Err(file.error(printed.at(), reason));
    if printed.get().len() > 2 {
        return fail("a card has room for two properties (B-4.1)");
    }
    for property in printed.get() {
        if enemy.has(*property) && *property != Property::Vanguard {
            return fail("only Vanguard can stand on a card twice (B-15.4)");
        }
        enemy.properties |= 1 << *property as u16;
        enemy.vanguards += u8::from(*property == Property::Vanguard);
    }
    let has = |property| enemy.has(property);
    if has(Property::Shapeshift) != enemy.strength.is_none() {
        return fail("exactly the cards of strength X have Shapeshift (B-4.6)");
    }
    printed.get().iter().try_for_each(|it| check_company(*it, has).or_else(fail))
}

/// Ward and Rally are the two properties that lie sideways.
fn the_other_sideways(property: Property) -> Property {
    if property == Property::Ward { Property::Rally } else { Property::Ward }
}

/// What a property asks of the others on its card.
fn check_company(property: Property, has: impl Fn(Property) -> bool) -> Result<(), &'static str> {
    let (is_possible, reason) = match property {
        Property::Overshadow | Property::Terror => (
            has(Property::Flight),
            "Overshadow and Terror belong to plazas, where Flight leads (B-15.64, B-15.70)",
        ),
        Property::ColoredTyranny | Property::GeneralTyranny => (
            has(Property::Roost),
            "Tyranny works in the citadel only, where Roost leads (B-15.54, B-15.55)",
        ),
        // B-15.35, B-15.79: laid sideways along the wall, which only reminds.
        Property::Ward | Property::Rally => (
            ![Property::Flight, Property::Roost, the_other_sideways(property)].into_iter().any(has),
            "Ward and Rally are laid sideways along the wall (B-15.35, B-15.79): \
             neither together nor with Flight or Roost",
        ),
        Property::Vanguard
        | Property::Symbiosis
        | Property::Flight
        | Property::Rush
        | Property::Drain
        | Property::Roost
        | Property::Shapeshift
        | Property::Douse
        | Property::Earthing
        | Property::Immunity => (true, ""),
    };
    if is_possible { Ok(()) } else { Err(reason) }
}

/// The spells of the tutorial (B-5.20) come from its classes, and no others do.: beyond
/// that, which enemy gives which spell is data.
fn check_spells(file: File<'_>, printed: &Printed) -> Result<(), DataError> {
    const TUTORIAL: [Spell; 6] = [
        Spell::Alchemy,
        Spell::Plenty,
        Spell::Fireball,
        Spell::Prism,
        Spell::Missile,
        Spell::Speed,
    ];
    let classes = [
        Class::Beast,
        Class::Warrior,
        Class::Mage,
        Class::Rider,
        Class::Scout,
        Class::Flier,
        Class::Giant,
    ];
    let spells = classes.iter().map(|class| &printed.class[class].spell);
    let spells: Vec<_> = spells.chain([&printed.legend[&Legend::Infiltrator].spell]).collect();
    for spell in &spells {
        if !TUTORIAL.contains(spell.get()) {
            let reason =
                format!("the spell {} does not occur in the tutorial (B-5.20)", spell.get());
            return Err(file.error(spell.at(), reason));
        }
    }
    // B-17.10: scenario 2 deals Beasts as Speed spells.
    let beast = &printed.class[&Class::Beast].spell;
    if *beast.get() != Spell::Speed {
        return Err(file.error(beast.at(), "Beasts give Speed (B-17.10)"));
    }
    check_tutorial_properties(file, printed)?;
    match TUTORIAL.iter().find(|wanted| !spells.iter().any(|it| it.get() == *wanted)) {
        Some(spell) => {
            Err(file.error(0, format!("no enemy of the tutorial gives {spell} (B-5.20)")))
        }
        None => Ok(()),
    }
}

/// B-5.20: the tutorial knows Vanguard, Flight and Rush only.
fn check_tutorial_properties(file: File<'_>, printed: &Printed) -> Result<(), DataError> {
    let classes = [Class::Scout, Class::Flier, Class::Giant];
    let classes = classes.iter().map(|class| &printed.class[class].properties);
    let infiltrator = &printed.legend[&Legend::Infiltrator].properties;
    for properties in classes.chain([infiltrator]) {
        let known = [Property::Vanguard, Property::Flight, Property::Rush];
        if let Some(other) = properties.get().iter().find(|it| !known.contains(it)) {
            let reason = format!("{other} does not occur in the tutorial (B-5.20)");
            return Err(file.error(properties.at(), reason));
        }
    }
    Ok(())
}

/// Every spell and every property occurs; who carries a property is data.
fn check_carriers(file: File<'_>, cards: &[Enemy; ENEMIES]) -> Result<(), DataError> {
    if let Some(spell) = Spell::ALL.iter().find(|it| !cards.iter().any(|card| card.spell == **it)) {
        return Err(file.error(0, format!("no enemy gives the spell {spell} (R-12.7)")));
    }
    let carried = |property: &Property| cards.iter().any(|card| card.has(*property));
    match Property::ALL.iter().find(|property| !carried(property)) {
        Some(property) => {
            Err(file.error(0, format!("no enemy has the property {property} (R-15.10)")))
        }
        None => Ok(()),
    }
}
