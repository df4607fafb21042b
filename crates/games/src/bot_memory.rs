//! The bots that sit at a table.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;

use bots::Bot;
use tabletop::Seat;

use crate::{Adviser, HostedGame, Refusal};

/// The bots of a table, which remember from one decision to the next what they planned: a plan is
/// thought out once, and then followed.
#[derive(Default)]
pub struct BotMemory {
    bots: BTreeMap<Whose, Box<dyn Any + Send + Sync>>,
    /// How many inputs the match had when one of them was asked last.
    inputs: usize,
}

/// The name of a bot, and its seat where each seat plays for itself.
type Whose = (String, Option<usize>);

impl fmt::Debug for BotMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.bots.keys()).finish()
    }
}

impl BotMemory {
    /// The bot for a seat of a match with so many inputs. Where all win and lose together, seats
    /// with the same bot share it. What was planned before something was taken back is forgotten.
    pub(crate) fn of<G: HostedGame>(
        &mut self,
        adviser: &Adviser,
        seat: Seat,
        inputs: usize,
    ) -> Result<&mut dyn Bot<G>, Refusal> {
        if inputs < self.inputs {
            self.bots.clear();
        }
        self.inputs = inputs;
        let whose = (adviser.bot.clone(), (!G::IS_SHARED).then_some(seat.index()));
        if !self.bots.get(&whose).is_some_and(|it| it.is::<Box<dyn Bot<G>>>()) {
            self.bots.insert(whose.clone(), Box::new(adviser.bot::<G>()?));
        }
        let bot = self.bots.get_mut(&whose).and_then(|it| it.downcast_mut::<Box<dyn Bot<G>>>());
        Ok(&mut **bot.expect("it was put there if it was not"))
    }
}

#[cfg(test)]
mod tests {
    use bastion::Bastion;
    use sanctum::Sanctum;

    use super::*;

    #[test]
    fn only_who_wins_together_shares_a_bot() {
        let adviser = Adviser::new("greedy", 1);
        let (mut together, mut against) = (BotMemory::default(), BotMemory::default());
        for seat in Seat::first(3) {
            together.of::<Bastion>(&adviser, seat, 1).expect("there is such a bot");
            against.of::<Sanctum>(&adviser, seat, 1).expect("there is such a bot");
        }
        assert_eq!((together.bots.len(), against.bots.len()), (1, 3));
    }

    #[test]
    fn what_was_planned_before_something_was_taken_back_is_forgotten() {
        let mut memory = BotMemory::default();
        for (name, inputs, known) in [("greedy", 10, 1), ("planner", 10, 2), ("planner", 9, 1)] {
            let adviser = Adviser::new(name, 1);
            memory.of::<Bastion>(&adviser, Seat::new(0), inputs).expect("there is such a bot");
            assert_eq!(memory.bots.len(), known);
        }
    }
}
