//! What skills, items and blessings are worth to whom.

use sanctum::{
    Ability, Blessing, Condition, DieEffect, Effect, Immediate, Item, Power, Skill, SkillKind,
};

use super::greedy::worth;

/// By whose measure things are weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pricing {
    /// Rules of thumb: what one would guess.
    RuleOfThumb,
    /// What heroes with and without a thing came to in thousands of final battles: shields count
    /// for more, tokens for far less than one would guess.
    Measured,
}

impl Pricing {
    /// What an ability is good for, its tokens paid.
    pub(super) fn ability(self, ability: &Ability) -> i32 {
        match self {
            Pricing::RuleOfThumb => worth::ability(ability),
            Pricing::Measured => printed(ability),
        }
    }

    /// What an item is good for when it is worn.
    pub(super) fn item(self, item: &Item) -> i32 {
        match self {
            Pricing::RuleOfThumb => worth::item(item),
            Pricing::Measured => {
                let abilities: i32 = item.abilities.iter().map(printed).sum();
                abilities + TOKEN * i32::from(item.flames.total())
            }
        }
    }

    /// What a blessing is good for.
    pub(super) fn blessing(self, blessing: Blessing) -> i32 {
        match (self, blessing) {
            (Pricing::RuleOfThumb, it) => worth::blessing(it),
            (Pricing::Measured, Blessing::Token(_)) => TOKEN,
            (Pricing::Measured, Blessing::Effect(Effect::Shields(n))) => SHIELD * i32::from(n),
            (Pricing::Measured, Blessing::Effect(Effect::Die(_))) => 45,
        }
    }

    /// What a skill is good for.
    pub(super) fn skill(self, skill: &Skill) -> i32 {
        match (self, &skill.kind) {
            (Pricing::RuleOfThumb, _) => worth::skill(skill),
            (_, SkillKind::Tile(tokens)) => TOKEN * i32::from(tokens.total()),
            (_, SkillKind::Card(card)) => {
                let immediate: i32 = card.immediate.iter().map(|it| at_once(*it)).sum();
                let ability = card.ability.as_ref().map_or(0, printed);
                immediate + ability + card.power.map_or(0, power)
            }
        }
    }

    /// An achievement tile.
    pub(super) fn tile(self) -> i32 {
        match self {
            Pricing::RuleOfThumb => 110,
            Pricing::Measured => 75,
        }
    }
}

/// A token for the rest of the game.
const TOKEN: i32 = 25;
/// A shield for nothing, once.
const SHIELD: i32 = 64;

fn printed(ability: &Ability) -> i32 {
    const SPACE: i32 = 25;
    let spaces = ability.spaces.len() as i32;
    match ability.effect {
        Effect::Shields(n) => (SHIELD * i32::from(n) - SPACE * spaces).max(4),
        Effect::Die(DieEffect::Plus(_) | DieEffect::Minus(_)) => 14,
        Effect::Die(DieEffect::Set(_)) => 24,
        Effect::Die(_) => 30,
    }
}

fn at_once(effect: Immediate) -> i32 {
    match effect {
        Immediate::RageTile => 300,
        Immediate::PotionSpaces(n) => 70 * i32::from(n),
        Immediate::Potion => 40,
    }
}

fn power(power: Power) -> i32 {
    match power {
        Power::SilverDie(Condition::Drank | Condition::Wounded(_)) | Power::Bleed => 130,
        Power::SilverDie(_) => 240,
        Power::Change(_) | Power::ExtraLevel | Power::Haggle => 60,
        Power::Flip | Power::Sacrifice => 95,
        Power::Copy | Power::Reroll(_) | Power::AnyFlask => 45,
        Power::DoubleStrike => 290,
        Power::Shields(n) => 200 * i32::from(n),
        Power::FlaskShields(n) => 110 * i32::from(n),
        Power::RageShields(n) => 45 * i32::from(n),
        Power::GemShields(..) => 200,
        Power::Ward => 300,
        Power::DiceShields => 185,
    }
}
