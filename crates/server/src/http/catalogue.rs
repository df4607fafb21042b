//! The catalogue of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use games::{AnyGame, GameOption};
use protocol::{GameInfo, Id, LessonInfo, OptionInfo};

use super::refusal::HttpRefusal;
use crate::app::App;
use crate::history::Stored;

/// The games with their options and bot levels.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let option = |(key, choices): GameOption| OptionInfo { key: key.to_owned(), choices };
    let info = |game: &Arc<dyn AnyGame>| GameInfo {
        game: game.name(),
        fewest: *game.players().start() as u8,
        most: *game.players().end() as u8,
        options: game.choices().into_iter().map(option).collect(),
        bots: games::levels().map(str::to_owned).collect(),
    };
    Json(app.config.games.iter().map(info).collect())
}

/// The game of a path.
fn named<'a>(app: &'a App, game: &str) -> Result<&'a Arc<dyn AnyGame>, HttpRefusal> {
    app.config.games.named(game).map_err(|_| HttpRefusal::unknown("game"))
}

/// The component set of a game, the type `Components` of the game: everything printed on cards
/// and boards.
#[utoipa::path(get, path = "/api/games/{game}/components", responses((status = 200, body = Object), (status = 404, body = protocol::Refusal)))]
pub(super) async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<serde_json::Value>, HttpRefusal> {
    Ok(Json(named(&app, &game)?.printed().clone()))
}

/// The component set of a table: a table keeps the set it began with. It is no secret, so everyone
/// who knows the table may read it.
#[utoipa::path(get, path = "/api/tables/{id}/components", responses((status = 200, body = Object), (status = 404, body = protocol::Refusal)))]
pub(super) async fn components_of_table(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
) -> Result<Json<serde_json::Value>, HttpRefusal> {
    let stored =
        Stored::read(&app.store, &id).await?.ok_or_else(|| HttpRefusal::unknown("table"))?;
    Ok(Json(stored.first(&app.config.games)?.printed().clone()))
}

/// The lessons of a game, in learning order. Empty if the server plays the game with a set the
/// lessons were not made for.
#[utoipa::path(get, path = "/api/games/{game}/lessons", responses((status = 200, body = Vec<Object>), (status = 404, body = protocol::Refusal)))]
pub(super) async fn lessons(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<LessonInfo>>, HttpRefusal> {
    Ok(Json(named(&app, &game)?.lessons().iter().map(LessonInfo::from).collect()))
}
