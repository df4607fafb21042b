//! B-12: casting spells. What Exchange and Teleport do on the wall is in `relocate.rs`.

use arrayvec::ArrayVec;
use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Cast, CopiedSpell, Way};
use crate::effect::relocate;
use crate::event::Event;
use crate::flow::{Announced, Bastion, Frame};
use crate::ids::{Color, EnemyId, Property, Spell};
use crate::phase::attack::{self, Aim};
use crate::phase::{channel, move_hero, turn, window};
use crate::sets::EnemySet;
use crate::state::Table;

/// B-12.1: all spell cards in front of all heroes.
pub(crate) fn in_front(table: &Table) -> EnemySet {
    table.seats().fold(EnemySet::EMPTY, |all, seat| all | table.hero(seat).spells)
}

/// The cards a Copy sees: all in front of heroes, the caster's own included (B-18.5). B-12.17: those
/// used up in this action too, G-12.5: unless the Copy was won in it, too late to be cast first.
pub(crate) fn seen_by_copy(game: &Bastion, copy: EnemyId) -> EnemySet {
    let all = in_front(&game.table);
    if game.draft.won.contains(copy) { all & !game.draft.committed } else { all }
}

/// The different spells a Copy could take the form of (B-12.17, B-12.20).
fn likenesses(game: &Bastion, copy: EnemyId) -> ArrayVec<CopiedSpell, 40> {
    let table = &game.table;
    let all = seen_by_copy(game, copy);
    let mut found = ArrayVec::new();
    for spell in Spell::ALL.iter().filter(|spell| **spell != Spell::Copy) {
        for card in (all & table.components().with_spell(*spell)).iter() {
            let likeness = CopiedSpell { spell: *spell, power: table.enemy(card).power };
            if !found.contains(&likeness) {
                found.push(likeness);
            }
        }
    }
    found
}

/// The spells that are useful at this moment, no matter which hero casts them.
fn timely(game: &Bastion) -> &'static [Spell] {
    use Spell::{Alchemy, Exchange, Fireball, Lightning, Missile, Plenty, Prism, Teleport};
    match game.top() {
        Some(Frame::HeroPhase) => &[Spell::Repeat],
        Some(Frame::Moved) => &[Spell::Speed],
        Some(Frame::Closing) => &[Exchange, Teleport],
        Some(Frame::Announced) if attack::aim(game).is_some() => {
            &[Alchemy, Lightning, Fireball, Exchange, Missile, Teleport]
        }
        Some(Frame::Announced) => match game.draft.announced {
            Some(Announced::Channel(Way::Source(_))) => &[Plenty, Prism, Exchange, Teleport],
            _ => &[Exchange, Teleport],
        },
        _ => &[],
    }
}

/// The uncommitted cards of a seat that may be worth a look at this moment.
fn candidates(game: &Bastion, seat: Seat, spells: &[Spell]) -> EnemySet {
    let held = game.table.hero(seat).spells & !game.draft.committed;
    if held.is_empty() {
        return held;
    }
    let set = game.table.components();
    let useful = |all: EnemySet, spell: &Spell| all | set.with_spell(*spell);
    held & spells.iter().fold(set.with_spell(Spell::Copy), useful)
}

/// What may be cast, as [`check`] or [`check_apart_from_holds`] judge it.
type Judge = fn(&Bastion, Seat, &Cast) -> Result<CopiedSpell, Rule>;

/// Calls `found` with each legal cast of a seat until it returns false.
fn each_cast(game: &Bastion, seat: Seat, judge: Judge, found: &mut impl FnMut(Cast) -> bool) {
    let spells = timely(game);
    for card in candidates(game, seat, spells).iter() {
        let spell = game.table.enemy(card).spell;
        let cast = Cast { card, spell, likeness: None, color: None };
        let go_on = if spell == Spell::Copy {
            let copies = likenesses(game, card).into_iter();
            let timely = copies.filter(|likeness| spells.contains(&likeness.spell));
            let mut casts = timely.map(|it| Cast { likeness: Some(it), ..cast });
            casts.all(|cast| vary(cast, &mut |it| judge(game, seat, &it).is_err() || found(it)))
        } else {
            vary(cast, &mut |it| judge(game, seat, &it).is_err() || found(it))
        };
        if !go_on {
            return;
        }
    }
}

/// A cast, or with Prism one for each colour.
fn vary(cast: Cast, try_one: &mut impl FnMut(Cast) -> bool) -> bool {
    let spell = cast.likeness.map_or(cast.spell, |likeness| likeness.spell);
    if spell != Spell::Prism {
        return try_one(cast);
    }
    Color::ALL.iter().all(|color| try_one(Cast { color: Some(*color), ..cast }))
}

/// Lists what the seat can cast now.
pub(crate) fn offer(game: &Bastion, seat: Seat, actions: &mut Vec<Action>) {
    each_cast(game, seat, check, &mut |cast| {
        actions.push(Action::Cast(cast));
        true
    });
}

/// whether the seat could cast anything now if nobody held the window.
pub(crate) fn could_cast(game: &Bastion, seat: Seat) -> bool {
    let mut any = false;
    each_cast(game, seat, check_apart_from_holds, &mut |_| {
        any = true;
        false
    });
    any
}

/// Whether a seat may cast this now; gives what the card acts as.
pub(crate) fn check(game: &Bastion, seat: Seat, cast: &Cast) -> Result<CopiedSpell, Rule> {
    let acts_as = check_apart_from_holds(game, seat, cast)?;
    let is_for_action = !matches!(acts_as.spell, Spell::Exchange | Spell::Teleport);
    if is_for_action && window::is_held_for_others(game, seat) {
        return Err(window::HOLD);
    }
    Ok(acts_as)
}

fn check_apart_from_holds(game: &Bastion, seat: Seat, cast: &Cast) -> Result<CopiedSpell, Rule> {
    let table = &game.table;
    let held = table.hero(seat).spells & !game.draft.committed;
    // B-12.1, B-12.10, G-12.3: a card won a moment ago is as good as any.
    if !held.contains(cast.card) {
        return Err(rule!("B-12.1"));
    }
    let acts_as = check_card(game, cast)?;
    check_color(acts_as.spell, cast.color)?;
    let is_active = seat == table.active;
    // B-12.6: six spells only help their own caster; B-12.7: anybody casts the other four.
    let own_only = !matches!(
        acts_as.spell,
        Spell::Fireball | Spell::Lightning | Spell::Exchange | Spell::Teleport
    );
    if own_only && !is_active {
        return Err(rule!("B-12.6"));
    }
    let banned = check_bans(table, acts_as.spell);
    banned.map_err(|rule| if cast.spell == Spell::Copy { rule!("B-12.21") } else { rule })?;
    match acts_as.spell {
        Spell::Alchemy | Spell::Missile | Spell::Fireball | Spell::Lightning => {
            check_in_attack(game, seat, acts_as.spell)?;
        }
        Spell::Plenty | Spell::Prism => check_in_channelling(game, acts_as.spell, cast.color)?,
        Spell::Exchange | Spell::Teleport => check_in_window(game, acts_as.spell)?,
        Spell::Speed => check_speed(game, cast.card)?,
        // B-12.27, B-12.28, G-12.2: at the end of the own hero phase, a repeated one included.
        Spell::Repeat if game.top() == Some(Frame::HeroPhase) => {}
        Spell::Repeat => return Err(rule!("B-12.5")),
        Spell::Copy => unreachable!("a Copy acts as another spell"),
    }
    Ok(acts_as)
}

/// B-12.2: what the card acts as; B-12.17 to B-12.20 for Copy.
fn check_card(game: &Bastion, cast: &Cast) -> Result<CopiedSpell, Rule> {
    let Cast { card, spell, likeness, .. } = *cast;
    let enemy = game.table.enemy(card);
    if enemy.spell != spell {
        return Err(rule!("B-12.2"));
    }
    match (spell, likeness) {
        (Spell::Copy, Some(likeness)) => {
            let copies = likenesses(game, card);
            if copies.contains(&likeness) {
                return Ok(likeness);
            }
            // B-12.20, R-12.3: there must be another spell than a Copy; where the spell named has
            // no use now anyhow, it is just not there.
            let is_timely = timely(game).contains(&likeness.spell);
            let has_none = copies.is_empty() && is_timely;
            let is_copy = likeness.spell == Spell::Copy;
            Err(if is_copy || has_none { rule!("B-12.20") } else { rule!("B-12.17") })
        }
        (Spell::Copy, None) => Err(rule!("B-12.17")),
        (_, Some(_)) => Err(rule!("B-12.2")),
        (_, None) => Ok(CopiedSpell { spell, power: enemy.power }),
    }
}

/// B-12.31: Prism, and only Prism, names a colour.
fn check_color(spell: Spell, color: Option<Color>) -> Result<(), Rule> {
    match (spell, color) {
        (Spell::Prism, None) => Err(rule!("B-12.31")),
        (Spell::Prism, Some(_)) | (_, None) => Ok(()),
        (_, Some(_)) => Err(rule!("B-12.2")),
    }
}

/// B-15.67 to B-15.69.
fn check_bans(table: &Table, spell: Spell) -> Result<(), Rule> {
    let mut bans = [Property::Douse, Property::Earthing].into_iter();
    let ban = bans.find(|it| it.bans() == Some(spell) && table.any_in_play(*it));
    ban.map_or(Ok(()), |it| Err(it.rule()))
}

/// The attack that is open for spells (B-12.5); B-15.72: none against Immunity.
fn open_attack(game: &Bastion) -> Result<Aim, Rule> {
    if game.top() != Some(Frame::Announced) {
        return Err(rule!("B-12.5"));
    }
    let aim = attack::aim(game).ok_or(rule!("B-12.5"))?;
    if game.table.unit_has(aim.target, Property::Immunity) {
        Err(rule!("B-15.72"))
    } else {
        Ok(aim)
    }
}

fn check_in_attack(game: &Bastion, seat: Seat, spell: Spell) -> Result<(), Rule> {
    let aim = open_attack(game)?;
    let draft = &game.draft;
    // B-12.23, B-12.25, R-12.4, G-12.6: Fireball needs the caster where the attacker is, in the citadel
    // too; B-12.24: the target may be elsewhere.
    let here = seat == game.table.active || game.table.hero(seat).place == aim.from;
    if spell == Spell::Fireball && !here {
        return Err(rule!("B-12.23"));
    }
    // B-12.11, R-12.1, G-12.1, G-12.4: no cast that changes nothing.
    let useful = match spell {
        Spell::Alchemy => !draft.alchemy && !attack::current_price(game, aim).is_free(),
        Spell::Missile => !draft.missile && !attack::is_in_reach(aim.from, aim.target),
        Spell::Fireball | Spell::Lightning => {
            attack::current_price(game, aim).discs(draft.power) > 1
        }
        Spell::Plenty
        | Spell::Copy
        | Spell::Repeat
        | Spell::Prism
        | Spell::Exchange
        | Spell::Teleport
        | Spell::Speed => unreachable!("{spell} is no spell of an attack"),
    };
    if useful { Ok(()) } else { Err(rule!("B-12.11")) }
}

fn check_in_channelling(game: &Bastion, spell: Spell, color: Option<Color>) -> Result<(), Rule> {
    // B-12.15, B-12.31: for sources only.
    let Some(Announced::Channel(Way::Source(source))) = game.draft.announced else {
        return Err(rule!("B-12.5"));
    };
    if game.top() != Some(Frame::Announced) {
        return Err(rule!("B-12.5"));
    }
    // B-12.11.
    let useful = match spell {
        Spell::Plenty => channel::plenty_helps(game, source),
        Spell::Prism => {
            let district = game.table.active_hero().place.district().ok_or(rule!("B-12.5"))?;
            let own = game.table.source_color(district, source.index());
            game.draft.prism.is_none() && color != own
        }
        Spell::Alchemy
        | Spell::Copy
        | Spell::Lightning
        | Spell::Fireball
        | Spell::Repeat
        | Spell::Exchange
        | Spell::Missile
        | Spell::Teleport
        | Spell::Speed => unreachable!("{spell} is no spell of a channelling"),
    };
    if useful { Ok(()) } else { Err(rule!("B-12.11")) }
}

/// B-6.11, G-6.1: Exchange and Teleport belong to window 1 or window 2.
fn check_in_window(game: &Bastion, spell: Spell) -> Result<(), Rule> {
    match game.top() {
        Some(Frame::Closing) => {}
        Some(Frame::Announced) => {
            // Immunity shuts spells out only of an attack on its carrier.
            if attack::aim(game).is_some() {
                open_attack(game)?;
            }
            // Window 1 is before the spells of the action and before its first move (B-7.7).
            if game.draft.has_action_spell() || game.draft.steps > 0 {
                return Err(rule!("B-6.11"));
            }
        }
        _ => return Err(rule!("B-12.5")),
    }
    relocate::check_possible(&game.table, spell)
}

/// B-12.40: right after a move.
fn check_speed(game: &Bastion, card: EnemyId) -> Result<(), Rule> {
    if game.top() != Some(Frame::Moved) || game.draft.speeding {
        return Err(rule!("B-12.5"));
    }
    // The card cast as Speed cannot help with what comes after.
    let mut ahead = game.clone();
    ahead.draft.committed.insert(card);
    if move_hero::has_further_step(&ahead) { Ok(()) } else { Err(rule!("B-7.9")) }
}

/// Commits a spell; it goes to the box when the action is resolved (B-12.3).
pub(crate) fn cast(game: &mut Bastion, seat: Seat, cast: Cast, events: &mut impl Sink<Event>) {
    let acts_as = check(game, seat, &cast).expect("only offered casts are carried out");
    let CopiedSpell { spell, power } = acts_as;
    let card: EnemyId = cast.card;
    // B-12.19, R-12.2: of a Copy only the Copy itself, never what it copies.
    game.draft.committed.insert(card);
    let color = cast.color;
    events.push(|| Event::Cast { seat, card, spell, power, color });
    let draft = &mut game.draft;
    match spell {
        Spell::Alchemy => draft.alchemy = true,
        Spell::Missile => draft.missile = true,
        Spell::Fireball | Spell::Lightning => draft.power = draft.power.saturating_add(power),
        Spell::Plenty => draft.plenty = draft.plenty.saturating_add(power),
        Spell::Prism => draft.prism = cast.color,
        Spell::Speed => draft.speeding = true,
        Spell::Exchange | Spell::Teleport => game.push(Frame::Relocate { by: seat, spell }),
        Spell::Repeat => {
            // B-12.29: not an action, so it is spent at once.
            game.spend_committed(events);
            turn::repeat(game, events);
        }
        Spell::Copy => unreachable!("a Copy acts as another spell"),
    }
}
