//! `battlement play`: a match in the terminal, one person against the enemies, bots beside.

mod board;

use std::io::BufRead;

use bastion::Bastion;
use clap::Args;
use tabletop::{Fate, Game, Header, Match, Notation, Record, Seat, Stream};

use crate::games::{GameName, WithBots, bastion_set};
use crate::playout::next_action;
use crate::{MatchArgs, output};

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
            let stranger = args.seats.iter().find(|it| usize::from(**it) >= options.players);
            if let Some(seat) = stranger {
                return Err(format!("--seats {seat}: there are {} seats", options.players));
            }
            let game = Match::<Bastion>::new(set, &options);
            let fate = Fate::new(args.seed);
            Terminal { args, game, header, fate, passed: None }.run()
        }
    }
}

/// A match in the terminal.
struct Terminal<'a> {
    args: &'a PlayArgs,
    game: Match<Bastion>,
    header: Header,
    fate: Fate,
    /// The decision at which the person let the others go on.
    passed: Option<u32>,
}

impl Terminal<'_> {
    fn run(mut self) -> Result<(), String> {
        let mut bots: Vec<_> = Seat::first(self.game.game().players())
            .filter_map(|seat| Bastion::bot(&self.args.bot, seat.index() as u64))
            .collect();
        if bots.is_empty() {
            return Err(format!("--bot {}: there is no such bot", self.args.bot));
        }
        let args = self.args;
        let mine = |seat: Seat| args.seats.iter().any(|it| usize::from(*it) == seat.index());
        loop {
            let pending = self.game.pending();
            if let Some(outcome) = self.game.game().outcome() {
                output::line(&board::draw(self.game.game()));
                output::line(&format!("The game is over: {outcome}."));
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
            let has_passed = self.passed == Some(self.game.decision());
            let asked = if has_passed { pending.needed } else { pending.seats };
            let person = asked.iter().find(|seat| mine(*seat));
            if let Some(seat) = person {
                if !self.ask(seat)? {
                    return Ok(());
                }
                continue;
            }
            let (seat, action) = next_action(self.game.game(), &mut bots, &mut Vec::new())?;
            output::line(&format!("seat {seat}: {action}"));
            let events = self.game.act(seat, action).map_err(|it| it.to_string())?;
            tell(&events);
        }
    }

    /// Asks a person; false to leave.
    fn ask(&mut self, seat: Seat) -> Result<bool, String> {
        let offers = self.game.offers(seat);
        output::line(&board::draw(self.game.game()));
        for (index, offer) in offers.iter().enumerate() {
            output::line(&format!("{:>4}  {offer}", index + 1));
        }
        let is_needed = self.game.pending().needed.contains(seat);
        let pass = if is_needed { "" } else { " Enter to let the others go on;" };
        output::print(&format!("seat {seat}: a number or an action;{pass} undo, record, quit > "));
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).map_err(|it| it.to_string())? == 0 {
            return Ok(false);
        }
        match line.trim() {
            "quit" => return Ok(false),
            "" if !is_needed => self.passed = Some(self.game.decision()),
            "undo" => {
                if let Err(rejected) = self.game.take_back(seat) {
                    output::line(&rejected.to_string());
                }
            }
            "record" => output::line(&Record::of(&self.game, self.header.clone()).to_string()),
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
                Err(reason) => return output::line(&reason),
            },
        };
        match self.game.act(seat, action) {
            Ok(events) => tell(&events),
            Err(tabletop::Rejected::NotOffered { rule }) => {
                let reason = Bastion::rule_text(rule).unwrap_or_default();
                output::line(&format!("Not allowed by {rule}: {reason}"));
            }
            Err(rejected) => output::line(&rejected.to_string()),
        }
    }
}

fn tell(events: &[bastion::Event]) {
    events.iter().filter_map(board::sentence).for_each(|line| output::line(&format!("    {line}")));
}
