//! Secrets: seat tokens, table ids, seeds. Only hashes of tokens are stored.

use blake3::Hash;

/// The letters of ids and tokens: 32 of them, none easily confused with another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// The operating system provided no randomness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRandomness;

/// Random bytes from the operating system.
///
/// # Errors
/// If it provides none.
pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A word of `N` letters, five random bits each.
fn word<const N: usize>() -> Result<String, NoRandomness> {
    Ok(spell(&random::<N>()?))
}

fn spell(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A new table's id: 60 bits, so that nobody finds a table by guessing.
///
/// # Errors
/// If there is no randomness.
pub fn table_id() -> Result<String, NoRandomness> {
    word::<12>()
}

/// Whether this can be a table's id at all.
#[must_use]
pub fn is_table_id(id: &str) -> bool {
    id.len() == 12 && id.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A new seat's token: 160 bits.
///
/// # Errors
/// If there is no randomness.
pub fn token() -> Result<String, NoRandomness> {
    word::<32>()
}

/// Where the secrets of an answer come from: they are random, or follow from the key that the client
/// sent with its request. In the latter case a request that is repeated, because its answer was
/// lost, gets the same answer, and nothing but the hashes has to be stored for it.
#[derive(Clone, Debug)]
pub enum Source {
    /// Random.
    Random,
    /// From a key.
    Key(Hash),
}

/// The length of a key: at least 128 bits if it is random.
const KEY: core::ops::RangeInclusive<usize> = 22..=64;

impl Source {
    /// Secrets that follow from a client's key, for one request with these contents; none if it is
    /// not long and varied enough to be random. `salt` is this server's own secret.
    #[must_use]
    pub fn of_key(salt: &str, key: &str, request: &[&[u8]]) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        let mut used: Vec<u8> = key.bytes().collect();
        used.sort_unstable();
        used.dedup();
        if !KEY.contains(&key.len()) || !key.bytes().all(plain) || used.len() < 8 {
            return None;
        }
        let mut hasher = blake3::Hasher::new_derive_key("aude idempotency key v1");
        for part in [salt.as_bytes(), key.as_bytes()].iter().chain(request) {
            hasher.update(&(part.len() as u64).to_le_bytes()).update(part);
        }
        Some(Self::Key(hasher.finalize()))
    }

    /// Whether a repeated request would get the same secrets.
    #[must_use]
    pub const fn is_repeatable(&self) -> bool {
        matches!(self, Self::Key(_))
    }

    /// A new table's id.
    ///
    /// # Errors
    /// If there is no randomness.
    pub fn table_id(&self) -> Result<String, NoRandomness> {
        self.word::<12>("table")
    }

    /// The token of a seat, or whatever else this names.
    ///
    /// # Errors
    /// If there is no randomness.
    pub fn token(&self, of: &str) -> Result<String, NoRandomness> {
        self.word::<32>(of)
    }

    fn word<const N: usize>(&self, of: &str) -> Result<String, NoRandomness> {
        let Self::Key(key) = self else { return word::<N>() };
        let mut bytes = [0; N];
        let mut hasher = blake3::Hasher::new_keyed(key.as_bytes());
        hasher.update(of.as_bytes()).finalize_xof().fill(&mut bytes);
        Ok(spell(&bytes))
    }
}

/// The stored hash of a token. It includes the table, so that another table's token never matches.
#[must_use]
pub fn hash(table: &str, token: &str) -> Hash {
    let mut hasher = blake3::Hasher::new_derive_key("aude seat token v1");
    hasher.update(table.as_bytes()).update(&[0]).update(token.as_bytes());
    hasher.finalize()
}

/// Whether a token matches a stored hash. Takes the same time whatever differs.
#[must_use]
pub fn matches(table: &str, token: &str, kept: &str) -> bool {
    // `Hash` compares in constant time.
    token.len() <= 64 && Hash::from_hex(kept).is_ok_and(|kept| kept == hash(table, token))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_gives_the_same_secrets_again_and_only_here() {
        let key = "0123456789abcdefghijkl";
        let of = |salt: &str, key: &str, request: &str| {
            let source = Source::of_key(salt, key, &[request.as_bytes()]).expect("a good key");
            (source.table_id().expect("letters"), source.token("seat 0").expect("letters"))
        };
        let first = of("salt", key, "create");
        assert!(is_table_id(&first.0) && first.1.len() == 32);
        assert_eq!(of("salt", key, "create"), first);
        for other in [of("pepper", key, "create"), of("salt", key, "join")] {
            assert!(other.0 != first.0 && other.1 != first.1);
        }
        let source = Source::of_key("salt", key, &[b"create"]).expect("a good key");
        assert_ne!(source.token("seat 1").expect("letters"), first.1);
        for bad in ["", "short", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "0123456789abcdefghij l"] {
            assert!(Source::of_key("salt", bad, &[]).is_none(), "{bad}");
        }
        assert!(Source::of_key("salt", &"abcdefgh".repeat(9), &[]).is_none(), "too long");
    }

    #[test]
    fn tokens_fit_their_own_table_only() {
        let (id, other) = (table_id().expect("random"), table_id().expect("random"));
        let token = token().expect("random");
        assert!(is_table_id(&id) && id != other);
        let kept = hash(&id, &token).to_hex().to_string();
        assert!(matches(&id, &token, &kept));
        assert!(!matches(&other, &token, &kept));
        assert!(!matches(&id, &token[1..], &kept));
        assert!(!matches(&id, &token, "nonsense"));
        assert!(!kept.contains(&token));
    }
}
