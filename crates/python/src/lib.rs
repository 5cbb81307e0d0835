//! The Python package `aude`: games, computer players, matches, batched environments.
//!
//! Everything here converts between Python and the other crates; rules, players and drawings live
//! there. `python/aude` has the modules that people import, `docs/python.md` explains them.
//!
//! - `game`: one game, its moves, records and pictures.
//! - `players`, `arena`: computer players, and matches over deck pairs.
//! - `observe`: a position as numbers, and actions by fixed ids.
//! - `review`: what every move and draw of a game was worth.
//! - `vector`: many games stepped together.

mod arena;
mod convert;
mod dice;
mod errors;
mod game;
mod observe;
mod players;
mod review;
mod signals;
mod text;
mod vector;

/// The native part of the package; import `aude` instead.
#[pyo3::pymodule]
mod _aude {
    #[pymodule_export]
    use crate::arena::{PyReport, arena_play};
    #[pymodule_export]
    use crate::dice::PyDice;
    #[pymodule_export]
    use crate::errors::{ActionError, RecordError, Refused, SetupError};
    #[pymodule_export]
    use crate::game::PyGame;
    #[pymodule_export]
    use crate::observe::PyActionSpace;
    #[pymodule_export]
    use crate::observe::graph::graph;
    #[pymodule_export]
    use crate::observe::numbers::{number_names, numbers};
    #[pymodule_export]
    use crate::observe::planes::{plane_names, planes};
    #[pymodule_export]
    use crate::observe::rows::{feature_names, rows};
    #[pymodule_export]
    use crate::players::{PyDecision, PyPlayer, ladder, levels};
    #[pymodule_export]
    use crate::review::review;
    #[pymodule_export]
    use crate::vector::{PyBuffers, PyVector};

    /// The version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// The names of the built-in tile sets.
    #[pyo3::pyfunction]
    fn sets() -> Vec<String> {
        aude_record::sets::names().map(str::to_owned).collect()
    }
}
