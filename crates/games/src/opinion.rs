//! What a bot would do and what it thinks of offers, in texts.

use bots::Reason;

/// What a bot would do, as text.
pub type Choice = bots::Choice<String>;

/// What a bot thinks of an offer, as text.
pub type Opinion = bots::Opinion<String>;

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counsel {
    /// What it would do; none to let the others go on.
    pub choice: Option<Choice>,
    /// What it thinks of the best offers, best first; empty for bots that do not think.
    pub opinions: Vec<Opinion>,
}

impl Counsel {
    /// What speaks for its choice, the weightiest first.
    pub fn reasons(&self) -> &[Reason] {
        let is_chosen =
            |it: &&Opinion| self.choice.as_ref().is_some_and(|own| own.action == it.action);
        self.opinions.iter().find(is_chosen).map_or(&[], |it| &it.reasons)
    }
}
