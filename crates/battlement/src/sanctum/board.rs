//! The table of Sanctum and what happens on it, in words for the terminal.

use sanctum::{
    Ability, Atom, Blessing, Components, Deck, DemonId, Die, DieState, Event, Frame, Front, Hero,
    Item, ItemId, Level, Penalty, Place, Potion, Row, Sanctum, SkillKind, Slot, Space, Standing,
    Table, Token, Tokens,
};
use tabletop::{Game as _, Seat};

const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

impl crate::play::OnTerminal for Sanctum {
    fn draw(&self, seat: Option<Seat>) -> String {
        draw(self, seat)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        sentence(self.table().components(), event)
    }
}

/// The table in some lines, as the person in a seat sees it.
fn draw(game: &Sanctum, viewer: Option<Seat>) -> String {
    let table = game.table();
    let decks = Level::ALL.map(|level| draw_deck(table, level)).join(", ");
    let mut lines = vec![String::new()];
    lines.push(format!(
        "── turn {} ── {} ── {} ── decks {decks}",
        table.turn + 1,
        act(table),
        table.difficulty
    ));
    for (index, group) in table.sets.iter().enumerate() {
        let demons: Vec<String> = group.cards().map(|it| draw_demon(table, it)).collect();
        lines.push(format!("set/{} {}", index + 1, demons.join(" + ")));
    }
    lines.extend(draw_chest(table));
    lines.extend(draw_lord(game));
    for seat in table.seats() {
        lines.extend(draw_hero(game, seat, viewer == Some(seat)));
    }
    lines.join("\n")
}

/// The act the foremost hero is in.
fn act(table: &Table) -> String {
    if table.seats().any(|seat| table.hero(seat).row.is_dealt()) {
        return format!("act VI, round {}", table.round + 1);
    }
    let foremost = table.march.first().map(|seat| table.hero(*seat).place);
    let act = match foremost {
        _ if table.walls_reached => 5,
        Some(Place::Path { act, .. }) => act,
        _ => table.acts()[0],
    };
    format!("act {}", ROMAN[usize::from(act) - 1])
}

fn draw_deck(table: &Table, level: Level) -> String {
    let Deck { top, rest, .. } = table.hordes.decks[level.index()];
    let top = top.map_or_else(|| "–".to_owned(), |demon| demon.to_string());
    format!("{} {top} on {}", ROMAN[level.index()], rest.len())
}

/// `red II: 3, 5 hit; damage 2; leaves weapon green`.
fn draw_demon(table: &Table, id: DemonId) -> String {
    let demon = table.components().demon(id);
    let points = points(&demon.weak_points, table.hordes.hits[id.index()]);
    format!(
        "{id} ({} {}: {points}; damage {}; leaves {} {})",
        demon.color,
        ROMAN[demon.level.index()],
        demon.damage,
        demon.slot,
        demon.item_color
    )
}

/// Weak points, and which of them are hit.
fn points(values: &[u8], hits: u8) -> String {
    let values = values.iter().enumerate();
    let points = values.map(|(index, value)| {
        let hit = if hits & (1 << index) == 0 { "" } else { " hit" };
        format!("{value}{hit}")
    });
    points.collect::<Vec<_>>().join(", ")
}

fn draw_chest(table: &Table) -> Option<String> {
    let items = table.chest.iter().map(|item| draw_item(table.components(), item));
    let items: Vec<String> = items.collect();
    (!items.is_empty()).then(|| format!("chest: {}", items.join("; ")))
}

/// `item/17 Bent Sabre (weapon; red; R +2)`.
fn draw_item(components: &Components, id: ItemId) -> String {
    let Item { name, slot, gems, abilities, flames, .. } = components.item(id);
    let colors = ["red", "green", "blue"].iter().zip(gems);
    let colors = colors.flat_map(|(color, n)| std::iter::repeat_n(*color, usize::from(*n)));
    let mut parts = vec![slot.to_string(), colors.collect::<Vec<_>>().join(" ")];
    parts.extend(abilities.iter().map(ToString::to_string));
    parts.extend(tokens(*flames));
    format!("{id} {name} ({})", parts.join("; "))
}

/// `+1 stamina` for tokens that are gained.
fn tokens(counts: Tokens) -> impl Iterator<Item = String> {
    let tokens = Token::ALL.into_iter().zip(counts.counts());
    tokens.filter(|(_, n)| *n > 0).map(|(token, n)| format!("+{n} {token}"))
}

/// The cards at the cathedral, and the one that is being faced.
fn draw_lord(game: &Sanctum) -> Vec<String> {
    let (table, components) = (game.table(), game.table().components());
    let mut lines = Vec::new();
    if !table.lord.laid.is_empty() {
        let cards: Vec<String> = table.lord.laid.iter().map(ToString::to_string).collect();
        lines.push(format!("at the cathedral: {}", cards.join(" ")));
    }
    if let Some(Frame::Face { effect, .. }) = game.frame() {
        let penalty = draw_penalty(components.effect(effect));
        lines.push(format!("the Demon Lord: {penalty}"));
    }
    lines
}

fn draw_penalty(Penalty { name, atoms, wounds }: &Penalty) -> String {
    let atoms: Vec<String> = atoms.iter().map(Atom::to_string).collect();
    format!("{name} ({}; or wounds {wounds})", atoms.join(", "))
}

fn draw_hero(game: &Sanctum, seat: Seat, is_own: bool) -> Vec<String> {
    let table = game.table();
    let hero = table.hero(seat);
    let mark = if game.pending().seats.contains(seat) { '>' } else { ' ' };
    let mut lines = vec![format!("{mark} {seat} {} {}", hero.figure, draw_vitals(hero))];
    if hero.standing != Standing::Alive {
        return lines;
    }
    let demons = |is_meant: fn(&Hero, DemonId) -> bool| -> Vec<String> {
        let demons = hero.zone.iter().filter(|it| is_meant(hero, *it));
        demons.map(|it| draw_demon(table, it)).collect()
    };
    let blessings = draw_blessings(table, hero, is_own);
    for (what, parts) in [
        ("row", draw_row(table.components(), hero)),
        ("demons", demons(|hero, it| !hero.fight.killed.contains(it))),
        ("killed", demons(|hero, it| hero.fight.killed.contains(it))),
        ("dice", hero.fight.dice.iter().enumerate().map(draw_die).collect()),
        ("coming", draw_preview(game, seat)),
        ("abilities", draw_abilities(table.components(), hero)),
        ("skills", draw_skills(table.components(), hero)),
        ("gems", draw_gems(hero)),
        ("items", draw_items(table.components(), hero)),
        ("bag", hero.bag.iter().map(|it| draw_item(table.components(), it)).collect()),
        ("blessings", blessings),
    ] {
        lines.extend(wrap(what, &parts));
    }
    lines
}

/// What belongs to a hero, in lines that are not too long.
fn wrap(what: &str, parts: &[String]) -> Vec<String> {
    const WIDTH: usize = 110;
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.len() + part.len() < WIDTH => line.push_str(&format!("; {part}")),
            Some(_) => lines.push(format!("{:16}{part}", "")),
            None => lines.push(format!("      {what:<9} {part}")),
        }
    }
    lines
}

/// Place, health, dice, tokens, rage, potions.
fn draw_vitals(hero: &Hero) -> String {
    match hero.standing {
        Standing::Dead => return "is dead".to_owned(),
        Standing::Victorious => return format!("is victorious with health {}", hero.health),
        Standing::Alive => {}
    }
    let marked =
        if hero.marked > 0 { format!(" (dies below {})", hero.marked) } else { String::new() };
    let potions = Potion::ALL.map(|it| format!("{it} {}", hero.potions[it])).join(" ");
    let tokens = Token::ALL.map(|it| format!("{it} {}", hero.pool[it])).join(", ");
    format!(
        "at {}: health {}{marked}, {} dice, {tokens}, rage {} of {}, potions {potions} of {}",
        hero.place, hero.health, hero.dice, hero.rage.active, hero.rage.tiles, hero.potion_spaces
    )
}

fn draw_row(components: &Components, hero: &Hero) -> Vec<String> {
    let row = &hero.row;
    let card = |place: u8| {
        let is_fury = !place.is_multiple_of(2);
        let is_hidden = is_fury && !row.is_open(usize::from(place / 2));
        let Front { weak_points, drops } = row.front(components, place).filter(|_| !is_hidden)?;
        let hits = if place == row.at { row.hits } else { 0 };
        Some(format!("{} drops {drops}", points(weak_points, hits)))
    };
    if !row.stands() {
        return Vec::new();
    }
    let cards = (row.at..Row::LEN).map(|place| {
        let card = card(place).unwrap_or_else(|| "face down".to_owned());
        format!("card {} of {}: {card}", place + 1, Row::LEN)
    });
    let fury = row.current_fury().map(|fury| draw_penalty(&components.fury(fury).1));
    cards.chain(fury).collect()
}

fn draw_die((index, die): (usize, &Die)) -> String {
    let silver = if die.silver { " silver" } else { "" };
    let what = match die.state {
        DieState::Rolling => "in the air".to_owned(),
        DieState::Free => die.value.to_string(),
        DieState::On(target) => format!("{} on {target}", die.value),
        DieState::Aside => format!("{} aside", die.value),
    };
    format!("die/{}{silver} {what}", index + 1)
}

fn draw_preview(game: &Sanctum, seat: Seat) -> Vec<String> {
    let Some(it) = game.preview(seat) else { return Vec::new() };
    vec![
        format!("damage {}", it.damage),
        format!("shields {} and up to {} more", it.shields, it.shields_possible),
        format!("wounds {} to {}", it.least_wounds, it.wounds),
    ]
}

fn draw_abilities(components: &Components, hero: &Hero) -> Vec<String> {
    let draw = |id: sanctum::AbilityId, ability: &Ability| {
        let spaces = &hero.spaces[id.index()][..ability.spaces.len()];
        let on: Vec<&str> = spaces.iter().filter_map(|space| lies_on(*space)).collect();
        let on = if on.is_empty() { String::new() } else { format!(" [{}]", on.join(" ")) };
        format!("{id} {ability}{on}")
    };
    hero.abilities(components).map(|(id, ability)| draw(id, ability)).collect()
}

fn lies_on(space: Space) -> Option<&'static str> {
    match space {
        Space::Empty => None,
        Space::Stamina => Some("stamina"),
        Space::Focus => Some("focus"),
        Space::Corrupt => Some("corrupt"),
    }
}

fn draw_skills(components: &Components, hero: &Hero) -> Vec<String> {
    let draw = |cell| {
        let skill = components.skill(hero.figure, cell);
        let what = match &skill.kind {
            SkillKind::Tile(counts) => tokens(*counts).collect::<Vec<_>>().join(" "),
            SkillKind::Card(card) => card.power.map_or(String::new(), |it| it.to_string()),
        };
        let what = if what.is_empty() { String::new() } else { format!(" ({what})") };
        format!("{cell} {}{what}", skill.name)
    };
    hero.gained_skills().map(draw).collect()
}

/// The gem pool, and what still lies on the skill table.
fn draw_gems(hero: &Hero) -> Vec<String> {
    let pool = if hero.gems.is_empty() { "none".to_owned() } else { hero.gems.to_string() };
    let cells = sanctum::Cell::all().map(|cell| (cell, hero.skill_gems[cell.index()]));
    let cells = cells.filter(|(_, gems)| !gems.is_empty());
    let cells = cells.map(|(cell, gems)| format!("{cell} {gems}"));
    std::iter::once(format!("pool {pool}")).chain(cells).collect()
}

fn draw_items(components: &Components, hero: &Hero) -> Vec<String> {
    let slots = Slot::ALL.into_iter().zip(&hero.slots);
    let draw = |(slot, equipped): (Slot, &Option<sanctum::Equipped>)| {
        let equipped = equipped.as_ref()?;
        let name = &components.item(equipped.item).name;
        Some(format!("{slot} {name} ({}; {})", equipped.item, equipped.gems))
    };
    slots.filter_map(draw).collect()
}

/// S-27.7: others see only how many there are, until blessings lie open.
fn draw_blessings(table: &Table, hero: &Hero, is_own: bool) -> Vec<String> {
    if !is_own && !table.blessings_open {
        let n = hero.blessings.len();
        return if n == 0 { Vec::new() } else { vec![format!("{n} face down")] };
    }
    let draw = |id| {
        let what: Blessing = table.components().blessing(id);
        format!("{id} {what}")
    };
    hero.usable_blessings().iter().map(draw).collect()
}

/// What is worth telling of an event.
fn sentence(components: &Components, event: &Event) -> Option<String> {
    let item = |item: &ItemId| components.item(*item).name.clone();
    Some(match event {
        Event::Drawn { chance, seat: None, .. } => format!("{chance}"),
        Event::Drawn { chance, seat: Some(seat), .. } => format!("hero {seat}: {chance}"),
        Event::BlessingSeen { seat, blessing } => {
            format!("hero {seat} finds {blessing}: {}", components.blessing(*blessing))
        }
        Event::Advanced { seat, to } => format!("hero {seat} goes to {to}"),
        Event::DieGained { seat } => format!("hero {seat} gains a die"),
        Event::SentToHordes { seat } => format!("hero {seat} waits with the hordes"),
        Event::ItemTurned { demon, item: it } => format!("behind {demon} is {it} {}", item(it)),
        Event::ItemGained { seat, item: it } => format!("hero {seat} gains {}", item(it)),
        Event::ItemDiscarded { item: it } => format!("{} is discarded", item(it)),
        Event::DemonKilled { seat, demon } => format!("hero {seat} kills {demon}"),
        Event::RageActivated { seat, .. } => format!("hero {seat} is in rage"),
        Event::BlockEnded { seat, damage, shields, .. } => {
            format!("hero {seat} blocks {damage} damage with {shields} shields")
        }
        Event::Wounded { seat, wounds, health, .. } => {
            format!("hero {seat} suffers {wounds} wounds: health {health}")
        }
        Event::Healed { seat, health } => format!("hero {seat} is healed: health {health}"),
        Event::TrackShortened { seat, marked } => format!("hero {seat} now dies below {marked}"),
        Event::Died { seat, .. } => format!("hero {seat} dies"),
        Event::LevelLost { seat, levels } => format!("hero {seat} loses {levels} levels"),
        Event::SkillGained { seat, cell } => format!("hero {seat} gains the skill {cell}"),
        Event::AchievementWon { seat, achievement } => format!("hero {seat} wins {achievement}"),
        Event::LordLaid { lord } => format!("{lord} is laid at the cathedral"),
        Event::Answered { seat, .. } => format!("hero {seat} answers the call"),
        Event::RespiteBegan => "the heroes rest for the last time".to_owned(),
        Event::RoundBegan { round } => format!("round {round} of the final battle"),
        Event::CardDefeated { seat, place } => format!("hero {seat} defeats card {}", place + 1),
        Event::FuryRevealed { seat, fury } => {
            format!("hero {seat} reveals {}", draw_penalty(&components.fury(*fury).1))
        }
        Event::Victorious { seat } => format!("hero {seat} is victorious"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::Notation as _;

    use super::*;

    #[test]
    fn nobody_sees_what_lies_face_down() {
        let position = json!({
            "players": 2, "frame": "round",
            "heroes": [{"blessings": [7]}, {"blessings": [8]}],
        });
        let mut game = Sanctum::from_position(Components::house(), &position).expect("a position");
        let text = draw(&game, Some(Seat::new(0)));
        assert_eq!(text.matches("face down").count(), 8, "fury cards: {text}");
        assert!(text.contains("act VI, round 1") && text.contains("blessing/8"), "{text}");
        let position = json!({
            "players": 2,
            "heroes": [{"blessings": [7]}, {"blessings": [8]}],
        });
        game = Sanctum::from_position(Components::house(), &position).expect("a position");
        let text = draw(&game, Some(Seat::new(0)));
        assert!(text.contains("blessing/7") && !text.contains("blessing/8"), "{text}");
        assert!(text.contains("1 face down"), "{text}");
    }
}
