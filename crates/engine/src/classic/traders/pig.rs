//! The pig (B-7): an owner of a field with a pig in it gets 4 points per city instead of 3.

use crate::board::Feature;
use crate::classic::Classic;
use crate::classic::action_list::ActionList;
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::final_scoring::CityWorth;
use crate::figures::FigureId;
use crate::game::{LeaveReason, Sink};
use crate::{FigureKind, FigureLocation, Player};

pub(in crate::classic) struct Pig;

impl ElementHooks for Pig {
    const HOOKS: &'static [Hook] = &[Hook::FigureActions, Hook::FigureLeft, Hook::CityWorth];

    fn figure_actions<L: ActionList>(game: &Classic, list: &mut L) {
        game.attendant_actions(FigureKind::Pig, list);
    }

    fn on_figure_left<S: Sink>(
        game: &mut Classic,
        id: FigureId,
        from: FigureLocation,
        reason: LeaveReason,
        sink: &mut S,
    ) {
        game.attendant_follows(FigureKind::Pig, id, from, reason, sink);
    }

    fn city_worth(game: &Classic, field: Feature, player: Player, worth: &mut CityWorth) {
        if game.pos.board.totals(field).crew.has_attendant(player.0) {
            *worth = CityWorth { each: 4, rule: "B-7" };
        }
    }
}
