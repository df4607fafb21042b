//! A table, and what counting asks of it again and again: prices, sources, and what is in reach.

use ::bastion::{Color, District, MAX_SOURCES, Mana, Place, Price, RitualKind, Table, Target};

/// A unit that can be attacked, and its price.
pub(super) type Open = (Target, Price);

/// A table, and what is asked of it again and again.
pub(super) struct Scene<'a> {
    pub(super) table: &'a Table,
    pub(super) open: Vec<Open>,
    pub(super) demand: Demand,
    pub(super) sources: OpenSources,
}

/// What a source gives (B-8.4).
pub(super) const SOURCE: u8 = 3;
/// How many discs of each color the units on the wall cost: the most expensive one, and all of them.
#[derive(Default)]
pub(super) struct Demand {
    pub(super) most: [u8; 6],
    pub(super) all: [u8; 6],
}

impl Demand {
    pub(super) fn add(&mut self, price: &Price) {
        for color in Color::ALL {
            let slots = price.of_color(color);
            let index = color.index();
            self.most[index] = self.most[index].max(slots);
            self.all[index] = self.all[index].saturating_add(slots);
        }
    }
}

/// Where a hero can be within a turn, and what the sources there give.
pub(super) struct Reach {
    pub(super) districts: [bool; 6],
    here: Option<usize>,
    gains: [[u8; 6]; 6],
}

impl Reach {
    pub(super) fn of(scene: &Scene<'_>, from: Place) -> Self {
        let mut reach = Reach { districts: [false; 6], here: None, gains: [[0; 6]; 6] };
        for district in District::all() {
            let to = Place::District(district);
            if to == from {
                reach.here = Some(district.index());
            } else if !from.is_adjacent(to) {
                continue;
            }
            reach.districts[district.index()] = true;
            let gains = &mut reach.gains[district.index()];
            for color in scene.sources.colors(district) {
                let obelisks = scene.table.structures(district, RitualKind::Obelisk, color);
                gains[color.index()] = SOURCE + obelisks;
            }
        }
        reach
    }

    /// The pools a hero could have before an attack there: as it is, or after channeling here or
    /// there. What is laid on the source is a disc the price does not need, if there is one.
    pub(super) fn pools<'a>(
        &'a self,
        mana: Mana,
        price: &'a Price,
        there: District,
    ) -> impl Iterator<Item = Mana> + 'a {
        let spare = |color: &Color| mana[*color].saturating_sub(price.of_color(*color));
        let laid = mana.colors().max_by_key(spare);
        let channelled = Color::ALL.iter().filter_map(move |color| {
            let here = self.here.map_or(0, |it| self.gains[it][color.index()]);
            let gain = here.max(self.gains[there.index()][color.index()]);
            let mut pool = mana;
            if let Some(laid) = laid {
                pool[laid] -= 1;
            }
            pool[*color] += gain;
            (gain > 0).then_some(pool)
        });
        std::iter::once(mana).chain(channelled)
    }
}

/// The two deeds a hero is closest to.
pub(super) fn prospects(place: Place, mana: Mana, power: u8, open: &[Open]) -> (f32, f32) {
    let (mut best, mut second) = (0.0f32, 0.0f32);
    for (target, price) in open {
        let at_most = 40.0 - 10.0 * distance(place, *target);
        if at_most <= second {
            continue;
        }
        let lacking = price.discs(power).saturating_sub(price.fillable(mana));
        let worth = at_most - 9.0 * f32::from(lacking);
        if worth > best {
            second = best;
            best = worth;
        } else if worth > second {
            second = worth;
        }
    }
    (best, second)
}

/// How many sources of each color can be channeled in each district.
pub(super) struct OpenSources(pub(super) [[u8; 6]; 6]);

impl OpenSources {
    pub(super) fn of(table: &Table) -> Self {
        let mut sources = [[0; 6]; 6];
        for district in District::all() {
            let quarter = table.district_state(district);
            for source in (0..MAX_SOURCES).filter(|it| quarter.sources[*it].is_none()) {
                let Some(color) = table.source_color(district, source) else { continue };
                if table.reserve[color] > 0 && table.source_block(district, source).is_none() {
                    sources[district.index()][color.index()] += 1;
                }
            }
        }
        OpenSources(sources)
    }

    pub(super) fn count(&self, district: District) -> u8 {
        self.0[district.index()].iter().sum()
    }

    pub(super) fn colors(&self, district: District) -> impl Iterator<Item = Color> + '_ {
        let counts = &self.0[district.index()];
        Color::ALL.iter().copied().filter(|it| counts[it.index()] > 0)
    }
}

/// Moves until the hero is where it can attack the unit.
pub(super) fn distance(from: Place, target: Target) -> f32 {
    let to = target.district().map_or(Place::Citadel, Place::District);
    match (from, to) {
        _ if from == to => 0.0,
        _ if from.is_adjacent(to) => 1.0,
        // Every other way leads through the citadel.
        _ => 2.0,
    }
}
