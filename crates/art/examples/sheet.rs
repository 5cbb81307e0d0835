//! `sheet SET FILE [PIXELS A TILE] [LOOK]`: the contact sheet of a built-in set, as SVG or PNG by its
//! ending; under 72 pixels in the plain drawing.

use aude_art::{Artist, Look, png};
use aude_engine::tiles::Tiles;

fn main() {
    let mut args = std::env::args().skip(1);
    let (set, file) = (args.next().expect("a set"), args.next().expect("a file"));
    let pixels: u32 = args.next().map_or(100, |text| text.parse().expect("a number"));
    let look = args.next().map_or(Look::Painted, |name| Look::named(&name).expect("a look"));
    let spec = aude_record::sets::builtin(&set).expect("a built-in set");
    let tiles = Tiles::build(&[spec]).expect("checked tiles");
    let start = std::time::Instant::now();
    let artist = Artist::new(&tiles, look);
    let studied = start.elapsed();
    let svg = artist.sheet(pixels);
    println!(
        "{set}: studied in {studied:?}, drawn in {:?}, {} bytes",
        start.elapsed() - studied,
        svg.len()
    );
    if file.ends_with(".svg") {
        std::fs::write(file, svg).expect("written");
    } else {
        let start = std::time::Instant::now();
        let kinds = tiles.all().count().min(8) as u32;
        let picture = png(&svg, (kinds * 114 + 14) * pixels / 100).expect("a picture");
        println!("  png in {:?}, {} bytes", start.elapsed(), picture.len());
        std::fs::write(file, picture).expect("written");
    }
}
