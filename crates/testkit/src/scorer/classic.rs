//! The classic game's scorings, computed independently.

use aude_engine::classic::{
    Classic, DragonWhen, Element, PoorRansom, RansomUntil, SmallCity, Step,
};
use aude_engine::game::{Category, LeaveReason, Scored};
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{Event, FigureKind, Game, Player, Rules};

use super::land::{Flood, Land};
use super::{Piece, Scorer, gains, land, returned, same};

type Gain = (Player, Category, i16);

impl Scorer {
    pub(super) fn follow_classic(&mut self, game: &Game, events: &[Event]) -> Result<(), String> {
        let Some(classic) = game.classic() else { return Ok(()) };
        let ends_part =
            events.iter().any(|event| matches!(event, Event::Turn { .. } | Event::Ending));
        let drawn = events.iter().any(|event| matches!(event, Event::Drawn(_)));
        let split = events.iter().position(is_scoring).unwrap_or(events.len());
        for event in &events[..split] {
            self.move_piece(event)?;
        }
        // A draw can end the game, but completes nothing.
        let land = land(game);
        let dragon_waits = classic.options().dragon == DragonWhen::AfterScoring;
        let is_past = match classic.step() {
            Step::Ransom => true,
            Step::DragonMove => dragon_waits,
            _ => ends_part,
        };
        let scores_now = is_past && !drawn && !self.scored;
        self.scored = is_past && !ends_part;
        let completed = if scores_now { land.completed() } else { Vec::new() };
        let player = self.active(game, events);
        self.check_ransom(classic, player, events)?;
        let expected = self.part_gains(classic, &land, &completed);
        let found = |end: bool| {
            gains(events.iter().filter_map(|event| match event {
                Event::Scored(scored) if scored.end == end && !is_beside(scored) => Some(scored),
                _ => None,
            }))
        };
        same("points of the part", expected, found(false))?;
        let mut home: Vec<Piece> =
            completed.iter().flat_map(|flood| self.pieces_in(flood).copied()).collect();
        home.sort_unstable();
        same("figures that return", home, returned(events, LeaveReason::Scored))?;
        if classic.has(Element::Goods) {
            for flood in completed.iter().filter(|flood| flood.kind == FeatureKind::City) {
                for (index, mark) in [Mark::Wine, Mark::Grain, Mark::Cloth].into_iter().enumerate()
                {
                    self.goods[player.index()][index] += land.marks(flood, mark) as u8;
                }
            }
        }
        for event in &events[split..] {
            self.move_piece(event)?;
        }
        for seat in (0..game.players()).map(Player) {
            same("goods", self.goods[seat.index()], classic.goods(seat))?;
        }
        let ended = events.iter().any(|event| matches!(event, Event::Ending));
        let expected = if ended { self.final_gains(classic, &land) } else { Vec::new() };
        same("final points", expected, found(true))
    }

    /// Where the table plays so, nobody's turn ends without the question who could buy a captive back;
    /// elsewhere nobody is asked then.
    fn check_ransom(
        &mut self,
        game: &Classic,
        player: Player,
        events: &[Event],
    ) -> Result<(), String> {
        let bought = |event: &Event| matches!(event, Event::Scored(scored) if scored.category == Category::Ransom);
        self.bought |= events.iter().any(bought);
        let whole_turn = game.options().ransom == RansomUntil::WholeTurn;
        let turn_ends =
            events.iter().any(|event| matches!(event, Event::Turn { second_part: false, .. }));
        if turn_ends {
            let seats = || (0..game.players()).map(Player);
            let held = seats().any(|captor| game.captives(captor).any(|id| id.owner() == player));
            let rich = game.scores()[player.index()] >= 3
                || game.options().poor_ransom == PoorRansom::Allowed;
            let due = whole_turn && game.has(Element::Ransom) && held && rich && !self.bought;
            if due && !self.asked {
                return Err("no ransom is offered at the end of the turn".into());
            }
            self.bought = false;
        }
        self.asked = game.step() == Step::Ransom;
        same("asked at the end of a turn", self.asked && whole_turn, self.asked)
    }

    /// Whose part it was: the turn may have passed to the next player with the same action.
    fn active(&self, game: &Game, events: &[Event]) -> Player {
        let passed =
            events.iter().any(|event| matches!(event, Event::Turn { second_part: false, .. }));
        let players = game.players();
        if passed { Player((game.turn().0 + players - 1) % players) } else { game.turn() }
    }

    fn part_gains(&self, game: &Classic, land: &Land<'_>, completed: &[Flood]) -> Vec<Gain> {
        let mut all = Vec::new();
        for flood in completed {
            let points = complete_worth(game, land, flood);
            self.gains_of(flood, points, &mut all);
        }
        sorted(all)
    }

    /// The owners' points, and the fairy's three.
    fn gains_of(&self, flood: &Flood, points: i16, all: &mut Vec<Gain>) {
        let owners = self.owners(flood);
        all.extend(owners.iter().map(|&player| (player, category(flood.kind), points)));
        self.fairy_gain(flood, all);
    }

    fn fairy_gain(&self, flood: &Flood, all: &mut Vec<Gain>) {
        let with = self.fairy.and_then(|at| self.pieces.iter().find(|piece| piece.at == at));
        if let Some(piece) = with.filter(|piece| flood.has(piece.at)) {
            all.push((piece.player, Category::Fairy, 3));
        }
    }

    fn final_gains(&self, game: &Classic, land: &Land<'_>) -> Vec<Gain> {
        let mut floods: Vec<Flood> = Vec::new();
        for piece in self.pieces.iter().filter(|piece| !piece.at.is_roof()) {
            let flood = land.flood(piece.at);
            if !floods.contains(&flood) {
                floods.push(flood);
            }
        }
        let mut all = Vec::new();
        for flood in &floods {
            if flood.kind == FeatureKind::Field {
                let cities = land.cities(flood);
                for player in self.owners(flood) {
                    let pig =
                        |piece: &&Piece| piece.figure == FigureKind::Pig && piece.player == player;
                    let each = if self.pieces_in(flood).any(|piece| pig(&piece)) { 4 } else { 3 };
                    all.push((player, Category::Field, cities * each));
                }
                self.fairy_gain(flood, &mut all);
            } else {
                self.gains_of(flood, unfinished_worth(game, land, flood), &mut all);
            }
        }
        for kind in 0..3 {
            let most = self.goods.iter().map(|goods| goods[kind]).max().unwrap_or(0);
            let tied =
                (0..self.goods.len()).filter(|&seat| most > 0 && self.goods[seat][kind] == most);
            all.extend(tied.map(|seat| (Player(seat as u8), Category::Goods, 10)));
        }
        sorted(all)
    }
}

fn complete_worth(game: &Classic, land: &Land<'_>, flood: &Flood) -> i16 {
    let (tiles, shields) = (flood.tiles(), land.marks(flood, Mark::Shield));
    match flood.kind {
        FeatureKind::Road if game.has(Element::Inn) && land.marks(flood, Mark::Inn) > 0 => {
            2 * tiles
        }
        FeatureKind::Road => tiles,
        FeatureKind::City
            if game.has(Element::Cathedral) && land.marks(flood, Mark::Cathedral) > 0 =>
        {
            3 * (tiles + shields)
        }
        FeatureKind::City if tiles == 2 && game.options().small_city == SmallCity::Two => {
            tiles + shields
        }
        FeatureKind::City => 2 * (tiles + shields),
        FeatureKind::Cloister => 9,
        FeatureKind::Field => 0,
    }
}

fn unfinished_worth(game: &Classic, land: &Land<'_>, flood: &Flood) -> i16 {
    let shields = land.marks(flood, Mark::Shield);
    match flood.kind {
        FeatureKind::Road if game.has(Element::Inn) && land.marks(flood, Mark::Inn) > 0 => 0,
        FeatureKind::City
            if game.has(Element::Cathedral) && land.marks(flood, Mark::Cathedral) > 0 =>
        {
            0
        }
        FeatureKind::Road => flood.tiles(),
        FeatureKind::City => flood.tiles() + shields,
        FeatureKind::Cloister => 9 - flood.open as i16,
        FeatureKind::Field => 0,
    }
}

/// Where the scoring of a part starts: what comes before still moves figures.
fn is_scoring(event: &Event) -> bool {
    match event {
        Event::Scored(scored) => !is_beside(scored),
        Event::Returned { reason, .. } => *reason == LeaveReason::Scored,
        Event::Turn { .. } | Event::Ending => true,
        _ => false,
    }
}

/// Points that belong to no feature: ransom, and the fairy's point at the start of a turn.
fn is_beside(scored: &Scored) -> bool {
    scored.category == Category::Ransom
        || (scored.category == Category::Fairy && scored.points == 1)
}

fn category(kind: FeatureKind) -> Category {
    match kind {
        FeatureKind::Road => Category::Road,
        FeatureKind::City => Category::City,
        FeatureKind::Cloister => Category::Cloister,
        FeatureKind::Field => Category::Field,
    }
}

fn sorted(mut all: Vec<Gain>) -> Vec<Gain> {
    all.retain(|(_, _, points)| *points != 0);
    all.sort_unstable();
    all
}
