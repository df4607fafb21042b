//! S-26: how a match ends, and who wins.

use std::cmp::Reverse;
use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, SeatSet, named_enum};

use crate::state::{Hero, Standing, Table};

/// How a match ended for one hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    /// S-26.2.
    pub victorious: bool,
    /// S-26.3: the space of the health marker; S-23.12: markers on the track do not change it.
    pub health: u8,
    /// S-26.4, O-26.3: achievement tiles won.
    pub achievements: u8,
    /// S-26.5: cards defeated.
    pub cards: u8,
    /// S-26.6, O-26.2: hits on the card that was not defeated.
    pub hits: u8,
}

impl Score {
    fn of(hero: &Hero) -> Self {
        Score {
            victorious: hero.standing == Standing::Victorious,
            health: hero.health,
            achievements: hero.tiles,
            cards: hero.row.at,
            hits: hero.row.hits.count_ones() as u8,
        }
    }

    /// What decides between two heroes; more is better (O-26.1).
    fn rank(&self) -> (bool, u8, u8) {
        if self.victorious {
            (true, self.health, self.achievements)
        } else {
            (false, self.cards, self.hits)
        }
    }
}

named_enum! {
    /// How a match ended for all heroes together.
    pub enum GameResult("a result") {
        /// Somebody survived.
        Victory = "victory",
        /// Nobody did.
        Defeat = "defeat",
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// Whether somebody survived.
    pub result: GameResult,
    /// Who won; several share it.
    pub winners: SeatSet,
    /// O-26.1: all seats from the best to the last; seats of one entry are tied.
    #[cfg_attr(feature = "types", ts(as = "Vec<SeatSet>"))]
    pub ranking: ArrayVec<SeatSet, MAX_SEATS>,
    /// One entry per seat.
    #[cfg_attr(feature = "types", ts(as = "Vec<Score>"))]
    pub heroes: ArrayVec<Score, MAX_SEATS>,
}

impl Outcome {
    /// The outcome of a table on which nobody is left to play.
    pub(crate) fn of(table: &Table) -> Self {
        let heroes: ArrayVec<Score, MAX_SEATS> =
            table.seats().map(|seat| Score::of(table.hero(seat))).collect();
        let mut ranks: ArrayVec<_, MAX_SEATS> = heroes.iter().map(Score::rank).collect();
        ranks.sort_unstable_by_key(|rank| Reverse(*rank));
        let mut ranking: ArrayVec<SeatSet, MAX_SEATS> = ArrayVec::new();
        for rank in ranks {
            let tied = table.seats().filter(|seat| heroes[seat.index()].rank() == rank).collect();
            if ranking.last() != Some(&tied) {
                ranking.push(tied);
            }
        }
        let winners = ranking.first().copied().unwrap_or_default();
        let survived = heroes.iter().any(|it| it.victorious);
        let result = if survived { GameResult::Victory } else { GameResult::Defeat };
        Outcome { result, winners, ranking, heroes }
    }
}

/// `victory 0,2: 0 health 5, 1 cards 4 hits 1, …`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winners: Vec<String> = self.winners.iter().map(|seat| seat.to_string()).collect();
        write!(f, "{} {}:", self.result, winners.join(","))?;
        for (seat, hero) in self.heroes.iter().enumerate() {
            let comma = if seat == 0 { "" } else { "," };
            if hero.victorious {
                let Score { health, achievements, .. } = hero;
                write!(f, "{comma} {seat} health {health} achievements {achievements}")?;
            } else {
                write!(f, "{comma} {seat} cards {} hits {}", hero.cards, hero.hits)?;
            }
        }
        Ok(())
    }
}
