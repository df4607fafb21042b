//! What skills, items and blessings are worth, in the columns of the table of prices.

use sanctum::{
    Ability, Blessing, Condition, DieEffect, Effect, Immediate, Item, Power, Skill, SkillKind,
    Tokens,
};

use super::prices::{
    DIE_BY_ANY, DIE_BY_MORE, DIE_BY_ONE, DIE_SET, DIE_UP_OR_DOWN, GAINED_POTION, ITEM_LEVEL,
    OWNED_TOKEN, POTION_SPACE, Pricing, RAGE_TILE, SHIELD, SPACE, TILE, TwoPrices,
};

/// An ability is worth something, however much it costs.
const LEAST: i32 = 4;
/// A change of a die by a blessing, as measured, whichever change it is.
const BLESSED_DIE: i32 = 45;

impl Pricing {
    /// What a change of a die is good for.
    fn die_effect(self, effect: DieEffect) -> i32 {
        self.of(match effect {
            DieEffect::Plus(_) | DieEffect::Minus(_) => DIE_UP_OR_DOWN,
            DieEffect::Set(_) => DIE_SET,
            DieEffect::PlusMinus(1) => DIE_BY_ONE,
            DieEffect::PlusMinus(_) => DIE_BY_MORE,
            DieEffect::PlusAny | DieEffect::MinusAny => DIE_BY_ANY,
        })
    }

    fn shields(self, count: u8) -> i32 {
        self.of(SHIELD) * i32::from(count)
    }

    /// What an ability is good for, its tokens paid.
    pub(super) fn ability(self, ability: &Ability) -> i32 {
        let spaces = self.of(SPACE) * ability.spaces.len() as i32;
        let effect = match (self, ability.effect) {
            (_, Effect::Shields(n)) => self.shields(n) - spaces,
            (Pricing::RuleOfThumb, Effect::Die(change)) => self.die_effect(change) - spaces,
            // Measured with its spaces.
            (Pricing::Measured, Effect::Die(change)) => self.die_effect(change),
        };
        effect.max(LEAST)
    }

    /// What an item is good for when it is worn.
    pub(super) fn item(self, item: &Item) -> i32 {
        let abilities: i32 = item.abilities.iter().map(|it| self.ability(it)).sum();
        let level = i32::from(item.level.number());
        abilities + self.tokens(item.flames) + self.of(ITEM_LEVEL) * level
    }

    fn tokens(self, tokens: Tokens) -> i32 {
        self.of(OWNED_TOKEN) * i32::from(tokens.total())
    }

    /// What a blessing is good for.
    pub(super) fn blessing(self, blessing: Blessing) -> i32 {
        match (self, blessing) {
            (_, Blessing::Token(_)) => self.of(OWNED_TOKEN),
            (_, Blessing::Effect(Effect::Shields(n))) => self.shields(n),
            (Pricing::RuleOfThumb, Blessing::Effect(Effect::Die(it))) => self.die_effect(it),
            (Pricing::Measured, Blessing::Effect(Effect::Die(_))) => BLESSED_DIE,
        }
    }

    /// What a skill is good for.
    pub(super) fn skill(self, skill: &Skill) -> i32 {
        match &skill.kind {
            SkillKind::Tile(tokens) => self.tokens(*tokens),
            SkillKind::Card(card) => {
                let immediate: i32 = card.immediate.iter().map(|it| self.immediate(*it)).sum();
                let ability = card.ability.as_ref().map_or(0, |it| self.ability(it));
                immediate + ability + card.power.map_or(0, |it| self.of(power(it)))
            }
        }
    }

    /// What a skill gives at once is good for.
    fn immediate(self, effect: Immediate) -> i32 {
        match effect {
            Immediate::RageTile => self.of(RAGE_TILE),
            Immediate::PotionSpaces(n) => self.of(POTION_SPACE) * i32::from(n),
            Immediate::Potion => self.of(GAINED_POTION),
        }
    }

    /// What an achievement tile is good for.
    pub(super) const fn tile(self) -> i32 {
        self.of(TILE)
    }
}

/// What the power of a skill is good for.
fn power(power: Power) -> TwoPrices {
    match power {
        Power::SilverDie(Condition::Drank | Condition::Wounded(_)) => TwoPrices(170, 130),
        Power::SilverDie(_) => TwoPrices(170, 240),
        Power::Bleed => TwoPrices(130, 130),
        Power::Change(_) => TwoPrices(130, 60),
        Power::Copy | Power::Reroll(_) => TwoPrices(120, 45),
        Power::Flip => TwoPrices(120, 95),
        Power::DoubleStrike => TwoPrices(120, 290),
        Power::Shields(n) => TwoPrices(75 * i32::from(n), 200 * i32::from(n)),
        Power::RageShields(n) => TwoPrices(100, 45 * i32::from(n)),
        Power::FlaskShields(n) => TwoPrices(100, 110 * i32::from(n)),
        Power::GemShields(..) => TwoPrices(100, 200),
        Power::DiceShields => TwoPrices(70, 185),
        Power::Sacrifice => TwoPrices(70, 95),
        Power::Ward => TwoPrices(90, 300),
        Power::ExtraLevel => TwoPrices(90, 60),
        Power::Haggle => TwoPrices(40, 60),
        Power::AnyFlask => TwoPrices(40, 45),
    }
}
