//! Emblems: buildings, marks and symbols that stay upright when their tile is rotated.
//!
//! Each is drawn once around the origin and used by name.

mod animal;
mod building;
mod lines;
mod mark;
mod symbol;

use crate::layout::Emblem;
use crate::palette::{Look, Scenery};

pub(crate) use lines::of as in_lines;
pub use symbol::tower;

/// Which animal it is, by tile and place.
pub(crate) const ANIMALS: usize = animal::ALL.len();

/// The definitions of all emblems of a scenery.
pub(crate) fn defs(scenery: Scenery, look: Look) -> String {
    let defs: String =
        all(scenery).into_iter().map(|(id, body)| format!("<g id=\"{id}\">{body}</g>")).collect();
    if look == Look::Lines { lines::of(&defs) } else { defs }
}

/// The drawing behind a name.
pub(crate) fn body(scenery: Scenery, id: &str) -> String {
    all(scenery)
        .into_iter()
        .find(|(known, _)| known == id)
        .map(|(_, body)| body)
        .unwrap_or_default()
}

fn all(scenery: Scenery) -> Vec<(String, String)> {
    let mut all: Vec<(&str, f32, &str)> = match scenery {
        Scenery::Classic => vec![
            ("shield", 1.0, mark::SHIELD),
            ("wine", 1.0, mark::WINE),
            ("grain", 1.0, mark::GRAIN),
            ("cloth", 1.0, mark::CLOTH),
            ("cathedral", 1.0, building::CATHEDRAL),
            ("cloister", 1.05, building::CLOISTER),
            ("inn", 0.92, building::INN),
            ("dragon-mark", 1.0, symbol::DRAGON),
            ("princess", 1.0, symbol::PRINCESS),
            ("portal", 1.0, symbol::PORTAL),
            ("volcano", 1.08, symbol::VOLCANO),
            ("turret", 1.0, building::TURRET),
        ],
        Scenery::Mayflower => vec![
            ("shield", 0.95, mark::FLAG),
            ("cloister", 1.1, building::FARM),
            ("post", 1.08, building::POST),
        ],
    };
    all.extend([
        ("well", 1.0, building::WELL),
        ("house", 1.0, building::HOUSE),
        ("site", 1.0, symbol::SITE),
    ]);
    let mut named: Vec<_> =
        all.into_iter().map(|(id, factor, body)| (id.to_owned(), scaled(factor, body))).collect();
    if scenery == Scenery::Mayflower {
        named.extend(
            animal::ALL
                .iter()
                .enumerate()
                .map(|(index, body)| (format!("animal{index}"), scaled(1.3, body))),
        );
    }
    named
}

fn scaled(factor: f32, body: &str) -> String {
    if factor == 1.0 {
        body.to_owned()
    } else {
        format!("<g transform=\"scale({factor})\">{body}</g>")
    }
}

/// The name an emblem is defined by.
pub(crate) fn id(emblem: Emblem, animal: usize) -> String {
    match emblem {
        Emblem::Shield => "shield",
        Emblem::Wine => "wine",
        Emblem::Grain => "grain",
        Emblem::Cloth => "cloth",
        Emblem::Cathedral => "cathedral",
        Emblem::Inn => "inn",
        Emblem::Post => "post",
        Emblem::Animal => return format!("animal{}", animal % ANIMALS),
        Emblem::Princess => "princess",
        Emblem::Dragon => "dragon-mark",
        Emblem::Portal => "portal",
        Emblem::Volcano => "volcano",
        Emblem::Tower => "site",
        Emblem::Cloister => "cloister",
        Emblem::House => "house",
    }
    .to_owned()
}
