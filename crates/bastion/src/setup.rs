//! B-5 and B-17: from the options to the first turn.
//!
//! Everything random is drawn as chance, one card at a time, in this order: first player,
//! classes, districts; what the scenario lays out; initial enemies; rituals.

use arrayvec::ArrayVec;
use tabletop::{InlineList, Rule, Seat, SeatSet, Sink, rule};

use crate::action::{Action, Chance};
use crate::components::Components;
use crate::event::Event;
use crate::flow::{Bastion, Draft, Frame};
use crate::ids::{
    COLORS, Class, Color, District, EnemyId, Legend, MAX_SOURCES, Property, RitualId, RitualKind,
    Target,
};
use crate::options::{Layout, Mode, Options, with_unused};
use crate::phase::enemy_phase::Landing;
use crate::phase::turn;
use crate::sets::{EnemySet, Mana, RitualSet};
use crate::state::{
    DistrictState, Done, EnemyDeck, Group, Hero, Piles, RitualDeck, Set, Table, Wall,
};

/// B-1.5: discs of each colour.
pub(crate) const DISCS: u8 = 15;
/// B-5.27: rituals dealt to each player.
const DEALT: usize = 3;

/// A match before its first input.
pub(crate) fn begin(components: &'static Components, options: &Options) -> Bastion {
    let mut game = Bastion {
        table: lay_table(components, options),
        flow: InlineList::EMPTY,
        draft: Draft::default(),
        ending: None,
    };
    // The last frame pushed is resolved first.
    if !game.table.districts.is_full() {
        game.push(Frame::LayDistricts);
    }
    if options.mode == Mode::Normal && options.classes.is_none() {
        game.push(Frame::ChooseClasses { left: 3, per_class: options.difficulty.per_class() });
    }
    if options.first.is_none() && options.players > 1 {
        game.push(Frame::FirstPlayer);
    }
    if game.flow.is_empty() {
        prepare_mode(&mut game, &mut tabletop::Ignore);
    }
    game
}

/// B-18.1: the number of heroes decides what is dealt and added, never how it is played.
fn lay_table(components: &'static Components, options: &Options) -> Table {
    let players = options.players as u8;
    let place = options.mode.start();
    // B-3.2, B-5.3.
    let hero = Hero { place, mana: Mana::each(1), ..Hero::NOBODY };
    let mut heroes = [Hero::NOBODY; 4];
    heroes[..options.players].fill(hero);
    let districts = match options.layout {
        Layout::Random => InlineList::EMPTY,
        Layout::Camp(color) => [color].into_iter().collect(),
        Layout::Fixed(colors) => colors.into_iter().collect(),
    };
    let (enemy_deck, set_aside) = (enemy_deck(options), cards_held_back(options.mode));
    let (ritual_deck, ritual_box) = ritual_deck(components, options);
    let first = options.first.unwrap_or(Seat::new(0));
    Table {
        set: Set(components),
        mode: options.mode,
        side: options.mode.side().unwrap_or(options.side),
        players,
        // Figures nobody chose are alike (B-5.3): only those at the table count.
        figures: with_unused(&options.figures.map(Some)[..options.players]),
        districts,
        district_states: [DistrictState::default(); 6],
        heroes,
        // B-3.1, B-3.3, B-5.2.
        reserve: Mana::each(DISCS - players),
        wall: Wall::default(),
        plazas: [None; 6],
        citadel: None,
        piles: Piles::default(),
        in_play: EnemySet::EMPTY,
        enemy_deck,
        set_aside,
        // B-5.6: unused cards go to the box unseen.
        enemy_box: !(enemy_deck.known() | enemy_deck.candidates() | set_aside),
        ritual_deck,
        ritual_box,
        first,
        active: first,
        turn: 0,
        done: Done::default(),
    }
}

/// What goes into the enemy deck of a mode (B-5.17, B-5.24, B-17.6 to B-17.22).
struct DeckList {
    /// How many cards of each class, drawn unseen.
    classes: Vec<(Class, u8)>,
    /// Legends that are in it for certain.
    legends: &'static [Legend],
    /// How many random legends.
    random_legends: u8,
}

impl DeckList {
    fn of(options: &Options) -> Self {
        let all = |classes: &[Class]| -> Vec<(Class, u8)> {
            classes.iter().map(|class| (*class, COLORS as u8)).collect()
        };
        let basic_and = |others: Vec<(Class, u8)>| [all(&Class::BASIC), others].concat();
        let list = |classes, legends| DeckList { classes, legends, random_legends: 0 };
        match options.mode {
            // B-5.17, B-5.18.
            Mode::Tutorial => {
                let classes = vec![
                    (Class::Scout, 2),
                    (Class::Beast, 6),
                    (Class::Flier, 2),
                    (Class::Warrior, 5),
                    (Class::Giant, 2),
                    (Class::Mage, 4),
                    (Class::Rider, 3),
                ];
                list(classes, &[Legend::Infiltrator])
            }
            // B-5.24 to B-5.26.
            Mode::Normal => {
                let level = options.difficulty;
                let chosen = options.classes.into_iter().flatten();
                let classes = basic_and(chosen.map(|class| (class, level.per_class())).collect());
                DeckList { classes, legends: &[], random_legends: level.legends() }
            }
            // B-17.6.
            Mode::DarkenedSkies => list(
                basic_and(all(&[Class::Flier, Class::Scout])),
                &[
                    Legend::Infiltrator,
                    Legend::Belligemin,
                    Legend::Rokai,
                    Legend::Valkyrie,
                    Legend::BlackWing,
                ],
            ),
            // B-17.11.
            Mode::TremblingEarth => list(
                all(&[
                    Class::Warrior,
                    Class::Mage,
                    Class::Rider,
                    Class::Symbiote,
                    Class::Giant,
                    Class::Shapeshifter,
                ]),
                &[Legend::Shaggon, Legend::Knellerwyrm, Legend::Leviathan],
            ),
            // B-17.13.
            Mode::ShowOfForce => {
                let advanced = Class::ADVANCED.iter().map(|class| (*class, 1)).collect();
                list(basic_and(advanced), &Legend::ALL)
            }
            // B-17.22.
            Mode::LateArrival => list(
                basic_and(all(&[Class::Priest])),
                &[Legend::Golem, Legend::Inquisitor, Legend::Leviathan],
            ),
        }
    }
}

/// The enemy deck of a mode.
fn enemy_deck(options: &Options) -> EnemyDeck {
    let DeckList { classes, legends, random_legends } = DeckList::of(options);
    let mut deck = EnemyDeck::default();
    for (class, count) in classes {
        deck.add_unknown(Group::Class(class), count, EnemySet::of_class(class));
    }
    legends.iter().for_each(|legend| deck.add_known(EnemyId::legend(*legend)));
    deck.add_unknown(Group::Legends, random_legends, EnemySet::LEGENDS);
    match options.mode {
        // B-17.14, B-17.15: no legend among the first twelve.
        Mode::ShowOfForce => {
            deck.set_top(12, Group::all().filter(|group| *group != Group::Legends));
        }
        // B-17.22: the Beasts lie on top.
        Mode::LateArrival => deck.set_top(6, [Group::Class(Class::Beast)]),
        Mode::Tutorial | Mode::Normal | Mode::DarkenedSkies | Mode::TremblingEarth => {}
    }
    deck
}

/// Cards that are kept apart from the deck for the set-up.
fn cards_held_back(mode: Mode) -> EnemySet {
    match mode {
        // B-17.10.
        Mode::TremblingEarth => EnemySet::of_class(Class::Beast),
        // B-17.20, B-17.21: they wait for the colours of the districts.
        Mode::LateArrival => EnemySet::of_class(Class::Flier) | EnemySet::of_class(Class::Dragon),
        Mode::Tutorial | Mode::Normal | Mode::DarkenedSkies | Mode::ShowOfForce => EnemySet::EMPTY,
    }
}

/// B-5.19, B-5.30, R-17.7: the ritual deck and what is in the box from the start. B-5.31, R-17.5:
/// how many cards are left after dealing follows from it.
fn ritual_deck(components: &Components, options: &Options) -> (RitualDeck, RitualSet) {
    let boxed = boxed_rituals(components, options.mode, options.players);
    (RitualDeck { shuffled: components.rituals() & !boxed, ..RitualDeck::default() }, boxed)
}

/// B-5.19: in the tutorial all rituals stay in the box; B-5.30, B-13.23, B-18.4: with one hero the
/// Accumulators.
pub(crate) fn boxed_rituals(components: &Components, mode: Mode, players: usize) -> RitualSet {
    let is_boxed = |card: &RitualId| {
        !mode.has_rituals() || (players == 1 && card.kind() == RitualKind::Accumulator)
    };
    components.rituals().iter().filter(is_boxed).collect()
}

/// The districts lie: what the mode lays out before the first enemies come.
fn prepare_mode(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let first = District::CAMP;
    match game.table.mode {
        Mode::Tutorial | Mode::Normal | Mode::ShowOfForce => initial_enemies(game, events),
        Mode::DarkenedSkies | Mode::LateArrival => game.push(Frame::LaySources { district: first }),
        Mode::TremblingEarth => game.push(Frame::DealBeasts { to: Seat::new(0) }),
    }
}

/// B-5.7, B-18.2: heroes + 1 base cards.
fn initial_enemies(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.flow.clear();
    game.push(Frame::InitialEnemies { left: game.table.players + 1 });
    add_next(game, events);
}

/// The next base card, or the end of the initial enemies. B-5.8: what Vanguard owes is counted in
/// the adding frame, on top of these.
pub(crate) fn add_next(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let Some(Frame::InitialEnemies { left }) = game.top() else {
        unreachable!("base cards are added inside their frame")
    };
    if left > 0 && !game.table.enemy_deck.is_empty() {
        game.goto(Frame::InitialEnemies { left: left - 1 });
        game.push(Frame::Adding { owed: 1 });
        return;
    }
    deal_rituals(game, events);
}

/// B-5.10, R-5.7: a card with Ward that would land next to a unit with Ward.
pub(crate) fn is_set_aside(table: &Table, card: EnemyId, landing: Landing) -> bool {
    let (Landing::Section(section) | Landing::Join(section)) = landing else { return false };
    let has_ward = table.enemy(card).has(Property::Ward);
    has_ward && table.adjacent_with(section, Property::Ward) > 0
}

/// B-5.27: after the initial enemies; B-5.19: not in the tutorial.
fn deal_rituals(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.flow.clear();
    if game.table.mode.has_rituals() {
        game.push(Frame::DealRituals { to: Seat::new(0) });
    } else {
        start(game, events);
    }
}

/// Set-up is complete: the first turn begins. B-5.14, R-5.5: only now the end is tested; B-17.31:
/// an empty wall alone does not win.
fn start(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.flow.clear();
    // B-5.11, G-5.1: only now the cards set aside come back.
    game.tx(events).reshuffle();
    if !game.end_if_won(events) {
        turn::begin(game, events);
    }
}

/// B-5.1: the colours of districts that do not lie yet.
pub(crate) fn districts_left(table: &Table) -> impl Iterator<Item = Color> + '_ {
    Color::ALL.into_iter().filter(|color| !table.districts.contains(color))
}

/// B-17.10: the Beasts nobody has yet.
pub(crate) fn beasts_left(table: &Table) -> impl Iterator<Item = EnemyId> + '_ {
    (table.set_aside & EnemySet::of_class(Class::Beast)).iter()
}

/// advanced classes not yet chosen, whose cards are all in the box.
pub(crate) fn unchosen(table: &Table) -> impl Iterator<Item = Class> + '_ {
    let in_box = |class: &Class| (table.enemy_box & EnemySet::of_class(*class)).len() == COLORS;
    Class::ADVANCED.into_iter().filter(in_box)
}

pub(crate) fn sources_left(table: &Table) -> impl Iterator<Item = RitualId> + '_ {
    table.ritual_deck.shuffled.iter().filter(|card| card.kind() == RitualKind::Source)
}

/// B-17.18: the district farthest from the camp, and its two neighbours.
pub(crate) fn damaged_districts() -> impl DoubleEndedIterator<Item = District> {
    District::all().filter(|district| district.distance(District::CAMP) >= 2)
}

/// The camp district and its two neighbours.
pub(crate) fn undamaged_districts() -> impl Iterator<Item = District> {
    District::all().filter(|district| district.distance(District::CAMP) < 2)
}

/// B-17.20: Fliers in the colours of the undamaged districts: any of them may come next.
/// no colour repeats.
pub(crate) fn waiting_fliers(table: &Table) -> impl Iterator<Item = EnemyId> + '_ {
    undamaged_districts()
        .map(|district| EnemyId::new(Class::Flier, table.district_color(district)))
        .filter(|card| table.set_aside.contains(*card))
}

/// B-17.21: Dragons in the colours of the damaged districts.
pub(crate) fn waiting_dragons(table: &Table) -> impl Iterator<Item = EnemyId> + '_ {
    damaged_districts().map(|it| EnemyId::new(Class::Dragon, table.district_color(it)))
}

/// Goes on with an outcome of the set-up.
pub(crate) fn resolve(
    game: &mut Bastion,
    frame: Frame,
    chance: Chance,
    events: &mut impl Sink<Event>,
) {
    match (frame, chance) {
        (Frame::LayDistricts, Chance::District(color)) => {
            game.table.districts.push(color);
            if game.table.districts.is_full() {
                setup_step_done(game, events);
            }
        }
        (Frame::ChooseClasses { left, per_class }, Chance::Class(class)) => {
            choose_class(&mut game.table, class, per_class);
            if left > 1 {
                game.goto(Frame::ChooseClasses { left: left - 1, per_class });
            } else {
                setup_step_done(game, events);
            }
        }
        (Frame::FirstPlayer, Chance::First(seat)) => {
            game.table.first = seat;
            game.table.active = seat;
            setup_step_done(game, events);
        }
        (Frame::DealBeasts { to }, Chance::Enemy(card)) => {
            deal_beast(game, to, card, events);
        }
        (Frame::LaySources { district }, Chance::Ritual(card)) => {
            lay_source(game, district, card, events);
        }
        (Frame::LayFliers { district }, Chance::Enemy(card)) => {
            lay_flier(game, district, card, events);
        }
        (Frame::LayDragon, Chance::Enemy(card)) => lay_dragon(game, card, events),
        (Frame::DealRituals { to }, Chance::Ritual(card)) => {
            deal_ritual(game, to, card, events);
        }
        (frame, chance) => unreachable!("{frame:?} does not wait for `{chance}`"),
    }
}

/// One of the first questions is answered; after the last one the mode goes on.
fn setup_step_done(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.pop();
    if game.flow.is_empty() {
        prepare_mode(game, events);
    }
}

fn choose_class(table: &mut Table, class: Class, per_class: u8) {
    let cards = EnemySet::of_class(class);
    table.enemy_deck.add_unknown(Group::Class(class), per_class, cards);
    table.enemy_box = table.enemy_box & !cards;
}

/// B-17.10, R-17.4: a Beast as a Speed spell.
fn deal_beast(game: &mut Bastion, to: Seat, card: EnemyId, events: &mut impl Sink<Event>) {
    game.tx(events).deal_beast(to, card);
    let table = &mut game.table;
    match next_seat(table, to) {
        Some(next) => game.goto(Frame::DealBeasts { to: next }),
        None => {
            let rest = std::mem::take(&mut table.set_aside);
            table.enemy_box = table.enemy_box | rest;
            initial_enemies(game, events);
        }
    }
}

fn next_seat(table: &Table, seat: Seat) -> Option<Seat> {
    table.seats().find(|other| *other > seat)
}

fn lay_source(
    game: &mut Bastion,
    district: District,
    card: RitualId,
    events: &mut impl Sink<Event>,
) {
    game.tx(events).lay_source(district, card);
    if district.next() != District::CAMP {
        return game.goto(Frame::LaySources { district: district.next() });
    }
    if game.table.mode == Mode::DarkenedSkies {
        // B-17.8: from here on as usual.
        return initial_enemies(game, events);
    }
    // B-17.18: all sources there are damaged, the Source structures too.
    for district in damaged_districts() {
        for source in 0..MAX_SOURCES {
            if game.table.source_color(district, source).is_some() {
                game.table.district_state_mut(district).damaged |= 1 << source;
            }
        }
    }
    let first = damaged_districts().next().expect("three districts are damaged");
    game.goto(Frame::LayFliers { district: first });
}

/// laid, not added.
fn lay_flier(game: &mut Bastion, district: District, card: EnemyId, events: &mut impl Sink<Event>) {
    game.table.set_aside.remove(card);
    game.tx(events).add_enemy(card, Target::Plaza(district), |_| Vec::new());
    match damaged_districts().find(|other| *other > district) {
        Some(next) => game.goto(Frame::LayFliers { district: next }),
        None => game.goto(Frame::LayDragon),
    }
}

/// B-17.21, B-17.24: the other Fliers and Dragons go to the box; B-17.23: no initial enemies.
fn lay_dragon(game: &mut Bastion, card: EnemyId, events: &mut impl Sink<Event>) {
    game.table.set_aside.remove(card);
    game.tx(events).add_enemy(card, Target::Citadel, |_| Vec::new());
    let rest = std::mem::take(&mut game.table.set_aside);
    game.table.enemy_box = game.table.enemy_box | rest;
    deal_rituals(game, events);
}

/// in the open; everybody sees what everybody chooses from.
fn deal_ritual(game: &mut Bastion, to: Seat, card: RitualId, events: &mut impl Sink<Event>) {
    game.tx(events).deal_ritual(to, card);
    let table = &game.table;
    if table.hero(to).rituals.len() < DEALT {
        return;
    }
    match next_seat(table, to) {
        Some(next) => game.goto(Frame::DealRituals { to: next }),
        None => {
            let waiting = SeatSet::first(usize::from(table.players));
            game.goto(Frame::KeepTwo { waiting });
        }
    }
}

/// B-5.28: the three pairs.
pub(crate) fn offer_pairs(game: &Bastion, seat: Seat, actions: &mut Vec<Action>) {
    let dealt: ArrayVec<RitualId, DEALT> = game.table.hero(seat).rituals.iter().collect();
    for (index, a) in dealt.iter().enumerate() {
        actions.extend(dealt[index + 1..].iter().map(|b| Action::KeepTwo(*a, *b)));
    }
}

pub(crate) fn check_pair(
    game: &Bastion,
    waiting: SeatSet,
    seat: Seat,
    action: &Action,
) -> Result<(), Rule> {
    let dealt = game.table.hero(seat).rituals;
    match action {
        Action::KeepTwo(a, c)
            if waiting.contains(seat) && a < c && dealt.contains(*a) && dealt.contains(*c) =>
        {
            Ok(())
        }
        _ => Err(rule!("B-5.28")),
    }
}

/// B-5.28, B-5.29: two stay, the third goes under the deck.
pub(crate) fn keep_two(
    game: &mut Bastion,
    seat: Seat,
    a: RitualId,
    b: RitualId,
    events: &mut impl Sink<Event>,
) {
    let kept: RitualSet = [a, b].into_iter().collect();
    game.tx(events).reject_rituals(seat, kept);
    let Some(Frame::KeepTwo { mut waiting }) = game.top() else {
        unreachable!("rituals are chosen inside their frame")
    };
    waiting.remove(seat);
    if waiting.is_empty() {
        start(game, events);
    } else {
        game.goto(Frame::KeepTwo { waiting });
    }
}
