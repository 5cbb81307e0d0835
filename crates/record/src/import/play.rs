//! Plays a game from elsewhere through the rules, and compares the scores.

use aude_engine::game::{Silent, Sink};
use aude_engine::tiles::{Edge, KindId};
use aude_engine::{Action, Actor, Event, Game, Rotation, Rules, Side};

use super::tiles::{self, Drawn};
use super::{About, ImportError, ImportProblem, SEATS, Source, Told, Turn};
use crate::record::Header;
use crate::{GameSetup, Record, SetLibrary, notation, setup};

/// Plays a game of the base set.
pub(super) fn play(
    told: &Told,
    source: Source,
    library: &SetLibrary,
) -> Result<Record, ImportError> {
    let mut names = GameSetup::default_names(u8::try_from(told.names.len()).unwrap_or(u8::MAX));
    for (name, known) in names.iter_mut().zip(&told.names) {
        let known = known.trim();
        if setup::is_name(known) {
            *name = known.to_owned();
        }
    }
    let setup = GameSetup { players: names, ..GameSetup::default() };
    let start = setup.begin(library).map_err(|problems| {
        let found = problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        ImportError::expected(
            0,
            About::Players,
            "a game of the base set for two to six players",
            found,
        )
    })?;
    let mut player = Player {
        game: start.clone(),
        start: &start,
        names: &setup.players,
        turn: 0,
        ends: Vec::new(),
    };
    let doubted = |turn: usize| told.doubt.clone().filter(|doubt| doubt.turn == turn);
    for (index, turn) in told.turns.iter().enumerate() {
        player.turn(turn)?;
        if let Some(doubt) = doubted(index + 1).filter(|_| index + 1 < told.turns.len()) {
            return Err(doubt);
        }
    }
    for &tile in &told.left {
        player.discard(tile)?;
    }
    if told.is_over && player.game.actor() == Actor::Chance {
        player.discard_rest();
    }
    if let Some(scores) = &told.scores {
        player.compare_end(scores, told.is_over)?;
    }
    if let Some(doubt) = doubted(told.turns.len()) {
        return Err(doubt);
    }
    let mut record = Record::of(&player.game, &setup.players);
    if let Some(header) = Header::new("Source", vec![source.name().to_owned()]) {
        record.set_header(header);
    }
    Ok(record)
}

struct Player<'a> {
    game: Game,
    start: &'a Game,
    names: &'a [String],
    /// The number of the turn, from 1.
    turn: usize,
    /// The number of actions after each turn.
    ends: Vec<usize>,
}

impl Player<'_> {
    fn turn(&mut self, turn: &Turn) -> Result<(), ImportError> {
        self.turn += 1;
        for &tile in &turn.discarded {
            self.discard(tile)?;
        }
        if self.game.actor() == Actor::Nobody {
            return Err(ImportError::expected(
                self.turn,
                About::Over,
                "nothing more, because the game is over",
                turn.tile,
            ));
        }
        let seat = self.game.turn().index();
        if let Some(told) = turn.seat.filter(|&told| told != seat) {
            let name = |seat: usize| self.names.get(seat).cloned().unwrap_or_default();
            let (expected, found) = (name(seat), name(told));
            return Err(ImportError::new(self.turn, ImportProblem::Order { expected, found }));
        }
        self.apply(&turn.tile.to_string())?;
        let drawn = self.drawn(turn.tile)?;
        let rotation = (self.unturned(drawn) + turn.turns) % 4;
        self.apply(&format!("{},{}r{rotation}", turn.x, turn.y))?;
        if let Some((place, kind)) = &turn.follower {
            let text = drawn.place(*place, turn.turns).ok_or_else(|| {
                ImportError::expected(
                    self.turn,
                    About::Follower,
                    format!("a place of tile {}", turn.tile),
                    format!("place {place}"),
                )
            })?;
            let own = tiles::kind_of(&text);
            if let Some(kind) = kind.as_deref().filter(|kind| *kind != own) {
                return Err(ImportError::expected(
                    self.turn,
                    About::Follower,
                    format!("a follower on the {own} at {text}"),
                    kind,
                ));
            }
            self.apply(&text)?;
        } else if let Actor::Player(_) = self.game.actor() {
            self.apply("-")?;
        }
        self.ends.push(self.game.actions().len());
        let is_over = self.game.actor() == Actor::Nobody;
        match &turn.scores {
            // The final scoring follows the last turn without a pause.
            Some(scores) if !is_over => self.compare(scores),
            _ => Ok(()),
        }
    }

    /// The tile as the other programs draw it.
    fn drawn(&self, tile: char) -> Result<&'static Drawn, ImportError> {
        tiles::by_letter(tile).ok_or_else(|| {
            ImportError::expected(self.turn, About::Entry, "a tile of the base game", tile)
        })
    }

    /// How often our tile is turned to look like theirs.
    fn unturned(&self, drawn: &Drawn) -> u8 {
        let tiles = self.game.tiles();
        let Some(kind) = tiles.find(&drawn.tile.to_string()) else { return 0 };
        let looks_alike = |&turns: &u8| {
            let edges = Side::ALL.map(|side| letter(tiles.edge(kind, Rotation::new(turns), side)));
            edges.iter().copied().eq(drawn.edges.chars())
        };
        (0..4).find(looks_alike).unwrap_or(0)
    }

    fn apply(&mut self, text: &str) -> Result<(), ImportError> {
        let action = notation::read(&self.game, text).map_err(|error| {
            ImportError::expected(self.turn, About::Entry, error.expected.clone(), text)
        })?;
        self.game.apply(action, &mut Silent).map_err(|refusal| {
            ImportError::new(self.turn, ImportProblem::Refused { text: text.to_owned(), refusal })
        })
    }

    /// A tile that fits nowhere.
    fn discard(&mut self, tile: char) -> Result<(), ImportError> {
        self.apply(&tile.to_string())?;
        if let Actor::Player(_) = self.game.actor() {
            return Err(ImportError::new(self.turn, ImportProblem::Fits { tile }));
        }
        Ok(())
    }

    /// The tiles that are left after the last turn fitted nowhere when they were drawn, but not every
    /// program tells when: each is discarded at the last moment when it fitted nowhere. If there is none, the
    /// game is not over, and stays as it is.
    fn discard_rest(&mut self) {
        let mut actions: Vec<Action> = self.game.actions().to_vec();
        let mut ends = self.ends.clone();
        let left: Vec<KindId> = self
            .game
            .tiles()
            .all()
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.game.bag().count(kind))))
            .collect();
        for kind in left {
            let moment = ends.iter().rposition(|&end| {
                let mut game = played(self.start, &actions[..end]);
                game.apply(Action::Draw(kind), &mut Silent).is_ok()
                    && !matches!(game.actor(), Actor::Player(_))
            });
            let Some(moment) = moment else { return };
            actions.insert(ends[moment], Action::Draw(kind));
            ends[moment..].iter_mut().for_each(|end| *end += 1);
        }
        self.game = played(self.start, &actions);
    }

    /// Compares the scores that are told last. A game that ended early, because somebody resigned, may have
    /// been scored with tiles left.
    fn compare_end(&self, scores: &[i64], is_scored: bool) -> Result<(), ImportError> {
        let left = self.game.bag().left();
        if !is_scored && self.game.actor() == Actor::Nobody && scores == self.before_final() {
            // The log was cut before the final scoring.
            return Ok(());
        }
        if !is_scored || self.game.actor() == Actor::Nobody {
            return self.compare(scores);
        }
        let ended = self.game.ended(&mut Silent);
        if ended.scores().iter().map(|&score| i64::from(score)).eq(scores.iter().copied()) {
            return Ok(());
        }
        let expected = format!("{left} more tiles before the final scoring");
        self.compare(scores)
            .map_err(|_| ImportError::expected(self.turn, About::Scoring, expected, "it already"))
    }

    /// The scores without the final scoring.
    fn before_final(&self) -> Vec<i64> {
        let (mut game, mut at_end) = (self.start.clone(), AtEnd::default());
        for &action in self.game.actions() {
            game.apply_unchecked(action, &mut at_end);
        }
        let scores = game.scores().iter().zip(at_end.0);
        scores.map(|(&score, at_end)| i64::from(score) - at_end).collect()
    }

    fn compare(&self, scores: &[i64]) -> Result<(), ImportError> {
        let found = self.game.scores().iter().map(|&score| i64::from(score));
        let mut pairs = self.names.iter().zip(scores.iter().zip(found));
        match pairs.find(|(_, (expected, found))| *expected != found) {
            None => Ok(()),
            Some((player, (&expected, found))) => {
                let is_final = self.game.actor() == Actor::Nobody;
                let problem =
                    ImportProblem::Score { player: player.clone(), expected, found, is_final };
                Err(ImportError::new(self.turn, problem))
            }
        }
    }
}

/// The points of the final scoring.
#[derive(Default)]
struct AtEnd([i64; SEATS]);

impl Sink for AtEnd {
    const LIVE: bool = false;

    fn event(&mut self, event: Event) {
        if let Event::Scored(scored) = event
            && scored.end
        {
            self.0[scored.player.index()] += i64::from(scored.points);
        }
    }
}

/// The game after these actions, which have been played before.
fn played(start: &Game, actions: &[Action]) -> Game {
    let mut game = start.clone();
    for &action in actions {
        game.apply_unchecked(action, &mut Silent);
    }
    game
}

/// C, R or F.
pub(super) fn letter(edge: Edge) -> char {
    match edge {
        Edge::City => 'C',
        Edge::Road => 'R',
        Edge::Field => 'F',
    }
}
