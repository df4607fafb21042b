//! S-8, S-10, S-21: Attack. Dice effects, rage and hits, in any order.

use arrayvec::ArrayVec;
use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Change, Purple};
use crate::components::Components;
use crate::effect::{blessing, penalty, skill};
use crate::event::Event;
use crate::flow::{Sanctum, Step};
use crate::ids::{AbilityId, DieId, Target, Token};
use crate::phase::{block, waiting};
use crate::state::{Die, DieState, Hero, Row, Space, Tokens};
use crate::vocabulary::{Ability, DieEffect, Effect, SpaceColor};

/// S-10.1, S-8.9, S-10.9: as often as resources allow. S-10.13: nothing has to be assigned.
/// O-21.3: ending Attack with nothing assigned is legal.
pub(crate) fn offer(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    let components = game.table.components();
    let hero = game.hero(seat);
    offer_abilities(hero, components, actions);
    offer_rage(hero, actions);
    offer_hits(game, hero, actions);
    skill::offer_attack(game, seat, actions);
    blessing::offer_attack(game, seat, actions);
    blessing::offer_tokens(game, seat, actions);
    actions.push(Action::EndAttack);
}

fn offer_abilities(hero: &Hero, components: &Components, actions: &mut Vec<Action>) {
    for (ability, printed) in hero.abilities(components) {
        let Effect::Die(effect) = printed.effect else { continue };
        for purple in payments(hero, ability, printed) {
            for (die, shown) in hero.fight.free() {
                for change in changes(effect, shown.value) {
                    actions.push(Action::Use { ability, die, change, purple });
                }
            }
        }
    }
}

/// S-10.8.
fn offer_rage(hero: &Hero, actions: &mut Vec<Action>) {
    if hero.rage.active == 0 {
        return;
    }
    for (die, _) in hero.fight.free() {
        actions.extend((1..=6).map(|value| Action::Rage(die, value)));
    }
}

fn offer_hits(game: &Sanctum, hero: &Hero, actions: &mut Vec<Action>) {
    for (die, shown) in hero.fight.free() {
        for target in open_points(game, hero, shown) {
            actions.push(Action::Assign(die, target));
        }
    }
}

/// S-10.10 to S-10.12, S-21.4, S-24.8: the weak points a die may hit.
pub(crate) fn open_points<'a>(
    game: &'a Sanctum,
    hero: &'a Hero,
    die: Die,
) -> impl Iterator<Item = Target> + 'a {
    let components = game.table.components();
    let hits = &game.table.hordes.hits;
    let demons = hero.zone.iter().flat_map(move |demon| {
        let points = components.demon(demon).weak_points.iter().enumerate();
        let open = move |(index, value): &(usize, &u8)| {
            **value == die.value && hits[demon.index()] & (1 << index) == 0
        };
        points.filter(open).map(move |(index, _)| Target::Demon(demon, index as u8))
    });
    let is_allowed = !hero.fight.only_modified || die.modified;
    let card = hero.row.current(components).filter(|_| is_allowed);
    let cards = card.into_iter().flat_map(move |front| {
        let points = front.weak_points.iter().enumerate();
        let open = move |(index, value): &(usize, &u8)| {
            **value == die.value && hero.row.hits & (1 << index) == 0
        };
        points.filter(open).map(|(index, _)| Target::Card(index as u8))
    });
    demons.chain(cards)
}

/// S-8.3 to S-8.7: the ways to fill the purple spaces of an ability that can be used now.
pub(crate) fn payments<'a>(
    hero: &'a Hero,
    id: AbilityId,
    ability: &'a Ability,
) -> impl Iterator<Item = Purple> + 'a {
    Purple::ALL.into_iter().filter(move |purple| check_payment(hero, id, ability, *purple).is_ok())
}

pub(crate) fn check_payment(
    hero: &Hero,
    id: AbilityId,
    ability: &Ability,
    purple: Purple,
) -> Result<(), Rule> {
    let purples = ability.spaces.iter().filter(|it| **it == SpaceColor::Purple).count();
    // S-8.4 to S-8.6.
    if purples != purple.tokens().len() {
        return Err(rule!("S-8.4"));
    }
    // S-8.7: all spaces are empty.
    let spaces = &hero.spaces[id.index()];
    if spaces.iter().take(ability.spaces.len()).any(|there| *there != Space::Empty) {
        return Err(rule!("S-8.7"));
    }
    let cost = cost(ability, purple);
    // S-8.3: all are filled from the own pools.
    let lacks = |token: &Token| cost[*token] > hero.pool[*token];
    if Token::ALL.iter().any(lacks) { Err(rule!("S-8.3")) } else { Ok(()) }
}

fn cost(ability: &Ability, purple: Purple) -> Tokens {
    let mut cost = Tokens::NONE;
    for token in tokens(ability, purple) {
        cost[token] += 1;
    }
    cost
}

/// The tokens that go on the spaces of an ability, in their order.
fn tokens(ability: &Ability, purple: Purple) -> impl Iterator<Item = Token> + '_ {
    let mut either = purple.tokens().iter();
    ability.spaces.iter().filter_map(move |space| match space {
        SpaceColor::Red => Some(Token::Stamina),
        SpaceColor::Blue => Some(Token::Focus),
        SpaceColor::Purple => either.next().copied(),
    })
}

/// S-8.3: the tokens move from the pools to the spaces.
pub(crate) fn pay(hero: &mut Hero, id: AbilityId, ability: &Ability, purple: Purple) {
    for (index, token) in tokens(ability, purple).enumerate() {
        hero.pool[token] -= 1;
        hero.spaces[id.index()][index] = token.into();
    }
}

/// S-10.2 to S-10.6: what an effect can do to a die with this value.
pub(crate) fn changes(effect: DieEffect, value: u8) -> impl Iterator<Item = Change> {
    let changes: ArrayVec<Change, 5> = match effect {
        DieEffect::Set(to) => [Change::To(to)].into_iter().collect(),
        DieEffect::Plus(n) => [Change::By(n as i8)].into_iter().collect(),
        DieEffect::Minus(n) => [Change::By(-(n as i8))].into_iter().collect(),
        DieEffect::PlusMinus(n) => [-(n as i8), n as i8].map(Change::By).into_iter().collect(),
        DieEffect::PlusAny => (1..=5).map(Change::By).collect(),
        DieEffect::MinusAny => (-5..=-1).map(Change::By).collect(),
    };
    // S-10.6: values are neither cut off nor wrapped.
    changes.into_iter().filter(move |change| (1..=6).contains(&changed(value, *change)))
}

/// What a die shows after a change.
pub(crate) fn changed(value: u8, change: Change) -> u8 {
    match change {
        Change::To(value) => value,
        Change::By(by) => value.saturating_add_signed(by),
    }
}

/// O-10.1: only unassigned dice can be modified. S-10.6: the change must be one of the effect's.
pub(crate) fn check_change(
    hero: &Hero,
    effect: DieEffect,
    die: DieId,
    change: Change,
) -> Result<(), Rule> {
    let Some(shown) = hero.fight.free_die(die) else { return Err(not_free(hero, die)) };
    if changes(effect, shown.value).any(|it| it == change) {
        return Ok(());
    }
    let meant = match (effect, change) {
        (DieEffect::Set(_), _) | (_, Change::To(_)) => rule!("S-10.2"),
        (DieEffect::Plus(n), Change::By(by)) if by != n as i8 => rule!("S-10.3"),
        (DieEffect::Minus(n), Change::By(by)) if by != -(n as i8) => rule!("S-10.3"),
        (DieEffect::PlusMinus(n), Change::By(by)) if by.unsigned_abs() != n => rule!("S-10.4"),
        (DieEffect::PlusAny, Change::By(by)) if by < 1 => rule!("S-10.5"),
        (DieEffect::MinusAny, Change::By(by)) if by > -1 => rule!("S-10.5"),
        _ => rule!("S-10.6"),
    };
    Err(meant)
}

pub(crate) fn check(game: &Sanctum, seat: Seat, action: &Action) -> Result<(), Rule> {
    let hero = game.hero(seat);
    match action {
        Action::Use { ability, die, change, purple } => {
            check_use(game, hero, *ability, *die, *change, *purple)
        }
        // S-10.8: inactive rage cannot be used, and a die shows 1 to 6.
        Action::Rage(_, value) if hero.rage.active == 0 || !is_face(*value) => Err(rule!("S-10.8")),
        Action::Rage(die, _) if hero.fight.free_die(*die).is_none() => Err(not_free(hero, *die)),
        Action::Rage(..) | Action::EndAttack => Ok(()),
        Action::Assign(die, target) => check_hit(game, hero, *die, *target),
        Action::Skill(cell, what) => skill::check_attack(game, seat, *cell, *what),
        Action::Bless(id, change) => blessing::check(game, seat, *id, *change),
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-9.1"))),
    }
}

/// Why a die cannot be changed.
fn not_free(hero: &Hero, die: DieId) -> Rule {
    match hero.fight.dice.get(die.index()).map(|die| die.state) {
        // O-10.1: an assigned die is taken back first.
        Some(DieState::On(_)) => rule!("O-10.1"),
        // S-24.7: it was lost for this Fight.
        Some(DieState::Aside) => rule!("S-24.7"),
        Some(DieState::Free | DieState::Rolling) | None => rule!("S-10.7"),
    }
}

/// Whether a die can show this.
pub(crate) fn is_face(value: u8) -> bool {
    (1..=6).contains(&value)
}

fn check_use(
    game: &Sanctum,
    hero: &Hero,
    id: AbilityId,
    die: DieId,
    change: Change,
    purple: Purple,
) -> Result<(), Rule> {
    // S-8.2: items in the bag offer none, and covered slots neither.
    let Some(ability) = hero.ability(game.table.components(), id) else {
        return Err(rule!("S-8.2"));
    };
    // O-8.2: shields are for Block.
    let Effect::Die(effect) = ability.effect else { return Err(rule!("O-8.2")) };
    check_payment(hero, id, ability, purple)?;
    check_change(hero, effect, die, change)
}

fn check_hit(game: &Sanctum, hero: &Hero, die: DieId, target: Target) -> Result<(), Rule> {
    let Some(shown) = hero.fight.free_die(die) else {
        let lost = hero.fight.dice.get(die.index()).is_some_and(|it| it.state == DieState::Aside);
        return Err(if lost { rule!("S-24.7") } else { rule!("S-10.10") });
    };
    if open_points(game, hero, shown).any(|it| it == target) {
        return Ok(());
    }
    Err(why_not_hit(game, hero, shown, target))
}

fn why_not_hit(game: &Sanctum, hero: &Hero, die: Die, target: Target) -> Rule {
    let components = game.table.components();
    match target {
        Target::Demon(demon, point) => {
            let hits = game.table.hordes.hits[demon.index()];
            let is_hit = point < 3 && hits & (1 << point) != 0;
            match (hero.row.is_dealt(), hero.zone.contains(demon) && is_hit) {
                (true, _) => rule!("S-21.4"),
                (false, true) => rule!("S-10.11"),
                (false, false) => rule!("S-10.10"),
            }
        }
        Target::Card(point) => {
            let value =
                hero.row.current(components).and_then(|it| it.weak_points.get(usize::from(point)));
            match value {
                None => rule!("S-21.4"),
                Some(_) if hero.row.hits & (1 << point) != 0 => rule!("S-10.11"),
                Some(value) if *value == die.value => rule!("S-24.8"),
                Some(_) => rule!("S-10.10"),
            }
        }
    }
}

/// S-24.9: an effect was used on the die, whatever it shows then.
pub(crate) fn modify(hero: &mut Hero, die: DieId, change: Change) {
    let die = &mut hero.fight.dice[die.index()];
    die.value = changed(die.value, change);
    die.modified = true;
}

pub(crate) fn use_ability(
    game: &mut Sanctum,
    seat: Seat,
    id: AbilityId,
    die: DieId,
    change: Change,
    purple: Purple,
) {
    let components = game.table.components();
    let hero = game.hero_mut(seat);
    let ability = hero.ability(components, id).expect("a hero uses its own abilities");
    pay(hero, id, ability, purple);
    modify(hero, die, change);
}

/// S-10.8.
pub(crate) fn use_rage(game: &mut Sanctum, seat: Seat, die: DieId, value: u8) {
    let hero = game.hero_mut(seat);
    hero.rage.active -= 1;
    modify(hero, die, Change::To(value));
}

/// S-10.10: a die on a weak point.
pub(crate) fn assign(
    game: &mut Sanctum,
    seat: Seat,
    die: DieId,
    target: Target,
    events: &mut impl Sink<Event>,
) {
    game.hero_mut(seat).fight.dice[die.index()].state = DieState::On(target);
    hit(game, seat, target, events);
}

/// A weak point is hit; S-10.14, S-21.5: that may have been the last one.
pub(crate) fn hit(game: &mut Sanctum, seat: Seat, target: Target, events: &mut impl Sink<Event>) {
    let components = game.table.components();
    match target {
        Target::Demon(demon, point) => {
            game.table.hordes.hits[demon.index()] |= 1 << point;
            let hordes = &game.table.hordes;
            if hordes.is_killed(components, demon) {
                events.push(|| Event::DemonKilled { seat, demon });
            }
            // D-14: nothing is left to hit.
            if game.hero(seat).zone.iter().all(|it| hordes.is_killed(components, it)) {
                end(game, seat, events);
            }
        }
        Target::Card(point) => {
            let hero = game.hero_mut(seat);
            hero.row.hits |= 1 << point;
            let front = hero.row.current(components);
            if front.is_some_and(|it| it.all_hits() == hero.row.hits) {
                defeat(game, seat, events);
            }
        }
    }
}

/// S-21.5 to S-21.8, S-24.2: the card is defeated and the figure moves on at once, dice or no
/// dice; a fury card there is turned up and has to be defeated like any other.
fn defeat(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let hero = game.hero_mut(seat);
    let place = hero.row.at;
    hero.row.at += 1;
    hero.row.hits = 0;
    hero.fight.only_modified = false;
    events.push(|| Event::CardDefeated { seat, place });
    let row = &game.hero(seat).row;
    if row.at == Row::LEN {
        // S-21.9.
        return end(game, seat, events);
    }
    if let Some(fury) = row.current_fury() {
        events.push(|| Event::FuryRevealed { seat, fury });
        penalty::ask(game, seat, events);
    }
}

/// S-10.15 to S-10.18, S-21.10, O-10.3: rage may become active, unasked; then Block begins.
pub(crate) fn end(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let hero = game.hero(seat);
    // S-10.18: dice set aside do not count; O-10.2: the silver die does.
    let has_free = hero.fight.free().next().is_some();
    let components = game.table.components();
    let is_alive = |it| !game.table.hordes.is_killed(components, it);
    let has_foe = hero.row.stands() || hero.zone.iter().any(is_alive);
    let has_tile = hero.rage.active < hero.rage.tiles;
    if has_free && has_foe && has_tile {
        let rule = if hero.row.stands() { rule!("S-21.10") } else { rule!("S-10.15") };
        let hero = game.hero_mut(seat);
        hero.rage.active += 1;
        hero.fight.returned = true;
        events.push(|| Event::RageActivated { seat, rule });
    }
    block::begin(game, seat, events);
}

/// S-9.7, S-24.5: a die comes to rest, or is rolled again.
pub(crate) fn rolled(game: &mut Sanctum, seat: Seat, value: u8, events: &mut impl Sink<Event>) {
    let fight = &mut game.hero_mut(seat).fight;
    let until = fight.reroll_until;
    let rolling = fight.dice.iter_mut().find(|die| die.state == DieState::Rolling);
    let die = rolling.expect("a die that comes to rest was in the air");
    if until == Some(value) {
        return;
    }
    // O-24.2: a rerolled die is unmodified again.
    *die = Die { rolled: value, value, state: DieState::Free, modified: false, ..*die };
    if fight.is_rolling() {
        return;
    }
    fight.reroll_until = None;
    if let Step::Penalty { atom: Some(atom) } = game.hero(seat).step {
        penalty::go_on(game, seat, atom + 1, events);
    }
}
