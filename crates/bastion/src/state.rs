//! The table: all components and where they are. No rule lives here.

mod deck;
mod hero;
mod piles;

pub use deck::{EnemyDeck, Group, RitualDeck};
pub use hero::Hero;
pub use piles::{Piles, Wall};

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{InlineList, MAX_SEATS, Seat};

use crate::components::{Components, Enemy, Side};
use crate::ids::{
    Color, DISTRICTS, District, EnemyId, Figure, MAX_FOUNDATIONS, MAX_SOURCES, PRINTED_SOURCES,
    Place, Property, RitualId, RitualKind, Target,
};
use crate::options::Mode;
use crate::sets::{EnemySet, Mana, RitualSet};

/// The component set of a table; two tables are equal only if they use the same set.
#[derive(Clone, Copy)]
pub(crate) struct Set(pub(crate) &'static Components);

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.id() == other.0.id()
    }
}

impl std::hash::Hash for Set {
    /// Tables are compared within one match, where the set is the same.
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.id())
    }
}

/// What the active hero has already done (B-6.3, B-6.4, B-6.10). B-6.7: spells and rituals are no
/// actions and leave no mark here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Done {
    /// Move, in this hero phase.
    pub moved: bool,
    /// Channel, in this hero phase.
    pub channelled: bool,
    /// Attack, in this hero phase.
    pub attacked: bool,
    /// Revive source, in this hero phase.
    pub revived: bool,
    /// Artifacts used in this turn.
    pub artifacts: RitualSet,
    /// B-15.49: it still has to attack the top enemy of the citadel or leave.
    pub obliged: bool,
}

/// A district as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DistrictState {
    /// The discs on its sources: the printed ones, then one per foundation. B-13.25: one row, so
    /// whatever opens, empties or blocks sources treats a Source structure like a printed one.
    /// B-3.6: discs stay here and on the tower until a rule takes them.
    pub sources: [Option<Color>; MAX_SOURCES],
    /// Which sources are damaged (B-17.25), as a mask.
    pub damaged: u8,
    /// The disc on its tower.
    pub tower: Option<Color>,
    /// The structures on its foundations, at most one on each (B-13.13).
    pub foundations: [Option<RitualId>; MAX_FOUNDATIONS],
}

/// All components of a match.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Table {
    pub(crate) set: Set,
    /// What is played.
    pub mode: Mode,
    /// B-2.22: one face for all six districts.
    pub side: Side,
    /// B-1.17: how many heroes take part.
    pub players: u8,
    /// The figure of each seat.
    pub figures: [Figure; MAX_SEATS],
    /// The colours of D1 to D6; fewer than six only while they are being laid.
    pub districts: InlineList<Color, DISTRICTS>,
    /// What lies on each district.
    pub district_states: [DistrictState; DISTRICTS],
    /// One per seat; those beyond the players are unused.
    pub heroes: [Hero; MAX_SEATS],
    /// B-3.3: the common stock of mana.
    pub reserve: Mana,
    /// B-2.9: the ring of wall sections.
    pub wall: Wall,
    /// B-2.12: one unit on each plaza at most, here its host or only card.
    pub plazas: [Option<EnemyId>; DISTRICTS],
    /// The top enemy of the citadel, the last card put there (B-2.13); the others lie under it.
    pub citadel: Option<EnemyId>,
    /// What lies under each enemy card on the wall, a plaza or in the citadel.
    pub piles: Piles,
    /// Every card on the wall, on a plaza or in the citadel.
    pub in_play: EnemySet,
    /// What is known of the enemy deck.
    pub enemy_deck: EnemyDeck,
    /// B-5.10: put aside during set-up.
    pub set_aside: EnemySet,
    /// Out of the game; after the set-up nothing comes back from a box (B-1.16).
    pub enemy_box: EnemySet,
    /// What is known of the ritual deck.
    pub ritual_deck: RitualDeck,
    /// Ritual cards out of the game.
    pub ritual_box: RitualSet,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns finished so far.
    pub turn: u32,
    /// What the active hero has done in this turn.
    pub done: Done,
}

impl Table {
    /// The component set.
    pub fn components(&self) -> &'static Components {
        self.set.0
    }

    /// What is printed on a card.
    pub fn enemy(&self, card: EnemyId) -> &'static Enemy {
        self.set.0.enemy(card)
    }

    /// The seats in play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.players))
    }

    /// The figure of a seat.
    pub fn figure(&self, seat: Seat) -> Figure {
        self.figures[seat.index()]
    }

    /// The host or only card on a plaza.
    pub fn plaza(&self, district: District) -> Option<EnemyId> {
        self.plazas[district.index()]
    }

    /// A hero.
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[seat.index()]
    }

    pub(crate) fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[seat.index()]
    }

    /// The hero whose turn it is.
    pub fn active_hero(&self) -> &Hero {
        self.hero(self.active)
    }

    /// B-2.5: the colour of a district.
    pub fn district_color(&self, district: District) -> Color {
        self.districts[district.index()]
    }

    /// A district as it lies on the table.
    pub fn district_state(&self, district: District) -> &DistrictState {
        &self.district_states[district.index()]
    }

    pub(crate) fn district_state_mut(&mut self, district: District) -> &mut DistrictState {
        &mut self.district_states[district.index()]
    }

    /// The colour of a source of a district, by its index; none where there is no source. B-13.24:
    /// a Source structure is a source like the printed ones.
    #[inline]
    pub fn source_color(&self, district: District, source: usize) -> Option<Color> {
        if source < PRINTED_SOURCES {
            let color = self.district_color(district);
            return Some(self.set.0.printed_sources(color, self.side)[source]);
        }
        let card = (*self.district_state(district).foundations.get(source - PRINTED_SOURCES)?)?;
        (card.kind() == RitualKind::Source).then(|| card.color())
    }

    /// How many structures of a kind and colour stand in a district.
    pub fn structures(&self, district: District, kind: RitualKind, color: Color) -> u8 {
        let structures = self.district_state(district).foundations.iter().flatten();
        structures.filter(|it| it.kind() == kind && it.color() == color).count() as u8
    }

    /// The host or only card of the unit at a place; in the citadel the top enemy.
    #[inline]
    pub fn head(&self, target: Target) -> Option<EnemyId> {
        match target {
            Target::Wall(section) => self.wall.get(section),
            Target::Plaza(district) => self.plazas[district.index()],
            Target::Citadel => self.citadel,
        }
    }

    /// The cards of the unit at a place; in the citadel the top enemy alone.
    pub fn unit(&self, target: Target) -> impl Iterator<Item = EnemyId> + '_ {
        let whole = target != Target::Citadel;
        let below = move |card: &EnemyId| if whole { self.piles.below(*card) } else { None };
        std::iter::successors(self.head(target), below)
    }

    /// The enemies in the citadel, top enemy first.
    pub fn citadel_stack(&self) -> impl Iterator<Item = EnemyId> + '_ {
        std::iter::successors(self.citadel, |card| self.piles.below(*card))
    }

    /// B-15.15: whether a unit has a property; it has those of each of its cards.
    pub fn unit_has(&self, target: Target, property: Property) -> bool {
        self.any_in_play(property) && self.unit(target).any(|card| self.enemy(card).has(property))
    }

    /// Whether any card in play carries a property.
    #[inline]
    pub fn any_in_play(&self, property: Property) -> bool {
        self.in_play.meets(self.set.0.with_property(property))
    }

    /// The cards in play that carry a property.
    pub fn in_play_with(&self, property: Property) -> EnemySet {
        self.in_play & self.set.0.with_property(property)
    }

    /// The seats whose heroes stand in a place.
    pub fn heroes_at(&self, place: Place) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.hero(*seat).place == place)
    }
}
