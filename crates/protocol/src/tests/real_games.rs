//! Whole games: everything the server would send of them is of the generated types.

use std::collections::BTreeSet;

use games::{Adviser, AnyMatch, BotMemory, Draws, Games};
use serde_json::{Value, json};
use tabletop::{Fate, Header, Seat, Viewer};

use super::game_types;
use super::typescript::Declarations;

/// Games of `random` may go on for many thousand inputs.
const LONG: usize = 1500;

/// A game played, everything seen of it checked.
struct Witness {
    types: Declarations,
    /// The kinds of events that were seen.
    kinds: BTreeSet<String>,
}

impl Witness {
    fn of(types: &str) -> Self {
        Witness { types: Declarations::read(types), kinds: BTreeSet::new() }
    }

    fn check(&self, name: &str, value: &Value) {
        if let Err(reason) = self.types.check(name, value) {
            panic!("{reason}: {value}");
        }
    }

    /// Plays with a bot in every seat: to the end, or until it becomes very long.
    fn play(&mut self, game: &str, options: &[(&str, &str)], bot: &str, seed: u64) {
        let options = options.iter().map(|(key, it)| ((*key).to_owned(), (*it).to_owned()));
        let header = Header { options: options.collect(), ..Header::default() };
        let mut game = Games::house().named(game).expect("a game").begin(header).expect("options");
        let mut draws = Draws::from(Fate::new(seed));
        let seats = Seat::first(game.players()).map(Viewer::Seat);
        let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator]).collect();
        self.look(&*game, &viewers);
        while !game.pending().is_over() && game.inputs() < LONG {
            let happened = if let Some(stream) = game.pending().chance.lowest() {
                game.draw(stream, &mut draws).expect("chance is pending").1
            } else {
                let (seat, text) = choose(&*game, bot, seed);
                game.act(seat, &text).expect("bots play by the rules")
            };
            for viewer in &viewers {
                for event in happened.seen_by(*viewer) {
                    let event: Value = serde_json::from_str(event.get()).expect("JSON");
                    self.check("Event", &event);
                    self.kinds.extend(event["event"].as_str().map(str::to_owned));
                }
                for because in happened.because(*viewer) {
                    self.check("Because", &serde_json::from_str(because.get()).expect("JSON"));
                }
            }
            self.look(&*game, &viewers);
        }
        if let Some(outcome) = game.outcome() {
            self.check("Outcome", &outcome);
        }
    }

    fn look(&self, game: &dyn AnyMatch, viewers: &[Viewer]) {
        // One after another: all of them at every step would take long.
        let viewer = viewers[game.inputs() % viewers.len()];
        let view = serde_json::from_str(game.view(viewer).get()).expect("JSON");
        self.check("View", &view);
        if let Some(sums) = game.sums() {
            self.check("Sums", &serde_json::from_str(sums.get()).expect("JSON"));
        }
        for seat in game.pending().seats.iter() {
            for offer in game.typed_offers(seat) {
                let action = serde_json::from_str(offer.action.get()).expect("JSON");
                self.check("Action", &action);
            }
        }
    }
}

/// Now and then somebody acts although nobody waits for it.
fn choose(game: &dyn AnyMatch, bot: &str, seed: u64) -> (Seat, String) {
    let seed = seed.wrapping_mul(1000).wrapping_add(game.inputs() as u64);
    let pending = game.pending();
    let others: Vec<Seat> =
        pending.seats.iter().filter(|it| !pending.needed.contains(*it)).collect();
    if let (true, Some(seat)) = (seed.is_multiple_of(5), others.first()) {
        let offers = game.offers(*seat);
        let pick = (seed / 5) as usize % offers.len();
        return (*seat, offers[pick].clone());
    }
    let seat = pending.needed.lowest().expect("somebody is needed");
    let advice = game
        .advice(seat, &Adviser::new(bot, seed), &mut BotMemory::default())
        .expect("there is such a bot");
    (seat, advice.expect("it is needed").action)
}

#[test]
fn nothing_is_named_without_being_declared() {
    for types in [game_types::bastion(), game_types::sanctum()] {
        assert_eq!(Declarations::read(&types).undeclared(), Vec::<String>::new());
    }
}

#[test]
fn what_bastion_shows_is_of_its_types() {
    let mut witness = Witness::of(&game_types::bastion());
    for players in ["1", "2", "3", "4"] {
        for mode in bastion::Mode::ALL {
            let options = [("players", players), ("mode", &mode.to_string())];
            witness.play("bastion", &options, "random", 3);
        }
        witness.play("bastion", &[("players", players)], "greedy", 4);
    }
    for kind in ["announced", "cast", "defeated", "ritual-performed", "turn-began", "ended"] {
        assert!(witness.kinds.contains(kind), "no event {kind}: {:?}", witness.kinds);
    }
}

#[test]
fn what_is_printed_is_of_its_types() {
    let check = |types: String, printed: &Value| {
        assert_eq!(Declarations::read(&types).check("Components", printed), Ok(()));
    };
    check(game_types::bastion(), bastion::Components::house().as_json());
    check(game_types::sanctum(), sanctum::Components::house().as_json());
}

#[test]
fn what_sanctum_shows_is_of_its_types() {
    let mut witness = Witness::of(&game_types::sanctum());
    for players in ["2", "3", "4"] {
        for bot in ["random", "greedy"] {
            for difficulty in sanctum::Difficulty::ALL {
                let options = [("players", players), ("difficulty", &difficulty.to_string())];
                witness.play("sanctum", &options, bot, 5);
            }
        }
    }
    for kind in ["blessing-seen", "item-gained", "card-defeated", "fury-revealed", "ended"] {
        assert!(witness.kinds.contains(kind), "no event {kind}: {:?}", witness.kinds);
    }
}

#[test]
fn every_card_and_name_has_its_type() {
    let bastion = Declarations::read(&game_types::bastion());
    let fits = |name: &str, text: String| assert_eq!(bastion.check(name, &json!(text)), Ok(()));
    bastion::EnemyId::all().for_each(|it| fits("EnemyId", it.to_string()));
    bastion::EnemySet::ALL.iter().for_each(|it| fits("EnemyId", it.to_string()));
    bastion::RitualSet::ALL.iter().for_each(|it| fits("RitualId", it.to_string()));
    bastion::Spell::ALL.iter().for_each(|it| fits("Spell", it.to_string()));
    bastion::Figure::ALL.iter().for_each(|it| fits("Figure", it.to_string()));
    bastion::Place::all().for_each(|it| fits("Place", it.to_string()));
    bastion::Target::all().for_each(|it| fits("Target", it.to_string()));
    bastion::Mode::ALL.iter().for_each(|it| fits("Mode", it.to_string()));
    let sanctum = Declarations::read(&game_types::sanctum());
    let fits = |name: &str, text: String| assert_eq!(sanctum.check(name, &json!(text)), Ok(()));
    sanctum::Cell::all().for_each(|it| fits("Cell", it.to_string()));
    sanctum::AbilityId::all().for_each(|it| fits("AbilityId", it.to_string()));
    sanctum::Achievement::all().for_each(|it| fits("Achievement", it.to_string()));
    sanctum::Slot::ALL.iter().for_each(|it| fits("Slot", it.to_string()));
    sanctum::Gem::ALL.iter().for_each(|it| fits("Gem", it.to_string()));
    sanctum::Figure::ALL.iter().for_each(|it| fits("Figure", it.to_string()));
}
