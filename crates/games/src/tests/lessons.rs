//! Lessons are played through the engine: along their path, and along any other way.

use std::collections::BTreeSet;
use std::sync::Arc;

use tabletop::{Fate, Header, Seat};

use super::SEED;
use crate::{Adviser, AnyGame, BotMemory, Draws, Games, Lesson, MatchTools, SCRIPT_TAG};

/// The player of a lesson.
const PLAYER: Seat = Seat::new(0);

/// A lesson that is played.
struct Scene {
    lesson: &'static Lesson,
    game: Box<dyn MatchTools>,
    draws: Draws,
}

impl Scene {
    fn of(game: &dyn AnyGame, lesson: &'static Lesson) -> Self {
        let header = Header {
            position: Some(lesson.position.to_string()),
            tags: vec![(SCRIPT_TAG.to_owned(), lesson.script.tag())],
            ..Header::default()
        };
        let draws = Draws::new(&header, Fate::from_seed(SEED));
        let game = game.begin(header);
        let game = game.unwrap_or_else(|error| panic!("{}: {}", lesson.id, error.message));
        Scene { lesson, game, draws }
    }

    /// Lets chance and the others go on until the player is asked, or it is over.
    fn settle(&mut self) {
        loop {
            let pending = self.game.pending();
            if let Some(stream) = pending.chance.lowest() {
                self.game.draw(stream, &mut self.draws).expect("chance is pending");
            } else if let Some(seat) = pending.needed.iter().find(|it| *it != PLAYER) {
                self.act_for(seat);
            } else {
                return;
            }
        }
    }

    fn act_for(&mut self, seat: Seat) {
        let script = self.lesson.script.others.get(&seat);
        let cue = script.and_then(|it| it.get(self.game.actions_of(seat).len()));
        let text = match cue.filter(|it| self.game.offers(seat).contains(it)) {
            Some(cue) => cue.clone(),
            None => {
                let adviser = Adviser::new("random", self.game.inputs() as u64);
                let advice = self
                    .game
                    .advice(seat, &adviser, &mut BotMemory::default())
                    .expect("there is such a bot");
                advice.expect("it is needed").action
            }
        };
        self.game.act(seat, &text).expect("bots play by the rules");
    }

    /// Follows the path to its end.
    fn follow(&mut self) {
        self.settle();
        for text in &self.lesson.path {
            let offers = self.game.offers(PLAYER);
            assert!(offers.contains(text), "{}: `{text}` of {offers:?}", self.lesson.id);
            self.game.act(PLAYER, text).expect("it is offered");
            self.settle();
        }
    }
}

fn all() -> Vec<(Arc<dyn AnyGame>, &'static Lesson)> {
    let of = |game: &Arc<dyn AnyGame>| -> Vec<(Arc<dyn AnyGame>, &'static Lesson)> {
        game.lessons().iter().map(|it| (Arc::clone(game), it)).collect()
    };
    Games::house().iter().flat_map(of).collect()
}

#[test]
fn every_game_has_lessons_with_names_of_their_own_and_rules_that_exist() {
    for game in Games::house().iter() {
        let lessons = game.lessons();
        assert!(lessons.len() >= 6, "{}", game.name());
        let ids: BTreeSet<&str> = lessons.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), lessons.len());
    }
    for (game, lesson) in all() {
        let ids: BTreeSet<&str> = lesson.steps.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), lesson.steps.len(), "{}", lesson.id);
        for step in &lesson.steps {
            let rule = step.rule.parse().expect("a rule");
            assert!(game.rule_text(rule).is_some(), "{}: {}", lesson.id, step.rule);
        }
    }
}

#[test]
fn every_lesson_can_be_followed_and_its_script_comes_true() {
    for (game, lesson) in all() {
        let mut scene = Scene::of(&*game, lesson);
        scene.follow();
        assert_eq!(scene.draws.scripted(), 0, "{}: what is left of the script", lesson.id);
        assert_eq!(scene.game.actions_of(PLAYER), lesson.path);
        let is_last = game.lessons().last().is_some_and(|it| it.id == lesson.id);
        let winners = scene.game.winners();
        assert_eq!(winners.is_some_and(|it| it.contains(PLAYER)), is_last, "{}", lesson.id);
    }
}

#[test]
fn records_of_lessons_are_verified_with_their_script() {
    let mut missed = BTreeSet::new();
    for (game, lesson) in all() {
        let mut scene = Scene::of(&*game, lesson);
        scene.follow();
        let record = scene.game.record();
        let read = tabletop::Record::parse(&record.to_string()).expect("a record");
        let replayed = game.replay(read).expect("it replays");
        replayed.verify_chance(SEED).expect("from the script and the seed");
        let mut bare = record;
        bare.header.tags.clear();
        let replayed = game.replay(bare).expect("it replays");
        if replayed.verify_chance(SEED).is_err() {
            missed.insert(game.name());
        }
    }
    // Not in every lesson: the last card of a deck is what it is with and without a script.
    assert_eq!(
        missed.len(),
        Games::house().names().count(),
        "a record without its script is found out"
    );
}

#[test]
fn any_other_way_is_a_game_too_and_leads_back_to_the_lesson() {
    for (game, lesson) in all() {
        for seed in 0..12 {
            let mut scene = Scene::of(&*game, lesson);
            scene.settle();
            for turn in 0..30 {
                if scene.game.pending().is_over() {
                    break;
                }
                let adviser = Adviser::new("random", seed * 1000 + turn);
                let advice = scene
                    .game
                    .advice(PLAYER, &adviser, &mut BotMemory::default())
                    .expect("something to decide");
                scene
                    .game
                    .act(PLAYER, &advice.expect("it is needed").action)
                    .expect("it is offered");
                scene.settle();
            }
            scene.game.verify_chance(SEED).expect("from the script and the seed");
            // All the way back: the lesson is as it was, script and all.
            scene.game.roll_back(0, &mut scene.draws).expect("something was done");
            scene.follow();
            assert_eq!(scene.game.actions_of(PLAYER), lesson.path);
        }
    }
}
