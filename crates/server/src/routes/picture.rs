//! Pictures of a table: the board with everything on it, at any version of the game.

use aude_art::{Artist, BoardOptions, BoardView, LIVERIES, Surroundings, png};
use aude_engine::{Game, Player, Rules};
use aude_record::Record;
use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};

use super::art::LookName;
use super::extract::{Path, Query};
use super::preview;
use crate::app::{App, Client};
use crate::errands::{Errand, Room, refused};
use crate::errors::{Failure, Outcome, Refused};
use crate::protocol::SeatInfo;

/// Which version, and how it is drawn.
#[derive(Default, Deserialize)]
pub(crate) struct Wanted {
    /// The latest by default.
    version: Option<u32>,
    /// Dark background.
    #[serde(default)]
    dark: bool,
    #[serde(default)]
    look: LookName,
    /// PNG only: pixels per tile.
    pixels: Option<u32>,
}

/// What a picture is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Form {
    Svg,
    Png,
    /// PNG, framed for other programs that show a link.
    Preview,
}

/// How a board is drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Drawing {
    form: Form,
    /// The livery of each seat.
    worn: Vec<u8>,
    dark: bool,
    look: LookName,
    /// Pixels per tile, where that matters.
    pixels: Option<u32>,
}

/// Pixels per tile of a preview, about.
const PREVIEW_PIXELS: u32 = 64;

/// Pixels per tile: the default, the minimum and the maximum.
const PIXELS: (u32, u32, u32) = (100, 16, 160);

/// The most pixels of a picture, to bound memory and time.
const MOST_PIXELS: f64 = 6_000_000.0;

/// The board as SVG.
#[utoipa::path(get, path = "/api/tables/{id}/picture.svg",
    params(("id" = String, Path), ("version" = Option<u32>, Query), ("dark" = Option<bool>, Query),
        ("look" = Option<LookName>, Query)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Refused),
        (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn svg(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let drawing = picture(&app, client, &id, &wanted, Form::Svg, None).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawing))
}

/// The board as PNG.
#[utoipa::path(get, path = "/api/tables/{id}/picture.png",
    params(("id" = String, Path), ("version" = Option<u32>, Query), ("dark" = Option<bool>, Query),
        ("look" = Option<LookName>, Query),
        ("pixels" = Option<u32>, Query, description = "a tile, 16 to 160; less if the board is large")),
    responses((status = 200, body = [u8], content_type = "image/png"), (status = 404, body = Refused),
        (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn as_png(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let (usual, least, most) = PIXELS;
    let pixels = wanted.pixels.unwrap_or(usual).clamp(least, most);
    let drawing = picture(&app, client, &id, &wanted, Form::Png, Some(pixels)).await?;
    Ok(([(header::CONTENT_TYPE, "image/png")], drawing))
}

/// The board as it is now, for programs that show a link to its table.
pub(super) async fn preview(app: &App, client: Client, id: &str) -> Outcome<Vec<u8>> {
    picture(app, client, id, &Wanted::default(), Form::Preview, Some(PREVIEW_PIXELS)).await
}

/// Draws a version of a table off the async threads. Pictures take longer than anything else: few may be
/// waiting here, and what there is no room for, other servers may do.
async fn picture(
    app: &App,
    client: Client,
    id: &str,
    wanted: &Wanted,
    form: Form,
    pixels: Option<u32>,
) -> Outcome<Vec<u8>> {
    let shared = &app.shared;
    let room = shared.room(&shared.pictures, client.0)?;
    let table = app.tables.get(id).await?;
    let seats = table.look().await?.seats;
    let moment = table.moment(wanted.version).await?;
    let worn = liveries(&seats).into_iter().map(|player| player.0).collect();
    let drawing = Drawing { form, worn, dark: wanted.dark, look: wanted.look, pixels };
    let place = match room {
        Room::Here(place) => {
            return shared.pictures.run(place, move || drawing.make(&moment.replay()?)).await;
        }
        Room::Away(place) => place,
    };
    // Nobody sees the names.
    let names: Vec<String> = (0..seats.len()).map(|seat| seat.to_string()).collect();
    let write = move || {
        let record = Record::of(&moment.replay()?, &names).to_text();
        Ok(Errand::Picture { record, drawing })
    };
    let drawn = shared.send_out(&shared.pictures, place, write).await?;
    // Here it could be drawn, if there were room.
    drawn.map_err(|_| refused(shared.pictures.what()))
}

/// The board of a position in the colours of the seats.
pub(super) fn plain(game: &Game) -> String {
    let (worn, look) = ((0..game.players()).collect(), LookName::default());
    Drawing { form: Form::Svg, worn, dark: false, look, pixels: None }.board(game).0
}

impl Drawing {
    /// The picture of a position.
    pub(crate) fn make(&self, game: &Game) -> Outcome<Vec<u8>> {
        let (svg, width) = self.board(game);
        let made = match self.form {
            Form::Svg => return Ok(svg.into_bytes()),
            Form::Png => png(&svg, width),
            Form::Preview => png(&preview::framed(&svg), preview::SIZE.0),
        };
        made.map_err(|problem| {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            Failure::new(status, "server/broken", format!("no picture: {problem}"))
        })
    }

    /// The board, in the plain drawing if a tile has few pixels, and how many pixels wide it is.
    fn board(&self, game: &Game) -> (String, u32) {
        let artist = Artist::new(game.tiles(), self.look.into());
        let surroundings = if self.dark { Surroundings::Dark } else { Surroundings::Light };
        let worn: Vec<Player> = self.worn.iter().copied().map(Player).collect();
        let view = BoardView::of(game).wearing(&worn);
        let mut options = BoardOptions { surroundings, ..BoardOptions::default() };
        let size = artist.board_size(&view, &options);
        let scale = scale(f64::from(size.x), f64::from(size.y), self.pixels.unwrap_or(PIXELS.0));
        options.pixels = self.pixels.map(|_| (100.0 * scale) as u32);
        (artist.board(&view, &options), (f64::from(size.x) * scale).max(1.0) as u32)
    }
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

/// Pixels for a unit of a drawing of this size, if a tile of a hundred units is to have so many.
fn scale(width: f64, height: f64, pixels: u32) -> f64 {
    let room = (MOST_PIXELS / (width * height)).sqrt();
    (f64::from(pixels) / 100.0).min(room)
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
            style: None,
            connected: false,
            stand_in: false,
            resigned: false,
            number_hash: None,
            number: None,
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
        assert_eq!(scale(1000.0, 500.0, 160), 1.6);
        let scale = scale(20_000.0, 10_000.0, 160);
        assert!(20_000.0 * 10_000.0 * scale * scale <= 1.000_001 * MOST_PIXELS);
    }
}
