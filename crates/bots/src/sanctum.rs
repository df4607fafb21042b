//! Bots for Sanctum.

mod dice;
pub mod greedy;
mod plan;
pub mod planner;
pub mod solver;
