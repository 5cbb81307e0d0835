//! The art of a game's tiles and figures, once for all its tables: what a client draws boards with.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use aude_art::{
    Artist, BoardView, FIGURES, FULL_ABOVE, Least, Look, MARKS, OFFSETS, PLAIN_BELOW, PLAIN_BLEED,
    Point, Scenery, figure_defs, seat_disc, surveyor, tower,
};
use aude_engine::tiles::{KindId, Symbol};
use aude_engine::{Game, Player, Rotation, Rules};
use aude_record::GameSetup;
use aude_record::notation::Place;
use aude_record::sets::NotAFingerprint;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Path, Query};
use crate::app::{App, Client};
use crate::errors::{Failure, Outcome, Refused};
use crate::protocol::{
    Atlas, EmblemArt, LeastSize, LiveryArt, OffsetsArt, SeaArt, SegmentArt, TileArt,
};

/// The sets, separated by commas, each with its fingerprint unless the latest is wanted
/// (`base=0123456789abcdef`); by default the game's first. The look to draw them in.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    sets: Option<String>,
    #[serde(default)]
    look: LookName,
}

/// How tiles are drawn.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LookName {
    #[default]
    Painted,
    Contrast,
    Lines,
}

impl From<LookName> for Look {
    fn from(name: LookName) -> Self {
        match name {
            LookName::Painted => Self::Painted,
            LookName::Contrast => Self::Contrast,
            LookName::Lines => Self::Lines,
        }
    }
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
    let copies = artist.copies(kind);
    let emblems = artist.placed(kind).into_iter();
    let places: Vec<_> = turns().map(|turn| Place::all_of(game.tiles(), kind, turn)).collect();
    let shapes = artist.geometry(kind).iter().enumerate();
    TileArt {
        count: tile.count.into(),
        land: (0..copies).map(|copy| artist.symbol_id(kind, copy)).collect(),
        lands: (0..copies).map(|copy| artist.symbol(kind, copy)).collect(),
        plain: (artist.look() == Look::Painted).then(|| artist.plain_symbol(kind)),
        emblems: emblems.map(|(id, at, mark)| EmblemArt { id, at: pair(at), mark }).collect(),
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

fn least(Least { units, pixels, most }: Least) -> LeastSize {
    LeastSize { units, pixels, most }
}

fn offsets() -> OffsetsArt {
    OffsetsArt {
        roof: pair(OFFSETS.roof),
        floor: pair(OFFSETS.floor),
        floors: OFFSETS.floors,
        roof_order: OFFSETS.roof_order,
        fairy: pair(OFFSETS.fairy),
        dragon: pair(OFFSETS.dragon),
    }
}

/// The art of a game.
fn draw(game: &Game, look: Look) -> Atlas {
    let artist = Artist::new(game.tiles(), look);
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
        scenery: match artist.scenery() {
            Scenery::Classic => "classic",
            Scenery::Mayflower => "mayflower",
        }
        .to_owned(),
        look: look.name().to_owned(),
        bleed: PLAIN_BLEED,
        plain_below: if look == Look::Painted { PLAIN_BELOW } else { 0.0 },
        full_above: if look == Look::Painted { FULL_ABOVE } else { 0.0 },
        figures: least(FIGURES),
        marks: least(MARKS),
        offsets: offsets(),
        defs: artist.shared_defs() + &figure_defs(SEATS) + &small_defs(game),
        tiles,
        liveries: liveries.collect(),
        sea,
    }
}

/// Art drawn so far: it takes a moment, and is the same for all tables of a kind.
#[derive(Debug, Default)]
pub(crate) struct Atlases(Mutex<HashMap<String, Bytes>>);

/// More than there are combinations of the built-in sets in all looks; single tiles come and go.
const KEPT: usize = 192;

impl Atlases {
    /// What `make` draws for a game with some sets, drawn once. `part` distinguishes drawings of
    /// the same game.
    async fn made(
        &self,
        (app, client): (&App, Client),
        name: &str,
        sets: Option<&str>,
        look: Look,
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
        let key = format!("{name}/{part}:{}:{:?}{:?}", look.name(), setup.sets, setup.fingerprints);
        if let Some(drawn) = self.0.lock().ok().and_then(|kept| kept.get(&key).cloned()) {
            return Ok(drawn);
        }
        let game = app.shared.begin(&setup)?;
        let broken = || {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            Failure::new(status, "server/broken", "the tiles could not be drawn")
        };
        let place = app.shared.questions.place(Some(client.0))?;
        let draw = move || make(&game).map_err(|problem| problem.unwrap_or_else(broken));
        let drawn = app.shared.questions.run(place, draw).await?;
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
    params(
        ("game" = String, Path),
        ("sets" = Option<String>, Query),
        ("look" = Option<LookName>, Query)
    ),
    responses((status = 200, body = Atlas), (status = 400, body = Refused))
)]
pub(crate) async fn atlas(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(name): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let look = Look::from(wanted.look);
    let json =
        app.atlases.made((&app, client), &name, wanted.sets.as_deref(), look, "", move |game| {
            serde_json::to_vec(&draw(game, look)).map_err(|_| None)
        });
    let headers =
        [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, json.await?))
}

/// A picture of one tile, by its name in the set.
#[utoipa::path(
    get,
    path = "/api/art/{game}/{tile}",
    params(
        ("game" = String, Path),
        ("tile" = String, Path),
        ("sets" = Option<String>, Query),
        ("look" = Option<LookName>, Query)
    ),
    responses(
        (status = 200, content_type = "image/svg+xml"),
        (status = 400, body = Refused),
        (status = 404, body = Refused)
    )
)]
pub(crate) async fn tile(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path((name, tile)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Outcome<impl IntoResponse> {
    let id = tile.clone();
    let look = Look::from(wanted.look);
    let svg =
        app.atlases.made((&app, client), &name, wanted.sets.as_deref(), look, &tile, move |game| {
            let kind = game.tiles().all().find(|&kind| game.tiles().kind(kind).id == id);
            let unknown = || {
                let text = format!("these sets have no tile `{id}`; `aude tiles` lists them");
                Some(Failure::new(StatusCode::NOT_FOUND, "art/tile", text))
            };
            let artist = Artist::new(game.tiles(), look);
            Ok(artist.picture(kind.ok_or_else(unknown)?).into_bytes())
        });
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, svg.await?))
}
