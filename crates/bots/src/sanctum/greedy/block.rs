//! Block: which shields are worth their price.

use sanctum::{
    AbilityId, Action, Blessing, BlessingId, Cell, Components, Effect, Gem, Hero, Potion, Power,
    Purple, SkillUse, Space, SpaceColor, Table,
};
use tabletop::Seat;

use super::worth;

/// What shields come from.
#[derive(Clone, Copy, Debug)]
enum Source {
    Ability(AbilityId),
    Skill(Cell, SkillUse),
    Blessing(BlessingId),
}

/// One way to get shields.
#[derive(Clone, Copy, Debug)]
struct Shield {
    source: Source,
    shields: u8,
    /// Red, blue and purple spaces.
    spaces: [u8; 3],
    /// What it costs besides tokens.
    price: i32,
}

/// A choice of shields as numbers: how many, for which tokens, at which further price.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover {
    pub(super) shields: u8,
    pub(super) tokens: [u8; 2],
    pub(super) price: i32,
}

/// How many choices an Attack weighs.
const COVERS: usize = 24;

/// The choices of shields with the tokens at hand, the best ratio first.
pub(super) fn covers(components: &Components, hero: &Hero, blessed: bool) -> Vec<Cover> {
    let mut covers = vec![Cover { shields: 0, tokens: [0, 0], price: 0 }];
    for shield in sources(components, hero, blessed) {
        for index in 0..covers.len() {
            let Some(tokens) = pay(shield.spaces, left(hero.pool.counts(), covers[index].tokens))
            else {
                continue;
            };
            let Cover { shields, tokens: before, price } = covers[index];
            covers.push(Cover {
                shields: shields + shield.shields,
                tokens: [before[0] + tokens[0], before[1] + tokens[1]],
                price: price + shield.price,
            });
        }
        if covers.len() > COVERS {
            let token = worth::token(hero);
            covers.sort_by_key(|it| {
                let tokens = i32::from(it.tokens[0] + it.tokens[1]);
                it.price + token * tokens - 60 * i32::from(it.shields)
            });
            covers.truncate(COVERS);
        }
    }
    covers
}

fn left(pool: [u8; 2], used: [u8; 2]) -> [u8; 2] {
    [pool[0].saturating_sub(used[0]), pool[1].saturating_sub(used[1])]
}

/// The tokens that fill red, blue and purple spaces; purple ones take what there is more of.
pub(super) fn pay(spaces: [u8; 3], pool: [u8; 2]) -> Option<[u8; 2]> {
    let [red, blue, purple] = spaces;
    let mut left = [pool[0].checked_sub(red)?, pool[1].checked_sub(blue)?];
    let mut tokens = [red, blue];
    for _ in 0..purple {
        let kind = usize::from(left[1] > left[0]);
        left[kind] = left[kind].checked_sub(1)?;
        tokens[kind] += 1;
    }
    Some(tokens)
}

/// Red, blue and purple spaces of an ability.
pub(super) fn spaces(colors: &[SpaceColor]) -> [u8; 3] {
    let count = |color| colors.iter().filter(|it| **it == color).count() as u8;
    [count(SpaceColor::Red), count(SpaceColor::Blue), count(SpaceColor::Purple)]
}

/// What goes on the purple spaces if these tokens are paid.
pub(super) fn purple(spaces: [u8; 3], tokens: [u8; 2]) -> Purple {
    match (spaces[2], tokens[0] - spaces[0]) {
        (0, _) => Purple::None,
        (1, 0) => Purple::Focus,
        (1, _) => Purple::Stamina,
        (_, 0) => Purple::TwoFocus,
        (_, 1) => Purple::Both,
        _ => Purple::TwoStamina,
    }
}

/// Whether all spaces of an ability are empty.
pub(super) fn is_usable(hero: &Hero, id: AbilityId, spaces: usize) -> bool {
    hero.spaces[id.index()].iter().take(spaces).all(|there| *there == Space::Empty)
}

fn sources(components: &Components, hero: &Hero, blessed: bool) -> Vec<Shield> {
    let mut sources = Vec::new();
    for (id, ability) in hero.abilities(components) {
        let Effect::Shields(shields) = ability.effect else { continue };
        if is_usable(hero, id, ability.spaces.len()) {
            let spaces = spaces(&ability.spaces);
            sources.push(Shield { source: Source::Ability(id), shields, spaces, price: 0 });
        }
    }
    for (cell, power) in hero.powers(components) {
        let is_used = hero.fight.used & (1 << cell.index()) != 0;
        if let Some((what, shields, price)) = of_power(hero, power)
            && !is_used
            && shields > 0
        {
            let source = Source::Skill(cell, what);
            sources.push(Shield { source, shields, spaces: [0; 3], price });
        }
    }
    for id in hero.usable_blessings().iter().filter(|_| blessed) {
        if let Blessing::Effect(Effect::Shields(shields)) = components.blessing(id) {
            let price = worth::token(hero) * i32::from(shields);
            let source = Source::Blessing(id);
            sources.push(Shield { source, shields, spaces: [0; 3], price });
        }
    }
    sources
}

fn of_power(hero: &Hero, power: Power) -> Option<(SkillUse, u8, i32)> {
    let it = match power {
        Power::Shields(n) => (SkillUse::Plain, n, 0),
        Power::GemShields(color, each) => {
            (SkillUse::Plain, hero.gained.of(Gem::from(color)) / each, 0)
        }
        Power::DiceShields => (SkillUse::Plain, hero.fight.free().count() as u8, 0),
        // S-10.17: rage that has just come back waits for the next Fight.
        Power::RageShields(n) if hero.rage.active > u8::from(hero.fight.returned) => {
            (SkillUse::Plain, n, worth::RAGE)
        }
        Power::FlaskShields(n) => {
            let potions = hero.potions.counts();
            let kind = usize::from(potions[1] > potions[0]);
            let potion = [Potion::Red, Potion::Blue][kind];
            let has = potions[kind] > 0;
            (SkillUse::Potion(potion), if has { n } else { 0 }, worth::POTION)
        }
        _ => return None,
    };
    Some(it)
}

/// The best Block: the shields to use, then the end of it.
pub(super) fn plan(table: &Table, seat: Seat) -> Vec<Action> {
    let hero = table.hero(seat);
    let sources = sources(table.components(), hero, table.blessings_open);
    let mut best = Best { price: i32::MAX, chosen: Vec::new() };
    let mut chosen = Vec::new();
    search(hero, &sources, hero.pool.counts(), hero.fight.shields, 0, &mut chosen, &mut best);
    let mut actions = Vec::new();
    for (index, tokens) in best.chosen {
        let shield = sources[index];
        actions.push(match shield.source {
            Source::Ability(id) => Action::Block(id, purple(shield.spaces, tokens)),
            Source::Skill(cell, what) => Action::Skill(cell, what),
            Source::Blessing(id) => Action::Bless(id, None),
        });
    }
    actions.push(Action::Accept);
    actions
}

struct Best {
    price: i32,
    chosen: Vec<(usize, [u8; 2])>,
}

/// Goes through all subsets of the sources; wounds and prices add up.
fn search(
    hero: &Hero,
    sources: &[Shield],
    pool: [u8; 2],
    shields: u8,
    price: i32,
    chosen: &mut Vec<(usize, [u8; 2])>,
    best: &mut Best,
) {
    let wounds = hero.fight.damage.saturating_sub(shields);
    let total = price + worth::wounds(hero, wounds);
    if total < best.price {
        *best = Best { price: total, chosen: chosen.clone() };
    }
    let from = chosen.last().map_or(0, |(index, _)| index + 1);
    for (index, shield) in sources.iter().enumerate().skip(from).filter(|_| wounds > 0) {
        let Some(tokens) = pay(shield.spaces, pool) else { continue };
        chosen.push((index, tokens));
        let cost = shield.price + worth::token(hero) * i32::from(tokens[0] + tokens[1]);
        let more = shields + shield.shields;
        search(hero, sources, left(pool, tokens), more, price + cost, chosen, best);
        chosen.pop();
    }
}
