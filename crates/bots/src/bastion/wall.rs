//! How long the wall stands: the walk of the enemies, without the cards.

/// All 24 sections.
const ALL: u32 = (1 << 24) - 1;

/// The last free section of the run of free sections that begins there.
fn end_of_run(occupied: u32, first: u32) -> u32 {
    let ahead = occupied >> first;
    if ahead == 0 { 23 } else { first + ahead.trailing_zeros() - 1 }
}

/// Where the next enemy comes to stand (B-10.5), if there is room.
pub(super) fn landing(occupied: u32) -> Option<u32> {
    let free = !occupied & ALL;
    (free != 0).then(|| end_of_run(occupied, free.trailing_zeros()))
}

/// Where the unit nearest to the gate goes (B-10.14, B-10.15), and where it is now.
pub(super) fn march(occupied: u32) -> Option<(u32, u32)> {
    let from = occupied.trailing_zeros();
    let ahead = !occupied & ALL & !((2 << from) - 1);
    (ahead != 0).then(|| (from, end_of_run(occupied, ahead.trailing_zeros())))
}

/// How many enemy phases the wall stands if no unit is defeated.
pub(super) fn time_left(mut occupied: u32, deck: u32) -> u32 {
    for turn in 0..deck {
        let Some(section) = landing(occupied) else { return turn };
        occupied |= 1 << section;
    }
    let mut turns = deck;
    // No unit marches over an empty wall, and a march never lasts longer than this.
    while occupied != 0 && turns < deck + 48 {
        let Some((from, to)) = march(occupied) else { break };
        occupied = (occupied & !(1 << from)) | 1 << to;
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
    fn enemies_land_and_march_as_in_the_worked_table_of_b_10() {
        assert_eq!(landing(wall(&[])), Some(23));
        assert_eq!(landing(wall(&[1, 3, 5])), Some(1));
        assert_eq!(landing(ALL), None);
        assert_eq!(march(wall(&[20, 21, 23, 24])), Some((19, 21)));
        assert_eq!(march(wall(&[22, 23, 24])), None);
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
