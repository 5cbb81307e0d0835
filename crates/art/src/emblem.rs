//! Emblems: buildings, marks and symbols that stay upright when their tile is turned.
//!
//! Each is drawn once around the origin and used by name.

mod animal;
mod building;
mod mark;
mod symbol;

use crate::layout::Emblem;
use crate::palette::Look;

pub(crate) use symbol::tower;

/// Which beast an animal is, by tile and place.
pub(crate) const ANIMALS: usize = animal::ALL.len();

/// The definitions of all emblems a look uses.
pub(crate) fn defs(look: Look) -> String {
    let mut out = String::new();
    let mut add = |id: &str, body: &str| out += &format!("<g id=\"{id}\">{body}</g>");
    match look {
        Look::Classic => {
            add("shield", mark::SHIELD);
            add("wine", mark::WINE);
            add("grain", mark::GRAIN);
            add("cloth", mark::CLOTH);
            add("cathedral", building::CATHEDRAL);
            add("cloister", &scaled(1.12, building::CLOISTER));
            add("inn", &scaled(1.12, building::INN));
            add("dragon-mark", symbol::DRAGON);
            add("princess", symbol::PRINCESS);
            add("portal", symbol::PORTAL);
            add("volcano", &scaled(1.2, symbol::VOLCANO));
            add("turret", building::TURRET);
        }
        Look::Mayflower => {
            add("shield", mark::FLAG);
            add("cloister", &scaled(1.2, building::FARM));
            add("post", &scaled(1.12, building::POST));
            for (index, body) in animal::ALL.iter().enumerate() {
                add(&format!("animal{index}"), &scaled(1.3, body));
            }
        }
    }
    add("well", building::WELL);
    add("house", building::HOUSE);
    add("site", symbol::SITE);
    out
}

fn scaled(factor: f32, body: &str) -> String {
    format!("<g transform=\"scale({factor})\">{body}</g>")
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
