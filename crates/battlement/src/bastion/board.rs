//! The table of Bastion and what happens on it, in words for the terminal.

use bastion::{
    Bastion, Color, District, Event, Hero, MAX_SOURCES, Place, Section, Target, UnitMoveCause,
};
use tabletop::Seat;

impl crate::play::OnTerminal for Bastion {
    fn draw(&self, _seat: Option<Seat>) -> String {
        draw(self)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        sentence(event)
    }
}

/// The table in a few lines.
fn draw(game: &Bastion) -> String {
    let table = game.table();
    let deck = table.enemy_deck.len();
    let mut lines = vec![String::new()];
    lines.push(format!(
        "── turn {} ── enemy deck {deck} ── reserve {}",
        table.turn + 1,
        table.reserve
    ));
    for district in District::all() {
        lines.push(draw_district(game, district));
        lines.push(format!("    {}", draw_wall(game, district)));
    }
    lines.push(format!("citadel  {}", unit(game, Target::Citadel)));
    for seat in table.seats() {
        let mark = if seat == table.active { '>' } else { ' ' };
        lines.push(format!(
            "{mark} {seat} {} {}",
            table.figure(seat),
            draw_hero(game, table.hero(seat))
        ));
    }
    lines.join("\n")
}

/// Sources and tower with the discs on them, structures, plaza.
fn draw_district(game: &Bastion, district: District) -> String {
    let table = game.table();
    let quarter = table.district_state(district);
    let disc = |disc: Option<Color>| disc.map_or(String::new(), |it| format!("({it})"));
    let sources = (0..MAX_SOURCES).filter_map(|source| {
        let color = table.source_color(district, source)?;
        let blocked = if table.source_block(district, source).is_some() { "!" } else { "" };
        Some(format!("{color}{blocked}{}", disc(quarter.sources[source])))
    });
    let sources: Vec<String> = sources.collect();
    let structures: Vec<String> =
        quarter.foundations.iter().flatten().map(ToString::to_string).collect();
    let mut line = format!(
        "D{} {:<7} sources {}; tower{}",
        district.number(),
        table.district_color(district).to_string(),
        sources.join(" "),
        disc(quarter.tower)
    );
    if !structures.is_empty() {
        line.push_str(&format!("; structures {}", structures.join(" ")));
    }
    if table.plaza_is_taken(district) {
        line.push_str(&format!("; plaza {}", unit(game, Target::Plaza(district))));
    }
    line
}

fn draw_wall(game: &Bastion, district: District) -> String {
    let sections = (0..4).map(|index| Section::from_index(4 * district.index() + index));
    let sections = sections.map(|it| format!("W{} {}", it.number(), unit(game, Target::Wall(it))));
    sections.collect::<Vec<_>>().join("   ")
}

fn draw_hero(game: &Bastion, hero: &Hero) -> String {
    let place = match hero.place {
        Place::Citadel => "in the citadel".to_owned(),
        Place::District(district) => format!("in D{}", district.number()),
    };
    let spell = |card| format!("{}/{card}", game.table().enemy(card).spell);
    let spells: Vec<String> = hero.spells.iter().map(spell).collect();
    let mut line = format!("{place}: {}", hero.mana);
    for (name, cards) in [
        ("spells", spells),
        ("rituals", hero.rituals.iter().map(|it| it.to_string()).collect()),
        ("artifacts", hero.artifacts.iter().map(|it| it.to_string()).collect()),
    ] {
        if !cards.is_empty() {
            line.push_str(&format!("; {name} {}", cards.join(" ")));
        }
    }
    line
}

/// A unit with the strength of each of its cards, and what protects it.
fn unit(game: &Bastion, target: Target) -> String {
    let table = game.table();
    let cards = table.unit(target).map(|card| format!("{card} {}", table.strength(card, target)));
    let cards: Vec<String> = cards.collect();
    let protected = if table.protection(target).is_some() { " (protected)" } else { "" };
    if cards.is_empty() { "–".to_owned() } else { format!("{}{protected}", cards.join(" + ")) }
}

/// What is worth telling of an event.
fn sentence(event: &Event) -> Option<String> {
    Some(match event {
        Event::Drawn { chance } => format!("{chance}"),
        Event::HeroMoved { seat, to, .. } => format!("hero {seat} goes to {to}"),
        Event::ManaGained { seat, mana } => format!("hero {seat} gains {mana}"),
        Event::ManaPaid { seat, mana } => format!("hero {seat} pays {mana}"),
        Event::ManaGiven { from, to, color } => format!("hero {from} gives {color} to hero {to}"),
        Event::DiscsReturned { district, mana, .. } => {
            format!("{mana} of {district:?} to the reserve")
        }
        Event::EnemyAdded { card, at, .. } => format!("{card} comes to {at}"),
        Event::EnemyJoined { card, at, .. } => format!("{card} joins the unit on {at:?}"),
        Event::EnemySetAside { card } => format!("{card} is set aside"),
        Event::UnitMoved { card, from, to, march, .. } => {
            let how = match march {
                UnitMoveCause::Flight => "flies",
                UnitMoveCause::EnemyPhase => "advances",
                UnitMoveCause::Spell => "is teleported",
            };
            format!("{card} {how} from {from} to {to}")
        }
        Event::UnitsSwapped { a, b } => format!("the units on {a:?} and {b:?} swap places"),
        Event::Defeated { seat, at, .. } => format!("hero {seat} defeats the unit on {at}"),
        Event::RitualPerformed { seat, card, .. } => format!("hero {seat} performs {card}"),
        Event::StructureReplaced { card, .. } => format!("{card} goes under the ritual deck"),
        Event::Refused { seat } => format!("hero {seat} refuses"),
        Event::PhaseRepeated { seat, .. } => format!("hero {seat} has another hero phase"),
        _ => return None,
    })
}
