//! `pictures FOLDER [NAME …]`: writes the pictures of the rules pages as PNG files on a parchment
//! background.

use aude_rulebook::Rulebook;

const GROUND: &str =
    "<rect x=\"-9999\" y=\"-9999\" width=\"19998\" height=\"19998\" fill=\"#efe4ca\"/>";

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("a folder");
    let wanted: Vec<String> = args.collect();
    let book = Rulebook::open();
    let is_wanted = |name: &&str| wanted.is_empty() || wanted.iter().any(|other| other == name);
    for name in book.picture_names().filter(is_wanted) {
        let start = std::time::Instant::now();
        let svg = book.picture(name).expect("a picture");
        println!("{name}: {} bytes in {:?}", svg.len(), start.elapsed());
        let numbers = svg.split("viewBox=\"").nth(1).expect("a frame");
        let width: f32 = numbers.split(' ').nth(2).and_then(|w| w.parse().ok()).expect("a width");
        let grounded = svg.replacen("<defs>", &format!("{GROUND}<defs>"), 1);
        let picture = aude_art::png(&grounded, width as u32).expect("pixels");
        std::fs::write(format!("{folder}/{name}.png"), picture).expect("written");
    }
}
