//! Asking a bot what to do in a seat, and why.

use bots::{Bot, Budget, Call, Question};
use tabletop::{Game, MAX_SEATS, Match, Seat, SeatSet, Viewer};

use crate::{BotMemory, Choice, Counsel, HostedGame, Opinion, Refusal, RefusalCode};

/// How many offers a counsel has opinions of.
const OPINIONS: usize = 5;

/// Who is asked, and how much it may think.
#[derive(Clone, Debug)]
pub struct Adviser {
    /// The name of a rung or a level.
    pub bot: String,
    /// What its guesses follow from.
    pub seed: u64,
    /// How much it may think about each decision; none for as much as is usual for it.
    pub budget: Option<Budget>,
    /// The seats bots play: whose help it may count on.
    pub company: SeatSet,
}

impl Adviser {
    /// A bot by its name, at a table of bots.
    pub fn new(bot: impl Into<String>, seed: u64) -> Self {
        let company = SeatSet::first(MAX_SEATS);
        Adviser { bot: bot.into(), seed, budget: None, company }
    }

    pub(crate) fn bot<G: HostedGame>(&self) -> Result<Box<dyn Bot<G>>, Refusal> {
        let mut bot = G::known_bot(&self.bot, self.seed)?;
        if let Some(budget) = &self.budget {
            bot.limit(budget.clone());
        }
        Ok(bot)
    }

    /// What the bot thinks of these offers in a seat.
    pub(crate) fn consider<G: HostedGame>(
        &self,
        game: &G,
        seat: Seat,
        offers: &[G::Action],
    ) -> Result<Vec<bots::Opinion<G::Action>>, Refusal> {
        let look = || game.view(Viewer::Seat(seat));
        Ok(self.bot::<G>()?.consider(&self.question(game, seat, offers, &look)))
    }

    fn question<'a, G: Game>(
        &self,
        game: &G,
        seat: Seat,
        offers: &'a [G::Action],
        look: &'a dyn Fn() -> G::View,
    ) -> Question<'a, G> {
        let is_needed = game.pending().needed.contains(seat);
        let call = if is_needed { Call::Needed } else { Call::Optional };
        let mut company = self.company;
        company.insert(seat);
        Question { company, ..Question::new(seat, call, offers, look) }
    }

    /// What the bot would do.
    pub(crate) fn advice<G: HostedGame>(
        &self,
        game: &Match<G>,
        seat: Seat,
        memory: &mut BotMemory,
    ) -> Result<Option<Choice>, Refusal> {
        let bot = memory.of::<G>(self, seat, game.record().len())?;
        let offers = offers(game, seat)?;
        let look = || game.game().view(Viewer::Seat(seat));
        let choice = bot.choose(&self.question(game.game(), seat, &offers, &look));
        Ok(choice.map(|it| it.map(|action| action.to_string())))
    }

    /// What the bot would do and why. Where the game waits for the seat, that is what it likes
    /// best; whether to act at all it is asked first.
    pub(crate) fn counsel<G: HostedGame>(
        &self,
        game: &Match<G>,
        seat: Seat,
    ) -> Result<Counsel, Refusal> {
        let offers = offers(game, seat)?;
        let mut asked = None;
        if !game.pending().needed.contains(seat) {
            asked = self.advice(game, seat, &mut BotMemory::default())?;
            if asked.is_none() {
                return Ok(Counsel { choice: None, opinions: Vec::new() });
            }
        }
        let mut opinions = self.consider(game.game(), seat, &offers)?;
        opinions.truncate(OPINIONS);
        let text = |it: bots::Opinion<G::Action>| it.map(|action| action.to_string());
        let opinions: Vec<Opinion> = opinions.into_iter().map(text).collect();
        let best = opinions.first();
        let best = best.map(|it| Choice { action: it.action.clone(), value: Some(it.value) });
        let choice = match asked.or(best) {
            Some(choice) => Some(choice),
            None => self.advice(game, seat, &mut BotMemory::default())?,
        };
        Ok(Counsel { choice, opinions })
    }
}

fn offers<G: Game>(game: &Match<G>, seat: Seat) -> Result<Vec<G::Action>, Refusal> {
    let offers = game.offers(seat);
    if offers.is_empty() {
        return Err(Refusal::new(
            RefusalCode::NotYourDecision,
            format!("seat {seat} has no decision"),
        ));
    }
    Ok(offers)
}
