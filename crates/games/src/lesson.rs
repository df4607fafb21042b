//! Lessons: real games on fixed positions, with a script. What a coach says to them stands in the
//! locales.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Script;

/// A lesson: a game on a fixed position, played from seat 0.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name among the lessons of its game; tables keep it.
    pub id: String,
    /// Where the game begins.
    pub position: Value,
    /// What is laid down beforehand.
    #[serde(default)]
    pub script: Script,
    /// What the player is asked to do, one thing after another.
    pub steps: Vec<LessonStep>,
    /// What a player does who follows the coach to the end; for tests.
    pub path: Vec<String>,
}

/// One thing the player of a lesson is asked to do. Patterns are texts of actions in which `*`
/// stands for anything.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LessonStep {
    /// Its name in the lesson: its words are `tutorial-GAME-LESSON-STEP`.
    pub id: String,
    /// Actions on the way to it.
    #[serde(default)]
    pub via: Vec<String>,
    /// Actions that fulfil it, the best one first.
    #[serde(default, rename = "do")]
    pub actions: Vec<String>,
    /// How many of them it takes.
    #[serde(default = "once")]
    pub times: u32,
    /// Whether it lasts until the game is won.
    #[serde(default)]
    pub until_won: bool,
    /// The rule it shows.
    pub rule: String,
}

const fn once() -> u32 {
    1
}

/// A lesson as a client needs it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Its name among the lessons of its game.
    pub id: String,
    /// What the player is asked to do.
    pub steps: Vec<LessonStep>,
}

impl From<&Lesson> for LessonInfo {
    fn from(lesson: &Lesson) -> Self {
        LessonInfo { id: lesson.id.clone(), steps: lesson.steps.clone() }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    lessons: Vec<Lesson>,
}

/// Reads the lessons of a file that comes with the program.
pub(crate) fn read(text: &str) -> Vec<Lesson> {
    let file: File = serde_json::from_str(text).expect("what comes with the program was tested");
    file.lessons
}
