//! One task at a time per name: loading a table, a request with a key.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as AsyncMutex, MutexGuard};

/// Gates by name; those nobody waits at are forgotten.
#[derive(Debug, Default)]
pub(crate) struct Gates(Mutex<HashMap<String, Arc<AsyncMutex<()>>>>);

/// A gate somebody has, or waits for.
pub(crate) struct Gate<'a> {
    gates: &'a Gates,
    name: &'a str,
    gate: Arc<AsyncMutex<()>>,
}

impl Gates {
    /// The gate of this name, to be passed with [`Gate::pass`].
    pub(crate) fn of<'a>(&'a self, name: &'a str) -> Gate<'a> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let gate = Arc::clone(all.entry(name.to_owned()).or_default());
        Gate { gates: self, name, gate }
    }
}

impl Gate<'_> {
    /// Waits until nobody else has passed.
    pub(crate) async fn pass(&self) -> MutexGuard<'_, ()> {
        self.gate.lock().await
    }
}

impl Drop for Gate<'_> {
    fn drop(&mut self) {
        let mut all = self.gates.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The map and this one: nobody else is here.
        if Arc::strong_count(&self.gate) <= 2 {
            all.remove(self.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn gates_are_apart_and_forgotten() {
        let gates = Gates::default();
        let (one, other, same) = (gates.of("one"), gates.of("other"), gates.of("one"));
        let passed = one.pass().await;
        let _other = other.pass().await;
        let wait = std::time::Duration::from_millis(5);
        assert!(tokio::time::timeout(wait, same.pass()).await.is_err(), "one at a time");
        drop(passed);
        drop(one);
        drop(same.pass().await);
        assert_eq!(gates.0.lock().expect("whole").len(), 2);
        drop(same);
        assert_eq!(gates.0.lock().expect("whole").len(), 1);
    }
}
