//! The pig, the fairy and the dragon.

use super::Livery;

/// A pig in its owner's colour, facing west.
pub(super) fn pig(livery: &Livery, badge: &str) -> String {
    let pig = "M-11.4-.6c-.4-1.6.4-2.8 1.8-3.2l-.4-2.6 2.8 1.4c1.4-1.6 4-2.4 7-2.4 5.4 0 9.2 3 9.4 6.8.1 2-.6 3.4-1.4 4.4l.2 3.4c0 .6-.4 1-1 1h-2.2c-.6 0-1-.4-1.1-1l-.3-1.6h-4.8l-.3 1.6c-.1.6-.5 1-1.1 1h-2.2c-.6 0-1-.4-1-1l.2-2.6c-1.2-.6-2-1.4-2.6-2.4l-2.2-.4c-.6-.2-.8-.8-.8-2.4z";
    format!(
        "<ellipse cx=\"1\" cy=\"8\" rx=\"10.5\" ry=\"2.2\" fill=\"#2a1c12\" opacity=\".32\"/>\
         <path d=\"M8.6-3.6q3.4-.6 2.6-3t-2.4-.6.2 2.2 2.6-1\" fill=\"none\" stroke=\"#2a1c12\" stroke-width=\"1.1\" stroke-linecap=\"round\"/>\
         <path d=\"{pig}\" fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"3.2\" stroke-linejoin=\"round\"/>\
         <path d=\"{pig}\" fill=\"{}\" stroke=\"#2a1c12\" stroke-width=\"1\" stroke-linejoin=\"round\"/>\
         <path d=\"M-4 4.6c4 1.4 9 .6 12.4-2.2-.4 1-.8 1.6-1.4 2.2l.2 3.4h-3l-.4-2.2h-6l-.4 2.2h-2.4z\" fill=\"{}\" opacity=\".7\"/>\
         <circle cx=\"-7.4\" cy=\"-1.8\" r=\".9\" fill=\"{}\"/><g transform=\"translate(1.4 -1.2) scale(1.2)\">{badge}</g>",
        livery.colour, livery.shade, livery.emblem
    )
}

/// The fairy: wings, wand, a pale glow.
pub(super) const FAIRY: &str = concat!(
    r##"<circle cy="-3" r="13" fill="#fff6cf" opacity=".35"/><circle cy="-3" r="9.4" fill="#fff9df" opacity=".5"/>"##,
    r##"<ellipse cx="1.6" cy="9" rx="6" ry="1.8" fill="#2a1c12" opacity=".28"/>"##,
    r##"<path d="M-1-4c-4-6-10-7.4-10.6-4.2-.4 3.4 4.4 5.6 10 5.6-5 .6-8 3.4-7 5.8 1.4 2.2 6-1 8-5.4M1-4c4-6 10-7.4 10.6-4.2.4 3.4-4.4 5.6-10 5.6 5 .6 8 3.4 7 5.8-1.4 2.2-6-1-8-5.4" fill="#e4f2ee" stroke="#5f8f92" stroke-width=".7" stroke-linejoin="round"/>"##,
    r##"<path d="M-1.6-6.4h3.2q3.6 7 4.6 14.6-6.2 2.4-12.4 0 1-7.6 4.6-14.6z" fill="#f7f2fb" stroke="#5a4a6a" stroke-width=".9" stroke-linejoin="round"/>"##,
    r##"<path d="M.6-6.4h1q3.6 7 4.6 14.6-2 .8-4.4 1 .6-8-1.2-15.6z" fill="#cfc2e2"/>"##,
    r##"<circle cy="-9.4" r="3.6" fill="#fbe6cf" stroke="#5a4a3a" stroke-width=".8"/>"##,
    r##"<path d="M-3.6-9q-.6-5 3.6-5t3.6 5q-1.6-2.6-3.6-2.6t-3.6 2.6z" fill="#e7b84e" stroke="#7a5a1c" stroke-width=".6"/>"##,
    r##"<path d="M3-3.4l7-7" stroke="#7a5a2c" stroke-width="1.1" stroke-linecap="round"/>"##,
    r##"<path d="M10.8-14.4l.9 2.2 2.4.2-1.8 1.5.6 2.3-2.1-1.3-2.1 1.3.6-2.3-1.8-1.5 2.4-.2z" fill="#ffd84a" stroke="#8a6412" stroke-width=".6" stroke-linejoin="round"/>"##,
);

/// The dragon: larger than a third of a tile, facing west.
pub(super) const DRAGON: &str = concat!(
    r##"<ellipse cx="2" cy="17" rx="20" ry="4" fill="#2a1c12" opacity=".35"/>"##,
    // Far wing.
    r##"<path d="M2-4q2-14 14-19-1 5 1 8 4-1 8 1-4 3-5 7-4-1-7 1-4-1-7 5z" fill="#8f2018" stroke="#3a0f0a" stroke-width="1" stroke-linejoin="round"/>"##,
    // Tail.
    r##"<path d="M10 8q10 1 13-5 1-4 4-5l-1-4 6 4-2 7-3-2q-3 11-16 11z" fill="#b02a20" stroke="#3a0f0a" stroke-width="1.1" stroke-linejoin="round"/>"##,
    // Body with neck and head.
    r##"<path d="M-23-11q-1-4 3-6l1-5 3 4 3-4 1 5q5 2 4 8-1 4 2 5 6-3 12 1 7 5 5 12l1 6h-6l-1-4q-6 2-11 0l-1 4h-6l0-6q-5-4-4-11-1-3-3-3-3 1-5-1 1-2 4-2-2 0-4 0-1-2 2-3z" fill="#fff3d6" stroke="#fff3d6" stroke-width="3" stroke-linejoin="round"/>"##,
    r##"<path d="M-23-11q-1-4 3-6l1-5 3 4 3-4 1 5q5 2 4 8-1 4 2 5 6-3 12 1 7 5 5 12l1 6h-6l-1-4q-6 2-11 0l-1 4h-6l0-6q-5-4-4-11-1-3-3-3-3 1-5-1 1-2 4-2-2 0-4 0-1-2 2-3z" fill="#c8352a" stroke="#3a0f0a" stroke-width="1.2" stroke-linejoin="round"/>"##,
    r##"<path d="M-13-4q3 4 2 8 2 6 8 7 5 1 10-1-5 5-12 4-8-2-9-9 0-5 1-9z" fill="#f0b95a"/><path d="M-11 1l3-1M-10.6 4.4l3.4-1.4M-8.6 7.6l3-2.4M-5.6 10l2-3M-1.8 11.2l1.2-3.4" stroke="#b9762a" stroke-width=".8"/>"##,
    // Near wing.
    r##"<path d="M-2-1q-4-12 3-21 2 4 6 6 2-3 6-4 0 5 3 8-3 0-5 4-3 0-5 4-4-1-8 3z" fill="#dd5a3c" stroke="#3a0f0a" stroke-width="1.1" stroke-linejoin="round"/><path d="M1-20q-1 9-2 18M7-15.4q-4 6-6 12M12.6-18.6q-4 7-7 14" fill="none" stroke="#8f2018" stroke-width=".8"/>"##,
    r##"<path d="M-1.6-6.4l3-3 1 3.6 3.6-2 .2 3.8" fill="none"/><circle cx="-18.4" cy="-12.6" r="1.5" fill="#ffe36a" stroke="#3a0f0a" stroke-width=".6"/><path d="M-18.4-13.4v1.6" stroke="#3a0f0a" stroke-width=".7"/>"##,
    r##"<path d="M-24-8.6q-4 0-6 3 2-.6 3.4 0-1.6 1-2 2.6 3-1.6 5.6-2.6z" fill="#f7a63c" stroke="#b3491c" stroke-width=".7" stroke-linejoin="round"/>"##,
    r##"<path d="M-5 16.4v-2.4M-2.6 16.4v-2M13 16.4v-2.4M15.4 16.4v-2" stroke="#3a0f0a" stroke-width=".8"/>"##,
);
