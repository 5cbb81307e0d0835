//! Makes new inputs from known ones.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Inputs to start from; those that were accepted later replace each other.
const POOL: usize = 512;

/// How often the longest input is halved for the shortest.
const SHORTEST: u32 = 4;

/// Words that programs read wrongly.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967296",
    "18446744073709551616",
    "1e99",
    "88888888888888888888888888888888888888888888888888888888888888888888888888888888",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\\u0000",
    "\u{feff}",
    "é",
    "\u{202e}",
    "[[[[[[[[",
    "((((((((",
    "{{{{{{{{",
];

/// Makes inputs from the corpus and from those that were accepted, always the same from a seed.
pub struct Mutator {
    dice: Xoshiro256PlusPlus,
    corpus: Vec<Vec<u8>>,
    accepted: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
    longest: usize,
}

impl Mutator {
    /// Starts from a corpus, which has at least one input.
    #[must_use]
    pub fn new(corpus: Vec<Vec<u8>>, longest: usize, dice: Xoshiro256PlusPlus) -> Self {
        let known = WORDS.iter().map(|word| word.as_bytes().to_vec());
        let seen = corpus
            .iter()
            .flat_map(|input| words(input))
            .map(|(from, to, input)| input[from..to].to_vec());
        let mut words: Vec<_> = known.chain(seen).collect();
        words.sort();
        words.dedup();
        Self { dice, corpus, accepted: Vec::new(), words, longest }
    }

    /// An input that was not tried before, as a rule.
    pub fn next_input(&mut self) -> Vec<u8> {
        let mut input = self.known().to_vec();
        for _ in 0..=self.below(4) {
            self.change(&mut input);
        }
        input.truncate(self.longest);
        input
    }

    /// How much of an input is tried, where most are to be short: a sixteenth of the longest for three
    /// quarters of them, twice as much for three quarters of the others, and so on; one in 256 is tried
    /// whole.
    pub fn share(&mut self) -> usize {
        let longer = self.dice.next_u64().trailing_zeros() / 2;
        self.longest >> (SHORTEST - longer.min(SHORTEST))
    }

    /// Keeps an input that was accepted, to go on from it.
    pub fn accept(&mut self, input: Vec<u8>) {
        if self.accepted.len() < POOL {
            self.accepted.push(input);
        } else {
            let index = self.below(POOL);
            self.accepted[index] = input;
        }
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.dice.next_u64() % limit.max(1) as u64) as usize
    }

    /// One of the corpus, or one that was accepted.
    fn known(&mut self) -> &[u8] {
        if self.accepted.is_empty() || self.below(2) == 0 {
            let index = self.below(self.corpus.len());
            &self.corpus[index]
        } else {
            let index = self.below(self.accepted.len());
            &self.accepted[index]
        }
    }

    /// A stretch of an input, short as a rule.
    fn stretch(&mut self, length: usize) -> (usize, usize) {
        let from = self.below(length + 1);
        let most = if self.below(8) == 0 { length } else { 6 };
        (from, (from + 1 + self.below(most)).min(length).max(from))
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        match self.below(9) {
            0 => {
                let at = self.below(input.len());
                let byte = self.dice.next_u64() as u8;
                // Half of them stay ASCII, so that texts stay texts.
                let byte = if byte & 0x80 == 0 || self.below(2) == 0 { byte & 0x7f } else { byte };
                if let Some(old) = input.get_mut(at) {
                    *old = byte;
                }
            }
            1 => {
                let (from, to) = self.stretch(input.len());
                input.drain(from..to);
            }
            2 => {
                let (from, to) = self.stretch(input.len());
                let at = self.below(input.len() + 1);
                let copy = input[from..to].to_vec();
                input.splice(at..at, copy);
            }
            3 | 4 => {
                let found: Vec<_> = words(input).map(|(from, to, _)| (from, to)).collect();
                let (index, word) = (self.below(found.len()), self.below(self.words.len()));
                if let Some(&(from, to)) = found.get(index) {
                    input.splice(from..to, self.words[word].iter().copied());
                }
            }
            5 | 6 => self.change_lines(input),
            7 => {
                let other = self.known().to_vec();
                let (from, to) = self.stretch(other.len());
                let at = self.below(input.len() + 1);
                input.splice(at..at, other[from..to].iter().copied());
            }
            _ => {
                let other = self.known().to_vec();
                let (at, from) = (self.below(input.len() + 1), self.below(other.len() + 1));
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
        }
    }

    /// Leaves a line out, repeats it, moves it, or takes one from another input.
    fn change_lines(&mut self, input: &mut Vec<u8>) {
        let mut lines: Vec<Vec<u8>> =
            input.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        let (from, to) = (self.below(lines.len()), self.below(lines.len()));
        if lines.is_empty() {
            return;
        }
        match self.below(4) {
            0 => drop(lines.remove(from)),
            1 => lines.insert(to, lines[from].clone()),
            2 => lines.swap(from, to),
            _ => {
                let other = self.known().to_vec();
                let others: Vec<_> = other.split_inclusive(|&byte| byte == b'\n').collect();
                let index = self.below(others.len());
                if let Some(line) = others.get(index) {
                    lines.insert(to, line.to_vec());
                }
            }
        }
        *input = lines.concat();
    }
}

/// The words of an input: where each begins and ends.
fn words(input: &[u8]) -> impl Iterator<Item = (usize, usize, &[u8])> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let mut at = 0;
    core::iter::from_fn(move || {
        let from = at + input[at..].iter().position(|&byte| is_word(byte))?;
        at = from
            + input[from..].iter().position(|&byte| !is_word(byte)).unwrap_or(input.len() - from);
        Some((from, at, input))
    })
}
