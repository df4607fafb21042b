//! Bots for Sanctum.

pub mod greedy;
mod plan;
pub mod planner;
pub mod solver;
