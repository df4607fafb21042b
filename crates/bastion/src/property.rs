//! B-15: the lasting effects of enemy properties, as questions about the table.
//!
//! What properties do when a card is added is in `phase/enemy_phase.rs`, what they do to strength
//! in `price.rs`. Nothing is stored: every answer is worked out from the cards in play.

use tabletop::{Rule, rule};

use crate::ids::{Color, District, Place, Property, Section, Spell, Target};
use crate::state::Table;

/// B-2.17, B-2.18: the wall sections next to this one.: corners do not part them: the
/// gate parts W24 from W1.
pub(crate) fn neighbours(section: Section) -> u32 {
    let bit = section.bit();
    // W24's upper neighbour would be bit 24: it belongs to no section.
    ((bit << 1) | (bit >> 1)) & ((1 << crate::ids::SECTIONS) - 1)
}

impl Property {
    /// B-15.67, B-15.68: the spell nobody may cast while a carrier is in play.
    pub const fn bans(self) -> Option<Spell> {
        match self {
            Property::Douse => Some(Spell::Fireball),
            Property::Earthing => Some(Spell::Lightning),
            Property::Vanguard
            | Property::Symbiosis
            | Property::Flight
            | Property::Ward
            | Property::Rush
            | Property::Drain
            | Property::Roost
            | Property::ColoredTyranny
            | Property::GeneralTyranny
            | Property::Shapeshift
            | Property::Terror
            | Property::Overshadow
            | Property::Immunity
            | Property::Rally => None,
        }
    }

    /// B-15.35, B-15.79: whether its carrier lies sideways along the wall, to remind of its
    /// neighbours.
    pub const fn lies_sideways(self) -> bool {
        match self {
            Property::Ward | Property::Rally => true,
            Property::Vanguard
            | Property::Symbiosis
            | Property::Flight
            | Property::Rush
            | Property::Drain
            | Property::Roost
            | Property::ColoredTyranny
            | Property::GeneralTyranny
            | Property::Shapeshift
            | Property::Terror
            | Property::Douse
            | Property::Earthing
            | Property::Overshadow
            | Property::Immunity => false,
        }
    }
}

impl Table {
    /// How many units with a property stand next to a section (B-2.17 to B-2.20).: only wall
    /// units have neighbours.
    pub(crate) fn adjacent_with(&self, section: Section, property: Property) -> u8 {
        if !self.any_in_play(property) {
            return 0;
        }
        let near = Section::in_mask(neighbours(section) & self.wall.occupied());
        near.filter(|it| self.unit_has(Target::Wall(*it), property)).count() as u8
    }

    /// B-9.5: why a unit cannot be attacked by anybody, if so.
    pub fn protection(&self, target: Target) -> Option<Rule> {
        // B-15.30, B-15.33: all units next to a Ward; B-15.70: the wall below an Overshadow.
        self.protected_by(target).map(Property::rule)
    }

    /// The property that protects a unit.
    pub(crate) fn protected_by(&self, target: Target) -> Option<Property> {
        // B-15.71: a unit on a plaza is not hidden, and a carrier on the wall hides nobody.
        let Target::Wall(section) = target else { return None };
        // B-15.31, B-15.32: not its own unit, but also another Ward beside it.
        let warded = self.adjacent_with(section, Property::Ward) > 0;
        let plaza = Target::Plaza(section.district());
        let shadowed = !warded && self.unit_has(plaza, Property::Overshadow);
        // B-15.74: Ward and Overshadow do not protect a unit with Immunity.
        if !(warded || shadowed) || self.unit_has(target, Property::Immunity) {
            return None;
        }
        Some(if warded { Property::Ward } else { Property::Overshadow })
    }

    /// B-7.5: the guard of a place; none if it is not guarded.
    pub fn guard(&self, place: Place) -> Option<Target> {
        match place {
            // B-15.46: any enemy in the citadel guards it.
            Place::Citadel => self.citadel.map(|_| Target::Citadel),
            Place::District(district) => self.terror_in(district),
        }
    }

    /// B-15.65, B-15.66, R-15.8, G-15.4: the unit with Terror in a district, on its plaza or on its wall.
    fn terror_in(&self, district: District) -> Option<Target> {
        if !self.any_in_play(Property::Terror) {
            return None;
        }
        let wall = Section::in_mask(district.sections() & self.wall.occupied()).map(Target::Wall);
        std::iter::once(Target::Plaza(district))
            .chain(wall)
            .find(|target| self.unit_has(*target, Property::Terror))
    }

    /// B-8.21, B-15.23: whether an enemy on the plaza blocks the sources and the tower. B-15.24,
    /// B-15.26: it must be on this very plaza. B-15.25: once it is gone, the plaza blocks nothing.
    pub fn plaza_is_taken(&self, district: District) -> bool {
        self.plazas[district.index()].is_some()
    }

    /// B-15.38, B-15.42: whether some Drain symbol in play has this colour. B-15.41: it concerns
    /// sources alone.
    pub fn is_drained(&self, color: Color) -> bool {
        let drains = self.in_play_with(Property::Drain);
        !drains.is_empty() && drains.iter().any(|card| self.enemy(card).drain == Some(color))
    }

    /// B-8.20: why a source cannot be channelled although it may be open, if so.
    pub fn source_block(&self, district: District, source: usize) -> Option<Rule> {
        if self.plaza_is_taken(district) {
            return Some(rule!("B-15.23"));
        }
        if self.is_damaged(district, source) {
            return Some(rule!("B-17.25"));
        }
        // B-15.39: the source's own colour counts, whatever a Prism would make of the yield.
        let is_drained =
            || self.source_color(district, source).is_some_and(|it| self.is_drained(it));
        (self.any_in_play(Property::Drain) && is_drained()).then_some(rule!("B-15.38"))
    }

    /// B-17.25: whether an empty-source token lies on the source.
    pub fn is_damaged(&self, district: District, source: usize) -> bool {
        self.district_state(district).damaged & (1 << source) != 0
    }

    /// B-7.11: the places a hero can be forced to: adjacent and not guarded.
    pub(crate) fn refuges(&self, from: Place) -> impl Iterator<Item = Place> + '_ {
        from.neighbours().filter(move |to| self.guard(*to).is_none())
    }
}
