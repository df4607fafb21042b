//! `cargo xtask fuzz`: a bounded run of the fuzz targets.

use std::process::Command;

const TARGETS: [&str; 2] = ["engine", "texts"];

pub(crate) fn run(seconds: u32) -> Result<(), String> {
    for target in TARGETS {
        let time = format!("-max_total_time={seconds}");
        let arguments = ["+nightly", "fuzz", "run", target, "--", &time, "-rss_limit_mb=4096"];
        crate::run::run(
            Command::new("cargo").args(arguments),
            &format!("cargo {}", arguments.join(" ")),
        )?;
    }
    Ok(())
}
