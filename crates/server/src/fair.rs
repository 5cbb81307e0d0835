//! Fair draws (docs/fair-draws.md): every draw is derived from a secret seed that is committed to,
//! by its hash, before the first draw, and revealed after the last, and from numbers that the seats
//! give after that commitment.

pub mod numbers;
mod verify;

pub use verify::{
    DrawnTile, FirstBy, HEADER_COMMITMENT, HEADER_FIRST, HEADER_GAME, HEADER_HASHES,
    HEADER_IMPORTED, HEADER_NUMBERS, HEADER_SCOPE, HEADER_SEED, RANDOM, SET, Unfair, Verified,
    drawn, number_headers, verify, verify_record,
};

use aude_engine::{Action, Rules};

/// The secret that a game's draws are derived from.
pub type Seed = [u8; 32];

/// Replaces the id of a table whose seed was given: the same seed gives the same tiles at every
/// table.
pub const GIVEN: &str = "given";

/// The commitment to a seed.
#[must_use]
pub fn commitment(seed: &Seed) -> String {
    blake3::hash(seed).to_hex().to_string()
}

/// A seed from a text, for tables that should have the same tiles.
#[must_use]
pub fn seed_of(text: &str) -> Seed {
    blake3::derive_key("aude seed from text v1", text.as_bytes())
}

/// A number below `bound`, all equally likely.
fn below(seed: &Seed, purpose: &str, game: &str, number: u32, bound: u32) -> u32 {
    let mut hasher = blake3::Hasher::new_keyed(seed);
    hasher.update(purpose.as_bytes()).update(&[0]);
    hasher.update(game.as_bytes()).update(&[0]);
    hasher.update(&number.to_le_bytes());
    let mut stream = hasher.finalize_xof();
    let bound = u64::from(bound.max(1));
    let fair = (1_u64 << 32) / bound * bound;
    loop {
        let mut word = [0; 4];
        stream.fill(&mut word);
        let word = u64::from(u32::from_le_bytes(word));
        if word < fair {
            return (word % bound) as u32;
        }
    }
}

/// The tile of draw `number`, counted from 0, from the remaining tiles by id; none if there are
/// none. The order of `left` does not matter.
#[must_use]
pub fn pick<'a>(
    seed: &Seed,
    game: &str,
    number: u32,
    left: impl IntoIterator<Item = (&'a str, u32)>,
) -> Option<&'a str> {
    let mut left: Vec<_> = left.into_iter().collect();
    left.sort_unstable();
    let all = left.iter().map(|(_, count)| count).sum();
    if all == 0 {
        return None;
    }
    let mut at = below(seed, "aude draw v1", game, number, all);
    left.into_iter().find_map(|(id, count)| match at.checked_sub(count) {
        Some(rest) => {
            at = rest;
            None
        }
        None => Some(id),
    })
}

/// A random starting seat, counted from 0.
#[must_use]
pub fn first(seed: &Seed, game: &str, players: u8) -> u8 {
    below(seed, "aude first v1", game, 0, u32::from(players)) as u8
}

/// The next draw, after `number` of them, if there is one; `key` is that of [`numbers::key`].
#[must_use]
pub fn draw(game: &impl Rules, key: &Seed, id: &str, number: u32) -> Option<Action> {
    let tiles = game.tiles();
    let left = game.bag().iter().map(|(kind, count)| (tiles.kind(kind).id.as_str(), count.into()));
    pick(key, id, number, left).and_then(|id| tiles.find(id)).map(Action::Draw)
}

/// The number of draws among these actions.
#[must_use]
pub fn draws(actions: &[Action]) -> u32 {
    actions.iter().filter(|action| matches!(action, Action::Draw(_))).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values were also computed by a separate program (it is in docs/fair-draws.md).
    #[test]
    fn golden_vectors() {
        let seed: Seed = core::array::from_fn(|index| index as u8);
        let left = [("A", 2), ("B", 4), ("C", 1), ("D", 3)];
        let drawn: Vec<_> =
            (0..12).filter_map(|number| pick(&seed, "abcdefghjkmn", number, left)).collect();
        assert_eq!(drawn.join(" "), GOLDEN_DRAWS);
        let firsts: Vec<_> = (2..=6).map(|players| first(&seed, "abcdefghjkmn", players)).collect();
        assert_eq!(firsts, GOLDEN_FIRSTS);
        assert_eq!(commitment(&seed), GOLDEN_COMMITMENT);
        assert_eq!(commitment(&seed_of("aude")), GOLDEN_TEXT);
    }

    const GOLDEN_COMMITMENT: &str =
        "e528e95798037df410543d9f31e396ecdd458d71b157d6014398bae32fb56c65";
    const GOLDEN_TEXT: &str = "d3744d446f33bb2ef5c6893db3fe059b0bfe51a7f7ce771ad2eff458dc84f2b7";
    const GOLDEN_DRAWS: &str = "B D D D B B B C B B B B";
    const GOLDEN_FIRSTS: [u8; 5] = [0, 0, 2, 4, 0];

    #[test]
    fn the_order_of_the_bag_does_not_matter() {
        let seed = seed_of("order");
        for number in 0..50 {
            let one = pick(&seed, "x", number, [("A", 3), ("B", 1), ("C", 2)]);
            let other = pick(&seed, "x", number, [("C", 2), ("A", 3), ("B", 1)]);
            assert_eq!(one, other);
        }
        assert_eq!(pick(&seed, "x", 0, []), None);
    }

    #[test]
    fn draws_are_as_likely_as_they_have_copies() {
        let seed = seed_of("likely");
        let mut counts = [0_i32; 3];
        for number in 0..6000 {
            match pick(&seed, "x", number, [("A", 1), ("B", 2), ("C", 3)]) {
                Some("A") => counts[0] += 1,
                Some("B") => counts[1] += 1,
                _ => counts[2] += 1,
            }
        }
        for (count, expected) in counts.into_iter().zip([1000, 2000, 3000]) {
            assert!((count - expected).abs() < 200, "{counts:?}");
        }
    }
}
