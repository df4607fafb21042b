//! What the commands show and count of Bastion: its table in the terminal, its notes, reports and
//! rankings.

mod balance;
mod board;
mod notes;
mod ranking;
mod report;
