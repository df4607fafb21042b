//! S-9: the preparation of a Fight, and the roll.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::components::Components;
use crate::effect::{blessing, penalty};
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{Potion, SpaceId, Token};
use crate::phase::waiting;
use crate::state::{Die, Fight, Hero, Row, Space};
use crate::vocabulary::{Condition, Power};

/// S-9.1: all demons of the battle zone take part.
pub(crate) fn begin(game: &mut Sanctum, seat: Seat) {
    let hero = game.hero_mut(seat);
    hero.fight = Fight::default();
    hero.step = Step::Prepare;
    // D-7, D-9, H-27.1: with no potion, and no token to come, `fight` asks for the roll too. In the final
    // battle nobody has asked yet.
    let has_asked = game.frame == Some(Frame::Turn);
    let has_potion = game.hero(seat).potion_count() > 0;
    if has_asked && !has_potion && blessing::tokens_to_come(game, seat).total() == 0 {
        roll(game, seat);
    }
}

/// S-9.2: each potion with each token it can bring back. H-13.8: the penalty *drink* asks
/// [`matching`] itself, for tokens of the own kind.
fn drinks<'a>(
    hero: &'a Hero,
    components: &'a Components,
) -> impl Iterator<Item = (Potion, SpaceId)> + 'a {
    matching(hero, components, hero.has_power(components, Power::AnyFlask))
}

/// Each potion with each token of its kind, or of any kind, on an ability space.
pub(crate) fn matching<'a>(
    hero: &'a Hero,
    components: &'a Components,
    any: bool,
) -> impl Iterator<Item = (Potion, SpaceId)> + 'a {
    Potion::ALL.into_iter().filter(|it| hero.potions[*it] > 0).flat_map(move |potion| {
        let fits = move |token: Token| any || token == potion.token();
        hero.all_spaces(components)
            .filter(move |(_, _, there)| there.token().is_some_and(fits))
            .map(move |(space, ..)| (potion, space))
    })
}

pub(crate) fn offer(game: &Sanctum, seat: Seat, actions: &mut Vec<Action>) {
    let hero = game.hero(seat);
    let components = game.table.components();
    let drinks = drinks(hero, components);
    actions.extend(drinks.map(|(potion, space)| Action::Drink(potion, space)));
    let wasted = Potion::ALL.into_iter().filter(|it| check_waste(hero, components, *it).is_ok());
    actions.extend(wasted.map(Action::Pour));
    blessing::offer_tokens(game, seat, actions);
    actions.push(Action::Roll);
}

pub(crate) fn check(game: &Sanctum, seat: Seat, action: &Action) -> Result<(), Rule> {
    let hero = game.hero(seat);
    match action {
        Action::Roll => Ok(()),
        Action::Drink(potion, space) => check_drink(hero, game.table.components(), *potion, *space),
        Action::Pour(potion) => check_waste(hero, game.table.components(), *potion),
        Action::Bless(id, change) => blessing::check(game, seat, *id, *change),
        // S-9.1: the other steps come later.
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-9.1"))),
    }
}

/// O-9.1: any potion may be discarded; with nothing to bring back it is wasted.
fn check_waste(hero: &Hero, components: &Components, potion: Potion) -> Result<(), Rule> {
    let is_there = hero.potions[potion] > 0;
    let brings_back = drinks(hero, components).any(|(it, _)| it == potion);
    if is_there && !brings_back { Ok(()) } else { Err(rule!("O-9.1")) }
}

/// S-9.2: a token of its kind, or of any kind.
fn check_drink(
    hero: &Hero,
    components: &Components,
    potion: Potion,
    space: SpaceId,
) -> Result<(), Rule> {
    if drinks(hero, components).any(|it| it == (potion, space)) {
        Ok(())
    } else {
        Err(rule!("S-9.2"))
    }
}

/// S-9.2 to S-9.4: the token goes back to its pool, also from one half of an ability. In a penalty it is lost instead (S-23.14).
pub(crate) fn drink(
    game: &mut Sanctum,
    seat: Seat,
    potion: Potion,
    space: SpaceId,
    events: &mut impl Sink<Event>,
) {
    if let Step::Penalty { .. } = game.hero(seat).step {
        return penalty::choose(game, seat, Action::Drink(potion, space), events);
    }
    let hero = game.hero_mut(seat);
    hero.potions[potion] -= 1;
    hero.fight.drank = true;
    let there = std::mem::replace(hero.space_mut(space), Space::Empty);
    if let Some(token) = there.token() {
        hero.pool[token] += 1;
    }
}

/// S-9.7, S-9.8: all own dice at once.
pub(crate) fn roll(game: &mut Sanctum, seat: Seat) {
    let components = game.table.components();
    let has_silver = joins(game, seat, components);
    let hero = game.hero_mut(seat);
    // S-19.7: penalties of the response wait for the first Fight of the battle.
    let aside = std::mem::take(&mut hero.fewer_dice);
    let gold = hero.dice.saturating_sub(aside);
    hero.fight.dice.clear();
    (0..gold).for_each(|_| hero.fight.dice.push(Die::rolling(false)));
    if has_silver {
        hero.fight.dice.push(Die::rolling(true));
    }
    hero.step = Step::Attack;
}

/// S-3.11, S-9.6, S-9.8: whether the silver die joins this Fight.
fn joins(game: &Sanctum, seat: Seat, components: &Components) -> bool {
    let hero = game.hero(seat);
    let holds = |condition: Condition| match condition {
        Condition::Focus(n) => hero.pool[Token::Focus] >= n,
        Condition::Drank => hero.fight.drank,
        Condition::Wounded(n) => hero.health <= n,
        Condition::Outnumbered(n) => foes(hero) >= usize::from(n),
    };
    hero.powers(components).any(|(_, power)| matches!(power, Power::SilverDie(it) if holds(it)))
}

/// Undefeated demons, or cards in act VI.
fn foes(hero: &Hero) -> usize {
    let cards = if hero.row.stands() { Row::LEN - hero.row.at } else { 0 };
    hero.zone.len() + usize::from(cards)
}
