//! Symbols of the third and fourth expansion.

use crate::offsets::OFFSETS;

/// A dragon's head in a red circle: the dragon moves.
pub(super) const DRAGON: &str = concat!(
    r##"<circle cx=".6" cy=".7" r="7.2" fill="#4b3626" opacity=".3"/>"##,
    r##"<circle r="7" fill="#b5342a" stroke="#f7e7c4" stroke-width="1.1"/><circle r="7.5" fill="none" stroke="#4a1f18" stroke-width=".6"/>"##,
    r##"<path d="M-5 2.6q-.6-3 1.4-4.4l-1.2-2.6 2.6 1.2 .8-2.6 1.6 2.2q3 .2 4 2.6l1 1.4q-.4 1.2-1.8 1l-2-.4 2.4 1.6q-.8 1.2-2.4.6l-2.4-.8q.2 1.8 1.6 3-3.4.8-5.6-2.8z" fill="#fbe9b7"/>"##,
    r##"<circle cx="1" cy="-1" r=".7" fill="#7a1a14"/>"##,
);

/// A crowned lady in a rose field.
pub(super) const PRINCESS: &str = concat!(
    r##"<circle cx=".6" cy=".7" r="7.2" fill="#4b3626" opacity=".3"/>"##,
    r##"<circle r="7" fill="#e9a9b4" stroke="#fff6e3" stroke-width="1.1"/><circle r="7.5" fill="none" stroke="#7a3346" stroke-width=".6"/>"##,
    r##"<path d="M-3.3 5.4q-1.4-6 .2-8.4 3.1-2.4 6.2 0 1.6 2.4.2 8.4z" fill="#e5b54a"/>"##,
    r##"<path d="M-4.6 5.2q1-3 4.6-3t4.6 3q-4.6 2.6-9.2 0z" fill="#8d3f68"/>"##,
    r##"<ellipse cy="-.6" rx="2.3" ry="2.8" fill="#fbe3cb"/>"##,
    r##"<path d="M-2.9-2.4l-.5-3.4 1.9 1.4 1.5-2.2 1.5 2.2 1.9-1.4-.5 3.4z" fill="#f7d65a" stroke="#8a5f12" stroke-width=".5" stroke-linejoin="round"/>"##,
    r##"<path d="M-1.1-.7h.5M.6-.7h.5M-.7 1q.7.5 1.4 0" stroke="#6a3a2a" stroke-width=".5" stroke-linecap="round" fill="none"/>"##,
);

/// A ring of standing stones around a whirl of light.
pub(super) const PORTAL: &str = concat!(
    r##"<ellipse cx="1.2" cy="1.6" rx="9" ry="8.6" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<circle r="8.6" fill="#d9cdb4" stroke="#4b3626" stroke-width=".7"/>"##,
    r##"<circle r="6.1" fill="#4f3485" stroke="#3a2560" stroke-width=".8"/>"##,
    r##"<path d="M-5.2-1.6a5.4 5.4 0 0 1 9.4-2q1.6 4-1.4 5.4-3 .6-3.2-1.6.2-1.8 2-1.4-.4-2-2.6-1.6-2.8 1-1.8 4.2 1.6 2.8 5 1.8-4 3.2-7 .2-1.4-1.8-.4-5z" fill="#a98be0"/><circle cx=".6" cy=".2" r="1.3" fill="#fff4d0"/>"##,
    r##"<g fill="#a99c88" stroke="#4b3626" stroke-width=".7" stroke-linejoin="round"><path transform="rotate(0)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(45)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(90)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(135)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(180)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(225)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(270)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/><path transform="rotate(315)" d="M-2-6.2l.4-3 2.2-.4 1.6.8-.2 2.6-2 .6z"/></g>"##,
);

/// A crater with lava, its slopes and smoke.
pub(super) const VOLCANO: &str = concat!(
    r##"<path d="M-11 9q6 6 16 6 12-2 13-12-2-8-6-11z" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<path d="M-16.4 1.6q-1.6-6 2.4-9 1.4-6.4 7.6-7 5.4-4 10.6-.8 6.4-.2 8.2 5.4 5 3.6 3 9 1 6-4.6 8-3.4 5.4-9.4 4.2-5.4 4-10.4.4-6.4.2-7.4-10.2z" fill="#7b6d60" stroke="#4b3626" stroke-width=".9" stroke-linejoin="round"/>"##,
    r##"<path d="M-16.4 1.6q-1.6-6 2.4-9 1.4-6.4 7.6-7 5.4-4 10.6-.8l-3 8.4-7 2.6-3.4 6.4z" fill="#a39484"/>"##,
    r##"<path d="M15.4-1.2q1 6-4.6 8-3.4 5.4-9.4 4.2l1.4-6 5.8-3.4z" fill="#5f5349"/>"##,
    r##"<path d="M-14-4.4l7 2M-9.4-11.4l4.2 5M-1-14.2l.6 6M7.4-12.4l-3 5.4M13.4-6l-6.4 3M13.6 3.4l-6-1.4M8 10.2l-3.2-4.6M-2 13l1-5.6M-10 9.6l4.4-4.4" stroke="#4b3626" stroke-width=".5" opacity=".55" stroke-linecap="round"/>"##,
    r##"<path d="M-2.6 4q.4 4-2.4 6.4.6 2.6 2.8 1.6 2.6-2.6 2.2-7.4zM5 1q4.6.6 5.4 4.4 2.6.4 2.4-2-2-4.6-7-5zM-5.6-1.6q-4 .6-5.4-2-2.4.8-1.4 2.8 3 2.4 7 1.6z" fill="#ef6a2c" stroke="#9c3416" stroke-width=".5" stroke-linejoin="round"/>"##,
    r##"<path d="M-6.6-.6q-.4-5 4.2-6 4.6-1.8 7.8 1.4 2.6 3.4.2 7-3.4 3.8-8 2.4-3.6-1-4.2-4.8z" fill="#4a3a30" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M-5-.6q0-3.6 3.2-4.4 3.6-1.2 6 1 1.8 2.6.2 5.2-2.6 2.8-6 2-3-.8-3.4-3.8z" fill="#d8401f"/><path d="M-3.2-.8q.2-2.4 2.2-2.8 2.4-.6 4 .8 1.2 1.8 0 3.4-1.8 1.6-4 1-2-.6-2.2-2.4z" fill="#f58a34"/><path d="M-1.4-1.2q.4-1.4 1.8-1.4t1.6 1.2q-.2 1.4-1.6 1.4-1.6 0-1.8-1.2z" fill="#fdd66a"/>"##,
    r##"<path d="M1.4-4.6q-2-2.6.4-4.2-.6-3 2.4-3.6 2.2-2.4 4.6-.4 3.2.2 2.6 3 1.6 2.8-1.4 3.6-1.4 2.6-4 1.4-2.6 2.2-4.6.2z" fill="#e6dfd2" opacity=".85"/><path d="M3.4-8.6q1.6-1 2.8.4M6.6-11q1.6-.4 2.2 1" fill="none" stroke="#b6ab9b" stroke-width=".6" stroke-linecap="round"/>"##,
);

/// The round foundation of a future tower.
pub(super) const SITE: &str = concat!(
    r##"<ellipse cx="1.4" cy="1.8" rx="9" ry="8.6" fill="#3d4a1c" opacity=".28"/>"##,
    r##"<circle r="8.8" fill="#cdc2ad" stroke="#4b3626" stroke-width=".9"/>"##,
    r##"<circle r="7.1" fill="none" stroke="#4b3626" stroke-width="3" stroke-dasharray=".5 4.07"/>"##,
    r##"<circle r="5.4" fill="#8d7f6a" stroke="#4b3626" stroke-width=".7"/>"##,
    r##"<path d="M-5.4 0a5.4 5.4 0 0 1 10.8 0q-5.4-4-10.8 0z" fill="#5e5142"/>"##,
    r##"<path d="M-3.4 1.2h6.8M-1.8-1h3.6" stroke="#b9ab93" stroke-width=".6"/>"##,
);

/// A tower of this many pieces, its foot at the origin, with its height on top.
#[must_use]
pub fn tower(height: u8) -> String {
    if height == 0 {
        return String::new();
    }
    let step = -OFFSETS.floor.y;
    let mut out =
        String::from(r##"<path d="M-6 5l14 2 12-8-14-6z" fill="#3d3a1c" opacity=".3"/>"##);
    for level in 0..height.min(OFFSETS.floors) {
        let y = 2.0 - step * f32::from(level);
        out += &format!(
            "<path d=\"M-6.8 {a}v-{h}h13.6v{h}a6.8 3 0 0 1-13.6 0z\" fill=\"#c7b694\" stroke=\"#4b3626\" stroke-width=\".8\"/>\
             <path d=\"M2.6 {b}v-{h}h3.8v{h}q-1.6 1.6-3.8 1.9z\" fill=\"#a08c68\"/>",
            a = crate::svg::num(y),
            b = crate::svg::num(y + 0.4),
            h = crate::svg::num(step),
        );
    }
    let top = 2.0 + OFFSETS.top(height).y;
    out += &format!(
        "<ellipse cy=\"{y}\" rx=\"6.8\" ry=\"3.4\" fill=\"#efe3c8\" stroke=\"#4b3626\" stroke-width=\".9\"/>",
        y = crate::svg::num(top)
    );
    out += &crate::glyph::centred(
        &height.to_string(),
        crate::point::at(0.0, top),
        5.0,
        "#4b3626",
        1.0,
    );
    out
}
