//! What is offered and what is accepted are the same, over the whole vocabulary of actions.

use proptest::prelude::*;
use tabletop::{Game, Seat};

use super::laws::any_options;
use super::scene;
use crate::{
    AbilityId, Action, BlessingId, Cell, Change, DemonId, DieId, Gem, Gems, ItemId, Potion, Purple,
    Sanctum, SetId, SkillUse, Slot, SpaceId, Target, Token,
};

fn dice() -> impl Iterator<Item = DieId> {
    (0..DieId::COUNT).map(DieId::from_index)
}

fn changes() -> impl Iterator<Item = Change> {
    let by = (-5..=5).filter(|by| *by != 0).map(Change::By);
    (1..=6).map(Change::To).chain(by)
}

fn spaces() -> impl Iterator<Item = SpaceId> {
    AbilityId::all().flat_map(|ability| (0..2).map(move |index| SpaceId { ability, index }))
}

fn targets() -> impl Iterator<Item = Target> {
    let demons = DemonId::all().flat_map(|demon| (0..3).map(move |it| Target::Demon(demon, it)));
    demons.chain((0..Target::MOST_POINTS).map(Target::Card))
}

/// Every action there is.
fn vocabulary() -> Vec<Action> {
    use Action::*;
    let mut all = vec![
        Move, Fight, Rest, Breach, Answer, EndTurn, OpenChest, Roll, EndAttack, Accept, TurnOver,
        EndRest, PayPenalty, TakeWounds,
    ];
    all.extend((0..SetId::COUNT).map(|index| Engage(SetId::from_index(index))));
    all.extend(ItemId::all().map(Take));
    all.extend(DemonId::all().map(Loot));
    all.extend(Potion::ALL.into_iter().flat_map(|potion| [Fill(potion), Pour(potion)]));
    all.extend(Slot::ALL.map(TakeOff));
    all.extend(BlessingId::all().map(LoseBlessing));
    all.extend(dice().map(LoseDie));
    all.extend(Cell::all().flat_map(|cell| Gem::ALL.map(|gem| Raise(gem, cell))));
    for space in spaces() {
        all.push(Corrupt(space));
        all.extend(Potion::ALL.map(|potion| Drink(potion, space)));
        all.extend(Token::ALL.map(|token| Pay(token, space)));
    }
    for ability in AbilityId::all() {
        all.extend(Purple::ALL.map(|purple| Block(ability, purple)));
        for die in dice() {
            for change in changes() {
                let uses = Purple::ALL.map(|purple| Use { ability, die, change, purple });
                all.extend(uses);
            }
        }
    }
    for die in dice() {
        all.extend((1..=6).map(|value| Rage(die, value)));
        all.extend(targets().map(|target| Assign(die, target)));
    }
    for blessing in BlessingId::all() {
        all.push(Bless(blessing, None));
        for die in dice() {
            all.extend(changes().map(|change| Bless(blessing, Some((die, change)))));
        }
    }
    for cell in Cell::all() {
        all.extend(skill_uses().into_iter().map(|what| Skill(cell, what)));
    }
    all.extend(trades());
    all
}

fn skill_uses() -> Vec<SkillUse> {
    let mut uses = vec![SkillUse::Plain];
    uses.extend(Potion::ALL.map(SkillUse::Potion));
    for die in dice() {
        uses.push(SkillUse::Die(die));
        uses.extend(targets().map(|target| SkillUse::Strike(die, target)));
        for change in changes() {
            uses.push(SkillUse::Change(die, change));
            uses.extend(dice().map(|lost| SkillUse::Losing(die, change, lost)));
        }
    }
    uses
}

fn trades() -> Vec<Action> {
    let heaps: Vec<Gems> = (0..256u16)
        .map(|code| Gems::new([code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6].map(|n| n as u8)))
        .filter(|gems| (1..=3).contains(&gems.total()))
        .collect();
    let others = [None, Some(Potion::Red), Some(Potion::Blue)];
    let mut all = Vec::new();
    for item in ItemId::all() {
        for slot in Slot::ALL {
            all.extend(heaps.iter().map(|gems| Action::Equip { item, slot, gems: *gems }));
        }
        for potion in Potion::ALL {
            // Two potions have no order.
            let sales = others.into_iter().filter(|other| other.is_none_or(|it| potion <= it));
            all.extend(sales.map(|other| Action::Sell(item, potion, other)));
        }
    }
    all
}

fn agrees(game: &Sanctum, all: &[Action]) -> Result<(), String> {
    for seat in Seat::first(game.players()) {
        let mut offers = Vec::new();
        game.legal_actions(seat, &mut offers);
        for action in all {
            let is_accepted = game.check(seat, action).is_ok();
            if is_accepted != offers.contains(action) {
                return Err(format!("seat {seat}, `{action}`: accepted: {is_accepted}"));
            }
        }
        if let Some(stray) = offers.iter().find(|action| !all.contains(action)) {
            return Err(format!("`{stray}` is no action at all"));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn offered_and_accepted_are_the_same(
        options in any_options(),
        seed in any::<u64>(),
        steps in 0usize..900,
        late in any::<bool>(),
    ) {
        let game = if late {
            scene::late(&options, seed, steps % 150)
        } else {
            Some(scene::later(&options, seed, steps))
        };
        if let Some(game) = game {
            agrees(&game, &vocabulary()).map_err(TestCaseError::fail)?;
        }
    }
}
