//! Counting the features of a table.

use ::bastion::{
    Color, District, Hero, MAX_SOURCES, Mana, Place, Price, RitualKind, Spell, Table, Target,
};
use tabletop::Seat;

use super::super::wall;
use super::scene::{Demand, OpenSources, Reach, SOURCE, Scene, distance, prospects};
use super::{FEATURES, Feature, Features};

/// What a card of the deck costs on average when its time comes, spells counted.
const CARD_PRICE: f32 = 4.6;
/// What a turn brings in.
const INCOME: f32 = 2.3;
/// How many turns each enemy gives when it is defeated, on average.
const KILLS_PER_UNIT: f32 = 0.7;

impl Features {
    /// Counts everything on a table.
    pub(in crate::bastion) fn of(table: &Table) -> Self {
        let mut seen = Features([0.0; FEATURES]);
        let scene = seen.scene(table);
        for seat in table.seats() {
            seen.hero(&scene, seat);
        }
        for district in District::all() {
            seen.district(&scene, district);
        }
        seen.market(&scene);
        seen.time(table);
        seen
    }

    /// Counts the units.
    fn scene<'a>(&mut self, table: &'a Table) -> Scene<'a> {
        let mut demand = Demand::default();
        let mut open = Vec::with_capacity(32);
        for target in Target::all().filter(|it| table.head(*it).is_some()) {
            let price = table.price(target);
            self.unit(table, target, &price);
            if let Target::Wall(_) = target {
                demand.add(&price);
            }
            if table.protection(target).is_none() {
                open.push((target, price));
            } else {
                self.add(Feature::Guarded, 1.0);
            }
        }
        Scene { table, open, demand, sources: OpenSources::of(table) }
    }

    fn unit(&mut self, table: &Table, target: Target, price: &Price) {
        let discs = f32::from(price.total());
        match target {
            Target::Wall(_) => {
                self.add(Feature::Units, 1.0);
                self.add(Feature::UnitPrice, discs);
                self.add(Feature::UnitDear, (discs - 5.0).max(0.0));
            }
            Target::Plaza(_) => {
                self.add(Feature::Plazas, 1.0);
                self.add(Feature::PlazaPrice, discs);
            }
            Target::Citadel => {
                self.add(Feature::Citadel, table.citadel_stack().count() as f32);
                self.add(Feature::CitadelPrice, discs);
            }
        }
    }

    fn hero(&mut self, scene: &Scene<'_>, seat: Seat) {
        let hero = scene.table.hero(seat);
        self.pool(hero.mana, &scene.demand);
        let power = self.spells(scene.table, seat);
        self.rituals(hero, &scene.demand);
        let (best, second) = prospects(hero.place, hero.mana, power, &scene.open);
        self.add(Feature::Opinion, best);
        self.add(Feature::Prospect2, second);
        self.supply(scene, hero.place);
        match hero.mana.colors().count() {
            0 => self.empty(scene, hero.place),
            1 => self.add(Feature::OneColor, 1.0),
            _ => {}
        }
        self.next_deeds(scene, seat, power);
    }

    fn empty(&mut self, scene: &Scene<'_>, place: Place) {
        self.add(Feature::Empty, 1.0);
        let Place::District(district) = place else { return };
        if scene.sources.count(district) > 0 {
            self.add(Feature::EmptyAtSource, 1.0);
        }
    }

    fn pool(&mut self, mana: Mana, demand: &Demand) {
        for color in Color::ALL {
            let (discs, index) = (mana[color], color.index());
            let now = discs.min(demand.most[index]);
            let later = discs.min(demand.all[index]).saturating_sub(now);
            self.add(Feature::DiscNow, f32::from(now));
            self.add(Feature::DiscLater, f32::from(later));
            self.add(Feature::DiscSpare, f32::from(discs - now - later));
        }
        self.add(Feature::Colors, mana.colors().count() as f32);
    }

    /// Counts the spells of a hero; the power it can bring to its own attacks.
    fn spells(&mut self, table: &Table, seat: Seat) -> u8 {
        let mut power = 0;
        for card in table.hero(seat).spells.iter() {
            let enemy = table.enemy(card);
            let feature = match enemy.spell {
                Spell::Fireball => Feature::Fireball,
                Spell::Lightning => Feature::Lightning,
                Spell::Plenty => Feature::Plenty,
                Spell::Exchange | Spell::Teleport => Feature::Relocate,
                Spell::Alchemy => Feature::Alchemy,
                Spell::Prism => Feature::Prism,
                Spell::Missile => Feature::Missile,
                Spell::Speed => Feature::Speed,
                Spell::Copy => Feature::Copy,
                Spell::Repeat => Feature::Repeat,
            };
            if let Spell::Fireball | Spell::Lightning = enemy.spell {
                power += enemy.power;
            }
            self.add(feature, f32::from(enemy.power.max(1)));
        }
        power
    }

    /// Counts artifacts and rituals in hand.
    fn rituals(&mut self, hero: &Hero, demand: &Demand) {
        for card in hero.artifacts.iter() {
            let is_converter = card.kind() == RitualKind::Converter;
            self.add(if is_converter { Feature::Converter } else { Feature::Accumulator }, 1.0);
        }
        for card in hero.rituals.iter() {
            let feature = match card.kind() {
                RitualKind::Accumulator => Feature::HeldAccumulator,
                RitualKind::Converter => Feature::HeldConverter,
                RitualKind::Source => Feature::HeldSource,
                RitualKind::Obelisk => Feature::HeldObelisk,
                RitualKind::Cannon => Feature::HeldCannon,
            };
            self.add(feature, 1.0);
            if demand.all[card.color().index()] > 0 {
                self.add(Feature::HeldMatch, 1.0);
            }
        }
    }

    /// What a hero could channel next where it stands.
    fn supply(&mut self, scene: &Scene<'_>, place: Place) {
        let table = scene.table;
        let Place::District(district) = place else {
            self.add(Feature::InCitadel, 1.0);
            let towers =
                District::all().filter(|it| table.district_state(*it).tower.is_some()).count();
            if table.citadel.is_none() {
                self.add(Feature::CitadelSupply, towers as f32);
            }
            return;
        };
        if table.plaza_is_taken(district) {
            return;
        }
        let quarter = table.district_state(district);
        let discs = quarter.sources.iter().flatten().count() as f32;
        let tower = if quarter.tower.is_none() { 7.0 * (discs - 1.0) } else { 0.0 };
        let open = f32::from(scene.sources.count(district));
        self.add(Feature::OpenSources, open);
        self.add(Feature::Supply, tower.max(if open > 0.0 { 14.0 } else { 0.0 }));
    }

    fn district(&mut self, scene: &Scene<'_>, district: District) {
        let table = scene.table;
        let quarter = table.district_state(district);
        let closed = quarter.sources.iter().flatten().count() as f32;
        let free = f32::from(scene.sources.count(district));
        self.add(Feature::SourceDisc, closed);
        self.add(Feature::FreeSources, free);
        let flow = if quarter.tower.is_none() { free + closed } else { free };
        self.add(Feature::Flow, flow.min(3.0));
        if quarter.tower.is_some() {
            self.add(Feature::TowerDisc, 1.0);
            self.add(Feature::Dead, closed);
            if table.citadel.is_some() {
                self.add(Feature::Stuck, 1.0 + 0.5 * closed);
            }
        }
        for card in quarter.foundations.iter().flatten() {
            match card.kind() {
                RitualKind::Source => self.add(Feature::Source, 1.0),
                RitualKind::Obelisk => {
                    self.add(Feature::Obelisk, 1.0);
                    let sources =
                        (0..MAX_SOURCES).filter_map(|it| table.source_color(district, it));
                    let helped = sources.filter(|it| *it == card.color()).count();
                    self.add(Feature::ObeliskMatch, helped as f32);
                }
                RitualKind::Cannon => self.add(Feature::Cannon, 1.0),
                RitualKind::Accumulator | RitualKind::Converter => {}
            }
        }
        let here = table.heroes_at(Place::District(district)).count() as f32;
        self.add(Feature::Together, (here - 1.0).max(0.0));
    }

    /// What the units cost, and where it is to be had.
    fn market(&mut self, scene: &Scene<'_>) {
        let Scene { table, open, demand, sources } = scene;
        for color in Color::ALL {
            let held: u8 = table.seats().map(|it| table.hero(it).mana[color]).sum();
            let index = color.index();
            let in_sources: u8 = sources.0.iter().map(|it| SOURCE * it[index]).sum();
            let unmet = demand.all[index].saturating_sub(held + in_sources);
            self.add(Feature::Unmet, f32::from(unmet));
        }
        for (target, price) in open {
            let Some(district) = target.district() else { continue };
            let local = &sources.0[district.index()];
            if Color::ALL.iter().any(|it| price.of_color(*it) > 0 && local[it.index()] > 0) {
                self.add(Feature::Local, 1.0);
            }
            if table.seats().all(|it| distance(table.hero(it).place, *target) > 1.0) {
                self.add(Feature::Far, 1.0);
            }
        }
    }

    fn time(&mut self, table: &Table) {
        let occupied = table.wall.occupied();
        let deck = table.enemy_deck.len() as u32;
        let slack = wall::time_left(occupied, deck) as f32;
        self.add(Feature::Breath, wall::time_left(occupied, 0) as f32);
        self.add(Feature::Slack, slack);
        let discs: f32 = table.seats().map(|it| f32::from(table.hero(it).mana.total())).sum();
        let at_hand = discs
            + self.get(Feature::Fireball)
            + self.get(Feature::Lightning)
            + self.get(Feature::SourceDisc)
            + self.get(Feature::TowerDisc);
        let owed = self.get(Feature::UnitPrice) + CARD_PRICE * deck as f32 - at_hand;
        let turns = slack + KILLS_PER_UNIT * (occupied.count_ones() + deck) as f32;
        self.add(Feature::Short, (owed / INCOME - turns).max(0.0));
    }

    /// What a hero could defeat in its next turn, with one channeling at a source on the way.
    fn next_deeds(&mut self, scene: &Scene<'_>, seat: Seat, power: u8) {
        let table = scene.table;
        let hero = table.hero(seat);
        let reach = Reach::of(scene, hero.place);
        let has_alchemy = hero.spells.iter().any(|it| table.enemy(it).spell == Spell::Alchemy);
        let (mut deeds, mut exact) = (0, 0.0);
        for (target, price) in &scene.open {
            let Some(district) = target.district().filter(|it| reach.districts[it.index()]) else {
                continue;
            };
            let needed = price.discs(power);
            let any = has_alchemy || price.any_color() > 0;
            let mut pools = reach.pools(hero.mana, price, district);
            let pays =
                |pool: &Mana| pool.total() >= needed && (any || price.fillable(*pool) >= needed);
            if let Some(pool) = pools.find(pays) {
                deeds += 1;
                if pool.total() <= needed + 1 {
                    exact = 1.0;
                }
            }
        }
        if deeds > 0 {
            self.add(Feature::Ready, 1.0);
            self.add(Feature::ReadyMore, (deeds as f32 - 1.0).min(2.0));
            self.add(Feature::ReadyExact, exact);
        }
    }
}
