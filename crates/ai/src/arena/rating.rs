//! One scale for many players, from the results of a round robin.

use super::stats::mean_and_error;

/// The results of one player against another.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairing {
    /// The player who took one seat, by its number.
    pub a: usize,
    /// The player who took all the others.
    pub b: usize,
    /// A's win rate by deck.
    pub shares: Vec<f64>,
}

/// A player's place on the scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// In Elo: 0 is the mean of all players, and 400 more are odds of ten to one.
    pub elo: f64,
    /// Half its 95 % interval.
    pub half: f64,
}

/// Elo for each unit of the logistic scale.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_964;
/// Games at the fair share that are added to every pairing, so that one that is won throughout is
/// finite.
const DRAWN: f64 = 1.0;
/// Steps of Newton's method: it converges in far fewer.
const STEPS: usize = 60;

/// What a pairing says: A's wins out of so many independent games.
struct Evidence {
    a: usize,
    b: usize,
    wins: f64,
    games: f64,
}

impl Evidence {
    /// Decks vary less than games: the effective number of games is that with the same variance.
    fn of(pairing: &Pairing, fair: f64) -> Self {
        let (mean, error) = mean_and_error(&pairing.shares);
        let decks = pairing.shares.len() as f64;
        let spread = mean * (1.0 - mean);
        let games = if error > 0.0 { spread / (error * error) } else { decks };
        let wins = mean * games + fair * DRAWN;
        Self { a: pairing.a, b: pairing.b, wins, games: games + DRAWN }
    }
}

/// The ratings of `many` players that make the results of all pairings most likely (Bradley and
/// Terry), where each was played with so many seats. A player's odds against the others at the table are its
/// strength to the sum of theirs.
#[must_use]
pub fn ratings(many: usize, pairings: &[Pairing], seats: u8) -> Vec<Rating> {
    let others = f64::from(seats.max(2)) - 1.0;
    let fair = 1.0 / (1.0 + others);
    let evidence: Vec<_> = pairings.iter().map(|one| Evidence::of(one, fair)).collect();
    let mut strength = vec![0.0; many];
    for _ in 0..STEPS {
        let mut slope = vec![0.0; many];
        for one in &evidence {
            let surplus = one.wins - one.games * chance(&strength, one, others);
            slope[one.a] += surplus;
            slope[one.b] -= surplus;
        }
        let inverse = inverse(information(many, &evidence, &strength, others));
        for (player, row) in inverse.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope).map(|(a, b)| a * b).sum();
            strength[player] += step.clamp(-1.0, 1.0);
        }
    }
    let inverse = inverse(information(many, &evidence, &strength, others));
    let level = 1.0 / many.max(1) as f64;
    let mean = strength.iter().sum::<f64>() * level;
    let rating = |(player, value): (usize, &f64)| {
        // The part of the matrix that holds the mean is no uncertainty.
        let variance = (inverse[player][player] - level * level * HOLD.recip()).max(0.0);
        Rating { elo: ELO * (value - mean), half: ELO * Z * variance.sqrt() }
    };
    strength.iter().enumerate().map(rating).collect()
}

/// A's chance to win.
fn chance(strength: &[f64], one: &Evidence, others: f64) -> f64 {
    1.0 / (1.0 + others * (strength[one.b] - strength[one.a]).exp())
}

/// Holds the mean of all strengths, which no game says anything about.
const HOLD: f64 = 1.0;

/// How much the games say about every pair of strengths.
fn information(many: usize, evidence: &[Evidence], strength: &[f64], others: f64) -> Vec<Vec<f64>> {
    let mut matrix = vec![vec![HOLD; many]; many];
    for one in evidence {
        let chance = chance(strength, one, others);
        let weight = one.games * chance * (1.0 - chance);
        for (row, column, sign) in [(one.a, one.a, 1.0), (one.b, one.b, 1.0), (one.a, one.b, -1.0)]
        {
            matrix[row][column] += sign * weight;
            if row != column {
                matrix[column][row] += sign * weight;
            }
        }
    }
    matrix
}

/// The inverse of a small symmetric positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let many = matrix.len();
    let mut inverse = vec![vec![0.0; many]; many];
    for (at, row) in inverse.iter_mut().enumerate() {
        row[at] = 1.0;
    }
    for pivot in 0..many {
        let scale = matrix[pivot][pivot].max(1e-12);
        for column in 0..many {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        for row in (0..many).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..many {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decks in which A wins this share of the games, with a variance of single games.
    fn decks(share: f64, many: usize) -> Vec<f64> {
        let won = (share * many as f64).round() as usize;
        (0..many).map(|deck| f64::from(u8::from(deck < won))).collect()
    }

    #[test]
    fn odds_of_ten_to_one_are_400_elo() {
        let shares = decks(10.0 / 11.0, 1100);
        let found = ratings(2, &[Pairing { a: 0, b: 1, shares }], 2);
        assert!((found[0].elo - found[1].elo - 400.0).abs() < 3.0, "{found:?}");
        assert!((found[0].elo + found[1].elo).abs() < 1e-6);
        // The standard error of log odds is 1 / √(n p q): 0.105, and half of it for either side of 0.
        assert!((found[0].half - 0.5 * Z * ELO * 0.105).abs() < 0.5, "{found:?}");
    }

    #[test]
    fn pairings_that_agree_give_one_scale() {
        let odds = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let pair = |a, b, elo| Pairing { a, b, shares: decks(odds(elo), 4000) };
        let found = ratings(3, &[pair(1, 0, 150.0), pair(2, 1, 100.0), pair(2, 0, 250.0)], 2);
        assert!((found[1].elo - found[0].elo - 150.0).abs() < 2.0, "{found:?}");
        assert!((found[2].elo - found[0].elo - 250.0).abs() < 2.0, "{found:?}");
        let fewer = ratings(3, &[pair(1, 0, 150.0), pair(2, 1, 100.0)], 2);
        assert!(fewer[0].half > found[0].half, "an end of a chain is less certain");
    }

    #[test]
    fn the_fair_share_of_four_is_equal_strength_and_winning_all_is_finite() {
        let equal = ratings(2, &[Pairing { a: 0, b: 1, shares: decks(0.25, 400) }], 4);
        assert!(equal[0].elo.abs() < 1.0, "{equal:?}");
        let all = ratings(2, &[Pairing { a: 0, b: 1, shares: vec![1.0; 30] }], 2);
        assert!(all[0].elo > 150.0 && all[0].elo < 1000.0 && all[0].half > 50.0, "{all:?}");
    }
}
