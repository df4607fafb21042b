//! The table of prices: what things are worth, for all bots of Sanctum, in one currency. A wound
//! is [`WOUND`].
//!
//! A [`TwoPrices`] has two columns: what one would guess, and what was measured. [`Pricing`] says
//! which column a bot uses.

use sanctum::{Hero, Row};

/// By whose measure things are priced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pricing {
    /// Rules of thumb: what one would guess.
    RuleOfThumb,
    /// What thousands of final battles with and without a thing have shown: shields count for
    /// more, tokens for far less than one would guess.
    Measured,
}

/// A price by rule of thumb, and the same as measured.
#[derive(Clone, Copy, Debug)]
pub(super) struct TwoPrices(pub(super) i32, pub(super) i32);

impl Pricing {
    /// The price in the column of this pricing.
    pub(super) const fn of(self, TwoPrices(guessed, measured): TwoPrices) -> i32 {
        match self {
            Pricing::RuleOfThumb => guessed,
            Pricing::Measured => measured,
        }
    }
}

// Health.

/// One health of a hero who has plenty.
pub const WOUND: i32 = 100;
/// How much more each health costs than the one above it.
const WOUND_RISE: i32 = 12;
/// Death; worse than anything else that can happen in a Fight.
pub(super) const DEATH: i32 = 5_000;

// Things a hero spends.

/// A token spent on the journey: a Rest brings it back.
const JOURNEY_TOKEN: TwoPrices = TwoPrices(16, 11);
/// A token spent in act VI: only a potion brings it back.
pub(super) const FINAL_TOKEN: i32 = 34;
/// Using a blessing for a token, besides the token.
pub(super) const TOKEN_BLESSING: i32 = 4;
/// Active rage.
pub(super) const RAGE: TwoPrices = TwoPrices(30, 100);
/// A potion.
pub(super) const POTION: TwoPrices = TwoPrices(35, 25);
/// A die in the next Fight.
pub(super) const DIE: i32 = 95;

// What a Fight brings.

/// A level of a killed demon.
pub(super) const LEVEL: i32 = 70;
/// The item of a killed demon.
pub(super) const ITEM: i32 = 50;
/// What a living demon may still do, for each of its blood drops.
pub(super) const THREAT: TwoPrices = TwoPrices(20, 30);
/// A hit on a demon that survives.
pub(super) const HIT: i32 = 30;
/// A hit on a card of act VI.
pub(super) const FINAL_HIT: i32 = 75;
/// A card of act VI defeated, besides its weak points.
pub(super) const CARD: i32 = 20;
/// In how many later rounds a card of act VI would have dealt its damage.
pub(super) const LATER_ROUNDS: i32 = 2;
/// What the penalty of a fury card is expected to cost.
pub(super) const REVEAL: i32 = 0;
/// A die left for the next card of act VI.
pub(super) const DIE_LEFT: i32 = 45;
/// After this many rounds of act VI, progress is worth more in every round …
pub(super) const LATE_ROUND: i32 = 6;
/// … by this many percent.
pub(super) const IMPATIENCE: i32 = 30;

// What lasts for the rest of the game.

/// A token on a skill tile or an item.
pub(super) const OWNED_TOKEN: TwoPrices = TwoPrices(45, 25);
/// One shield of an ability.
pub(super) const SHIELD: TwoPrices = TwoPrices(45, 64);
/// A space of an ability that has to be paid.
pub(super) const SPACE: TwoPrices = TwoPrices(28, 25);
/// Adding to a die, or subtracting from it.
pub(super) const DIE_UP_OR_DOWN: TwoPrices = TwoPrices(45, 14);
/// Setting a die to a value.
pub(super) const DIE_SET: TwoPrices = TwoPrices(70, 24);
/// Adding 1 to a die or subtracting 1 from it, as needed.
pub(super) const DIE_BY_ONE: TwoPrices = TwoPrices(70, 30);
/// Adding a larger number or subtracting it, as needed.
pub(super) const DIE_BY_MORE: TwoPrices = TwoPrices(62, 30);
/// Adding any number to a die, or subtracting any.
pub(super) const DIE_BY_ANY: TwoPrices = TwoPrices(85, 30);
/// A level of an item, besides its abilities and tokens.
pub(super) const ITEM_LEVEL: TwoPrices = TwoPrices(3, 0);
/// An achievement tile.
pub(super) const TILE: TwoPrices = TwoPrices(110, 75);
/// A rage tile gained with a skill.
pub(super) const RAGE_TILE: TwoPrices = TwoPrices(110, 300);
/// A space for a potion gained with a skill.
pub(super) const POTION_SPACE: TwoPrices = TwoPrices(35, 70);
/// A potion gained with a skill.
pub(super) const GAINED_POTION: TwoPrices = TwoPrices(35, 40);

impl Pricing {
    /// The price of spending a token now.
    pub(super) fn token(self, hero: &Hero) -> i32 {
        if !hero.row.is_dealt() {
            return self.of(JOURNEY_TOKEN);
        }
        // The closer the end, the less there is to save for.
        let cards = i32::from(Row::LEN.saturating_sub(hero.row.at));
        FINAL_TOKEN * (cards + 2) / 11
    }
}

/// The price of this many wounds for a hero.
pub(super) fn wounds(hero: &Hero, count: u8) -> i32 {
    if count > 0 && hero.health.saturating_sub(count) < hero.marked.max(1) {
        return DEATH + i32::from(count);
    }
    // Each health costs more than the one above it.
    let price = |lost: u8| {
        let height = i32::from(hero.health) - i32::from(lost) - i32::from(hero.marked);
        WOUND + WOUND_RISE * (10 - height).max(0)
    };
    (0..count).map(price).sum()
}
