//! Analyses of finished games, finished or in progress.
//!
//! Each game is analysed once, for everybody who asks, step by step between bot decisions, so that
//! no running table has to wait for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use games::{Adviser, Analysis, Analyst, AnyMatch, Budget, Level, Progress, Refusal};
use protocol::TableId;
use tokio::sync::Semaphore;

use crate::app::App;

/// How many analyses are kept. Others are computed again on request.
const KEPT: usize = 200;
/// The level of the analysing bot.
const ANALYST: Level = Level::Hard;

/// The progress of one analysis.
#[derive(Clone, Debug)]
pub(crate) enum AnalysisState {
    /// In progress.
    Running(Progress),
    /// The result, as JSON.
    Done(Arc<str>),
    /// It failed because of a bug.
    Failed,
}

/// The analyses of this process.
#[derive(Debug)]
pub(crate) struct Analyses {
    tables: Mutex<HashMap<TableId, AnalysisState>>,
    /// One analysis runs at a time: bots at running tables are more urgent.
    turn: Semaphore,
}

impl Analyses {
    pub(crate) fn new() -> Self {
        Analyses { tables: Mutex::default(), turn: Semaphore::new(1) }
    }

    /// Returns the state of a table's analysis and starts it on the first request. `steps` maps
    /// each input to its step.
    pub(crate) fn ask(
        app: &Arc<App>,
        id: &str,
        game: &dyn AnyMatch,
        steps: Vec<u64>,
    ) -> AnalysisState {
        let Analyses { tables, .. } = &app.analyses;
        let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(state) = tables.get(id) {
            return state.clone();
        }
        if tables.len() >= KEPT {
            tables.retain(|_, state| matches!(state, AnalysisState::Running(_)));
        }
        let of = game.inputs() as u32;
        let state = AnalysisState::Running(Progress { done: 0, of });
        tables.insert(id.to_owned(), state.clone());
        let budget = Budget::nodes(u64::MAX).within(app.config.times.judging);
        let adviser = Adviser { budget: Some(budget), ..Adviser::new(ANALYST.name(), 1) };
        let analyst = game.analyst(&adviser);
        let (app, id) = (Arc::clone(app), id.to_owned());
        tokio::spawn(async move {
            let result = analyse(&app, &id, analyst, &steps).await;
            let state = result.unwrap_or_else(|reason| {
                tracing::error!(table = id, reason, "an analysis failed");
                AnalysisState::Failed
            });
            app.analyses.store(&id, state);
        });
        state
    }

    fn store(&self, id: &str, state: AnalysisState) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id.to_owned(), state);
    }
}

async fn analyse(
    app: &Arc<App>,
    id: &str,
    analyst: Result<Box<dyn Analyst>, Refusal>,
    steps: &[u64],
) -> Result<AnalysisState, String> {
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
        app.analyses.store(id, AnalysisState::Running(analyst.progress()));
    }
    let mut analysis = analyst.analysis();
    name_steps(&mut analysis, steps);
    let text = serde_json::to_string(&analysis).map_err(|error| error.to_string())?;
    Ok(AnalysisState::Done(text.into()))
}

/// Maps each input in the analysis to its step.
fn name_steps(analysis: &mut Analysis, steps: &[u64]) {
    let step = |input: u32| steps.get((input as usize).wrapping_sub(1)).copied();
    analysis.decisions.iter_mut().for_each(|it| it.step = step(it.input));
    analysis.luck.iter_mut().for_each(|it| it.step = step(it.input));
    analysis.course.iter_mut().for_each(|it| it.step = step(it.input));
}
