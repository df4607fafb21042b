//! What the result of a Fight is worth: one explicit sum, in the currency of the caller.

use sanctum::{BlessingId, DemonId, Row};

/// No table of prices is longer.
pub const MOST: usize = 24;

/// The prices of everything a Fight can bring or cost.
///
/// The value of a result is: what is finished, plus hits on what is not, plus the rage that is
/// active afterwards, minus wounds, tokens, potions and blessings. Tables begin with 0 and rise.
#[derive(Clone, Debug)]
pub struct FightPrices {
    /// Wounds in this Fight, by their number; death is among them.
    pub wounds: [i32; MOST],
    /// Tokens spent, stamina and focus, by their number.
    pub tokens: [[i32; MOST]; 2],
    /// Using a blessing for a token, besides the token.
    pub token_blessing: i32,
    /// Using another blessing.
    pub blessing: [i32; BlessingId::COUNT],
    /// Active rage tiles afterwards, by their number.
    pub rage: [i32; 4],
    /// A potion spent.
    pub potion: i32,
    /// Killing a demon.
    pub demon: [i32; DemonId::COUNT],
    /// A hit on a demon that survives.
    pub hit: i32,
    /// Defeating a card of the row, by its place; its hits included.
    pub card: [i32; Row::LEN as usize],
    /// A hit on a card that is not defeated.
    pub card_hit: i32,
    /// Turning up a fury card: what its penalty is expected to cost.
    pub reveal: i32,
    /// Dice left for a fury card that is turned up, by their number.
    pub left: [i32; 8],
    /// The damage expected of a fury card that is turned up.
    pub fury_damage: u8,
}

impl Default for FightPrices {
    /// Everything is worth nothing.
    fn default() -> Self {
        FightPrices {
            wounds: [0; MOST],
            tokens: [[0; MOST]; 2],
            token_blessing: 0,
            blessing: [0; BlessingId::COUNT],
            rage: [0; 4],
            potion: 0,
            demon: [0; DemonId::COUNT],
            hit: 0,
            card: [0; Row::LEN as usize],
            card_hit: 0,
            reveal: 0,
            left: [0; 8],
            fury_damage: 0,
        }
    }
}

/// The price in a table that goes on as it ends.
pub fn price(table: &[i32], count: usize) -> i32 {
    let last = table.len() - 1;
    if count <= last {
        return table[count];
    }
    table[last] + (count - last) as i32 * (table[last] - table[last - 1])
}
