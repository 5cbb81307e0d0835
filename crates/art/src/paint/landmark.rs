//! Landmarks: the one large building of a city, seen from above like its houses.

use crate::palette::Scenery;

/// How many there are in each scenery.
pub(super) const LANDMARKS: usize = 4;

/// The landmarks, drawn once.
pub(crate) fn landmark_defs(scenery: Scenery) -> String {
    let all = match scenery {
        Scenery::Classic => [KEEP, HALL, COURT, DOVECOTE],
        Scenery::Mayflower => [BLOCKHOUSE, MEETING_HOUSE, STORE, CORRAL],
    };
    all.iter().enumerate().map(|(index, body)| format!("<g id=\"k{index}\">{body}</g>")).collect()
}

/// A square keep with a turret at each corner.
const KEEP: &str = concat!(
    r##"<path d="M-4.6-4.2l1.8 2.2H7.6V7.4H-2.8l-2-1.8z" fill="#7d4f22" opacity=".34"/>"##,
    r##"<path d="M-5.4-5.4H5.4V5.4H-5.4z" fill="#cdc2ad" stroke="#4b3626" stroke-width=".7"/>"##,
    r##"<path d="M-5-5H5V-3.8H-5zM-5-3.8H-3.8V5H-5z" fill="#f3ecdc"/><path d="M3.8-3.8H5V5H3.8zM-3.8 3.8H3.8V5H-3.8z" fill="#9d907b"/>"##,
    r##"<path d="M-3.4-3.4H3.4V3.4H-3.4z" fill="#5f6f86"/><path d="M-3.4 3.4V-3.4H3.4L0 0z" fill="#93a1b6"/><path d="M-3.4 3.4L0 0 3.4-3.4" fill="none" stroke="#4b3626" stroke-width=".4" opacity=".6"/>"##,
    r##"<path d="M-5.4-7a1.9 1.9 0 1 0 .1 0zM5.4-7a1.9 1.9 0 1 0 .1 0zM-5.4 3.6a1.9 1.9 0 1 0 .1 0zM5.4 3.6a1.9 1.9 0 1 0 .1 0z" fill="#ded4c0" stroke="#4b3626" stroke-width=".6"/>"##,
);

/// A market hall under a wide slate roof.
const HALL: &str = concat!(
    r##"<path d="M-5.4-2.6H8.2V5.8H-5.4z" fill="#7d4f22" opacity=".34"/>"##,
    r##"<path d="M-6.8-4.4H6.8V4.4H-6.8z" fill="#5f6f86" stroke="#4b3626" stroke-width=".6"/>"##,
    r##"<path d="M-6.8-4.4H6.8L3.2 0H-3.2z" fill="#93a1b6"/><path d="M-6.8-4.4L-3.2 0-6.8 4.4z" fill="#7c8ba1"/>"##,
    r##"<path d="M-3.2 0H3.2M-6.8-4.4L-3.2 0-6.8 4.4M6.8-4.4L3.2 0 6.8 4.4" fill="none" stroke="#4b3626" stroke-width=".4" opacity=".6"/>"##,
    r##"<path d="M-1.3-1.3H1.3V1.3H-1.3z" fill="#e9dfc9" stroke="#4b3626" stroke-width=".5"/><path d="M-1.3 1.3L0 0l1.3-1.3V1.3z" fill="#c9bda8"/>"##,
);

/// A great house around a court with a tree.
const COURT: &str = concat!(
    r##"<path d="M-4.8-4.4H7.4V7.6H-4.8z" fill="#7d4f22" opacity=".34"/>"##,
    r##"<path d="M-6-6H6V6H-6zM-2.4-2.4V2.4H2.4V-2.4z" fill="#a9472f" fill-rule="evenodd" stroke="#4b3626" stroke-width=".6"/>"##,
    r##"<path d="M-6-6H6L4.2-4.2H-4.2V4.2L-6 6zM2.4-2.4L4.2-4.2V4.2H-4.2L-2.4 2.4H2.4z" fill="#d87850"/>"##,
    r##"<path d="M-4.2-4.2H4.2V4.2H-4.2z" fill="none" stroke="#4b3626" stroke-width=".4" opacity=".6"/>"##,
    r##"<circle cx=".3" cy=".4" r="1.7" fill="#4b7141"/><circle cx="-.2" cy="-.2" r="1" fill="#7da353"/>"##,
);

/// A round tower with a cone, a lower house beside it.
const DOVECOTE: &str = concat!(
    r##"<path d="M-1.6-3.2L7-1.8l1 8-12 .6z" fill="#7d4f22" opacity=".34"/>"##,
    r##"<path d="M-.4-3.2H6.6V3.6H-.4z" fill="#9d693a" stroke="#4b3626" stroke-width=".6"/><path d="M-.4-3.2H6.6V.2H-.4z" fill="#c98f55"/>"##,
    r##"<circle cx="-2.4" cy=".2" r="4.6" fill="#ded4c0" stroke="#4b3626" stroke-width=".7"/><circle cx="-2.4" cy=".2" r="3.5" fill="#963d2b"/>"##,
    r##"<path d="M-2.4.2L-5.2 2.3A3.5 3.5 0 0 1-.3-2.6z" fill="#d36b48"/><circle cx="-2.4" cy=".2" r=".6" fill="#f2d77a"/>"##,
);

/// A blockhouse whose upper floor juts out.
const BLOCKHOUSE: &str = concat!(
    r##"<path d="M-4-3.6H7V7.4H-4z" fill="#6d4a26" opacity=".34"/>"##,
    r##"<path d="M-5.4-5.4H5.4V5.4H-5.4z" fill="#60442c" stroke="#4a3423" stroke-width=".6"/>"##,
    r##"<path d="M-5.4 5.4V-5.4H5.4L0 0z" fill="#9c7046"/><path d="M-5.4-5.4L5.4 5.4M5.4-5.4L-5.4 5.4" stroke="#4a3423" stroke-width=".4" opacity=".7"/>"##,
    r##"<path d="M-5.4-2.8H-2.6M-5.4 0H0M-5.4 2.8H-2.6M-2.8-5.4V-2.8M0-5.4V0M2.8-5.4V-2.8" stroke="#60442c" stroke-width=".4" opacity=".6"/>"##,
);

/// A meeting house with a little belfry.
const MEETING_HOUSE: &str = concat!(
    r##"<path d="M-5.4-2.4H8V5.6H-5.4z" fill="#6d4a26" opacity=".34"/>"##,
    r##"<path d="M-6.8-4H6.8V4H-6.8z" fill="#6b675f" stroke="#4a3423" stroke-width=".6"/><path d="M-6.8-4H6.8V0H-6.8z" fill="#9a948a"/>"##,
    r##"<path d="M-6.8 0H6.8M-3.4-4V4M0-4V4M3.4-4V4" stroke="#4a3423" stroke-width=".4" opacity=".5"/>"##,
    r##"<path d="M-6.6-1.6h3.2v3.2h-3.2z" fill="#f2e6cb" stroke="#4a3423" stroke-width=".5"/><path d="M-6.6 1.6l1.6-1.6 1.6-1.6v3.2z" fill="#cdb98f"/>"##,
);

/// A store with barrels before it.
const STORE: &str = concat!(
    r##"<path d="M-5-4.6H7.4V3.8H-5z" fill="#6d4a26" opacity=".34"/>"##,
    r##"<path d="M-6.2-6H6.2V2H-6.2z" fill="#745031" stroke="#4a3423" stroke-width=".6"/><path d="M-6.2-6H6.2V-2H-6.2z" fill="#a97f50"/>"##,
    r##"<path d="M-6.2-2H6.2M-3.6-6V2M-1-6V2M1.6-6V2M4.2-6V2" stroke="#4a3423" stroke-width=".4" opacity=".5"/>"##,
    r##"<g fill="#c79a5a" stroke="#4a3423" stroke-width=".5"><circle cx="-4.4" cy="4.4" r="1.3"/><circle cx="-1.6" cy="4.6" r="1.3"/><path d="M1.4 3.4h3.4v2.6H1.4z"/></g>"##,
);

/// A pen with a barn.
const CORRAL: &str = concat!(
    r##"<path d="M-5.6-5.4H5.8V5.6H-5.6z" fill="#d8b985" stroke="#6d4a2c" stroke-width=".8"/>"##,
    r##"<path d="M-5.6-1.6H5.8M-5.6 2.2H5.8M0 2.2V5.6" stroke="#6d4a2c" stroke-width=".5"/>"##,
    r##"<path d="M-4.6-6.8H5V-1.4H-4.6z" fill="#7d3f2a" stroke="#4a3423" stroke-width=".6"/><path d="M-4.6-6.8H5V-4.1H-4.6z" fill="#b3664a"/>"##,
    r##"<g fill="#5b4029"><circle cx="-2.8" cy=".6" r="1"/><circle cx="2.4" cy="3.8" r="1"/><circle cx="3.4" cy=".4" r=".9"/></g>"##,
);
