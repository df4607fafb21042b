//! S-11, S-21: Block, wounds and death, and the end of a Fight.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Purple};
use crate::components::Components;
use crate::effect::{blessing, skill};
use crate::event::{Blow, Event};
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{AbilityId, DemonId, DemonSet};
use crate::phase::{achievements, attack, levels, response, turn, waiting};
use crate::state::{Fight, Hero, Row, Standing, Table};
use crate::vocabulary::{Ability, Effect};

/// S-11.1, S-21.11: what survivors deal, and what penalties add.
pub(crate) fn damage(table: &Table, hero: &Hero) -> u8 {
    zone_damage(table, hero.zone)
        .saturating_add(row_damage(table.components(), &hero.row))
        .saturating_add(hero.extra_damage)
}

/// S-11.1: what demons deal; killed ones deal nothing.
pub(crate) fn zone_damage(table: &Table, demons: DemonSet) -> u8 {
    printed_damage(table, demons, false)
}

/// S-11.1: what killed demons would have dealt.
pub(crate) fn spared_damage(table: &Table, demons: DemonSet) -> u8 {
    printed_damage(table, demons, true)
}

fn printed_damage(table: &Table, demons: DemonSet, killed: bool) -> u8 {
    let components = table.components();
    let counts = |it: &DemonId| table.hordes.is_killed(components, *it) == killed;
    let damages = demons.iter().filter(counts).map(|it| components.demon(it).damage);
    damages.fold(0, u8::saturating_add)
}

/// S-21.11: the current card and all to its right; fury cards face down count nothing.
fn row_damage(components: &Components, row: &Row) -> u8 {
    if !row.stands() {
        return 0;
    }
    let counts = |place: &u8| place.is_multiple_of(2) || *place == row.at;
    let drops = |place: u8| row.front(components, place).map_or(0, |front| front.drops);
    (row.at..Row::LEN).filter(counts).map(drops).fold(0, u8::saturating_add)
}

/// Damage is added up; with nothing to decide it is suffered at once.
pub(crate) fn begin(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let damage = damage(&game.table, game.hero(seat));
    let hero = game.hero_mut(seat);
    hero.step = Step::Block;
    hero.fight.damage = damage;
    hero.extra_damage = 0;
    // S-12.1: only demons killed now are looted.
    let table = &game.table;
    let components = table.components();
    let is_killed = |it: &DemonId| table.hordes.is_killed(components, *it);
    let killed: DemonSet = table.hero(seat).zone.iter().filter(is_killed).collect();
    game.hero_mut(seat).fight.killed = killed;
    if damage == 0 || !can_block(game, seat) {
        end(game, seat, events);
    }
}

/// D-15: whether a shield can be had, also with the help of blessings.
fn can_block(game: &Sanctum, seat: Seat) -> bool {
    let mut actions = Vec::new();
    offer_shields(game, seat, &mut actions);
    if !actions.is_empty() {
        return true;
    }
    let more = blessing::tokens_to_come(game, seat);
    if more.total() == 0 {
        return false;
    }
    let mut richer = *game.hero(seat);
    richer.pool += more;
    let components = game.table.components();
    let usable =
        |(id, it): (AbilityId, &Ability)| attack::payments(&richer, id, it).next().is_some();
    shield_abilities(&richer, components).any(usable)
}

fn shield_abilities<'a>(
    hero: &'a Hero,
    components: &'a Components,
) -> impl Iterator<Item = (AbilityId, &'a Ability)> {
    hero.abilities(components).filter(|(_, it)| matches!(it.effect, Effect::Shields(_)))
}

fn offer_shields(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    let hero = game.hero(seat);
    for (id, ability) in shield_abilities(hero, game.table.components()) {
        actions.extend(attack::payments(hero, id, ability).map(|it| Action::Block(id, it)));
    }
    skill::offer_block(game, seat, actions);
    blessing::offer_block(game, seat, actions);
}

pub(crate) fn offer(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    offer_shields(game, seat, actions);
    blessing::offer_tokens(game, seat, actions);
    actions.push(Action::Accept);
}

pub(crate) fn check(game: &Sanctum, seat: Seat, action: &Action) -> Result<(), Rule> {
    let hero = game.hero(seat);
    match action {
        // S-11.2: blocking is voluntary.
        Action::Accept => Ok(()),
        Action::Block(id, purple) => {
            let ability = hero.ability(game.table.components(), *id).ok_or(rule!("S-8.2"))?;
            match ability.effect {
                Effect::Shields(_) => attack::check_payment(hero, *id, ability, *purple),
                // O-8.2: dice effects are for Attack.
                Effect::Die(_) => Err(rule!("O-8.2")),
            }
        }
        Action::Skill(cell, what) => skill::check_block(game, seat, *cell, *what),
        Action::Bless(id, change) => blessing::check(game, seat, *id, *change),
        // S-10.17: rage that came back cannot be used before the next Fight.
        Action::Rage(..) => Err(rule!("S-10.17")),
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-9.1"))),
    }
}

/// S-11.2: each shield blocks one damage.
pub(crate) fn shield(game: &mut Sanctum, seat: Seat, id: AbilityId, purple: Purple) {
    let components = game.table.components();
    let hero = game.hero_mut(seat);
    let ability = hero.ability(components, id).expect("a hero uses its own abilities");
    attack::pay(hero, id, ability, purple);
    if let Effect::Shields(n) = ability.effect {
        add_shields(hero, n);
    }
}

/// S-11.3: surplus shields are lost when Block ends.
pub(crate) fn add_shields(hero: &mut Hero, shields: u8) {
    hero.fight.shields = hero.fight.shields.saturating_add(shields);
}

/// S-11.4: what is not blocked is suffered.
pub(crate) fn end(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let hero = game.hero(seat);
    let Fight { damage, shields, .. } = hero.fight;
    let wounds = damage.saturating_sub(shields);
    let health = hero.health.saturating_sub(wounds);
    let is_final = game.frame == Some(Frame::Round);
    let printed = row_damage(game.table.components(), &hero.row);
    let added = is_final.then(|| damage.saturating_sub(printed));
    events.push(|| Event::BlockEnded { seat, damage, shields, added, health });
    let mut tx = game.tx(events);
    tx.wound(seat, wounds, Blow::Block);
    // S-21.13 says of the final battle what S-11.6 says of the road.
    let rule = if is_final { rule!("S-21.13") } else { rule!("S-11.6") };
    let is_dead = tx.lay_down_if_dying(seat, rule);
    if is_final {
        return end_final_fight(game, seat, is_dead, events);
    }
    if is_dead {
        // O-11.1: no levels, items, markers or achievements.
        return turn::end(game, seat, events);
    }
    // S-12.12: dice return; hits on survivors stay.
    game.hero_mut(seat).fight.dice.clear();
    levels::next(game, seat, events);
    turn::pass_on(game, events);
}

/// S-21.12 to S-21.14: the Fight of a round is over.
fn end_final_fight(game: &mut Sanctum, seat: Seat, is_dead: bool, events: &mut impl Sink<Event>) {
    let hero = game.hero_mut(seat);
    hero.fight = Fight::default();
    hero.step = Step::Done;
    // O-21.1: victory comes after Block.
    if !is_dead && hero.row.at == Row::LEN {
        hero.standing = Standing::Victorious;
        events.push(|| Event::Victorious { seat });
    }
    response::end_round(game, events);
}

/// S-9.1: after levels and items come achievements, then the turn ends.
pub(crate) fn end_fight(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    game.hero_mut(seat).fight = Fight::default();
    achievements::reach(game, seat, events);
}
