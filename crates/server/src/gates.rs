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

    /// The gates of these names, each once, to be passed one after the other: whoever passes several
    /// does so in the same order, so that nobody waits for somebody who waits for him.
    pub(crate) fn of_all<'a>(&'a self, names: &'a [String]) -> Vec<Gate<'a>> {
        let mut names: Vec<&str> = names.iter().map(String::as_str).collect();
        names.sort_unstable();
        names.dedup();
        names.into_iter().map(|name| self.of(name)).collect()
    }
}

impl Gate<'_> {
    pub(crate) fn name(&self) -> &str {
        self.name
    }

    /// Waits until nobody else has passed.
    pub(crate) async fn pass(&self) -> MutexGuard<'_, ()> {
        self.gate.lock().await
    }
}

impl Drop for Gate<'_> {
    fn drop(&mut self) {
        let mut all = self.gates.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Given up while nobody can look: of two that go at the same time, one is the last.
        drop(std::mem::take(&mut self.gate));
        if all.get(self.name).is_some_and(|gate| Arc::strong_count(gate) == 1) {
            all.remove(self.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn several_gates_are_passed_in_the_same_order() {
        let gates = Gates::default();
        let lists = [["a", "b", "a"], ["b", "a", "b"]].map(|list| list.map(str::to_owned));
        let names = |list: &[String]| -> Vec<String> {
            gates.of_all(list).iter().map(|gate| gate.name.to_owned()).collect()
        };
        assert_eq!(names(&lists[0]), ["a", "b"]);
        assert_eq!(names(&lists[1]), ["a", "b"]);
    }

    /// Many tasks want a few names, alone and several at once: never two have the same one, nobody waits
    /// for ever, and nothing is left of them.
    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn many_pass_one_at_a_time_and_leave_nothing_behind() {
        const NAMES: usize = 5;
        for round in 0..20 {
            let gates = Arc::<Gates>::default();
            let inside = Arc::<[AtomicUsize; NAMES]>::default();
            let tasks = (0..64).map(|task: usize| {
                let (gates, inside) = (Arc::clone(&gates), Arc::clone(&inside));
                tokio::spawn(async move {
                    for turn in 0..20 {
                        let first = task * 31 + turn * 7 + round;
                        let wanted: Vec<usize> =
                            (0..=turn % 3).map(|more| (first + more * task) % NAMES).collect();
                        let names: Vec<String> = wanted.iter().map(usize::to_string).collect();
                        let own = gates.of_all(&names);
                        let mut passed = Vec::new();
                        for gate in &own {
                            passed.push(gate.pass().await);
                        }
                        let held =
                            |gate: &Gate<'_>| gate.name().parse::<usize>().expect("a number");
                        for gate in &own {
                            let before = inside[held(gate)].fetch_add(1, Ordering::SeqCst);
                            assert_eq!(before, 0, "two at a gate");
                        }
                        tokio::task::yield_now().await;
                        for gate in &own {
                            inside[held(gate)].fetch_sub(1, Ordering::SeqCst);
                        }
                    }
                })
            });
            let all = futures_util::future::join_all(tasks.collect::<Vec<_>>());
            let all = tokio::time::timeout(std::time::Duration::from_secs(60), all).await;
            all.expect("nobody waits for ever").into_iter().for_each(|done| done.expect("alone"));
            assert_eq!(gates.0.lock().expect("whole").len(), 0);
        }
    }

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
