//! Followers on roofs (T-5): one on a tower closes it; he is in no feature and scores nothing.

use crate::classic::Classic;
use crate::classic::elements::{Hears, Moment};
use crate::classic::offer::Offer;
use crate::classic::options::Roof;
use crate::figures::FigureId;
use crate::game::{Action, Sink, Spot, Why};
use crate::{FigureKind, Stand};

pub(in crate::classic) struct Rooftop;

impl Hears for Rooftop {
    const MOMENTS: &'static [Moment] = &[Moment::Wood, Moment::Left];

    fn wood<O: Offer>(game: &Classic, offer: &mut O) {
        let (board, now) = (&game.pos.board, &game.pos.now);
        if board.towers().is_empty() {
            return;
        }
        let closed = game.closed_towers();
        for figure in FigureKind::FOLLOWERS {
            if !now.figures.has(now.player, figure) {
                continue;
            }
            for (index, &tile) in board.towers().iter().enumerate() {
                let open = closed >> index & 1 == 0 && game.pos.more.towers.height(index) > 0;
                // Nobody is put on the dragon's tile (D-4).
                if open && !game.pos.more.dragon.is_on(tile) {
                    offer.offer(Action::Put { figure, at: Spot::roof(board.tile(tile).cell) });
                }
            }
        }
    }

    /// When he leaves, the tower is open again, unless the table says otherwise.
    fn left<S: Sink>(game: &mut Classic, _: FigureId, from: Stand, _: Why, _: &mut S) {
        let Stand::Roof(tile) = from else { return };
        if game.table.options.roof == Roof::StaysClosed {
            let index = game.pos.board.towers().iter().position(|&tower| tower == tile);
            game.pos.more.towers.shut |= index.map_or(0, |index| 1 << index);
        }
    }
}

impl Classic {
    /// The towers that cannot grow, one bit each: somebody stands on them, or did where that counts.
    pub(in crate::classic) fn closed_towers(&self) -> u32 {
        let (towers, figures) = (self.pos.board.towers(), &self.pos.now.figures);
        let mut closed = self.pos.more.towers.shut;
        for id in figures.on_board() {
            if let Stand::Roof(tile) = figures.stand(id) {
                let index = towers.iter().position(|&tower| tower == tile);
                closed |= index.map_or(0, |index| 1 << index);
            }
        }
        closed
    }
}
