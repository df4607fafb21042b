//! What must hold between the frame of the table and the steps of the heroes.

use tabletop::{Game as _, Seat};

use super::{cards_turned, ensure};
use crate::effect::penalty;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{DemonId, EffectId, ItemId, Place, SetId};
use crate::phase::{chest, levels, response};
use crate::state::{DieState, Fight, Hero, Row, Standing, Table};

pub(super) fn audit(game: &Sanctum) -> Result<(), String> {
    let Some(frame) = game.frame else { return over(game) };
    effects(game)?;
    let table = &game.table;
    let most = table.difficulty.first_roar();
    ensure(table.lord.roar <= most, || format!("no roar has {} cards (S-22.1)", table.lord.roar))?;
    let is_late = frame.is_late();
    ensure(is_late == table.blessings_open, || format!("{frame:?} and open blessings (S-19.3)"))?;
    breach(table, frame)?;
    for seat in table.seats() {
        let hero = table.hero(seat);
        dice(hero).map_err(|reason| format!("hero {seat}: {reason}"))?;
        fight(frame, hero).map_err(|reason| format!("hero {seat}: {reason}"))?;
        late_items(table, frame, seat).map_err(|reason| format!("hero {seat}: {reason}"))?;
        step(game, frame, seat).map_err(|reason| format!("hero {seat}: {reason}"))?;
    }
    unfinished(table, frame)?;
    self::frame(game, frame)
}

/// S-26.1.
fn over(game: &Sanctum) -> Result<(), String> {
    ensure(game.table.fighting().is_empty(), || "somebody is still in the game".to_owned())
}

/// S-18: who breached, who answered, and how many cards lie there.
fn breach(table: &Table, frame: Frame) -> Result<(), String> {
    for seat in table.seats() {
        let hero = table.hero(seat);
        let is_there = hero.place == Place::Cathedral;
        ensure(is_there == (hero.answered > 0), || format!("hero {seat}: has it answered?"))?;
        ensure(hero.answered != 1 && hero.answered <= 4, || {
            format!("hero {seat} answered with {} cards (S-18.7)", hero.answered)
        })?;
    }
    let answered = table.seats().any(|seat| table.hero(seat).answered > 0);
    ensure(answered == table.breacher.is_some(), || "somebody answered no call".to_owned())?;
    if frame.is_late() || frame == Frame::Respite {
        let all = table.living().all(|seat| table.hero(seat).answered > 0);
        return ensure(all, || "act V is not over (S-18.12)".to_owned());
    }
    let laid = table.lord.laid.len();
    let fits = match (table.breacher, frame) {
        (None, _) => laid == 0 && table.lord.top.is_none() && table.lord.out.is_empty(),
        (Some(_), Frame::Lay { left }) => (2..=4).contains(&(laid + usize::from(left))),
        (Some(_), _) => (2..4).contains(&laid),
    };
    ensure(fits, || format!("{laid} cards at the cathedral (S-18.4)"))?;
    let most = table.seats().map(|seat| usize::from(table.hero(seat).answered)).max().unwrap_or(0);
    ensure(most <= laid.max(2), || "a hero answered to cards that do not lie there".to_owned())
}

/// Dice show 1 to 6, or are in the air while somebody attacks.
fn dice(hero: &Hero) -> Result<(), String> {
    let shows = |value: u8| (1..=6).contains(&value);
    for die in hero.fight.dice.iter() {
        let is_sound = die.state == DieState::Rolling || (shows(die.value) && shows(die.rolled));
        ensure(is_sound, || format!("a die shows {}", die.value))?;
    }
    let silver = hero.fight.dice.iter().filter(|die| die.silver).count();
    ensure(silver <= 1, || "there is one silver die (S-3.11)".to_owned())?;
    let may_roll = matches!(hero.step, Step::Attack | Step::Penalty { atom: Some(_) });
    ensure(may_roll || !hero.fight.is_rolling(), || "dice are in the air".to_owned())?;
    let is_attacking = matches!(hero.step, Step::Prepare | Step::Attack | Step::Penalty { .. });
    ensure(!hero.fight.returned || !is_attacking, || "rage came back too early".to_owned())?;
    let returned = u8::from(hero.fight.returned);
    ensure(returned <= hero.rage.active, || "rage came back, but is not active".to_owned())?;
    let until = hero.fight.reroll_until;
    ensure(until.is_none_or(|it| shows(it) && hero.fight.is_rolling()), || {
        "a value to be rolled away, but no die in the air (S-24.5)".to_owned()
    })
}

/// S-9.1: nothing of a Fight is left outside of one.
fn fight(frame: Frame, hero: &Hero) -> Result<(), String> {
    let is_fighting = match hero.step {
        Step::Prepare
        | Step::Attack
        | Step::Block
        | Step::Loot
        | Step::Levels { .. }
        | Step::TurnOver { .. }
        | Step::Turning { .. } => true,
        Step::Penalty { .. } => frame == Frame::Round,
        Step::Idle
        | Step::Choose
        | Step::Engage
        | Step::Finish
        | Step::Equip
        | Step::Ended
        | Step::Tiles
        | Step::Done => false,
    };
    ensure(is_fighting || hero.fight == Fight::default(), || {
        format!("a Fight in step {:?} (S-9.1)", hero.step)
    })
}

/// Whether a step fits its frame, and what it needs is there.
fn step(game: &Sanctum, frame: Frame, seat: Seat) -> Result<(), String> {
    let table = &game.table;
    let hero = table.hero(seat);
    let is_active = seat == table.active;
    let is_unfinished = table.unfinished.iter().any(|turn| turn.seat == seat);
    let has_row = hero.row != Row::default();
    let may_have_row = matches!(frame, Frame::DealRows | Frame::Round) || table.round > 0;
    ensure(!has_row || may_have_row, || "a row before act VI (S-20.1)".to_owned())?;
    ensure(hero.zone.is_empty() || hero.answered == 0, || {
        "demons after the call to arms (S-18.6)".to_owned()
    })?;
    let is_in = hero.standing == Standing::Alive;
    let is_journey = is_in && hero.answered == 0;
    let fits = match (frame, hero.step) {
        (_, step) if is_unfinished => {
            let has_demons = matches!(step, Step::Equip | Step::Ended | Step::Tiles);
            step.is_past_block() && is_journey && (has_demons || !hero.zone.is_empty())
        }
        (_, Step::Idle) => {
            // S-27.4: an active hero whose turn is over waits for the next one to finish.
            !(frame == Frame::Turn && is_active && table.unfinished.is_empty())
                && (frame != Frame::Round || !is_in)
                && (frame != Frame::Respite || hero.is_dead())
        }
        (Frame::Round, Step::Done) => true,
        (Frame::Turn, Step::Choose | Step::Engage | Step::Equip | Step::Tiles) => {
            is_active && is_journey
        }
        (Frame::Turn, Step::Ended) => is_active && is_journey && !table.unfinished.is_empty(),
        (Frame::Turn, Step::Finish) => is_active && is_in,
        (
            Frame::Turn,
            Step::Prepare
            | Step::Attack
            | Step::Block
            | Step::Loot
            | Step::Levels { .. }
            | Step::TurnOver { .. }
            | Step::Turning { .. },
        ) => is_active && is_journey && !hero.zone.is_empty(),
        (Frame::Face { card, .. }, Step::Penalty { .. }) => {
            is_in && (table.round > 0 || card < hero.answered)
        }
        (Frame::Respite, Step::Equip | Step::Done)
        | (Frame::Round, Step::Prepare | Step::Attack | Step::Block) => is_in,
        (Frame::Round, Step::Penalty { .. }) => is_in && hero.row.current_fury().is_some(),
        _ => false,
    };
    ensure(fits, || format!("step {:?} in {frame:?}", hero.step))?;
    if frame == Frame::Turn && is_active && hero.step == Step::Finish {
        ensure(hero.place != Place::Start, || "a Move without a move (S-4.3)".to_owned())?;
    }
    if hero.place == Place::Start && !frame.is_set_up() {
        let is_new = matches!(hero.step, Step::Idle | Step::Choose);
        ensure(is_new, || "the first action is Move (S-4.3)".to_owned())?;
    }
    step_needs(game, seat)
}

fn step_needs(game: &Sanctum, seat: Seat) -> Result<(), String> {
    let table = &game.table;
    let hero = table.hero(seat);
    let components = table.components();
    let is_killed =
        |demon: DemonId| hero.zone.contains(demon) && table.hordes.is_killed(components, demon);
    ensure(hero.fight.killed.iter().all(is_killed), || {
        "killed demons are hit (S-10.14)".to_owned()
    })?;
    match hero.step {
        Step::Engage => ensure(!table.sets.is_empty(), || "nothing to engage".to_owned()),
        Step::Loot => ensure(hero.fight.killed.len() > 1, || "nothing to choose".to_owned()),
        Step::Levels { demon, left, .. } => {
            let is_sound = is_killed(demon) && !hero.fight.killed.contains(demon) && left <= 4;
            ensure(is_sound, || format!("levels of {demon}"))?;
            let mut offers = Vec::new();
            levels::offer(table, seat, demon, &mut offers);
            let goes_on = levels::owes_choice(hero) || (left > 0 && offers.len() > 1);
            ensure(goes_on, || "no gem to choose (D-18)".to_owned())
        }
        Step::TurnOver { demon } | Step::Turning { demon } => {
            let is_sound = is_killed(demon) && !hero.fight.killed.contains(demon);
            ensure(is_sound, || format!("{demon} cannot be turned over"))?;
            let hordes = &table.hordes;
            let is_known = hordes.known_back(components, demon).is_some();
            let waits = matches!(hero.step, Step::Turning { .. });
            let has_back = !hordes.possible_backs(components, demon).is_empty();
            ensure(has_back && !(waits && is_known), || format!("{demon} has no back to turn"))
        }
        Step::Tiles => {
            let hidden = table.achievements.hidden.len();
            ensure(hero.owed_tiles > 0 && usize::from(hero.owed_tiles) <= hidden, || {
                "no tile to look at (S-16.9)".to_owned()
            })
        }
        Step::Equip => {
            let is_restored = hero.tokens_in_play() == hero.pool;
            ensure(is_restored, || "tokens are restored first (S-14.2)".to_owned())
        }
        Step::Penalty { atom: Some(atom) } => {
            let card = penalty::card(game, seat);
            let exists = card.is_some_and(|card| usize::from(atom) < card.atoms.len());
            ensure(exists, || "there is no such penalty".to_owned())?;
            if hero.fight.is_rolling() {
                return ensure(hero.fight.reroll_until.is_some(), || {
                    "dice of a penalty are in the air (S-24.5)".to_owned()
                });
            }
            let mut offers = Vec::new();
            penalty::offer(game, seat, Some(atom), &mut offers);
            ensure(offers.len() > 1, || "no choice in a penalty".to_owned())
        }
        _ => Ok(()),
    }
}

/// What the frame needs to go on.
fn frame(game: &Sanctum, frame: Frame) -> Result<(), String> {
    let table = &game.table;
    if frame.is_set_up() {
        return set_up(game, frame);
    }
    // O-5.3: a deal may wait for earlier turns.
    let is_dealing = matches!(frame, Frame::Deal { .. });
    let may_wait = is_dealing && !table.unfinished.is_empty();
    let decks_shown = is_dealing == table.hordes.uncovered().is_some();
    ensure(decks_shown || may_wait, || "the top of every deck lies open (S-2.2)".to_owned())?;
    let lays = matches!(frame, Frame::Lay { .. } | Frame::LayRoar { .. } | Frame::DealRows);
    let has_deck = table.breacher.is_some();
    ensure(lays || !has_deck || !table.lord.is_uncovered(), || {
        "the top of the Demon Lord deck lies open (O-18.3)".to_owned()
    })?;
    sets(table, frame)?;
    let active = table.hero(table.active);
    let acts = matches!(
        frame,
        Frame::Turn
            | Frame::Deal { .. }
            | Frame::OpenChest
            | Frame::Chest { .. }
            | Frame::Lay { .. }
    );
    // A hero who died on its turn may wait for earlier turns.
    let is_done = frame == Frame::Turn && active.step == Step::Idle;
    ensure(!acts || active.standing == Standing::Alive || is_done, || {
        "the active hero is not in the game".to_owned()
    })?;
    ensure(
        table.chest.is_empty() || matches!(frame, Frame::OpenChest | Frame::Chest { .. }),
        || "items lie in no chest (S-6.2)".to_owned(),
    )?;
    let looks = |seat: Seat| {
        let hero = table.hero(seat);
        hero.owed_tiles == 0 || hero.step == Step::Tiles
    };
    ensure(table.seats().all(looks), || "a tile was not looked at".to_owned())?;
    match frame {
        Frame::Deal { set, card, begun } => deal(table, set, card, begun),
        Frame::OpenChest => {
            let next = chest::next_demon(table);
            let is_known =
                next.is_none_or(|it| table.hordes.known_back(table.components(), it).is_some());
            ensure(!is_known, || "no back is left to turn (S-6.2)".to_owned())?;
            ensure(matches!(active.place, Place::Path { .. }), || "no chest there".to_owned())
        }
        Frame::Chest { next } => {
            let seat = table.march.get(usize::from(next));
            let chooses = seat.is_some_and(|seat| !table.hero(*seat).is_dead());
            let is_there = matches!(active.place, Place::Path { .. });
            ensure(chooses && is_there && table.chest.len() > 1 && table.sets.is_empty(), || {
                "nobody can take from the chest (S-6.4)".to_owned()
            })
        }
        Frame::Lay { left } => {
            let is_breacher = table.breacher == Some(table.active);
            ensure(is_breacher && left <= 2 && table.lord.is_uncovered(), || {
                "no card is laid now (S-18.4)".to_owned()
            })
        }
        Frame::Respite => {
            let waits = table.living().any(|seat| table.hero(seat).step != Step::Done);
            ensure(waits && table.lord.laid.len() >= 2, || "the respite is over".to_owned())
        }
        Frame::TurnUp { card } | Frame::Face { card, .. } => face(game, frame, card),
        Frame::DealRows => rows(table),
        Frame::Round => round(table),
        Frame::LayRoar { left } => {
            let fits =
                table.lord.laid.len() + usize::from(left) <= crate::state::LordDeck::MOST_LAID;
            let fights = !table.fighting().is_empty() && table.round > 0;
            ensure(fits && fights && table.lord.is_uncovered(), || {
                "no roar now (S-22.1)".to_owned()
            })
        }
        _ => Ok(()),
    }
}

/// Set-up resets heroes, so nothing may have happened to them.
fn set_up(game: &Sanctum, frame: Frame) -> Result<(), String> {
    let table = &game.table;
    let wrong = || format!("{frame:?} does not fit this table");
    let is_untouched = |seat: Seat| {
        let hero = table.hero(seat);
        *hero == Hero::new(table.components(), hero.figure)
    };
    let has_nothing = |seat: Seat| {
        let hero = table.hero(seat);
        hero.place == Place::Start
            && hero.zone.is_empty()
            && hero.bag.is_empty()
            && hero.slots.iter().all(Option::is_none)
            && hero.tiles == 0
            && hero.standing == Standing::Alive
    };
    let no_tops =
        table.hordes.decks.iter().all(|deck| deck.top.is_none() && deck.discard.is_empty());
    let is_bare = table.sets.is_empty() && table.chest.is_empty() && table.turn == 0;
    ensure(is_bare && table.seats().all(has_nothing), wrong)?;
    let fits = match frame {
        Frame::FirstPlayer { assigned } => {
            (assigned == 0 || assigned == table.players)
                && table.seats().all(is_untouched)
                && no_tops
        }
        Frame::AssignHeroes { next } => {
            next < table.players && table.seats().all(is_untouched) && no_tops
        }
        Frame::BlockSpaces { row } => {
            table.players == 2 && row < 3 && table.seats().all(is_untouched) && no_tops
        }
        Frame::Bonuses { place, cards, potions } if place < table.players => {
            let left =
                game.components().bonus_cards().len() as u32 - table.bonuses_dealt.count_ones();
            let later = (place + 1..table.players)
                .map(|place| u32::from(game.components().seat_bonus(table.players, place).cards));
            let needed = u32::from(cards) + later.sum::<u32>();
            let owes = table.seats().any(|seat| levels::owes_choice(table.hero(seat)));
            let room = table.seats().all(|seat| {
                let hero = table.hero(seat);
                let printed = table.components().hero(hero.figure).potions;
                hero.potion_count() + hero.owed_potions <= hero.potion_spaces.max(printed)
            });
            let printed = game.components().seat_bonus(table.players, place).potions;
            needed <= left
                && (cards > 0 || potions > 0 || owes)
                && no_tops
                && room
                && potions <= printed
        }
        Frame::Bonuses { .. } => false,
        _ => table.hordes.uncovered().is_some(),
    };
    ensure(fits, wrong)
}

/// S-5.9: the next Move finds room for what it deals.
fn sets(table: &Table, frame: Frame) -> Result<(), String> {
    let active = table.hero(table.active);
    let to_come = match frame {
        Frame::Deal { set, begun, .. } => {
            let printed = table.components().sets_at(active.place).len();
            printed.saturating_sub(usize::from(set) + usize::from(begun))
        }
        _ => 0,
    };
    let is_engaging = matches!(frame, Frame::Deal { .. }) || active.step == Step::Engage;
    let is_at_chest = matches!(frame, Frame::OpenChest | Frame::Chest { .. });
    // O-6.1: who moves has the latest Move.
    let has_moved = is_engaging || (active.step == Step::Finish && active.answered == 0);
    let is_latest = table.march.first() == Some(&table.active);
    ensure(is_latest || !(has_moved || is_at_chest), || {
        "the active hero made no Move (S-5.1)".to_owned()
    })?;
    let opens = is_at_chest || (has_moved && chest::has_chest(table.components(), active.place));
    let there = table.sets.len() + to_come;
    let left = if opens { 0 } else { there.saturating_sub(usize::from(is_engaging)) };
    let dealt = match table.next_place() {
        Place::Path { act, space } => {
            table.components().act(act).spaces[usize::from(space) - 1].len()
        }
        _ if table.walls_reached => 0,
        _ => SetId::COUNT,
    };
    ensure(left + dealt <= SetId::COUNT, || {
        format!("{left} sets are left, but the next Move deals {dealt} (S-5.9)")
    })
}

/// S-5.6: the space the mover stands on prints this number of sets.
fn deal(table: &Table, set: u8, card: u8, begun: bool) -> Result<(), String> {
    let groups = table.components().sets_at(table.hero(table.active).place);
    ensure(!groups.is_empty(), || "no demons are dealt here (S-5.6)".to_owned())?;
    let left = groups.len().saturating_sub(usize::from(set) + usize::from(begun));
    let is_half = begun && table.sets.last().is_some_and(|it| it.second.is_none() || card > 1);
    let fits = usize::from(set) < groups.len()
        && usize::from(card) <= groups[usize::from(set)].0.len()
        && (is_half || !begun)
        && (!begun || card > 0)
        && table.sets.len() + left <= SetId::COUNT;
    ensure(fits, || "more sets than there is room for (S-5.9)".to_owned())
}

fn face(game: &Sanctum, frame: Frame, card: u8) -> Result<(), String> {
    let table = &game.table;
    ensure(usize::from(card) < table.lord.laid.len(), || "no such card lies there".to_owned())?;
    ensure(!table.fighting().is_empty(), || "nobody faces the card".to_owned())?;
    let Frame::Face { effect, .. } = frame else { return Ok(()) };
    let front = table.lord.laid[usize::from(card)];
    let behind = table.components().effect_behind(front);
    ensure(behind.is_none_or(|it| it == effect), || {
        format!("{effect} is not on the back of {front} (O-1.3)")
    })?;
    ensure(!table.lord.effects.contains(effect), || format!("{effect} was not turned up"))?;
    let chooses = |seat: Seat| matches!(table.hero(seat).step, Step::Penalty { .. });
    ensure(table.seats().any(chooses), || "nobody is asked (S-23.1)".to_owned())
}

/// S-27.4, S-27.5: earlier turns lie behind each other and before the active one.
fn unfinished(table: &Table, frame: Frame) -> Result<(), String> {
    let turns = &table.unfinished;
    let may_be = matches!(
        frame,
        Frame::Turn
            | Frame::Deal { .. }
            | Frame::OpenChest
            | Frame::Chest { .. }
            | Frame::Lay { .. }
    );
    ensure(turns.is_empty() || (table.overlap && may_be), || {
        "turns do not overlap here (S-27.4)".to_owned()
    })?;
    let is_real = |seat: Seat| seat.index() < usize::from(table.players) && seat != table.active;
    for (index, turn) in turns.iter().enumerate() {
        let next = turns.get(index + 1).map_or(table.turn, |next| next.number);
        let is_twice = turns[..index].iter().any(|other| other.seat == turn.seat);
        ensure(is_real(turn.seat) && !is_twice && turn.number < next, || {
            format!("the unfinished turn of seat {} (S-27.4)", turn.seat)
        })?;
    }
    let first = table.earliest_turn();
    ensure(table.hero(first).step != Step::Ended, || {
        format!("nothing is before the turn of seat {first} (S-27.5)")
    })?;
    let is_past = |breach: u32| table.breacher.is_some() && breach <= table.turn;
    ensure(table.breach_turn.is_none_or(is_past), || {
        "a turn of the breach, but no breach (S-18.1)".to_owned()
    })
}

/// S-27.5: items that came too late lie in the bag of a hero who rests, one at most from the chest
/// of each later turn.
fn late_items(table: &Table, frame: Frame, seat: Seat) -> Result<(), String> {
    let hero = table.hero(seat);
    if hero.locked.is_empty() {
        return Ok(());
    }
    let is_resting = matches!(hero.step, Step::Equip | Step::Ended | Step::Tiles)
        && table.unfinished.iter().any(|turn| turn.seat == seat);
    let has_chosen = match frame {
        Frame::Chest { next } => table.march.iter().take(usize::from(next)).any(|it| *it == seat),
        _ => frame == Frame::Turn && table.hero(table.active).step == Step::Idle,
    };
    let later = table.clockwise_from(seat).skip(1).take_while(|it| *it != table.active).count();
    let chests = later + usize::from(has_chosen);
    let lies = |item: &ItemId| hero.bag.contains(*item);
    let fits = is_resting && hero.locked.len() <= chests && hero.locked.iter().all(lies);
    ensure(fits, || "locked items belong to a Rest (S-27.5)".to_owned())
}

/// S-20.1: there are cards enough for the rows that are not complete.
fn rows(table: &Table) -> Result<(), String> {
    let next = response::next_row(table);
    let fighting = table.fighting();
    let needed: usize = fighting.iter().map(|seat| 5 - table.hero(seat).row.lords.len()).sum();
    let there = table.lord.rest.len() + usize::from(table.lord.top.is_some());
    let is_first = table.round == 0 && table.lord.laid.is_empty();
    let has_choice =
        table.lord.is_uncovered() || next.is_some_and(|seat| table.hero(seat).row.lords.is_full());
    ensure(next.is_some() && needed <= there && is_first && has_choice, || {
        "the rows cannot be dealt (S-20.1)".to_owned()
    })
}

/// S-21.1.
fn round(table: &Table) -> Result<(), String> {
    let waits = table.seats().any(|seat| !matches!(table.hero(seat).step, Step::Done | Step::Idle));
    let dealt = table.fighting().iter().all(|seat| {
        let hero = table.hero(seat);
        hero.row.is_dealt() && (hero.row.stands() || hero.step == Step::Block)
    });
    ensure(waits && dealt && table.lord.laid.is_empty(), || {
        "nobody fights this round (S-21.1)".to_owned()
    })
}

/// S-18, S-19: the cards laid, those out of the game, and those turned over add up.
fn effects(game: &Sanctum) -> Result<(), String> {
    let deck = &game.table.lord;
    let seen = cards_turned(game.frame, deck.out.len());
    ensure(deck.effects.len() + seen == EffectId::COUNT, || {
        format!("{} effects are unseen, {seen} were turned up", deck.effects.len())
    })?;
    // O-1.3: with fixed pairs they are those of the cards turned over.
    let components = game.table.components();
    let turned = deck.out.iter().chain(deck.laid.iter().copied().take(seen - deck.out.len()));
    for effect in turned.filter_map(|lord| components.effect_behind(lord)) {
        ensure(!deck.effects.contains(effect), || format!("{effect} was turned up (O-1.3)"))?;
    }
    Ok(())
}
