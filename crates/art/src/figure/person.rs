//! People.

use super::Livery;

/// The outline of a standing follower: head, arms held out, legs apart.
const OUTLINE: &str = "M0-13.8c2.9 0 5.1 2.1 5.1 4.8c0 1.6-.6 3-1.4 4c2.7 .6 5.5 1.8 7.7 3.1c1.9 1.2 1.6 4.4-.7 4.6c-1.7 .2-3.2-.3-4.6-.5c.5 2.6 2.3 5.4 3.7 7.8c.9 1.6 .1 2.6-1.5 2.6c-1.7 0-3.3 0-4.5 0c-1.3 0-1.8-.8-2.3-2c-.4-1.1-.9-2.2-1.5-2.2c-.6 0-1.1 1.1-1.5 2.2c-.5 1.2-1 2-2.3 2c-1.2 0-2.8 0-4.5 0c-1.6 0-2.4-1-1.5-2.6c1.4-2.4 3.2-5.2 3.7-7.8c-1.4 .2-2.9 .7-4.6 .5c-2.3-.2-2.6-3.4-.7-4.6c2.2-1.3 5-2.5 7.7-3.1c-.8-1-1.4-2.4-1.4-4c0-2.7 2.2-4.8 5.1-4.8z";
/// Its side away from the light.
const SHADY: &str = "M2-13.4c1.9.8 3.1 2.4 3.1 4.4 0 1.6-.6 3-1.4 4 2.7.6 5.5 1.8 7.7 3.1 1.9 1.2 1.6 4.4-.7 4.6-1.7.2-3.2-.3-4.6-.5.5 2.6 2.3 5.4 3.7 7.8.9 1.6.1 2.6-1.5 2.6h-4.5c-1.3 0-1.8-.8-2.3-2 2.2-1 2.4-3.6 2-6.2-.3-2.6-.2-4.2 1-5.4 1.4-1.2 2.4-1.4 3-2.8-2.8-.8-5.2-1.6-7-3.2 2-1.4 2.8-4.2 1.5-6.4z";

fn body(livery: &Livery, badge: &str) -> String {
    format!(
        "<path d=\"{OUTLINE}\" fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"3.4\" stroke-linejoin=\"round\"/>\
         <path d=\"{OUTLINE}\" fill=\"{}\"/><path d=\"{SHADY}\" fill=\"{}\" opacity=\".75\"/>\
         <path d=\"{OUTLINE}\" fill=\"none\" stroke=\"#2a1c12\" stroke-width=\"1\" stroke-linejoin=\"round\"/>\
         <path d=\"M-3.5-9.8c.2-1.7 1.4-2.7 2.9-2.9M-10.2-.9c1.8-1.1 3.6-1.9 5.4-2.5\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.1\" stroke-linecap=\"round\"/>\
         <g transform=\"translate(0 2.2) scale(1.5)\">{badge}</g>",
        livery.colour, livery.shade, livery.light
    )
}

const SHADOW: &str =
    "<ellipse cx=\"2.4\" cy=\"12.4\" rx=\"11\" ry=\"2.6\" fill=\"#2a1c12\" opacity=\".32\"/>";

/// A crown for the big follower.
fn crown() -> &'static str {
    "<path transform=\"translate(0 2.2)\" d=\"M-4.9-14.2l-1.1-5.2 3.3 2.2 2.7-4 2.7 4 3.3-2.2-1.1 5.2q-4.9 1.6-9.8 0z\" fill=\"#f6cf52\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
     <circle cy=\"-13.7\" r=\"1\" fill=\"#c0392b\"/>"
}

/// A standing follower; the big one is larger and crowned.
pub(super) fn follower(livery: &Livery, badge: &str, big: bool) -> String {
    if big {
        format!(
            "<g transform=\"translate(0 -3) scale(1.3)\">{SHADOW}{}{}</g>",
            body(livery, badge),
            crown()
        )
    } else {
        format!("{SHADOW}{}", body(livery, badge))
    }
}

/// A lying follower.
pub(super) fn lying(livery: &Livery, badge: &str, big: bool) -> String {
    let scale = if big { 1.2 } else { 0.95 };
    let crown = if big { crown() } else { "" };
    format!(
        "<g transform=\"scale({scale})\"><ellipse cx=\"1.5\" cy=\"8\" rx=\"14\" ry=\"4.4\" fill=\"#2a1c12\" opacity=\".3\"/>\
         <g transform=\"rotate(-90) translate(0 .5)\">{}{crown}</g></g>",
        body(livery, badge).replacen("translate(0 2.2)", "translate(0 2.2) rotate(90)", 1)
    )
}

/// The builder with a hammer.
pub(super) fn builder(livery: &Livery, badge: &str) -> String {
    format!(
        "<g transform=\"scale(.84)\">{SHADOW}{}\
         <path d=\"M-5.4-10.4q.6-5 5.4-5t5.4 5z\" fill=\"#e9b44c\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
         <path d=\"M-6.6-10.4h13.2\" stroke=\"#2a1c12\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>\
         <path d=\"M11.4 7.6v-17.6\" stroke=\"#fffaf0\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>\
         <path d=\"M11.4 7.6v-17.6\" stroke=\"#8a5a2c\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>\
         <path d=\"M7.2-15h8.4v5.2h-8.4z\" fill=\"#aab0b8\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>",
        body(livery, badge)
    )
}

/// A surveyor with a broad hat and a marked staff.
pub(super) fn surveyor(livery: &Livery, badge: &str) -> String {
    format!(
        "{SHADOW}{}\
         <path d=\"M-8-10q8 2.8 16 0-1.6-2-3.8-2.2-.6-4.4-4.2-4.4t-4.2 4.4q-2.2.2-3.8 2.2z\" fill=\"#5b4029\" stroke=\"#2a1c12\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
         <path d=\"M12 12v-26\" stroke=\"#fffaf0\" stroke-width=\"3.6\" stroke-linecap=\"round\"/>\
         <path d=\"M12 12v-26\" stroke=\"#2a1c12\" stroke-width=\"2.4\"/>\
         <path d=\"M12 11.6v-25.4\" stroke=\"#f4efe2\" stroke-width=\"1.5\" stroke-dasharray=\"3.2 3.2\"/>",
        body(livery, badge)
    )
}
