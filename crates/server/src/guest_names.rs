//! Names for guests: invented and short, words of no language.

use crate::auth;

const BEGIN: [&str; 16] = [
    "Al", "Bor", "Da", "El", "Fen", "Gal", "Il", "Ka", "Lo", "Mar", "Nes", "Or", "Ra", "Sil", "Ta",
    "Vel",
];
const MIDDLE: [&str; 8] = ["da", "ri", "no", "la", "mi", "so", "ve", "tu"];
const END: [&str; 16] = [
    "n", "r", "ra", "s", "th", "lin", "rik", "na", "vo", "dis", "mir", "ya", "lan", "ros", "ska",
    "nir",
];

/// A name for a guest who has not chosen one.
pub(crate) fn invented() -> String {
    let [a, b, c] = auth::random::<3>();
    let pick = |list: &'static [&'static str], byte: u8| list[usize::from(byte) % list.len()];
    [pick(&BEGIN, a), pick(&MIDDLE, b), pick(&END, c)].concat()
}
