//! Why an action is not legal. Only called for actions that are not; the game's own lists decide
//! which are.

use super::attendant::attendant;
use super::elements::Element;
use super::{Classic, Step};
use crate::game::{Action, Reason, Refusal, RuleId, Rules, Spot};
use crate::tiles::Symbol;
use crate::{Cell, FigureKind, Player, Rotation, Side};

const fn no(rule: RuleId, reason: Reason) -> Refusal {
    Refusal::new(rule, reason)
}

impl Classic {
    pub(super) fn refuse(&self, action: Action) -> Refusal {
        let step = self.pos.state.step;
        if let Some(refusal) = self.refuse_absent(action) {
            return refusal;
        }
        match (step, action) {
            (Step::Over, _) => no("C-15", Reason::Over),
            (Step::Draw, Action::Draw(_)) => no("C-1", Reason::NotInBag),
            (Step::Place, Action::Place { cell, rotation }) => self.refuse_place(cell, rotation),
            (Step::Place | Step::Figure | Step::Ransom, Action::Ransom { from, figure }) => {
                self.refuse_ransom(from, figure)
            }
            (Step::Figure, Action::Princess(at)) => self.refuse_princess(at),
            (Step::Figure, _) if self.princess_must() => no("D-8", Reason::PrincessMust),
            (Step::Figure, Action::Put { figure, at }) if at.is_roof() => {
                self.refuse_roof(figure, at.cell)
            }
            (Step::Figure, Action::Put { figure, at }) if figure.is_follower() => {
                self.refuse_follower(figure, at)
            }
            (Step::Figure, Action::Put { figure, at }) => self.refuse_attendant(figure, at),
            (Step::Figure, Action::Fairy(at)) => self.refuse_fairy(at),
            (Step::Figure, Action::Tower(cell)) => self.refuse_tower(cell),
            (Step::Capture, Action::Capture(at)) => self.refuse_capture(at),
            (Step::DragonMove, Action::Dragon(side)) => self.refuse_dragon(side),
            (_, Action::Score(_)) => {
                no("M-11", Reason::NotInPlay("the choice of what is scored next"))
            }
            _ => no("C-2", Reason::NotNow { expected: step.expects() }),
        }
    }

    /// Actions of elements that are not in this game.
    fn refuse_absent(&self, action: Action) -> Option<Refusal> {
        let (element, rule, what) = match action {
            Action::Put { figure: FigureKind::Big, .. } => {
                (Element::BigFollower, "I-1", "the big follower")
            }
            Action::Put { figure, .. } if !figure.is_follower() => attendant(figure)?,
            Action::Put { at, .. } if at.is_roof() => {
                (Element::Rooftop, "T-5", "a follower on a tower")
            }
            Action::Fairy(_) => (Element::Fairy, "D-1", "the fairy"),
            Action::Princess(_) => (Element::Princess, "D-8", "the princess"),
            Action::Tower(_) => (Element::Tower, "T-2", "the tower"),
            Action::Capture(_) | Action::Exchange(_) => (Element::Capture, "T-3", "a capture"),
            Action::Ransom { .. } => (Element::Ransom, "T-7", "a ransom"),
            Action::Dragon(_) => (Element::Flight, "D-5", "the dragon"),
            _ => return None,
        };
        (!self.table.has(element)).then(|| no(rule, Reason::NotInPlay(what)))
    }

    fn refuse_place(&self, cell: Cell, rotation: Rotation) -> Refusal {
        self.board().refuse_place(self.tiles(), self.drawn(), cell, rotation, "C-3")
    }

    fn refuse_follower(&self, figure: FigureKind, at: Spot) -> Refusal {
        let board = self.board();
        let Some(tile) = board.tile_at(at.cell) else { return no("C-5", Reason::NoTile(at.cell)) };
        let Some(feature) = self.pos.feature_at(&self.table.tiles, at) else {
            return no("C-5", Reason::NoSegment);
        };
        if !self.figures().has(self.turn(), figure) {
            let rule = if figure == FigureKind::Big { "I-1" } else { "C-5" };
            return no(rule, Reason::NotInSupply(figure));
        }
        let new_tile = board.last() == Some(tile);
        if new_tile && self.new_tile_has(Symbol::Volcano) {
            return no("D-3", Reason::Volcano);
        }
        if self.pos.extra.dragon.is_on(tile) {
            return no("D-4", Reason::DragonThere);
        }
        if !new_tile && !self.new_tile_has(Symbol::Portal) {
            return no("C-5", Reason::NotTheNewTile(at.cell));
        }
        let crew = board.totals(feature).crew;
        match self.seats().find(|player| crew.weight(player.0) > 0) {
            Some(by) => no("C-5", Reason::Occupied { feature: board.kind(feature), by }),
            None => no("D-9", Reason::Complete(board.kind(feature))),
        }
    }

    fn refuse_attendant(&self, figure: FigureKind, at: Spot) -> Refusal {
        let rule = attendant(figure).map_or("B-1", |(_, rule, _)| rule);
        let board = self.board();
        let Some(tile) = board.tile_at(at.cell) else { return no(rule, Reason::NoTile(at.cell)) };
        let Some(feature) = self.pos.feature_at(&self.table.tiles, at) else {
            return no(rule, Reason::NoSegment);
        };
        if board.last() != Some(tile) {
            return no(rule, Reason::NotTheNewTile(at.cell));
        }
        if !self.figures().has(self.turn(), figure) {
            return no(rule, Reason::NotInSupply(figure));
        }
        let kind = board.kind(feature);
        if !figure.stands_on(kind) {
            return no(rule, Reason::WrongFeature { figure, feature: kind });
        }
        if self.is_closed_to_attendants() {
            return no("D-3", Reason::VolcanoClosed(figure));
        }
        no(rule, Reason::NeedsYourFollower(figure))
    }

    fn refuse_roof(&self, figure: FigureKind, cell: Cell) -> Refusal {
        let Some((index, tile)) = self.tower_at(cell) else {
            return no("T-5", Reason::NoTowerSite(cell));
        };
        if !figure.is_follower() {
            return no("T-5", Reason::NotInPlay("a builder or pig on a tower"));
        }
        if !self.figures().has(self.turn(), figure) {
            return no("T-5", Reason::NotInSupply(figure));
        }
        if self.closed_towers() >> index & 1 == 1 {
            return no("T-5", Reason::TowerClosed(cell));
        }
        if self.pos.extra.dragon.is_on(tile) {
            return no("D-4", Reason::DragonThere);
        }
        no("T-5", Reason::NoTowerYet(cell))
    }

    fn refuse_fairy(&self, at: Spot) -> Refusal {
        let own =
            self.figure_at(at).filter(|id| id.owner() == self.turn() && id.kind().is_follower());
        no("D-1", if own.is_some() { Reason::FairyThere } else { Reason::NoOwnFollower })
    }

    fn refuse_princess(&self, _at: Spot) -> Refusal {
        no(
            "D-8",
            if self.princess_city().is_some() { Reason::NoKnight } else { Reason::NoPrincess },
        )
    }

    fn refuse_tower(&self, cell: Cell) -> Refusal {
        let Some((index, _)) = self.tower_at(cell) else {
            return no("T-2", Reason::NoTowerSite(cell));
        };
        if self.closed_towers() >> index & 1 == 1 {
            return no("T-5", Reason::TowerClosed(cell));
        }
        no("T-1", Reason::NoPiece)
    }

    fn refuse_capture(&self, at: Spot) -> Refusal {
        let follower = self.figure_at(at).filter(|id| id.kind().is_follower());
        no("T-3", if follower.is_some() { Reason::OutOfReach } else { Reason::NoFollower })
    }

    fn refuse_ransom(&self, from: Player, figure: FigureKind) -> Refusal {
        if self.pos.extra.ransomed {
            return no("T-7", Reason::RansomUsed);
        }
        let held = from.index() < self.players() as usize && self.has_captive(from, figure);
        if !held {
            return no("T-7", Reason::NoCaptive { captor: from, figure });
        }
        no("T-9", Reason::NotEnoughPoints)
    }

    fn refuse_dragon(&self, side: Side) -> Refusal {
        let target =
            self.pos.extra.dragon.tile().and_then(|tile| self.board().neighbour(tile, side));
        no(
            "D-5",
            match target {
                None => Reason::DragonNoTile(side),
                Some(tile) if self.pos.extra.fairy.is_on(tile) => Reason::FairyGuards(side),
                Some(_) => Reason::DragonWasThere(side),
            },
        )
    }
}

impl Step {
    /// What must be decided in a step, in words.
    const fn expects(self) -> &'static str {
        match self {
            Self::Draw => "a tile must be drawn",
            Self::Place => "the drawn tile must be placed",
            Self::Figure => "waiting for a figure or a pass",
            Self::Capture => "waiting for a capture or a pass",
            Self::Exchange => "the captive to get back must be chosen",
            Self::DragonMove => "the dragon must be moved",
            Self::Ransom => "waiting for a ransom or a pass",
            _ => "there is nothing to decide",
        }
    }
}
