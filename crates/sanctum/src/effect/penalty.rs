//! S-23, S-24: the penalties of Demon Lord and fury cards.
//!
//! One function says what an atom does ([`carry_out`]), and looking ahead uses it too, so what can
//! be paid and what is paid cannot disagree. Choices are offered only if the rest of the penalty
//! can still be carried out (S-23.2).

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::components::{Components, Penalty};
use crate::effect::blessing;
use crate::event::{Blow, Event};
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::Token;
use crate::phase::{prepare, response, waiting};
use crate::state::{DieState, Fight, Hero, Space, Tokens};
use crate::vocabulary::{Atom, Blessing, Power};

/// How an atom is carried out: there is one way, or the player names one.
type Way = Option<Action>;

/// The card a hero faces: the one turned up for all, or the fury card under its figure (S-24.1).
pub(crate) fn card(game: &Sanctum, seat: Seat) -> Option<&'static Penalty> {
    let components = game.table.components();
    match game.frame {
        Some(Frame::Face { effect, .. }) => Some(components.effect(effect)),
        _ => game.hero(seat).row.current_fury().map(|fury| &components.fury(fury).1),
    }
}

/// The same for a hero who faces one.
fn faced(game: &Sanctum, seat: Seat) -> &'static Penalty {
    card(game, seat).expect("a hero who decides about a penalty faces a card")
}

/// The ways to carry out an atom now; none means it is impossible.
fn ways(hero: &Hero, components: &Components, atom: Atom) -> Vec<Way> {
    let possible = |is_possible: bool| if is_possible { vec![None] } else { Vec::new() };
    match atom {
        // S-23.4: from the pool only.
        Atom::Lose(token) => possible(hero.pool[token] > 0),
        // S-23.5.
        Atom::LoseBlessing => {
            hero.usable_blessings().iter().map(|it| Some(Action::LoseBlessing(it))).collect()
        }
        // S-23.6 to S-23.8, O-23.3, O-23.7.
        Atom::Corrupt(color) => hero
            .all_spaces(components)
            .filter(|(_, it, there)| {
                *there == Space::Empty && color.is_none_or(|color| color == *it)
            })
            .map(|(space, ..)| Some(Action::Corrupt(space)))
            .collect(),
        // O-23.4.
        Atom::DieFewer => possible(hero.fewer_dice < hero.dice),
        // S-23.10, O-23.5, O-23.2, S-24.6, O-24.3: always.
        Atom::Damage(_) | Atom::Shorten | Atom::Heal | Atom::Reroll(_) | Atom::OnlyModified => {
            possible(true)
        }
        // S-23.14, S-23.15.
        Atom::Drink => prepare::matching(hero, components, false)
            .map(|(potion, space)| Some(Action::Drink(potion, space)))
            .collect(),
        // S-23.16, O-23.6: on both kinds of card.
        Atom::WasteRage => possible(hero.rage.active > 0),
        // S-24.4.
        Atom::Pay => {
            let empty = hero.all_spaces(components).filter(|(.., there)| *there == Space::Empty);
            empty
                .flat_map(|(space, color, _)| {
                    let fits = move |token: &Token| color.takes(*token) && hero.pool[*token] > 0;
                    let tokens = Token::ALL.into_iter().filter(fits);
                    tokens.map(move |token| Some(Action::Pay(token, space)))
                })
                .collect()
        }
        // S-24.7.
        Atom::LoseDie => hero.fight.free().map(|(die, _)| Some(Action::LoseDie(die))).collect(),
    }
}

/// What an atom does. O-24.5: what is lost or corrupted stays so, on both kinds of card.
fn carry_out(hero: &mut Hero, atom: Atom, way: Way) {
    match atom {
        Atom::Lose(token) => hero.pool[token] -= 1,
        Atom::DieFewer => hero.fewer_dice += 1,
        Atom::Damage(n) => hero.extra_damage = hero.extra_damage.saturating_add(n),
        // S-23.11: the two lowest spaces without a marker; the death space is one of them.
        Atom::Shorten => hero.marked = hero.marked.saturating_add(2),
        // S-23.13, O-23.2: also above 10.
        Atom::Heal => hero.health = hero.health.saturating_add(1),
        Atom::WasteRage => hero.rage.active -= 1,
        Atom::Reroll(value) => start_reroll(&mut hero.fight, value),
        Atom::OnlyModified => hero.fight.only_modified = true,
        Atom::LoseBlessing | Atom::Corrupt(_) | Atom::Drink | Atom::Pay | Atom::LoseDie => {
            carry_out_choice(hero, way.expect("an atom with a choice has a way"));
        }
    }
}

/// What the player chose for an atom.
fn carry_out_choice(hero: &mut Hero, way: Action) {
    match way {
        Action::LoseBlessing(blessing) => hero.spent.insert(blessing),
        Action::Corrupt(space) => *hero.space_mut(space) = Space::Corrupt,
        Action::Drink(potion, space) => {
            hero.potions[potion] -= 1;
            *hero.space_mut(space) = Space::Empty;
        }
        Action::Pay(token, space) => {
            hero.pool[token] -= 1;
            *hero.space_mut(space) = token.into();
        }
        Action::LoseDie(die) => hero.fight.dice[die.index()].state = DieState::Aside,
        other => unreachable!("`{other}` is no way to carry out an atom"),
    }
}

/// S-24.5: every unassigned die that shows the value goes into the air.
fn start_reroll(fight: &mut Fight, value: u8) {
    for die in fight.dice.iter_mut().filter(|die| die.is_free() && die.value == value) {
        die.state = DieState::Rolling;
        fight.reroll_until = Some(value);
    }
}

/// S-23.2, O-23.1: whether all atoms can be carried out in their order.
fn can_pay(hero: &Hero, components: &Components, atoms: &[Atom]) -> bool {
    let Some((atom, rest)) = atoms.split_first() else { return true };
    ways(hero, components, *atom).into_iter().any(|way| leaves(hero, components, *atom, way, rest))
}

/// Whether the rest can be carried out after this.
fn leaves(hero: &Hero, components: &Components, atom: Atom, way: Way, rest: &[Atom]) -> bool {
    if rest.is_empty() {
        return true;
    }
    let mut ahead = *hero;
    carry_out(&mut ahead, atom, way);
    // Rerolled dice will have come to rest; what they show matters to no atom.
    for die in ahead.fight.dice.iter_mut().filter(|die| die.state == DieState::Rolling) {
        die.state = DieState::Free;
    }
    // S-23.2, O-23.1: also where the hero would die of the first part.
    can_pay(&ahead, components, rest)
}

/// The ways after which the rest can still be carried out.
fn payable(hero: &Hero, components: &Components, atoms: &[Atom]) -> Vec<Way> {
    let Some((atom, rest)) = atoms.split_first() else { return Vec::new() };
    let mut ways = ways(hero, components, *atom);
    ways.retain(|way| leaves(hero, components, *atom, *way, rest));
    ways
}

/// S-23.17: whether unused stamina and focus blessings could make the penalty possible.
fn could_pay(game: &Sanctum, seat: Seat, atoms: &[Atom]) -> bool {
    let components = game.table.components();
    let hero = game.hero(seat);
    let [stamina, focus] = blessing::tokens_to_come(game, seat).counts();
    let counts = (0..=stamina).flat_map(|s| (0..=focus).map(move |f| Tokens::new([s, f])));
    counts.into_iter().any(|used| can_pay(&with_tokens(hero, components, used), components, atoms))
}

/// The hero after using these stamina and focus blessings.
fn with_tokens(hero: &Hero, components: &Components, used: Tokens) -> Hero {
    let mut richer = *hero;
    let mut left = used;
    for id in hero.usable_blessings().iter() {
        if let Blessing::Token(token) = components.blessing(id)
            && left[token] > 0
        {
            left[token] -= 1;
            richer.pool[token] += 1;
            richer.spent.insert(id);
        }
    }
    richer
}

/// S-23.1: the hero faces a card. Without a choice the wounds are taken at once (D-29).
pub(crate) fn ask(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let card = faced(game, seat);
    game.hero_mut(seat).step = Step::Penalty { atom: None };
    if !could_pay(game, seat, &card.atoms) {
        take_wounds(game, seat, events);
    }
}

pub(crate) fn offer(game: &Sanctum, seat: Seat, atom: Option<u8>, actions: &mut Vec<Action>) {
    let Some(card) = card(game, seat) else { return };
    let components = game.table.components();
    let hero = game.hero(seat);
    match atom {
        None => {
            if can_pay(hero, components, &card.atoms) {
                actions.push(Action::PayPenalty);
            }
            actions.push(Action::TakeWounds);
        }
        Some(atom) => {
            let atoms = &card.atoms[usize::from(atom)..];
            actions.extend(payable(hero, components, atoms).into_iter().flatten());
        }
    }
    let mut tokens = Vec::new();
    blessing::offer_tokens(game, seat, &mut tokens);
    actions.extend(tokens.into_iter().filter(|it| check(game, seat, atom, it).is_ok()));
}

pub(crate) fn check(
    game: &Sanctum,
    seat: Seat,
    atom: Option<u8>,
    action: &Action,
) -> Result<(), Rule> {
    let components = game.table.components();
    let hero = game.hero(seat);
    let Some(card) = card(game, seat) else { return Err(rule!("S-23.1")) };
    if let Action::Bless(id, change) = action {
        blessing::check(game, seat, *id, *change)?;
        // It must not take away what the rest of the penalty needs.
        let Some(atom) = atom else { return Ok(()) };
        let mut ahead = *hero;
        blessing::apply(&mut ahead, components, *id, *change);
        let rest = &card.atoms[usize::from(atom)..];
        return if can_pay(&ahead, components, rest) { Ok(()) } else { Err(rule!("S-23.2")) };
    }
    match (atom, action) {
        (None, Action::TakeWounds) => Ok(()),
        // S-23.2: in full, or not at all.
        (None, Action::PayPenalty) if can_pay(hero, components, &card.atoms) => Ok(()),
        (None, Action::PayPenalty) => Err(rule!("S-23.2")),
        // S-23.3: wounds of a card are no damage.
        (None, Action::Block(..) | Action::Accept) => Err(rule!("S-23.3")),
        // S-21.7: the card is resolved at once.
        (None, Action::Assign(..)) if game.frame == Some(Frame::Round) => Err(rule!("S-21.7")),
        (None, _) => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-23.1"))),
        (Some(atom), action) => {
            let atoms = &card.atoms[usize::from(atom)..];
            let is_offered = payable(hero, components, atoms).contains(&Some(*action));
            if is_offered { Ok(()) } else { Err(why_not(atoms[0])) }
        }
    }
}

/// The rule that refuses another answer to an atom.
fn why_not(atom: Atom) -> Rule {
    // S-23.14 says what to do, S-23.15 which potions fit.
    if atom == Atom::Drink { rule!("S-23.15") } else { atom.rule() }
}

/// Looks again after a blessing was used: it may have left one way, or none.
pub(crate) fn resume(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    match game.hero(seat).step {
        Step::Penalty { atom: None } => ask(game, seat, events),
        Step::Penalty { atom: Some(atom) } => go_on(game, seat, atom, events),
        _ => {}
    }
}

/// S-23.1: the penalty is carried out.
pub(crate) fn begin(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    go_on(game, seat, 0, events);
}

/// Carries out atoms until one leaves a choice.
pub(crate) fn go_on(game: &mut Sanctum, seat: Seat, from: u8, events: &mut impl Sink<Event>) {
    let card = faced(game, seat);
    let components = game.table.components();
    for atom in from..card.atoms.len() as u8 {
        game.hero_mut(seat).step = Step::Penalty { atom: Some(atom) };
        let atoms = &card.atoms[usize::from(atom)..];
        let ways = payable(game.hero(seat), components, atoms);
        let [way] = ways.as_slice() else { return };
        if apply(game, seat, atoms[0], *way, events) {
            return;
        }
    }
    finish(game, seat, events);
}

/// Carries out one atom; says whether the penalty has to wait or is over.
fn apply(
    game: &mut Sanctum,
    seat: Seat,
    atom: Atom,
    way: Way,
    events: &mut impl Sink<Event>,
) -> bool {
    let hero = game.hero_mut(seat);
    carry_out(hero, atom, way);
    let Hero { health, marked, .. } = *hero;
    match atom {
        Atom::Heal => events.push(|| Event::Healed { seat, health }),
        Atom::Shorten => events.push(|| Event::TrackShortened { seat, marked }),
        _ => events.push(|| Event::PenaltyPaid { seat, atom, typed: atom, way }),
    }
    if game.tx(events).lay_down_if_dying(seat, rule!("S-21.13")) {
        finish(game, seat, events);
        return true;
    }
    game.hero(seat).fight.is_rolling()
}

/// D-30 to D-35: the player names the way.
pub(crate) fn choose(
    game: &mut Sanctum,
    seat: Seat,
    action: Action,
    events: &mut impl Sink<Event>,
) {
    let Step::Penalty { atom: Some(atom) } = game.hero(seat).step else {
        unreachable!("a way is named while an atom is carried out");
    };
    let card = faced(game, seat);
    if !apply(game, seat, card.atoms[usize::from(atom)], Some(action), events) {
        go_on(game, seat, atom + 1, events);
    }
}

/// The wounds a card deals to a hero. H-13.9: a ward takes one off.
pub(crate) fn wounds(components: &Components, hero: &Hero, card: &Penalty) -> u8 {
    card.wounds.saturating_sub(u8::from(hero.has_power(components, Power::Ward)))
}

/// S-23.1, S-23.3, H-23.1: the wounds on the card instead; they cannot be blocked.
pub(crate) fn take_wounds(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let card = faced(game, seat);
    let wounds = wounds(game.table.components(), game.hero(seat), card);
    let mut tx = game.tx(events);
    tx.wound(seat, wounds, Blow::Card);
    tx.lay_down_if_dying(seat, rule!("S-21.13"));
    finish(game, seat, events);
}

/// The card is dealt with: the Fight goes on, or the next card is turned up.
fn finish(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let is_dead = game.hero(seat).is_dead();
    match game.frame {
        Some(Frame::Face { card, .. }) => {
            game.hero_mut(seat).step = Step::Idle;
            response::faced(game, card, events);
        }
        // O-24.4: killed in mid-Attack.
        _ if is_dead => {
            let hero = game.hero_mut(seat);
            hero.fight = Fight::default();
            hero.step = Step::Done;
            response::end_round(game, events);
        }
        _ => game.hero_mut(seat).step = Step::Attack,
    }
}
