//! Finished games that were judged, or are being judged at the moment.
//!
//! A game is judged once for all who ask, step by step between bots that think, so that nobody at
//! a table waits for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use games::{Adviser, Analysis, Analyst, AnyMatch, Budget, Level, Progress, Refusal};
use protocol::TableId;
use tokio::sync::Semaphore;

use crate::app::App;

/// How many analyses are kept; the others are made again when somebody asks.
const KEPT: usize = 200;
/// Who judges.
const ANALYST: Level = Level::Hard;

/// How far the analysis of a table is.
#[derive(Clone, Debug)]
pub(crate) enum Judged {
    /// So far.
    Half(Progress),
    /// As JSON.
    Whole(Arc<str>),
    /// A fault of the program.
    Failed,
}

/// The analyses of this process.
#[derive(Debug)]
pub(crate) struct Analyses {
    tables: Mutex<HashMap<TableId, Judged>>,
    /// One at a time: bots are more urgent.
    turn: Semaphore,
}

impl Analyses {
    pub(crate) fn new() -> Self {
        Analyses { tables: Mutex::default(), turn: Semaphore::new(1) }
    }

    /// How far the analysis of a table is; the first to ask sets it going. `steps` says of which
    /// step each input was.
    pub(crate) fn ask(app: &Arc<App>, id: &str, game: &dyn AnyMatch, steps: Vec<u64>) -> Judged {
        let Analyses { tables, .. } = &app.analyses;
        let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(judged) = tables.get(id) {
            return judged.clone();
        }
        if tables.len() >= KEPT {
            tables.retain(|_, judged| matches!(judged, Judged::Half(_)));
        }
        let of = game.inputs() as u32;
        let judged = Judged::Half(Progress { done: 0, of });
        tables.insert(id.to_owned(), judged.clone());
        let budget = Budget::nodes(u64::MAX).within(app.config.times.judging);
        let adviser = Adviser { budget: Some(budget), ..Adviser::new(ANALYST.name(), 1) };
        let analyst = game.analyst(&adviser);
        let (app, id) = (Arc::clone(app), id.to_owned());
        tokio::spawn(async move {
            let whole = judge(&app, &id, analyst, &steps).await;
            let told = whole.unwrap_or_else(|reason| {
                tracing::error!(table = id, reason, "an analysis failed");
                Judged::Failed
            });
            app.analyses.note(&id, told);
        });
        judged
    }

    fn note(&self, id: &str, judged: Judged) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id.to_owned(), judged);
    }
}

async fn judge(
    app: &Arc<App>,
    id: &str,
    analyst: Result<Box<dyn Analyst>, Refusal>,
    steps: &[u64],
) -> Result<Judged, String> {
    let mut analyst = analyst.map_err(|refused| refused.message)?;
    let _turn = app.analyses.turn.acquire().await;
    loop {
        let permit = Arc::clone(&app.thinkers).acquire_owned().await;
        let work = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let goes_on = analyst.advance();
            (analyst, goes_on)
        });
        let (back, goes_on) = work.await.map_err(|error| error.to_string())?;
        analyst = back;
        if !goes_on.map_err(|refused| refused.message)? {
            break;
        }
        app.analyses.note(id, Judged::Half(analyst.progress()));
    }
    let mut analysis = analyst.analysis();
    name_steps(&mut analysis, steps);
    let text = serde_json::to_string(&analysis).map_err(|error| error.to_string())?;
    Ok(Judged::Whole(text.into()))
}

/// Says of which step each input was.
fn name_steps(analysis: &mut Analysis, steps: &[u64]) {
    let step = |input: u32| steps.get((input as usize).wrapping_sub(1)).copied();
    analysis.decisions.iter_mut().for_each(|it| it.step = step(it.input));
    analysis.luck.iter_mut().for_each(|it| it.step = step(it.input));
    analysis.course.iter_mut().for_each(|it| it.step = step(it.input));
}
