//! The component set: what is printed on cards, tiles and boards, read from TOML files.
//!
//! Everything the rule book leaves to printed components (O-1.1) is data, with its provenance, so
//! that an owner of the physical game can correct it without touching code. No rule of play lives
//! here, only what a set must satisfy.

mod acts;
mod cards;
mod heroes;
mod lord;
mod skills;
mod tiles;

use std::sync::OnceLock;

use serde::Deserialize;

use crate::facts::Facts;
use crate::ids::{
    Achievement, BlessingId, Cell, Color, DemonId, EffectId, Figure, FuryId, Gem, ItemId, ItemSet,
    Level, LordId, Place, Slot, SlotType,
};
use crate::options::PLAYERS;
use crate::vocabulary::{Ability, Blessing};

pub use acts::{Act, Group};
pub use cards::{Demon, Item};
pub use heroes::HeroBoard;
pub use lord::{Front, Penalty};
pub use printed::DataError;
pub use skills::{Skill, SkillCard, SkillKind};
pub use tiles::{BonusCard, SeatBonus};

/// Whether front and back of a card are one card (O-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Pairs {
    /// Nobody knows, chance decides when a card is turned over.
    #[default]
    Hidden,
    /// As they stand in the file, as printed.
    Fixed,
}

/// The most tokens of a kind that one board, tile or item gives. The rules set no limit; a hero
/// counts tokens in a byte, and has one board, nine skills, six slots and at most 12 blessings.
const MOST_TOKENS: u8 = 11;

/// The files of a set.
pub const FILES: [&str; 8] = [
    "cards.toml",
    "heroes.toml",
    "skills.toml",
    "acts.toml",
    "demon-lord.toml",
    "fury.toml",
    "achievements.toml",
    "bonuses.toml",
];

/// The texts of the files of the set that comes with the program.
const HOUSE_TEXTS: [&str; 8] = [
    include_str!("../data/house/cards.toml"),
    include_str!("../data/house/heroes.toml"),
    include_str!("../data/house/skills.toml"),
    include_str!("../data/house/acts.toml"),
    include_str!("../data/house/demon-lord.toml"),
    include_str!("../data/house/fury.toml"),
    include_str!("../data/house/achievements.toml"),
    include_str!("../data/house/bonuses.toml"),
];

/// The typed tables of a component set.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    name: String,
    hash: String,
    /// The files as JSON, and the [`Facts`].
    printed: serde_json::Value,
    demons: Vec<Demon>,
    items: Vec<Item>,
    /// For each demon: the items that can be on its back (S-1.7).
    backs: Vec<ItemSet>,
    heroes: Vec<HeroBoard>,
    /// O-14.1: the kind of item each slot takes.
    slots: [Option<SlotType>; Slot::COUNT],
    skills: Vec<Vec<Skill>>,
    acts: Vec<Act>,
    lords: Vec<Front>,
    effects: Vec<Penalty>,
    /// Whether each of them belongs to one of the fronts.
    lord_pairs: Pairs,
    furies: Vec<(Front, Penalty)>,
    tiles: tiles::Tiles,
    bonuses: tiles::Bonuses,
}

impl Components {
    /// The set that comes with the program.
    #[allow(clippy::missing_panics_doc, reason = "tests read the house set")]
    pub fn house() -> &'static Components {
        static HOUSE: OnceLock<Components> = OnceLock::new();
        HOUSE.get_or_init(|| {
            Components::parse("house", HOUSE_TEXTS).expect("the house set is valid")
        })
    }

    /// Reads a set from the texts of its [`FILES`], in their order. O-1.4: what the rules do not fix is
    /// free.
    ///
    /// A match borrows its set for as long as the process runs, because a state is copied millions of
    /// times and must not count references: keep a set in a `static`, or leak the few there are with
    /// `Box::leak`.
    ///
    /// # Errors
    /// With the file and the line of a value that is missing, malformed, or against what the rules ask
    /// of a set.
    #[allow(clippy::missing_panics_doc, reason = "facts are plain JSON")]
    pub fn parse(name: &str, texts: [&str; 8]) -> Result<Components, DataError> {
        let [cards, heroes, skills, acts, lord, fury, achievements, bonuses] = texts;
        let heroes::Heroes { boards: heroes, slots } = heroes::parse(FILES[1], heroes)?;
        let cards::Cards { demons, items, backs } = cards::parse(FILES[0], cards, slots)?;
        let skills = skills::parse(FILES[2], skills)?;
        let acts = acts::parse(FILES[3], acts, &demons)?;
        let lord::LordCards { cards: lords, pairs: lord_pairs } = lord::parse_lord(FILES[4], lord)?;
        let (lords, effects) = lords.into_iter().unzip();
        let furies = lord::parse_fury(FILES[5], fury)?;
        let tiles = tiles::parse_tiles(FILES[6], achievements)?;
        let potions = heroes.iter().map(|board| board.potions).min().unwrap_or(0);
        let bonuses = tiles::parse_bonuses(FILES[7], bonuses, potions)?;
        let hash = printed::hash(&texts);
        let printed = printed::as_json(&FILES, &texts);
        let name = name.to_owned();
        let mut components = Components {
            name,
            hash,
            printed,
            demons,
            items,
            backs,
            heroes,
            slots,
            skills,
            acts,
            lords,
            effects,
            lord_pairs,
            furies,
            tiles,
            bonuses,
        };
        let facts = serde_json::to_value(Facts::of(&components));
        components.printed["facts"] = facts.expect("facts are plain JSON");
        Ok(components)
    }

    /// Everything that is printed, as JSON, file by file, and what the rules say about the board as
    /// [`facts`](Facts): for drawing it.
    pub fn as_json(&self) -> &serde_json::Value {
        &self.printed
    }

    /// Its name and a hash of its files, as records name it.
    pub fn id(&self) -> String {
        format!("{} {}", self.name, self.hash)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The front of a demon card.
    #[inline]
    pub fn demon(&self, demon: DemonId) -> &Demon {
        &self.demons[demon.index()]
    }

    /// The back of a demon card.
    #[inline]
    pub fn item(&self, item: ItemId) -> &Item {
        &self.items[item.index()]
    }

    /// S-1.7, O-1.3: the items that can be on the back of a demon: its own, or all that fit what the
    /// front announces.
    pub fn backs(&self, demon: DemonId) -> ItemSet {
        self.backs[demon.index()]
    }

    /// The board of a hero.
    pub fn hero(&self, figure: Figure) -> &HeroBoard {
        &self.heroes[figure as usize]
    }

    /// The ability printed on a slot.
    pub fn printed(&self, figure: Figure, slot: Slot) -> Option<&Ability> {
        self.hero(figure).slots[slot.index()].as_ref()
    }

    /// A skill of a hero.
    #[inline]
    pub fn skill(&self, figure: Figure, cell: Cell) -> &Skill {
        &self.skills[figure as usize][cell.index()]
    }

    /// S-14.4, S-14.5, O-14.1: the kind of item a slot takes; none if no board has it.
    #[inline]
    pub fn takes(&self, slot: Slot) -> Option<SlotType> {
        self.slots[slot.index()]
    }

    /// An act board, by its number from 1 to 6.
    pub fn act(&self, number: u8) -> &Act {
        &self.acts[usize::from(number) - 1]
    }

    /// S-5.6, S-17.2: the sets printed at a place.
    pub fn sets_at(&self, place: Place) -> &[Group] {
        match place {
            Place::Path { act, space } => &self.act(act).spaces[usize::from(space) - 1],
            Place::Walls => &self.act(5).spaces[0],
            Place::Start | Place::Hordes | Place::Cathedral => &[],
        }
    }

    /// The weak-point side of a Demon Lord card.
    pub fn lord(&self, lord: LordId) -> &Front {
        &self.lords[lord.index()]
    }

    /// The effect side of a Demon Lord card.
    pub fn effect(&self, effect: EffectId) -> &Penalty {
        &self.effects[effect.index()]
    }

    /// O-1.3: the effect on the back of a Demon Lord card, if the set says so.
    pub fn effect_behind(&self, lord: LordId) -> Option<EffectId> {
        match self.lord_pairs {
            Pairs::Fixed => Some(EffectId::from_index(lord.index())),
            Pairs::Hidden => None,
        }
    }

    /// O-1.3: the Demon Lord card with an effect on its back, if the set says so.
    pub(crate) fn lord_before(&self, effect: EffectId) -> Option<LordId> {
        match self.lord_pairs {
            Pairs::Fixed => Some(LordId::from_index(effect.index())),
            Pairs::Hidden => None,
        }
    }

    /// A fury card: what it takes to defeat it, and what it does.
    pub fn fury(&self, fury: FuryId) -> &(Front, Penalty) {
        &self.furies[fury.index()]
    }

    /// What a blessing does.
    pub fn blessing(&self, blessing: BlessingId) -> Blessing {
        self.tiles.blessings[blessing.index()]
    }

    /// S-2.6, O-2.1: the space of a row that a die roll blocks with two players.
    pub fn blocked_by(&self, row: Level, roll: u8) -> Achievement {
        let category = self.tiles.blocked[row.index()][usize::from(roll) - 1];
        Achievement { level: row, category }
    }

    /// The starting bonus cards.
    pub fn bonus_cards(&self) -> &[BonusCard] {
        &self.bonuses.cards
    }

    /// The places of the starting bonus cards that show a skill; several may show the same.
    pub(crate) fn bonus_cards_on(&self, cell: Cell) -> impl Iterator<Item = usize> + '_ {
        let cards = self.bonuses.cards.iter().enumerate();
        cards.filter(move |(_, card)| card.0 == cell).map(|(index, _)| index)
    }

    /// O-3.1: what the player at a place of the turn order starts with, by number of players.
    pub fn seat_bonus(&self, players: u8, place: u8) -> SeatBonus {
        self.bonuses.seats[usize::from(players) - PLAYERS.start()][usize::from(place)]
    }
}

/// How many gems of each kind a list names.
fn count_gems(gems: impl IntoIterator<Item = Gem>) -> [u8; 4] {
    let mut counts = [0; 4];
    gems.into_iter().for_each(|gem| counts[gem.index()] += 1);
    counts
}

/// A colour, a level and a slot type as messages name them.
fn announcement(level: Level, slot: SlotType, color: Color) -> String {
    format!("level {}, {slot}, {color}", level.number())
}
