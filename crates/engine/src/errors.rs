//! Several errors together.

use core::error::Error;
use core::fmt;
use core::ops::Deref;

/// Everything wrong with a setup, a tile set or a record, so that all of it can be fixed in one go.
/// It can be used as a slice of errors, and as one error that lists them line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errors<E>(Vec<E>);

impl<E> Errors<E> {
    /// The errors as a list.
    #[must_use]
    pub fn into_vec(self) -> Vec<E> {
        self.0
    }
}

impl<E> From<Vec<E>> for Errors<E> {
    fn from(errors: Vec<E>) -> Self {
        Self(errors)
    }
}

impl<E> Deref for Errors<E> {
    type Target = [E];

    fn deref(&self) -> &[E] {
        &self.0
    }
}

impl<E> IntoIterator for Errors<E> {
    type Item = E;
    type IntoIter = std::vec::IntoIter<E>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, E> IntoIterator for &'a Errors<E> {
    type Item = &'a E;
    type IntoIter = core::slice::Iter<'a, E>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<E: fmt::Display> fmt::Display for Errors<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl<E: Error> Error for Errors<E> {}
