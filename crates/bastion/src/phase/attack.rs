//! B-9: the Attack action: targets, help, payment, defeat.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::because::{Because, Cause};
use crate::components::CardColor;
use crate::effect::{ritual, spell};
use crate::event::Event;
use crate::flow::{Announced, Bastion, Frame, RitualAllowance};
use crate::ids::{Place, Property, RitualKind, Spell, Target};
use crate::phase::{move_hero, window};
use crate::price::{Payments, Price, payments};
use crate::sets::{EnemySet, Mana};
use crate::state::Table;

/// The attack that is being resolved: what is attacked, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aim {
    pub(crate) target: Target,
    /// Where the attacker stands when it attacks.
    pub(crate) from: Place,
}

/// The attack in what is announced: the attack itself, or the one on the guard of the place to
/// be entered (B-7.7).
pub(crate) fn aim(game: &Bastion) -> Option<Aim> {
    match game.draft.announced? {
        Announced::Attack(target) => Some(Aim { target, from: game.table.active_hero().place }),
        // B-7.6: with the Attack used up no guard can be attacked.
        Announced::Move(_) if game.table.done.attacked => None,
        Announced::Move(to) => game.table.guard(to).map(|target| Aim { target, from: to }),
        Announced::Channel(_)
        | Announced::Convert { .. }
        | Announced::Accumulate { .. }
        | Announced::Revive(_) => None,
    }
}

/// B-9.2, B-9.3: whether a target is in reach without Missile.
pub(crate) fn is_in_reach(from: Place, target: Target) -> bool {
    match from {
        Place::Citadel => target == Target::Citadel,
        Place::District(district) => target.district() == Some(district),
    }
}

fn check_reach(from: Place, target: Target) -> Result<(), Rule> {
    match from {
        _ if is_in_reach(from, target) => Ok(()),
        Place::Citadel => Err(rule!("B-9.3")),
        Place::District(_) => Err(rule!("B-9.2")),
    }
}

/// Everything on the table that could help an attack from a place, before anything is cast.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aid {
    from: Place,
    /// Power of all Fireballs and Lightnings that could be cast.
    power: u8,
    /// The most power one own Copy could add.
    copy_power: u8,
    own_copies: u8,
    alchemy: Means,
    missile: Means,
    /// Somebody could cast Exchange or Teleport in window 1.
    pub(crate) can_relocate: bool,
}

/// Whether the attacker has a spell itself, or only by copying it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Means {
    None,
    Own,
    Copy,
}

impl Aid {
    pub(crate) fn of(game: &Bastion, from: Place) -> Self {
        let mut aid = Aid {
            from,
            power: 0,
            copy_power: 0,
            own_copies: 0,
            alchemy: Means::None,
            missile: Means::None,
            can_relocate: false,
        };
        let table = &game.table;
        let all = spell::in_front(table);
        if all.is_empty() {
            return aid;
        }
        let set = table.components();
        let own = table.active_hero().spells & !game.draft.committed;
        aid.own_copies = (own & set.with_spell(Spell::Copy)).len() as u8;
        let means = |spell| match (own.meets(set.with_spell(spell)), aid.own_copies) {
            (true, _) => Means::Own,
            (false, 1..) if all.meets(set.with_spell(spell)) => Means::Copy,
            (false, _) => Means::None,
        };
        aid.alchemy = means(Spell::Alchemy);
        aid.missile = means(Spell::Missile);
        // B-7.7, G-7.1: after the first move of a Move action nothing can be relocated any more.
        aid.can_relocate = game.draft.steps == 0 && window::anybody_can_relocate(game);
        aid.add_power(game, all);
        aid
    }

    /// B-12.22, B-12.23, B-12.26: Lightning from anywhere, Fireball from the attacker's place.
    fn add_power(&mut self, game: &Bastion, all: EnemySet) {
        let table = &game.table;
        let set = table.components();
        let of = |spell, ban| {
            let banned = table.any_in_play(ban);
            if banned { EnemySet::EMPTY } else { set.with_spell(spell) }
        };
        let fireballs = of(Spell::Fireball, Property::Douse);
        let lightnings = of(Spell::Lightning, Property::Earthing);
        let most = |cards: EnemySet| cards.iter().map(|it| set.enemy(it).power).max().unwrap_or(0);
        let (fireball, lightning) = (most(all & fireballs), most(all & lightnings));
        for seat in table.seats() {
            let hero = table.hero(seat);
            let is_own = seat == table.active;
            let here = is_own || hero.place == self.from;
            let free = hero.spells & !game.draft.committed;
            let useful = if here { fireballs | lightnings } else { lightnings };
            for card in (free & useful).iter() {
                self.power = self.power.saturating_add(set.enemy(card).power);
            }
            let copied = if here { fireball.max(lightning) } else { lightning };
            if is_own {
                self.copy_power = copied;
            } else {
                let copies = (free & set.with_spell(Spell::Copy)).len() as u8;
                self.power = self.power.saturating_add(copies.saturating_mul(copied));
            }
        }
    }

    /// Whether targets beyond the attacker's own place are worth a look.
    pub(crate) fn reaches_everywhere(&self) -> bool {
        self.missile != Means::None || self.can_relocate
    }

    /// Whether the pool and all help could pay a price; a far target needs a Missile as well.
    fn can_pay(&self, price: &Price, pool: Mana, far: bool) -> bool {
        let missile = if far { self.missile } else { Means::Own };
        if missile == Means::None {
            return false;
        }
        let copies = self.own_copies - u8::from(missile == Means::Copy);
        let power = |copies: u8| self.power.saturating_add(copies.saturating_mul(self.copy_power));
        if price.is_payable(pool, power(copies)) {
            return true;
        }
        match (self.alchemy, copies) {
            (Means::None, _) | (Means::Copy, 0) => false,
            (Means::Own, _) => price.with_alchemy().is_payable(pool, power(copies)),
            (Means::Copy, _) => price.with_alchemy().is_payable(pool, power(copies - 1)),
        }
    }
}

/// B-9.1 to B-9.8, B-6.13, G-6.2: whether an attack may be announced: it is legal and can be paid, with
/// all spells that could be cast for it.
pub(crate) fn check_announced(game: &Bastion, aid: &Aid, target: Target) -> Result<(), Rule> {
    let table = &game.table;
    if table.head(target).is_none() {
        return Err(rule!("B-9.1"));
    }
    let pool = table.active_hero().mana;
    let is_immune = table.unit_has(target, Property::Immunity);
    if matches!(target, Target::Wall(_)) && aid.can_relocate && !is_immune {
        // window 1 can bring it into reach, out of protection, and change what it costs.
        let lowest = lowest_price(table, target);
        return if aid.can_pay(&lowest, pool, false) { Ok(()) } else { Err(rule!("B-9.8")) };
    }
    let far = !is_in_reach(aid.from, target);
    if far && is_immune && aid.missile != Means::None {
        return Err(rule!("B-15.72"));
    }
    if far && aid.missile == Means::None {
        check_reach(aid.from, target)?;
    }
    check_payable(game, aid, target, far)
}

/// B-7.6: whether the guard of a place can be attacked by a hero who enters it.
pub(crate) fn check_enterable(game: &Bastion, aid: &Aid, guard: Target) -> Result<(), Rule> {
    check_payable(game, aid, guard, false)
}

fn check_payable(game: &Bastion, aid: &Aid, target: Target, far: bool) -> Result<(), Rule> {
    let table = &game.table;
    if let Some(rule) = table.protection(target) {
        return Err(rule);
    }
    let pool = table.active_hero().mana;
    let price = table.price(target);
    // B-15.72: no spell helps against Immunity.
    let payable = if table.unit_has(target, Property::Immunity) {
        price.is_payable(pool, 0)
    } else {
        aid.can_pay(&price, pool, far)
    };
    if payable { Ok(()) } else { Err(rule!("B-9.8")) }
}

/// A price no Exchange or Teleport can push a wall unit below.
fn lowest_price(table: &Table, target: Target) -> Price {
    let cannons = table.district_states.iter().flat_map(|it| it.foundations.iter().flatten());
    let cannons = cannons.filter(|card| card.kind() == RitualKind::Cannon).count() as u8;
    let mut price = Price::default();
    for card in table.unit(target) {
        let enemy = table.enemy(card);
        let least = enemy.strength.map_or(1, |it| it.saturating_sub(2 * cannons).max(1));
        match enemy.paint {
            CardColor::Mono(color) => price.add_colored(color, least),
            CardColor::White | CardColor::Gray | CardColor::Prismatic(_) => price.add_free(least),
        }
    }
    price
}

pub(crate) fn announce(game: &mut Bastion, target: Target, events: &mut impl Sink<Event>) {
    window::open(game, Announced::Attack(target), events);
    game.push(Frame::Announced);
}

/// B-14: the price of the attack in progress, with what was cast for it.
pub(crate) fn current_price(game: &Bastion, aim: Aim) -> Price {
    let price = game.table.price(aim.target);
    if game.draft.alchemy { price.with_alchemy() } else { price }
}

/// B-6.13: whether the announced attack is legal now, but for the payment.
fn check_current(game: &Bastion, aim: Aim) -> Result<(), Rule> {
    if !game.draft.missile {
        check_reach(aim.from, aim.target)?;
    }
    game.table.protection(aim.target).map_or(Ok(()), Err)
}

pub(crate) fn offer_payments(game: &Bastion, actions: &mut Vec<Action>) {
    if let Some(price) = payable_price(game) {
        let pool = game.table.active_hero().mana;
        payments(&price, pool, game.draft.power, |mana| actions.push(Action::Pay(mana)));
    }
}

/// Every payment for the attack in progress, if it can be paid now.
pub(crate) fn all_payments(game: &Bastion) -> Option<Payments> {
    let price = payable_price(game)?;
    let may_commit = game.top() == Some(Frame::Announced) && game.draft.holding.is_empty();
    let pool = game.table.active_hero().mana;
    may_commit.then(|| Payments::of(&price, pool, game.draft.power))
}

/// The price of the attack in progress, if it is legal and the attacker can pay it.
fn payable_price(game: &Bastion) -> Option<Price> {
    let aim = aim(game).filter(|aim| check_current(game, *aim).is_ok())?;
    let price = current_price(game, aim);
    price.is_payable(game.table.active_hero().mana, game.draft.power).then_some(price)
}

/// What was cast for the attack in progress.
pub(crate) fn helps(game: &Bastion) -> Vec<Because> {
    let power = game.draft.power;
    let power = (power > 0).then_some(Cause::Power { discs: power });
    let alchemy = game.draft.alchemy.then_some(Cause::Alchemy);
    power.into_iter().chain(alchemy).map(Because::from).collect()
}

pub(crate) fn check_payment(game: &Bastion, payment: Mana) -> Result<(), Rule> {
    let aim = aim(game).ok_or(rule!("B-9.1"))?;
    check_current(game, aim)?;
    // B-9.7: the attacker's own pool pays it all.
    if !game.table.active_hero().mana.covers(payment) {
        return Err(rule!("B-9.7"));
    }
    let price = current_price(game, aim);
    if payment.total() != price.discs(game.draft.power) {
        return Err(rule!("B-9.8"));
    }
    if price.takes(payment, game.draft.power) { Ok(()) } else { Err(rule!("B-14.13")) }
}

/// The attacker pays and the unit is defeated.
pub(crate) fn resolve(game: &mut Bastion, payment: Mana, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    let aim = aim(game).expect("a payment belongs to an attack");
    if let Some(Announced::Move(to)) = game.draft.announced {
        move_hero::step(game, to, events);
    }
    let entitled = entitled(&game.table, aim.target);
    let won = game.table.unit(aim.target).collect();
    let mut tx = game.tx(events);
    tx.pay(seat, payment);
    tx.defeat(seat, aim.target);
    // B-7.8: the attack on a guard uses up the Attack like any other.
    game.table.done.attacked = true;
    // B-15.49: the top enemy of the citadel was attacked.
    if aim.target == Target::Citadel {
        game.table.done.obliged = false;
    }
    game.draft.entitled = entitled;
    game.draft.won = won;
    game.pop();
    // B-9.15: victory comes before rituals.
    if game.end_if_won(events) {
        return;
    }
    if must_depart(game, seat, aim) {
        game.push(Frame::Depart);
    } else {
        ritual::begin(game, events);
    }
}

/// B-15.47: whether a hero who came in with the attack on the top enemy has to leave the next one.
/// B-15.50, R-15.7: who was inside before stays. B-9.14: no other attack moves the hero.
fn must_depart(game: &Bastion, seat: Seat, aim: Aim) -> bool {
    let table = &game.table;
    let came_in = game.draft.announced == Some(Announced::Move(Place::Citadel));
    let inside = came_in && aim.target == Target::Citadel;
    // B-15.48, R-15.5, G-15.3: an empty citadel drives nobody out.
    if !inside || table.citadel.is_none() {
        return false;
    }
    // only discs count.
    let could_pay = table.price(Target::Citadel).is_payable(table.hero(seat).mana, 0);
    !could_pay && table.refuges(Place::Citadel).next().is_some()
}

/// B-4.12 to B-4.14, B-13.6, B-15.12, G-13.1: one ritual for each card of the unit.: each by the
/// district it is attacked in.
fn entitled(table: &Table, target: Target) -> RitualAllowance {
    let mut entitled = RitualAllowance::default();
    if !table.mode.has_rituals() {
        return entitled;
    }
    for card in table.unit(target) {
        match (table.enemy(card).paint, target.district()) {
            (CardColor::Mono(color), _) => entitled.colors[color] += 1,
            (CardColor::White | CardColor::Prismatic(_), Some(district)) => {
                entitled.colors[table.district_color(district)] += 1;
            }
            // B-4.16: without a district, any colour.
            (CardColor::White | CardColor::Prismatic(_), None) | (CardColor::Gray, _) => {
                entitled.any += 1
            }
        }
    }
    entitled
}
