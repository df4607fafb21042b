//! What abilities do to dice, as sets of values: bit n stands for the value n.

use sanctum::DieEffect;

/// S-10.2 to S-10.6: the values an effect leads to, by the value before.
pub(in crate::sanctum) fn reach(effect: DieEffect) -> [u8; 7] {
    std::array::from_fn(|value| {
        let bit = |to: usize| if (1..=6).contains(&to) { 1 << to } else { 0 };
        let up = |n: u8| bit(value + usize::from(n));
        let down = |n: u8| value.checked_sub(usize::from(n)).map_or(0, bit);
        match effect {
            DieEffect::Set(to) => bit(usize::from(to)),
            DieEffect::Plus(n) => up(n),
            DieEffect::Minus(n) => down(n),
            DieEffect::PlusMinus(n) => up(n) | down(n),
            DieEffect::PlusAny => (1..=5).map(up).fold(0, |all, it| all | it),
            DieEffect::MinusAny => (1..=5).map(down).fold(0, |all, it| all | it),
        }
    })
}
