//! A slow scorer that shares no code with the engine's: it floods features over the tiles from
//! scratch for every scoring, tracks figures by events alone, and reports where the engine's points
//! differ.

mod classic;
mod land;
mod mayflower;

use aude_engine::classic::Ties;
use aude_engine::game::{LeaveReason, Scored};
use aude_engine::{Actor, Event, FigureKind, Game, Player, Rules, Spot};

use land::{Flood, Land};

/// A figure the scorer believes to be on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Piece {
    at: Spot,
    player: Player,
    figure: FigureKind,
}

/// Follows a game by its events and checks every scoring.
#[derive(Clone, Debug, Default)]
pub struct Scorer {
    pieces: Vec<Piece>,
    fairy: Option<Spot>,
    goods: Vec<[u8; 3]>,
    surveyors: [u16; 2],
    scores: Vec<i16>,
    /// What the tile completed is scored, and the part of the turn is not over yet.
    scored: bool,
    /// The player has bought a captive back in this turn.
    bought: bool,
    /// The player was asked for a ransom at the end of his turn.
    asked: bool,
}

impl Scorer {
    /// A scorer for a game about to start.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        let players = usize::from(game.players());
        Self { goods: vec![[0; 3]; players], scores: vec![0; players], ..Self::default() }
    }

    /// Takes in the events of an action; `game` is the position it led to.
    ///
    /// # Errors
    /// The first scoring, return or removal that is wrong.
    pub fn follow(&mut self, game: &Game, events: &[Event]) -> Result<(), String> {
        for event in events {
            if let Event::Scored(scored) = event {
                self.scores[scored.player.index()] += scored.points;
                if scored.items.points() != scored.points {
                    return Err(format!("{scored:?}: the items do not add up"));
                }
            }
        }
        match game {
            Game::Classic(_) => self.follow_classic(game, events)?,
            Game::Mayflower(_) => self.follow_mayflower(game, events)?,
        }
        if game.actor() == Actor::Nobody {
            same("winners", self.winners(game), game.winners())?;
        }
        if self.scores != game.scores() {
            return Err(format!(
                "events add up to {:?}, the game says {:?}",
                self.scores,
                game.scores()
            ));
        }
        Ok(())
    }

    /// Who has won: the most points, and where the table says so among equals only the one whose first
    /// turn came last.
    fn winners(&self, game: &Game) -> Vec<Player> {
        let players = usize::from(game.players());
        let in_order = (0..players).map(|place| (place + game.first().index()) % players);
        let most = self.scores.iter().max();
        let tied: Vec<usize> = in_order.filter(|&seat| Some(&self.scores[seat]) == most).collect();
        let alone = game.classic().is_some_and(|game| game.options().ties == Ties::Second);
        let mut winners = if alone { tied.last().copied().into_iter().collect() } else { tied };
        winners.sort_unstable();
        winners.into_iter().map(|seat| Player(seat as u8)).collect()
    }

    /// Moves a figure according to an event.
    fn move_piece(&mut self, event: &Event) -> Result<(), String> {
        match *event {
            Event::Put { player, figure, at } => {
                if self.pieces.iter().any(|piece| piece.at == at) {
                    return Err(format!("two figures at {at:?}"));
                }
                self.pieces.push(Piece { at, player, figure });
            }
            Event::Returned { player, figure, from, .. }
            | Event::Captured { player, figure, from, .. } => {
                let piece = Piece { at: from, player, figure };
                let index = self.pieces.iter().position(|other| *other == piece);
                self.pieces.swap_remove(index.ok_or_else(|| format!("{piece:?} was not there"))?);
                if self.fairy == Some(from) {
                    self.fairy = None;
                }
            }
            Event::Fairy(at) => self.fairy = Some(at),
            _ => {}
        }
        Ok(())
    }

    fn pieces_in<'a>(&'a self, flood: &'a Flood) -> impl Iterator<Item = &'a Piece> {
        self.pieces.iter().filter(|piece| flood.has(piece.at))
    }

    /// Weight of each player's followers in a feature.
    fn weights(&self, flood: &Flood) -> Vec<u32> {
        let mut weights = vec![0; self.scores.len()];
        for piece in self.pieces_in(flood) {
            weights[piece.player.index()] += match piece.figure {
                FigureKind::Small => 1,
                FigureKind::Big => 2,
                FigureKind::Builder | FigureKind::Pig => 0,
            };
        }
        weights
    }

    /// The players with the most followers; none if nobody has any.
    fn owners(&self, flood: &Flood) -> Vec<Player> {
        let weights = self.weights(flood);
        let most = weights.iter().copied().max().unwrap_or(0);
        let seats = (0..weights.len()).filter(|&seat| most > 0 && weights[seat] == most);
        seats.map(|seat| Player(seat as u8)).collect()
    }
}

/// Points by player and category, sorted, without scorings of 0 points.
fn gains<'a>(
    scored: impl Iterator<Item = &'a Scored>,
) -> Vec<(Player, aude_engine::game::Category, i16)> {
    let mut gains: Vec<_> = scored
        .filter(|one| one.points != 0)
        .map(|one| (one.player, one.category, one.points))
        .collect();
    gains.sort_unstable();
    gains
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, expected: T, found: T) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("{what}: expected {expected:?}, the engine has {found:?}"))
    }
}

fn returned(events: &[Event], reason: LeaveReason) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Returned { player, figure, from, reason: given } if given == reason => {
                Some(Piece { at: from, player, figure })
            }
            _ => None,
        })
        .collect();
    pieces.sort_unstable();
    pieces
}

fn land(game: &Game) -> Land<'_> {
    Land::of(game)
}
