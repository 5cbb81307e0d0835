//! Times of what searches do most. `cargo bench -p aude-testkit -- base` measures one game only.

use aude_testkit::random::everything;
use aude_testkit::times::measure;

fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    for (name, sets) in
        [("base", &["base"][..]), ("everything", &everything()), ("mayflower", &["mayflower"])]
    {
        if only.starts_with("--") || only.is_empty() || only == name {
            println!("{name}: {}", measure(sets, 2000));
        }
    }
}
