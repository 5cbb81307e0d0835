//! Checks over every tile of every built-in set.

mod colours;

use aude_engine::tiles::{
    CitySpec, Edge, FeatureKind, FieldSpec, KindId, Mark, Marks, RoadSpec, SetSpec, Symbol,
    TileSpec, Tiles,
};
use aude_engine::{Rotation, Side};

use crate::artist::Artist;
use crate::board::BoardOptions;
use crate::face::{Face, KindData};
use crate::layout::FIGURE_ROOM;
use crate::palette::{Look, Scenery};
use crate::plan::Plan;
use crate::point::{at, inward, middle};
use crate::polygon::contains;
use crate::raster::{Raster, SIZE, centre, index, port_point};
use crate::rng::Rng;
use crate::size::Detail;
use crate::svg::document;
use crate::view::{BoardView, TileView};

fn sets() -> Vec<Tiles> {
    let classic: Vec<_> = aude_record::sets::names()
        .filter(|&name| name != "mayflower")
        .filter_map(aude_record::sets::builtin)
        .collect();
    let mayflower: Vec<_> = aude_record::sets::builtin("mayflower").into_iter().collect();
    [classic, mayflower]
        .into_iter()
        .map(|sets| Tiles::build(&sets).expect("built-in sets are sound"))
        .collect()
}

/// Calls `check` with every tile on its grid.
fn each_tile(check: impl Fn(&Face<'_>, &Raster)) {
    for tiles in sets() {
        for data in KindData::all(&tiles) {
            let face = Face::new(&data);
            check(&face, &Raster::new(&face, &Plan::new(&face)));
        }
    }
}

#[test]
fn segments_reach_the_borders_the_data_says() {
    each_tile(|face, raster| {
        for (segment, data) in face.segments.iter().enumerate() {
            for side in data.sides.iter() {
                let along = inward(side).right();
                let points: &[f32] =
                    if data.kind == FeatureKind::City { &[-35.0, 0.0, 35.0] } else { &[0.0] };
                for off in points {
                    let point = middle(side) + inward(side) * 0.5 + along * *off;
                    assert_eq!(
                        usize::from(raster.owner(index(point))),
                        segment,
                        "tile {} side {side}",
                        face.id
                    );
                }
            }
            // Half of the northern and southern side of a coast space is water.
            for port in data.ports.iter().filter(|port| !(face.coast && [1, 4].contains(port))) {
                let owner = raster.owner(index(port_point(port)));
                assert_eq!(usize::from(owner), segment, "tile {} half-edge {port}", face.id);
            }
        }
    });
}

#[test]
fn fields_touch_exactly_the_cities_the_data_says() {
    each_tile(|face, raster| {
        for (field, data) in face.of(FeatureKind::Field) {
            let squares: Vec<_> = raster.of(field).collect();
            assert!(
                squares.len() > 150,
                "tile {}: field {field} has {} squares",
                face.id,
                squares.len()
            );
            let told: Vec<usize> = data.cities().map(usize::from).collect();
            let seen: Vec<usize> = face
                .of(FeatureKind::City)
                .map(|(city, _)| city)
                .filter(|&city| {
                    let beside = |&square: &usize| {
                        crate::raster::beside(square)
                            .any(|other| usize::from(raster.owner(other)) == city)
                    };
                    squares.iter().filter(|square| beside(square)).count() > 4
                })
                .collect();
            assert_eq!(seen, told, "tile {}: field {field}", face.id);
        }
    });
}

#[test]
fn spots_lie_inside_their_outlines_and_apart() {
    for tiles in sets() {
        let artist = Artist::new(&tiles, Look::Painted);
        for kind in tiles.all().chain(tiles.coast().iter().copied()) {
            let id = &tiles.kind(kind).id;
            let shapes = artist.geometry(kind);
            assert_eq!(shapes.len(), tiles.segments(kind).len());
            for (index, shape) in shapes.iter().enumerate() {
                assert!(
                    contains(&shape.outline, shape.spot),
                    "tile {id}: spot {index} is outside its segment"
                );
                for (other, before) in shapes[..index].iter().enumerate() {
                    let gap = shape.spot.distance(before.spot);
                    assert!(
                        gap >= 1.7 * FIGURE_ROOM,
                        "tile {id}: spots {other} and {index} are {gap} apart"
                    );
                }
            }
        }
    }
}

#[test]
fn figures_that_could_be_put_on_a_tile_are_told_apart() {
    // As wide as a figure is drawn: closer ones lie over each other.
    let near = 25.0;
    let (mut pairs, mut close) = (0, 0);
    for tiles in sets() {
        let artist = Artist::new(&tiles, Look::Painted);
        for kind in tiles.all() {
            let shapes = artist.geometry(kind);
            for (index, shape) in shapes.iter().enumerate() {
                for other in &shapes[..index] {
                    pairs += 1;
                    close += usize::from(shape.spot.distance(other.spot) < near);
                }
            }
        }
    }
    assert!(10 * close < pairs, "{close} of {pairs} pairs are closer than {near}");
}

#[test]
fn outlines_cover_the_tile() {
    each_tile(|face, raster| {
        let nobody =
            (0..SIZE * SIZE).filter(|&square| raster.owner(square) == crate::raster::NOBODY);
        let most = if face.coast { 4000 } else { 900 };
        assert!(nobody.count() < most, "tile {}", face.id);
        let first = (0..SIZE * SIZE)
            .find(|&square| usize::from(raster.owner(square)) < face.segments.len());
        assert!(first.is_some_and(|square| centre(square).depth() > 0.0));
    });
}

#[test]
fn fields_are_parted_by_something() {
    each_tile(|face, raster| {
        let is_field = |owner: u8| {
            face.segments.get(usize::from(owner)).is_some_and(|s| s.kind == FeatureKind::Field)
        };
        for square in 0..SIZE * SIZE {
            let here = raster.owner(square);
            for other in crate::raster::beside(square).map(|other| raster.owner(other)) {
                let mixed = other != here && is_field(here) && is_field(other);
                assert!(
                    !mixed,
                    "tile {}: fields {here} and {other} meet at {:?}",
                    face.id,
                    centre(square)
                );
            }
        }
    });
}

/// A megabyte for the sets of today; a new set adds what its tiles take.
#[test]
fn a_board_of_every_tile_stays_small() {
    for tiles in sets() {
        let artist = Artist::new(&tiles, Look::Painted);
        let copies = |kind: KindId| {
            let tile = tiles.kind(kind);
            (0..usize::from(tile.count) + usize::from(tile.start)).map(move |copy| (kind, copy))
        };
        let tiles: Vec<_> = tiles
            .all()
            .flat_map(copies)
            .enumerate()
            .map(|(i, (kind, copy))| TileView {
                cell: aude_engine::Cell::new(-((i % 13) as i16) - 1, (i / 13) as i16),
                kind,
                rotation: Rotation::new(i as u8),
                copy,
            })
            .collect();
        assert!(tiles.len() > 90);
        let most = (6_200 * tiles.len()).max(1_000_000);
        let svg =
            artist.board(&BoardView { tiles, ..BoardView::default() }, &BoardOptions::default());
        assert!(svg.len() < most, "{} bytes", svg.len());
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "a number went astray");
    }
}

/// Tiles that nobody would print, but that a file may contain.
#[test]
fn any_tile_that_passes_the_checks_can_be_drawn() {
    let mut drawn = 0;
    for number in 0..400 {
        let set =
            SetSpec { name: "odd".into(), tiles: vec![odd_tile(number)], ..SetSpec::default() };
        let Ok(tiles) = Tiles::build(&[set]) else { continue };
        drawn += 1;
        for scenery in [Scenery::Classic, Scenery::Mayflower] {
            let artist = Artist::in_scenery(&tiles, scenery, Look::Painted);
            let svg = artist.sheet(100);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "tile {number}");
            for (segment, shape) in artist.geometry(artist.kinds()[0]).iter().enumerate() {
                assert!(
                    shape.spot.depth() > 0.0,
                    "tile {number}: segment {segment} has its spot outside"
                );
            }
        }
    }
    assert!(drawn > 100, "only {drawn} tiles were sound");
}

fn odd_tile(number: u64) -> TileSpec {
    let rng = &mut Rng::new("odd", number);
    let mut tile = TileSpec { id: "A".into(), count: 1, ..TileSpec::default() };
    let mut fields: Vec<FieldSpec> = vec![FieldSpec::default(); 1 + rng.below(4)];
    for (index, letter) in "NESW".chars().enumerate() {
        match rng.below(4) {
            0 | 1 => {
                let (a, b) = (rng.below(fields.len()), rng.below(fields.len()));
                let b = if rng.chance(0.7) { a } else { b };
                fields[a].ports += &(2 * index).to_string();
                fields[b].ports += &(2 * index + 1).to_string();
                if a != b || rng.chance(0.3) {
                    let short = tile.roads.iter_mut().find(|road| road.edges.len() == 1);
                    match short.filter(|_| rng.chance(0.5)) {
                        Some(road) => road.edges.push(letter),
                        None => tile.roads.push(RoadSpec {
                            edges: letter.into(),
                            marks: Marks::of(Mark::Inn, rng.chance(0.3).into())
                                .plus(Marks::of(Mark::Post, rng.below(3) as u8)),
                        }),
                    }
                }
            }
            _ => match tile.cities.first_mut().filter(|_| rng.chance(0.5)) {
                Some(city) => city.edges.push(letter),
                None => tile.cities.push(CitySpec {
                    edges: letter.into(),
                    marks: Marks::of(Mark::Shield, rng.below(3) as u8)
                        .plus(Marks::of(Mark::Cathedral, rng.chance(0.2).into())),
                    princess: rng.chance(0.2),
                }),
            },
        }
    }
    for field in &mut fields {
        field.cities = (0..tile.cities.len() as u32).filter(|_| rng.chance(0.6)).collect();
        field.marks = Marks::of(Mark::Animal, rng.below(4) as u8);
    }
    tile.fields = fields
        .into_iter()
        .filter(|field| !field.ports.is_empty() || !field.cities.is_empty())
        .collect();
    tile.symbols = Symbol::ALL.into_iter().filter(|_| rng.chance(0.25)).collect();
    tile
}

/// Pixels along a side of a tile, clockwise, without `corner` hundredths of it at each end.
fn profile(pixels: &resvg::tiny_skia::Pixmap, side: Side, corner: u32) -> Vec<[u8; 3]> {
    let size = pixels.width();
    let skip = size * corner / 100;
    (skip..size - skip)
        .map(|i| {
            let (x, y) = match side {
                Side::North => (i, 0),
                Side::East => (size - 1, i),
                Side::South => (size - 1 - i, size - 1),
                Side::West => (0, size - 1 - i),
            };
            let pixel = pixels.pixel(x, y).expect("inside");
            [pixel.red(), pixel.green(), pixel.blue()]
        })
        .collect()
}

fn differ(a: &[[u8; 3]], b: &[[u8; 3]]) -> Option<(usize, u8)> {
    let worst =
        |(a, b): (&[u8; 3], &[u8; 3])| (0..3).map(|i| a[i].abs_diff(b[i])).max().unwrap_or(0);
    a.iter().zip(b).map(worst).enumerate().find(|(_, by)| *by > 8)
}

#[test]
fn edges_that_fit_match_to_the_pixel() {
    for tiles in sets() {
        for (look, detail) in [
            (Look::Painted, Detail::Full),
            (Look::Painted, Detail::Plain),
            (Look::Contrast, Detail::Plain),
            (Look::Lines, Detail::Plain),
        ] {
            edges_match(&tiles, &Artist::new(&tiles, look), detail);
        }
    }
}

fn edges_match(tiles: &Tiles, artist: &Artist, detail: Detail) {
    let look = artist.look().name();
    // Corners belong to four tiles. In the plain drawing the light middle of a wall ends there as well.
    let corner = if detail == Detail::Full { 2 } else { 8 };
    let mut known: [Option<(String, Vec<[u8; 3]>)>; 3] = [None, None, None];
    for kind in tiles.all().chain(tiles.coast().iter().copied()) {
        let copies = if detail == Detail::Full { artist.copies(kind) } else { 1 };
        for copy in 0..copies {
            let pixels = render(artist, kind, copy, detail);
            let id = &tiles.kind(kind).id;
            let coast = tiles.coast().contains(&kind);
            for side in Side::ALL.into_iter().filter(|&side| !coast || side == Side::West) {
                let seen = profile(&pixels, side, corner);
                let edge = tiles.edge(kind, Rotation::NONE, side);
                let (first, expected) = known[edge as usize - Edge::Field as usize]
                    .get_or_insert_with(|| (format!("{id} {side}"), seen.clone()));
                assert_eq!(
                    differ(expected, &seen),
                    None,
                    "{look}, {detail:?}: {edge} of {first} and of {id} {side}, copy {copy}"
                );
                let turned: Vec<_> = seen.iter().rev().copied().collect();
                assert_eq!(
                    differ(expected, &turned),
                    None,
                    "{look}, {detail:?}: {edge} of {first} and the other way round of {id} {side}"
                );
            }
        }
    }
}

fn render(artist: &Artist, kind: KindId, copy: usize, detail: Detail) -> resvg::tiny_skia::Pixmap {
    let corner = at(0.0, 0.0);
    let body = format!(
        "<defs>{}{}</defs>{}{}",
        artist.shared_defs(),
        artist.symbol_at(kind, copy, detail),
        artist.landscape(&artist.id_at(kind, copy, detail), Rotation::NONE, corner),
        artist.emblems(kind, Rotation::NONE, corner, 1.0),
    );
    crate::png::pixels(&document(0.0, 0.0, 100.0, 100.0, &body), 200).expect("a picture")
}

#[test]
fn whatever_a_drawing_refers_to_is_defined() {
    for tiles in sets() {
        for look in Look::ALL {
            let artist = Artist::new(&tiles, look);
            let shared = artist.shared_defs();
            for kind in tiles.all().chain(tiles.coast().iter().copied()) {
                let mut drawing = artist.plain_symbol(kind);
                drawing += &artist.emblems(kind, Rotation::NONE, at(0.0, 0.0), 1.0);
                drawing.extend((0..artist.copies(kind)).map(|copy| artist.symbol(kind, copy)));
                for name in
                    drawing.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
                {
                    let defined = shared.contains(&format!(" id=\"{name}\""));
                    assert!(defined, "{}, tile {}: {name}", look.name(), tiles.kind(kind).id);
                }
            }
        }
    }
}

#[test]
fn plain_drawings_take_few_bytes() {
    for tiles in sets() {
        let artist = Artist::new(&tiles, Look::Painted);
        for kind in tiles.all().chain(tiles.coast().iter().copied()) {
            let (full, plain) = (artist.symbol(kind, 0).len(), artist.plain_symbol(kind).len());
            let id = &tiles.kind(kind).id;
            assert!(
                plain < 4_000 && 2 * plain < full + 1_000,
                "tile {id}: {plain} of {full} bytes"
            );
        }
    }
}

#[test]
fn a_monk_and_a_farmer_do_not_cover_each_other() {
    for tiles in sets() {
        let artist = Artist::new(&tiles, Look::Painted);
        for &kind in artist.kinds() {
            let shapes = artist.geometry(kind);
            let spots = |kind: FeatureKind| {
                shapes.iter().filter(move |shape| shape.kind == kind).map(|shape| shape.spot)
            };
            for monk in spots(FeatureKind::Cloister) {
                for farmer in spots(FeatureKind::Field) {
                    let far = monk.distance(farmer);
                    assert!(far >= 27.0, "tile {}: {far}", artist.tile_kind(kind).id);
                }
            }
        }
    }
}
