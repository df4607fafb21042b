//! Analyses of finished games, finished or in progress.
//!
//! Each game is analysed once, for everybody who asks, step by step: each step is a job of who asked
//! first, so that nobody else has to wait for it. It ends when nobody asks any more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use games::{Adviser, Analysis, Analyst, AnyMatch, Budget, Level, Progress, Refusal};
use protocol::TableId;

use crate::app::App;
use crate::thinking::{Busy, Job, Kind, Length, Owner, Urgency};

/// How many analyses are kept. Others are computed again on request.
const KEPT: usize = 200;
/// How many analyses one person may have in progress.
const RUNNING_PER_PERSON: usize = 3;
/// How many analyses may be in progress.
const RUNNING: usize = 50;
/// Who has not asked for so long does not wait any more.
const FORGOTTEN: Duration = Duration::from_secs(60);
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

/// An analysis and who wants it.
#[derive(Debug)]
struct Entry {
    state: AnalysisState,
    /// Who asked first.
    owner: Owner,
    /// When somebody asked last.
    asked_at: Instant,
}

impl Entry {
    fn is_running(&self) -> bool {
        matches!(self.state, AnalysisState::Running(_))
    }
}

/// The analyses of this process.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    tables: Mutex<HashMap<TableId, Entry>>,
}

impl Analyses {
    pub(crate) fn new() -> Self {
        Analyses::default()
    }

    /// Returns the state of a table's analysis and starts it on the first request. `steps` maps
    /// each input to its step.
    ///
    /// # Errors
    ///
    /// If too many are in progress.
    pub(crate) fn ask(
        app: &Arc<App>,
        id: &str,
        owner: Owner,
        game: &dyn AnyMatch,
        steps: Vec<u64>,
    ) -> Result<AnalysisState, Busy> {
        let mut tables = app.analyses.lock();
        if let Some(entry) = tables.get_mut(id) {
            entry.asked_at = Instant::now();
            return Ok(entry.state.clone());
        }
        let running = || tables.values().filter(|it| it.is_running());
        let own = running().filter(|it| it.owner.account == owner.account).count();
        if running().count() >= RUNNING || own >= RUNNING_PER_PERSON {
            return Err(Busy);
        }
        if tables.len() >= KEPT {
            tables.retain(|_, entry| entry.is_running());
        }
        let of = game.inputs() as u32;
        let state = AnalysisState::Running(Progress { done: 0, of });
        let asked_at = Instant::now();
        let entry = Entry { state: state.clone(), owner: owner.clone(), asked_at };
        tables.insert(id.to_owned(), entry);
        let budget = Budget::nodes(u64::MAX).within(app.config.times.judging);
        let adviser = Adviser { budget: Some(budget), ..Adviser::new(ANALYST.name(), 1) };
        let analyst = game.analyst(&adviser);
        let (app, id) = (Arc::clone(app), id.to_owned());
        tokio::spawn(async move {
            match analyse(&app, &id, owner, analyst, &steps).await {
                Ok(state) => drop(app.analyses.note(&id, state)),
                Err(Unfinished::Unwanted) => drop(app.analyses.lock().remove(&id)),
                Err(Unfinished::Failed(reason)) => {
                    tracing::error!(table = id, reason, "an analysis failed");
                    app.analyses.note(&id, AnalysisState::Failed);
                }
            }
        });
        Ok(state)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Entry>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes how far an analysis is. Returns whether anybody has asked lately.
    fn note(&self, id: &str, state: AnalysisState) -> bool {
        let mut tables = self.lock();
        let Some(entry) = tables.get_mut(id) else { return false };
        entry.state = state;
        entry.asked_at.elapsed() < FORGOTTEN
    }
}

/// Why an analysis ended without a result.
enum Unfinished {
    /// Nobody asks for it any more, or there is no room for it.
    Unwanted,
    /// A bug.
    Failed(String),
}

impl From<Busy> for Unfinished {
    fn from(Busy: Busy) -> Self {
        Unfinished::Unwanted
    }
}

async fn analyse(
    app: &Arc<App>,
    id: &str,
    owner: Owner,
    analyst: Result<Box<dyn Analyst>, Refusal>,
    steps: &[u64],
) -> Result<AnalysisState, Unfinished> {
    let failed = |refused: Refusal| Unfinished::Failed(refused.message);
    let mut analyst = analyst.map_err(failed)?;
    let job = Job { owner, urgency: Urgency::Awaited, length: Length::Long };
    loop {
        let permit = app.thinkers.enter(Kind::Analysis, job.clone())?.turn().await?;
        let work = permit.run(move || {
            let goes_on = analyst.advance();
            (analyst, goes_on)
        });
        let (back, goes_on) = work.await.map_err(|error| Unfinished::Failed(error.to_string()))?;
        analyst = back;
        if !goes_on.map_err(failed)? {
            break;
        }
        if !app.analyses.note(id, AnalysisState::Running(analyst.progress())) {
            return Err(Unfinished::Unwanted);
        }
    }
    let mut analysis = analyst.analysis();
    name_steps(&mut analysis, steps);
    let text = serde_json::to_string(&analysis).expect("an analysis is plain data");
    Ok(AnalysisState::Done(text.into()))
}

/// Maps each input in the analysis to its step.
fn name_steps(analysis: &mut Analysis, steps: &[u64]) {
    let step = |input: u32| steps.get((input as usize).wrapping_sub(1)).copied();
    analysis.decisions.iter_mut().for_each(|it| it.step = step(it.input));
    analysis.luck.iter_mut().for_each(|it| it.step = step(it.input));
    analysis.course.iter_mut().for_each(|it| it.step = step(it.input));
}
