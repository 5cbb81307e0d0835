//! Roads and cities that one tile could join: what would change hands.

use aude_engine::board::{Crew, Demand, Feature};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Game, Player, Players, Rules, Side};

use super::Evaluator;
use crate::feature_value::Rates;

/// A road or city with one owner, as a party to joins.
pub(super) struct Joins {
    feature: Feature,
    kind: FeatureKind,
    owner: u8,
    /// The followers of each player in it.
    weights: [u8; Crew::PLAYERS],
    points: f32,
}

impl Joins {
    /// A feature with its only owner, or with the one who puts a follower there.
    pub(super) fn of(
        game: &Game,
        feature: Feature,
        owner: Option<Player>,
        rates: Rates,
    ) -> Option<Self> {
        let (board, kind) = (game.board(), game.board().kind(feature));
        let crew = board.totals(feature).crew;
        let mut weights = std::array::from_fn(|seat| crew.weight(seat as u8));
        if let Some(player) = owner {
            weights[player.index()] += 1;
        }
        let owner = only(majority(&weights))?;
        Some(Self { feature, kind, owner, weights, points: points(game, feature, rates) })
    }

    /// Whether another feature of the kind reaches an open cell that this one reaches from a side.
    pub(super) fn can_meet(demand: Demand, side: Side) -> bool {
        let edge = demand.on(side);
        Side::ALL.into_iter().any(|other| other != side && demand.on(other) == edge)
    }

    /// Adds what a tile on an open cell, which the feature reaches from a side, would win or lose.
    pub(super) fn look(
        &self,
        evaluator: &Evaluator,
        game: &Game,
        (cell, demand, side): (Cell, Demand, Side),
        often: f32,
        join: &mut f32,
        threat: &mut f32,
    ) {
        let edge = demand.on(side);
        for other in Side::ALL.into_iter().filter(|&it| it != side && demand.on(it) == edge) {
            let Some(feature) = self.beyond(game, cell, other) else { continue };
            let crew = game.board().totals(feature).crew;
            if feature == self.feature || !crew.is_occupied() {
                continue;
            }
            let tiles = evaluator.odds.joining(demand, side, other);
            if tiles == 0 {
                continue;
            }
            let chance = 1.0 - (-often * f32::from(tiles)).exp();
            let together = std::array::from_fn(|seat| self.weights[seat] + crew.weight(seat as u8));
            if majority(&together) >> self.owner & 1 == 0 {
                *threat += chance * self.points;
            } else if crew.majority() >> self.owner & 1 == 0 {
                *join += chance * points(game, feature, evaluator.rates);
            }
        }
    }

    /// The feature of the same kind that reaches an open cell from a side.
    fn beyond(&self, game: &Game, cell: Cell, side: Side) -> Option<Feature> {
        let board = game.board();
        let placed = board.tile(board.tile_at(cell.step(side))?);
        let mut segments = game.tiles().segments(placed.kind).iter();
        let index = segments.position(|segment| {
            segment.kind == self.kind && segment.sides_turned(placed.rotation).has(side.opposite())
        })?;
        Some(board.feature(placed.segment(index as u8)))
    }
}

fn points(game: &Game, feature: Feature, rates: Rates) -> f32 {
    let (kind, totals) = (game.board().kind(feature), game.board().totals(feature));
    f32::from(rates.points(kind, totals, false, 0))
}

/// The players with the most followers, one bit each.
fn majority(weights: &[u8; Crew::PLAYERS]) -> u8 {
    let most = weights.iter().copied().max().unwrap_or(0).max(1);
    let has_most = |seat: &usize| weights[*seat] == most;
    (0..Crew::PLAYERS).filter(has_most).fold(0, |who, seat| who | 1 << seat)
}

/// The only player of a set.
fn only(players: u8) -> Option<u8> {
    Players(players).iter().next().map(|player| player.0).filter(|_| players.is_power_of_two())
}
