//! What every file of a set uses.

use std::fmt;
use std::marker::PhantomData;

use printed::Sourced;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::ids::Color;

/// A list that is known from one place, `{ value = ["a", "b"], from = "rulebook" }`, or whose values
/// are known from several: `[{ value = "a", from = "rulebook" }, { value = "b", from = "inferred" }]`.
#[derive(Clone, Debug)]
pub(super) struct SourcedList<T> {
    values: Vec<T>,
    at: usize,
}

impl<T> SourcedList<T> {
    pub(super) fn get(&self) -> &[T] {
        &self.values
    }

    /// Where it begins in the file.
    pub(super) fn at(&self) -> usize {
        self.at
    }
}

impl<'de, T: Deserialize<'de> + Clone> Deserialize<'de> for SourcedList<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ListVisitor(PhantomData))
    }
}

struct ListVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Clone> Visitor<'de> for ListVisitor<T> {
    type Value = SourcedList<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`{ value = [...], from = ... }`, or a list of values with `from` each")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        let list = Sourced::<Vec<T>>::deserialize(MapAccessDeserializer::new(map))?;
        Ok(SourcedList { values: list.get().clone(), at: list.at() })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let (mut values, mut at) = (Vec::new(), None);
        while let Some(value) = seq.next_element::<Sourced<T>>()? {
            at = at.or(Some(value.at()));
            values.push(value.get().clone());
        }
        match at {
            Some(at) => Ok(SourcedList { values, at }),
            None => Err(A::Error::missing_field("from")),
        }
    }
}

/// One entry for each colour, all of them required.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PerColor<T> {
    yellow: T,
    green: T,
    blue: T,
    purple: T,
    black: T,
    red: T,
}

impl<T> PerColor<T> {
    pub(super) fn get(&self, color: Color) -> &T {
        match color {
            Color::Yellow => &self.yellow,
            Color::Green => &self.green,
            Color::Blue => &self.blue,
            Color::Purple => &self.purple,
            Color::Black => &self.black,
            Color::Red => &self.red,
        }
    }
}
