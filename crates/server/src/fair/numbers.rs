//! The seats' own random numbers. Each seat commits to its number by a hash, gives the number once
//! every seat has committed, and all of them are mixed into the key of the draws. So the server
//! cannot try seeds before it promises one: it does not know the numbers yet.

use serde::{Deserialize, Serialize};

use super::Seed;

/// A seat's random number.
pub type Number = [u8; 32];

/// What a seat contributes, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// The hash of its number; none for computers, and for clients that give no number.
    pub hash: Option<String>,
    /// Its number; none until it is given, and for good if it was not given in time.
    pub number: Option<String>,
}

/// Who chose a seat's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberBy {
    /// The seat itself.
    Seat,
    /// The server: the seat had committed to a number and did not give it in time.
    ServerInstead,
    /// The server: the seat gave no commitment.
    Server,
}

impl Share {
    /// The number, if the seat gave one that is well formed.
    #[must_use]
    pub fn given(&self) -> Option<Number> {
        number(self.number.as_deref()?)
    }

    /// Who chose the number.
    #[must_use]
    pub const fn by(&self) -> NumberBy {
        match (&self.hash, &self.number) {
            (_, Some(_)) => NumberBy::Seat,
            (Some(_), None) => NumberBy::ServerInstead,
            (None, None) => NumberBy::Server,
        }
    }

    /// Whether a number is still expected.
    #[must_use]
    pub const fn is_owed(&self) -> bool {
        matches!(self.by(), NumberBy::ServerInstead)
    }
}

/// A number from 64 hexadecimal digits.
#[must_use]
pub fn number(text: &str) -> Option<Number> {
    blake3::Hash::from_hex(text).ok().map(|number| *number.as_bytes())
}

/// The commitment to a number.
#[must_use]
pub fn number_hash(number: &Number) -> String {
    blake3::hash(number).to_hex().to_string()
}

/// The number of a seat that gives none. It follows from the seed, so the server cannot choose it
/// once it has promised the seed.
#[must_use]
pub fn server_number(seed: &Seed, game: &str, seat: u32) -> Number {
    let mut hasher = blake3::Hasher::new_keyed(seed);
    hasher.update(b"aude seat number v1\0").update(game.as_bytes()).update(&[0]);
    hasher.update(&seat.to_le_bytes());
    *hasher.finalize().as_bytes()
}

/// The key of the draws: the seed itself if no seat committed to a number, otherwise the seed with
/// every seat's number.
#[must_use]
pub fn key(seed: &Seed, game: &str, shares: &[Share]) -> Seed {
    if shares.iter().all(|share| share.hash.is_none()) {
        return *seed;
    }
    let mut hasher = blake3::Hasher::new_keyed(seed);
    hasher.update(b"aude key v1\0").update(game.as_bytes()).update(&[0]);
    for (share, seat) in shares.iter().zip(0..) {
        hasher.update(&share.given().unwrap_or_else(|| server_number(seed, game, seat)));
    }
    *hasher.finalize().as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(byte: u8) -> Share {
        let number = [byte; 32];
        let hex = blake3::Hash::from_bytes(number).to_hex().to_string();
        Share { hash: Some(number_hash(&number)), number: Some(hex) }
    }

    /// The values were also computed by the program in docs/fair-draws.md.
    #[test]
    fn golden_vectors() {
        let seed: Seed = core::array::from_fn(|index| index as u8);
        let hex = |bytes: Number| blake3::Hash::from_bytes(bytes).to_hex().to_string();
        assert_eq!(hex(server_number(&seed, "abcdefghjkmn", 1)), GOLDEN_SERVER);
        let shares = [share(7), Share::default()];
        assert_eq!(hex(key(&seed, "abcdefghjkmn", &shares)), GOLDEN_KEY);
    }

    const GOLDEN_SERVER: &str = "2a8a8ed6e143c46f6615490ef17b16c0bc06a3160f7c734b2f0bc28f167946c6";
    const GOLDEN_KEY: &str = "365a66f5218b4ada59fbc57ef49959dea819563eafb50d5da7e1b7dfeb64a6b9";

    #[test]
    fn without_commitments_the_seed_is_the_key() {
        let seed = super::super::seed_of("plain");
        assert_eq!(key(&seed, "x", &[Share::default(), Share::default()]), seed);
        assert_ne!(key(&seed, "x", &[share(1), Share::default()]), seed);
    }

    #[test]
    fn a_number_that_is_not_given_is_replaced_by_one_that_nobody_can_choose() {
        let seed = super::super::seed_of("late");
        let late = Share { number: None, ..share(1) };
        assert_eq!(late.by(), NumberBy::ServerInstead);
        // Whatever the seat had committed to, the outcome is the same.
        let other = Share { number: None, ..share(2) };
        assert_eq!(key(&seed, "x", &[late, share(3)]), key(&seed, "x", &[other, share(3)]));
        assert_ne!(
            key(&seed, "x", &[share(1), share(3)]),
            key(&seed, "x", &[share(3), share(1)]),
            "a seat cannot cancel another's number by repeating it"
        );
    }
}
