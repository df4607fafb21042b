//! What is noted of a game of Sanctum while it goes on, because its end no longer shows it.

use sanctum::{Frame, Hero, ItemSet, Sanctum, Standing, Table, Token};
use tabletop::{Game as _, MAX_SEATS};

use crate::series::Counted;

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
