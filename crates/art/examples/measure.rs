//! `measure [FILE] SET…`: how long the tiles of some sets take to draw and how many bytes they are, in
//! every look; the painted landscapes, full and plain, go into FILE if that ends in .svg.

use std::time::Instant;

use aude_art::{Artist, Look};
use aude_engine::tiles::Tiles;

fn main() {
    let (files, sets): (Vec<_>, Vec<_>) =
        std::env::args().skip(1).partition(|name| name.ends_with(".svg"));
    let specs: Vec<_> =
        sets.iter().map(|name| aude_record::sets::builtin(name).expect("a built-in set")).collect();
    let tiles = Tiles::build(&specs).expect("checked tiles");
    for look in Look::ALL {
        let artist = Artist::new(&tiles, look);
        let kinds = [artist.kinds(), artist.coast()].concat();
        let start = Instant::now();
        for &kind in &kinds {
            let _ = artist.geometry(kind);
        }
        let studied = start.elapsed();
        let start = Instant::now();
        let lands = kinds.iter().flat_map(|&kind| (0..artist.copies(kind)).map(move |c| (kind, c)));
        let full: Vec<_> = lands.map(|(kind, copy)| artist.symbol(kind, copy)).collect();
        let drawn = start.elapsed();
        let start = Instant::now();
        let plain: String = kinds.iter().map(|&kind| artist.plain_symbol(kind)).collect();
        println!(
            "{}: {} kinds studied in {studied:.1?}; {} landscapes in {drawn:.1?}, {} bytes; plain in {:.1?}, {} bytes; shared {} bytes",
            look.name(),
            kinds.len(),
            full.len(),
            full.concat().len(),
            start.elapsed(),
            plain.len(),
            artist.shared_defs().len(),
        );
        if let (Some(file), Look::Painted) = (files.first(), look) {
            std::fs::write(file, artist.shared_defs() + &full.concat() + &plain).expect("written");
        }
    }
}
