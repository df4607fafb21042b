//! The engine protocol: whatever lines come in, one answer each goes out and nothing panics.
#![no_main]

use battlement::engine::{Engine, Games};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new(Games::house());
    for line in String::from_utf8_lossy(data).lines().take(64) {
        let (answer, _) = engine.answer(line);
        assert!(answer.is_object());
    }
});
