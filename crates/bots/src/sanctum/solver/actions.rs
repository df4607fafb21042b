//! From the best Attack and Block to the actions that carry them out.

use sanctum::{Action, Blessing, Change, DieId, Hero, Purple, Sanctum, SkillUse, Target, Token};
use tabletop::{Game, Ignore, Seat};

use super::fight_model::{FightModel, Tool};
use super::search::{Best, PlannedHit};
use super::shields::{Cover, Source};

/// Spends purple spaces so that the whole payment comes out as planned.
struct Purse {
    /// Tool many purple spaces still take stamina.
    stamina: u8,
}

impl Purse {
    fn purple(&mut self, spaces: [u8; 3]) -> Purple {
        let stamina = self.stamina.min(spaces[2]);
        self.stamina -= stamina;
        match (spaces[2], stamina) {
            (0, _) => Purple::None,
            (1, 0) => Purple::Focus,
            (1, _) => Purple::Stamina,
            (_, 0) => Purple::TwoFocus,
            (_, 1) => Purple::Both,
            _ => Purple::TwoStamina,
        }
    }
}

/// S-25.2: the blessings for the tokens that the pools lack.
fn blessings(world: &Sanctum, hero: &Hero, model: &FightModel, spaces: [u8; 3]) -> Vec<Action> {
    let stamina = model.stamina_on_purple(spaces);
    let used = [spaces[0] + stamina, spaces[1] + spaces[2] - stamina];
    let mut lacking = [0, 1].map(|kind: usize| used[kind].saturating_sub(hero.pool.counts()[kind]));
    let mut actions = Vec::new();
    for id in hero.usable_blessings().iter() {
        if let Blessing::Token(token) = world.table().components().blessing(id)
            && lacking[Token::index(token)] > 0
        {
            lacking[Token::index(token)] -= 1;
            actions.push(Action::Bless(id, None));
        }
    }
    actions
}

/// The actions of an Attack, its end included.
pub(super) fn attack(world: &Sanctum, seat: Seat, model: &FightModel, best: &Best) -> Vec<Action> {
    let hero = world.table().hero(seat);
    let dice: Vec<(DieId, u8)> = hero.fight.free().map(|(id, die)| (id, die.value)).collect();
    let mut waiting = blessings(world, hero, model, best.spaces);
    let mut purse = Purse { stamina: model.stamina_on_purple(best.spaces) };
    let is_left = |die: &usize| !best.deeds.iter().any(|deed| deed.die == *die);
    let lost = (0..dice.len()).find(is_left).map(|die| dice[die].0);
    // What looks at other dice comes as soon as they show it.
    let mut deeds: Vec<&PlannedHit> = best.deeds.iter().collect();
    deeds.sort_by_key(|deed| deed.chain.copied == 0);
    let mut taken = vec![0; model.classes.len()];
    for deed in &deeds {
        let (id, mut value) = dice[deed.die];
        for (class, to) in deed.chain.steps() {
            let printed = &model.classes[class];
            let how = printed.tools[taken[class]];
            taken[class] += 1;
            let by = to as i8 - value as i8;
            let change = if printed.sets { Change::To(to) } else { Change::By(by) };
            let purple = purse.purple(printed.spaces);
            waiting.push(act(how, id, change, purple, lost));
            value = to;
        }
    }
    let mut world = world.clone();
    let mut actions = Vec::new();
    carry_out(&mut world, seat, &mut waiting, &mut actions);
    let mut hits: Vec<(usize, Option<DieId>)> =
        best.deeds.iter().map(|deed| (deed.point, Some(dice[deed.die].0))).collect();
    hits.extend(best.strike.map(|point| (point, None)));
    // A further hit comes as soon as it can: the last hit may end the Attack.
    hits.sort_by_key(|(_, die)| die.is_some());
    let first = world.table().hero(seat).row.at;
    while let Some((at, action)) = next_hit(&world, seat, model, first, &hits) {
        hits.remove(at);
        world.act(seat, action, &mut Ignore);
        actions.push(action);
    }
    actions.push(Action::EndAttack);
    actions
}

/// The next of the hits that is possible now; S-21.4: cards fall in their order.
fn next_hit(
    world: &Sanctum,
    seat: Seat,
    model: &FightModel,
    first: u8,
    hits: &[(usize, Option<DieId>)],
) -> Option<(usize, Action)> {
    let defeated = usize::from(world.table().hero(seat).row.at - first);
    let is_due = |point: usize| !model.in_order || model.points[point].foe == defeated;
    hits.iter().enumerate().filter(|(_, (point, _))| is_due(*point)).find_map(|(at, hit)| {
        let target = model.points[hit.0].target;
        let action = match hit.1 {
            Some(die) => Some(Action::Assign(die, target)),
            None => strike(world, seat, target),
        };
        Some((at, action.filter(|it| world.check(seat, it).is_ok())?))
    })
}

fn act(how: Tool, die: DieId, change: Change, purple: Purple, lost: Option<DieId>) -> Action {
    match (how, change) {
        (Tool::Ability(ability), _) => Action::Use { ability, die, change, purple },
        (Tool::Rage, Change::To(value)) => Action::Rage(die, value),
        (Tool::Flip(cell), _) => Action::Skill(cell, SkillUse::Die(die)),
        (Tool::Sacrifice(cell), _) => {
            Action::Skill(cell, SkillUse::Losing(die, change, lost.unwrap_or(die)))
        }
        (Tool::Blessing(id), _) => Action::Bless(id, Some((die, change))),
        (Tool::Change(cell) | Tool::Copy(cell) | Tool::Bleed(cell), _) => {
            Action::Skill(cell, SkillUse::Change(die, change))
        }
        (Tool::Rage, Change::By(_)) => Action::EndAttack,
    }
}

/// The further hit, once an assigned die shows its value.
fn strike(world: &Sanctum, seat: Seat, wanted: Target) -> Option<Action> {
    let mut offers = Vec::new();
    world.legal_actions(seat, &mut offers);
    let hits = |action: &Action| match action {
        Action::Skill(_, SkillUse::Strike(_, target)) => *target == wanted,
        _ => false,
    };
    offers.into_iter().find(hits)
}

/// Carries out actions, always the first that is allowed: a copy waits until a die shows its value.
fn carry_out(
    world: &mut Sanctum,
    seat: Seat,
    waiting: &mut Vec<Action>,
    actions: &mut Vec<Action>,
) {
    let first = |world: &Sanctum, waiting: &[Action]| {
        waiting.iter().position(|action| world.check(seat, action).is_ok())
    };
    while let Some(at) = first(world, waiting) {
        let action = waiting.remove(at);
        world.act(seat, action, &mut Ignore);
        actions.push(action);
    }
}

/// The actions of a Block, its end included.
pub(super) fn block(world: &Sanctum, seat: Seat, model: &FightModel, cover: usize) -> Vec<Action> {
    let hero = world.table().hero(seat);
    let free = &model.covers[0];
    let chosen: &Cover = &model.covers[cover];
    let mut actions = blessings(world, hero, model, chosen.spaces());
    let mut purse = Purse { stamina: model.stamina_on_purple(chosen.spaces()) };
    let paid = if cover == 0 { &[][..] } else { &chosen.sources[..] };
    for source in free.sources.iter().chain(paid) {
        actions.push(match *source {
            Source::Ability(id, spaces) => Action::Block(id, purse.purple(spaces)),
            Source::Skill(cell, what) => Action::Skill(cell, what),
            Source::Blessing(id) => Action::Bless(id, None),
        });
    }
    let mut done = Vec::new();
    carry_out(&mut world.clone(), seat, &mut actions, &mut done);
    done.push(Action::Accept);
    done
}
