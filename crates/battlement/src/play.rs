//! `battlement play`: a match in the terminal, one person against the enemies, bots beside.

use std::io::BufRead;

use clap::Args;
use tabletop::{Event as _, Fate, Header, MAX_SEATS, Match, Record, Seat, Viewer};

use crate::playout::next_action;
use crate::{CommandError, MatchArgs, output};
use games::{HostedGame, for_game, seated};

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// The seats you play, separated by commas; bots play the others.
    #[arg(long, default_value = "0", value_delimiter = ',')]
    seats: Vec<u8>,
    /// The bot for the other seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// The seed of all dice and cards.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &PlayArgs) -> Result<(), CommandError> {
    for_game!(args.of.game, G => play::<G>(args))
}

/// A game that can be shown in the terminal.
pub(crate) trait OnTerminal: HostedGame {
    /// The table in some lines, as the person in a seat sees it; without a seat as anybody does.
    fn draw(&self, seat: Option<Seat>) -> String;

    /// What is worth telling of an event.
    fn sentence(&self, event: &Self::Event) -> Option<String>;
}

fn play<G: OnTerminal>(args: &PlayArgs) -> Result<(), CommandError> {
    let set = args.of.set.of::<G>()?;
    let options = G::read_options(&args.of.pairs(*G::PLAYERS.start())?)?;
    let header = Header { options: G::write_options(&options), ..Header::default() };
    let game = Match::<G>::new(set, &options);
    let players = game.game().players();
    if let Some(seat) = args.seats.iter().find(|it| usize::from(**it) >= players) {
        return Err(CommandError::argument(
            format!("--seats {seat}"),
            format!("there are {players} seats"),
        ));
    }
    Terminal { args, game, header, fate: Fate::new(args.seed), passed: None }.run()
}

/// A match in the terminal.
struct Terminal<'a, G: OnTerminal> {
    args: &'a PlayArgs,
    game: Match<G>,
    header: Header,
    fate: Fate,
    /// The decision at which the person let the others go on.
    passed: Option<u32>,
}

impl<G: OnTerminal> Terminal<'_, G> {
    fn run(mut self) -> Result<(), CommandError> {
        let names = vec![self.args.bot.clone(); self.game.game().players()];
        let mut bots = seated::<G>(&names, |seat| seat as u64)
            .map_err(|error| CommandError::argument("--bot", error))?;
        loop {
            let pending = self.game.pending();
            if let Some(outcome) = self.game.game().outcome() {
                output::line(&self.game.game().draw(None));
                output::line(&format!("The game is over: {outcome}."));
                return Ok(());
            }
            if let Some(stream) = pending.chance.lowest() {
                let dice = self.fate.stream(stream);
                let (_, events) = self.game.resolve(stream, dice)?;
                self.tell(&events);
                continue;
            }
            // A person decides before bots do.
            let has_passed = self.passed == Some(self.game.decision());
            let asked = if has_passed { pending.needed } else { pending.seats };
            let person = asked.iter().find(|seat| self.is_person(*seat));
            if let Some(seat) = person {
                if !self.ask(seat)? {
                    return Ok(());
                }
                continue;
            }
            let company = Seat::first(MAX_SEATS).filter(|seat| !self.is_person(*seat)).collect();
            let (seat, action) =
                next_action(self.game.game(), &mut bots, company, &mut Vec::new())?;
            output::line(&format!("seat {seat}: {action}"));
            let events = self.game.act(seat, action)?;
            self.tell(&events);
        }
    }

    /// Asks a person; false to leave.
    fn ask(&mut self, seat: Seat) -> Result<bool, CommandError> {
        let offers = self.game.offers(seat);
        output::line(&self.game.game().draw(Some(seat)));
        for (index, offer) in offers.iter().enumerate() {
            output::line(&format!("{:>4}  {offer}", index + 1));
        }
        let is_needed = self.game.pending().needed.contains(seat);
        let pass = if is_needed { "" } else { " Enter to pass;" };
        output::print(&format!("seat {seat}: a number or an action;{pass} undo, record, quit > "));
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line)? == 0 {
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

    fn try_text(&mut self, seat: Seat, text: &str, offers: &[G::Action]) {
        let numbered = text.parse().ok().and_then(|n: usize| offers.get(n.wrapping_sub(1)));
        let action = match numbered {
            Some(action) => *action,
            None => match text.parse::<G::Action>() {
                Ok(action) => action,
                Err(reason) => return output::line(&reason.to_string()),
            },
        };
        match self.game.act(seat, action) {
            Ok(events) => self.tell(&events),
            Err(tabletop::Rejected::NotOffered { rule }) => {
                let reason = G::rule_text(rule).unwrap_or_default();
                output::line(&format!("Not allowed by {rule}: {reason}"));
            }
            Err(rejected) => output::line(&rejected.to_string()),
        }
    }
    /// Tells what the persons here get to know.
    fn tell(&self, events: &[G::Event]) {
        let persons: Vec<Seat> =
            Seat::first(MAX_SEATS).filter(|seat| self.is_person(*seat)).collect();
        for event in events {
            let is_seen = |seat: &Seat| event.seen_by(Viewer::Seat(*seat)).is_some();
            let sentence = self.game.game().sentence(event);
            if let Some(line) = sentence.filter(|_| persons.iter().any(is_seen)) {
                output::line(&format!("    {line}"));
            }
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.args.seats.iter().any(|it| usize::from(*it) == seat.index())
    }
}
