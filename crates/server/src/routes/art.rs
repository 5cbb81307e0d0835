//! The art of a game's tiles and figures, once for all its tables: what a client draws boards with.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use aude_art::{Artist, BoardView, COPIES, Look, Point, figure_defs, seat_disc, surveyor, tower};
use aude_engine::tiles::{KindId, Symbol};
use aude_engine::{Game, Player, Rotation, Rules};
use aude_record::GameSetup;
use aude_record::notation::Place;
use aude_record::sets::NotAFingerprint;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::extract::{Path, Query};
use crate::app::App;
use crate::errors::{Failure, Outcome, Refused};
use crate::protocol::{Atlas, LiveryArt, SeaArt, SegmentArt, TileArt};

/// The sets, separated by commas, each with its fingerprint unless the latest is wanted
/// (`base=0123456789abcdef`); by default the game's first.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    sets: Option<String>,
}

/// The most players a game has.
const SEATS: u8 = 6;

/// Discs of the seats, the surveyor, and towers of every height that can be built.
fn small_defs(game: &Game) -> String {
    let discs = (0..SEATS).map(|seat| (format!("seat{seat}"), seat_disc(Player(seat))));
    let has_towers =
        game.tiles().all().any(|kind| game.tiles().kind(kind).symbols.has(Symbol::Tower));
    let heights = 1..=if has_towers { MOST_PIECES } else { 0 };
    let towers = heights.map(|height| (format!("tower-{height}"), tower(height)));
    discs
        .chain(towers)
        .chain([("surveyor".to_owned(), surveyor())])
        .map(|(id, body)| format!("<g id=\"{id}\">{body}</g>"))
        .collect()
}

/// All tower pieces there are (T-1).
const MOST_PIECES: u8 = 30;

/// How much sea is drawn beyond the ends of the coast, for panning.
const BEYOND: f32 = 1200.0;

fn pair(point: Point) -> [f32; 2] {
    let round = |value: f32| (value * 10.0).round() / 10.0;
    [round(point.x), round(point.y)]
}

fn turns() -> impl Iterator<Item = Rotation> {
    (0..4).map(Rotation::new)
}

fn tile_art(artist: &Artist, game: &Game, kind: KindId) -> TileArt {
    let tile = game.tiles().kind(kind);
    let copies = usize::from(tile.count).clamp(1, COPIES);
    let places: Vec<_> = turns().map(|turn| Place::all_of(game.tiles(), kind, turn)).collect();
    let shapes = artist.geometry(kind).iter().enumerate();
    TileArt {
        count: tile.count.into(),
        land: (0..copies).map(|copy| artist.symbol_id(kind, copy)).collect(),
        lands: (0..copies).map(|copy| artist.symbol(kind, copy)).collect(),
        emblems: turns().map(|turn| artist.emblems(kind, turn, aude_art::at(0.0, 0.0))).collect(),
        segments: shapes
            .map(|(index, shape)| SegmentArt {
                on: shape.kind.to_string(),
                via: places.iter().map(|places| places[index].via()).collect(),
                path: shape.path(),
                spot: pair(shape.spot),
            })
            .collect(),
        tower: artist.tower_spot(kind).map(pair),
    }
}

/// The art of a game.
fn draw(game: &Game) -> Atlas {
    let artist = Artist::new(game.tiles(), Look::of(game.tiles()));
    let kinds = artist.kinds().iter().chain(artist.coast());
    let tiles = kinds
        .map(|&kind| (game.tiles().kind(kind).id.clone(), tile_art(&artist, game, kind)))
        .collect();
    let sea = artist.sea(&BoardView::of(game), BEYOND).map(|coast| SeaArt {
        sea: coast.sea,
        names: coast.names,
        track: coast.track.into_iter().map(pair).collect(),
        top: coast.top,
        bottom: coast.bottom,
        right: coast.right,
    });
    let liveries = aude_art::LIVERIES.iter().map(|livery| LiveryArt {
        name: livery.name.to_owned(),
        colour: livery.colour.to_owned(),
        shade: livery.shade.to_owned(),
        emblem: livery.emblem.to_owned(),
    });
    Atlas {
        look: (if artist.look() == Look::Mayflower { "mayflower" } else { "classic" }).to_owned(),
        defs: artist.shared_defs() + &figure_defs(SEATS) + &small_defs(game),
        tiles,
        liveries: liveries.collect(),
        sea,
    }
}

/// Art drawn so far: it takes a moment, and is the same for all tables of a kind.
#[derive(Debug, Default)]
pub(crate) struct Atlases(Mutex<HashMap<String, Bytes>>);

/// More than there are combinations of the built-in sets; single tiles come and go.
const KEPT: usize = 128;

impl Atlases {
    /// What `make` draws for a game with some sets, drawn once. `part` distinguishes drawings of
    /// the same game.
    async fn made(
        &self,
        app: &App,
        name: &str,
        sets: Option<&str>,
        part: &str,
        make: impl FnOnce(&Game) -> Result<Vec<u8>, Option<Failure>> + Send + 'static,
    ) -> Outcome<Bytes> {
        let mut setup = GameSetup::default_of(name);
        if let Some(sets) = sets {
            let sets: BTreeMap<&str, &str> =
                sets.split(',').map(|set| set.split_once('=').unwrap_or((set, ""))).collect();
            setup.sets = sets.keys().map(|&name| name.to_owned()).collect();
            for (name, text) in sets.into_iter().filter(|(_, text)| !text.is_empty()) {
                let fingerprint = text.parse().map_err(|error: NotAFingerprint| {
                    Failure::request("request/setup", error.to_string())
                })?;
                setup.fingerprints.insert(name.to_owned(), fingerprint);
            }
        }
        let key = format!("{name}/{part}:{:?}{:?}", setup.sets, setup.fingerprints);
        if let Some(drawn) = self.0.lock().ok().and_then(|kept| kept.get(&key).cloned()) {
            return Ok(drawn);
        }
        let game = app.shared.begin(&setup)?;
        let broken = || {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            Failure::new(status, "server/broken", "the tiles could not be drawn")
        };
        let drawn = tokio::task::spawn_blocking(move || make(&game)).await;
        let drawn =
            drawn.map_err(|_| broken())?.map_err(|problem| problem.unwrap_or_else(broken))?;
        let drawn = Bytes::from(drawn);
        if let Ok(mut kept) = self.0.lock() {
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(key, drawn.clone());
        }
        Ok(drawn)
    }
}

/// The art of a game's tiles and figures.
#[utoipa::path(
    get,
    path = "/api/art/{game}",
    params(("game" = String, Path), ("sets" = Option<String>, Query)),
    responses((status = 200, body = Atlas), (status = 400, body = Refused))
)]
pub(crate) async fn atlas(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let json = app.atlases.made(&app, &name, wanted.sets.as_deref(), "", |game| {
        serde_json::to_vec(&draw(game)).map_err(|_| None)
    });
    let headers =
        [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, json.await?))
}

/// A picture of one tile, by its name in the set.
#[utoipa::path(
    get,
    path = "/api/art/{game}/{tile}",
    params(("game" = String, Path), ("tile" = String, Path), ("sets" = Option<String>, Query)),
    responses(
        (status = 200, content_type = "image/svg+xml"),
        (status = 400, body = Refused),
        (status = 404, body = Refused)
    )
)]
pub(crate) async fn tile(
    State(app): State<App>,
    Path((name, tile)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let id = tile.clone();
    let svg = app.atlases.made(&app, &name, wanted.sets.as_deref(), &tile, move |game| {
        let kind = game.tiles().all().find(|&kind| game.tiles().kind(kind).id == id);
        let unknown = || {
            let text = format!("these sets have no tile `{id}`; `aude tiles` lists them");
            Some(Failure::new(StatusCode::NOT_FOUND, "art/tile", text))
        };
        let artist = Artist::new(game.tiles(), Look::of(game.tiles()));
        Ok(artist.picture(kind.ok_or_else(unknown)?).into_bytes())
    });
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, svg.await?))
}
