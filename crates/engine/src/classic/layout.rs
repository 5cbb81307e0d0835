//! A position laid out piece by piece, with what the expansions add.

use std::sync::Arc;

use super::attendant::attendant;
use super::{Classic, Element, Step};
use crate::Player;
use crate::board::Feature;
use crate::game::{Actor, LaidCaptive, LaidTower, Layout, Reason, Refusal, RuleId, Rules};
use crate::position::LayRules;
use crate::tiles::{FeatureKind, KindId, Symbol};

/// The tiles that lie there from the start.
const START: usize = 1;

impl Classic {
    /// The same table before the first draw.
    #[must_use]
    pub fn fresh(&self) -> Self {
        Self::begin(Arc::clone(&self.table))
    }

    /// The position piece by piece; none unless a tile is about to be drawn.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        if self.actor() != Actor::Chance {
            return None;
        }
        let mut layout = self.pos.layout(&self.table.tiles, self.table.players, START);
        let extra = &self.pos.extra;
        layout.aside = self.tiles_aside().collect();
        for kind in &layout.aside {
            let at = layout.gone.iter().position(|gone| gone == kind);
            at.map(|at| layout.gone.remove(at));
        }
        layout.second = extra.turn.second;
        layout.dragon = self.dragon();
        layout.fairy = self.fairy().map(|(cell, with)| {
            (cell, with.map(|id| self.pos.spot(self.pos.state.figures.location(id))))
        });
        let board = &self.pos.board;
        let towers = board.towers().iter().enumerate().map(|(index, &tile)| LaidTower {
            cell: board.tile(tile).cell,
            height: extra.towers.height(index),
            shut: extra.towers.is_shut(index),
        });
        layout.towers = towers.filter(|tower| tower.height > 0).collect();
        layout.towers.sort_unstable();
        if self.table.has(Element::Tower) {
            layout.pieces = self.seats().map(|player| self.tower_pieces(player)).collect();
        }
        if self.table.has(Element::Goods) {
            layout.goods = self.seats().map(|player| self.goods(player)).collect();
        }
        layout.captives = self
            .seats()
            .flat_map(|captor| self.captives(captor).map(move |id| (captor, id)))
            .map(|(captor, id)| LaidCaptive { captor, owner: id.owner(), figure: id.kind() })
            .collect();
        layout.captives.sort_unstable();
        layout.ransomed = extra.ransomed;
        Some(layout)
    }

    /// A position at this table as it is described, as far as it can be, and every rule against it.
    #[must_use]
    pub fn laid_out(&self, layout: &Layout) -> (Self, Vec<Refusal>) {
        let (mut game, mut problems) = (self.fresh(), Vec::new());
        let rules = LayRules {
            supply: "C-1",
            place: "C-3",
            figure: "C-5",
            scored: "C-12",
            end: "C-15",
            start: START,
            anywhere: self.table.has(Element::Portal),
        };
        let table = Arc::clone(&self.table);
        for &kind in &layout.aside {
            game.pos.take_tile(kind, &rules, &mut problems);
        }
        game.pos.lay(&table.tiles, table.players, &rules, layout, &mut problems);
        game.lay_towers(layout, &mut problems);
        game.lay_attendants(layout, &rules, &mut problems);
        game.lay_dragon(layout, &mut problems);
        game.lay_hands(layout, &mut problems);
        if layout.surveyors != [0, 0] {
            problems.push(Refusal::new("M-1", Reason::NotInPlay("the surveyors")));
        }
        game.pos.state.step = Step::Draw;
        (game.snapshot(), problems)
    }

    /// An element that is used, but not part of this game.
    fn absent(
        &self,
        used: bool,
        element: Element,
        rule: RuleId,
        what: &'static str,
    ) -> Option<Refusal> {
        (used && !self.table.has(element)).then(|| Refusal::new(rule, Reason::NotInPlay(what)))
    }

    /// Towers, the followers on them, and the pieces that are left (T-1, T-2, T-5).
    fn lay_towers(&mut self, layout: &Layout, problems: &mut Vec<Refusal>) {
        let used = !layout.towers.is_empty() || !layout.pieces.is_empty();
        if let Some(refusal) = self.absent(used, Element::Tower, "T-2", "the tower") {
            problems.push(refusal);
            return;
        }
        let mut built = 0u16;
        for laid in &layout.towers {
            let Some((index, _)) = self.tower_at(laid.cell) else {
                problems.push(Refusal::new("T-2", Reason::NoTowerSite(laid.cell)));
                continue;
            };
            self.pos.extra.towers.set(index, laid.height, laid.shut);
            built += u16::from(laid.height);
        }
        if !self.pos.extra.towers.take(&layout.pieces, self.table.players, built) {
            problems.push(Refusal::new("T-1", Reason::PieceCount));
        }
        let (followers, _) = crate::position::split(layout);
        let roofs: Vec<_> = followers.filter(|laid| laid.at.is_roof()).collect();
        for laid in roofs {
            let cell = laid.at.cell;
            let height = self.tower_at(cell).map(|(index, _)| self.pos.extra.towers.height(index));
            let no = match height {
                _ if !self.table.has(Element::Rooftop) => {
                    Some(Reason::NotInPlay("a follower on a tower"))
                }
                None => Some(Reason::NoTowerSite(cell)),
                Some(0) => Some(Reason::NoTowerYet(cell)),
                Some(_) => None,
            };
            let tiles = &self.table.tiles;
            let laid = match no {
                Some(reason) => Err(Refusal::new("T-5", reason)),
                None => self.pos.lay_figure(tiles, self.table.players, laid, "T-5"),
            };
            problems.extend(laid.err());
        }
    }

    /// Builders and pigs, beside a follower of their owner (B-1, B-7).
    fn lay_attendants(&mut self, layout: &Layout, rules: &LayRules, problems: &mut Vec<Refusal>) {
        let table = Arc::clone(&self.table);
        let (_, attendants) = crate::position::split(layout);
        for laid in attendants {
            let Some((element, rule, what)) = attendant(laid.figure) else { continue };
            if let Some(refusal) = self.absent(true, element, rule, what) {
                problems.push(refusal);
                continue;
            }
            let feature = self.pos.feature_at(&table.tiles, laid.at);
            let fits = feature.map(|feature| {
                let kind = self.pos.board.kind(feature);
                let crew = self.pos.board.totals(feature).crew;
                let with = laid.player.0 < table.players && crew.weight(laid.player.0) > 0;
                match (laid.figure.stands_on(kind), with) {
                    (false, _) => Err(Reason::WrongFeature { figure: laid.figure, feature: kind }),
                    (true, false) => Err(Reason::NeedsYourFollower(laid.figure)),
                    (true, true) => Ok(()),
                }
            });
            let done = match fits {
                Some(Err(reason)) => Err(Refusal::new(rule, reason)),
                _ => self.pos.lay_figure(&table.tiles, table.players, laid, rule),
            };
            problems.extend(done.err());
        }
        if !rules.anywhere {
            self.pos.check_tiles(rules, problems);
        }
    }

    /// The dragon, his tiles and the fairy (D-1 … D-7).
    fn lay_dragon(&mut self, layout: &Layout, problems: &mut Vec<Refusal>) {
        let table = Arc::clone(&self.table);
        let mut no = |rule, reason| problems.push(Refusal::new(rule, reason));
        let shows = |kind: KindId, symbol| table.tiles.kind(kind).symbols.has(symbol);
        let on_board = |symbol| {
            table.has(Element::Volcano)
                && self.pos.board.placed().iter().any(|placed| shows(placed.kind, symbol))
        };
        let (volcano, flew) = (on_board(Symbol::Volcano), on_board(Symbol::Dragon));
        match layout.dragon {
            Some(_) if !table.has(Element::Volcano) => {
                no("D-3", Reason::NotInPlay("the dragon"));
            }
            Some(_) if !volcano => no("D-7", Reason::NoVolcano),
            Some(cell) => match self.pos.board.tile_at(cell) {
                Some(tile) => self.pos.extra.dragon.come_to(tile),
                None => no("D-3", Reason::NoTile(cell)),
            },
            None if volcano => no("D-3", Reason::DragonMissing),
            None if flew => no("D-7", Reason::NoVolcano),
            None => {}
        }
        for &kind in &layout.aside {
            if !table.has(Element::Flight) || !shows(kind, Symbol::Dragon) || volcano {
                no("D-7", Reason::NotADragonTile);
            } else {
                self.pos.extra.aside.push(kind);
            }
        }
        let figures = &self.pos.state.figures;
        let beside = |id| {
            let tile = figures.location(id).tile(&self.pos.board);
            self.pos
                .extra
                .dragon
                .is_on(tile)
                .then(|| shows(self.pos.board.tile(tile).kind, Symbol::Volcano))
        };
        for id in figures.on_board() {
            // Builder and pig may be put on the volcano that calls him (D-3); he eats all others.
            match beside(id) {
                Some(true) if !id.kind().is_follower() => {}
                Some(_) => no("D-4", Reason::DragonThere),
                None => {}
            }
        }
        let Some((cell, with)) = layout.fairy else { return };
        if !table.has(Element::Fairy) {
            no("D-1", Reason::NotInPlay("the fairy"));
            return;
        }
        let Some(tile) = self.pos.board.tile_at(cell) else {
            no("D-1", Reason::NoTile(cell));
            return;
        };
        if self.pos.extra.dragon.is_on(tile) {
            no("D-1", Reason::DragonAndFairy);
        }
        let found = with.filter(|&at| self.pos.follower_on(&table.tiles, at, cell).is_some());
        if with.is_some() && found.is_none() {
            no("D-1", Reason::NoFollower);
        }
        self.pos.extra.fairy.stand(tile, found.and_then(|at| self.figure_at(at)));
    }

    /// What players hold: goods (B-6), captives (T-3, T-6), and the part of the turn (B-2, T-7).
    fn lay_hands(&mut self, layout: &Layout, problems: &mut Vec<Refusal>) {
        let players = self.table.players;
        let exists = |player: Player| player.0 < players;
        let tokens = layout.goods.iter().flatten().any(|&count| count > 0);
        problems.extend(self.absent(tokens, Element::Goods, "B-6", "the goods"));
        problems.extend(self.absent(layout.second, Element::Builder, "B-2", "a second part"));
        problems.extend(self.absent(layout.ransomed, Element::Ransom, "T-7", "a ransom"));
        let captured = !layout.captives.is_empty();
        problems.extend(self.absent(captured, Element::Capture, "T-3", "a capture"));
        let mut no = |rule, reason| problems.push(Refusal::new(rule, reason));
        if layout.goods.len() > usize::from(players) {
            no("C-20", Reason::NoSuchPlayer);
        }
        if self.table.has(Element::Goods) {
            for (player, &goods) in self.seats().zip(&layout.goods) {
                self.pos.extra.goods.set(player, goods);
            }
            if !self.goods_add_up(layout) {
                no("B-6", Reason::GoodsCount);
            }
        }
        self.pos.extra.turn.second = layout.second && self.table.has(Element::Builder);
        self.pos.extra.ransomed = layout.ransomed && self.table.has(Element::Ransom);
        if !self.table.has(Element::Capture) {
            return;
        }
        for laid in &layout.captives {
            if !exists(laid.captor) || !exists(laid.owner) {
                no("C-20", Reason::NoSuchPlayer);
            } else if laid.captor == laid.owner || !laid.figure.is_follower() {
                no("T-3", Reason::OwnCaptive);
            } else if layout.captives.iter().any(|other| {
                laid < other && (other.captor, other.owner) == (laid.owner, laid.captor)
            }) {
                no("T-6", Reason::MutualCaptives);
            } else {
                match self.pos.state.figures.take(laid.owner, laid.figure) {
                    Some(id) => self.pos.extra.captives.hold(laid.captor, id),
                    None => no("T-3", Reason::NotInSupply(laid.figure)),
                }
            }
        }
    }

    /// Whoever completes a city takes all its goods: players hold exactly those of completed cities.
    fn goods_add_up(&self, layout: &Layout) -> bool {
        let board = &self.pos.board;
        let mut cities: Vec<Feature> = Vec::new();
        for placed in board.placed() {
            for (index, segment) in self.table.tiles.segments(placed.kind).iter().enumerate() {
                let feature = board.feature(placed.segment(index as u8));
                if segment.kind == FeatureKind::City && board.is_complete(feature) {
                    cities.push(feature);
                }
            }
        }
        cities.sort_unstable();
        cities.dedup();
        super::traders::GOODS.into_iter().enumerate().all(|(index, mark)| {
            let drawn = cities.iter().map(|&city| u16::from(board.totals(city).marks.count(mark)));
            let held = layout.goods.iter().map(|goods| u16::from(goods[index]));
            drawn.sum::<u16>() == held.sum::<u16>()
        })
    }
}
