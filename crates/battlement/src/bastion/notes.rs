//! What is noted of a game of Bastion while it goes on, because its end no longer shows it.

use bastion::{Bastion, Class, Group, Target};
use tabletop::Game as _;

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
