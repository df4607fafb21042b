//! What things are worth. One currency for everything: a wound is [`WOUND`].

use sanctum::{Ability, Blessing, Components, DieEffect, Effect, Hero, Immediate, Item, Power};
use sanctum::{Skill, SkillKind, Space};

/// One health of a hero who has plenty.
pub const WOUND: i32 = 100;
/// How much dearer each health is than the one above it.
pub(in crate::sanctum) const WOUND_RISE: i32 = 12;
/// Death; worse than anything else that can happen in a Fight.
pub(in crate::sanctum) const DEATH: i32 = 5_000;
/// A token spent on the journey: a Rest brings it back.
pub(in crate::sanctum) const JOURNEY_TOKEN: i32 = 16;
/// A token spent in act VI: only a potion brings it back.
pub(in crate::sanctum) const FINAL_TOKEN: i32 = 34;
/// Active rage.
pub(in crate::sanctum) const RAGE: i32 = 30;
/// A potion.
pub(in crate::sanctum) const POTION: i32 = 35;
/// A token on a skill tile or an item, for the rest of the game.
pub(in crate::sanctum) const OWNED_TOKEN: i32 = 45;
/// A die in the next Fight.
pub(in crate::sanctum) const DIE: i32 = 95;

/// The price of so many wounds for a hero.
pub(in crate::sanctum) fn wounds(hero: &Hero, wounds: u8) -> i32 {
    let left = hero.health.saturating_sub(wounds);
    if wounds > 0 && (left == 0 || left < hero.marked) {
        return DEATH + i32::from(wounds);
    }
    // Each health is dearer than the one above it.
    let price = |lost: u8| {
        let height = i32::from(hero.health) - i32::from(lost) - i32::from(hero.marked);
        WOUND + WOUND_RISE * (10 - height).max(0)
    };
    (0..wounds).map(price).sum()
}

/// The price of spending a token now.
pub(in crate::sanctum) fn token(hero: &Hero) -> i32 {
    if !hero.row.is_dealt() {
        return JOURNEY_TOKEN;
    }
    // The closer the end, the less there is to save for.
    let cards = i32::from(sanctum::Row::LEN.saturating_sub(hero.row.at));
    FINAL_TOKEN * (cards + 2) / 11
}

/// What a change of a die is good for, whatever it costs.
pub(in crate::sanctum) fn die_effect(effect: DieEffect) -> i32 {
    match effect {
        DieEffect::Plus(_) | DieEffect::Minus(_) => 45,
        DieEffect::Set(_) | DieEffect::PlusMinus(1) => 70,
        DieEffect::PlusMinus(_) => 62,
        DieEffect::PlusAny | DieEffect::MinusAny => 85,
    }
}

/// What an effect is good for, once.
pub(in crate::sanctum) fn effect(effect: Effect) -> i32 {
    match effect {
        Effect::Die(change) => die_effect(change),
        Effect::Shields(n) => 45 * i32::from(n),
    }
}

/// What an ability is good for, its tokens paid.
pub(in crate::sanctum) fn ability(ability: &Ability) -> i32 {
    const SPACE: i32 = 28;
    (effect(ability.effect) - SPACE * ability.spaces.len() as i32).max(4)
}

/// What an item is good for when it is worn.
pub(in crate::sanctum) fn item(item: &Item) -> i32 {
    let abilities: i32 = item.abilities.iter().map(ability).sum();
    let flames = i32::from(item.flames.total());
    abilities + OWNED_TOKEN * flames + 3 * i32::from(item.level.number())
}

/// What a blessing is good for.
pub(in crate::sanctum) fn blessing(blessing: Blessing) -> i32 {
    match blessing {
        Blessing::Token(_) => OWNED_TOKEN,
        Blessing::Effect(it) => effect(it),
    }
}

/// What a skill is good for.
pub(in crate::sanctum) fn skill(skill: &Skill) -> i32 {
    match &skill.kind {
        SkillKind::Tile(tokens) => OWNED_TOKEN * i32::from(tokens.total()),
        SkillKind::Card(card) => {
            let immediate: i32 = card.immediate.iter().map(|it| at_once(*it)).sum();
            let printed = card.ability.as_ref().map_or(0, ability);
            immediate + printed + card.power.map_or(0, power)
        }
    }
}

fn at_once(effect: Immediate) -> i32 {
    match effect {
        Immediate::RageTile => 110,
        Immediate::PotionSpaces(n) => POTION * i32::from(n),
        Immediate::Potion => POTION,
    }
}

fn power(power: Power) -> i32 {
    match power {
        Power::SilverDie(_) => 170,
        Power::Change(_) | Power::Bleed => 130,
        Power::Copy | Power::Flip | Power::Reroll(_) | Power::DoubleStrike => 120,
        Power::Shields(n) => 75 * i32::from(n),
        Power::RageShields(_) | Power::FlaskShields(_) | Power::GemShields(..) => 100,
        Power::DiceShields | Power::Sacrifice => 70,
        Power::ExtraLevel | Power::Ward => 90,
        Power::Haggle | Power::AnyFlask => 40,
    }
}

/// The tokens on ability spaces of a hero, by kind.
pub(in crate::sanctum) fn spent_tokens(hero: &Hero, components: &Components) -> [u8; 2] {
    let mut spent = [0, 0];
    for (_, _, there) in hero.all_spaces(components) {
        match there {
            Space::Stamina => spent[0] += 1,
            Space::Focus => spent[1] += 1,
            Space::Empty | Space::Corrupt => {}
        }
    }
    spent
}
