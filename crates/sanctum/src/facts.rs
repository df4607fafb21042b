//! What the rules say about the board whatever happens on it, for drawing it. Everything is
//! asked of the functions the game itself is played with, so a drawing cannot disagree with them.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Rule, rule};

use crate::components::Components;
use crate::ids::{Achievement, Level, Place};
use crate::options::PLAYERS;
use crate::phase::{achievements, chest};
use crate::state::{Hero, acts_for, intervention_for, place_after};

/// What holds in every match with a component set.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Facts {
    /// S-1.3: the road from the first space to the cathedral, by the number of players.
    roads: BTreeMap<u8, Vec<Stop>>,
    /// S-16.3 to S-16.6: how much the regular spaces of the achievement board ask for.
    #[cfg_attr(feature = "types", ts(type = "{ [key in Achievement]?: number }"))]
    goals: BTreeMap<Achievement, u8>,
    /// S-3.4: the top space of the health track.
    health: u8,
    /// The rules that speak of cards and tokens.
    rules: KindRules,
}

/// The rules that speak of each kind of thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct KindRules {
    cards: CardRules,
    tokens: TokenRules,
}

/// Where the rules of each kind of card begin.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CardRules {
    demon: Vec<Rule>,
    item: Vec<Rule>,
    skill: Vec<Rule>,
    lord: Vec<Rule>,
    effect: Vec<Rule>,
    fury: Vec<Rule>,
    blessing: Vec<Rule>,
}

/// What says how many tokens a hero has.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct TokenRules {
    /// How many there are in all.
    total: Rule,
    /// Those of the hero board.
    board: Rule,
    /// Those of gained tiles.
    skill: Rule,
    /// Those of items.
    item: Rule,
    /// What act VI changes.
    changed: Rule,
    /// Where spent ones lie.
    spent: Rule,
}

/// A place of the road.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Stop {
    place: Place,
    /// The board it is on.
    act: u8,
    /// S-5.6: the levels of the sets that are dealt there.
    #[cfg_attr(feature = "types", ts(type = "Array<Array<1 | 2 | 3>>"))]
    sets: Vec<Vec<Level>>,
    /// S-6.1: whether there is a treasure chest.
    chest: bool,
    /// S-2.8: whether the tile of divine intervention is laid there.
    intervention: bool,
}

impl Facts {
    pub(crate) fn of(components: &Components) -> Self {
        let goal = |achievement| Some((achievement, achievements::goal(achievement)?));
        Facts {
            roads: PLAYERS.map(|players| (players as u8, road(components, players))).collect(),
            goals: Achievement::all().filter_map(goal).collect(),
            health: Hero::HEALTH,
            rules: KindRules { cards: card_rules(), tokens: token_rules() },
        }
    }
}

fn card_rules() -> CardRules {
    CardRules {
        demon: vec![rule!("S-1.4"), rule!("S-10.1")],
        item: vec![rule!("S-1.8"), rule!("S-8.1"), rule!("S-14.1")],
        skill: vec![rule!("S-13.1")],
        lord: vec![rule!("S-20.1"), rule!("S-21.1")],
        effect: vec![rule!("S-22.1"), rule!("S-23.1")],
        fury: vec![rule!("S-24.1")],
        blessing: vec![rule!("S-25.1")],
    }
}

fn token_rules() -> TokenRules {
    TokenRules {
        total: rule!("S-15.2"),
        board: rule!("S-15.1"),
        skill: rule!("S-13.4"),
        item: rule!("S-14.12"),
        changed: rule!("S-15.3"),
        spent: rule!("S-8.8"),
    }
}

/// The places in the order Moves lead to them, and the cathedral after the breach.
fn road(components: &Components, players: usize) -> Vec<Stop> {
    let acts = acts_for(players);
    let mut stops = Vec::new();
    let mut place = Place::Start;
    while place != Place::Walls {
        place = place_after(components, acts, place);
        stops.push(stop(components, players, place));
    }
    stops.push(stop(components, players, Place::Cathedral));
    stops
}

fn stop(components: &Components, players: usize, place: Place) -> Stop {
    let (act, space) = match place {
        Place::Path { act, space } => (act, space),
        Place::Walls => (5, 1),
        Place::Start | Place::Hordes | Place::Cathedral => (6, 0),
    };
    Stop {
        place,
        act,
        sets: components.sets_at(place).iter().map(|set| set.0.to_vec()).collect(),
        chest: chest::has_chest(components, place),
        intervention: (act, space) == intervention_for(components, players),
    }
}
