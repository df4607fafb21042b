//! How far and how wide each rung looks: all rungs of Bastion are the same search.

/// How far and how wide a bot looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Tables looked at for each hero phase.
    pub(super) nodes: u64,
    /// How many ends of a phase are tried.
    pub(super) ends: usize,
    /// How many turns are played on.
    pub(super) turns: u32,
    /// How many turns are played on when hardly a card is left to come.
    pub(super) last_turns: u32,
}

impl Effort {
    /// What the enemies make of it.
    pub(super) const GREEDY: Effort = Effort { nodes: 4_000, ends: 8, turns: 1, last_turns: 1 };
    /// Two rounds of two heroes.
    pub(super) const PLANNER: Effort = Effort { nodes: 24_000, ends: 8, turns: 4, last_turns: 4 };
    /// Some rounds; in the end all of them.
    pub(super) const SEARCH: Effort = Effort { nodes: 80_000, ends: 8, turns: 8, last_turns: 16 };
}
