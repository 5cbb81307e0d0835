//! `figures FILE`: every figure of the six players, fairy, dragon, surveyor, towers and tokens, as SVG or PNG.

use aude_art::{LIVERIES, Look, Pose, Token, at, centred, figure, png, token};
use aude_engine::tiles::Mark;
use aude_engine::{FigureKind, Player};

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let mut body = String::from(
        "<rect width=\"420\" height=\"330\" fill=\"#efe4ca\"/><rect y=\"24\" width=\"420\" height=\"196\" fill=\"#abc26c\"/>",
    );
    let mut put = |x: f32, y: f32, scale: f32, drawing: &str| {
        body += &format!("<g transform=\"translate({x} {y}) scale({scale})\">{drawing}</g>");
    };
    for player in (0..6).map(Player) {
        let y = 42.0 + 32.0 * f32::from(player.0);
        put(
            0.0,
            y,
            1.0,
            &centred(LIVERIES[player.index()].name, at(34.0, 0.0), 7.0, "#3a2c22", 1.1),
        );
        let poses = [
            (FigureKind::Small, Pose::Standing),
            (FigureKind::Small, Pose::Lying),
            (FigureKind::Big, Pose::Standing),
            (FigureKind::Big, Pose::Lying),
            (FigureKind::Builder, Pose::Standing),
            (FigureKind::Pig, Pose::Standing),
        ];
        for (index, (kind, pose)) in poses.into_iter().enumerate() {
            put(90.0 + 40.0 * index as f32, y, 1.0, &figure(player, kind, pose));
        }
        let inner = |token: Token| {
            aude_art::token(token, Look::Classic).replacen(
                "<svg",
                "<svg x=\"-15\" y=\"-15\" width=\"30\" height=\"30\"",
                1,
            )
        };
        put(340.0, y, 1.0, &inner(Token::Captive(player, FigureKind::Small)));
        put(385.0, y, 1.0, &inner(Token::Seat(player)));
    }
    let nested = |kind: Token, look: Look| {
        token(kind, look).replacen("<svg", "<svg x=\"-20\" y=\"-20\" width=\"40\" height=\"40\"", 1)
    };
    let row = [
        (Token::Dragon, Look::Classic),
        (Token::Fairy, Look::Classic),
        (Token::Tower(1), Look::Classic),
        (Token::Tower(3), Look::Classic),
        (Token::Mark(Mark::Wine), Look::Classic),
        (Token::Mark(Mark::Grain), Look::Classic),
        (Token::Mark(Mark::Cloth), Look::Classic),
        (Token::Mark(Mark::Shield), Look::Classic),
        (Token::Mark(Mark::Cathedral), Look::Classic),
    ];
    for (index, (kind, look)) in row.into_iter().enumerate() {
        put(30.0 + 45.0 * index as f32, 248.0, 1.0, &nested(kind, look));
    }
    let row = [
        (Token::Surveyor, Look::Mayflower),
        (Token::Mark(Mark::Shield), Look::Mayflower),
        (Token::Mark(Mark::Post), Look::Mayflower),
        (Token::Mark(Mark::Animal), Look::Mayflower),
        (Token::Mark(Mark::Inn), Look::Classic),
    ];
    for (index, (kind, look)) in row.into_iter().enumerate() {
        put(30.0 + 45.0 * index as f32, 300.0, 1.0, &nested(kind, look));
    }
    let svg =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 420 330\">{body}</svg>");
    let bytes =
        if file.ends_with(".svg") { svg.into_bytes() } else { png(&svg, 1260).expect("a picture") };
    std::fs::write(file, bytes).expect("written");
}
