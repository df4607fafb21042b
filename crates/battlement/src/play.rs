//! `battlement play`: a match in the terminal, one person against the enemies, bots beside.

use std::io::{BufRead, Write};

use bastion::{Bastion, District, Place, Section, Target};
use clap::Args;
use tabletop::{Event as _, Fate, Game, Header, Match, Notation, Record, Seat, Stream, Viewer};

use crate::MatchArgs;
use crate::games::{GameName, WithBots, bastion_set};
use crate::playout::next_action;

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// Seats played here, separated by commas; the others are bots.
    #[arg(long, default_value = "0", value_delimiter = ',')]
    seats: Vec<u8>,
    /// The bot for the other seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// The seed of chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &PlayArgs) -> Result<(), String> {
    match args.of.game {
        GameName::Bastion => {
            let set = bastion_set(&args.of.set)?;
            let options = Bastion::read_options(&args.of.pairs(1)?)?;
            let header = Header { options: Bastion::write_options(&options), ..Header::default() };
            let game = Match::<Bastion>::new(set, &options);
            Terminal { args, game, header, fate: Fate::new(args.seed) }.run()
        }
    }
}

/// A match in the terminal.
struct Terminal<'a> {
    args: &'a PlayArgs,
    game: Match<Bastion>,
    header: Header,
    fate: Fate,
}

impl Terminal<'_> {
    fn run(mut self) -> Result<(), String> {
        let mut bots: Vec<_> = Seat::first(self.game.game().players())
            .filter_map(|seat| Bastion::bot(&self.args.bot, seat.index() as u64))
            .collect();
        if bots.is_empty() {
            return Err(format!("--bot {}: there is no such bot", self.args.bot));
        }
        let mine = |seat: Seat| self.args.seats.iter().any(|it| usize::from(*it) == seat.index());
        loop {
            let pending = self.game.pending();
            if let Some(outcome) = self.game.game().outcome() {
                say(&draw(self.game.game()));
                say(&format!("The game is over: {outcome}."));
                return Ok(());
            }
            if !pending.chance.is_empty() {
                let dice = self.fate.stream(Stream::TABLE);
                let (_, events) =
                    self.game.resolve(Stream::TABLE, dice).map_err(|it| it.to_string())?;
                tell(&events);
                continue;
            }
            // A person decides before bots do.
            let person = pending.seats.iter().find(|seat| mine(*seat));
            if let Some(seat) = person {
                if !self.ask(seat)? {
                    return Ok(());
                }
                continue;
            }
            let (seat, action) = next_action(self.game.game(), &mut bots, &mut Vec::new())?;
            say(&format!("seat {seat}: {action}"));
            let events = self.game.act(seat, action).map_err(|it| it.to_string())?;
            tell(&events);
        }
    }

    /// Asks a person; false to leave.
    fn ask(&mut self, seat: Seat) -> Result<bool, String> {
        let offers = self.game.offers(seat);
        say(&draw(self.game.game()));
        for (index, offer) in offers.iter().enumerate() {
            say(&format!("{:>4}  {offer}", index + 1));
        }
        prompt(&format!("seat {seat}: a number or an action; undo, record, quit > "))?;
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).map_err(|it| it.to_string())? == 0 {
            return Ok(false);
        }
        match line.trim() {
            "quit" => return Ok(false),
            "undo" => {
                if let Err(rejected) = self.game.take_back(seat) {
                    say(&rejected.to_string());
                }
            }
            "record" => say(&Record::of(&self.game, self.header.clone()).to_string()),
            text => self.try_text(seat, text, &offers),
        }
        Ok(true)
    }

    fn try_text(&mut self, seat: Seat, text: &str, offers: &[bastion::Action]) {
        let numbered = text.parse().ok().and_then(|n: usize| offers.get(n.wrapping_sub(1)));
        let action = match numbered {
            Some(action) => *action,
            None => match text.parse::<bastion::Action>() {
                Ok(action) => action,
                Err(reason) => return say(&reason),
            },
        };
        match self.game.act(seat, action) {
            Ok(events) => tell(&events),
            Err(tabletop::Rejected::NotOffered { rule }) => {
                let reason = Bastion::rule_text(rule).unwrap_or_default();
                say(&format!("Not allowed by {rule}: {reason}"));
            }
            Err(rejected) => say(&rejected.to_string()),
        }
    }
}

#[allow(clippy::print_stdout, reason = "the terminal is the table here")]
fn say(text: &str) {
    println!("{text}");
}

#[allow(clippy::print_stdout, reason = "the terminal is the table here")]
fn prompt(text: &str) -> Result<(), String> {
    print!("{text}");
    std::io::stdout().flush().map_err(|error| error.to_string())
}

fn tell(events: &[bastion::Event]) {
    for event in events.iter().filter_map(|event| event.seen_by(Viewer::Spectator)) {
        if let Ok(json) = serde_json::to_string(&event) {
            say(&format!("    {json}"));
        }
    }
}

/// The table in a few lines.
fn draw(game: &Bastion) -> String {
    let table = game.table();
    let mut lines = vec![String::new()];
    let deck = table.enemy_deck().len();
    lines.push(format!("turn {}, {} cards in the enemy deck", table.turn() + 1, deck));
    for district in District::all().filter(|_| game.flow().len() < 2 || deck > 0) {
        let units = (0..4).map(|index| {
            let section = Section::from_index(district.index() * 4 + index);
            format!("W{} {}", section.number(), unit(game, Target::Wall(section)))
        });
        let plaza = unit(game, Target::Plaza(district));
        let name = table.seats().next().map(|_| color(game, district)).unwrap_or_default();
        let units: Vec<_> = units.collect();
        lines.push(format!(
            "D{} {name:<7} {} | plaza {plaza}",
            district.number(),
            units.join("  ")
        ));
    }
    lines.push(format!("citadel {}", unit(game, Target::Citadel)));
    for seat in table.seats() {
        let hero = table.hero(seat);
        let mark = if seat == table.active() { '>' } else { ' ' };
        let at = match hero.place {
            Place::Citadel => "citadel".to_owned(),
            Place::District(district) => format!("D{}", district.number()),
        };
        lines.push(format!(
            "{mark}{} in {at}: {}; spells {:?}; rituals {:?}; artifacts {:?}",
            table.figure(seat),
            hero.mana,
            hero.spells,
            hero.rituals,
            hero.artifacts
        ));
    }
    lines.join("\n")
}

fn color(game: &Bastion, district: District) -> String {
    game.table().district_color(district).to_string()
}

/// A unit with the strength of each of its cards.
fn unit(game: &Bastion, target: Target) -> String {
    let table = game.table();
    let cards: Vec<String> =
        table.unit(target).map(|card| format!("{card} {}", table.strength(card, target))).collect();
    if cards.is_empty() { "–".to_owned() } else { cards.join(" + ") }
}
