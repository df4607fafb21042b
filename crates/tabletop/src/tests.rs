//! Tests of the core on a toy game that is as small as a game can be.

mod cases;
mod matches;
mod records;
mod toy;
