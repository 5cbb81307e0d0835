//! Mayflower's scorings, computed independently: one feature at a time, with surveyors and
//! removals.

use aude_engine::game::{Category, LeaveReason, Scored};
use aude_engine::mayflower::{Bonus, Mayflower, Sweep};
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{Event, Game, Player};

use super::land::{Flood, Land};
use super::{Piece, Scorer, land, same};

impl Scorer {
    pub(super) fn follow_mayflower(&mut self, game: &Game, events: &[Event]) -> Result<(), String> {
        let Some(mayflower) = game.mayflower() else { return Ok(()) };
        let land = land(game);
        let mut events = events.iter().peekable();
        let mut ended = false;
        let mut at_end = vec![0; self.scores.len()];
        while let Some(event) = events.next() {
            match event {
                Event::Scored(first) if !ended => {
                    let mut scored = vec![*first];
                    while let Some(Event::Scored(more)) =
                        events.next_if(|event| of_same_feature(event, first))
                    {
                        scored.push(*more);
                    }
                    let flood = land.flood(first.at.ok_or("a scoring without a place")?);
                    self.check_scoring(mayflower, &land, &flood, &scored)?;
                    self.take_home(&flood, &mut events)?;
                    self.survey(mayflower, &land, &mut events)?;
                }
                Event::Ending => ended = true,
                Event::Scored(one) => at_end[one.player.index()] += one.points,
                Event::Returned { .. } => return Err(format!("{event:?} without a scoring")),
                other => self.move_piece(other)?,
            }
        }
        if ended {
            same("final points", self.final_gains_mayflower(&land), at_end)?;
        }
        same("surveyors", self.surveyors, mayflower.surveyors())
    }

    fn check_scoring(
        &self,
        game: &Mayflower,
        land: &Land<'_>,
        flood: &Flood,
        scored: &[Scored],
    ) -> Result<(), String> {
        same("open edges", 0, flood.open)?;
        let points = worth(land, flood, true);
        let mut expected: Vec<(Player, bool, i16)> = Vec::new();
        for player in self.owners(flood) {
            expected.push((player, false, points));
            let columns: Vec<u16> =
                self.pieces_in(flood).filter(|piece| piece.player == player).map(column).collect();
            let count = match game.options().bonus {
                Bonus::PerSettler => columns
                    .iter()
                    .map(|column| {
                        self.surveyors.iter().filter(|surveyor| *surveyor == column).count()
                    })
                    .sum(),
                Bonus::PerPlayer => {
                    self.surveyors.iter().filter(|surveyor| columns.contains(surveyor)).count()
                }
            };
            if count > 0 {
                expected.push((player, true, 4 * count as i16));
            }
        }
        let mut found: Vec<_> = scored
            .iter()
            .map(|one| (one.player, one.category == Category::Surveyor, one.points))
            .collect();
        expected.sort_unstable();
        found.sort_unstable();
        same("points of the feature", expected, found)
    }

    /// All settlers of a scored feature return.
    fn take_home<'a>(
        &mut self,
        flood: &Flood,
        events: &mut std::iter::Peekable<impl Iterator<Item = &'a Event>>,
    ) -> Result<(), String> {
        let count = self.pieces_in(flood).count();
        for _ in 0..count {
            let event = events.next().ok_or("a settler does not return")?;
            let Event::Returned { from, reason: LeaveReason::Scored, .. } = event else {
                return Err(format!("{event:?} instead of a return"));
            };
            same("a settler of the feature", true, flood.has(*from))?;
            self.move_piece(event)?;
        }
        Ok(())
    }

    /// One surveyor moves if one can; settlers east of both go home, whether one moved or not, unless
    /// the table asks for a move.
    fn survey<'a>(
        &mut self,
        game: &Mayflower,
        land: &Land<'_>,
        events: &mut std::iter::Peekable<impl Iterator<Item = &'a Event>>,
    ) -> Result<(), String> {
        let west = land.all_cells().map(|cell| cell.x().unsigned_abs()).max().unwrap_or(0);
        let [rear, front] = self.surveyors;
        let blocked = rear == front && west <= front;
        let moved = events.next_if(|event| matches!(event, Event::Surveyor { .. }));
        same("a surveyor moves", !blocked, moved.is_some())?;
        if blocked && game.options().sweep == Sweep::AfterMove {
            return Ok(());
        }
        if !blocked {
            self.surveyors = if rear == front { [rear, front + 1] } else { [rear + 1, front] };
        }
        let behind = |piece: &Piece| column(piece) < self.surveyors[0];
        let stays =
            |piece: &&Piece| land.flood(piece.at).kind == FeatureKind::Field || !behind(piece);
        let left: usize = self.pieces.iter().filter(|piece| !stays(piece)).count();
        for _ in 0..left {
            let event = events.next().ok_or("a settler left behind does not go home")?;
            let Event::Returned { from, reason: LeaveReason::LeftBehind, .. } = event else {
                return Err(format!("{event:?} instead of a settler left behind"));
            };
            same("east of both surveyors", true, from.cell.x().unsigned_abs() < self.surveyors[0])?;
            self.move_piece(event)?;
        }
        Ok(())
    }

    /// Points of the final scoring by player (M-13).
    fn final_gains_mayflower(&self, land: &Land<'_>) -> Vec<i16> {
        let mut gains = vec![0; self.scores.len()];
        let mut floods: Vec<Flood> = Vec::new();
        for piece in &self.pieces {
            let flood = land.flood(piece.at);
            if !floods.contains(&flood) {
                floods.push(flood);
            }
        }
        for flood in &floods {
            for player in self.owners(flood) {
                gains[player.index()] += worth(land, flood, false);
            }
        }
        gains
    }
}

fn of_same_feature(event: &&Event, first: &Scored) -> bool {
    matches!(event, Event::Scored(scored) if scored.at == first.at)
}

fn column(piece: &Piece) -> u16 {
    piece.at.cell.x().unsigned_abs()
}

fn worth(land: &Land<'_>, flood: &Flood, complete: bool) -> i16 {
    let each = if complete { 2 } else { 1 };
    match flood.kind {
        FeatureKind::Road => flood.tiles() + 2 * land.marks(flood, Mark::Post),
        FeatureKind::City => each * (flood.tiles() + land.marks(flood, Mark::Shield)),
        FeatureKind::Cloister => 9 - flood.open as i16,
        FeatureKind::Field => land.marks(flood, Mark::Animal),
    }
}
