//! How long the wall stands: the walk of the enemies, without the cards.

use ::bastion::walk;

/// How many enemy phases the wall stands if no unit is defeated.
pub(super) fn time_left(mut occupied: u32, deck: u32) -> u32 {
    for turn in 0..deck {
        let Some(section) = walk::landing(occupied) else { return turn };
        occupied |= section.bit();
    }
    let mut turns = deck;
    // No unit marches over an empty wall, and a march never lasts longer than this.
    while occupied != 0 && turns < deck + 48 {
        let Some((from, Some(to))) = walk::next_mover(occupied) else { break };
        occupied = (occupied & !from.bit()) | to.bit();
        turns += 1;
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(sections: &[u32]) -> u32 {
        sections.iter().fold(0, |wall, section| wall | 1 << (section - 1))
    }

    #[test]
    fn time_is_counted_to_the_last_march() {
        assert_eq!(time_left(wall(&[10, 24]), 0), 1);
        assert_eq!(time_left(wall(&[22, 24]), 0), 1);
        assert_eq!(time_left(wall(&[23, 24]), 0), 0);
        // Three units come, next to those on the wall, and none can march.
        assert_eq!(time_left(wall(&[23, 24]), 3), 3);
    }
}
