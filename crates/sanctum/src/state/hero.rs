//! One hero: board, bag, battle zone, and the row of cards of the final battle.

use std::slice;

use serde::{Deserialize, Serialize};
use tabletop::{Blank, InlineList, MAX_SEATS};

use super::amounts::{Potions, Tokens};
use super::fight::Fight;
use super::gems::Gems;
use crate::components::{Components, Front};
use crate::flow::Step;
use crate::ids::{
    AbilityId, BlessingSet, Cell, DemonSet, Figure, FuryId, ItemId, ItemSet, LordId, Place, Slot,
    SpaceId, Token,
};
use crate::sums::TokenSource;
use crate::vocabulary::{Ability, Power, SpaceColor};

/// What lies on an ability space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Space {
    /// Nothing.
    #[default]
    Empty,
    /// A stamina token.
    Stamina,
    /// A focus token.
    Focus,
    /// S-23.6: a hit marker, for ever.
    Corrupt,
}

impl Space {
    /// The token that lies there.
    pub const fn token(self) -> Option<Token> {
        match self {
            Space::Stamina => Some(Token::Stamina),
            Space::Focus => Some(Token::Focus),
            Space::Empty | Space::Corrupt => None,
        }
    }
}

impl From<Token> for Space {
    fn from(token: Token) -> Space {
        match token {
            Token::Stamina => Space::Stamina,
            Token::Focus => Space::Focus,
        }
    }
}

/// O-3.4: rage tiles, and how many of them are active side up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rage {
    /// Tiles in all.
    pub tiles: u8,
    /// Active ones.
    pub active: u8,
}

/// An item on a slot, and the gems on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Equipped {
    /// The item.
    pub item: ItemId,
    /// S-14.6: one gem for each symbol.
    pub gems: Gems,
}

/// S-20.1: the nine cards of a hero in act VI. Even places hold Demon Lord cards, odd ones fury
/// cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row {
    /// The Demon Lord cards; none where S-27.9 has collected a defeated one.
    pub lords: InlineList<Option<LordId>, 5>,
    /// The fury cards; nobody knows those beyond the figure, or moves them (S-20.3).
    pub furies: InlineList<FuryId, 4>,
    /// Cards defeated so far, which is the place of the figure. S-20.4: it starts at the left.
    pub at: u8,
    /// Hits on the current card, one bit for each weak point.
    pub hits: u8,
}

impl Blank for ItemId {
    const BLANK: Self = ItemId::from_index(0);
}

impl Blank for FuryId {
    const BLANK: Self = FuryId::from_index(0);
}

impl Row {
    /// How many cards a row has.
    pub const LEN: u8 = 9;

    /// Whether the cards are dealt and not all defeated.
    pub fn stands(&self) -> bool {
        self.is_dealt() && self.at < Row::LEN
    }

    /// Whether the row is complete.
    pub fn is_dealt(&self) -> bool {
        self.lords.is_full() && self.furies.is_full()
    }

    /// The weak points and drops of the card at a place.
    pub fn front<'a>(&self, components: &'a Components, place: u8) -> Option<&'a Front> {
        let index = usize::from(place / 2);
        if place.is_multiple_of(2) {
            self.lords.get(index).copied().flatten().map(|lord| components.lord(lord))
        } else {
            self.furies.get(index).map(|fury| &components.fury(*fury).0)
        }
    }

    /// The card the figure stands on.
    pub fn current<'a>(&self, components: &'a Components) -> Option<&'a Front> {
        if self.stands() { self.front(components, self.at) } else { None }
    }

    /// The fury card the figure stands on.
    pub fn current_fury(&self) -> Option<FuryId> {
        let is_fury = self.stands() && !self.at.is_multiple_of(2);
        is_fury.then(|| self.furies[usize::from(self.at / 2)])
    }

    /// Whether a place has been reached, so that a fury card there lies face up.
    pub fn is_open(&self, fury: usize) -> bool {
        usize::from(self.at) > 2 * fury
    }
}

/// Whether a hero still takes part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Standing {
    /// In the game.
    Alive,
    /// S-21.14: all nine cards defeated.
    Victorious,
    /// S-11.6, S-21.13.
    Dead,
}

/// One hero.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Hero {
    /// Who it is.
    pub figure: Figure,
    /// Whether it still takes part.
    pub standing: Standing,
    /// What its player is doing.
    pub step: Step,
    /// Where the figure stands.
    pub place: Place,
    /// The space of the health marker.
    pub health: u8,
    /// S-23.11: how many of the lowest spaces of the track carry a marker.
    pub marked: u8,
    /// S-7.4, O-7.3: permanent dice, five at most.
    pub dice: u8,
    /// S-14.10: whether an item was ever equipped.
    pub has_equipped: bool,
    /// Stamina and focus in the pools. S-2.9, S-27.10: the supply has no limit, so it is not kept.
    pub pool: Tokens,
    /// What lies on the ability spaces. S-8.8: tokens stay there until a potion, Rest or penalty.
    pub spaces: [[Space; 2]; AbilityId::COUNT],
    /// The rage tiles.
    pub rage: Rage,
    /// Red and blue potions.
    pub potions: Potions,
    /// Potion spaces.
    pub potion_spaces: u8,
    /// Potions of the player's choice that an immediate effect still gives.
    pub owed_potions: u8,
    /// The gems on the skill table.
    pub skill_gems: [Gems; Cell::COUNT],
    /// The gem pool.
    pub gems: Gems,
    /// All gems gained so far, wherever they are (S-16.5, O-13.3).
    pub gained: Gems,
    /// Skills gained, one bit for each place of the skill table; S-13.3: never lost.
    pub skills: u16,
    /// Items in the bag; O-12.2: open to all.
    pub bag: ItemSet,
    /// S-27.5: items of the bag that came too late for the Rest in progress; each of the other
    /// heroes opens one chest at most meanwhile.
    pub locked: InlineList<ItemId, { MAX_SEATS - 1 }>,
    /// Items equipped.
    pub slots: [Option<Equipped>; Slot::COUNT],
    /// Demons engaged.
    pub zone: DemonSet,
    /// Blessings won.
    pub blessings: BlessingSet,
    /// Blessings used or lost.
    pub spent: BlessingSet,
    /// Achievement tiles won, bonus tiles included.
    pub tiles: u8,
    /// Tiles won but not looked at yet.
    pub owed_tiles: u8,
    /// S-19.5: how many cards lay at the cathedral when the hero answered; 0 before.
    pub answered: u8,
    /// S-23.9: dice set aside in the next Fight.
    pub fewer_dice: u8,
    /// S-23.10: additional damage in the next Fight.
    pub extra_damage: u8,
    /// The cards of the final battle.
    pub row: Row,
    /// The Fight in progress.
    pub fight: Fight,
}

impl Hero {
    /// S-3.4: the top space of the health track, where the marker starts.
    pub const HEALTH: u8 = 10;

    /// S-3.2 to S-3.12: a hero before the starting bonuses.
    pub(crate) fn new(components: &Components, figure: Figure) -> Self {
        let board = components.hero(figure);
        let gems = |index| Gems::new(components.skill(figure, Cell::from_index(index)).gems);
        Hero {
            figure,
            standing: Standing::Alive,
            step: Step::Idle,
            place: Place::Start,
            health: Hero::HEALTH,
            marked: 0,
            dice: 2,
            has_equipped: false,
            pool: board.tokens,
            spaces: [[Space::Empty; 2]; AbilityId::COUNT],
            rage: Rage { tiles: 1, active: 1 },
            potions: Potions::NONE,
            potion_spaces: board.potions,
            owed_potions: 0,
            skill_gems: std::array::from_fn(gems),
            gems: Gems::new([0, 0, 0, 1]),
            gained: Gems::new([0, 0, 0, 1]),
            skills: 0,
            bag: ItemSet::EMPTY,
            locked: InlineList::EMPTY,
            slots: [None; Slot::COUNT],
            zone: DemonSet::EMPTY,
            blessings: BlessingSet::EMPTY,
            spent: BlessingSet::EMPTY,
            tiles: 0,
            owed_tiles: 0,
            answered: 0,
            fewer_dice: 0,
            extra_damage: 0,
            row: Row::default(),
            fight: Fight::default(),
        }
    }

    /// S-4.7.
    pub fn is_dead(&self) -> bool {
        self.standing == Standing::Dead
    }

    /// S-11.6, S-23.12: whether the health marker lies on the death space or a marked one.
    pub fn is_dying(&self) -> bool {
        self.health <= self.death_space()
    }

    /// S-11.6, S-23.11, S-23.12: the highest space of the health track that means death.
    pub(crate) fn death_space(&self) -> u8 {
        self.marked.saturating_sub(1)
    }

    /// Whether a skill is gained.
    #[inline]
    pub fn has_skill(&self, cell: Cell) -> bool {
        self.skills & (1 << cell.index()) != 0
    }

    /// The skills gained.
    #[inline]
    pub fn gained_skills(&self) -> impl Iterator<Item = Cell> + use<> {
        let mut rest = self.skills;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            let cell = (rest != 0).then(|| Cell::from_index(index));
            rest &= rest.wrapping_sub(1);
            cell
        })
    }

    /// The powers of the skills gained.
    pub fn powers<'a>(
        &self,
        components: &'a Components,
    ) -> impl Iterator<Item = (Cell, Power)> + use<'a> {
        let figure = self.figure;
        self.gained_skills()
            .filter_map(move |cell| Some((cell, components.skill(figure, cell).power()?)))
    }

    /// Whether a skill with this power is gained.
    pub fn has_power(&self, components: &Components, power: Power) -> bool {
        self.powers(components).any(|(_, it)| it == power)
    }

    /// S-8.2, S-14.9, O-8.3: the ability at a place: of an equipped item, of an uncovered slot, or
    /// of a gained skill card.
    pub fn ability<'a>(&self, components: &'a Components, id: AbilityId) -> Option<&'a Ability> {
        if let Some((slot, index)) = id.slot() {
            return self.abilities_of_slot(components, slot).get(index);
        }
        let cell = id.skill()?;
        let ability = components.skill(self.figure, cell).ability();
        ability.filter(|_| self.has_skill(cell))
    }

    /// All abilities of the hero.
    pub fn abilities<'a>(
        &'a self,
        components: &'a Components,
    ) -> impl Iterator<Item = (AbilityId, &'a Ability)> + use<'a> {
        let of_slots = Slot::ALL.into_iter().flat_map(move |slot| {
            let abilities = self.abilities_of_slot(components, slot).iter().enumerate();
            abilities.map(move |(index, it)| (AbilityId::of_slot(slot, index), it))
        });
        let of_skills = self.gained_skills().filter_map(move |cell| {
            let ability = components.skill(self.figure, cell).ability()?;
            Some((AbilityId::of_skill(cell), ability))
        });
        of_slots.chain(of_skills)
    }

    /// The abilities of the item on a slot, or the one printed there.
    #[inline]
    fn abilities_of_slot<'a>(&self, components: &'a Components, slot: Slot) -> &'a [Ability] {
        match self.slots[slot.index()] {
            Some(equipped) => &components.item(equipped.item).abilities,
            None => components.printed(self.figure, slot).map_or(&[], slice::from_ref),
        }
    }

    /// All ability spaces of the hero.
    pub fn all_spaces<'a>(
        &'a self,
        components: &'a Components,
    ) -> impl Iterator<Item = (SpaceId, SpaceColor, Space)> + use<'a> {
        self.abilities(components).flat_map(move |(id, ability)| {
            let spaces = ability.spaces.iter().enumerate();
            spaces.map(move |(index, color)| {
                let space = SpaceId { ability: id, index: index as u8 };
                (space, *color, self.space(space))
            })
        })
    }

    /// What lies on a space.
    #[inline]
    pub fn space(&self, space: SpaceId) -> Space {
        self.spaces[space.ability.index()][usize::from(space.index)]
    }

    pub(crate) fn space_mut(&mut self, space: SpaceId) -> &mut Space {
        &mut self.spaces[space.ability.index()][usize::from(space.index)]
    }

    /// Blessings that can still be used.
    pub fn usable_blessings(&self) -> BlessingSet {
        self.blessings & !self.spent
    }

    /// S-14.4, S-14.13, S-27.5: the items of the bag that can be equipped or sold.
    pub fn open_bag(&self) -> impl Iterator<Item = ItemId> + '_ {
        self.bag.iter().filter(|item| !self.locked.contains(item))
    }

    /// Potions in all.
    pub fn potion_count(&self) -> u8 {
        self.potions.total()
    }

    /// S-16.6: the sum of the levels of the items equipped.
    pub fn equipped_level(&self, components: &Components) -> u8 {
        let level = |it: &Equipped| components.item(it.item).level.number();
        self.slots.iter().flatten().map(level).sum()
    }

    /// S-15.1, S-15.2, O-15.1: the tokens the hero owns by board, tiles and items.
    pub fn owned_tokens(&self, components: &Components) -> Tokens {
        let mut tokens = Tokens::NONE;
        for (_, more) in self.token_sources(components) {
            tokens += more;
        }
        tokens
    }

    /// S-15.1: where they come from.
    pub(crate) fn token_sources(
        &self,
        components: &Components,
    ) -> impl Iterator<Item = (TokenSource, Tokens)> {
        let board = (TokenSource::Board, components.hero(self.figure).tokens);
        let tile = |cell| (TokenSource::Skill(cell), components.skill(self.figure, cell).tokens());
        let item = |slot: Slot| {
            let equipped = self.slots[slot.index()]?;
            Some((TokenSource::Item(slot), components.item(equipped.item).flames))
        };
        let items = Slot::ALL.into_iter().filter_map(item);
        std::iter::once(board).chain(self.gained_skills().map(tile)).chain(items)
    }

    /// The tokens in the pools and on ability spaces.
    pub fn tokens_in_play(&self) -> Tokens {
        let on = |kind: Space| self.spaces.iter().flatten().filter(|it| **it == kind).count() as u8;
        let mut tokens = self.pool;
        tokens += Tokens::new([on(Space::Stamina), on(Space::Focus)]);
        tokens
    }
}
