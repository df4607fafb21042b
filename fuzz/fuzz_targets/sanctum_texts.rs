//! Positions and records of Sanctum: what is read is sound enough to be played on, or is refused.
#![no_main]

mod sound;

use libfuzzer_sys::fuzz_target;
use sanctum::{Components, Sanctum};

fuzz_target!(|data: &[u8]| sound::read::<Sanctum>(Components::house(), data));
