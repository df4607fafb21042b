//! B-14: the current strength of enemies and what an attack on them costs.
//!
//! Pure functions of the table, in the order of B-14.15: property value, increases, Cannons,
//! minimum 1 per card, slots, then Alchemy and spell power, minimum 1 per unit, payment.

use serde::Serialize;
use tabletop::{Rule, rule};

use crate::components::CardColor;
use crate::ids::{Color, EnemyId, Property, RitualKind, Section, Target};
use crate::property::neighbours;
use crate::sets::Mana;
use crate::state::Table;

/// B-15.59, B-15.60: what a Shapeshifter is worth without neighbours to measure up to.
const SHAPESHIFTER_ALONE: u8 = 9;
/// B-13.28.
const CANNON: u8 = 2;

/// What changes the strength of one card (B-14.3, B-14.4); spells never do (B-14.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Modifiers {
    /// The printed number, or the property value of a Shapeshifter (B-14.2).
    pub base: u8,
    /// +1 for each unit with Rally next to it.
    pub rally: u8,
    /// +1 by the coloured Tyranny of the top enemy of the citadel: its colour.
    pub colored_tyranny: Option<Color>,
    /// +1 by general Tyranny.
    pub general_tyranny: bool,
    /// −2 for each matching Cannon in its district: how many there are.
    pub cannons: u8,
}

impl Modifiers {
    /// B-14.5, R-14.1: one minimum at the end.
    pub fn strength(self) -> u8 {
        let raised = self.base + self.increase();
        raised.saturating_sub(CANNON * self.cannons).max(1)
    }

    /// B-16.2: by how much it is raised.
    pub fn increase(self) -> u8 {
        self.rally + u8::from(self.colored_tyranny.is_some()) + u8::from(self.general_tyranny)
    }
}

/// What a part of a strength is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum PartKind {
    /// The printed number.
    Printed,
    /// A Shapeshifter without a neighbour.
    ShapeAlone,
    /// A Shapeshifter beside another one.
    ShapeLike,
    /// A card next to a Shapeshifter, whose strength it adds.
    ShapeOf {
        /// The card.
        card: EnemyId,
        /// Where it stands.
        section: Section,
    },
    /// Units with Rally next to it.
    Rally,
    /// The coloured Tyranny of the top enemy of the citadel.
    ColoredTyranny {
        /// The colour of the symbol.
        color: Color,
    },
    /// The general Tyranny of the top enemy of the citadel.
    GeneralTyranny,
    /// Matching Cannons in the district.
    Cannons {
        /// How many there are.
        count: u8,
    },
    /// What is missing to the least strength of a card.
    Least,
}

impl PartKind {
    /// The rule that adds this part.
    pub fn rule(self) -> Rule {
        match self {
            PartKind::Printed => rule!("B-14.2"),
            PartKind::ShapeAlone => rule!("B-15.59"),
            PartKind::ShapeLike => rule!("B-15.60"),
            PartKind::ShapeOf { .. } => Property::Shapeshift.rule(),
            PartKind::Rally => Property::Rally.rule(),
            PartKind::ColoredTyranny { .. } => Property::ColoredTyranny.rule(),
            PartKind::GeneralTyranny => Property::GeneralTyranny.rule(),
            PartKind::Cannons { .. } => RitualKind::Cannon.rule(),
            PartKind::Least => rule!("B-14.5"),
        }
    }
}

/// A part of the strength of a card; all parts together are the strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct StrengthPart {
    /// What it is.
    pub part: PartKind,
    /// How much it adds.
    pub value: i16,
    /// The rule that adds it.
    pub rule: Rule,
}

impl StrengthPart {
    fn new(part: PartKind, value: i16) -> Self {
        StrengthPart { part, value, rule: part.rule() }
    }
}

impl Table {
    /// The parts of the strength of a card of the unit at a place, in the order of B-14.15.
    pub fn strength_parts(&self, card: EnemyId, at: Target) -> Vec<StrengthPart> {
        let modifiers = self.modifiers(card, at);
        let mut parts = self.base_parts(card, at, modifiers.base);
        let changes = [
            (PartKind::Rally, i16::from(modifiers.rally)),
            (PartKind::GeneralTyranny, i16::from(modifiers.general_tyranny)),
            (
                PartKind::Cannons { count: modifiers.cannons },
                -i16::from(CANNON * modifiers.cannons),
            ),
        ];
        let tyranny =
            modifiers.colored_tyranny.map(|color| (PartKind::ColoredTyranny { color }, 1));
        let changes = changes.into_iter().filter(|(_, value)| *value != 0).chain(tyranny);
        parts.extend(changes.map(|(part, value)| StrengthPart::new(part, value)));
        let sum: i16 = parts.iter().map(|it| it.value).sum();
        let missing = i16::from(modifiers.strength()) - sum;
        parts.extend((missing > 0).then(|| StrengthPart::new(PartKind::Least, missing)));
        parts
    }

    /// What the strength of a card begins with.
    fn base_parts(&self, card: EnemyId, at: Target, base: u8) -> Vec<StrengthPart> {
        let one = |part| vec![StrengthPart::new(part, i16::from(base))];
        if self.enemy(card).strength.is_some() {
            return one(PartKind::Printed);
        }
        match self.shape(at) {
            Shape::Alone => one(PartKind::ShapeAlone),
            Shape::Like => one(PartKind::ShapeLike),
            Shape::Of(near) => {
                let units = Section::in_mask(near).map(|section| (section, Target::Wall(section)));
                let cards = units
                    .flat_map(|(section, unit)| self.unit(unit).map(move |card| (card, section)));
                let part = |(card, section)| {
                    let strength = self.strength(card, Target::Wall(section));
                    StrengthPart::new(PartKind::ShapeOf { card, section }, i16::from(strength))
                };
                cards.map(part).collect()
            }
        }
    }

    /// B-4.15, R-4.2, G-4.1: whether an enemy card at a place matches a colour.
    pub fn matches_color(&self, card: EnemyId, at: Target, color: Color) -> bool {
        match self.enemy(card).paint {
            CardColor::Mono(own) => own == color,
            // B-4.9, B-4.16, R-4.3: the colour of its district; in the citadel it matches nothing.
            CardColor::White => at.district().is_some_and(|it| self.district_color(it) == color),
            CardColor::Prismatic(_) => true,
            CardColor::Gray => false,
        }
    }

    /// B-14.1: what makes up the strength of a card of the unit at a place.
    pub fn modifiers(&self, card: EnemyId, at: Target) -> Modifiers {
        let enemy = self.enemy(card);
        // B-14.7: a Shapeshifter's value comes first, its own modifiers after it.
        let base = enemy.strength.unwrap_or_else(|| self.shapeshift(at));
        let mut modifiers = Modifiers { base, ..Modifiers::default() };
        // B-15.73, B-15.74: nothing changes a card with Immunity.
        if enemy.has(Property::Immunity) {
            return modifiers;
        }
        if let Target::Wall(section) = at {
            // B-15.77, B-15.78: a unit does not rally itself.
            modifiers.rally = self.adjacent_with(section, Property::Rally);
        }
        // B-15.56, B-15.57: only the top card's Tyranny counts, and not for itself.
        if let Some(tyrant) = self.citadel.filter(|top| *top != card) {
            let tyrant = self.enemy(tyrant);
            // B-15.54, B-15.55: +1 for matching colours, or for everybody.
            modifiers.general_tyranny = tyrant.has(Property::GeneralTyranny);
            modifiers.colored_tyranny =
                tyrant.tyranny.filter(|color| self.matches_color(card, at, *color));
        }
        modifiers.cannons = self.cannons(card, at);
        modifiers
    }

    /// The current strength of a card of the unit at a place.
    pub fn strength(&self, card: EnemyId, at: Target) -> u8 {
        self.modifiers(card, at).strength()
    }

    /// B-13.28, B-13.29, B-13.31: matching Cannons in the card's district.
    fn cannons(&self, card: EnemyId, at: Target) -> u8 {
        let Some(district) = at.district() else { return 0 };
        let structures = self.district_state(district).foundations.iter().flatten();
        let cannons = structures.filter(|it| it.kind() == RitualKind::Cannon);
        cannons.filter(|it| self.matches_color(card, at, it.color())).count() as u8
    }

    /// B-15.58 to B-15.63: the sum of the strengths next to it, or 9.
    fn shapeshift(&self, at: Target) -> u8 {
        let Shape::Of(near) = self.shape(at) else { return SHAPESHIFTER_ALONE };
        let units = Section::in_mask(near).map(Target::Wall);
        // B-15.76: Immunity does not keep a neighbour out of the sum.
        // current strengths. No neighbour is a Shapeshifter, so this goes no deeper.
        units.flat_map(|unit| self.unit(unit).map(move |card| self.strength(card, unit))).sum()
    }

    /// What a Shapeshifter measures up to.
    fn shape(&self, at: Target) -> Shape {
        let Target::Wall(section) = at else { return Shape::Alone };
        let near = neighbours(section) & self.wall.occupied();
        let mut units = Section::in_mask(near).map(Target::Wall);
        if near == 0 {
            Shape::Alone
        } else if units.any(|unit| self.unit_has(unit, Property::Shapeshift)) {
            Shape::Like
        } else {
            Shape::Of(near)
        }
    }

    /// B-14.8: the slots an attack on a unit has to fill, before any spell.
    pub fn price(&self, target: Target) -> Price {
        let mut price = Price::default();
        // B-14.6, B-15.11, B-15.13: every card for itself, then the union.
        for card in self.unit(target) {
            self.add_slots(&mut price, card, target);
        }
        price
    }

    fn add_slots(&self, price: &mut Price, card: EnemyId, at: Target) {
        let modifiers = self.modifiers(card, at);
        let strength = modifiers.strength();
        match self.enemy(card).paint {
            // B-9.6.
            CardColor::Mono(color) => price.colored[color] += strength,
            CardColor::White => match at.district() {
                Some(district) => price.colored[self.district_color(district)] += strength,
                // B-4.16.
                None => price.free += strength,
            },
            // B-4.11.
            CardColor::Gray => price.free += strength,
            CardColor::Prismatic(each) => price.add_prismatic(each, modifiers),
        }
    }
}

/// What a Shapeshifter measures up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// B-15.59, B-15.63: nothing.
    Alone,
    /// B-15.60: another Shapeshifter.
    Like,
    /// B-15.58: the units on these sections.
    Of(u32),
}

/// The cost of a unit as slots, each taking one disc (B-14.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Slots that take a disc of their colour.
    colored: Mana,
    /// Slots that take any disc.
    free: u8,
    /// Slots of prismatic cards some of which may be left out, because Cannons reduce them.
    reduced: Mana,
    reduced_free: u8,
    /// How many of the reduced slots have to be filled.
    reduced_need: u8,
}

impl Price {
    /// B-4.10, B-14.9, R-14.2, G-14.1: a colour's increase costs that colour, any other a disc of any
    /// colour; with Cannons the attacker leaves out what it likes.
    fn add_prismatic(&mut self, each: u8, modifiers: Modifiers) {
        let mut slots = Mana::each(each);
        if let Some(color) = modifiers.colored_tyranny {
            slots[color] += 1;
        }
        let free = modifiers.rally + u8::from(modifiers.general_tyranny);
        if modifiers.cannons == 0 {
            self.colored.add(slots);
            self.free += free;
        } else {
            self.reduced.add(slots);
            self.reduced_free += free;
            let size = slots.total() + free;
            self.reduced_need += size.saturating_sub(CANNON * modifiers.cannons).max(1);
        }
    }

    /// Adds slots of a colour.
    pub(crate) fn add_colored(&mut self, color: Color, slots: u8) {
        self.colored[color] += slots;
    }

    /// Adds slots that take any disc.
    pub(crate) fn add_free(&mut self, slots: u8) {
        self.free += slots;
    }

    /// How many discs it costs before spells.
    pub fn total(&self) -> u8 {
        self.colored.total() + self.free + self.reduced_need
    }

    /// B-14.10, B-14.11, B-15.14: how many discs are left to pay after so much spell power.
    pub fn discs(&self, power: u8) -> u8 {
        self.total().saturating_sub(power).max(1)
    }

    /// B-12.13, B-14.12: with Alchemy every slot becomes free; B-12.14: their number stays.
    #[must_use]
    pub fn with_alchemy(&self) -> Price {
        Price { free: self.total(), ..Price::default() }
    }

    /// Whether Alchemy would change nothing (B-12.11).
    pub fn is_free(&self) -> bool {
        self.colored.is_empty() && self.reduced.is_empty()
    }

    /// Slots that take only discs of this colour.
    pub fn of_color(&self, color: Color) -> u8 {
        self.colored[color] + self.reduced[color]
    }

    /// Slots that take any disc.
    pub fn any_color(&self) -> u8 {
        self.free + self.reduced_free
    }

    /// How many slots a pool can fill at most.
    pub fn fillable(&self, pool: Mana) -> u8 {
        let own = pool.common(self.colored);
        let filled = own.total();
        let left = pool.total() - filled;
        if self.reduced_need == 0 {
            return filled + left.min(self.free);
        }
        let mut rest = pool;
        rest.take(own);
        let fits_reduced = rest.common(self.reduced).total();
        let in_reduced = fits_reduced + (left - fits_reduced).min(self.reduced_free);
        let in_reduced = in_reduced.min(self.reduced_need);
        filled + in_reduced + (left - in_reduced).min(self.free)
    }

    /// B-9.8: whether a pool can pay it after so much spell power.
    pub fn is_payable(&self, pool: Mana, power: u8) -> bool {
        self.fillable(pool) >= self.discs(power)
    }

    /// B-14.13: exactly as many discs as slots remain, each in a slot of its own.
    pub fn takes(&self, payment: Mana, power: u8) -> bool {
        payment.total() == self.discs(power) && self.fillable(payment) == payment.total()
    }

    /// B-14.9: whether some slots may be left out.
    pub(crate) fn leaves_choice(&self) -> bool {
        self.reduced.total() + self.reduced_free > self.reduced_need
    }

    /// B-14.8, B-14.9: the rules that make the slots.
    pub(crate) fn rules(&self) -> Vec<Rule> {
        if self.leaves_choice() {
            vec![rule!("B-14.8"), rule!("B-14.9")]
        } else {
            vec![rule!("B-14.8")]
        }
    }

    /// The most discs of a colour a payment can contain.
    fn most(&self, color: Color) -> u8 {
        self.colored[color] + self.reduced[color] + self.free + self.reduced_free
    }
}

/// How many discs of some colours together a payment may have at most.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Limit {
    /// The colours.
    pub colors: Vec<Color>,
    /// The most discs of them.
    pub most: u8,
}

/// All payments a pool can make, as data: every amount with this many discs that keeps all limits,
/// and no other (B-14.13). Discs fit slots each of their own exactly if no set of colours brings
/// more discs than there are slots for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Payments {
    /// How many discs are paid.
    pub discs: u8,
    /// What limits their colours.
    pub limits: Vec<Limit>,
}

impl Payments {
    /// The payments of a pool that can pay.
    pub(crate) fn of(price: &Price, pool: Mana, power: u8) -> Self {
        const SETS: usize = 1 << Color::ALL.len();
        let discs = price.discs(power);
        let colors = |set: usize| {
            let all = Color::ALL.iter().copied();
            all.filter(move |color| set & (1 << color.index()) != 0)
        };
        let most: [u8; SETS] = std::array::from_fn(|set| {
            let mut part = Mana::NONE;
            colors(set).for_each(|color| part[color] = pool[color]);
            price.fillable(part).min(discs)
        });
        // A limit that follows from those of two parts says nothing new.
        let follows = |set: usize| {
            let parts = (1..set).filter(|part| part & set == *part);
            parts.into_iter().any(|part| most[part] + most[set & !part] <= most[set])
        };
        let limits = (1..SETS).filter(|set| most[*set] < discs && !follows(*set));
        let limit = |set| Limit { colors: colors(set).collect(), most: most[set] };
        Payments { discs, limits: limits.map(limit).collect() }
    }

    /// Whether they contain an amount.
    pub fn contain(&self, amount: Mana) -> bool {
        let of = |limit: &Limit| limit.colors.iter().map(|color| amount[*color]).sum::<u8>();
        amount.total() == self.discs && self.limits.iter().all(|limit| of(limit) <= limit.most)
    }
}

/// The most payments that are listed one by one; beyond it a payment is a free composition of
/// discs, checked by [`Price::takes`], and only a few typical ones are listed.
pub const PAYMENTS_LISTED: usize = 48;

/// The payments a pool can make: all of them, or typical ones where there are too many.
pub(crate) fn payments(price: &Price, pool: Mana, power: u8, mut found: impl FnMut(Mana)) {
    let mut listed = arrayvec::ArrayVec::<Mana, PAYMENTS_LISTED>::new();
    let mut search = Search { price, pool, power, listed: &mut listed };
    if search.all() {
        listed.into_iter().for_each(found);
        return;
    }
    let mut typical = arrayvec::ArrayVec::<Mana, 7>::new();
    for payment in Color::ALL.iter().map(|color| sparing(price, pool, power, Some(*color))) {
        if !typical.contains(&payment) {
            typical.push(payment);
        }
    }
    let even = sparing(price, pool, power, None);
    if !typical.contains(&even) {
        typical.push(even);
    }
    typical.into_iter().for_each(&mut found);
}

/// A search for all payments, color by color.
struct Search<'a> {
    price: &'a Price,
    pool: Mana,
    power: u8,
    listed: &'a mut arrayvec::ArrayVec<Mana, PAYMENTS_LISTED>,
}

impl Search<'_> {
    /// Lists all payments; false if there are too many.
    fn all(&mut self) -> bool {
        self.go_through(0, Mana::NONE, self.price.discs(self.power))
    }

    fn go_through(&mut self, index: usize, so_far: Mana, left: u8) -> bool {
        if index == Color::ALL.len() {
            return left > 0 || self.list(so_far);
        }
        let color = Color::from_index(index);
        let most = self.pool[color].min(self.price.most(color)).min(left);
        let later: u8 = Color::ALL[index + 1..]
            .iter()
            .map(|it| self.pool[*it].min(self.price.most(*it)))
            .fold(0, u8::saturating_add);
        let least = left.saturating_sub(later);
        for n in least..=most {
            let mut payment = so_far;
            payment[color] = n;
            if !self.go_through(index + 1, payment, left - n) {
                return false;
            }
        }
        true
    }

    fn list(&mut self, payment: Mana) -> bool {
        if !self.price.takes(payment, self.power) {
            return true;
        }
        self.listed.try_push(payment).is_ok()
    }
}

/// A payment that keeps as many discs as possible of one colour, or that pays with the colours
/// the pool has most of.
fn sparing(price: &Price, pool: Mana, power: u8, spared: Option<Color>) -> Mana {
    let mut payment = pool;
    while payment.total() > price.discs(power) || price.fillable(payment) < payment.total() {
        let fewer = |color: Color| {
            let mut rest = payment;
            rest[color] -= 1;
            rest
        };
        let enough = |color: &Color| price.fillable(fewer(*color)) >= price.discs(power);
        let keep = payment.colors().filter(enough);
        let next = keep.min_by_key(|color| (Some(*color) != spared, payment[*color]));
        payment = fewer(next.expect("a disc too many can be left out"));
    }
    payment
}
