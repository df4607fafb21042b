//! Positions and records of Bastion: what is read is sound enough to be played on, or is refused.
#![no_main]

mod sound;

use bastion::{Bastion, Components};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| sound::read::<Bastion>(Components::house(), data));
