//! Reading a position: what is left out has its default, what contradicts itself is refused with
//! the place.

mod battle;
mod heroes;

use std::cmp::Reverse;

use tabletop::text_serde::Head;
use tabletop::{MAX_SEATS, PositionError, Seat};

use super::hero::WrittenHero;
use super::{
    Asked, AskedFace, FORMAT, Position, WrittenDeck, WrittenFrame, empty, gems, write_outcome,
};
use crate::audit;
use crate::components::Components;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{
    Achievement, BlessingId, BlessingSet, DemonId, DemonSet, FurySet, ItemId, Level, LordSet,
    Place, Token,
};
use crate::options::Difficulty;
use crate::phase::response;
use crate::state::{DemonGroup, Hero, Standing, Table, Tokens};

use heroes::{check_small, read_figures, read_hero, read_hits};

/// No position is later than this.
const MAX_TURN: u32 = 1_000_000;

/// A position that somebody gives: it has to be sound.
pub(super) fn build(
    components: &'static Components,
    position: &Position,
) -> Result<Sanctum, PositionError> {
    check_head(components, position)?;
    let game = assemble(components, position)?;
    audit::audit(&game).map_err(|reason| PositionError::new("the whole", reason))?;
    let outcome = game.frame.is_none().then(|| write_outcome(&game.table));
    if position.outcome.is_some() && position.outcome != outcome {
        return Err(PositionError::new("outcome", "the table says otherwise (S-26)"));
    }
    Ok(game)
}

/// The table a position describes, without the audit of the whole.
pub(super) fn assemble(
    components: &'static Components,
    position: &Position,
) -> Result<Sanctum, PositionError> {
    let mut builder = Builder::begin(components, position)?;
    builder.lay_heroes()?;
    builder.lay_sets()?;
    builder.lay_backs()?;
    builder.make_decks()?;
    builder.lay_achievements()?;
    builder.lay_rows()?;
    builder.make_lord_deck()?;
    builder.count_tokens()?;
    builder.finish()
}

fn check_head(components: &Components, position: &Position) -> Result<(), PositionError> {
    let Position { game, format, set, .. } = position;
    let head = Head { game: game.as_deref(), format: *format, set: set.as_deref() };
    head.check("sanctum", FORMAT, components.name(), &components.id())
}

/// A table that is being put together from a position.
struct Builder<'a> {
    position: &'a Position,
    components: &'static Components,
    table: Table,
    /// Demon cards that have their place.
    placed: DemonSet,
    /// Demon Lord cards that have their place.
    placed_lords: LordSet,
    /// Fury cards that have their place.
    placed_furies: FurySet,
    frame: Option<Frame>,
    /// The first hero who has not dealt with the card, if the frame says so.
    asked: Option<Seat>,
}

impl<'a> Builder<'a> {
    fn begin(
        components: &'static Components,
        position: &'a Position,
    ) -> Result<Self, PositionError> {
        let default = position.heroes.len().max(2) as u8;
        let players = position.players.unwrap_or(default);
        if !(2..=MAX_SEATS as u8).contains(&players) {
            let reason = format!("{players} players: 2 to 4 take part (S-1.1)");
            return Err(PositionError::new("players", reason));
        }
        if position.heroes.len() > usize::from(players) {
            let reason = format!("more heroes than the {players} players");
            return Err(PositionError::new("heroes", reason));
        }
        let difficulty = position.difficulty.unwrap_or(Difficulty::Normal);
        let mut table = empty(components, players, difficulty);
        let exists = |seat: Seat| seat.index() < usize::from(players);
        let asked = match position.frame {
            Some(WrittenFrame::Asked(Asked { face })) => Some(face.asked),
            Some(WrittenFrame::Over(_) | WrittenFrame::Frame(_)) | None => None,
        };
        for (place, seat) in [
            ("frame.face.asked", asked),
            ("first", position.first),
            ("active", position.active),
            ("breacher", position.breacher),
        ] {
            if let Some(seat) = seat.filter(|seat| !exists(*seat)) {
                return Err(PositionError::new(place, format!("there is no seat {seat}")));
            }
        }
        table.first = position.first.unwrap_or(Seat::new(0));
        table.active = position.active.unwrap_or(table.first);
        table.turn = position.turn.unwrap_or(0);
        table.round = position.round.unwrap_or(0);
        if table.turn > MAX_TURN || table.round > 10_000 {
            return Err(PositionError::new("turn", "no game lasts so long"));
        }
        let frame = match position.frame {
            None => Some(Frame::Turn),
            Some(WrittenFrame::Over(_)) => None,
            Some(WrittenFrame::Asked(Asked { face: AskedFace { card, effect, .. } })) => {
                Some(Frame::Face { card, effect })
            }
            Some(WrittenFrame::Frame(frame)) => Some(frame),
        };
        table.overlap = position.overlap;
        table.breach_turn = position.breach_turn;
        if position.unfinished.len() >= usize::from(players) {
            let reason = "every hero has one turn at a time (S-27.4)";
            return Err(PositionError::new("unfinished", reason));
        }
        table.unfinished = position.unfinished.iter().copied().collect();
        table.blessings_open =
            position.blessings_open.unwrap_or(table.round > 0 || frame.is_some_and(Frame::is_late));
        // Somebody breached the walls before the respite; who, matters only for the order.
        let is_called = table.blessings_open || frame == Some(Frame::Respite);
        table.breacher = position.breacher.or(is_called.then_some(table.first));
        let figures = read_figures(&position.heroes)?;
        table.heroes = figures.map(|figure| Hero::new(components, figure));
        Ok(Builder {
            position,
            components,
            table,
            placed: DemonSet::EMPTY,
            placed_lords: LordSet::EMPTY,
            placed_furies: FurySet::EMPTY,
            frame,
            asked,
        })
    }

    fn place(&mut self, demon: DemonId, at: &str) -> Result<(), PositionError> {
        if self.placed.contains(demon) {
            return Err(PositionError::new(at, format!("{demon} is in two places")));
        }
        self.placed.insert(demon);
        Ok(())
    }

    fn lay_heroes(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        let nobody = WrittenHero::default();
        for index in 0..usize::from(self.table.players) {
            let written = position.heroes.get(index).unwrap_or(&nobody);
            let at = format!("heroes[{index}]");
            check_small(written, &at)?;
            for demon in written.zone.iter() {
                self.place(demon, &format!("{at}.zone"))?;
            }
            let is_cleared = self.table.blessings_open;
            let mut hero = read_hero(self.components, written, self.table.heroes[index].figure);
            let is_called = is_cleared || self.frame == Some(Frame::Respite);
            let is_breacher = self.table.breacher == Some(Seat::new(index as u8));
            if written.place.is_none() && (is_called || is_breacher) {
                hero.place = Place::Cathedral;
            }
            self.table.heroes[index] = hero;
            let hero = &mut self.table.heroes[index];
            gems::lay(hero, written, self.components, is_cleared, &at)?;
        }
        self.lay_path()
    }

    /// Where figures stand, and what follows from it.
    fn lay_path(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        let table = &mut self.table;
        for seat in table.seats() {
            if let Place::Path { act, space } = table.hero(seat).place {
                let exists = (1..=4).contains(&act)
                    && table.acts().contains(&act)
                    && (1..=table.components().act(act).spaces.len()).contains(&usize::from(space));
                if !exists {
                    let at = format!("heroes[{seat}].place");
                    return Err(PositionError::new(at, "there is no such space (S-1.3)"));
                }
            }
        }
        let rank = |place: Place| match place {
            Place::Start => None,
            Place::Hordes => Some((0, 0)),
            Place::Path { act, space } => Some((act, space)),
            Place::Walls => Some((5, 0)),
            Place::Cathedral => Some((6, 0)),
        };
        let mut march: Vec<Seat> =
            table.seats().filter(|seat| rank(table.hero(*seat).place).is_some()).collect();
        // Of those at the walls the active one may just have come.
        let is_earlier =
            |seat: Seat| seat != table.active || table.hero(seat).place != Place::Walls;
        march.sort_by_key(|seat| (Reverse(rank(table.hero(*seat).place)), is_earlier(*seat)));
        let march = position.march.clone().unwrap_or(march);
        let is_twice = |index: usize| march[..index].contains(&march[index]);
        let is_stray = |seat: &Seat| seat.index() >= usize::from(table.players);
        if march.iter().any(is_stray) || (0..march.len()).any(is_twice) {
            return Err(PositionError::new("march", "every seat at most once"));
        }
        table.march = march.into_iter().collect();
        let head = table.seats().filter_map(|seat| rank(table.hero(seat).place)).max();
        let reached = head.is_some_and(|head| head >= (5, 0));
        table.walls_reached = position.walls_reached.unwrap_or(reached);
        let is_past = head.is_some_and(|head| head >= table.intervention_space());
        table.intervention = position.intervention.unwrap_or(!is_past);
        table.boards = position.boards.unwrap_or_else(|| default_boards(table));
        self.hand_out_dice();
        Ok(())
    }

    /// S-7.4: the dice a hero has by now; S-18.4, S-18.7: who stands at the cathedral.
    fn hand_out_dice(&mut self) {
        let table = &mut self.table;
        let given = u8::from(!table.intervention) + u8::from(table.walls_reached);
        for seat in table.seats() {
            let written = self.position.heroes.get(seat.index());
            let is_called = table.blessings_open || self.frame == Some(Frame::Respite);
            let is_there = is_called || table.hero(seat).place == Place::Cathedral;
            let answered = if is_there || table.breacher == Some(seat) { 2 } else { 0 };
            let hero = table.hero_mut(seat);
            let dice = 2 + u8::from(hero.has_equipped) + given;
            hero.dice = written.and_then(|it| it.dice).unwrap_or(dice);
            hero.answered = written.and_then(|it| it.answered).unwrap_or(answered);
        }
    }

    fn lay_sets(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        for (index, set) in position.sets.iter().enumerate() {
            let at = format!("sets[{index}]");
            for demon in set {
                self.place(*demon, &at)?;
            }
            let group = match set.as_slice() {
                [first] => DemonGroup { first: *first, second: None },
                [first, second] => DemonGroup { first: *first, second: Some(*second) },
                _ => {
                    return Err(PositionError::new(
                        at,
                        "a set is a pair or a single demon (S-5.8)",
                    ));
                }
            };
            if self.table.sets.is_full() {
                return Err(PositionError::new(at, "there are at most five sets (S-5.9)"));
            }
            self.table.sets.push(group);
        }
        for (number, points) in &position.hits {
            let at = format!("hits.{number}");
            let demon = DemonId::try_from(*number).map_err(|it| PositionError::new(&at, it))?;
            self.table.hordes.hits[demon.index()] = read_hits(points, &at)?;
        }
        Ok(())
    }

    /// Items that lie open, and the demons on their fronts.
    fn lay_backs(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        for (number, demon) in &position.fronts {
            let at = format!("fronts.{number}");
            let item = ItemId::try_from(*number).map_err(|it| PositionError::new(&at, it))?;
            if !self.components.backs(*demon).contains(item) {
                let reason = format!("{demon} does not announce {item} (S-1.7)");
                return Err(PositionError::new(at, reason));
            }
            self.table.hordes.fronts[item.index()] = Some(*demon);
        }
        self.table.chest = position.chest;
        let mut open: Vec<(ItemId, String)> =
            position.chest.iter().map(|item| (item, "chest".to_owned())).collect();
        for seat in self.table.seats() {
            let hero = self.table.hero(seat);
            let worn = hero.slots.iter().flatten().map(|equipped| equipped.item);
            let items = hero.bag.iter().chain(worn);
            open.extend(items.map(|item| (item, format!("heroes[{seat}]"))));
        }
        for (index, (item, at)) in open.iter().enumerate() {
            if open[..index].iter().any(|(other, _)| other == item) {
                return Err(PositionError::new(at, format!("{item} is in two places")));
            }
            let front = self.front_of(*item, at)?;
            self.place(front, at)?;
        }
        Ok(())
    }

    /// The demon on the front of an open item: as written, or any that announces it.
    fn front_of(&mut self, item: ItemId, at: &str) -> Result<DemonId, PositionError> {
        if let Some(demon) = self.table.hordes.fronts[item.index()] {
            return Ok(demon);
        }
        let bound = self.table.hordes.fronts;
        let is_free = |demon: &DemonId| {
            self.components.backs(*demon).contains(item)
                && !self.placed.contains(*demon)
                && !bound.contains(&Some(*demon))
        };
        let demon = DemonId::all().find(is_free).ok_or_else(|| {
            PositionError::new(at, format!("all demons that announce {item} are elsewhere"))
        })?;
        self.table.hordes.fronts[item.index()] = Some(demon);
        Ok(demon)
    }

    fn make_decks(&mut self) -> Result<(), PositionError> {
        let position = self.position;
        let written = position.decks.clone().unwrap_or_default();
        if written.len() > Level::ALL.len() {
            return Err(PositionError::new("decks", "there are three decks (S-2.1)"));
        }
        for level in Level::ALL {
            let nothing = WrittenDeck::default();
            let deck = written.get(level.index()).unwrap_or(&nothing);
            let at = format!("decks[{}]", level.index());
            let named = deck.top.into_iter().chain(deck.discard.iter());
            for demon in named.chain(deck.rest.into_iter().flat_map(DemonSet::iter)) {
                if self.components.demon(demon).level != level {
                    let reason = format!("{demon} is not of level {}", level.number());
                    return Err(PositionError::new(at, reason));
                }
                self.place(demon, &at)?;
            }
            let unplaced = |demon: &DemonId| {
                self.components.demon(*demon).level == level && !self.placed.contains(*demon)
            };
            let mut rest = deck.rest.unwrap_or_else(|| DemonId::all().filter(unplaced).collect());
            let mut top = deck.top;
            if position.decks.is_none() && top.is_none() {
                // An ordinary table shows the top of every deck (S-2.2).
                top = rest.lowest().filter(|_| !self.frame.is_some_and(Frame::is_set_up));
                top.into_iter().for_each(|demon| rest.remove(demon));
            }
            rest.iter().for_each(|demon| self.placed.insert(demon));
            top.into_iter().for_each(|demon| self.placed.insert(demon));
            let there = &mut self.table.hordes.decks[level.index()];
            (there.top, there.rest, there.discard) = (top, rest, deck.discard);
        }
        Ok(())
    }

    fn lay_achievements(&mut self) -> Result<(), PositionError> {
        let written = self.position.achievements.clone().unwrap_or_default();
        let board = &mut self.table.achievements;
        for (name, seat) in &written.won {
            let at = format!("achievements.won.{name}");
            let achievement = name.parse::<Achievement>();
            let achievement = achievement.map_err(|it| PositionError::new(&at, it))?;
            if seat.index() >= usize::from(self.table.players) {
                return Err(PositionError::new(at, format!("there is no seat {seat}")));
            }
            board.won[achievement.index()] = Some(*seat);
        }
        let default = if self.table.players == 2 && !self.frame.is_some_and(Frame::is_set_up) {
            Level::ALL.map(|row| self.components.blocked_by(row, 1)).to_vec()
        } else {
            Vec::new()
        };
        for achievement in written.blocked.unwrap_or(default) {
            board.blocked |= 1 << achievement.index();
        }
        self.hand_out_tiles()?;
        let owned = self.table.heroes.iter().fold(BlessingSet::EMPTY, |all, it| all | it.blessings);
        let hidden = written.hidden.unwrap_or(!owned);
        self.table.achievements.hidden = hidden;
        Ok(())
    }

    /// Tiles without a space get one, spaces without a tile get one.
    fn hand_out_tiles(&mut self) -> Result<(), PositionError> {
        let players = usize::from(self.table.players);
        for seat in Seat::first(players) {
            let written = self.position.heroes.get(seat.index());
            let board = &mut self.table.achievements;
            let hero = &mut self.table.heroes[seat.index()];
            let named = hero.blessings.len() as u8 + hero.owed_tiles;
            let mut won = board.won.iter().filter(|it| **it == Some(seat)).count() as u8;
            while won < named {
                let open = Achievement::all().find(|it| board.is_open(*it));
                let open = open.ok_or_else(|| {
                    PositionError::new(format!("heroes[{seat}].blessings"), "more than spaces")
                })?;
                board.won[open.index()] = Some(seat);
                won += 1;
            }
            hero.tiles = written.and_then(|it| it.tiles).unwrap_or(won);
        }
        let mut left =
            !self.table.heroes.iter().fold(BlessingSet::EMPTY, |all, it| all | it.blessings);
        for hero in &mut self.table.heroes[..players] {
            while (hero.blessings.len() as u8) < hero.tiles.saturating_sub(hero.owed_tiles) {
                let Some(tile): Option<BlessingId> = left.lowest() else { break };
                left.remove(tile);
                hero.blessings.insert(tile);
            }
        }
        Ok(())
    }

    /// S-15.2: what is not on ability spaces is in the pools.
    fn count_tokens(&mut self) -> Result<(), PositionError> {
        for index in 0..usize::from(self.table.players) {
            let hero = &mut self.table.heroes[index];
            let written = self.position.heroes.get(index);
            let named = written.map_or([None, None], |it| [it.stamina, it.focus]);
            hero.pool = Tokens::NONE;
            let dead = hero.is_dead();
            let owned = if dead { Tokens::NONE } else { hero.owned_tokens(self.components) };
            let lying = hero.tokens_in_play();
            for (token, named) in Token::ALL.into_iter().zip(named) {
                let rest = owned[token].saturating_sub(lying[token]);
                hero.pool[token] = named.unwrap_or(rest);
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Sanctum, PositionError> {
        for card in &self.position.bonuses_dealt {
            let is_left = |index: &usize| self.table.bonuses_dealt & (1 << index) == 0;
            let index = self.components.bonus_cards_on(*card).find(is_left).ok_or_else(|| {
                PositionError::new("bonuses_dealt", format!("there is no card {card}, or no more"))
            })?;
            self.table.bonuses_dealt |= 1 << index;
        }
        for seat in self.table.seats() {
            let step = self.position.heroes.get(seat.index()).and_then(|hero| hero.step);
            let default = self.default_step(seat);
            self.table.hero_mut(seat).step = step.unwrap_or(default);
        }
        Ok(Sanctum { table: self.table, frame: self.frame })
    }

    /// O-22.1: whether a hero still has to deal with the card.
    fn faces(&self, card: u8, seat: Seat) -> bool {
        let affected = response::affected(&self.table, card);
        let first = self.asked.and_then(|asked| affected.iter().position(|it| *it == asked));
        affected.iter().skip(first.unwrap_or(0)).any(|it| *it == seat)
    }

    fn default_step(&self, seat: Seat) -> Step {
        let hero = self.table.hero(seat);
        let has_dice = !hero.fight.dice.is_empty();
        match self.frame {
            _ if hero.standing != Standing::Alive => Step::Idle,
            Some(Frame::Turn) if seat == self.table.active && has_dice => Step::Attack,
            Some(Frame::Turn) if seat == self.table.active => Step::Choose,
            Some(Frame::Respite) => Step::Equip,
            Some(Frame::Face { card, .. }) if self.faces(card, seat) => {
                Step::Penalty { atom: None }
            }
            Some(Frame::Round) if has_dice => Step::Attack,
            Some(Frame::Round) => Step::Prepare,
            _ => Step::Idle,
        }
    }
}

/// S-6.7: the boards that lie there when figures stand where they stand.
fn default_boards(table: &Table) -> u8 {
    let acts = table.acts();
    let index = |act: u8| acts.iter().position(|it| *it == act).unwrap_or(0) as u8;
    let stands = |seat: Seat| match table.hero(seat).place {
        Place::Start => Some(0),
        Place::Path { act, .. } => Some(index(act)),
        Place::Hordes | Place::Walls | Place::Cathedral => None,
    };
    let last = acts.len() as u8 - 3;
    let oldest = table.seats().filter_map(stands).min().unwrap_or(last);
    let newest = table.seats().filter_map(stands).max().unwrap_or(last);
    oldest.max(newest.saturating_sub(1)).min(last)
}
