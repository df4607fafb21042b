//! The page is built by `cargo xtask web` into `web/dist` and put into the binary from there.

use std::path::Path;

fn main() {
    let page = "../../web/dist";
    // Without a folder to watch, cargo would run this each time.
    let _ = std::fs::create_dir_all(Path::new(page));
    println!("cargo::rerun-if-changed={page}");
}
