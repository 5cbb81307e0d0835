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
    let bytes = random::<N>()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect())
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
