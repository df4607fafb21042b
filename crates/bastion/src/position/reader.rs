//! Reading a position: what is left out has its default, what contradicts itself is refused with
//! the place.

use tabletop::text_serde::Head;
use tabletop::{InlineList, MAX_SEATS, PositionError, Seat};

use super::{
    EnemyParts, FORMAT, Position, RitualParts, Unit, Unseen, WrittenEnemyDeck, WrittenHero,
    WrittenRitualDeck,
};
use crate::audit;
use crate::components::{Components, Side};
use crate::flow::{Bastion, Frame, MAX_DEPTH};
use crate::ids::{
    Color, DISTRICTS, District, EnemyId, Figure, MAX_FOUNDATIONS, Place, RitualId, Section, Target,
};
use crate::options::{Mode, ordinary_layout, with_unused};
use crate::outcome::Ending;
use crate::sets::{EnemySet, Mana, RitualSet};
use crate::setup::{DISCS, boxed_rituals};
use crate::state::{
    DistrictState, Done, EnemyDeck, Group, Hero, Piles, RitualDeck, Set, Table, Wall,
};

/// No position is later than this.
const MAX_TURN: u32 = 1_000_000;

pub(super) fn build(
    components: &'static Components,
    position: &Position,
) -> Result<Bastion, PositionError> {
    check_head(components, position)?;
    let mut builder = Builder::begin(components, position)?;
    builder.lay_enemies()?;
    builder.lay_heroes()?;
    builder.lay_districts()?;
    builder.count_reserve()?;
    builder.make_enemy_deck()?;
    builder.make_ritual_deck()?;
    builder.check_box()?;
    let game = builder.finish()?;
    audit::audit(&game).map_err(|reason| PositionError::new("the whole", reason))?;
    Ok(game)
}

fn check_head(components: &Components, position: &Position) -> Result<(), PositionError> {
    let Position { game, format, set, .. } = position;
    let head = Head { game: game.as_deref(), format: *format, set: set.as_deref() };
    head.check("bastion", FORMAT, components.name(), &components.id())
}

/// A table that is being put together from a position.
struct Builder<'a> {
    position: &'a Position,
    table: Table,
    /// Enemy cards that have their place.
    placed: EnemySet,
    /// Ritual cards that have their place.
    placed_rituals: RitualSet,
}

impl<'a> Builder<'a> {
    fn begin(
        components: &'static Components,
        position: &'a Position,
    ) -> Result<Self, PositionError> {
        let default = if position.heroes.is_empty() { 2 } else { position.heroes.len() as u8 };
        let players = position.players.unwrap_or(default);
        if !(1..=MAX_SEATS as u8).contains(&players) {
            let reason = format!("{players} players: 1 to 4 take part (B-1.17)");
            return Err(PositionError::new("players", reason));
        }
        if position.heroes.len() > usize::from(players) {
            let reason = format!("more heroes than the {players} players");
            return Err(PositionError::new("heroes", reason));
        }
        let mode = position.mode.unwrap_or(Mode::Normal);
        let side = position.side.or(mode.side()).unwrap_or(Side::Statue);
        let first = position.first.unwrap_or(Seat::new(0));
        let (turn, active) = read_turn(position, players, first)?;
        let done = position.done.unwrap_or_default();
        let table = Table {
            set: Set(components),
            mode,
            side,
            players,
            figures: read_figures(&position.heroes)?,
            districts: read_districts(position)?,
            district_states: [DistrictState::default(); DISTRICTS],
            heroes: [Hero::NOBODY; MAX_SEATS],
            reserve: Mana::NONE,
            wall: Wall::default(),
            plazas: [None; DISTRICTS],
            citadel: None,
            piles: Piles::default(),
            in_play: EnemySet::EMPTY,
            enemy_deck: EnemyDeck::default(),
            set_aside: EnemySet::EMPTY,
            enemy_box: EnemySet::EMPTY,
            ritual_deck: RitualDeck::default(),
            ritual_box: RitualSet::EMPTY,
            first,
            active,
            turn,
            done: Done {
                moved: done.moved,
                channelled: done.channelled,
                attacked: done.attacked,
                revived: done.revived,
                artifacts: done.artifacts,
                obliged: false,
            },
        };
        let (placed, placed_rituals) = (EnemySet::EMPTY, RitualSet::EMPTY);
        Ok(Builder { position, table, placed, placed_rituals })
    }

    /// Notes that an enemy card has its place; a card is nowhere twice (B-1.14).
    fn place(&mut self, card: EnemyId, at: &str) -> Result<(), PositionError> {
        if self.placed.contains(card) {
            return Err(PositionError::new(at, format!("{card} is in two places")));
        }
        self.placed.insert(card);
        Ok(())
    }

    /// The same for a ritual card (B-1.15).
    fn place_ritual(&mut self, card: RitualId, at: &str) -> Result<(), PositionError> {
        if !self.table.components().rituals().contains(card) {
            return Err(PositionError::new(at, format!("{card} is not in the set (R-1.2)")));
        }
        if self.placed_rituals.contains(card) {
            return Err(PositionError::new(at, format!("{card} is in two places")));
        }
        self.placed_rituals.insert(card);
        Ok(())
    }

    fn lay_enemies(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        for (number, unit) in &position.wall {
            let at = format!("wall.{number}");
            let section = Section::new(*number)
                .ok_or_else(|| PositionError::new(&at, "the wall has sections 1 to 24"))?;
            self.lay_unit(Target::Wall(section), unit, &at)?;
        }
        for (number, unit) in &position.plazas {
            let at = format!("plazas.{number}");
            self.lay_unit(Target::Plaza(district(*number, &at)?), unit, &at)?;
        }
        for card in &position.citadel {
            self.place(*card, "citadel")?;
            self.table.piles.put_below(*card, self.table.citadel);
            self.table.citadel = Some(*card);
            self.table.in_play.insert(*card);
        }
        for card in position.set_aside.iter() {
            self.place(card, "set_aside")?;
            self.table.set_aside.insert(card);
        }
        Ok(())
    }

    fn lay_unit(&mut self, target: Target, unit: &Unit, at: &str) -> Result<(), PositionError> {
        let Some(head) = unit.cards().first() else {
            return Err(PositionError::new(at, "a unit has at least one card"));
        };
        for card in unit.cards() {
            self.place(*card, at)?;
            self.table.in_play.insert(*card);
        }
        for pair in unit.cards().windows(2) {
            self.table.piles.put_below(pair[0], Some(pair[1]));
        }
        match target {
            Target::Wall(section) => self.table.wall.put(section, Some(*head)),
            Target::Plaza(district) => self.table.plazas[district.index()] = Some(*head),
            Target::Citadel => {}
        }
        Ok(())
    }

    fn lay_heroes(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        let start = self.table.mode.start();
        let nobody = WrittenHero::default();
        for index in 0..usize::from(self.table.players) {
            let written = position.heroes.get(index).unwrap_or(&nobody);
            let at = |field: &str| format!("heroes[{index}].{field}");
            for card in &written.spells {
                self.place(*card, &at("spells"))?;
            }
            for card in &written.rituals {
                self.place_ritual(*card, &at("rituals"))?;
            }
            for card in &written.artifacts {
                self.place_ritual(*card, &at("artifacts"))?;
                if !card.kind().is_artifact() {
                    let reason = format!("{card} is not an artifact (B-1.11)");
                    return Err(PositionError::new(at("artifacts"), reason));
                }
            }
            self.table.heroes[index] = Hero {
                place: written.at.unwrap_or(start),
                mana: written.mana.unwrap_or(Mana::each(1)),
                spells: written.spells.iter().copied().collect(),
                rituals: written.rituals.iter().copied().collect(),
                artifacts: written.artifacts.iter().copied().collect(),
            };
        }
        Ok(())
    }

    fn lay_districts(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        for (number, row) in &position.foundations {
            for (foundation, card) in row {
                let at = format!("foundations.{number}.{foundation}");
                let district = district(*number, &at)?;
                let index = usize::from(*foundation).wrapping_sub(1);
                if index >= self.table.components().foundations().min(MAX_FOUNDATIONS) {
                    return Err(PositionError::new(at, "there is no such foundation (B-2.4)"));
                }
                if card.kind().is_artifact() {
                    return Err(PositionError::new(at, format!("{card} is not a structure")));
                }
                self.place_ritual(*card, &at)?;
                self.table.district_state_mut(district).foundations[index] = Some(*card);
            }
        }
        for (number, row) in &position.sources {
            for (source, color) in row {
                let at = format!("sources.{number}.{source}");
                let (district, index) = self.source(*number, *source, &at)?;
                self.table.district_state_mut(district).sources[index] = Some(*color);
            }
        }
        for (number, sources) in &position.damaged {
            for source in sources {
                let at = format!("damaged.{number}");
                let (district, index) = self.source(*number, *source, &at)?;
                self.table.district_state_mut(district).damaged |= 1 << index;
            }
        }
        for (number, color) in &position.towers {
            let district = district(*number, &format!("towers.{number}"))?;
            self.table.district_state_mut(district).tower = Some(*color);
        }
        Ok(())
    }

    /// A source that exists.
    fn source(&self, number: u8, source: u8, at: &str) -> Result<(District, usize), PositionError> {
        let district = district(number, at)?;
        let index = usize::from(source).wrapping_sub(1);
        let exists = self.table.districts.is_full()
            && index < crate::ids::MAX_SOURCES
            && self.table.source_color(district, index).is_some();
        if exists {
            Ok((district, index))
        } else {
            Err(PositionError::new(at, "there is no such source"))
        }
    }

    /// B-1.13: the reserve is what is nowhere else.
    fn count_reserve(&mut self) -> Result<(), PositionError> {
        let used = audit::discs_outside_reserve(&self.table);
        let mut reserve = Mana::NONE;
        for color in Color::ALL {
            let used = used[color.index()];
            if used > u32::from(DISCS) {
                let reason = format!("{used} {color} discs are in use, there are {DISCS} (B-1.5)");
                return Err(PositionError::new("heroes, sources, towers", reason));
            }
            reserve[color] = DISCS - used as u8;
        }
        match self.position.reserve {
            Some(written) if written != reserve => {
                let reason = format!("the reserve holds `{reserve}`, not `{written}` (B-1.13)");
                Err(PositionError::new("reserve", reason))
            }
            _ => {
                self.table.reserve = reserve;
                Ok(())
            }
        }
    }

    fn make_enemy_deck(&mut self) -> Result<(), PositionError> {
        let empty = EnemyParts::default();
        let parts = match &self.position.decks.enemy {
            // A sparse position: every card that is nowhere else.
            None => {
                let rest = !self.placed;
                rest.iter().for_each(|card| self.table.enemy_deck.add_known(card));
                self.placed = EnemySet::ALL;
                return Ok(());
            }
            Some(WrittenEnemyDeck::Cards(cards)) => &EnemyParts { known: cards.clone(), ..empty },
            Some(WrittenEnemyDeck::Parts(parts)) => parts,
        };
        let at = "decks.enemy";
        for card in &parts.known {
            self.place(*card, at)?;
            self.table.enemy_deck.add_known(*card);
        }
        for unseen in &parts.unknown {
            self.add_unseen(unseen)?;
        }
        if let Some(top) = &parts.top {
            let groups: Result<Vec<Group>, _> =
                top.groups.iter().map(|it| read_group(it)).collect();
            self.table.enemy_deck.set_top(top.count, groups?);
        }
        let len = self.table.enemy_deck.len();
        match parts.count {
            Some(count) if count != len => {
                let reason = format!("{len} cards are named, not {count}");
                Err(PositionError::new(format!("{at}.count"), reason))
            }
            _ => Ok(()),
        }
    }

    fn add_unseen(&mut self, unseen: &Unseen) -> Result<(), PositionError> {
        let at = "decks.enemy.unknown";
        let wrong = |reason: String| Err(PositionError::new(at, reason));
        let Some(group) = unseen.among.first().map(|card| Group::of(*card)) else {
            return wrong("no cards are named".to_owned());
        };
        if unseen.among.iter().any(|card| Group::of(*card) != group) {
            return wrong("cards of one class (or legends) belong together".to_owned());
        }
        if unseen.count == 0 || usize::from(unseen.count) > unseen.among.len() {
            return wrong(format!("{} of {} cards", unseen.count, unseen.among.len()));
        }
        if self.table.enemy_deck.unknown().any(|(other, ..)| other == group) {
            return wrong("one entry for each class".to_owned());
        }
        for card in &unseen.among {
            self.place(*card, at)?;
        }
        let among = unseen.among.iter().copied().collect();
        self.table.enemy_deck.add_unknown(group, unseen.count, among);
        Ok(())
    }

    fn make_ritual_deck(&mut self) -> Result<(), PositionError> {
        let at = "decks.ritual";
        let parts = match &self.position.decks.ritual {
            None => {
                let table = &mut self.table;
                let components = table.components();
                let boxed = boxed_rituals(components, table.mode, usize::from(table.players));
                let held = self.position.out.as_ref().map_or(RitualSet::EMPTY, |it| it.rituals);
                table.ritual_deck.shuffled =
                    components.rituals() & !(self.placed_rituals | boxed | held);
                self.placed_rituals = self.placed_rituals | table.ritual_deck.shuffled;
                return Ok(());
            }
            Some(WrittenRitualDeck::Cards(cards)) => {
                &RitualParts { shuffled: *cards, ..RitualParts::default() }
            }
            Some(WrittenRitualDeck::Parts(parts)) => parts,
        };
        for card in parts.shuffled.iter().chain(parts.rejected.iter()).chain(parts.under.clone()) {
            self.place_ritual(card, at)?;
        }
        let under = parts.under.iter().copied().collect();
        self.table.ritual_deck =
            RitualDeck { shuffled: parts.shuffled, rejected: parts.rejected, under };
        let len = self.table.ritual_deck.len();
        match parts.count {
            Some(count) if count != len => {
                let reason = format!("{len} cards are named, not {count}");
                Err(PositionError::new(format!("{at}.count"), reason))
            }
            _ => Ok(()),
        }
    }

    /// What is nowhere else is in the box.
    fn check_box(&mut self) -> Result<(), PositionError> {
        let drawn = self.position.action.map_or(RitualSet::EMPTY, |action| action.drawn);
        for card in drawn.iter() {
            self.place_ritual(card, "action.drawn")?;
        }
        self.table.enemy_box = !self.placed;
        self.table.ritual_box = self.table.components().rituals() & !self.placed_rituals;
        let Some(written) = &self.position.out else { return Ok(()) };
        let decks = &self.position.decks;
        let (named, some) = (decks.enemy.is_some(), !written.enemies.is_empty());
        if (named || some) && written.enemies != self.table.enemy_box {
            let reason = "exactly the enemy cards that are nowhere else are in the box";
            return Err(PositionError::new("box.enemies", reason));
        }
        let (named, some) = (decks.ritual.is_some(), !written.rituals.is_empty());
        if (named || some) && written.rituals != self.table.ritual_box {
            let reason = "exactly the ritual cards that are nowhere else are in the box";
            return Err(PositionError::new("box.rituals", reason));
        }
        Ok(())
    }

    fn finish(self) -> Result<Bastion, PositionError> {
        let Builder { position, mut table, .. } = self;
        let in_citadel = table.active_hero().place == Place::Citadel;
        let obliged = position.done.and_then(|done| done.obliged);
        // B-15.49, for a turn that begins here.
        let is_fresh = position.done.is_none() && in_citadel && table.citadel.is_some();
        table.done.obliged = obliged.unwrap_or(is_fresh);
        let mut flow = InlineList::EMPTY;
        let is_won = table.wall.is_empty() && table.enemy_deck.is_empty();
        let mut ending = position.outcome.map(|outcome| outcome.0);
        match &position.flow {
            Some(frames) if frames.len() > MAX_DEPTH => {
                return Err(PositionError::new("flow", "no more than three frames are nested"));
            }
            Some(frames) => flow = frames.iter().copied().collect(),
            None if ending.is_some() => {}
            // B-11.6: a position in which wall and deck are empty is won.
            None if is_won => ending = Some(Ending::Saved),
            None => flow.push(Frame::HeroPhase),
        }
        let draft = position.action.unwrap_or_default();
        Ok(Bastion { table, flow, draft, ending })
    }
}

fn read_group(name: &str) -> Result<Group, PositionError> {
    if name == "legends" {
        return Ok(Group::Legends);
    }
    name.parse().map(Group::Class).map_err(|it| PositionError::new("decks.enemy.top.groups", it))
}

fn district(number: u8, at: &str) -> Result<District, PositionError> {
    District::new(number).ok_or_else(|| PositionError::new(at, "there are districts 1 to 6"))
}

fn read_turn(position: &Position, players: u8, first: Seat) -> Result<(u32, Seat), PositionError> {
    let exists = |seat: Seat| seat.index() < usize::from(players);
    let turn = position.turn.unwrap_or(0);
    if turn > MAX_TURN {
        let reason = format!("turn {turn}: no game lasts longer than {MAX_TURN} turns");
        return Err(PositionError::new("turn", reason));
    }
    if !exists(first) {
        return Err(PositionError::new("first", format!("there is no seat {first}")));
    }
    let at_turn = |turn: u32| {
        let index = (first.index() as u64 + u64::from(turn)) % u64::from(players);
        Seat::new(index as u8)
    };
    match (position.turn, position.active) {
        (turn, None) => Ok((turn.unwrap_or(0), at_turn(turn.unwrap_or(0)))),
        (_, Some(active)) if !exists(active) => {
            Err(PositionError::new("active", format!("there is no seat {active}")))
        }
        (None, Some(active)) => {
            let turn = (0..u32::from(players)).find(|turn| at_turn(*turn) == active);
            Ok((turn.unwrap_or(0), active))
        }
        (Some(turn), Some(active)) if at_turn(turn) == active => Ok((turn, active)),
        (Some(turn), Some(active)) => {
            let reason = format!("turn {turn} is seat {}'s, not seat {active}'s", at_turn(turn));
            Err(PositionError::new("active", reason))
        }
    }
}

fn read_districts(position: &Position) -> Result<InlineList<Color, DISTRICTS>, PositionError> {
    let default = ordinary_layout().to_vec();
    let colors = position.districts.as_ref().unwrap_or(&default);
    let mut districts = InlineList::EMPTY;
    for color in colors {
        if districts.contains(color) {
            let reason = format!("{color} lies twice; each colour lies once (B-2.5)");
            return Err(PositionError::new("districts", reason));
        }
        districts.push(*color);
    }
    let is_being_laid = position.flow.as_ref().is_some_and(|it| it.contains(&Frame::LayDistricts));
    if districts.is_full() || is_being_laid {
        Ok(districts)
    } else {
        Err(PositionError::new("districts", "six districts lie round the citadel (B-2.1)"))
    }
}

fn read_figures(heroes: &[WrittenHero]) -> Result<[Figure; MAX_SEATS], PositionError> {
    let figures: Vec<Option<Figure>> = heroes.iter().map(|it| it.figure).collect();
    for index in 0..figures.len() {
        if figures[index].is_some() && figures[..index].contains(&figures[index]) {
            let at = format!("heroes[{index}].figure");
            return Err(PositionError::new(at, "nobody else may have the same hero (B-5.3)"));
        }
    }
    Ok(with_unused(&figures))
}
