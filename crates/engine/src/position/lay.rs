//! Laying out a position piece by piece: what both games check in the same way.

use super::{ExtraState, Position};
use crate::board::{Board, SegmentId, TileId};
use crate::game::{LaidFigure, LaidTile, Layout, Reason, Refusal, RuleId, Spot};
use crate::tiles::{KindId, NO_SEGMENT, Tiles};
use crate::{Cell, FigureKind, FigureLocation, Player, Side};

/// The most points a player can be given.
const MOST_POINTS: i16 = 9_999;

/// The ids of the same rules in each game, and what differs.
pub(crate) struct LayRules {
    /// Which tiles and figures there are.
    pub(crate) supply: RuleId,
    /// How tiles fit.
    pub(crate) place: RuleId,
    /// Where figures may be put.
    pub(crate) figure: RuleId,
    /// Figures of completed features go home.
    pub(crate) scored: RuleId,
    /// The game ends when nothing is left to draw.
    pub(crate) end: RuleId,
    /// How many tiles lie there from the start.
    pub(crate) start: usize,
    /// Whether followers may go on any tile at all (D-9).
    pub(crate) anywhere: bool,
}

impl<S: Copy, E: ExtraState> Position<S, E> {
    /// Lays tiles, followers, points and turn on the table of a new game, as far as possible.
    pub(crate) fn lay(
        &mut self,
        tiles: &Tiles,
        players: u8,
        rules: &LayRules,
        layout: &Layout,
        problems: &mut Vec<Refusal>,
    ) {
        self.lay_tiles(tiles, rules, layout, problems);
        for &kind in &layout.gone {
            self.take_tile(kind, rules, problems);
        }
        let mut no = |rule, reason| problems.push(Refusal::new(rule, reason));
        match layout.turn < players {
            true => self.state.player = Player(layout.turn),
            false => no("C-20", Reason::NoSuchPlayer),
        }
        if layout.scores.len() > usize::from(players) {
            no("C-20", Reason::NoSuchPlayer);
        }
        for (own, &given) in self.state.scores.iter_mut().zip(&layout.scores) {
            if !(0..=MOST_POINTS).contains(&given) {
                no("C-19", Reason::ScoreRange);
            }
            *own = given.clamp(0, MOST_POINTS);
        }
        let (followers, _) = split(layout);
        for laid in followers.filter(|laid| !laid.at.is_roof()) {
            match self.lay_figure(tiles, players, laid, rules.figure) {
                Ok(()) => {}
                Err(refusal) => problems.push(refusal),
            }
        }
        self.check_figures(tiles, rules, problems);
        if self.bag.left() == 0 {
            problems.push(Refusal::new(rules.end, Reason::Over));
        }
    }

    /// Tiles may be listed in any order: each is placed as soon as it fits.
    fn lay_tiles(
        &mut self,
        tiles: &Tiles,
        rules: &LayRules,
        layout: &Layout,
        problems: &mut Vec<Refusal>,
    ) {
        let mut waiting: Vec<&LaidTile> = layout.tiles.iter().collect();
        loop {
            let before = waiting.len();
            waiting.retain(|laid| {
                let refusal = self.refuse_tile(tiles, laid, rules.place);
                if !matches!(refusal.reason, Reason::SameAs(_)) {
                    return true;
                }
                if self.take_tile(laid.kind, rules, problems) {
                    let rotation = tiles.canonical(laid.kind, laid.rotation);
                    self.board.place(tiles, laid.cell, laid.kind, rotation);
                }
                false
            });
            if waiting.len() == before {
                break;
            }
        }
        problems.extend(waiting.iter().map(|laid| self.refuse_tile(tiles, laid, rules.place)));
    }

    /// Why a tile does not fit; that another rotation looks the same if it does.
    fn refuse_tile(&self, tiles: &Tiles, laid: &LaidTile, rule: RuleId) -> Refusal {
        if !self.board.is_in_region(laid.cell) {
            return Refusal::new(rule, Reason::OutOfBounds(laid.cell));
        }
        self.board.refuse_place(tiles, Some(laid.kind), laid.cell, laid.rotation, rule)
    }

    /// Takes a tile out of the bag, if there is one.
    pub(crate) fn take_tile(
        &mut self,
        kind: KindId,
        rules: &LayRules,
        problems: &mut Vec<Refusal>,
    ) -> bool {
        let there = self.bag.count(kind) > 0;
        if there {
            self.bag.take(kind);
        } else {
            problems.push(Refusal::new(rules.supply, Reason::NotInBag));
        }
        there
    }

    /// Puts a figure where it is said to be; whether it may be there is checked later.
    pub(crate) fn lay_figure(
        &mut self,
        tiles: &Tiles,
        players: u8,
        laid: &LaidFigure,
        rule: RuleId,
    ) -> Result<(), Refusal> {
        let no = |reason| Err(Refusal::new(rule, reason));
        if laid.player.0 >= players {
            return Err(Refusal::new("C-20", Reason::NoSuchPlayer));
        }
        if self.board.tile_at(laid.at.cell).is_none() {
            return no(Reason::NoTile(laid.at.cell));
        }
        let Some(location) = self.location(tiles, laid.at) else { return no(Reason::NoSegment) };
        if let Some(there) = self.state.figures.at(location) {
            return no(match location {
                FigureLocation::Segment(segment) if laid.figure.is_follower() => Reason::Occupied {
                    feature: self.board.segment_kind(segment),
                    by: there.owner(),
                },
                FigureLocation::Segment(_) => Reason::TileHasFigure(laid.at.cell),
                FigureLocation::Roof(_) => Reason::TowerClosed(laid.at.cell),
            });
        }
        if !self.state.figures.has(laid.player, laid.figure) {
            return no(Reason::NotInSupply(laid.figure));
        }
        self.state.figures.put(&mut self.board, laid.player, laid.figure, location);
        Ok(())
    }

    /// What can be seen of followers that cannot have come there by the rules.
    fn check_figures(&self, tiles: &Tiles, rules: &LayRules, problems: &mut Vec<Refusal>) {
        let (board, figures) = (&self.board, &self.state.figures);
        let mut no = |rule, reason| problems.push(Refusal::new(rule, reason));
        for id in figures.on_board() {
            let FigureLocation::Segment(segment) = figures.location(id) else { continue };
            let feature = board.feature(segment);
            if board.is_complete(feature) {
                no(rules.scored, Reason::CompleteOccupied(board.kind(feature)));
            }
            // Whoever came second was put in a feature that was occupied.
            for other in touching(board, tiles, segment) {
                let before = figures.at(FigureLocation::Segment(other)).filter(|&by| by < id);
                if let Some(by) = before {
                    let (feature, by) = (board.kind(feature), by.owner());
                    no(rules.figure, Reason::Occupied { feature, by });
                }
            }
        }
    }

    /// Figures go on the tile just placed, one in a turn part: so none is on the start, and there is
    /// at most one on every other tile.
    pub(crate) fn check_tiles(&self, rules: &LayRules, problems: &mut Vec<Refusal>) {
        let (board, figures) = (&self.board, &self.state.figures);
        let mut taken: Vec<TileId> = Vec::new();
        for id in figures.on_board() {
            let FigureLocation::Segment(segment) = figures.location(id) else { continue };
            let tile = board.tile_of(segment);
            let cell = board.tile(tile).cell;
            if tile.index() < rules.start {
                problems.push(Refusal::new(rules.figure, Reason::StartTile(cell)));
            } else if taken.contains(&tile) {
                problems.push(Refusal::new(rules.figure, Reason::TileHasFigure(cell)));
            }
            taken.push(tile);
        }
    }

    /// The tiles, figures, points and turn of a position.
    pub(crate) fn layout(&self, tiles: &Tiles, players: u8, start: usize) -> Layout {
        let laid = self.board.placed().iter().skip(start);
        let laid = laid.map(|placed| LaidTile {
            cell: placed.cell,
            kind: placed.kind,
            rotation: placed.rotation,
        });
        let mut laid: Vec<LaidTile> = laid.collect();
        laid.sort_unstable();
        let figures = self.state.figures.on_board().map(|id| LaidFigure {
            at: self.spot(self.state.figures.location(id)),
            player: id.owner(),
            figure: id.kind(),
        });
        let mut figures: Vec<LaidFigure> = figures.collect();
        figures.sort_unstable();
        let used = |kind: KindId| laid.iter().filter(|laid| laid.kind == kind).count();
        let gone = tiles.all().flat_map(|kind| {
            let left = usize::from(self.bag.count(kind)) + used(kind);
            core::iter::repeat_n(kind, usize::from(tiles.kind(kind).count).saturating_sub(left))
        });
        Layout {
            gone: gone.collect(),
            tiles: laid,
            figures,
            scores: self.state.scores[..usize::from(players)].to_vec(),
            turn: self.state.player.0,
            ..Layout::default()
        }
    }

    /// The place of a follower on a cell.
    pub(crate) fn follower_on(&self, tiles: &Tiles, at: Spot, cell: Cell) -> Option<FigureKind> {
        let id = self.state.figures.at(self.location(tiles, at)?)?;
        (at.cell == cell && id.kind().is_follower()).then_some(id.kind())
    }
}

/// Followers, then builders and pigs.
pub(crate) fn split(
    layout: &Layout,
) -> (impl Iterator<Item = &LaidFigure>, impl Iterator<Item = &LaidFigure>) {
    let is = |follower| move |laid: &&LaidFigure| laid.figure.is_follower() == follower;
    (layout.figures.iter().filter(is(true)), layout.figures.iter().filter(is(false)))
}

/// The segments that meet this one at an edge of its tile.
fn touching(board: &Board, tiles: &Tiles, segment: SegmentId) -> Vec<SegmentId> {
    let (tile, index) = (board.tile_of(segment), board.index_on_tile(segment));
    let placed = board.tile(tile);
    let face = tiles.face(placed.kind, placed.rotation);
    let mut found = Vec::new();
    for side in Side::ALL {
        let Some(other) = board.neighbour(tile, side).map(|other| board.tile(other)) else {
            continue;
        };
        let other_face = tiles.face(other.kind, other.rotation);
        let (here, across) = (side.index(), side.opposite().index());
        let meets = [
            (face.first[here], other_face.second[across]),
            (face.second[here], other_face.first[across]),
            (face.feature[here], other_face.feature[across]),
        ];
        let own = meets.into_iter().filter(|(own, _)| *own == index && *own != NO_SEGMENT);
        found.extend(own.map(|(_, theirs)| other.segment(theirs)));
    }
    found.sort_unstable();
    found.dedup();
    found
}
