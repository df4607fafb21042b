//! The one door through which rules move components that others care about: every method leaves
//! an event. Dice, shields and what a player is about to do are kept by the phases.

use tabletop::{Rule, Seat, Sink};

use crate::event::{Blow, Event};
use crate::ids::{AbilityId, Cell, DemonId, DemonSet, Gem, ItemId, Place, Potion};
use crate::state::{Fight, Gems, Potions, Space, Standing, Table, Tokens};
use crate::vocabulary::Immediate;

/// A table that is being changed, and who listens.
pub(crate) struct Tx<'a, S> {
    pub(crate) table: &'a mut Table,
    pub(crate) events: &'a mut S,
}

impl<S: Sink<Event>> Tx<'_, S> {
    pub(crate) fn place(&mut self, seat: Seat, to: Place) {
        self.table.hero_mut(seat).place = to;
        self.events.push(|| Event::Advanced { seat, to });
    }

    /// S-7.1, S-7.3, S-14.10: a permanent die.
    pub(crate) fn gain_die(&mut self, seat: Seat) {
        self.table.hero_mut(seat).dice += 1;
        self.events.push(|| Event::DieGained { seat });
    }

    /// S-11.4, O-11.1: wounds below zero are ignored.
    pub(crate) fn wound(&mut self, seat: Seat, wounds: u8, by: Blow) {
        if wounds == 0 {
            return;
        }
        let hero = self.table.hero_mut(seat);
        hero.health = hero.health.saturating_sub(wounds);
        let health = hero.health;
        self.events.push(|| Event::Wounded { seat, wounds, health, by });
    }

    /// S-11.6, S-23.12: lays the figure down if the health marker has reached death; `rule` says
    /// what death means there.
    pub(crate) fn lay_down_if_dying(&mut self, seat: Seat, rule: Rule) -> bool {
        if !self.table.hero(seat).is_dying() {
            return false;
        }
        self.table.hero_mut(seat).standing = Standing::Dead;
        self.events.push(|| Event::Died { seat, rule });
        self.clear_board(seat);
        true
    }

    /// O-11.2, H-11.1: demons and items of the dead go to the discard piles; the rest of the board is put
    /// away. Health, tiles and the row stay for the ranking.
    fn clear_board(&mut self, seat: Seat) {
        let hero = self.table.hero_mut(seat);
        let demons = std::mem::take(&mut hero.zone);
        let mut items = std::mem::take(&mut hero.bag);
        for slot in &mut hero.slots {
            slot.take().into_iter().for_each(|equipped| items.insert(equipped.item));
        }
        hero.spaces = [[Space::Empty; 2]; AbilityId::COUNT];
        hero.pool = Tokens::NONE;
        hero.potions = Potions::NONE;
        hero.skill_gems = [Gems::NONE; Cell::COUNT];
        hero.gems = Gems::NONE;
        hero.fight = Fight::default();
        self.discard_demons(demons);
        items.iter().for_each(|item| self.discard_item(item));
    }

    pub(crate) fn discard_demons(&mut self, demons: DemonSet) {
        if demons.is_empty() {
            return;
        }
        let components = self.table.components();
        demons.iter().for_each(|demon| self.table.hordes.discard(components, demon));
        self.events.push(|| Event::DemonsDiscarded { demons });
    }

    /// O-14.5.
    pub(crate) fn discard_item(&mut self, item: ItemId) {
        let components = self.table.components();
        self.table.hordes.discard_item(components, item);
        self.events.push(|| Event::ItemDiscarded { item });
    }

    /// S-6.2, S-12.10: from now on everybody knows what is behind this demon.
    pub(crate) fn turn_item(&mut self, demon: DemonId, item: ItemId) {
        self.table.hordes.fronts[item.index()] = Some(demon);
        self.table.hordes.hits[demon.index()] = 0;
        self.events.push(|| Event::ItemTurned { demon, item });
    }

    pub(crate) fn gain_item(&mut self, seat: Seat, item: ItemId) {
        self.table.hero_mut(seat).bag.insert(item);
        self.events.push(|| Event::ItemGained { seat, item });
    }

    pub(crate) fn gain_potion(&mut self, seat: Seat, potion: Potion) {
        self.table.hero_mut(seat).potions[potion] += 1;
        self.events.push(|| Event::PotionGained { seat, potion });
    }

    /// S-12.1, S-12.2, S-12.7: a gem moves up one space, also onto that of a gained skill. S-13.1,
    /// S-13.2, S-12.8: its own skill may be gained by that, before the next gem moves.
    pub(crate) fn raise(&mut self, seat: Seat, gem: Gem, from: Cell) {
        let hero = self.table.hero_mut(seat);
        let one = Gems::one(gem);
        hero.skill_gems[from.index()].take(one);
        match from.above() {
            Some(above) => hero.skill_gems[above.index()].add(one),
            // S-12.9.
            None => {
                hero.gems.add(one);
                hero.gained.add(one);
            }
        }
        let is_gained = hero.skill_gems[from.index()].is_empty() && !hero.has_skill(from);
        self.events.push(|| Event::GemRaised { seat, gem, from, to: from.above() });
        if is_gained {
            self.gain_skill(seat, from);
        }
    }

    /// S-13.1, S-13.4, S-13.5.
    fn gain_skill(&mut self, seat: Seat, cell: Cell) {
        let components = self.table.components();
        let hero = self.table.hero_mut(seat);
        hero.skills |= 1 << cell.index();
        let skill = components.skill(hero.figure, cell);
        hero.pool += skill.tokens();
        for immediate in skill.immediate() {
            match immediate {
                // O-3.4.
                Immediate::RageTile => {
                    hero.rage.tiles += 1;
                    hero.rage.active += 1;
                }
                // O-14.4.
                Immediate::PotionSpaces(n) => {
                    hero.potion_spaces = hero.potion_spaces.saturating_add_signed(*n);
                }
                Immediate::Potion => hero.owed_potions += 1,
            }
        }
        // H-13.1: a potion that finds no space is lost.
        let free = hero.potion_spaces.saturating_sub(hero.potion_count());
        hero.owed_potions = hero.owed_potions.min(free);
        self.events.push(|| Event::SkillGained { seat, cell });
    }
}
