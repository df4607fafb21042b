//! S-25: blessings.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Change};
use crate::components::Components;
use crate::effect::penalty;
use crate::event::Event;
use crate::flow::{Sanctum, Step};
use crate::ids::{BlessingId, DieId};
use crate::phase::{attack, block};
use crate::state::{Hero, Tokens};
use crate::vocabulary::{Blessing, Effect};

/// The blessings a hero can still use; none before the response (S-16.9, S-19.6).
fn usable(game: &Sanctum, seat: Seat) -> impl Iterator<Item = (BlessingId, Blessing)> + use<'_> {
    let components = game.table.components();
    let blessings = game.hero(seat).usable_blessings();
    blessings.iter().filter(|_| game.table.blessings_open).map(|it| (it, components.blessing(it)))
}

/// S-25.2, S-23.17, H-25.1: a new token, at any time.
pub(crate) fn offer_tokens(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    let tokens = usable(game, seat).filter(|(_, it)| matches!(it, Blessing::Token(_)));
    actions.extend(tokens.map(|(id, _)| Action::Bless(id, None)));
}

/// S-25.3: dice effects in Attack.
pub(crate) fn offer_attack(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    for (id, blessing) in usable(game, seat) {
        let Blessing::Effect(Effect::Die(effect)) = blessing else { continue };
        for (die, shown) in game.hero(seat).fight.free() {
            let changes = attack::changes(effect, shown.value);
            actions.extend(changes.map(|change| Action::Bless(id, Some((die, change)))));
        }
    }
}

/// S-25.3: shields in Block.
pub(crate) fn offer_block(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    let shields = |it: &Blessing| matches!(it, Blessing::Effect(Effect::Shields(_)));
    let usable = usable(game, seat).filter(|(_, it)| shields(it));
    actions.extend(usable.map(|(id, _)| Action::Bless(id, None)));
}

/// The tokens that unused blessings could still give.
pub(crate) fn tokens_to_come(game: &Sanctum, seat: Seat) -> Tokens {
    let mut tokens = Tokens::NONE;
    for (_, blessing) in usable(game, seat) {
        if let Blessing::Token(token) = blessing {
            tokens[token] += 1;
        }
    }
    tokens
}

pub(crate) fn check(
    game: &Sanctum,
    seat: Seat,
    id: BlessingId,
    change: Option<(DieId, Change)>,
) -> Result<(), Rule> {
    let hero = game.hero(seat);
    // S-16.9: not before the Demon Lord's response.
    if !game.table.blessings_open {
        return Err(rule!("S-16.9"));
    }
    // S-25.1: once, and only the own ones.
    if !hero.usable_blessings().contains(id) {
        return Err(rule!("S-25.1"));
    }
    match (game.table.components().blessing(id), change, hero.step) {
        (Blessing::Effect(Effect::Die(effect)), Some((die, change)), Step::Attack) => {
            attack::check_change(hero, effect, die, change)
        }
        (Blessing::Token(_), None, _)
        | (Blessing::Effect(Effect::Shields(_)), None, Step::Block) => Ok(()),
        _ => Err(rule!("S-25.3")),
    }
}

/// S-25.1: used once, then face down.
pub(crate) fn perform(
    game: &mut Sanctum,
    seat: Seat,
    id: BlessingId,
    change: Option<(DieId, Change)>,
    events: &mut impl Sink<Event>,
) {
    let components = game.table.components();
    apply(game.hero_mut(seat), components, id, change);
    penalty::resume(game, seat, events);
}

/// What a blessing does.
pub(crate) fn apply(
    hero: &mut Hero,
    components: &Components,
    id: BlessingId,
    change: Option<(DieId, Change)>,
) {
    let blessing = components.blessing(id);
    hero.spent.insert(id);
    match (blessing, change) {
        (Blessing::Token(token), _) => hero.pool[token] += 1,
        (Blessing::Effect(Effect::Shields(n)), _) => block::add_shields(hero, n),
        (Blessing::Effect(Effect::Die(_)), Some((die, change))) => {
            attack::modify(hero, die, change);
        }
        (Blessing::Effect(Effect::Die(_)), None) => {}
    }
}
