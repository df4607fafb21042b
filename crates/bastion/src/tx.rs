//! The one door through which rules move components: every method leaves an event. What a hero
//! has done in its phase, whose turn it is and what is known of the decks are kept by the phases.

use tabletop::{Seat, Sink};

use crate::action::{Deposit, Foundation};
use crate::because::{Because, Cause};
use crate::event::{Event, HeroMoveCause, UnitMoveCause};
use crate::ids::{Color, District, EnemyId, PRINTED_SOURCES, Place, RitualId, Section, Target};
use crate::sets::{EnemySet, Mana, RitualSet};
use crate::state::Table;

/// A table that is being changed, and who listens.
pub(crate) struct Tx<'a, S> {
    pub(crate) table: &'a mut Table,
    pub(crate) events: &'a mut S,
}

impl<S: Sink<Event>> Tx<'_, S> {
    pub(crate) fn move_hero(
        &mut self,
        seat: Seat,
        to: Place,
        journey: HeroMoveCause,
        cause: Option<Cause>,
    ) {
        let from = std::mem::replace(&mut self.table.hero_mut(seat).place, to);
        // B-15.49: leaving the citadel meets the obligation.
        if seat == self.table.active
            && from == Place::Citadel
            && journey != HeroMoveCause::TakenBack
        {
            self.table.done.obliged = false;
        }
        self.events.push(|| {
            let because = cause.map(Because::from).into_iter().collect();
            Event::HeroMoved { seat, from, to, journey, because }
        });
    }

    /// B-3.5, B-9.9: from the pool to the reserve.
    pub(crate) fn pay(&mut self, seat: Seat, mana: Mana) {
        self.table.hero_mut(seat).mana.take(mana);
        self.table.reserve.add(mana);
        self.events.push(|| Event::ManaPaid { seat, mana });
    }

    /// B-3.7, R-3.1: as many discs as the reserve still has.
    pub(crate) fn gain(&mut self, seat: Seat, color: Color, wanted: u8) {
        let n = wanted.min(self.table.reserve[color]);
        if n == 0 {
            return;
        }
        let mana = Mana::of(color, n);
        self.table.reserve.take(mana);
        self.receive(seat, mana);
    }

    fn receive(&mut self, seat: Seat, mana: Mana) {
        if !mana.is_empty() {
            self.table.hero_mut(seat).mana.add(mana);
            self.events.push(|| Event::ManaGained { seat, mana });
        }
    }

    /// B-3.9: the only way from pool to pool; an Accumulator takes it.
    pub(crate) fn give(&mut self, from: Seat, to: Seat, color: Color) {
        self.table.hero_mut(from).mana[color] -= 1;
        self.table.hero_mut(to).mana[color] += 1;
        self.events.push(|| Event::ManaGiven { from, to, color });
    }

    /// B-8.4, B-8.5, B-8.11, B-8.13: one disc on a source, or on the tower.
    pub(crate) fn deposit(
        &mut self,
        seat: Seat,
        district: District,
        source: Option<usize>,
        deposit: Deposit,
    ) {
        let color = match (deposit, source) {
            (Deposit::Pool(color), _) => color,
            (Deposit::Reserve, None) => self.table.district_color(district),
            (Deposit::Reserve, Some(source)) => {
                self.table.source_color(district, source).expect("an announced source exists")
            }
        };
        match deposit {
            Deposit::Pool(color) => self.table.hero_mut(seat).mana[color] -= 1,
            Deposit::Reserve => self.table.reserve[color] -= 1,
        }
        let state = self.table.district_state_mut(district);
        match source {
            Some(source) => state.sources[source] = Some(color),
            None => state.tower = Some(color),
        }
        let source = source.map(|index| index as u8 + 1);
        let from_reserve = deposit == Deposit::Reserve;
        self.events.push(|| Event::Deposited { seat, district, source, color, from_reserve });
    }

    /// B-8.11: every disc on the sources of a district, into the pool. B-8.9: no other channelling
    /// opens sources; B-8.22: blocked ones give their disc as well.
    pub(crate) fn collect_sources(&mut self, seat: Seat, district: District) {
        let discs =
            self.table.district_state_mut(district).sources.iter_mut().filter_map(Option::take);
        let mana = count(discs);
        self.receive(seat, mana);
    }

    /// B-8.17: every disc on any tower, into the pool, whatever is on the plazas (B-8.19). B-8.15:
    /// no other channelling opens towers.
    pub(crate) fn collect_towers(&mut self, seat: Seat) {
        let towers = self.table.district_states.iter_mut().filter_map(|state| state.tower.take());
        let mana = count(towers);
        self.receive(seat, mana);
    }

    /// B-15.22: every disc on the sources and the tower of a district, into the reserve.
    pub(crate) fn return_discs(&mut self, district: District) {
        let state = self.table.district_state_mut(district);
        let tower = state.tower.take();
        let mana = count(state.sources.iter_mut().filter_map(Option::take).chain(tower));
        if !mana.is_empty() {
            self.table.reserve.add(mana);
            self.events.push(|| {
                let because = Because::only(Cause::PlazaTaken);
                Event::DiscsReturned { district, mana, because }
            });
        }
    }

    /// B-17.29: without the token the source is like any other, at once.
    pub(crate) fn revive(&mut self, seat: Seat, district: District, source: usize) {
        self.table.district_state_mut(district).damaged &= !(1 << source);
        let source = source as u8 + 1;
        self.events.push(|| Event::SourceRevived { seat, district, source });
    }

    /// A card of the deck, of the box or set aside comes into play as a unit of its own. The reasons
    /// are asked for only if somebody listens, and of the table as it was before.
    pub(crate) fn add_enemy(
        &mut self,
        card: EnemyId,
        at: Target,
        because: impl FnOnce(&Table) -> Vec<Because>,
    ) {
        let table = &mut *self.table;
        self.events.push(|| Event::EnemyAdded { card, at, because: because(table) });
        match at {
            Target::Wall(section) => table.wall.put(section, Some(card)),
            Target::Plaza(district) => table.plazas[district.index()] = Some(card),
            Target::Citadel => {
                table.piles.put_below(card, table.citadel);
                table.citadel = Some(card);
            }
        }
        table.in_play.insert(card);
    }

    /// B-15.5, B-15.9: the card lies under its host and earlier symbiotes. B-15.10: the wall stays
    /// as it is.
    pub(crate) fn join(
        &mut self,
        card: EnemyId,
        at: Section,
        because: impl FnOnce(&Table) -> Vec<Because>,
    ) {
        let table = &*self.table;
        self.events.push(|| Event::EnemyJoined { card, at, because: because(table) });
        let host = self.table.wall.get(at).expect("a symbiote joins a unit");
        let lowest = self.table.piles.lowest(host);
        self.table.piles.put_below(lowest, Some(card));
        self.table.in_play.insert(card);
    }

    /// B-5.10.
    pub(crate) fn set_aside(&mut self, card: EnemyId) {
        self.table.set_aside.insert(card);
        self.events.push(|| Event::EnemySetAside { card });
    }

    /// B-5.11.
    pub(crate) fn reshuffle(&mut self) {
        let cards = std::mem::take(&mut self.table.set_aside);
        if !cards.is_empty() {
            self.table.enemy_deck.shuffle_in(cards);
            self.events.push(|| Event::DeckReshuffled { cards });
        }
    }

    /// A whole unit leaves a wall section for a free place. B-15.8, B-15.17: what lies under its
    /// head goes along; nothing ever parts the cards of a unit.
    pub(crate) fn move_unit(
        &mut self,
        from: Section,
        to: Target,
        march: UnitMoveCause,
        because: impl FnOnce(&Table) -> Vec<Because>,
    ) {
        let Some(card) = self.table.wall.get(from) else { unreachable!("only a unit can move") };
        let (start, table) = (Target::Wall(from), &*self.table);
        self.events.push(|| {
            let because = because(table);
            Event::UnitMoved { card, from: start, to, march, because }
        });
        self.table.wall.put(from, None);
        match to {
            Target::Wall(section) => self.table.wall.put(section, Some(card)),
            Target::Plaza(district) => self.table.plazas[district.index()] = Some(card),
            Target::Citadel => unreachable!("no unit moves from the wall to the citadel"),
        }
    }

    pub(crate) fn swap(&mut self, a: Section, b: Section) {
        self.table.wall.swap(a, b);
        self.events.push(|| Event::UnitsSwapped { a, b });
    }

    /// B-9.10, B-9.11, R-9.1: every card of the unit becomes a spell of the attacker.
    pub(crate) fn defeat(&mut self, seat: Seat, at: Target) {
        let cards: EnemySet = self.table.unit(at).collect();
        let table = &mut *self.table;
        match at {
            Target::Wall(section) => table.wall.put(section, None),
            Target::Plaza(district) => table.plazas[district.index()] = None,
            // B-15.52: the card below becomes the top enemy.
            Target::Citadel => {
                table.citadel = table.citadel.and_then(|top| table.piles.below(top));
            }
        }
        for card in cards.iter() {
            table.piles.put_below(card, None);
        }
        // B-9.13: lasting effects are read from the cards in play, so they end here.
        table.in_play = table.in_play & !cards;
        let hero = table.hero_mut(seat);
        hero.spells = hero.spells | cards;
        self.events.push(|| Event::Defeated { seat, at, cards });
    }

    /// B-12.3: into the box.
    pub(crate) fn spend_spells(&mut self, cards: EnemySet) {
        for hero in &mut self.table.heroes {
            hero.spells = hero.spells & !cards;
        }
        self.table.enemy_box = self.table.enemy_box | cards;
        self.events.push(|| Event::SpellsSpent { cards });
    }

    /// B-13.10, B-13.11: the card leaves the unperformed rituals.
    pub(crate) fn perform(&mut self, seat: Seat, card: RitualId, foundation: Option<Foundation>) {
        let hero = self.table.hero_mut(seat);
        hero.rituals.remove(card);
        if foundation.is_none() {
            hero.artifacts.insert(card);
        }
        self.events.push(|| Event::RitualPerformed { seat, card, on: foundation });
        if let Some(foundation) = foundation {
            self.clear_foundation(foundation);
            self.build(card, foundation);
        }
    }

    fn build(&mut self, card: RitualId, on: Foundation) {
        self.table.district_state_mut(on.district).foundations[usize::from(on.index)] = Some(card);
    }

    /// B-13.12, B-13.30, B-17.30: the old structure goes under the ritual deck: its token
    /// goes with it.
    fn clear_foundation(&mut self, foundation: Foundation) {
        let Foundation { district, index } = foundation;
        let source = PRINTED_SOURCES + usize::from(index);
        let state = self.table.district_state_mut(district);
        let Some(card) = state.foundations[usize::from(index)].take() else { return };
        let disc = state.sources[source].take();
        state.damaged &= !(1 << source);
        if let Some(color) = disc {
            let mana = Mana::of(color, 1);
            self.table.reserve.add(mana);
            self.events.push(|| {
                let because = Because::only(Cause::BuiltOver);
                Event::DiscsReturned { district, mana, because }
            });
        }
        self.table.ritual_deck.put_under(card);
        self.events.push(|| Event::StructureReplaced { card, on: foundation });
    }

    /// B-17.7, B-17.17: a Source of the set-up: on the first foundation.
    pub(crate) fn lay_source(&mut self, district: District, card: RitualId) {
        self.table.ritual_deck.draw(card);
        let on = Foundation { district, index: 0 };
        self.build(card, on);
        self.events.push(|| Event::StructureLaid { card, on });
    }

    /// B-17.10: a Beast becomes a spell.
    pub(crate) fn deal_beast(&mut self, seat: Seat, card: EnemyId) {
        self.table.set_aside.remove(card);
        self.table.hero_mut(seat).spells.insert(card);
        self.events.push(|| Event::BeastDealt { seat, card });
    }

    /// B-5.27.
    pub(crate) fn deal_ritual(&mut self, seat: Seat, card: RitualId) {
        self.table.ritual_deck.draw(card);
        self.table.hero_mut(seat).rituals.insert(card);
        self.events.push(|| Event::RitualDealt { seat, card });
    }

    /// B-5.28: the third ritual goes under the deck, in random order with those of the others.
    pub(crate) fn reject_rituals(&mut self, seat: Seat, kept: RitualSet) {
        let hero = self.table.hero_mut(seat);
        let returned = hero.rituals & !kept;
        hero.rituals = kept;
        self.table.ritual_deck.rejected = self.table.ritual_deck.rejected | returned;
        self.events.push(|| Event::RitualsKept { seat, kept, returned });
    }

    /// B-13.8: one drawn ritual stays face up, the other goes under the deck.
    pub(crate) fn keep_ritual(&mut self, seat: Seat, card: RitualId, returned: RitualSet) {
        self.table.hero_mut(seat).rituals.insert(card);
        for other in returned.iter() {
            self.table.ritual_deck.put_under(other);
        }
        self.events.push(|| Event::RitualsKept { seat, kept: RitualSet::only(card), returned });
    }
}

fn count(discs: impl IntoIterator<Item = Color>) -> Mana {
    let mut mana = Mana::NONE;
    for color in discs {
        mana[color] += 1;
    }
    mana
}
