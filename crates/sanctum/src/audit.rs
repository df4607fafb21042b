//! What must always hold, as code: nothing is lost, nothing is there twice, and a seat that is asked can
//! answer. Loaded positions have to pass it too.

mod flow;

use tabletop::{MAX_SEATS, Seat};

use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{
    AbilityId, BlessingSet, Cell, Color, DemonId, DemonSet, FurySet, Gem, ItemId, ItemSet, LordId,
    LordSet, Place, Slot, Token,
};
use crate::phase::levels;
use crate::state::{Fight, Gems, Hero, Potions, Row, Space, Standing, Table, Tokens, place_after};
use crate::vocabulary::{Blessing, Immediate};

/// The first thing that does not hold.
pub(crate) fn audit(game: &Sanctum) -> Result<(), String> {
    let table = &game.table;
    demons(table)?;
    items(table)?;
    lord(table)?;
    blessings(table)?;
    for seat in table.seats() {
        hero(table, seat).map_err(|reason| format!("hero {seat}: {reason}"))?;
    }
    path(table)?;
    flow::audit(game)
}

fn ensure(holds: bool, reason: impl Fn() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}

/// S-2.1: each of the 84 cards is in exactly one place.
fn demons(table: &Table) -> Result<(), String> {
    let mut seen = DemonSet::EMPTY;
    let mut count = 0;
    let mut note = |demon: DemonId| {
        seen.insert(demon);
        count += 1;
    };
    for deck in &table.hordes.decks {
        deck.top.into_iter().chain(deck.rest.iter()).chain(deck.discard.iter()).for_each(&mut note);
    }
    table.sets.iter().flat_map(|group| group.cards()).for_each(&mut note);
    for seat in table.seats() {
        table.hero(seat).zone.iter().for_each(&mut note);
    }
    for item in open_items(table) {
        let front = table.hordes.fronts[item.index()];
        note(front.ok_or_else(|| format!("{item} lies open, but its front is unknown"))?);
    }
    ensure(count == DemonId::COUNT && seen == DemonSet::ALL, || {
        format!("{count} demon cards, {} different ones: there are 84", seen.len())
    })?;
    for demon in DemonId::all().filter(|demon| table.hordes.hits[demon.index()] != 0) {
        let is_engaged = table.seats().any(|seat| table.hero(seat).zone.contains(demon));
        let printed = table.components().demon(demon);
        let hits = table.hordes.hits[demon.index()];
        ensure(is_engaged && hits & !printed.all_hits() == 0, || {
            format!("{demon} has hits {hits:b} (S-12.12)")
        })?;
    }
    for (level, deck) in table.hordes.decks.iter().enumerate() {
        let cards = deck.top.into_iter().chain(deck.rest.iter()).chain(deck.discard.iter());
        for demon in cards {
            let fits = table.components().demon(demon).level.index() == level;
            ensure(fits, || format!("{demon} is in the deck of level {}", level + 1))?;
        }
    }
    Ok(())
}

/// All items that lie open, one by one.
fn open_items(table: &Table) -> impl Iterator<Item = ItemId> + '_ {
    let of_hero = |seat: Seat| {
        let hero = table.hero(seat);
        hero.bag.iter().chain(hero.slots.iter().flatten().map(|equipped| equipped.item))
    };
    table.chest.iter().chain(table.seats().flat_map(of_hero))
}

/// S-1.7: a front and a back belong together once they were seen, and announce each other.
fn items(table: &Table) -> Result<(), String> {
    let open: ItemSet = open_items(table).collect();
    ensure(open.len() == open_items(table).count(), || "an item is in two places".to_owned())?;
    let mut fronts = DemonSet::EMPTY;
    for item in ItemId::all() {
        let Some(demon) = table.hordes.fronts[item.index()] else { continue };
        let fits = table.components().backs(demon).contains(item) && !fronts.contains(demon);
        ensure(fits, || format!("{item} cannot be behind {demon}"))?;
        fronts.insert(demon);
    }
    Ok(())
}

/// How many Demon Lord cards have been turned over.
pub(crate) fn cards_turned(frame: Option<Frame>, out: usize) -> usize {
    let of_row = match frame {
        Some(Frame::TurnUp { card }) => usize::from(card),
        Some(Frame::Face { card, .. }) => usize::from(card) + 1,
        _ => 0,
    };
    out + of_row
}

/// The 33 Demon Lord cards and the 18 fury cards.
fn lord(table: &Table) -> Result<(), String> {
    let deck = &table.lord;
    let rows = || table.seats().map(|seat| &table.hero(seat).row);
    let in_rows: Vec<LordId> = rows().flat_map(|row| row.lords.iter().copied().flatten()).collect();
    let all = deck.top.into_iter().chain(deck.rest.iter()).chain(deck.out.iter());
    let all: Vec<LordId> = all.chain(deck.laid.iter().copied()).chain(in_rows).collect();
    let set: LordSet = all.iter().copied().collect();
    ensure(all.len() == LordId::COUNT && set == LordSet::ALL, || {
        format!("{} Demon Lord cards, {} different ones: there are 33", all.len(), set.len())
    })?;
    let dealt: Vec<_> = rows().flat_map(|row| row.furies.iter().copied()).collect();
    let set: FurySet = dealt.iter().copied().collect();
    ensure(set.len() == dealt.len() && deck.furies == !set, || {
        "a fury card is in two places, or nowhere".to_owned()
    })
}

/// The twelve achievement tiles.
fn blessings(table: &Table) -> Result<(), String> {
    let mut owned = BlessingSet::EMPTY;
    let mut count = 0;
    for seat in table.seats() {
        let hero = table.hero(seat);
        owned = owned | hero.blessings;
        count += hero.blessings.len();
        let won = table.achievements.won.iter().filter(|it| **it == Some(seat)).count();
        ensure(usize::from(hero.tiles) == won, || {
            format!("hero {seat} has {} tiles, but won {won} achievements (S-16.1)", hero.tiles)
        })?;
        ensure(hero.blessings.len() + usize::from(hero.owed_tiles) == won, || {
            format!("hero {seat} has {} blessings for {won} tiles", hero.blessings.len())
        })?;
        let is_spent_own = hero.spent & !hero.blessings == BlessingSet::EMPTY;
        ensure(is_spent_own && (hero.spent.is_empty() || table.blessings_open), || {
            format!("hero {seat} has used a blessing it cannot have used (S-16.9)")
        })?;
    }
    ensure(owned.len() == count && table.achievements.hidden == !owned, || {
        "a tile is in two places, or nowhere".to_owned()
    })?;
    let blocked = table.achievements.blocked;
    let is_won_blocked = table
        .achievements
        .won
        .iter()
        .enumerate()
        .any(|(index, it)| it.is_some() && blocked & (1 << index) != 0);
    ensure(!is_won_blocked && blocked < 1 << 11, || "a blocked space was won (S-2.6)".to_owned())
}

fn hero(table: &Table, seat: Seat) -> Result<(), String> {
    let it = table.hero(seat);
    let components = table.components();
    ensure((it.standing == Standing::Dead) == it.is_dying(), || {
        format!("{:?} with health {} (S-11.6)", it.standing, it.health)
    })?;
    let has_won = it.row.is_dealt() && it.row.at == Row::LEN && table.blessings_open;
    ensure(it.standing != Standing::Victorious || has_won, || {
        "no victory yet (S-21.14)".to_owned()
    })?;
    ensure(it.health <= Hero::HEALTH || table.blessings_open, || {
        "no wound was healed (S-11.5)".to_owned()
    })?;
    ensure(it.marked.is_multiple_of(2), || "the track is shortened by 2 (S-23.11)".to_owned())?;
    let gives_rage =
        |cell: &Cell| components.skill(it.figure, *cell).immediate().contains(&Immediate::RageTile);
    let given = it.gained_skills().filter(gives_rage).count();
    ensure(usize::from(it.rage.tiles) == 1 + given, || {
        format!("{} rage tiles (O-3.4)", it.rage.tiles)
    })?;
    ensure(it.rage.active <= it.rage.tiles, || "more active rage than tiles".to_owned())?;
    let is_choosing = levels::owes_choice(it);
    ensure(it.potion_count() <= it.potion_spaces || is_choosing, || {
        "more potions than spaces (S-14.14)".to_owned()
    })?;
    let asks = matches!(it.step, Step::Levels { .. }) || it.place == Place::Start;
    ensure(!is_choosing || (asks && !it.is_dead()), || {
        "more potions than spaces, at no time to choose (S-14.14)".to_owned()
    })?;
    let room = it.owed_potions == 0 || it.potion_count() + it.owed_potions <= it.potion_spaces;
    ensure(room, || "a potion is owed, but there is no space for it".to_owned())?;
    if it.is_dead() {
        return dead(it);
    }
    let given = u8::from(!table.intervention) + u8::from(table.walls_reached);
    ensure(it.dice == 2 + u8::from(it.has_equipped) + given, || {
        format!("{} permanent dice (S-7.4)", it.dice)
    })?;
    ensure(it.fewer_dice <= it.dice, || "more dice set aside than there are (O-23.4)".to_owned())?;
    equipment(table, it)?;
    spaces(table, it)?;
    tokens(table, it)?;
    gems(table, it)?;
    row(table, &it.row)
}

/// O-11.2: the dead have no cards.
fn dead(hero: &Hero) -> Result<(), String> {
    let is_buried = hero.zone.is_empty()
        && hero.bag.is_empty()
        && hero.slots.iter().all(Option::is_none)
        && hero.tokens_in_play() == Tokens::NONE
        && hero.potions == Potions::NONE
        && hero.gems.is_empty()
        && hero.skill_gems.iter().all(|gems| gems.is_empty())
        && hero.fight == Fight::default();
    ensure(is_buried, || "the dead have no demons and no items (O-11.2)".to_owned())
}

/// S-14.4 to S-14.7.
fn equipment(table: &Table, hero: &Hero) -> Result<(), String> {
    for slot in Slot::ALL {
        let Some(equipped) = hero.slots[slot.index()] else { continue };
        let item = table.components().item(equipped.item);
        let fits =
            Color::ALL.iter().all(|it| equipped.gems.of(Gem::from(*it)) <= item.gems[it.index()]);
        let covered = equipped.gems.total() == item.level.number() && fits;
        let fits = table.components().takes(slot) == Some(item.slot);
        ensure(fits && covered, || {
            format!("{} on {slot} with gems `{}` (S-14.6)", equipped.item, equipped.gems)
        })?;
    }
    let worn = hero.slots.iter().any(Option::is_some);
    ensure(hero.has_equipped || !worn, || "the first item gives a die (S-14.10)".to_owned())
}

/// S-8.4: tokens lie only where they fit.
fn spaces(table: &Table, hero: &Hero) -> Result<(), String> {
    for id in AbilityId::all() {
        let ability = hero.ability(table.components(), id);
        for index in 0..2 {
            let color = ability.and_then(|it| it.spaces.get(index));
            let fits = match hero.spaces[id.index()][index] {
                Space::Empty => true,
                Space::Corrupt => color.is_some() && table.blessings_open,
                Space::Stamina => color.is_some_and(|it| it.takes(Token::Stamina)),
                Space::Focus => color.is_some_and(|it| it.takes(Token::Focus)),
            };
            ensure(fits, || format!("space {} of {id} cannot hold that (S-8.4)", index + 1))?;
        }
    }
    Ok(())
}

/// S-15.2, S-15.3.
fn tokens(table: &Table, hero: &Hero) -> Result<(), String> {
    let owned = hero.owned_tokens(table.components());
    let there = hero.tokens_in_play();
    if !table.blessings_open {
        return ensure(there == owned, || {
            format!("{there:?} stamina and focus in play, {owned:?} owned (S-15.2)")
        });
    }
    let mut most = owned;
    for id in hero.spent.iter() {
        if let Blessing::Token(token) = table.components().blessing(id) {
            most[token] += 1;
        }
    }
    let fits = |token: &Token| there[*token] <= most[*token];
    ensure(Token::ALL.iter().all(fits), || {
        format!("{there:?} stamina and focus in play, at most {most:?} (S-15.3)")
    })
}

/// The gems of a hero, and the skills gained by moving them (S-13.1).
fn gems(table: &Table, hero: &Hero) -> Result<(), String> {
    let mut worn = Gems::NONE;
    hero.slots.iter().flatten().for_each(|equipped| worn.add(equipped.gems));
    if table.blessings_open {
        let is_cleared = hero.gems.is_empty() && hero.skill_gems.iter().all(|gems| gems.is_empty());
        return ensure(is_cleared && hero.gained.covers(worn), || {
            "the skill table and the gem pool are cleared (S-19.2)".to_owned()
        });
    }
    let mut gained = hero.gems;
    gained.add(worn);
    ensure(gained == hero.gained, || {
        format!("`{gained}` gems in pool and on items, `{}` gained", hero.gained)
    })?;
    let mut printed = Gems::one(Gem::White);
    for cell in Cell::all() {
        printed.add(Gems::new(table.components().skill(hero.figure, cell).gems));
        gained.add(hero.skill_gems[cell.index()]);
        let is_empty = hero.skill_gems[cell.index()].is_empty();
        ensure(!is_empty || hero.has_skill(cell), || {
            format!("no gem is left on {cell}, but it is not gained (S-13.1)")
        })?;
    }
    ensure(gained == printed, || format!("`{gained}` gems in all, `{printed}` printed"))
}

/// S-20.1.
fn row(table: &Table, row: &Row) -> Result<(), String> {
    let collected = row.lords.iter().enumerate();
    let is_lost = |(index, lord): (usize, &Option<LordId>)| {
        lord.is_none() && 2 * index >= usize::from(row.at)
    };
    ensure(!collected.into_iter().any(is_lost), || "a card that stands was collected".to_owned())?;
    let most = row.current(table.components()).map_or(0, |front| front.all_hits());
    ensure(row.hits & !most == 0 && (row.hits != most || most == 0), || {
        format!("hits {:b} on the current card (S-21.5)", row.hits)
    })?;
    ensure(row.at == 0 || row.is_dealt(), || "cards of no row are defeated".to_owned())
}

/// S-5.3, O-6.1, S-6.7.
fn path(table: &Table) -> Result<(), String> {
    let last = table.acts().len() - 3;
    ensure(usize::from(table.boards) <= last, || "there are no such act boards".to_owned())?;
    for seat in table.seats() {
        let place = table.hero(seat).place;
        let marches = table.march.contains(&seat);
        let has_moved = place != Place::Start;
        ensure(marches == has_moved, || format!("hero {seat} at {place} in the march order"))?;
        if let Place::Path { act, .. } = place {
            let boards = &table.acts()[usize::from(table.boards)..];
            ensure(boards[..2].contains(&act), || {
                format!("hero {seat} stands on a board that is not there (S-6.7)")
            })?;
            let is_shared = table.seats().any(|it| it != seat && table.hero(it).place == place);
            ensure(!is_shared, || format!("two heroes on {place} (S-5.3)"))?;
        }
    }
    let reached =
        table.seats().any(|seat| matches!(table.hero(seat).place, Place::Walls | Place::Cathedral));
    ensure(reached == table.walls_reached, || "who reached the walls? (S-7.3)".to_owned())?;
    first_moves(table)?;
    // S-6.7: lower boards are gone.
    let is_there = match table.next_place() {
        Place::Path { act, .. } => table.acts()[usize::from(table.boards)..].contains(&act),
        Place::Start | Place::Hordes | Place::Walls | Place::Cathedral => true,
    };
    ensure(is_there, || "the next Move leads to a board that is gone (S-6.7)".to_owned())?;
    // S-5.2: the head of the line is where the latest Move led.
    let Some(head) = table.march.first() else { return Ok(()) };
    let is_behind = |seat: Seat| match (table.hero(seat).place, table.hero(*head).place) {
        (Place::Path { act, space }, Place::Path { act: a, space: b }) => (act, space) <= (a, b),
        (_, Place::Path { .. }) => table.hero(seat).place != Place::Walls,
        (_, Place::Hordes | Place::Start) => false,
        _ => true,
    };
    ensure(table.seats().all(is_behind), || "the head of the line is not foremost".to_owned())
}

/// S-4.3: everybody makes the first Move before somebody reaches the walls.
fn first_moves(table: &Table) -> Result<(), String> {
    let waits = |seat: Seat| table.hero(seat).place == Place::Start && !table.hero(seat).is_dead();
    let has_moved = !waits(table.active) && table.hero(table.active).step != Step::Choose;
    let order = table.clockwise_from(table.active).skip(usize::from(has_moved));
    let waiting = order.enumerate().filter(|(_, seat)| waits(*seat));
    let Some(moves_before) = waiting.map(|(index, _)| index).max() else { return Ok(()) };
    let road = std::iter::successors(Some(table.next_place()), |place| {
        Some(place_after(table.components(), table.acts(), *place))
    });
    let moves_to_walls = road.take(MAX_SEATS).take_while(|place| *place != Place::Walls).count();
    ensure(!table.walls_reached && moves_before <= moves_to_walls, || {
        "somebody has not made the first Move (S-4.3)".to_owned()
    })
}
