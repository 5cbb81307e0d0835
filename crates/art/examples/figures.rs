//! `figures FILE`: every figure of the six players, fairy, dragon, surveyor, towers and tokens, as SVG or PNG.

use aude_art::{LIVERIES, Pose, Scenery, Token, at, centred, figure, png, token};
use aude_engine::tiles::Mark;
use aude_engine::{FigureKind, Player};

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let mut body = String::from(
        "<rect width=\"420\" height=\"390\" fill=\"#efe4ca\"/><rect y=\"24\" width=\"420\" height=\"256\" fill=\"#abc26c\"/>",
    );
    let mut put = |x: f32, y: f32, scale: f32, drawing: &str| {
        body += &format!("<g transform=\"translate({x} {y}) scale({scale})\">{drawing}</g>");
    };
    for player in (0..6).map(Player) {
        let y = 50.0 + 42.0 * f32::from(player.0);
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
            aude_art::token(token, Scenery::Classic).replacen(
                "<svg",
                "<svg x=\"-15\" y=\"-15\" width=\"30\" height=\"30\"",
                1,
            )
        };
        put(340.0, y, 1.0, &inner(Token::Captive(player, FigureKind::Small)));
        put(385.0, y, 1.0, &inner(Token::Seat(player)));
    }
    let nested = |kind: Token, scenery: Scenery| {
        token(kind, scenery).replacen(
            "<svg",
            "<svg x=\"-20\" y=\"-20\" width=\"40\" height=\"40\"",
            1,
        )
    };
    let row = [
        (Token::Dragon, Scenery::Classic),
        (Token::Fairy, Scenery::Classic),
        (Token::Tower(1), Scenery::Classic),
        (Token::Tower(3), Scenery::Classic),
        (Token::Mark(Mark::Wine), Scenery::Classic),
        (Token::Mark(Mark::Grain), Scenery::Classic),
        (Token::Mark(Mark::Cloth), Scenery::Classic),
        (Token::Mark(Mark::Shield), Scenery::Classic),
        (Token::Mark(Mark::Cathedral), Scenery::Classic),
    ];
    for (index, (kind, scenery)) in row.into_iter().enumerate() {
        put(30.0 + 45.0 * index as f32, 308.0, 1.0, &nested(kind, scenery));
    }
    let row = [
        (Token::Surveyor, Scenery::Mayflower),
        (Token::Mark(Mark::Shield), Scenery::Mayflower),
        (Token::Mark(Mark::Post), Scenery::Mayflower),
        (Token::Mark(Mark::Animal), Scenery::Mayflower),
        (Token::Mark(Mark::Inn), Scenery::Classic),
    ];
    for (index, (kind, scenery)) in row.into_iter().enumerate() {
        put(30.0 + 45.0 * index as f32, 360.0, 1.0, &nested(kind, scenery));
    }
    let svg =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 420 390\">{body}</svg>");
    let bytes =
        if file.ends_with(".svg") { svg.into_bytes() } else { png(&svg, 1260).expect("a picture") };
    std::fs::write(file, bytes).expect("written");
}
