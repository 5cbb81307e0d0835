//! `board FILE TILES PLAYERS SEED [PIXELS A TILE] [classic|base|mayflower] [fields|features|dark|legal|coordinates|contrast|lines …]`:
//! a board reached by random play.

use aude_art::{Artist, BoardOptions, BoardView, Look, Surroundings, ownership, png};
use aude_engine::classic::Classic;
use aude_engine::game::{Action, Silent};
use aude_engine::mayflower::Mayflower;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Actor, Game, Rules, Side};

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let number = |index: usize, other: u64| {
        args.get(index).map_or(other, |text| text.parse().expect("a number"))
    };
    let (file, tiles, players, mut seed) =
        (&args[0], number(1, 40), number(2, 4) as u8, number(3, 1));
    let pixels = number(4, 100) as u32;
    let which = args.get(5).map_or("classic", String::as_str);
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let mut game = begin(which, players);
    let mut list = Vec::new();
    let mut random = |count: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % count
    };
    while game.actor() != Actor::Nobody && game.board().placed().len() < tiles as usize {
        game.legal(&mut list);
        let figures: Vec<_> = list.iter().filter(|action| is_wood(action)).collect();
        let action = if !figures.is_empty() && random(10) > 3 {
            *figures[random(figures.len())]
        } else {
            // The most compact of a few placements keeps the board together.
            let some: Vec<_> = (0..7).map(|_| list[random(list.len())]).collect();
            *some.iter().max_by_key(|action| neighbours(&game, action)).expect("a few")
        };
        game.apply(action, &mut Silent).expect("legal");
    }
    while !matches!(game.actor(), Actor::Chance | Actor::Nobody) {
        game.legal(&mut list);
        let action =
            if list.contains(&Action::Pass) { Action::Pass } else { list[random(list.len())] };
        game.apply(action, &mut Silent).expect("legal");
    }
    let mut options = BoardOptions { coordinates: has("coordinates"), ..BoardOptions::default() };
    options.pixels = Some(pixels);
    if has("dark") {
        options.surroundings = Surroundings::Dark;
    }
    if has("fields") {
        options.tints = ownership(&game, &[FeatureKind::Field]);
    }
    if has("features") {
        options.tints =
            ownership(&game, &[FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister]);
    }
    if has("legal") {
        options.legal = game.board().frontier().map(|(cell, _)| cell).step_by(2).collect();
        options.dead = game.board().frontier().map(|(cell, _)| cell).skip(1).step_by(4).collect();
    }
    let look = Look::ALL.into_iter().find(|look| has(look.name())).unwrap_or_default();
    let start = std::time::Instant::now();
    let artist = Artist::new(game.tiles(), look);
    let studied = start.elapsed();
    let view = BoardView::of(&game);
    if has("lit")
        && let Some(figure) = view.figures.first()
    {
        options.lit = aude_art::feature_at(&game, figure.at);
    }
    let svg = artist.board(&view, &options);
    println!(
        "{} tiles: studied in {studied:?}, drawn in {:?}, {} bytes",
        view.tiles.len(),
        start.elapsed() - studied,
        svg.len()
    );
    if file.ends_with(".svg") {
        std::fs::write(file, svg).expect("written");
        return;
    }
    let width: f32 = svg
        .split("viewBox=\"")
        .nth(1)
        .and_then(|rest| rest.split(' ').nth(2))
        .and_then(|w| w.parse().ok())
        .expect("a width");
    let start = std::time::Instant::now();
    let picture = png(&svg, (width * pixels as f32 / 100.0) as u32).expect("a picture");
    println!("  png in {:?}, {} bytes", start.elapsed(), picture.len());
    std::fs::write(file, picture).expect("written");
}

fn is_wood(action: &Action) -> bool {
    matches!(action, Action::Put { .. } | Action::Tower(_) | Action::Fairy(_))
}

fn neighbours(game: &Game, action: &Action) -> usize {
    let Action::Place { cell, .. } = action else { return 0 };
    Side::ALL.into_iter().filter(|&side| game.board().tile_at(cell.step(side)).is_some()).count()
}

fn begin(which: &str, players: u8) -> Game {
    let builtin = |name: &str| aude_record::sets::builtin(name).expect("built in");
    if which == "mayflower" {
        let setup = aude_engine::mayflower::Setup {
            players,
            sets: vec![builtin("mayflower")],
            ..Default::default()
        };
        return Game::Mayflower(Mayflower::new(setup).expect("a valid setup"));
    }
    let names: Vec<_> = aude_record::sets::names()
        .filter(|&name| name != "mayflower" && (which != "base" || name == "base"))
        .collect();
    let setup = aude_engine::classic::Setup {
        players,
        sets: names.into_iter().map(builtin).collect(),
        ..Default::default()
    };
    Game::Classic(Classic::new(setup).expect("a valid setup"))
}
