//! Features of each legal action: the position it leads to, in the terms of the evaluation.

use aude_ai::eval::{Evaluator, TERMS, Term, Weights};
use aude_ai::score_if_ended;
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player, Rules};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::game::PyGame;

/// What kind of action it is: one of them is 1.
const KINDS: [&str; 11] = [
    "place", "pass", "put", "fairy", "princess", "tower", "capture", "exchange", "ransom",
    "dragon", "score",
];

/// The position as a whole.
const WHOLE: [&str; 5] = [
    "own points",
    "best other's points",
    "own points if ended",
    "best other's points if ended",
    "share of tiles left",
];

const FEATURES: usize = KINDS.len() + WHOLE.len() + 2 * TERMS;

const fn kind(action: Action) -> usize {
    match action {
        Action::Draw(_) | Action::Place { .. } => 0,
        Action::Pass => 1,
        Action::Put { .. } => 2,
        Action::Fairy(_) => 3,
        Action::Princess(_) => 4,
        Action::Tower(_) => 5,
        Action::Capture(_) => 6,
        Action::Exchange(_) => 7,
        Action::Ransom { .. } => 8,
        Action::Dragon(_) => 9,
        Action::Score(_) => 10,
    }
}

/// What each feature is.
#[pyfunction]
pub(crate) fn feature_names() -> Vec<String> {
    let whole = KINDS.iter().chain(&WHOLE).map(|&name| name.to_owned());
    let terms = ["own", "other"]
        .into_iter()
        .flat_map(|whose| Term::ALL.iter().map(move |term| format!("{whose} {}", term.name())));
    whole.chain(terms).collect()
}

/// Collects rows.
struct Rows {
    me: Player,
    evaluator: Evaluator,
    bag: f32,
    whole_turns: bool,
    paths: Vec<(usize, Option<usize>)>,
    values: Vec<f32>,
}

impl Rows {
    fn collect(&mut self, game: &mut Game) {
        let (mut list, mut then) = (Vec::new(), Vec::new());
        game.legal(&mut list);
        for (index, &action) in list.iter().enumerate() {
            game.apply_unchecked(action, &mut Silent);
            // The same player goes on with the same tile.
            let goes_on = game.actor() == Actor::Player(self.me) && game.drawn().is_none();
            if self.whole_turns && goes_on {
                game.legal(&mut then);
                for (second, &next) in then.iter().enumerate() {
                    game.apply_unchecked(next, &mut Silent);
                    self.add(game, next, (index, Some(second)));
                    game.undo();
                }
            } else {
                self.add(game, action, (index, None));
            }
            game.undo();
        }
    }

    fn add(&mut self, game: &Game, action: Action, path: (usize, Option<usize>)) {
        let seats = usize::from(game.players());
        let me = self.me.index();
        let (terms, weights) = (*self.evaluator.terms(game), Weights::of(game));
        let ended = match game.actor() {
            Actor::Nobody => game.scores().to_vec(),
            _ => score_if_ended(game)[..seats].to_vec(),
        };
        let over = game.actor() == Actor::Nobody;
        let score = |seat: usize| f32::from(game.scores()[seat]);
        let more =
            |seat: usize| terms[seat].iter().zip(&weights.0).map(|(a, b)| a * b).sum::<f32>();
        let expected = |seat: usize| if over { score(seat) } else { score(seat) + more(seat) };
        let others = (0..seats).filter(|&seat| seat != me);
        let other = others.max_by(|&a, &b| expected(a).total_cmp(&expected(b))).unwrap_or(me);
        let from = self.values.len();
        self.values.resize(from + KINDS.len(), 0.0);
        self.values[from + kind(action)] = 1.0;
        self.values.extend([
            score(me),
            score(other),
            f32::from(ended[me]),
            f32::from(ended[other]),
            f32::from(game.bag().left()) / self.bag,
        ]);
        if over {
            self.values.resize(from + FEATURES, 0.0);
        } else {
            self.values.extend(terms[me].iter().chain(&terms[other]));
        }
        self.paths.push(path);
    }
}

/// The legal actions with their features: one row each. With `whole_turns`, a placement and what
/// follows it are one row; its action is then a tuple of one or two indexes.
#[pyfunction]
#[pyo3(signature = (game, *, whole_turns = false))]
pub(crate) fn rows<'py>(
    py: Python<'py>,
    game: PyRef<'py, PyGame>,
    whole_turns: bool,
) -> PyResult<(Bound<'py, PyList>, Bound<'py, PyArray2<f32>>)> {
    let mut rows = None;
    if let Actor::Player(me) = game.game.actor() {
        let mut position = game.game.snapshot();
        let bag = game.game.tiles().bag_size().max(1) as f32;
        let evaluator = Evaluator::new(&game.game);
        let mut all =
            Rows { me, evaluator, bag, whole_turns, paths: Vec::new(), values: Vec::new() };
        py.detach(|| all.collect(&mut position));
        rows = Some(all);
    }
    let (paths, values) = rows.map_or_else(Default::default, |rows| (rows.paths, rows.values));
    let list = PyList::empty(py);
    for &(first, second) in &paths {
        match second {
            Some(second) => list.append((first, second))?,
            None if whole_turns => list.append((first,))?,
            None => list.append(first)?,
        }
    }
    Ok((list, PyArray1::from_vec(py, values).reshape([paths.len(), FEATURES])?))
}
