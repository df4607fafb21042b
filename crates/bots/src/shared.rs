//! One bot for several seats.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tabletop::Game;

use crate::{Bot, Budget, Choice, Opinion, Question};

/// A bot that plays several seats of a game in which all win and lose together: what it planned for
/// one of them it does not plan again for the others.
pub struct Shared<G: Game>(Arc<Mutex<Box<dyn Bot<G>>>>);

impl<G: Game> Shared<G> {
    /// A bot for the first of the seats; its clones are for the others.
    pub fn new(bot: Box<dyn Bot<G>>) -> Self {
        Shared(Arc::new(Mutex::new(bot)))
    }

    /// The bot. Its memory stays usable after a panic.
    fn bot(&self) -> MutexGuard<'_, Box<dyn Bot<G>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Game> Clone for Shared<G> {
    fn clone(&self) -> Self {
        Shared(Arc::clone(&self.0))
    }
}

impl<G: Game> fmt::Debug for Shared<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shared by {}", Arc::strong_count(&self.0))
    }
}

impl<G: Game> Bot<G> for Shared<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        self.bot().choose(question)
    }

    fn consider(&mut self, question: &Question<'_, G>) -> Vec<Opinion<G::Action>> {
        self.bot().consider(question)
    }

    fn limit(&mut self, budget: Budget) {
        self.bot().limit(budget);
    }
}

#[cfg(test)]
mod tests {
    use ::bastion::{Action, Bastion, Components, Options};
    use tabletop::{Seat, Viewer};

    use super::*;
    use crate::Call;

    /// Takes the first offer when it is asked first, then the second.
    struct Counter(usize);

    impl Bot<Bastion> for Counter {
        fn choose(&mut self, question: &Question<'_, Bastion>) -> Option<Choice<Action>> {
            self.0 += 1;
            question.offers.get(self.0 - 1).copied().map(Choice::new)
        }
    }

    #[test]
    fn what_one_seat_was_asked_the_other_knows() {
        let game = Bastion::new(Components::house(), &Options::new(2));
        let look = || game.view(Viewer::Seat(Seat::new(0)));
        let offers = [Action::Hold, Action::Release];
        let question = Question::new(Seat::new(0), Call::Needed, &offers, &look);
        let mut one = Shared::new(Box::new(Counter(0)));
        let mut other = one.clone();
        assert_eq!(one.choose(&question).map(|it| it.action), Some(Action::Hold));
        assert_eq!(other.choose(&question).map(|it| it.action), Some(Action::Release));
    }
}
