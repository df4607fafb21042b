//! What is offered and what is accepted are the same, over the whole vocabulary of actions.

use proptest::prelude::*;
use tabletop::{Game, Seat, laws};

use super::scene::{rich, somewhere};
use crate::{
    Action, Bastion, Cast, Color, CopiedSpell, Deposit, District, EnemyId, Foundation, Mode,
    Options, Place, RitualId, RitualKind, SourceNumber, Spell, Target, Way,
};

/// Every action there is, but for payments.
fn vocabulary(game: &Bastion, seat: Seat) -> Vec<Action> {
    let mut all = vec![
        Action::EndPhase,
        Action::GoOn,
        Action::CallOff,
        Action::Hold,
        Action::Release,
        Action::Agree,
        Action::Refuse,
        Action::Deposit(Deposit::Reserve),
        Action::Channel(Way::Tower),
        Action::Channel(Way::Citadel),
    ];
    all.extend(Place::all().flat_map(|place| [Action::Move(place), Action::Leave(place)]));
    all.extend(Target::all().map(Action::Attack));
    for index in 0..crate::MAX_SOURCES {
        let source = SourceNumber::from_index(index);
        all.extend([Action::Channel(Way::Source(source)), Action::Revive(source)]);
    }
    for color in Color::ALL {
        all.push(Action::Deposit(Deposit::Pool(color)));
        add_artifacts(color, &mut all);
    }
    let targets: Vec<Target> = Target::all().collect();
    for a in &targets {
        all.extend(targets.iter().flat_map(|b| [Action::Swap(*a, *b), Action::Teleport(*a, *b)]));
    }
    let cards: Vec<RitualId> = (0..crate::RITUALS).map(RitualId::from_index).collect();
    for card in &cards {
        all.extend([Action::Keep(*card), Action::Perform(*card, None)]);
        all.extend(cards.iter().map(|other| Action::KeepTwo(*card, *other)));
        for district in District::all() {
            let on = |index| Some(Foundation { district, index });
            all.extend((0..3).map(|index| Action::Perform(*card, on(index))));
        }
    }
    for card in game.table().hero(seat).spells.iter() {
        add_casts(game, card, &mut all);
    }
    all
}

fn add_artifacts(color: Color, all: &mut Vec<Action>) {
    for (give, take) in Color::ALL.iter().flat_map(|a| Color::ALL.iter().map(move |b| (*a, *b))) {
        let artifact = RitualId::new(RitualKind::Converter, color);
        all.push(Action::Convert { artifact, give, take });
    }
    for (wanted, from) in Color::ALL.iter().flat_map(|a| Seat::first(4).map(move |b| (*a, b))) {
        let artifact = RitualId::new(RitualKind::Accumulator, color);
        all.push(Action::Accumulate { artifact, color: wanted, from });
    }
}

fn add_casts(game: &Bastion, card: EnemyId, all: &mut Vec<Action>) {
    let spell = game.table().enemy(card).spell;
    let colors = || [None].into_iter().chain(Color::ALL.iter().copied().map(Some));
    for color in colors() {
        all.push(Action::Cast(Cast { card, spell, likeness: None, color }));
        for other in Spell::ALL.iter().filter(|_| spell == Spell::Copy) {
            all.extend((0..=9).map(|power| {
                let likeness = Some(CopiedSpell { spell: *other, power });
                Action::Cast(Cast { card, spell, likeness, color })
            }));
        }
    }
}

fn agree(game: &Bastion) -> Result<(), TestCaseError> {
    for seat in Seat::first(game.players()) {
        let mut offers = Vec::new();
        game.legal_actions(seat, &mut offers);
        for action in vocabulary(game, seat) {
            let accepted = game.check(seat, &action);
            let offered = offers.contains(&action);
            prop_assert_eq!(
                accepted.is_ok(),
                offered,
                "seat {}: `{}` offered: {}, check: {:?}, flow {:?}",
                seat,
                action,
                offered,
                accepted,
                game.flow()
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn offered_is_accepted_and_nothing_else(
        seed in any::<u64>(),
        players in 1usize..=4,
        mode in prop::sample::select(Mode::ALL.to_vec()),
        inputs in 0usize..24,
    ) {
        let mut game = rich(seed, players, mode);
        let mut fate = tabletop::Fate::new(seed);
        let mut actions = Vec::new();
        for _ in 0..inputs {
            if game.pending().is_over() {
                break;
            }
            laws::random_step(&mut game, &mut fate, &mut actions);
            agree(&game)?;
        }
        agree(&somewhere(&Options::new(players).with_mode(mode), seed, 10 * inputs))?;
    }
}
