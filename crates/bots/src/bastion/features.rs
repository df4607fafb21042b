//! What a bot sees of a table of Bastion, in numbers.

mod counting;
mod scene;

/// Declares the features and how many there are.
macro_rules! features {
    ($($(#[doc = $text:literal])+ $name:ident,)+) => {
        /// What is counted.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Feature {
            $($(#[doc = $text])+ $name,)+
        }

        /// How many features there are.
        pub const FEATURES: usize = [$(Feature::$name),+].len();

        impl Feature {
            /// All features, in their order.
            pub(super) const ALL: [Feature; FEATURES] = [$(Feature::$name),+];
        }
    };
}

features! {
    /// Units on the wall.
    Units,
    /// Discs the units on the wall cost.
    UnitPrice,
    /// Discs above five a unit on the wall costs.
    UnitDear,
    /// Units that cannot be attacked.
    Guarded,
    /// Plazas that are taken.
    Plazas,
    /// Discs the units on plazas cost.
    PlazaPrice,
    /// Cards in the citadel.
    Citadel,
    /// Discs the top enemy of the citadel costs.
    CitadelPrice,
    /// Discs that some unit on the wall could be paid with.
    DiscNow,
    /// Further discs in colors the wall needs.
    DiscLater,
    /// Discs in colors no unit on the wall costs.
    DiscSpare,
    /// Colors in each pool.
    Colors,
    /// Power of Fireballs.
    Fireball,
    /// Power of Lightnings.
    Lightning,
    /// Alchemies.
    Alchemy,
    /// Power of Plenties.
    Plenty,
    /// Prisms.
    Prism,
    /// Missiles.
    Missile,
    /// Speeds.
    Speed,
    /// Copies.
    Copy,
    /// Repeats.
    Repeat,
    /// Exchanges and Teleports.
    Relocate,
    /// Active Accumulators.
    Accumulator,
    /// Active Converters.
    Converter,
    /// Sources on foundations.
    Source,
    /// Obelisks.
    Obelisk,
    /// Cannons.
    Cannon,
    /// Discs on sources.
    SourceDisc,
    /// Discs on towers.
    TowerDisc,
    /// What each hero could channel where it stands.
    Supply,
    /// Discs on towers for heroes in the citadel.
    CitadelSupply,
    /// How close each hero is to its next deed.
    Opinion,
    /// How close each hero is to the deed after that.
    Prospect2,
    /// Enemy phases the wall would stand if the deck were empty.
    Breath,
    /// Heroes that stand together in a district.
    Together,
    /// Enemy phases the wall stands if no unit is defeated.
    Slack,
    /// Open sources where heroes stand.
    OpenSources,
    /// Heroes in the citadel.
    InCitadel,
    /// Turns that are lacking to earn what all enemies cost.
    Short,
    /// Discs on sources whose tower is closed.
    Dead,
    /// Closed towers, and what they hold, while an enemy sits in the citadel.
    Stuck,
    /// Open sources.
    FreeSources,
    /// Channelings each district still has before its tower is closed.
    Flow,
    /// Empty pools: their next source is paid for by the reserve (B-8.5).
    Empty,
    /// Heroes that could defeat a unit in their next turn.
    Ready,
    /// Further units each of them could choose.
    ReadyMore,
    /// Heroes that could do so with hardly a disc left over.
    ReadyExact,
    /// Discs the wall costs that neither pools nor open sources hold.
    Unmet,
    /// Units in districts where a source of a color they cost is open.
    Local,
    /// Empty pools of heroes that stand where a source is open.
    EmptyAtSource,
    /// Pools of one color.
    OneColor,
    /// Units more than one move away from every hero.
    Far,
    /// Accumulators that could be performed.
    HeldAccumulator,
    /// Converters that could be performed.
    HeldConverter,
    /// Sources that could be performed.
    HeldSource,
    /// Obelisks that could be performed.
    HeldObelisk,
    /// Cannons that could be performed.
    HeldCannon,
    /// Rituals in hand of a color some unit on the wall has.
    HeldMatch,
    /// Sources an Obelisk helps.
    ObeliskMatch,
}

/// What is counted on a table.
#[derive(Clone, Debug)]
pub(super) struct Features([f32; FEATURES]);

impl Features {
    /// All numbers, in the order of [`Feature`].
    pub(super) const fn all(&self) -> &[f32; FEATURES] {
        &self.0
    }

    /// How much of a feature there is.
    pub(super) const fn get(&self, feature: Feature) -> f32 {
        self.0[feature as usize]
    }

    fn add(&mut self, feature: Feature, n: f32) {
        self.0[feature as usize] += n;
    }
}
