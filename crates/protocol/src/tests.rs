//! The TypeScript types in `web/src/generated/` are what the Rust types say.

mod game_types;
mod message_size;
mod page_fixtures;
mod real_games;
mod typescript;

use std::fs;
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use crate::*;

/// Where the web client finds the types.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated")
}

/// One file with all types, in the order of this list.
fn generated() -> String {
    let config = Config::default().with_large_int("number");
    let mut text = String::from(
        "// Generated from crates/protocol: do not edit.\n\
         // To write it anew: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol\n",
    );
    let mut add = |declaration: String| text.push_str(&format!("\nexport {declaration}\n"));
    macro_rules! all {
        ($($name:ty),* $(,)?) => { $( add(<$name as TS>::decl(&config)); )* };
    }
    all!(
        tabletop::Seat,
        tabletop::SeatSet,
        GameName,
        Request,
        Command,
        Holder,
        Room,
        Message,
        CloseReason,
        Events,
        Play,
        Timer,
        Asked,
        Presence,
        Line,
        Lobby,
        Identity,
        Player,
        NewName,
        Recovery,
        Session,
        Recover,
        Program,
        NewProgram,
        ProgramToken,
        NewTable,
        NewSeat,
        Visibility,
        Pace,
        Clock,
        ClockPer,
        Watching,
        Created,
        rest::Invitation,
        TableInfo,
        TableState,
        SeatInfo,
        SeatKind,
        GameInfo,
        OptionInfo,
        Moment,
        Refusal,
        RefusalCode,
        Offer,
        Opinion,
        Reason,
        Analysis,
        SeatAnalysis,
        JudgedDecision,
        Luck,
        CoursePoint,
        Progress,
        LessonInfo,
        LessonStep,
    );
    text
}

/// A file of types is what it would be if it were written now; writes it if that is asked for.
fn check_fresh(file: &str, fresh: &str) {
    let path = folder().join(file);
    if std::env::var_os("BATTLEMENT_WRITE_TYPES").is_some() {
        fs::create_dir_all(folder()).expect("a folder for the types");
        fs::write(&path, fresh).expect("the file of types");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == fresh,
        "{} is stale: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol",
        path.display()
    );
}

#[test]
fn the_types_of_the_web_client_are_fresh() {
    check_fresh("protocol.ts", &generated());
}

#[test]
fn a_request_is_one_flat_object() {
    let request = Request { id: 3, command: Command::CloseTable };
    assert_eq!(
        serde_json::to_string(&request).ok().as_deref(),
        Some(r#"{"id":3,"type":"close_table"}"#)
    );
    let wrong = r#"{"id": 3, "type": "fly"}"#;
    assert!(serde_json::from_str::<Request>(wrong).is_err());
}
