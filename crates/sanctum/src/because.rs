//! Why a Fight went as it did: what decided it, and the rules that say so. Each event gives its
//! reasons, so that a page that tells a game works out nothing itself.

use serde::Serialize;
use tabletop::{Rule, Seat, rule};

use crate::action::Action;
use crate::event::{Blow, Event};
use crate::ids::{Achievement, Cell, DemonId, FuryId, ItemId};
use crate::vocabulary::Atom;

/// What decided something in a Fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Cause {
    /// A Fight begins; the rules say what it takes to kill.
    Began {
        /// The round of the final battle; none on the road.
        round: Option<u16>,
    },
    /// A demon was killed.
    Killed {
        /// The demon.
        demon: DemonId,
    },
    /// A card of the row was defeated.
    Defeated,
    /// A fury card was turned up.
    Revealed {
        /// The card.
        fury: FuryId,
    },
    /// A part of a penalty was carried out.
    Paid {
        /// The part.
        atom: Atom,
    },
    /// The wounds on a card were taken instead of its penalty.
    CardWounds {
        /// How many.
        wounds: u8,
    },
    /// What the demons that are left deal in Block.
    Survivors {
        /// The damage.
        damage: u8,
    },
    /// What the cards that are left in the row deal in Block.
    Row {
        /// The damage, with what penalties added.
        damage: u8,
    },
    /// What penalties added to the damage.
    Added {
        /// The damage.
        damage: u8,
    },
    /// There was a shield for all damage.
    Blocked {
        /// The damage.
        damage: u8,
    },
    /// Some damage came through.
    Wounded {
        /// Damage that shields blocked.
        shields: u8,
        /// Damage that was not blocked.
        wounds: u8,
        /// The health that is left.
        health: u8,
    },
    /// The health marker came to death.
    Died,
    /// Rage became active.
    Raged,
    /// A gem moved up for a level.
    Raised,
    /// Levels found no gem to move.
    Lost {
        /// How many.
        levels: u8,
    },
    /// A skill was gained.
    Skill {
        /// Its place in the table.
        cell: Cell,
    },
    /// The item behind a killed demon went into the bag.
    Item {
        /// The item.
        item: ItemId,
    },
    /// An achievement was won.
    Won {
        /// The space.
        achievement: Achievement,
    },
    /// The row is defeated, and the hero lives.
    Victorious,
    /// The turn is over.
    Over,
}

/// One reason: whose Fight it is about, what decided, and the rules that say so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Because {
    /// The hero; none for all.
    pub seat: Option<Seat>,
    /// What decided.
    pub cause: Cause,
    /// The rules that say so.
    pub rules: Vec<Rule>,
}

impl Event {
    /// What this event says about a Fight, and the rules behind it.
    pub fn because(&self) -> Vec<Because> {
        let one = |seat: &Seat, cause, rules: &[Rule]| {
            vec![Because { seat: Some(*seat), cause, rules: rules.to_vec() }]
        };
        match self {
            Event::Did { seat, action: Action::Fight, .. } => {
                one(seat, Cause::Began { round: None }, &[rule!("S-10.14")])
            }
            Event::RoundBegan { round } => {
                let cause = Cause::Began { round: Some(*round) };
                vec![Because { seat: None, cause, rules: vec![rule!("S-21.4")] }]
            }
            Event::DemonKilled { seat, demon } => {
                one(seat, Cause::Killed { demon: *demon }, &[rule!("S-10.14")])
            }
            Event::CardDefeated { seat, .. } => {
                one(seat, Cause::Defeated, &[rule!("S-21.4"), rule!("S-21.5")])
            }
            Event::FuryRevealed { seat, fury } => {
                one(seat, Cause::Revealed { fury: *fury }, &[rule!("S-21.7"), rule!("S-24.1")])
            }
            Event::PenaltyPaid { seat, atom, .. } => paid(*seat, *atom),
            Event::Healed { seat, .. } => paid(*seat, Atom::Heal),
            Event::TrackShortened { seat, .. } => paid(*seat, Atom::Shorten),
            Event::BlockEnded { seat, damage, shields, added, health } => {
                block(*seat, *damage, *shields, *added, *health)
            }
            Event::Wounded { seat, wounds, by: Blow::Card, .. } => {
                let cause = Cause::CardWounds { wounds: *wounds };
                one(seat, cause, &[rule!("S-23.1"), rule!("S-23.3")])
            }
            Event::Died { seat, rule } => one(seat, Cause::Died, &[*rule]),
            Event::RageActivated { seat, rule } => one(seat, Cause::Raged, &[*rule]),
            Event::GemRaised { seat, .. } => one(seat, Cause::Raised, &[rule!("S-12.1")]),
            Event::LevelLost { seat, levels } => {
                one(seat, Cause::Lost { levels: *levels }, &[rule!("S-12.5")])
            }
            Event::SkillGained { seat, cell } => {
                one(seat, Cause::Skill { cell: *cell }, &[rule!("S-13.1")])
            }
            Event::ItemGained { seat, item } => {
                one(seat, Cause::Item { item: *item }, &[rule!("S-12.10"), rule!("S-12.11")])
            }
            Event::AchievementWon { seat, achievement } => {
                one(seat, Cause::Won { achievement: *achievement }, &[rule!("S-16.1")])
            }
            Event::Victorious { seat } => one(seat, Cause::Victorious, &[rule!("S-21.14")]),
            Event::TurnEnded { seat } => one(seat, Cause::Over, &[rule!("S-9.1")]),
            // Block itself has said what came through.
            Event::Wounded { by: Blow::Block | Blow::Skill, .. }
            | Event::Did { .. }
            | Event::Drawn { .. }
            | Event::BlessingSeen { .. }
            | Event::FuryDealt { .. }
            | Event::SpaceBlocked { .. }
            | Event::TurnBegan { .. }
            | Event::Advanced { .. }
            | Event::DieGained { .. }
            | Event::SentToHordes { .. }
            | Event::DemonDealt { .. }
            | Event::Engaged { .. }
            | Event::DiscardsShuffled { .. }
            | Event::DemonsDiscarded { .. }
            | Event::ItemTurned { .. }
            | Event::ItemTaken { .. }
            | Event::ItemDiscarded { .. }
            | Event::PotionGained { .. }
            | Event::LordLaid { .. }
            | Event::Answered { .. }
            | Event::RespiteBegan
            | Event::BlessingsOpened
            | Event::LordShuffled
            | Event::Ended { .. } => Vec::new(),
        }
    }
}

/// S-23.1: a part of a penalty, with its own rule.
fn paid(seat: Seat, atom: Atom) -> Vec<Because> {
    let rules = vec![rule!("S-23.1"), atom.rule()];
    vec![Because { seat: Some(seat), cause: Cause::Paid { atom }, rules }]
}

/// What Block came to. `added` is what penalties added to the damage of a row; none on the road.
fn block(seat: Seat, damage: u8, shields: u8, added: Option<u8>, health: u8) -> Vec<Because> {
    let mut found = match added {
        None => vec![(Cause::Survivors { damage }, vec![rule!("S-11.1")])],
        Some(0) => vec![(Cause::Row { damage }, vec![rule!("S-21.11")])],
        Some(added) => vec![
            (Cause::Row { damage }, vec![rule!("S-21.11")]),
            (Cause::Added { damage: added }, vec![rule!("S-23.10")]),
        ],
    };
    let wounds = damage.saturating_sub(shields);
    let came = Cause::Wounded { shields, wounds, health };
    match (damage, wounds, shields) {
        (0, ..) => {}
        (_, 0, _) => {
            let rules = vec![rule!("S-11.2"), rule!("S-11.3")];
            found.push((Cause::Blocked { damage }, rules));
        }
        (_, _, 0) => found.push((came, vec![rule!("S-11.4")])),
        _ => found.push((came, vec![rule!("S-11.2"), rule!("S-11.4")])),
    }
    let because = |(cause, rules)| Because { seat: Some(seat), cause, rules };
    found.into_iter().map(because).collect()
}
