//! The course of a match: what is being resolved, and the one dispatch to the phases.
//!
//! The table goes through [`Frame`]s; each hero goes through [`Step`]s of its own, so that the
//! parts played at the same time (overlapping turns, short respite, Demon Lord cards, Fights of a
//! round) need nothing special: several heroes simply have a step that waits for them.

use serde::{Deserialize, Serialize};
use tabletop::{
    AuditError, Dice, Game, Pending, Rule, Seat, SeatSet, Sink, Stream, StreamSet, Viewer,
    Weighted, rule,
};

use crate::action::{Action, Chance};
use crate::components::Components;
use crate::event::Event;
use crate::ids::{DemonId, EffectId};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::{attack, block, breach, chest, levels, move_on, prepare, rest, turn, waiting};
use crate::state::{Hero, Table};
use crate::tx::Tx;
use crate::view::View;
use crate::{audit, chance, effect, part, position, setup};

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Frame {
    /// S-3.13: chance names the first player.
    FirstPlayer {
        /// How many seats have their hero already.
        assigned: u8,
    },
    /// S-3.1: chance gives the next seat its hero.
    AssignHeroes {
        /// The seat, counted from 0.
        next: u8,
    },
    /// S-2.6: a die blocks a space of the next row.
    BlockSpaces {
        /// The row, counted from 0.
        row: u8,
    },
    /// S-3.14: starting bonus cards and potions, in turn order.
    Bonuses {
        /// The place in the turn order, counted from 0.
        place: u8,
        /// Cards still to be dealt.
        cards: u8,
        /// Potions still to be flipped.
        potions: u8,
    },
    /// S-2.2: chance turns up the top demon of each deck.
    ShowTops,
    /// The active hero takes its turn; heroes of earlier turns finish theirs (S-27.4).
    Turn,
    /// S-5.6: demons are dealt; chance turns up the next top.
    Deal {
        /// The set that is being dealt.
        set: u8,
        /// The card of that set.
        card: u8,
        /// Whether a card of that set lies there already.
        begun: bool,
    },
    /// S-6.2: the demons left on the board are turned over, one after another.
    OpenChest,
    /// S-6.3: the heroes take items.
    Chest {
        /// Whose turn it is: a place of the march order.
        next: u8,
    },
    /// S-18.4, S-18.9: Demon Lord cards are laid at the cathedral.
    Lay {
        /// How many are still to be laid.
        left: u8,
    },
    /// S-19.1: all living heroes rest at the same time.
    Respite,
    /// S-19.4, S-22.2: chance says what is on the back of a card.
    TurnUp {
        /// Its place in the row.
        card: u8,
    },
    /// S-23.1: the heroes it affects face a card, all at the same time (O-22.1).
    Face {
        /// Its place in the row.
        card: u8,
        /// Its effect.
        effect: EffectId,
    },
    /// S-20.1: the rows are dealt.
    DealRows,
    /// S-21.1: all heroes in the battle fight at the same time.
    Round,
    /// S-22.1: cards of the roar are laid.
    LayRoar {
        /// How many are still to be laid.
        left: u8,
    },
}

impl Frame {
    /// Whether the table is still being laid out.
    pub(crate) const fn is_set_up(self) -> bool {
        matches!(
            self,
            Frame::FirstPlayer { .. }
                | Frame::AssignHeroes { .. }
                | Frame::BlockSpaces { .. }
                | Frame::Bonuses { .. }
                | Frame::ShowTops
        )
    }

    /// Whether it belongs to the time after the short respite.
    pub(crate) const fn is_late(self) -> bool {
        matches!(
            self,
            Frame::TurnUp { .. }
                | Frame::Face { .. }
                | Frame::DealRows
                | Frame::Round
                | Frame::LayRoar { .. }
        )
    }
}

/// What a hero's player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Step {
    /// Nothing; it is somebody else's turn, or chance's.
    Idle,
    /// D-4: which action?
    Choose,
    /// D-5: which set?
    Engage,
    /// D-40: Move or Answer is done.
    Finish,
    /// D-7: potions before the roll.
    Prepare,
    /// D-10 to D-14.
    Attack,
    /// D-29, D-33: a Demon Lord or fury card.
    Penalty {
        /// The atom that is being carried out; none before the choice.
        atom: Option<u8>,
    },
    /// D-15, D-16.
    Block,
    /// D-17: which killed demon next?
    Loot,
    /// D-18: which gem?
    Levels {
        /// The killed demon.
        demon: DemonId,
        /// Levels left.
        left: u8,
    },
    /// O-27.6: the levels of a demon are taken.
    TurnOver {
        /// The demon.
        demon: DemonId,
    },
    /// S-12.10: chance says what is on the back of a killed demon.
    Turning {
        /// The demon.
        demon: DemonId,
    },
    /// D-21, D-23.
    #[serde(alias = "sell")]
    Equip,
    /// S-27.5: the turn is over but for the achievements, which wait for earlier turns.
    Ended,
    /// S-16.9: chance says what is on the tiles that were won.
    Tiles,
    /// Done with the respite or the round.
    Done,
}

impl Step {
    /// Whether the player has something to decide.
    const fn decides(self) -> bool {
        match self {
            Step::Choose
            | Step::Engage
            | Step::Finish
            | Step::Prepare
            | Step::Attack
            | Step::Penalty { .. }
            | Step::Block
            | Step::Loot
            | Step::Levels { .. }
            | Step::TurnOver { .. }
            | Step::Equip => true,
            Step::Idle | Step::Turning { .. } | Step::Ended | Step::Tiles | Step::Done => false,
        }
    }

    /// S-27.4: whether the turn has come so far that the next hero may begin: Block is over, or a
    /// Rest is announced.
    pub(crate) const fn is_past_block(self) -> bool {
        match self {
            Step::Loot
            | Step::Levels { .. }
            | Step::TurnOver { .. }
            | Step::Turning { .. }
            | Step::Equip
            | Step::Ended
            | Step::Tiles => true,
            Step::Idle
            | Step::Choose
            | Step::Engage
            | Step::Finish
            | Step::Prepare
            | Step::Attack
            | Step::Penalty { .. }
            | Step::Block
            | Step::Done => false,
        }
    }
}

/// A match of Sanctum at one moment.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Sanctum {
    pub(crate) table: Table,
    /// None: the game is over.
    pub(crate) frame: Option<Frame>,
}

impl Sanctum {
    /// The components on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the table is doing; nothing once the game is over.
    pub fn frame(&self) -> Option<Frame> {
        self.frame
    }

    #[inline]
    pub(crate) fn hero(&self, seat: Seat) -> &Hero {
        self.table.hero(seat)
    }

    #[inline]
    pub(crate) fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        self.table.hero_mut(seat)
    }

    pub(crate) fn tx<'a, S: Sink<Event>>(&'a mut self, events: &'a mut S) -> Tx<'a, S> {
        Tx { table: &mut self.table, events }
    }

    pub(crate) fn goto(&mut self, frame: Frame) {
        self.frame = Some(frame);
    }

    /// S-26.1: the game is over.
    pub(crate) fn end(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.table.seats() {
            self.hero_mut(seat).step = Step::Idle;
        }
        self.frame = None;
        events.push(|| Event::Ended { outcome: Outcome::of(&self.table) });
    }

    /// Seats that decide something now; their dice are not in the air.
    fn deciders(&self, frame: Frame) -> SeatSet {
        match frame {
            Frame::Bonuses { .. } => {
                self.table.seats().filter(|seat| levels::owes_choice(self.hero(*seat))).collect()
            }
            Frame::Turn if self.table.unfinished.is_empty() => {
                let active = self.table.active;
                if self.is_deciding(active) { SeatSet::only(active) } else { SeatSet::EMPTY }
            }
            Frame::Chest { next } => {
                let mut seats = self.acting();
                seats.insert(self.table.march[usize::from(next)]);
                seats
            }
            Frame::Turn
            | Frame::Deal { .. }
            | Frame::OpenChest
            | Frame::Lay { .. }
            | Frame::Respite
            | Frame::Face { .. }
            | Frame::Round => self.acting(),
            Frame::AssignHeroes { .. }
            | Frame::BlockSpaces { .. }
            | Frame::FirstPlayer { .. }
            | Frame::ShowTops
            | Frame::TurnUp { .. }
            | Frame::DealRows
            | Frame::LayRoar { .. } => SeatSet::EMPTY,
        }
    }

    fn is_deciding(&self, seat: Seat) -> bool {
        let hero = self.hero(seat);
        hero.step.decides() && !hero.fight.is_rolling()
    }

    fn acting(&self) -> SeatSet {
        self.table.seats().filter(|seat| self.is_deciding(*seat)).collect()
    }

    /// S-21.2, O-21.2, S-27.4: dice, items and tiles come from the stream of their owner.
    fn own_chance(&self) -> StreamSet {
        let mut streams = StreamSet::EMPTY;
        for seat in self.table.seats() {
            let hero = self.hero(seat);
            let waits = matches!(hero.step, Step::Turning { .. } | Step::Tiles);
            if waits || hero.fight.is_rolling() {
                streams.insert(Stream::of(seat));
            }
        }
        streams
    }

    /// Whether the table waits for common chance.
    fn has_common_chance(&self, frame: Frame) -> bool {
        match frame {
            Frame::Bonuses { .. } => self.deciders(frame).is_empty(),
            // O-5.3: an empty deck may have to wait for items that earlier turns discard.
            Frame::Deal { .. } => self.table.hordes.uncovered().is_some(),
            Frame::Turn
            | Frame::Chest { .. }
            | Frame::Respite
            | Frame::Face { .. }
            | Frame::Round => false,
            Frame::FirstPlayer { .. }
            | Frame::AssignHeroes { .. }
            | Frame::BlockSpaces { .. }
            | Frame::ShowTops
            | Frame::OpenChest
            | Frame::Lay { .. }
            | Frame::TurnUp { .. }
            | Frame::DealRows
            | Frame::LayRoar { .. } => true,
        }
    }
}

impl Game for Sanctum {
    const NAME: &'static str = "sanctum";
    const RULES_VERSION: u32 = 2;
    const MAX_INPUTS: usize = 20_000;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;

    fn new(components: &'static Components, options: &Options) -> Self {
        setup::begin(components, options)
    }

    fn components(&self) -> &'static Components {
        self.table.components()
    }

    fn players(&self) -> usize {
        usize::from(self.table.players)
    }

    fn pending(&self) -> Pending {
        let Some(frame) = self.frame else { return Pending::OVER };
        let seats = self.deciders(frame);
        let mut chance = self.own_chance();
        if self.has_common_chance(frame) {
            chance.insert(Stream::TABLE);
        }
        Pending { seats, needed: seats, chance }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(frame) = self.frame else { return };
        if !self.deciders(frame).contains(seat) {
            return;
        }
        let hero = self.hero(seat);
        if levels::owes_choice(hero) {
            return levels::offer_choice(hero, actions);
        }
        if chest::is_choosing(&self.table, frame, seat) {
            actions.extend(self.table.chest.iter().map(Action::Take));
        }
        match hero.step {
            Step::Idle | Step::Turning { .. } | Step::Ended | Step::Tiles | Step::Done => {}
            Step::Choose => turn::offer(&self.table, seat, actions),
            Step::Engage => move_on::offer(&self.table, actions),
            Step::Finish => actions.push(turn::finish(&self.table, seat)),
            Step::Prepare => prepare::offer(self, seat, actions),
            Step::Attack => attack::offer(self, seat, actions),
            Step::Penalty { atom } => effect::penalty::offer(self, seat, atom, actions),
            Step::Block => block::offer(self, seat, actions),
            Step::Loot => actions.extend(hero.fight.killed.iter().map(Action::Loot)),
            Step::Levels { demon, .. } => levels::offer(&self.table, seat, demon, actions),
            Step::TurnOver { .. } => actions.push(Action::TurnOver),
            Step::Equip => rest::offer(&self.table, seat, actions),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        if seat.index() >= self.players() {
            return Err(rule!("S-1.1"));
        }
        let Some(frame) = self.frame else { return Err(rule!("S-26.1")) };
        // S-4.7: the dead decide nothing.
        if self.hero(seat).is_dead() {
            return Err(rule!("S-4.7"));
        }
        if !self.deciders(frame).contains(seat) {
            return Err(waiting::why(self, frame, seat));
        }
        let hero = self.hero(seat);
        if levels::owes_choice(hero) {
            return levels::check_choice(hero, action);
        }
        if let Frame::Chest { next } = frame
            && (matches!(action, Action::Take(_)) || !hero.step.decides())
        {
            return chest::check(&self.table, next, seat, action);
        }
        match hero.step {
            Step::Idle | Step::Turning { .. } | Step::Ended | Step::Tiles | Step::Done => {
                Err(waiting::why(self, frame, seat))
            }
            Step::Choose => turn::check(&self.table, seat, action),
            Step::Engage => move_on::check(self, action),
            Step::Finish => turn::check_finish(&self.table, seat, action),
            Step::Prepare => prepare::check(self, seat, action),
            Step::Attack => attack::check(self, seat, action),
            Step::Penalty { atom } => effect::penalty::check(self, seat, atom, action),
            Step::Block => block::check(self, seat, action),
            Step::Loot => levels::check_loot(self, seat, action),
            Step::Levels { demon, .. } => levels::check(self, seat, demon, action),
            Step::TurnOver { .. } => levels::check_turn_over(self, action),
            Step::Equip => rest::check(self, seat, action),
        }
    }

    fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        events.push(|| Event::Did { seat, action });
        match action {
            Action::Move => move_on::advance(self, seat, events),
            Action::Fight => prepare::begin(self, seat),
            Action::Rest => rest::announce(self, seat, events),
            Action::Breach => breach::breach(self, seat, events),
            Action::Answer => breach::answer(self, seat, events),
            Action::EndTurn => turn::end(self, seat, events),
            Action::OpenChest => chest::open(self, events),
            Action::Engage(set) => move_on::engage(self, seat, set, events),
            Action::Take(item) => chest::take(self, seat, item, events),
            Action::Drink(potion, space) => prepare::drink(self, seat, potion, space, events),
            Action::Roll => prepare::roll(self, seat),
            Action::Use { ability, die, change, purple } => {
                attack::use_ability(self, seat, ability, die, change, purple);
            }
            Action::Rage(die, value) => attack::use_rage(self, seat, die, value),
            Action::Assign(die, target) => attack::assign(self, seat, die, target, events),
            Action::Skill(cell, what) => effect::skill::perform(self, seat, cell, what, events),
            Action::Bless(blessing, change) => {
                effect::blessing::perform(self, seat, blessing, change, events);
            }
            Action::EndAttack => attack::end(self, seat, events),
            Action::Block(ability, purple) => block::shield(self, seat, ability, purple),
            Action::Accept => block::end(self, seat, events),
            Action::Loot(demon) => levels::begin(self, seat, demon, events),
            Action::Raise(gem, cell) => levels::raise(self, seat, gem, cell, events),
            Action::TurnOver => levels::turn_over(self, seat, events),
            Action::Fill(potion) => levels::fill(self, seat, potion, events),
            Action::Pour(potion) => rest::pour(self, seat, potion, events),
            Action::Equip { item, slot, gems } => {
                rest::equip(self, seat, item, slot, gems, events);
            }
            Action::TakeOff(slot) => rest::take_off(self, seat, slot),
            Action::Sell(item, potion, other) => {
                rest::sell(self, seat, item, potion, other, events);
            }
            Action::EndRest => rest::end(self, seat, events),
            Action::PayPenalty => effect::penalty::begin(self, seat, events),
            Action::TakeWounds => effect::penalty::take_wounds(self, seat, events),
            Action::Corrupt(_) | Action::LoseBlessing(_) | Action::Pay(..) | Action::LoseDie(_) => {
                effect::penalty::choose(self, seat, action, events);
            }
        }
    }

    fn outcomes(&self, stream: Stream, outcomes: &mut Vec<Weighted<Chance>>) {
        chance::outcomes(self, stream, outcomes);
    }

    fn sample(&self, stream: Stream, dice: &mut impl Dice) -> Chance {
        chance::sample(self, stream, dice)
    }

    fn resolve<S: Sink<Event>>(&mut self, stream: Stream, chance: Chance, events: &mut S) {
        chance::resolve(self, stream, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.frame.is_none().then(|| Outcome::of(&self.table))
    }

    fn winners(outcome: &Outcome) -> SeatSet {
        outcome.winners
    }

    fn turns(&self) -> u32 {
        self.table.turn
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        position::imagine(view, dice)
    }

    fn part(&self, seat: Seat) -> Option<u32> {
        part::of(self, seat)
    }

    fn audit(&self) -> Result<(), AuditError> {
        audit::audit(self).map_err(AuditError::new)
    }
}
