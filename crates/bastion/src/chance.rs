//! What chance may do at the moment, with which weight, drawing it fast, and going on with it.

use tabletop::{Dice, Sink, Weighted};

use crate::action::Chance;
use crate::effect;
use crate::event::Event;
use crate::flow::{Bastion, Frame, decision_frame};
use crate::phase::enemy_phase;
use crate::setup;

/// What chance draws from.
enum Source {
    /// The enemy deck, whose cards differ in weight.
    EnemyDeck,
    /// The cards of the ritual deck that can come next, all equally likely.
    RitualDeck,
    /// These, all equally likely.
    Listed(Vec<Chance>),
}

fn source(game: &Bastion) -> Source {
    let table = &game.table;
    let listed = match game.top() {
        Some(Frame::Adding { .. }) => return Source::EnemyDeck,
        Some(Frame::DealRituals { .. } | Frame::DrawRituals { .. }) => return Source::RitualDeck,
        Some(Frame::LayDistricts) => setup::districts_left(table).map(Chance::District).collect(),
        Some(Frame::ChooseClasses { .. }) => setup::unchosen(table).map(Chance::Class).collect(),
        Some(Frame::FirstPlayer) => table.seats().map(Chance::First).collect(),
        Some(Frame::DealBeasts { .. }) => setup::beasts_left(table).map(Chance::Enemy).collect(),
        Some(Frame::LaySources { .. }) => setup::sources_left(table).map(Chance::Ritual).collect(),
        Some(Frame::LayFliers { .. }) => setup::waiting_fliers(table).map(Chance::Enemy).collect(),
        Some(Frame::LayDragon) => setup::waiting_dragons(table).map(Chance::Enemy).collect(),
        // While initial enemies are laid, the frame above this one draws the card.
        Some(Frame::InitialEnemies { .. } | decision_frame!()) | None => Vec::new(),
    };
    Source::Listed(listed)
}

/// Appends all outcomes that are possible now.
pub(crate) fn outcomes(game: &Bastion, outcomes: &mut Vec<Weighted<Chance>>) {
    match source(game) {
        Source::EnemyDeck => {
            let mut push = |card, weight| outcomes.push((Chance::Enemy(card), weight));
            game.table.enemy_deck.outcomes(&mut push);
        }
        Source::RitualDeck => {
            let next = game.table.ritual_deck.next();
            outcomes.extend(next.iter().map(|card| (Chance::Ritual(card), 1)));
        }
        Source::Listed(listed) => outcomes.extend(listed.into_iter().map(|it| (it, 1))),
    }
}

/// Draws one of the outcomes.
pub(crate) fn sample(game: &Bastion, dice: &mut impl Dice) -> Chance {
    match source(game) {
        Source::EnemyDeck => Chance::Enemy(game.table.enemy_deck.sample(dice)),
        Source::RitualDeck => Chance::Ritual(game.table.ritual_deck.sample(dice)),
        Source::Listed(listed) => listed[dice.below(listed.len() as u32) as usize],
    }
}

/// Goes on with an outcome.
pub(crate) fn resolve(game: &mut Bastion, chance: Chance, events: &mut impl Sink<Event>) {
    match (game.top(), chance) {
        (Some(Frame::Adding { .. }), Chance::Enemy(card)) => enemy_phase::add(game, card, events),
        (Some(Frame::DrawRituals { .. }), Chance::Ritual(card)) => {
            effect::ritual::drawn(game, card, events);
        }
        (Some(frame), chance) => setup::resolve(game, frame, chance, events),
        (None, chance) => unreachable!("the game is over, and nothing waits for `{chance}`"),
    }
}
