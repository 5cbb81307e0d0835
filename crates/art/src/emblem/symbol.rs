//! Symbols of the third and fourth expansion.

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

/// A stone arch with a glow.
pub(super) const PORTAL: &str = concat!(
    r##"<ellipse cx="1" cy="7.6" rx="9" ry="2.2" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<ellipse cy="-.5" rx="8.6" ry="9.6" fill="#f6e7a8" opacity=".45"/>"##,
    r##"<path d="M-7 7.6v-8.4a7 7 0 0 1 14 0v8.4z" fill="#b9ac98" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M-4.4 7.6v-8.2a4.4 4.4 0 0 1 8.8 0v8.2z" fill="#6d4fa0" stroke="#4b3626" stroke-width=".7"/>"##,
    r##"<path d="M-3 7.6v-7.8a3 3 0 0 1 6 0v7.8z" fill="#9b7fd0"/><path d="M-1.5 7.6v-7a1.5 1.7 0 0 1 3 0v7z" fill="#f3e6ff"/>"##,
    r##"<path d="M-7 3.4h2.6M-7-.4h2.6M4.4 3.4h2.6M4.4-.4h2.6M-4.8-5.6l1.8 2M4.8-5.6l-1.8 2M0-7.6v2.6" stroke="#6d5f4c" stroke-width=".7"/>"##,
);

/// A cone with lava and smoke.
pub(super) const VOLCANO: &str = concat!(
    r##"<path d="M-13 10q14 6 32-1-6-6-14-9z" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<path d="M-2-9q-2.4-2.4 0-4.2-1.4-3 2-3.6 2.6-2.4 4.6.2 3 .2 2 3 1.6 2.6-1.8 3.4-1 2.6-3.6 2z" fill="#d9d2c4" opacity=".9"/>"##,
    r##"<path d="M-15 10.5q6-4 9.4-18.5 5.6-2.6 11.2 0 3.4 14.5 9.4 18.5-15 5-30 0z" fill="#7f7266" stroke="#4b3626" stroke-width=".9" stroke-linejoin="round"/>"##,
    r##"<path d="M-15 10.5q6-4 9.4-18.5l3.6-1q-1 13-5 20.6-4-.2-8-1.1z" fill="#9a8c7c"/>"##,
    r##"<path d="M-5.6-8q5.6-2.6 11.2 0-5.6 2.4-11.2 0z" fill="#e0482a" stroke="#4b3626" stroke-width=".7"/>"##,
    r##"<path d="M-2.8-6.9q-.6 5-2.6 8.4 1.6 1.2 2.6-.4.4-3.6 1.6-3.8.8 6-.8 9.4 2 2 3.2-.6-.2-6 1.2-8.6 1.2 1.8 1.4 5 1.6.6 2.2-.8-1-4.6-2-8.8-3.4 1-6.8.2z" fill="#f0692c"/>"##,
    r##"<path d="M-1.6-6.8q.6 4-.2 7M2-6.8q-.4 4 .4 6" fill="none" stroke="#fbc04a" stroke-width=".8" stroke-linecap="round"/>"##,
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
    let step = 4.6;
    let shown = f32::from(height.min(6));
    let mut out =
        String::from(r##"<path d="M-6 5l14 2 12-8-14-6z" fill="#3d3a1c" opacity=".3"/>"##);
    for level in 0..height.min(6) {
        let y = 2.0 - step * f32::from(level);
        out += &format!(
            "<path d=\"M-6.8 {a}v-{h}h13.6v{h}a6.8 3 0 0 1-13.6 0z\" fill=\"#c7b694\" stroke=\"#4b3626\" stroke-width=\".8\"/>\
             <path d=\"M2.6 {b}v-{h}h3.8v{h}q-1.6 1.6-3.8 1.9z\" fill=\"#a08c68\"/>",
            a = crate::svg::num(y),
            b = crate::svg::num(y + 0.4),
            h = crate::svg::num(step),
        );
    }
    let top = 2.0 - step * shown;
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
