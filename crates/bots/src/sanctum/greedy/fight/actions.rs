//! From the best Attack to the actions that carry it out.

use sanctum::{Action, DieId, Power, SkillUse, Table};
use tabletop::Seat;

use super::super::block;
use super::tools::How;
use super::{Fighter, PlannedHit, Shown, WIDTH};

/// The actions of the best Attack, its end included.
pub(in super::super) fn attack(table: &Table, seat: Seat, offers: &[Action]) -> Vec<Action> {
    let hero = table.hero(seat);
    // S-25.2: a new token is as good as any.
    let token = offers.iter().find(|it| matches!(it, Action::Bless(_, None)));
    if let Some(bless) = token {
        return vec![*bless];
    }
    let (ids, dice): (Vec<DieId>, Vec<Shown>) = hero
        .fight
        .free()
        .map(|(id, die)| (id, Shown { value: die.value, modified: die.modified }))
        .unzip();
    let fighter = Fighter::new(table, hero);
    let best = fighter.solve(&dice, WIDTH);
    let is_used = |die: usize| best.deeds.iter().any(|deed| deed.die == die);
    let unused = (0..dice.len()).find(|die| !is_used(*die));
    // A die that is left may as well be rolled again.
    if let Some(die) = unused {
        let again =
            |it: &&Action| matches!(it, Action::Skill(_, SkillUse::Die(at)) if *at == ids[die]);
        let rerolls = hero.powers(table.components()).any(|(_, it)| matches!(it, Power::Reroll(_)));
        if let Some(reroll) = offers.iter().find(again).filter(|_| rerolls) {
            return vec![*reroll];
        }
    }
    let mut actions = Vec::new();
    // What looks at other dice comes before they change.
    let copies = |deed: &&PlannedHit| {
        deed.tools
            .iter()
            .flatten()
            .any(|(tool, _)| matches!(fighter.tools[*tool].how, How::Copy(_)))
    };
    let mut pool = hero.pool.counts();
    let mut values: Vec<u8> = dice.iter().map(|die| die.value).collect();
    let first: Vec<&PlannedHit> = best.deeds.iter().filter(copies).collect();
    let rest: Vec<&PlannedHit> = best.deeds.iter().filter(|deed| !copies(deed)).collect();
    for deed in first.iter().chain(&rest) {
        for (tool, to) in deed.tools.iter().flatten() {
            let tool = &fighter.tools[*tool];
            let Some(tokens) = block::pay(tool.spaces, pool) else { return actions };
            pool = [pool[0] - tokens[0], pool[1] - tokens[1]];
            let purple = block::purple(tool.spaces, tokens);
            let lost = unused.map(|it| ids[it]);
            actions.push(tool.action(ids[deed.die], values[deed.die], *to, purple, lost));
            values[deed.die] = *to;
        }
    }
    // S-21.4: cards fall in their order.
    let mut ordered: Vec<&PlannedHit> = best.deeds.iter().collect();
    ordered.sort_by_key(|deed| fighter.points[deed.point].foe);
    for deed in ordered {
        actions.push(Action::Assign(ids[deed.die], fighter.points[deed.point].target));
        if let (Some(point), Some(cell)) = (deed.strike, fighter.strike) {
            let target = fighter.points[point].target;
            actions.push(Action::Skill(cell, SkillUse::Strike(ids[deed.die], target)));
        }
    }
    actions.push(Action::EndAttack);
    actions
}
