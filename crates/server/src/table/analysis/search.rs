//! What the judge finds in a position: candidates, draws, chances of completion. It is done below all
//! play, in short pieces, and not continued when the client goes away. Each piece owns the place of its
//! client, also while it waits for a thread: whoever goes away makes no room for more before it is done.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use aude_ai::Judge;
use aude_ai::judge::{Comparison, Drawn, closers};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Actor, Cell, Rules, Spot};
use aude_record::wire::SpotJson;
use aude_review::win::chances;

use super::Position;
use crate::computer::Players;
use crate::errors::{Failure, Outcome};
use crate::limits::Place;
use crate::pool::Lane;
use crate::protocol::{
    AnalysisAsk, CandidatePart, Candidates, Completion, Completions, DrawChance, DrawChances,
};
use crate::shared::Shared;

/// Simulations at most, and in one piece.
const MOST: u32 = 12_800;
const PIECE: u32 = 256;
/// Games that are played out for chances of completion, and in one piece.
const GAMES: u32 = 96;
const GAMES_PIECE: u32 = 4;

/// A place among those who ask the judge.
fn place(shared: &Shared, address: Option<IpAddr>) -> Outcome<Arc<Place>> {
    let address = address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    shared.analyses.open(address).map(Arc::new).map_err(|_| {
        let message = "too many positions are analysed at once; wait a moment";
        Failure::limit("limit/work", message).retry_after(2)
    })
}

/// Does a piece of work below all play.
async fn piece<T: Send + 'static>(
    shared: &Shared,
    place: &Arc<Place>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Outcome<T> {
    let place = Arc::clone(place);
    let work = move |_: &mut Players, _| {
        let _held = place;
        work()
    };
    shared.computers.run(Lane::Spare, work).await.map_err(|_| Failure::broken())
}

/// Reads a line off the async threads.
async fn position(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: &AnalysisAsk,
) -> Outcome<Position> {
    let held = shared.questions.place(address)?;
    let (own, line) = (Arc::clone(shared), asked.line.clone());
    shared.questions.run(held, move || Position::read(&line, &own)).await
}

fn hundredths(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

/// The best turn parts.
pub(crate) async fn candidates(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisAsk,
) -> Outcome<Candidates> {
    let place = place(shared, address)?;
    let position = position(shared, address, &asked).await?;
    let (game, version) = (position.game.snapshot(), position.version as u64);
    let begin = move || {
        let mut judge = Judge::new();
        let comparison = judge.comparison(&game, version);
        (judge, comparison)
    };
    let (mut judge, comparison) = piece(shared, &place, begin).await?;
    let Some(mut comparison) = comparison else {
        return Err(Failure::request("request/action", "there is nothing to decide"));
    };
    let most = asked.simulations.clamp(PIECE, MOST);
    while comparison.simulations() < most && !comparison.is_exact() {
        let more = move || {
            judge.compare_more(&mut comparison, PIECE / 8);
            (judge, comparison)
        };
        (judge, comparison) = piece(shared, &place, more).await?;
    }
    Ok(answer(&position, &comparison))
}

fn answer(position: &Position, comparison: &Comparison) -> Candidates {
    let game = &position.game;
    let (seat, seats) = (game.turn().index(), usize::from(game.players()));
    let seat = match game.actor() {
        Actor::Player(player) => player.index(),
        Actor::Chance | Actor::Nobody => seat,
    };
    let part = |candidate: aude_ai::judge::Candidate| {
        let margins = &candidate.margins[..seats];
        let win = chances(game, margins, game.bag().left());
        CandidatePart {
            moves: aude_review::moves(game, &candidate.actions),
            margin: hundredths(candidate.margins[seat]),
            error: hundredths(candidate.error),
            win: hundredths(win.get(seat).copied().unwrap_or_default()),
        }
    };
    Candidates {
        simulations: comparison.simulations(),
        exact: comparison.is_exact(),
        candidates: comparison.candidates().into_iter().map(part).collect(),
    }
}

/// What every draw is worth to the player to move.
pub(crate) async fn draws(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisAsk,
) -> Outcome<DrawChances> {
    let place = place(shared, address)?;
    let position = position(shared, address, &asked).await?;
    if position.game.actor() != Actor::Chance {
        return Err(Failure::request("request/action", "no tile is to be drawn"));
    }
    let work = move || {
        let (game, seat) = (&position.game, position.game.turn().index());
        let all = Judge::new().draws(game);
        let margins = Drawn::mean(&all);
        let mean = margins[seat];
        let win = chances(game, &margins, game.bag().left());
        let mut draws: Vec<DrawChance> = game
            .bag()
            .iter()
            .filter_map(|(kind, count)| {
                let drawn = all.iter().find(|drawn| drawn.kind == kind)?;
                let tile = game.tiles().kind(kind).id.clone();
                Some(DrawChance { tile, count, luck: hundredths(drawn.margins[seat] - mean) })
            })
            .collect();
        draws.sort_by(|a, b| b.luck.total_cmp(&a.luck).then_with(|| a.tile.cmp(&b.tile)));
        let win = hundredths(win.get(seat).copied().unwrap_or_default());
        DrawChances { margin: hundredths(mean), win, draws }
    };
    piece(shared, &place, work).await
}

/// Whether the features of a tile will be finished.
pub(crate) async fn completions(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisAsk,
) -> Outcome<Completions> {
    let place = place(shared, address)?;
    let position = position(shared, address, &asked).await?;
    let Some([x, y]) = asked.at else {
        return Err(Failure::request("request/field", "which cell is meant?"));
    };
    let spots = open_features(&position, Cell::new(x, y));
    let left = position.game.bag().left();
    if spots.is_empty() {
        return Ok(Completions { left, features: Vec::new() });
    }
    let mut work = (Judge::new(), position, spots);
    let (mut found, mut played) = (vec![0; work.2.len()], 0);
    while played < GAMES {
        let games = played..(played + GAMES_PIECE).min(GAMES);
        let asked = games.len() as u32;
        let more = move || {
            let (judge, position, spots) = &mut work;
            let seed = position.version as u64;
            let found = judge.completions(&position.game, spots, games, seed);
            (work, found)
        };
        let complete;
        (work, complete) = piece(shared, &place, more).await?;
        found.iter_mut().zip(complete.0).for_each(|(all, more)| *all += more);
        played += complete.1;
        if complete.1 < asked {
            break;
        }
    }
    let tell = move || {
        let (_, position, spots) = work;
        let features = spots.iter().zip(found).filter_map(|(&spot, complete)| {
            // The tile in hand is no longer left.
            let bag = position.game.bag();
            let kinds = closers(&position.before_draw, spot);
            let closing = kinds.into_iter().map(|kind| u16::from(bag.count(kind))).sum();
            let spot = SpotJson::of(&position.game, spot)?;
            let chance = hundredths(complete as f32 / played.max(1) as f32);
            Some(Completion { spot, closing, chance })
        });
        Completions { left, features: features.collect() }
    };
    piece(shared, &place, tell).await
}

/// The roads, cities and cloisters of a tile that are not complete.
fn open_features(position: &Position, cell: Cell) -> Vec<Spot> {
    let board = position.game.board();
    let Some(tile) = board.tile_at(cell) else { return Vec::new() };
    let placed = board.tile(tile);
    let many = position.game.tiles().segments(placed.kind).len() as u8;
    let open = (0..many).filter(|&segment| {
        let feature = board.feature(placed.segment(segment));
        board.kind(feature) != FeatureKind::Field && !board.is_complete(feature)
    });
    open.map(|segment| Spot::new(cell, segment)).collect()
}
