//! What a planner sees of a table of Bastion, in numbers.

use ::bastion::{
    Color, District, Hero, MAX_SOURCES, Mana, Place, Price, RitualKind, Spell, Table, Target,
};
use tabletop::Seat;

use super::wall;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Feature {
    /// Units on the wall.
    Units,
    /// Discs the units on the wall cost.
    UnitPrice,
    /// Discs above five a unit on the wall costs.
    UnitDear,
    /// Units that cannot be attacked.
    Guarded,
    /// Plazas that are taken.
    Plazas,
    /// Discs the units on plazas cost.
    PlazaPrice,
    /// Cards in the citadel.
    Citadel,
    /// Discs the top enemy of the citadel costs.
    CitadelPrice,
    /// Discs that some unit on the wall could be paid with.
    DiscNow,
    /// Further discs in colours the wall needs.
    DiscLater,
    /// Discs nobody on the wall costs.
    DiscSpare,
    /// Colours in each pool.
    Colors,
    /// Power of Fireballs.
    Fireball,
    /// Power of Lightnings.
    Lightning,
    /// Alchemies.
    Alchemy,
    /// Power of Plenties.
    Plenty,
    /// Prisms.
    Prism,
    /// Missiles.
    Missile,
    /// Speeds.
    Speed,
    /// Copies.
    Copy,
    /// Repeats.
    Repeat,
    /// Exchanges and Teleports.
    Relocate,
    /// Active Accumulators.
    Accumulator,
    /// Active Converters.
    Converter,
    /// Sources on foundations.
    Source,
    /// Obelisks.
    Obelisk,
    /// Cannons.
    Cannon,
    /// Discs on sources.
    SourceDisc,
    /// Discs on towers.
    TowerDisc,
    /// What each hero could channel where it stands.
    Supply,
    /// Discs on towers for heroes in the citadel.
    CitadelSupply,
    /// How close each hero is to its next deed.
    Prospect,
    /// How close each hero is to the deed after that.
    Prospect2,
    /// Enemy phases the wall would stand if the deck were empty.
    Breath,
    /// Heroes who stand together in a district.
    Together,
    /// Enemy phases the wall stands if no unit is defeated.
    Slack,
    /// Open sources where heroes stand.
    OpenSources,
    /// Heroes in the citadel.
    InCitadel,
    /// Turns that are lacking to earn what all enemies cost.
    Short,
    /// Discs on sources whose tower is closed.
    Dead,
    /// Closed towers, and what they hold, while an enemy sits in the citadel.
    Stuck,
    /// Open sources.
    FreeSources,
    /// Channellings each district still has before its tower is closed.
    Flow,
    /// Empty pools: their next source is paid for by the reserve (B-8.5).
    Empty,
    /// Heroes who could defeat a unit in their next turn.
    Ready,
    /// Further units each of them could choose.
    ReadyMore,
    /// Heroes who could do so with hardly a disc left over.
    ReadyExact,
    /// Discs the wall costs that neither pools nor open sources hold.
    Unmet,
    /// Units in districts where a source of a colour they cost is open.
    Local,
    /// Empty pools of heroes who stand where a source is open.
    EmptyAtSource,
    /// Pools of one colour.
    OneColor,
    /// Units more than one move away from every hero.
    Far,
    /// Accumulators that could be performed.
    HeldAccumulator,
    /// Converters that could be performed.
    HeldConverter,
    /// Sources that could be performed.
    HeldSource,
    /// Obelisks that could be performed.
    HeldObelisk,
    /// Cannons that could be performed.
    HeldCannon,
    /// Rituals in hand of a colour some unit on the wall has.
    HeldMatch,
    /// Sources an Obelisk helps.
    ObeliskMatch,
}

/// How many features there are.
pub const FEATURES: usize = Feature::ObeliskMatch as usize + 1;

/// What is counted on a table.
#[derive(Clone, Debug)]
pub(super) struct Features(pub(super) [f32; FEATURES]);

/// A unit that can be attacked, and its price.
type Open = (Target, Price);

/// A table, and what is asked of it again and again.
struct Scene<'a> {
    table: &'a Table,
    open: Vec<Open>,
    demand: Demand,
    sources: OpenSources,
}

impl Features {
    /// Counts.
    pub(super) fn of(table: &Table) -> Self {
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

    fn add(&mut self, feature: Feature, n: f32) {
        self.0[feature as usize] += n;
    }

    fn get(&self, feature: Feature) -> f32 {
        self.0[feature as usize]
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
        self.add(Feature::Prospect, best);
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

    /// What a hero could defeat in its next turn, with one channelling at a source on the way.
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

/// What a source gives (B-8.4).
const SOURCE: u8 = 3;
/// What a card of the deck costs on average when its time comes, spells counted.
const CARD_PRICE: f32 = 4.6;
/// What a turn brings in.
const INCOME: f32 = 2.3;
/// How many turns each enemy gives when it is defeated, on average.
const KILLS_PER_UNIT: f32 = 0.7;

/// How many discs of each colour the units on the wall cost: the dearest one, and all of them.
#[derive(Default)]
struct Demand {
    most: [u8; 6],
    all: [u8; 6],
}

impl Demand {
    fn add(&mut self, price: &Price) {
        for color in Color::ALL {
            let slots = price.of_color(color);
            let index = color.index();
            self.most[index] = self.most[index].max(slots);
            self.all[index] = self.all[index].saturating_add(slots);
        }
    }
}

/// Where a hero can be within a turn, and what the sources there give.
struct Reach {
    districts: [bool; 6],
    here: Option<usize>,
    gains: [[u8; 6]; 6],
}

impl Reach {
    fn of(scene: &Scene<'_>, from: Place) -> Self {
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

    /// The pools a hero could have before an attack there: as it is, or after channelling here or
    /// there. What is laid on the source is a disc the price does not need, if there is one.
    fn pools<'a>(
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
fn prospects(place: Place, mana: Mana, power: u8, open: &[Open]) -> (f32, f32) {
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

/// How many sources of each colour can be channelled in each district.
struct OpenSources([[u8; 6]; 6]);

impl OpenSources {
    fn of(table: &Table) -> Self {
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

    fn count(&self, district: District) -> u8 {
        self.0[district.index()].iter().sum()
    }

    fn colors(&self, district: District) -> impl Iterator<Item = Color> + '_ {
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
