//! What the rules add up to on the table, beside the view: for a page that shows sums and says
//! where they come from. Everything here follows from what everybody sees, and is asked of the
//! functions the game itself is played with.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::Seat;

use crate::effect::penalty;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{Cell, Color, DemonSet, EffectId, FuryId, Slot};
use crate::phase::block;
use crate::state::{Hero, Table, Tokens};

/// What the rules add up to on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sums {
    /// For each set on offer.
    sets: Vec<SetSum>,
    /// For each hero.
    heroes: Vec<HeroSums>,
}

/// What a set of demons comes to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SetSum {
    /// S-11.1: the damage, while none is killed.
    damage: u8,
    /// S-12.1: the levels to be gained in each colour.
    #[cfg_attr(feature = "types", ts(type = "{ [key in Color]?: number }"))]
    levels: BTreeMap<Color, u8>,
}

/// What is added up for a hero.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct HeroSums {
    /// S-11.1: the damage of the demons in the battle zone that are not killed; left out if it is 0.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    damage: u8,
    /// The damage that killed demons do not deal.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    spared: u8,
    /// The damage with each set on offer, if it were engaged; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<u8>>"))]
    with_sets: Vec<u8>,
    /// S-11.6, S-23.12: the highest space of the health track that means death; left out if it is 0.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<u8>"))]
    death: u8,
    /// The card the hero faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    faced: Option<Faced>,
    /// S-27.5: the heroes whose turns its achievements wait for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Seat>>"))]
    waits_for: Vec<Seat>,
    /// S-15.2: its tokens, in the pools and on abilities.
    tokens: TokenSum,
}

/// A card of act VI whose penalty or wounds a hero chooses.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Faced {
    card: FacedCard,
    /// S-23.1: the wounds it deals to this hero.
    wounds: u8,
    /// The health that would be left.
    health: u8,
    /// Whether the hero would die of them.
    dies: bool,
}

/// Which card it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
enum FacedCard {
    Effect(EffectId),
    Fury(FuryId),
}

/// The tokens of a hero and where they come from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct TokenSum {
    /// In the pools and on abilities.
    total: Amounts,
    /// On abilities; left out if none are.
    #[serde(skip_serializing_if = "Amounts::is_nothing")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Amounts>"))]
    spent: Amounts,
    /// Where they come from.
    parts: Vec<TokenPart>,
}

/// A source of tokens, and what it gives. This is sent with every table, so it is short.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct TokenPart(TokenSource, Amounts);

/// S-15.1, S-15.3: where tokens come from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum TokenSource {
    /// The hero board.
    Board,
    /// A gained tile of the skill table.
    Skill(Cell),
    /// The flames of the item in a slot.
    Item(Slot),
    /// Penalties and blessings of act VI.
    Changed,
}

/// So much stamina and so much focus.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Amounts(i8, i8);

impl Amounts {
    const NOTHING: Amounts = Amounts(0, 0);

    fn is_nothing(&self) -> bool {
        *self == Amounts::NOTHING
    }

    /// How many more there are than others.
    fn between(tokens: Tokens, others: Tokens) -> Self {
        let [stamina, focus] = tokens.counts().map(u8::cast_signed);
        let [less, fewer] = others.counts().map(u8::cast_signed);
        Amounts(stamina - less, focus - fewer)
    }
}

impl From<Tokens> for Amounts {
    fn from(tokens: Tokens) -> Self {
        Amounts::between(tokens, Tokens::NONE)
    }
}

impl Sanctum {
    /// What the rules add up to on the table.
    pub fn sums(&self) -> Sums {
        let table = &self.table;
        let sets: Vec<DemonSet> = table.sets.iter().map(|it| it.cards().collect()).collect();
        Sums {
            heroes: table.seats().map(|seat| self.hero_sums(seat, &sets)).collect(),
            sets: sets.iter().map(|set| set_sum(table, *set)).collect(),
        }
    }

    fn hero_sums(&self, seat: Seat, sets: &[DemonSet]) -> HeroSums {
        let (table, hero) = (&self.table, self.hero(seat));
        let damage = block::zone_damage(table, hero.zone);
        let more = |set: &DemonSet| damage.saturating_add(block::zone_damage(table, *set));
        HeroSums {
            damage,
            spared: block::spared_damage(table, hero.zone),
            with_sets: sets.iter().map(more).collect(),
            death: hero.death_space(),
            faced: self.faced(seat),
            waits_for: waits_for(table, seat),
            tokens: token_sum(table, hero),
        }
    }

    fn faced(&self, seat: Seat) -> Option<Faced> {
        let hero = self.hero(seat);
        let card = match self.frame {
            Some(Frame::Face { effect, .. }) => FacedCard::Effect(effect),
            _ => FacedCard::Fury(hero.row.current_fury()?),
        };
        let wounds = penalty::wounds(self.table.components(), hero, penalty::card(self, seat)?);
        let health = hero.health.saturating_sub(wounds);
        Some(Faced { card, wounds, health, dies: health <= hero.death_space() })
    }
}

fn set_sum(table: &Table, set: DemonSet) -> SetSum {
    let mut levels = BTreeMap::new();
    for demon in set.iter().map(|it| table.components().demon(it)) {
        *levels.entry(demon.color).or_default() += demon.level.number();
    }
    SetSum { damage: block::zone_damage(table, set), levels }
}

/// S-27.5: the earlier turns that go on when a hero has done everything else.
fn waits_for(table: &Table, seat: Seat) -> Vec<Seat> {
    if table.hero(seat).step != Step::Ended {
        return Vec::new();
    }
    table.unfinished.iter().map(|turn| turn.seat).take_while(|it| *it != seat).collect()
}

fn token_sum(table: &Table, hero: &Hero) -> TokenSum {
    let components = table.components();
    let there = hero.tokens_in_play();
    let owned = hero.token_sources(components).map(|(from, it)| (from, Amounts::from(it)));
    let changed = Amounts::between(there, hero.owned_tokens(components));
    let all = owned.chain([(TokenSource::Changed, changed)]);
    let parts = all.filter(|(_, amounts)| !hero.is_dead() && !amounts.is_nothing());
    TokenSum {
        total: there.into(),
        spent: Amounts::between(there, hero.pool),
        parts: parts.map(|(from, amounts)| TokenPart(from, amounts)).collect(),
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}
