//! The course of a match: what is being resolved, and the one dispatch to the phases.

use serde::{Deserialize, Serialize};
use tabletop::{
    AuditError, Blank, Dice, Game, InlineList, Pending, Rule, Seat, SeatSet, Sink, Stream, Viewer,
    Weighted, rule,
};

use crate::action::{Action, Chance, SourceNumber, Way};
use crate::components::Components;
use crate::event::Event;
use crate::ids::{Color, District, Place, RitualId, Spell, Target};
use crate::options::Options;
use crate::outcome::{Ending, Outcome};
use crate::phase::{attack, channel, enemy_phase, move_hero, turn, window};
use crate::sets::{EnemySet, RitualSet};
use crate::state::{Done, Table, Wall};
use crate::tx::Tx;
use crate::view::View;
use crate::{audit, chance, effect, position, setup};

/// No frame is nested deeper than this.
pub(crate) const MAX_DEPTH: usize = 3;

/// The frames in which chance goes on, as a pattern.
macro_rules! chance_frame {
    () => {
        Frame::LayDistricts
            | Frame::ChooseClasses { .. }
            | Frame::DealBeasts { .. }
            | Frame::LaySources { .. }
            | Frame::LayFliers { .. }
            | Frame::LayDragon
            | Frame::InitialEnemies { .. }
            | Frame::DealRituals { .. }
            | Frame::FirstPlayer
            | Frame::DrawRituals { .. }
            | Frame::Adding { .. }
    };
}

/// The frames in which a seat goes on, as a pattern.
macro_rules! decision_frame {
    () => {
        Frame::KeepTwo { .. }
            | Frame::HeroPhase
            | Frame::Consent
            | Frame::Announced
            | Frame::Relocate { .. }
            | Frame::Moved
            | Frame::Depart
            | Frame::Rituals
            | Frame::KeepOne
            | Frame::Closing
            | Frame::Evict { .. }
    };
}
pub(crate) use decision_frame;

/// One thing that is being resolved; the last one on the stack goes on first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Frame {
    /// B-5.1: chance lays the next district of the ring.
    LayDistricts,
    /// B-5.23, R-5.3: chance chooses an advanced class.
    ChooseClasses {
        /// How many are still to be chosen.
        left: u8,
        /// Cards of each class that go into the deck.
        per_class: u8,
    },
    /// B-17.10: chance gives the next hero a Beast.
    DealBeasts {
        /// Who gets it.
        to: Seat,
    },
    /// B-17.7, B-17.17: chance lays a Source on a foundation of the next district.
    LaySources {
        /// Where it lies.
        district: District,
    },
    /// B-17.20: chance lays a Flier on the next plaza.
    LayFliers {
        /// Where it lies.
        district: District,
    },
    /// B-17.21: chance lays a Dragon in the citadel.
    LayDragon,
    /// B-5.7: base cards are still to be added.
    InitialEnemies {
        /// How many.
        left: u8,
    },
    /// B-5.27: chance deals rituals.
    DealRituals {
        /// Who gets the next card.
        to: Seat,
    },
    /// B-5.28: these seats still have to choose two rituals.
    KeepTwo {
        /// Who.
        waiting: SeatSet,
    },
    /// chance names the first player.
    FirstPlayer,
    /// The active hero may begin an action or end the phase.
    HeroPhase,
    /// B-13.22: another hero is asked for a disc.
    Consent,
    /// An action is announced: window 1 and its spells.
    Announced,
    /// An Exchange or Teleport was cast: which units?
    Relocate {
        /// The caster.
        by: Seat,
        /// Exchange or Teleport.
        spell: Spell,
    },
    /// A move of the Move action is done: once more with Speed?
    Moved,
    /// B-15.47: the hero has to leave the citadel.
    Depart,
    /// B-13.3: rituals after an attack.
    Rituals,
    /// B-13.8: chance draws rituals.
    DrawRituals {
        /// How many are still to be drawn.
        left: u8,
    },
    /// B-13.8: which of the two drawn rituals stays?
    KeepOne,
    /// Window 2 of an action.
    Closing,
    /// B-10.4: enemies are being added; chance draws the next card.
    Adding {
        /// B-10.12: how many are still to be added.
        owed: u8,
    },
    /// B-15.44, B-15.64: these heroes have to move out.
    Evict {
        /// Who.
        waiting: SeatSet,
    },
}

impl Blank for Frame {
    const BLANK: Self = Frame::HeroPhase;
}

impl Frame {
    /// Whether chance goes on, not a seat. Exhaustive: a new frame has to say who goes on.
    pub(crate) const fn waits_for_chance(self) -> bool {
        match self {
            chance_frame!() => true,
            decision_frame!() => false,
        }
    }
}

/// An announced action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Announced {
    /// Move to a place; into a guarded one together with the attack on its guard (B-7.7).
    Move(Place),
    /// Channel in one of three ways.
    Channel(Way),
    /// Attack the unit at a place; G-9.1: the unit counts, wherever a spell moves it.
    Attack(Target),
    /// Use a Converter.
    Convert {
        /// The card.
        artifact: RitualId,
        /// The colour given.
        give: Color,
        /// The colour taken.
        take: Color,
    },
    /// Use an Accumulator.
    Accumulate {
        /// The card.
        artifact: RitualId,
        /// The colour taken.
        color: Color,
        /// The hero asked.
        from: Seat,
    },
    /// Revive a source (B-17.27).
    Revive(SourceNumber),
}

/// B-4.12 to B-4.14, B-13.6: the rituals an attack allows, one for each card defeated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct RitualAllowance {
    /// One of a certain colour each.
    pub colors: crate::sets::Mana,
    /// Of any colour.
    pub any: u8,
}

/// The action that is being resolved, and everything cast in it so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Draft {
    /// What was announced.
    pub announced: Option<Announced>,
    /// Spell cards committed, any number (B-12.4), still in front of their heroes (B-12.3).
    pub committed: EnemySet,
    /// Spell cards won by the attack of this action.
    pub won: EnemySet,
    /// Power of Fireball and Lightning (B-12.26).
    pub power: u8,
    /// Alchemy was cast.
    pub alchemy: bool,
    /// Missile was cast.
    pub missile: bool,
    /// Power of Plenty (B-12.16).
    pub plenty: u8,
    /// The colour chosen with Prism.
    pub prism: Option<Color>,
    /// Moves made in this Move action.
    pub steps: u8,
    /// Speed was cast and the next move is owed.
    pub speeding: bool,
    /// who asked the active player to wait.
    pub holding: SeatSet,
    /// Where the active hero stood before the action.
    pub origin: Place,
    /// The wall before the action.
    pub wall: Wall,
    /// What the active hero had done before the action.
    pub done: Done,
    /// Rituals still allowed after the attack.
    pub entitled: RitualAllowance,
    /// Rituals drawn and not yet kept or returned.
    pub drawn: RitualSet,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            announced: None,
            committed: EnemySet::EMPTY,
            won: EnemySet::EMPTY,
            power: 0,
            alchemy: false,
            missile: false,
            plenty: 0,
            prism: None,
            steps: 0,
            speeding: false,
            holding: SeatSet::EMPTY,
            origin: Place::Citadel,
            wall: Wall::default(),
            done: Done::default(),
            entitled: RitualAllowance::default(),
            drawn: RitualSet::EMPTY,
        }
    }
}

impl Draft {
    /// Whether a spell that belongs to the action itself was cast: window 1 is then over.
    pub(crate) fn has_action_spell(&self) -> bool {
        self.power > 0
            || self.alchemy
            || self.missile
            || self.plenty > 0
            || self.prism.is_some()
            || self.speeding
    }
}

/// A match of Bastion at one moment.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Bastion {
    pub(crate) table: Table,
    pub(crate) flow: InlineList<Frame, MAX_DEPTH>,
    pub(crate) draft: Draft,
    pub(crate) ending: Option<Ending>,
}

impl Bastion {
    /// The components on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What is being resolved, innermost last.
    pub fn flow(&self) -> &[Frame] {
        &self.flow
    }

    pub(crate) fn top(&self) -> Option<Frame> {
        self.flow.last().copied()
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.flow.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.flow.pop();
    }

    /// Replaces the innermost frame.
    pub(crate) fn goto(&mut self, frame: Frame) {
        self.flow.pop();
        self.flow.push(frame);
    }

    pub(crate) fn tx<'a, S: Sink<Event>>(&'a mut self, events: &'a mut S) -> Tx<'a, S> {
        Tx { table: &mut self.table, events }
    }

    /// B-11.1: the game ends at once.
    pub(crate) fn end(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        self.spend_committed(events);
        self.draft = Draft::default();
        self.flow.clear();
        self.ending = Some(ending);
        let outcome = Outcome { ending, players: usize::from(self.table.players) };
        events.push(|| Event::Ended { outcome });
    }

    /// B-12.3: committed spells go to the box.
    pub(crate) fn spend_committed(&mut self, events: &mut impl Sink<Event>) {
        let committed = std::mem::take(&mut self.draft.committed);
        if !committed.is_empty() {
            self.tx(events).spend_spells(committed);
        }
    }

    /// B-11.5, B-11.6: ends the game if wall and deck are empty. B-15.53: the citadel does not
    /// count. B-11.9: with an empty wall no defeat is possible.
    pub(crate) fn end_if_won(&mut self, events: &mut impl Sink<Event>) -> bool {
        let won = self.table.wall.is_empty() && self.table.enemy_deck.is_empty();
        if won {
            self.end(Ending::Saved, events);
        }
        won
    }
}

impl Game for Bastion {
    const NAME: &'static str = "bastion";
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
        let Some(frame) = self.top() else { return Pending::OVER };
        let active = SeatSet::only(self.table.active);
        match frame {
            Frame::KeepTwo { waiting } | Frame::Evict { waiting } => Pending::seats(waiting),
            Frame::HeroPhase | Frame::Moved | Frame::Depart | Frame::Rituals | Frame::KeepOne => {
                Pending::seats(active)
            }
            Frame::Consent => effect::artifact::asked(self),
            Frame::Announced | Frame::Closing => window::deciders(self),
            Frame::Relocate { by, .. } => Pending::seats(SeatSet::only(by)),
            chance_frame!() => Pending::chance(),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(frame) = self.top() else { return };
        let is_active = seat == self.table.active;
        match frame {
            Frame::KeepTwo { waiting } if waiting.contains(seat) => {
                setup::offer_pairs(self, seat, actions);
            }
            Frame::Evict { waiting } if waiting.contains(seat) => {
                enemy_phase::offer_refuges(self, seat, actions);
            }
            Frame::HeroPhase if is_active => turn::offer(self, actions),
            Frame::Consent => effect::artifact::offer_consent(self, seat, actions),
            Frame::Announced | Frame::Closing => window::offer(self, seat, actions),
            Frame::Relocate { by, spell } if by == seat => {
                effect::relocate::offer(self, spell, actions);
            }
            Frame::Moved if is_active => move_hero::offer_further(self, actions),
            Frame::Depart if is_active => enemy_phase::offer_refuges(self, seat, actions),
            Frame::Rituals if is_active => effect::ritual::offer(self, actions),
            Frame::KeepOne if is_active => {
                actions.extend(self.draft.drawn.iter().map(Action::Keep));
            }
            // It is another seat's decision, or chance's.
            Frame::KeepTwo { .. }
            | Frame::Evict { .. }
            | Frame::HeroPhase
            | Frame::Relocate { .. }
            | Frame::Moved
            | Frame::Depart
            | Frame::Rituals
            | Frame::KeepOne
            | chance_frame!() => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rule> {
        if seat.index() >= self.players() {
            return Err(rule!("B-1.17"));
        }
        let Some(frame) = self.top() else { return Err(rule!("B-11.1")) };
        // B-5.19: more telling than when a ritual would have its place.
        let is_missing = action.is_of_rituals() && !self.table.mode.has_rituals();
        if is_missing && !frame.waits_for_chance() {
            return Err(rule!("B-5.19"));
        }
        match frame {
            Frame::KeepTwo { waiting } => setup::check_pair(self, waiting, seat, action),
            Frame::Evict { waiting } => enemy_phase::check_leave(self, waiting, seat, action),
            Frame::HeroPhase => turn::check(self, seat, action),
            Frame::Consent => effect::artifact::check_consent(self, seat, action),
            Frame::Announced | Frame::Closing => window::check(self, seat, action),
            Frame::Relocate { by, spell } => effect::relocate::check(self, by, spell, seat, action),
            Frame::Moved => move_hero::check_further(self, seat, action),
            Frame::Depart => {
                let active = SeatSet::only(self.table.active);
                enemy_phase::check_leave(self, active, seat, action)
            }
            Frame::Rituals => effect::ritual::check(self, seat, action),
            Frame::KeepOne => effect::ritual::check_keep(self, seat, action),
            // B-6.14, R-6.4, B-5.9: nobody decides or casts anything while cards are drawn.
            chance_frame!() => Err(rule!("B-6.14")),
        }
    }

    fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Move(place) => move_hero::announce(self, place, events),
            Action::Channel(way) => channel::announce(self, way, events),
            Action::Attack(target) => attack::announce(self, target, events),
            Action::Convert { .. } | Action::Accumulate { .. } => {
                effect::artifact::announce(self, action, events);
            }
            Action::Revive(source) => channel::announce_revival(self, source, events),
            Action::EndPhase => turn::end_phase(self, events),
            Action::Cast(cast) => effect::spell::cast(self, seat, cast, events),
            Action::GoOn => window::go_on(self, events),
            Action::CallOff => window::call_off(self, events),
            Action::Hold => window::hold(self, seat, events),
            Action::Release => window::release(self, seat, events),
            Action::Deposit(deposit) => channel::resolve(self, deposit, events),
            Action::Pay(mana) => attack::resolve(self, mana, events),
            Action::Swap(Target::Wall(a), Target::Wall(b)) => {
                effect::relocate::swap(self, a, b, events);
            }
            Action::Teleport(Target::Wall(from), Target::Wall(to)) => {
                effect::relocate::teleport(self, from, to, events);
            }
            Action::Swap(..) | Action::Teleport(..) => {
                unreachable!("only units on the wall are moved")
            }
            Action::Agree => effect::artifact::agree(self, events),
            Action::Refuse => effect::artifact::refuse(self, seat, events),
            Action::Leave(place) => enemy_phase::leave(self, seat, place, events),
            Action::Perform(card, foundation) => {
                effect::ritual::perform(self, card, foundation, events);
            }
            Action::Keep(card) => effect::ritual::keep(self, card, events),
            Action::KeepTwo(a, b) => setup::keep_two(self, seat, a, b, events),
        }
    }

    fn outcomes(&self, _stream: Stream, outcomes: &mut Vec<Weighted<Chance>>) {
        chance::outcomes(self, outcomes);
    }

    fn sample(&self, _stream: Stream, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    fn resolve<S: Sink<Event>>(&mut self, _stream: Stream, chance: Chance, events: &mut S) {
        events.push(|| Event::Drawn { chance });
        chance::resolve(self, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome { ending, players: self.players() })
    }

    fn winners(outcome: &Outcome) -> SeatSet {
        if outcome.is_won() { SeatSet::first(outcome.players) } else { SeatSet::EMPTY }
    }

    fn turns(&self) -> u32 {
        self.table.turn
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, _dice: &mut impl Dice) -> Self {
        // Nothing at the table is hidden; what is not yet drawn does not exist.
        position::imagine(view)
    }

    fn audit(&self) -> Result<(), AuditError> {
        audit::audit(self).map_err(AuditError::new)
    }
}
