//! People: a round head on a cloak that flares to two feet.

use super::Livery;

/// The outline of a standing follower.
const CLOAK: &str = "M0-15.4c2.9 0 4.7 2 4.7 4.4 0 1.5-.6 2.7-1.6 3.5 3 .5 6.6 2.2 7.6 4.3.6 1.5-.5 2.8-2.2 2.8h-2.6c.5 3 1.5 5.2 2.8 7.4.7 1.3 0 2.4-1.4 2.4h-4.4c-.9 0-1.5-.5-1.8-1.3l-1.1-2.9-1.1 2.9c-.3.8-.9 1.3-1.8 1.3h-4.4c-1.4 0-2.1-1.1-1.4-2.4 1.3-2.2 2.3-4.4 2.8-7.4h-2.6c-1.7 0-2.8-1.3-2.2-2.8 1-2.1 4.6-3.8 7.6-4.3-1-.8-1.6-2-1.6-3.5 0-2.4 1.8-4.4 4.7-4.4z";
/// Its side away from the light.
const SHADY: &str = "M1.6-15.1c2 .6 3.1 2.3 3.1 4.1 0 1.5-.6 2.7-1.6 3.5 3 .5 6.6 2.2 7.6 4.3.6 1.5-.5 2.8-2.2 2.8h-2.6c.5 3 1.5 5.2 2.8 7.4.7 1.3 0 2.4-1.4 2.4h-4.4c-.9 0-1.5-.5-1.8-1.3l-.5-1.3c2.2-4.6 2.8-9.2 2-13.8-.4-2.4-.5-5.3-1-8.1z";

fn body(livery: &Livery, badge: &str) -> String {
    format!(
        "<path d=\"{CLOAK}\" fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"3.4\" stroke-linejoin=\"round\"/>\
         <path d=\"{CLOAK}\" fill=\"{}\" stroke=\"#2a1c12\" stroke-width=\"1\" stroke-linejoin=\"round\"/>\
         <path d=\"{SHADY}\" fill=\"{}\" opacity=\".75\"/>\
         <path d=\"M-3.2-11.6c.2-1.6 1.2-2.6 2.6-2.8\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-linecap=\"round\"/>\
         <path d=\"M-8.6-3.2c1.4-1.2 3-2 5-2.4\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-linecap=\"round\"/>\
         <g transform=\"translate(0 .4) scale(1.25)\">{badge}</g>",
        livery.colour, livery.shade, livery.light, livery.light
    )
}

const SHADOW: &str = "<ellipse cx=\"2.6\" cy=\"9.4\" rx=\"9\" ry=\"2.6\" fill=\"#2a1c12\" opacity=\".32\"/>";

/// A crown for the big follower.
fn crown() -> &'static str {
    "<path d=\"M-4.9-14.2l-1.1-5.2 3.3 2.2 2.7-4 2.7 4 3.3-2.2-1.1 5.2q-4.9 1.6-9.8 0z\" fill=\"#f6cf52\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
     <circle cy=\"-15.9\" r=\"1\" fill=\"#c0392b\"/>"
}

/// A follower on his feet; the big one is larger and crowned.
pub(super) fn follower(livery: &Livery, badge: &str, big: bool) -> String {
    if big {
        format!("<g transform=\"translate(0 -1.5) scale(1.3)\">{SHADOW}{}{}</g>", body(livery, badge), crown())
    } else {
        format!("{SHADOW}{}", body(livery, badge))
    }
}

/// A follower on his back.
pub(super) fn lying(livery: &Livery, badge: &str, big: bool) -> String {
    let scale = if big { 1.2 } else { 0.95 };
    let crown = if big { crown() } else { "" };
    format!(
        "<g transform=\"scale({scale})\"><ellipse cx=\"1\" cy=\"7\" rx=\"13\" ry=\"4.6\" fill=\"#2a1c12\" opacity=\".3\"/>\
         <g transform=\"rotate(-90) translate(0 3)\">{}{crown}</g></g>",
        body(livery, badge).replacen("translate(0 .4)", "translate(0 .4) rotate(90)", 1)
    )
}

/// The builder with his hammer.
pub(super) fn builder(livery: &Livery, badge: &str) -> String {
    format!(
        "<g transform=\"scale(.84)\">{SHADOW}{}\
         <path d=\"M-5.4-12.4q.6-5 5.4-5t5.4 5z\" fill=\"#e9b44c\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
         <path d=\"M-6.6-12.4h13.2\" stroke=\"#2a1c12\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>\
         <path d=\"M9.6 4.6v-17.6\" stroke=\"#fffaf0\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>\
         <path d=\"M9.6 4.6v-17.6\" stroke=\"#8a5a2c\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>\
         <path d=\"M5.6-17h8.4v5.2h-8.4z\" fill=\"#aab0b8\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>",
        body(livery, badge)
    )
}

/// A surveyor with a broad hat and a marked staff.
pub(super) fn surveyor(livery: &Livery, badge: &str) -> String {
    format!(
        "{SHADOW}{}\
         <path d=\"M-8-12.2q8 2.8 16 0-1.6-2-3.8-2.2-.6-4.4-4.2-4.4t-4.2 4.4q-2.2.2-3.8 2.2z\" fill=\"#5b4029\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
         <path d=\"M10 9.4v-26\" stroke=\"#fffaf0\" stroke-width=\"3.6\" stroke-linecap=\"round\"/>\
         <path d=\"M10 9.4v-26\" stroke=\"#2a1c12\" stroke-width=\"2.4\"/>\
         <path d=\"M10 9v-25.4\" stroke=\"#f4efe2\" stroke-width=\"1.5\" stroke-dasharray=\"3.2 3.2\"/>",
        body(livery, badge)
    )
}
