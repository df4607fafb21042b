//! S-13.7: skills that are used in Attack or Block. What other skills change stands beside the
//! rule they change: the silver die and flasks in `phase/prepare.rs`, levels in `phase/levels.rs`,
//! potions in `phase/rest.rs`, wounds of cards in `effect/penalty.rs`.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Change, SkillUse};
use crate::event::{Blow, Event};
use crate::flow::Sanctum;
use crate::ids::{Cell, Color, DieId, Gem, Potion};
use crate::phase::{attack, block};
use crate::state::{Die, DieState, Hero};
use crate::vocabulary::Power;

/// The powers that are not used up in this Fight.
fn unused(game: &Sanctum, seat: Seat) -> impl Iterator<Item = (Cell, Power)> + use<'_> {
    let hero = game.hero(seat);
    hero.powers(game.table.components()).filter(|(cell, _)| !hero.fight.has_used(*cell))
}

pub(crate) fn offer_attack(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    let hero = game.hero(seat);
    for (cell, power) in unused(game, seat) {
        let from = actions.len();
        match power {
            Power::Change(effect) => {
                for (die, shown) in hero.fight.free() {
                    let changes = attack::changes(effect, shown.value);
                    actions
                        .extend(changes.map(|it| Action::Skill(cell, SkillUse::Change(die, it))));
                }
            }
            Power::Flip | Power::Reroll(_) => {
                let dice = hero.fight.free().map(|(die, _)| SkillUse::Die(die));
                actions.extend(dice.map(|it| Action::Skill(cell, it)));
            }
            Power::Copy | Power::Bleed => offer_settings(hero, cell, actions),
            Power::Sacrifice => offer_sacrifices(hero, cell, actions),
            Power::DoubleStrike => offer_strikes(game, hero, cell, actions),
            // Those of Block, and those that hold without being used.
            Power::Shields(_)
            | Power::GemShields(..)
            | Power::RageShields(_)
            | Power::FlaskShields(_)
            | Power::DiceShields
            | Power::SilverDie(_)
            | Power::AnyFlask
            | Power::ExtraLevel
            | Power::Haggle
            | Power::Ward => {}
        }
        // Only what the rules allow stays, in the same order.
        let mut keep = from;
        for index in from..actions.len() {
            let Action::Skill(cell, what) = actions[index] else { continue };
            if check_attack(game, seat, cell, what).is_ok() {
                actions.swap(keep, index);
                keep += 1;
            }
        }
        actions.truncate(keep);
    }
}

fn offer_settings(hero: &Hero, cell: Cell, actions: &mut Vec<Action>) {
    for (die, _) in hero.fight.free() {
        let settings = (1..=6).map(|value| SkillUse::Change(die, Change::To(value)));
        actions.extend(settings.map(|it| Action::Skill(cell, it)));
    }
}

fn offer_sacrifices(hero: &Hero, cell: Cell, actions: &mut Vec<Action>) {
    for (die, _) in hero.fight.free() {
        for (lost, _) in hero.fight.free().filter(|(lost, _)| *lost != die) {
            let ways = (1..=6).map(|value| SkillUse::Losing(die, Change::To(value), lost));
            actions.extend(ways.map(|it| Action::Skill(cell, it)));
        }
    }
}

fn offer_strikes(game: &Sanctum, hero: &Hero, cell: Cell, actions: &mut Vec<Action>) {
    for (index, shown) in hero.fight.dice.iter().enumerate() {
        let die = DieId::from_index(index);
        let targets = attack::open_points(game, hero, *shown);
        actions.extend(targets.map(|it| Action::Skill(cell, SkillUse::Strike(die, it))));
    }
}

/// S-13.7: the power of a gained skill that is not used up.
fn power_of(game: &Sanctum, seat: Seat, cell: Cell) -> Result<Power, Rule> {
    let hero = game.hero(seat);
    let power = game.table.components().skill(hero.figure, cell).power();
    match power {
        Some(power) if hero.has_skill(cell) && !hero.fight.has_used(cell) => Ok(power),
        _ => Err(rule!("S-13.7")),
    }
}

pub(crate) fn check_attack(
    game: &Sanctum,
    seat: Seat,
    cell: Cell,
    what: SkillUse,
) -> Result<(), Rule> {
    let hero = game.hero(seat);
    let is_free = |die: DieId| hero.fight.free_die(die).is_some();
    let allowed = match (power_of(game, seat, cell)?, what) {
        (Power::Change(effect), SkillUse::Change(die, change)) => {
            return attack::check_change(hero, effect, die, change);
        }
        (Power::Flip, SkillUse::Die(die)) => is_free(die),
        (Power::Reroll(n), SkillUse::Die(die)) => is_free(die) && hero.fight.rerolls < n,
        // H-13.4: dice on weak points are copied too.
        (Power::Copy, SkillUse::Change(die, Change::To(value))) => {
            is_free(die) && shows_elsewhere(hero, die, value)
        }
        // H-13.2: nobody bleeds to death.
        (Power::Bleed, SkillUse::Change(die, Change::To(value))) => {
            is_free(die) && attack::is_face(value) && hero.health > hero.marked.max(1)
        }
        // H-13.3: the die given up is a free one, and set aside.
        (Power::Sacrifice, SkillUse::Losing(die, Change::To(value), lost)) => {
            is_free(die) && is_free(lost) && die != lost && attack::is_face(value)
        }
        (Power::DoubleStrike, SkillUse::Strike(die, target)) => {
            let shown = hero.fight.dice.get(die.index()).copied().filter(is_assigned);
            shown.is_some_and(|it| attack::open_points(game, hero, it).any(|open| open == target))
        }
        _ => false,
    };
    if allowed { Ok(()) } else { Err(rule!("S-13.7")) }
}

fn is_assigned(die: &Die) -> bool {
    matches!(die.state, DieState::On(_))
}

/// Whether another die of this Fight shows a value; dice set aside do not count.
fn shows_elsewhere(hero: &Hero, die: DieId, value: u8) -> bool {
    let is_other = |(index, it): (usize, &Die)| {
        index != die.index() && it.value == value && it.state != DieState::Aside
    };
    hero.fight.dice.iter().enumerate().any(is_other)
}

pub(crate) fn offer_block(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    for (cell, _) in unused(game, seat) {
        let ways = [SkillUse::Plain, SkillUse::Potion(Potion::Red), SkillUse::Potion(Potion::Blue)];
        let ways = ways.into_iter().filter(|it| check_block(game, seat, cell, *it).is_ok());
        actions.extend(ways.map(|it| Action::Skill(cell, it)));
    }
}

pub(crate) fn check_block(
    game: &Sanctum,
    seat: Seat,
    cell: Cell,
    what: SkillUse,
) -> Result<(), Rule> {
    let power = power_of(game, seat, cell)?;
    if shields(game.hero(seat), power, what) > 0 { Ok(()) } else { Err(rule!("S-13.7")) }
}

/// The shields a use of a skill gives now; 0 if it cannot be used.
pub(crate) fn shields(hero: &Hero, power: Power, what: SkillUse) -> u8 {
    match (power, what) {
        (Power::Shields(n), SkillUse::Plain) => n,
        // S-13.8: white gems have no colour; O-13.3: gems gained count.
        (Power::GemShields(color, each), SkillUse::Plain) => gained(hero, color) / each,
        (Power::DiceShields, SkillUse::Plain) => hero.fight.free().count() as u8,
        // S-10.17, H-13.6: rage that has just come back waits for the next Fight.
        (Power::RageShields(n), SkillUse::Plain)
            if hero.rage.active > u8::from(hero.fight.returned) =>
        {
            n
        }
        (Power::FlaskShields(n), SkillUse::Potion(it)) if hero.potions[it] > 0 => n,
        _ => 0,
    }
}

fn gained(hero: &Hero, color: Color) -> u8 {
    hero.gained.of(Gem::from(color))
}

/// Uses a skill that was checked.
pub(crate) fn perform(
    game: &mut Sanctum,
    seat: Seat,
    cell: Cell,
    what: SkillUse,
    events: &mut impl Sink<Event>,
) {
    let power = power_of(game, seat, cell).expect("a hero uses its own skills");
    let hero = game.hero_mut(seat);
    let shields = shields(hero, power, what);
    // Rerolls are counted, everything else works once in a Fight.
    if !matches!(power, Power::Reroll(_)) {
        hero.fight.used |= 1 << cell.index();
    }
    match (power, what) {
        (Power::Flip, SkillUse::Die(die)) => {
            let value = 7 - hero.fight.dice[die.index()].value;
            attack::modify(hero, die, Change::To(value));
        }
        // H-13.5: rolled again, it is unmodified.
        (Power::Reroll(_), SkillUse::Die(die)) => {
            hero.fight.rerolls += 1;
            hero.fight.dice[die.index()].state = DieState::Rolling;
        }
        (Power::Change(_) | Power::Copy, SkillUse::Change(die, change)) => {
            attack::modify(hero, die, change);
        }
        (Power::Bleed, SkillUse::Change(die, change)) => {
            attack::modify(hero, die, change);
            game.tx(events).wound(seat, 1, Blow::Skill);
        }
        (Power::Sacrifice, SkillUse::Losing(die, change, lost)) => {
            attack::modify(hero, die, change);
            hero.fight.dice[lost.index()].state = DieState::Aside;
        }
        (Power::DoubleStrike, SkillUse::Strike(_, target)) => {
            attack::hit(game, seat, target, events);
        }
        (Power::RageShields(_), _) => {
            hero.rage.active -= 1;
            block::add_shields(hero, shields);
        }
        (Power::FlaskShields(_), SkillUse::Potion(potion)) => {
            hero.potions[potion] -= 1;
            block::add_shields(hero, shields);
        }
        (Power::Shields(_) | Power::GemShields(..) | Power::DiceShields, _) => {
            block::add_shields(hero, shields);
        }
        (power, what) => unreachable!("`{power}` is not used like {what:?}"),
    }
}
