//! What cards do: spells, rituals, artifacts.

pub(crate) mod artifact;
pub(crate) mod relocate;
pub(crate) mod ritual;
pub(crate) mod spell;
