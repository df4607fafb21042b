//! The table of Sanctum and what happens on it, in words for the terminal.

use sanctum::{Event, Sanctum};

impl super::OnTerminal for Sanctum {
    fn draw(&self) -> String {
        String::new()
    }

    fn sentence(_event: &Event) -> Option<String> {
        None
    }
}
