//! What cards do: the penalties of Demon Lord and fury cards, skills, blessings.

pub(crate) mod blessing;
pub(crate) mod penalty;
pub(crate) mod skill;
