//! The pig (B-7): the owner of a field with his pig in it gets 4 points a city instead of 3.

use crate::board::Feature;
use crate::classic::Classic;
use crate::classic::elements::{Hears, Moment};
use crate::classic::finale::CityWorth;
use crate::classic::offer::Offer;
use crate::figures::FigureId;
use crate::game::{Sink, Why};
use crate::tiles::FeatureKind;
use crate::{FigureKind, Player, Stand};

pub(in crate::classic) struct Pig;

impl Hears for Pig {
    const MOMENTS: &'static [Moment] = &[Moment::Wood, Moment::Left, Moment::CityWorth];

    fn wood<O: Offer>(game: &Classic, offer: &mut O) {
        game.attendant_offers(FigureKind::Pig, |kind| kind == FeatureKind::Field, offer);
    }

    fn left<S: Sink>(game: &mut Classic, id: FigureId, from: Stand, why: Why, sink: &mut S) {
        game.attendant_follows(FigureKind::Pig, id, from, why, sink);
    }

    fn city_worth(game: &Classic, field: Feature, player: Player, worth: &mut CityWorth) {
        if game.pos.board.totals(field).crew.has_attendant(player.0) {
            *worth = CityWorth { each: 4, rule: "B-7" };
        }
    }
}
