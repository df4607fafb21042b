//! Standard output. Whoever closes the other end of a pipe has read enough.

use std::io::Write;

/// Prints a line.
pub(crate) fn line(text: &str) {
    print(&format!("{text}\n"));
}

/// Prints a text as it is.
pub(crate) fn print(text: &str) {
    let mut output = std::io::stdout().lock();
    if output.write_all(text.as_bytes()).and_then(|()| output.flush()).is_err() {
        std::process::exit(0);
    }
}
