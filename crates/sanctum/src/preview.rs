//! What is coming in a Fight: a query for clients and bots, not a rule.

use serde::Serialize;
use tabletop::Seat;

use crate::action::SkillUse;
use crate::effect::{blessing, skill};
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{DemonId, Potion};
use crate::phase::block;
use crate::state::{Hero, Space, Tokens};
use crate::vocabulary::{Blessing, Effect, SpaceColor};

/// The state of a Fight in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Preview {
    /// The damage if Attack ended now, or as it was counted in Block.
    pub damage: u8,
    /// Shields so far.
    pub shields: u8,
    /// The most shields that can still be had with the tokens, skills and blessings at hand.
    pub shields_possible: u8,
    /// The wounds if nothing more is done.
    pub wounds: u8,
    /// The fewest wounds, with every shield that can still be had.
    pub least_wounds: u8,
    /// For each demon still alive: the values it still needs.
    pub demons: Vec<Needs>,
    /// For the current card of act VI: the values it still needs.
    pub card: Option<Vec<u8>>,
}

/// What a demon still needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Needs {
    /// The demon.
    pub demon: DemonId,
    /// Values of weak points that are not hit.
    pub values: Vec<u8>,
}

impl Sanctum {
    /// What is coming for a hero who is in a Fight.
    pub fn preview(&self, seat: Seat) -> Option<Preview> {
        let hero = self.hero(seat);
        let damage = match hero.step {
            Step::Prepare | Step::Attack => block::damage(&self.table, hero),
            // A fury card; cards of a roar come between the Fights.
            Step::Penalty { .. } if self.frame == Some(Frame::Round) => {
                block::damage(&self.table, hero)
            }
            Step::Block => hero.fight.damage,
            _ => return None,
        };
        let shields = hero.fight.shields;
        let shields_possible = self.shields_possible(seat);
        Some(Preview {
            damage,
            shields,
            shields_possible,
            wounds: damage.saturating_sub(shields),
            least_wounds: damage.saturating_sub(shields.saturating_add(shields_possible)),
            demons: self.needs(hero),
            card: self.card_needs(hero),
        })
    }

    fn needs(&self, hero: &Hero) -> Vec<Needs> {
        let open = |demon: DemonId| {
            let hits = self.table.hordes.hits[demon.index()];
            open_values(&self.table.components().demon(demon).weak_points, hits)
        };
        let needs = hero.zone.iter().map(|demon| Needs { demon, values: open(demon) });
        needs.filter(|it| !it.values.is_empty()).collect()
    }

    fn card_needs(&self, hero: &Hero) -> Option<Vec<u8>> {
        let front = hero.row.current(self.table.components())?;
        Some(open_values(&front.weak_points, hero.row.hits))
    }

    fn shields_possible(&self, seat: Seat) -> u8 {
        let components = self.table.components();
        let hero = self.hero(seat);
        let more = blessing::tokens_to_come(self, seat);
        let pool = hero.pool.zip(more, u8::saturating_add);
        let free: u8 = self.free_shields(hero);
        let mut abilities: Vec<(Vec<SpaceColor>, u8)> = Vec::new();
        for (id, ability) in hero.abilities(components) {
            let Effect::Shields(n) = ability.effect else { continue };
            let spaces = &hero.spaces[id.index()][..ability.spaces.len()];
            if spaces.iter().all(|it| *it == Space::Empty) {
                abilities.push((ability.spaces.to_vec(), n));
            }
        }
        free.saturating_add(most_shields(&abilities, pool))
    }

    /// Shields of skills and blessings, which cost no tokens.
    fn free_shields(&self, hero: &Hero) -> u8 {
        let components = self.table.components();
        let ways = [SkillUse::Plain, SkillUse::Potion(Potion::Red), SkillUse::Potion(Potion::Blue)];
        let powers = hero.powers(components).filter(|(cell, _)| !hero.fight.has_used(*cell));
        let of_skill = |power| ways.iter().map(|way| skill::shields(hero, power, *way)).max();
        let skills: u8 = powers.filter_map(|(_, power)| of_skill(power)).sum();
        let blessings = hero.usable_blessings();
        let of_blessing = |id| match components.blessing(id) {
            Blessing::Effect(Effect::Shields(n)) if self.table.blessings_open => n,
            _ => 0,
        };
        skills.saturating_add(blessings.iter().map(of_blessing).sum())
    }
}

/// The values that are not hit yet.
fn open_values(weak_points: &[u8], hits: u8) -> Vec<u8> {
    let points = weak_points.iter().enumerate();
    points.filter(|(index, _)| hits & (1 << index) == 0).map(|(_, value)| *value).collect()
}

/// The most shields for a pool of stamina and focus tokens: each ability is used or not, and each
/// purple space takes either token. `best[s][f]` is the answer for s stamina and f focus.
fn most_shields(abilities: &[(Vec<SpaceColor>, u8)], pool: Tokens) -> u8 {
    // No ability takes more than two tokens.
    let [stamina, focus] = pool.counts().map(|it| usize::from(it).min(2 * abilities.len()));
    let mut best = vec![vec![0u8; focus + 1]; stamina + 1];
    for (spaces, shields) in abilities {
        let count = |color| spaces.iter().filter(|it| **it == color).count();
        let (red, purples) = (count(SpaceColor::Red), count(SpaceColor::Purple));
        let blue = spaces.len() - red - purples;
        let before = best.clone();
        for either in 0..=purples {
            let (s, f) = (red + either, blue + purples - either);
            for (row, old) in best.iter_mut().skip(s).zip(&before) {
                for (cell, less) in row.iter_mut().skip(f).zip(old) {
                    *cell = (*cell).max(less.saturating_add(*shields));
                }
            }
        }
    }
    best[stamina][focus]
}
