//! Places at the table, sets of them, and the streams of chance that belong to them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ParseError;

/// The most seats any game here has.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Who sits there (a person, a bot, nobody) is not the engine's business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    pub const fn new(index: u8) -> Self {
        Seat(index)
    }

    /// Its index, for arrays with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `n` seats in order.
    pub fn first(n: usize) -> impl Iterator<Item = Seat> {
        (0..n.min(MAX_SEATS) as u8).map(Seat)
    }
}

impl TryFrom<u8> for Seat {
    type Error = ParseError;

    fn try_from(index: u8) -> Result<Self, ParseError> {
        let exists = usize::from(index) < MAX_SEATS;
        if exists {
            Ok(Seat(index))
        } else {
            Err(ParseError::new(format!("`{index}` is not a seat: 0 to 3")))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not a seat: 0 to 3"));
        text.parse::<u8>()
            .map_err(|_| wrong())
            .and_then(|it| Seat::try_from(it).map_err(|_| wrong()))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A pair of eyes: a seat, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatSet(#[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// The first `n` seats.
    pub const fn first(n: usize) -> Self {
        SeatSet((1u8 << n) - 1)
    }

    /// Whether the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest index.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A source of chance: the common one of the table, or the own one of a seat.
///
/// Games in which several seats act at the same time draw from one stream per seat, so that what
/// a seat rolls does not depend on who was faster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stream(u8);

impl Stream {
    /// The common stream.
    pub const TABLE: Stream = Stream(0);

    /// How many streams there can be.
    pub const COUNT: usize = MAX_SEATS + 1;

    /// The own stream of a seat.
    pub const fn of(seat: Seat) -> Self {
        Stream(seat.0 + 1)
    }

    /// The stream with this index.
    pub(crate) const fn from_index(index: usize) -> Self {
        Stream(index as u8)
    }

    /// Its index, for arrays with one entry per stream.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat whose stream it is; none for the common one.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0 - 1)) }
    }
}

/// A set of streams.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct StreamSet(u8);

impl StreamSet {
    /// No stream.
    pub const EMPTY: StreamSet = StreamSet(0);

    /// Just this stream.
    pub const fn only(stream: Stream) -> Self {
        StreamSet(1 << stream.0)
    }

    /// Whether the stream belongs to the set.
    pub const fn contains(self, stream: Stream) -> bool {
        self.0 & (1 << stream.0) != 0
    }

    /// Adds a stream.
    pub fn insert(&mut self, stream: Stream) {
        self.0 |= 1 << stream.0;
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its streams in rising order.
    pub fn iter(self) -> impl Iterator<Item = Stream> {
        (0..Stream::COUNT).map(Stream::from_index).filter(move |stream| self.contains(*stream))
    }

    /// The stream with the lowest index.
    pub const fn lowest(self) -> Option<Stream> {
        if self.0 == 0 { None } else { Some(Stream(self.0.trailing_zeros() as u8)) }
    }
}
