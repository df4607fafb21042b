//! The catalogue of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use games::{GameName, Sets};
use protocol::{GameInfo, LessonInfo, OptionInfo};

use super::refusal::HttpRefusal;
use crate::app::App;
use crate::history::Stored;

/// The games with their options and bot levels.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list() -> Json<Vec<GameInfo>> {
    let info = |game: GameName| {
        let (fewest, most) = game.players();
        let option =
            |(key, choices): (&str, Vec<String>)| OptionInfo { key: key.to_owned(), choices };
        GameInfo {
            game,
            fewest: fewest as u8,
            most: most as u8,
            options: game.choices().into_iter().map(option).collect(),
            bots: games::levels().map(str::to_owned).collect(),
        }
    };
    Json(GameName::ALL.into_iter().map(info).collect())
}

/// The component set of a game, file by file: everything printed on cards and boards.
#[utoipa::path(get, path = "/api/games/{game}/components", responses((status = 200, body = Object), (status = 404, body = protocol::Refusal)))]
pub(super) async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<&'static serde_json::Value>, HttpRefusal> {
    let game = GameName::read(&game).map_err(|_| HttpRefusal::unknown("game"))?;
    Ok(Json(app.config.sets.printed(game)))
}

/// The component set of a table: a table keeps the set it began with. It is no secret, so everyone
/// who knows the table may read it.
#[utoipa::path(get, path = "/api/tables/{id}/components", responses((status = 200, body = Object), (status = 404, body = protocol::Refusal)))]
pub(super) async fn components_of_table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<&'static serde_json::Value>, HttpRefusal> {
    let stored = Stored::read(&app, &id).await?.ok_or_else(|| HttpRefusal::unknown("table"))?;
    Ok(Json(stored.first(&app)?.printed()))
}

/// The lessons of a game, in learning order. Empty if the server plays the game with a set the
/// lessons were not made for.
#[utoipa::path(get, path = "/api/games/{game}/lessons", responses((status = 200, body = Vec<Object>), (status = 404, body = protocol::Refusal)))]
pub(super) async fn lessons(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<LessonInfo>>, HttpRefusal> {
    let game = GameName::read(&game).map_err(|_| HttpRefusal::unknown("game"))?;
    if app.config.sets.id(game) != Sets::house().id(game) {
        return Ok(Json(Vec::new()));
    }
    Ok(Json(games::lessons(game).iter().map(LessonInfo::from).collect()))
}
