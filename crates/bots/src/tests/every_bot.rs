//! What every bot keeps to, on every rung and level of both games.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tabletop::{Fate, Game, Match, Seat, Viewer};

use crate::{Bot, Budget, Call, Level, Opinion, Question};

type Make<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// How many moments of a game every bot is asked at.
const MOMENTS: usize = 10;
/// How much it may think there.
const NODES: u64 = 60;

/// A moment at which a seat has a choice.
struct Moment<G: Game> {
    game: G,
    seat: Seat,
    call: Call,
    offers: Vec<G::Action>,
}

impl<G: Game> Moment<G> {
    fn of(game: &G, seat: Seat) -> Self {
        let mut offers = Vec::new();
        game.legal_actions(seat, &mut offers);
        let is_needed = game.pending().needed.contains(seat);
        let call = if is_needed { Call::Needed } else { Call::Optional };
        Moment { game: game.clone(), seat, call, offers }
    }

    fn choose(&self, bot: &mut dyn Bot<G>) -> Option<G::Action> {
        let look = || self.game.view(Viewer::Seat(self.seat));
        let question = Question::new(self.seat, self.call, &self.offers, &look);
        let choice = bot.choose(&question).map(|it| it.action);
        assert!(choice.is_some() || self.call == Call::Optional, "a needed bot chooses");
        assert!(choice.is_none_or(|it| self.offers.contains(&it)), "one of the offers");
        choice
    }

    fn consider(&self, bot: &mut dyn Bot<G>) -> Vec<Opinion<G::Action>> {
        let look = || self.game.view(Viewer::Seat(self.seat));
        bot.consider(&Question::new(self.seat, self.call, &self.offers, &look))
    }

    /// The same moment in another world that looks the same to the seat.
    fn imagined(&self, seed: u64) -> Self {
        let view = self.game.view(Viewer::Seat(self.seat));
        Moment::of(&G::imagine(&view, &mut Fate::new(seed)), self.seat)
    }
}

/// Moments spread over a game that `greedy` plays.
fn moments<G: Game>(game: G, make: Make<G>) -> Vec<Moment<G>> {
    let mut game = Match::at(game);
    let mut fate = Fate::new(11);
    let seats = Seat::first(game.game().players());
    let mut bots: Vec<_> =
        seats.map(|it| make("greedy", it.index() as u64).expect("a bot")).collect();
    let mut all = Vec::new();
    while !game.pending().is_over() {
        if let Some(stream) = game.pending().chance.lowest() {
            game.resolve(stream, fate.stream(stream)).expect("chance is pending");
            continue;
        }
        let needed = game.pending().needed.lowest().expect("somebody is needed");
        let seats = game.pending().seats;
        all.extend(seats.iter().map(|it| Moment::of(game.game(), it)));
        let moment = Moment::of(game.game(), needed);
        let action = moment.choose(bots[needed.index()].as_mut()).expect("a needed bot chooses");
        game.act(needed, action).expect("offered");
    }
    all.retain(|it| it.offers.len() > 1);
    let every = all.len().div_ceil(MOMENTS);
    all.into_iter().step_by(every).collect()
}

fn names(rungs: &[&'static str]) -> impl Iterator<Item = &'static str> {
    rungs.iter().copied().chain(Level::ALL.into_iter().map(Level::name))
}

fn limited<G: Game>(make: Make<G>, name: &str, budget: Budget) -> Box<dyn Bot<G>> {
    let mut bot = make(name, 7).expect("a bot");
    bot.limit(budget);
    bot
}

fn every_bot_keeps_to_it<G: Game>(game: G, make: Make<G>, rungs: &[&'static str]) {
    let moments = moments(game, make);
    assert!(moments.len() > MOMENTS / 2);
    let stopped = Arc::new(AtomicBool::new(true));
    for name in names(rungs) {
        for moment in &moments {
            let fresh = || limited(make, name, Budget::nodes(NODES));
            let choice = moment.choose(fresh().as_mut());
            assert_eq!(choice, moment.choose(fresh().as_mut()), "{name} repeats itself");
            for seed in [98, 99] {
                let imagined = moment.imagined(seed);
                assert_eq!(imagined.offers, moment.offers);
                assert_eq!(choice, imagined.choose(fresh().as_mut()), "{name} sees its view only");
            }
            // With hardly any thought, or none at all, there is an answer all the same; a bot that
            // did not look at the flag would not come to an end.
            moment.choose(limited(make, name, Budget::nodes(1)).as_mut());
            let stop = Budget::nodes(u64::MAX).until(Arc::clone(&stopped));
            moment.choose(limited(make, name, stop.clone()).as_mut());
            moment.consider(limited(make, name, stop).as_mut());
            let opinions = moment.consider(fresh().as_mut());
            assert_eq!(opinions, moment.consider(fresh().as_mut()), "{name} repeats itself");
            must_be_in_order(name, &opinions, &moment.offers);
        }
    }
}

/// Best first, none twice, all of them of offers.
fn must_be_in_order<A: PartialEq>(name: &str, opinions: &[Opinion<A>], offers: &[A]) {
    assert!(opinions.is_sorted_by(|one, next| one.value >= next.value), "{name}: best first");
    for (index, opinion) in opinions.iter().enumerate() {
        let is_again = opinions[..index].iter().any(|it| it.action == opinion.action);
        assert!(!is_again, "{name}: each offer once");
        assert!(offers.contains(&opinion.action), "{name}: one of the offers");
    }
}

#[test]
fn every_bot_of_bastion_is_legal_fair_repeatable_and_can_be_stopped() {
    let options = bastion::Options::new(2);
    let game = bastion::Bastion::new(bastion::Components::house(), &options);
    every_bot_keeps_to_it(game, crate::bastion::bot, &crate::bastion::RUNGS);
}

#[test]
fn every_bot_of_sanctum_is_legal_fair_repeatable_and_can_be_stopped() {
    let options = sanctum::Options::new(2);
    let game = sanctum::Sanctum::new(sanctum::Components::house(), &options);
    every_bot_keeps_to_it(game, crate::sanctum::bot, &crate::sanctum::RUNGS);
}

/// S-1.6, O-20.1, O-23.1: the rules limit neither damage nor weak points nor wounds, so a set may
/// print the most a byte holds.
fn extreme_set() -> &'static sanctum::Components {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../sanctum/data/house");
    let read = |file: &str| std::fs::read_to_string(format!("{folder}/{file}")).expect("a file");
    let texts = sanctum::FILES.map(|file| {
        read(file)
            .replace("damage = 2", "damage = 255")
            .replace("drops = 2", "drops = 255")
            .replace("wounds = 3", "wounds = 255")
            .replace("weak_points = [1, 6]\ndrops", "weak_points = [1, 2, 3, 4, 5, 6, 1, 2]\ndrops")
    });
    let set = sanctum::Components::parse("extreme", texts.each_ref().map(String::as_str));
    Box::leak(Box::new(set.expect("the rules set no limit")))
}

#[test]
fn every_bot_of_sanctum_plays_a_set_with_extreme_values() {
    let game = sanctum::Sanctum::new(extreme_set(), &sanctum::Options::new(2));
    every_bot_keeps_to_it(game, crate::sanctum::bot, &crate::sanctum::RUNGS);
}
