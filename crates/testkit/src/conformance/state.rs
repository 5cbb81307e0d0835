//! Comparing the state at the end of a turn part.

use aude_engine::{Cell, Spot};
use aude_engine::{FigureId, FigureKind, FigureLocation, Player, Rules};
use serde_json::{Value, json};

use super::{CATEGORIES, Replay, equal, figure_name};

impl Replay {
    pub(super) fn compare_state(&mut self, theirs: &Value) -> Result<(), String> {
        equal("scores", &theirs["s"], &Value::from(self.scores.clone()))?;
        let classic = self.classic()?;
        let seats = || (0..self.game.players()).map(Player);
        let supply: Vec<_> = seats()
            .map(|player| {
                let mut counts =
                    FigureKind::ALL.map(|kind| self.game.supply(player, kind)).to_vec();
                counts.push(classic.tower_pieces(player));
                counts
            })
            .collect();
        equal("supply", &theirs["supply"], &json!(supply))?;
        let mut prisoners: Vec<(u8, u8, &str)> = Vec::new();
        for captor in seats() {
            let held = classic.captives(captor);
            prisoners.extend(held.map(|id| (captor.0, id.owner().0, figure_name(id.kind()))));
        }
        prisoners.sort_unstable();
        equal("prisoners", &theirs["prisoners"], &json!(prisoners))?;
        let goods: Vec<_> = seats().map(|player| classic.goods(player)).collect();
        equal("goods", &theirs["goods"], &json!(goods))?;
        let square = |cell: Cell| json!([cell.x(), cell.y()]);
        equal("dragon", &theirs["dragon"], &classic.dragon().map_or(Value::Null, square))?;
        equal(
            "fairy",
            &theirs["fairy"],
            &classic.fairy().map_or(Value::Null, |(cell, _)| square(cell)),
        )?;
        if let Some((_, with)) = classic.fairy() {
            let with = with.and_then(|id| self.follower(self.spot_of(id)));
            equal("fairy_with", &theirs["fairy_with"], &with.unwrap_or(Value::Null))?;
        }
        self.compare_gains(theirs)
    }

    fn spot_of(&self, id: FigureId) -> Spot {
        let board = self.game.board();
        let stand = self.game.figures().location(id);
        let cell = board.tile(stand.tile(board)).cell;
        match stand {
            FigureLocation::Segment(segment) => Spot::new(cell, board.index_on_tile(segment)),
            FigureLocation::Roof(_) => Spot::roof(cell),
        }
    }

    /// The points of this part. The record has no line for a scoring of 0 points.
    fn compare_gains(&mut self, theirs: &Value) -> Result<(), String> {
        let mut ours = Vec::new();
        for gain in std::mem::take(&mut self.gains) {
            let name = CATEGORIES.iter().find(|(_, category)| *category == gain.category);
            let point_for_turn = gain.at.is_none();
            if let (Some((name, _)), false) = (name, point_for_turn || gain.points == 0) {
                ours.push(json!([gain.player.0, gain.points, name]));
            }
        }
        let sorted = |list: &mut Vec<Value>| list.sort_by_key(ToString::to_string);
        let mut pts = theirs["pts"].as_array().cloned().unwrap_or_default();
        sorted(&mut pts);
        sorted(&mut ours);
        equal("points of this part", pts, ours)
    }
}
