//! What is read is sound enough to be played on, or is refused.

use bots::{Bot, Budget, Call, Question};
use games::HostedGame;
use tabletop::{Fate, Match, Record, Seat, Viewer, laws, replay};

/// How far random players go on.
const RANDOM_STEPS: usize = 200;
/// How far bots go on.
const BOT_STEPS: usize = 60;
/// How much a bot thinks about each decision.
const NODES: u64 = 20;

/// Reads the data as a position and as a record.
pub fn read<G: HostedGame>(set: &'static G::Components, data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(json) = serde_json::from_str(text)
        && let Ok(game) = G::from_position(set, &json)
    {
        go_on(game);
    }
    if let Ok(record) = Record::parse(text)
        && let Ok(game) = replay::<G>(set, &record)
    {
        go_on(game.game().clone());
    }
}

/// A position that was accepted keeps all laws and can be played on.
fn go_on<G: HostedGame>(game: G) {
    laws::state_laws(&game).expect("the laws hold");
    for (index, rung) in G::RUNGS.iter().enumerate() {
        bots_go_on(game.clone(), rung, index as u64);
    }
    random_players_go_on(game);
}

fn random_players_go_on<G: HostedGame>(mut game: G) {
    let mut fate = Fate::new(1);
    let mut actions = Vec::new();
    for _ in 0..RANDOM_STEPS {
        if game.pending().is_over() {
            return;
        }
        laws::random_step(&mut game, &mut fate, &mut actions);
        game.audit().expect("the audit holds");
    }
}

/// Bots of one rung can decide whatever they are asked.
fn bots_go_on<G: HostedGame>(game: G, rung: &str, seed: u64) {
    let mut fate = Fate::new(seed);
    let mut game = Match::at(game);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(game.game().players())
        .map(|_| G::bot(rung, seed).expect("every rung has a bot"))
        .collect();
    bots.iter_mut().for_each(|bot| bot.limit(Budget::nodes(NODES)));
    for _ in 0..BOT_STEPS {
        let pending = game.pending();
        if let Some(stream) = pending.chance.lowest() {
            game.resolve(stream, fate.stream(stream)).expect("chance is pending");
            continue;
        }
        let Some(seat) = pending.needed.lowest() else { return };
        let mut offers = Vec::new();
        game.game().legal_actions(seat, &mut offers);
        let look = || game.game().view(Viewer::Seat(seat));
        let question = Question::new(seat, Call::Needed, &offers, &look);
        let choice = bots[seat.index()].choose(&question).expect("a needed bot chooses");
        game.act(seat, choice.action).expect("the bot chose one of the offers");
    }
}
