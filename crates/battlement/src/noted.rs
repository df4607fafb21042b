//! What is noted of a game while it goes on, because its end no longer shows it.

use bastion::{Bastion, Class, Group, Target};
use sanctum::{Frame, Hero, ItemSet, Sanctum, Standing, Table, Token};
use tabletop::{Game as _, MAX_SEATS};

use crate::series::Counted;

/// What is noted of a game of Bastion.
#[derive(Clone, Default)]
pub(crate) struct Siege {
    /// The advanced classes the heroes face, once the game is set up.
    pub(crate) classes: Option<Vec<Class>>,
}

impl Counted for Bastion {
    type Note = Siege;

    fn note(&self, siege: &mut Siege) {
        if siege.classes.is_none() && !self.pending().seats.is_empty() {
            let faces = |class: &&Class| self.faces(**class);
            siege.classes = Some(Class::ADVANCED.iter().filter(faces).copied().collect());
        }
    }
}

/// Questions about the enemies of a game of Bastion.
pub(crate) trait Enemies {
    /// Whether a class is among them.
    fn faces(&self, class: Class) -> bool;

    /// How many cards are not defeated.
    fn enemies_left(&self) -> usize;
}

impl Enemies for Bastion {
    fn faces(&self, class: Class) -> bool {
        let deck = self.table().enemy_deck;
        let group = Group::Class(class);
        let is_there = |card| Group::of(card) == group;
        deck.unknown().any(|(it, _, _)| it == group)
            || deck.known().iter().any(is_there)
            || Target::all().any(|target| self.table().unit(target).any(is_there))
    }

    fn enemies_left(&self) -> usize {
        let table = self.table();
        let outside = Target::all().filter(|it| *it != Target::Citadel);
        let outside: usize = outside.map(|it| table.unit(it).count()).sum();
        table.enemy_deck.len() + outside + table.citadel_stack().count()
    }
}

/// What is noted of a game of Sanctum.
#[derive(Clone, Default)]
pub(crate) struct Journey {
    /// The number of the turn, from 1, that was the latest before the walls were breached.
    pub(crate) latest_turn: u32,
    /// The wounds of each hero when the first one came to the walls.
    pub(crate) wounds: Option<[u8; MAX_SEATS]>,
    /// The heroes who came to the final battle, as they entered it.
    pub(crate) entered: Option<Vec<Shape>>,
    /// Items somebody wore at any time.
    pub(crate) worn: ItemSet,
}

/// The shape of a hero at the first round of the final battle.
#[derive(Clone, Copy)]
pub(crate) struct Shape(pub(crate) [u8; Shape::PARTS.len()]);

impl Shape {
    /// What it is made of.
    pub(crate) const PARTS: [&str; 10] = [
        "health",
        "stamina",
        "focus",
        "dice",
        "potions",
        "blessings",
        "item levels",
        "items",
        "rage",
        "cards at the cathedral",
    ];

    fn of(table: &Table, hero: &Hero) -> Self {
        Shape([
            hero.health,
            hero.pool[Token::Stamina],
            hero.pool[Token::Focus],
            hero.dice,
            hero.potion_count(),
            hero.usable_blessings().len() as u8,
            hero.equipped_level(table.components()),
            hero.slots.iter().flatten().count() as u8,
            hero.rage.active,
            hero.answered,
        ])
    }
}

impl Counted for Sanctum {
    type Note = Journey;

    fn note(&self, journey: &mut Journey) {
        let table = self.table();
        if table.breacher.is_none() {
            journey.latest_turn = self.turns() + 1;
        }
        if table.walls_reached && journey.wounds.is_none() {
            let mut wounds = [0; MAX_SEATS];
            for seat in table.seats() {
                wounds[seat.index()] = Hero::HEALTH.saturating_sub(table.hero(seat).health);
            }
            journey.wounds = Some(wounds);
        }
        if self.frame() == Some(Frame::Round) && journey.entered.is_none() {
            let alive =
                table.seats().map(|it| table.hero(it)).filter(|it| it.standing == Standing::Alive);
            journey.entered = Some(alive.map(|hero| Shape::of(table, hero)).collect());
        }
        for seat in table.seats() {
            for worn in table.hero(seat).slots.iter().flatten() {
                journey.worn.insert(worn.item);
            }
        }
    }
}
