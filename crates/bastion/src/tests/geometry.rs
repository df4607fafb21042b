//! B-2: the shape of the bastion.

use crate::property::neighbours;
use crate::{District, Place, RULEBOOK, Section};

fn section(number: u8) -> Section {
    Section::new(number).expect("a section")
}

#[test]
fn b_2_2_b_2_3_places_touch_their_ring_neighbours_and_the_citadel() {
    for district in District::all() {
        let here = Place::District(district);
        let near: Vec<Place> = Place::all().filter(|other| here.is_adjacent(*other)).collect();
        assert_eq!(near.len(), 3);
        assert!(near.contains(&Place::Citadel));
        assert!(near.contains(&Place::District(district.next())));
        let before = District::all().find(|it| it.next() == district).expect("a ring");
        assert!(near.contains(&Place::District(before)));
    }
    assert_eq!(Place::all().filter(|it| Place::Citadel.is_adjacent(*it)).count(), 6);
}

#[test]
fn b_2_8_district_k_holds_four_sections() {
    for number in 1..=24 {
        assert_eq!(section(number).district().number(), number.div_ceil(4));
        assert!(section(number).district().sections() & section(number).bit() != 0);
    }
}

#[test]
fn b_2_17_b_2_18_sections_touch_their_neighbours_but_not_across_the_gate() {
    assert_eq!(neighbours(section(1)), section(2).bit());
    assert_eq!(neighbours(section(24)), section(23).bit());
    assert_eq!(neighbours(section(4)), section(3).bit() | section(5).bit());
}

#[test]
fn b_2_23_r_2_8_the_farthest_district_from_the_camp_is_d4() {
    let distances: Vec<u8> = District::all().map(|it| it.distance(District::CAMP)).collect();
    assert_eq!(distances, [0, 1, 2, 3, 2, 1]);
}

#[test]
fn b_1_12_the_rule_book_decides() {
    // Every rule an action can be refused with has a sentence in the book, and nothing else is
    // consulted.
    for rule in RULEBOOK.rules() {
        assert!(RULEBOOK.sentence(rule).is_some_and(|text| text.len() > 10), "{rule}");
    }
    assert_eq!(RULEBOOK.rules().filter(|rule| rule.book() == 'B').count(), 404);
}
