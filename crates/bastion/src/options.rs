//! What a match is created from: seats, mode, difficulty, and what is left to chance.

use std::str::FromStr;

use tabletop::{MAX_SEATS, OptionsError, ParseError, Seat, named_enum};

use crate::components::Side;
use crate::ids::{Class, Color, District, Figure, Place};

named_enum! {
    /// B-17.1: the tutorial game, the normal mode, and the four scenarios. B-17.4: rules of play ask
    /// for the mode only where one changes them.
    pub enum Mode("a mode") {
        /// The training game of the rule book; otherwise like the normal mode (B-5.21).
        Tutorial = "tutorial",
        /// Difficulty and three advanced classes chosen by the players.
        Normal = "normal",
        /// Scenario 1.
        DarkenedSkies = "darkened-skies",
        /// Scenario 2.
        TremblingEarth = "trembling-earth",
        /// Scenario 3.
        ShowOfForce = "show-of-force",
        /// Scenario 4.
        LateArrival = "late-arrival",
    }
}

impl Mode {
    /// B-13.1: every game but the tutorial has rituals.
    pub const fn has_rituals(self) -> bool {
        !matches!(self, Mode::Tutorial)
    }

    /// The face the mode prescribes (B-17.3); none in the normal mode, where the players choose
    /// (B-5.22).
    pub const fn side(self) -> Option<Side> {
        match self {
            // B-5.16, B-17.12, B-17.16.
            Mode::Tutorial | Mode::ShowOfForce | Mode::LateArrival => Some(Side::Statue),
            // B-17.5, B-17.9.
            Mode::DarkenedSkies | Mode::TremblingEarth => Some(Side::Plain),
            Mode::Normal => None,
        }
    }

    /// B-5.4: heroes start in the citadel; B-17.19: in scenario 4 in the camp district.
    pub(crate) const fn start(self) -> Place {
        match self {
            Mode::LateArrival => Place::District(District::CAMP),
            _ => Place::Citadel,
        }
    }
}

named_enum! {
    /// B-5.24.
    pub enum Difficulty("a difficulty") {
        Easy = "easy",
        Medium = "medium",
        Hard = "hard",
        Extreme = "extreme",
    }
}

impl Difficulty {
    /// B-5.24: cards of each chosen advanced class.
    pub const fn per_class(self) -> u8 {
        2 + self as u8
    }

    /// B-5.24: legendary cards.
    pub const fn legends(self) -> u8 {
        1 + self as u8
    }
}

/// How the districts are laid round the citadel, counter-clockwise from the camp (B-5.1, B-5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// At random.
    Random,
    /// At random behind a camp district the players chose.
    Camp(Color),
    /// In this order.
    Fixed([Color; 6]),
}

/// Everything that is settled before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// B-1.17: 1 to 4 players, each with one hero.: heroes count, not people.
    pub players: usize,
    /// What is played.
    pub mode: Mode,
    /// B-5.23; only the normal mode uses it.
    pub difficulty: Difficulty,
    /// B-5.23: three different advanced classes; none means random.
    pub classes: Option<[Class; 3]>,
    /// B-5.22; other modes prescribe theirs.
    pub side: Side,
    /// Which district lies where.
    pub layout: Layout,
    /// B-5.15: the first player; none means random.
    pub first: Option<Seat>,
    /// B-5.3: the figures, one per seat, all different.
    pub figures: [Figure; 4],
}

impl Options {
    /// The defaults for a number of players, 1 to 4.
    pub fn new(players: usize) -> Self {
        Options {
            players,
            mode: Mode::Normal,
            difficulty: Difficulty::Easy,
            classes: None,
            side: Side::Statue,
            layout: Layout::Random,
            first: None,
            figures: [Figure::Dagdar, Figure::Sannirr, Figure::Ziran, Figure::Fourth],
        }
    }

    /// The same in another mode, with the face that mode prescribes.
    #[must_use]
    pub fn with_mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self.side = mode.side().unwrap_or(self.side);
        if mode != Mode::Normal {
            // B-17.2: the list of a scenario replaces difficulty and classes.
            self.difficulty = Difficulty::Easy;
            self.classes = None;
        }
        // the tutorial has a fixed layout unless another is asked for.
        if mode == Mode::Tutorial && self.layout == Layout::Random {
            self.layout = Layout::Fixed(ordinary_layout());
        }
        self
    }

    /// Reads `key=value` pairs.
    ///
    /// # Errors
    /// When a key or a value is unknown, or no match can be created from them.
    pub fn read(pairs: &[(String, String)]) -> Result<Self, OptionsError> {
        let mut options = Options::new(2);
        let (mut side, mut layout) = (None, None);
        for (key, value) in pairs {
            let told = |reason: ParseError| OptionsError::new(format!("{key}: {reason}"));
            match key.as_str() {
                "players" => options.players = read_players(value).map_err(told)?,
                "mode" => options.mode = value.parse().map_err(told)?,
                "difficulty" => options.difficulty = value.parse().map_err(told)?,
                "classes" => options.classes = read_classes(value).map_err(told)?,
                "side" => side = Some(value.parse().map_err(told)?),
                "districts" => layout = Some(read_layout(value).map_err(told)?),
                "first" => options.first = read_first(value).map_err(told)?,
                "heroes" => options.figures = read_figures(value).map_err(told)?,
                _ => {
                    let keys = "players, mode, difficulty, classes, side, districts, first, heroes";
                    return Err(OptionsError::new(format!(
                        "`{key}` is not an option: one of {keys}"
                    )));
                }
            }
        }
        let mode = options.mode;
        if let (Some(asked), Some(prescribed)) = (side, mode.side())
            && asked != prescribed
        {
            return Err(OptionsError::new(format!(
                "side: {mode} is played on the {prescribed} side"
            )));
        }
        options.side = side.unwrap_or(options.side);
        if let Some(first) = options.first
            && first.index() >= options.players
        {
            return Err(OptionsError::new(format!("first: there is no seat {first}")));
        }
        let mut options = options.with_mode(mode);
        options.layout = layout.unwrap_or(options.layout);
        Ok(options)
    }

    /// Writes them as `key=value` pairs.
    pub fn write(&self) -> Vec<(String, String)> {
        let Options { players, mode, difficulty, classes, side, layout, first, figures } = self;
        let list = |names: &[String]| names.join(",");
        let layout = match layout {
            Layout::Random => "random".to_owned(),
            Layout::Camp(color) => format!("camp:{color}"),
            Layout::Fixed(colors) => list(&colors.map(|it| it.to_string())),
        };
        let classes =
            classes.map_or("random".to_owned(), |it| list(&it.map(|class| class.to_string())));
        let first = first.map_or("random".to_owned(), |seat| seat.to_string());
        let mut pairs = vec![("players", players.to_string()), ("mode", mode.to_string())];
        if *mode == Mode::Normal {
            pairs.push(("difficulty", difficulty.to_string()));
            pairs.push(("classes", classes));
            pairs.push(("side", side.to_string()));
        }
        pairs.push(("districts", layout));
        pairs.push(("first", first));
        pairs.push(("heroes", list(&figures.map(|it| it.to_string()))));
        pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// the order of.
pub(crate) fn ordinary_layout() -> [Color; 6] {
    std::array::from_fn(Color::from_index)
}

fn read_players(text: &str) -> Result<usize, ParseError> {
    match text.parse() {
        Ok(players @ 1..=4) => Ok(players),
        _ => Err(ParseError::new(format!("`{text}` players: 1 to 4 take part (B-1.17)"))),
    }
}

fn read_list<T: FromStr<Err = ParseError> + PartialEq, const N: usize>(
    text: &str,
) -> Result<[T; N], ParseError> {
    let items: Vec<T> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if items.iter().enumerate().any(|(index, item)| items[..index].contains(item)) {
        return Err(ParseError::new(format!("`{text}` names one twice")));
    }
    let n = items.len();
    items.try_into().map_err(|_| ParseError::new(format!("`{text}` names {n}, not {N}")))
}

fn read_classes(text: &str) -> Result<Option<[Class; 3]>, ParseError> {
    if text == "random" {
        return Ok(None);
    }
    let classes: [Class; 3] = read_list(text)?;
    match classes.iter().find(|class| !Class::ADVANCED.contains(class)) {
        Some(class) => Err(ParseError::new(format!("{class} is not an advanced class (B-5.23)"))),
        None => Ok(Some(classes)),
    }
}

fn read_layout(text: &str) -> Result<Layout, ParseError> {
    if text == "random" {
        return Ok(Layout::Random);
    }
    if let Some(color) = text.strip_prefix("camp:") {
        return Ok(Layout::Camp(color.parse()?));
    }
    Ok(Layout::Fixed(read_list(text)?))
}

fn read_first(text: &str) -> Result<Option<Seat>, ParseError> {
    if text == "random" {
        return Ok(None);
    }
    text.parse()
        .map(Some)
        .map_err(|_| ParseError::new(format!("`{text}` is neither a seat (0 to 3) nor random")))
}

fn read_figures(text: &str) -> Result<[Figure; 4], ParseError> {
    let named: Vec<Figure> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if named.iter().enumerate().any(|(index, it)| named[..index].contains(it)) {
        return Err(ParseError::new(format!(
            "`{text}`: nobody else may have the same hero (B-5.3)"
        )));
    }
    Ok(with_unused(&named.into_iter().map(Some).collect::<Vec<_>>()))
}

/// The figures of all seats: seats without one get those nobody has, in their fixed order.
pub(crate) fn with_unused(named: &[Option<Figure>]) -> [Figure; MAX_SEATS] {
    let mut unused = Figure::ALL.iter().copied().filter(|it| !named.contains(&Some(*it)));
    std::array::from_fn(|seat| {
        let own = named.get(seat).copied().flatten();
        own.or_else(|| unused.next()).expect("there are four figures for four seats")
    })
}
