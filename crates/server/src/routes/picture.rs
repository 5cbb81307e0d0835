//! Pictures of a table: the board with everything on it, at any version of the game.

use aude_art::{Artist, BoardOptions, BoardView, LIVERIES, Look, Surroundings, png};
use aude_engine::{Game, Player, Rules};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::extract::{Path, Query};
use crate::app::App;
use crate::errors::{Failure, Outcome, Refused};
use crate::protocol::SeatInfo;

/// Which version, and how it is drawn.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// The latest by default.
    version: Option<u32>,
    /// Dark background.
    #[serde(default)]
    dark: bool,
    /// PNG only: pixels per tile.
    pixels: Option<u32>,
}

/// Pixels per tile: the default, the minimum and the maximum.
const PIXELS: (u32, u32, u32) = (100, 16, 160);

/// The most pixels of a picture, to bound memory and time.
const MOST_PIXELS: f64 = 6_000_000.0;

/// The board as SVG.
#[utoipa::path(get, path = "/api/tables/{id}/picture.svg",
    params(("id" = String, Path), ("version" = Option<u32>, Query), ("dark" = Option<bool>, Query)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Refused)))]
pub(crate) async fn svg(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let drawing = picture(&app, &id, wanted, |svg, _| Ok(svg.into_bytes())).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawing))
}

/// The board as PNG.
#[utoipa::path(get, path = "/api/tables/{id}/picture.png",
    params(("id" = String, Path), ("version" = Option<u32>, Query), ("dark" = Option<bool>, Query),
        ("pixels" = Option<u32>, Query, description = "a tile, 16 to 160; less if the board is large")),
    responses((status = 200, body = [u8], content_type = "image/png"), (status = 404, body = Refused)))]
pub(crate) async fn as_png(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let drawing = picture(&app, &id, wanted, |svg, pixels| {
        png(&svg, width(size(&svg), pixels)).map_err(|problem| {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            Failure::new(status, "server/broken", format!("no picture: {problem}"))
        })
    });
    Ok(([(header::CONTENT_TYPE, "image/png")], drawing.await?))
}

/// Draws a version of a table and converts the drawing, off the async threads.
async fn picture(
    app: &App,
    id: &str,
    wanted: Wanted,
    make: impl FnOnce(String, u32) -> Outcome<Vec<u8>> + Send + 'static,
) -> Outcome<Vec<u8>> {
    let table = app.tables.get(id).await?;
    let seats = table.look().await?.seats;
    let game = table.game_at(wanted.version).await?;
    let (pixels, least, most) = PIXELS;
    let pixels = wanted.pixels.unwrap_or(pixels).clamp(least, most);
    table.draw(move || make(draw(&game, &liveries(&seats), wanted.dark), pixels)).await
}

fn draw(game: &Game, liveries: &[Player], dark: bool) -> String {
    let artist = Artist::new(game.tiles(), Look::of(game.tiles()));
    let surroundings = if dark { Surroundings::Dark } else { Surroundings::Light };
    let options = BoardOptions { surroundings, ..BoardOptions::default() };
    artist.board(&BoardView::of(game).wearing(liveries), &options)
}

/// The livery of each seat: the one it asked for if no earlier seat has it, otherwise the first
/// free one.
fn liveries(seats: &[SeatInfo]) -> Vec<Player> {
    let mut worn = [false; LIVERIES.len()];
    let mut wear = |index: usize| !std::mem::replace(&mut worn[index], true);
    let wished: Vec<_> = seats
        .iter()
        .map(|seat| {
            let wish = seat.color.as_deref()?;
            let index = LIVERIES.iter().position(|livery| livery.name == wish)?;
            wear(index).then_some(index)
        })
        .collect();
    let chosen = wished.into_iter().map(|wish| {
        wish.or_else(|| (0..LIVERIES.len()).find(|&index| wear(index))).unwrap_or_default()
    });
    chosen.map(|index| Player(u8::try_from(index).unwrap_or_default())).collect()
}

/// Width and height of a drawing in its own units, 100 per tile.
fn size(svg: &str) -> (f64, f64) {
    let numbers = svg.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next());
    let mut numbers = numbers.unwrap_or_default().split_whitespace().skip(2).map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(width)), Some(Ok(height))) => (width, height),
        _ => (1000.0, 1000.0),
    }
}

/// The width of a picture in pixels.
fn width((width, height): (f64, f64), pixels: u32) -> u32 {
    let scale = f64::from(pixels) / 100.0;
    let room = (MOST_PIXELS / (width * height)).sqrt();
    (width * scale.min(room)).max(1.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::SeatKind;

    fn seat(color: Option<&str>) -> SeatInfo {
        SeatInfo {
            kind: SeatKind::Person,
            name: String::new(),
            color: color.map(str::to_owned),
            level: None,
            connected: false,
            stand_in: false,
            resigned: false,
        }
    }

    #[test]
    fn wishes_come_first_and_nobody_wears_the_same() {
        let seats = [None, Some("blue"), Some("blue"), Some("purple"), Some("pink")].map(seat);
        let worn: Vec<_> = liveries(&seats).into_iter().map(|player| player.0).collect();
        assert_eq!(worn, [1, 0, 2, 3, 5]);
    }

    #[test]
    fn pictures_stay_small_enough() {
        assert_eq!(width((1000.0, 500.0), 100), 1000);
        let wide = width((20_000.0, 10_000.0), 160);
        assert!(f64::from(wide).powi(2) / 2.0 <= MOST_PIXELS);
    }
}
