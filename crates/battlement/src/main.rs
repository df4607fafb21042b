//! The one binary: rules engines, checks, simulation, play in the terminal.

fn main() -> std::process::ExitCode {
    battlement::run()
}
