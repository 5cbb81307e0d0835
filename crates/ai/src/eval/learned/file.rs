//! The file of nets: a line with the game if it is not the base game, then for each net a line with its
//! name and a line for each of its units with its bias and weights.

use std::sync::OnceLock;

use super::net::{HIDDEN, INPUTS, Net, PARAMETERS};
use super::{Known, Library, NETS, Nets};

const BASE: &str = include_str!("nets.txt");
const MAYFLOWER: &str = include_str!("nets-mayflower.txt");

const NAMES: [&str; NETS] = ["road", "city", "cloister", "field", "hand"];

/// The line that says which game nets know.
const GAME: &str = "game mayflower";

impl Library {
    /// The nets of the champion.
    #[must_use]
    pub fn built_in() -> Self {
        static OWN: OnceLock<[Option<Nets>; 2]> = OnceLock::new();
        let [base, mayflower] = OWN.get_or_init(|| [BASE, MAYFLOWER].map(Nets::read));
        Self { base: base.as_ref(), mayflower: mayflower.as_ref() }
    }
}

impl Nets {
    /// The nets in the file that `AUDE_NETS` names.
    #[must_use]
    pub fn from_environment() -> Option<&'static Self> {
        static OWN: OnceLock<Option<Nets>> = OnceLock::new();
        let read = || Self::read(&std::fs::read_to_string(std::env::var_os("AUDE_NETS")?).ok()?);
        OWN.get_or_init(read).as_ref()
    }

    /// Reads nets; none if one is missing or not of the right size.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (mut nets, mut at) = ([const { Vec::new() }; NETS], None);
        let mut game = Known::Base;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line == GAME {
                game = Known::Mayflower;
                continue;
            }
            if let Some(name) = line.strip_prefix("net ") {
                at = Some(NAMES.iter().position(|own| *own == name)?);
                continue;
            }
            let net: &mut Vec<f32> = &mut nets[at?];
            for word in line.split_whitespace() {
                net.push(word.parse().ok().filter(|number: &f32| number.is_finite())?);
            }
        }
        let complete = nets.iter().all(|net| net.len() == PARAMETERS);
        complete.then(|| Self::new(game, nets.map(Net)))
    }

    /// The text of nets, with lines that say where they come from.
    #[must_use]
    pub fn write(&self, provenance: &str) -> String {
        let mut text = String::new();
        for line in provenance.lines() {
            text += &format!("# {line}\n");
        }
        if self.game == Known::Mayflower {
            text += GAME;
            text.push('\n');
        }
        for (name, net) in NAMES.iter().zip(&self.nets) {
            text += &format!("net {name}\n");
            let (first, second) = net.0.split_at(HIDDEN * (1 + INPUTS));
            for row in first.chunks(1 + INPUTS).chain(second.chunks(1 + HIDDEN)) {
                let words: Vec<String> = row.iter().map(|number| format!("{number:.4}")).collect();
                text += &words.join(" ");
                text.push('\n');
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nets_are_read_as_they_are_written() {
        let nets = Library::built_in().base.expect("the nets of the base game");
        let other = Nets::new(Known::Mayflower, nets.nets.clone());
        assert_eq!(Nets::read(&other.write("")), Some(other));
        let text = nets.write("where they come from");
        assert_eq!(Nets::read(&text).as_ref(), Some(nets));
        let without_the_last = &text[..text.trim_end().rfind(' ').expect("a number")];
        assert_eq!(Nets::read(without_the_last), None);
        assert_eq!(Nets::read(&text.replace("net hand", "net foot")), None);
        assert_eq!(Nets::read(&text.replacen("0.", "NaN0.", 1)), None);
    }
}
