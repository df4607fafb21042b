//! What can be played.

use axum::Json;
use games::GameName;
use protocol::{GameInfo, OptionInfo};

/// The games, their options, their bots.
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
            bots: game.bots().iter().map(|it| (*it).to_owned()).collect(),
        }
    };
    Json(GameName::ALL.into_iter().map(info).collect())
}
