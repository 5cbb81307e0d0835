//! Invariants that hold at every position of every game.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, FigureKind, Game, Player, Rules};

/// What must hold after an action led from `before` to `after`.
///
/// # Errors
/// The invariant that is violated.
pub fn after_action(before: &Game, after: &mut Game) -> Result<(), String> {
    one_position(after)?;
    let here = Look::of(after);
    let undone = after.undo().ok_or("nothing to undo")?;
    if Look::of(after) != Look::of(before) || after.hash() != before.hash() {
        return Err("undo does not lead back".into());
    }
    after.apply_unchecked(undone, &mut Silent);
    if Look::of(after) != here {
        return Err("the same action leads elsewhere the second time".into());
    }
    Ok(())
}

/// What must hold at any position by itself.
///
/// # Errors
/// The invariant that is violated.
pub fn one_position(game: &Game) -> Result<(), String> {
    if game.hash() != game.fresh_hash() {
        return Err("the kept hash is not the fresh one".into());
    }
    let mut list = Vec::new();
    game.legal(&mut list);
    let over = game.actor() == Actor::Nobody;
    if list.is_empty() != over {
        return Err(format!("{} legal actions, over: {over}", list.len()));
    }
    if !list.is_sorted_by(|a, b| a < b) {
        return Err("the legal list is not sorted, or has something twice".into());
    }
    if list == [Action::Pass] {
        return Err("a step whose only option is to pass is asked".into());
    }
    if game.small_follower_places() != small_followers_of(game, &list) {
        return Err("the places of a small follower are not those of the legal list".into());
    }
    figures_are_conserved(game)
}

/// The segments of the new tile on which a list of actions puts a small follower, one bit each.
fn small_followers_of(game: &Game, list: &[Action]) -> u16 {
    let new = game.board().placed().last().map(|placed| placed.cell);
    let place = |action: &Action| match *action {
        Action::Put { figure: FigureKind::Small, at }
            if Some(at.cell) == new && !at.is_roof() && game.drawn().is_none() =>
        {
            1 << at.segment
        }
        _ => 0,
    };
    list.iter().map(place).fold(0, |places: u16, place: u16| places | place)
}

/// Every figure is in supply, on the board or captive, never in two places.
fn figures_are_conserved(game: &Game) -> Result<(), String> {
    for player in (0..game.players()).map(Player) {
        for kind in FigureKind::ALL {
            let on_board = game.figures().of(player).filter(|id| id.kind() == kind).count();
            let captors = (0..game.players()).map(Player);
            let captive: usize = captors
                .map(|captor| {
                    let held = game.classic().into_iter().flat_map(|game| game.captives(captor));
                    held.filter(|id| id.owner() == player && id.kind() == kind).count()
                })
                .sum();
            let all = usize::from(game.supply(player, kind)) + on_board + captive;
            let expected = expected_figures(game, kind);
            if all != expected {
                return Err(format!("{player} has {all} of {kind:?} in all, expected {expected}"));
            }
        }
    }
    Ok(())
}

fn expected_figures(game: &Game, kind: FigureKind) -> usize {
    use aude_engine::classic::Element;
    match (game, kind) {
        (Game::Mayflower(_), FigureKind::Small) => 5,
        (Game::Mayflower(_), _) => 0,
        (Game::Classic(_), FigureKind::Small) => 7,
        (Game::Classic(game), FigureKind::Big) => game.has(Element::BigFollower).into(),
        (Game::Classic(game), FigureKind::Builder) => game.has(Element::Builder).into(),
        (Game::Classic(game), FigureKind::Pig) => game.has(Element::Pig).into(),
    }
}

/// Undoing everything leads back to the start.
///
/// # Errors
/// An error if it does not.
pub fn way_back(game: &mut Game, start: &Game) -> Result<(), String> {
    while game.undo().is_some() {}
    if Look::of(game) == Look::of(start) {
        Ok(())
    } else {
        Err("undoing everything does not lead back".into())
    }
}

/// Everything observable about a position.
#[derive(PartialEq, Eq)]
pub struct Look {
    text: String,
    legal: Vec<Action>,
}

impl Look {
    /// What a position looks like.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let figures: Vec<_> =
            game.figures().on_board().map(|id| (id, game.figures().location(id))).collect();
        let bag: Vec<_> = game.bag().iter().collect();
        let totals: Vec<_> = game
            .board()
            .placed()
            .iter()
            .flat_map(|placed| {
                let segments = game.tiles().segments(placed.kind).len() as u8;
                (0..segments).map(|segment| {
                    *game.board().totals(game.board().feature(placed.segment(segment)))
                })
            })
            .collect();
        let frontier: Vec<_> = game.board().frontier().collect();
        let more = match game {
            Game::Classic(game) => {
                let seats = || (0..game.players()).map(Player);
                let towers: Vec<_> = game
                    .board()
                    .towers()
                    .iter()
                    .map(|&tile| game.tower_height(game.board().tile(tile).cell))
                    .collect();
                format!(
                    "{:?} {:?} {:?} {:?} {towers:?} {:?} {:?} {:?} {:?} {} {} {:?}",
                    game.step(),
                    game.dragon(),
                    game.flight().collect::<Vec<_>>(),
                    game.fairy(),
                    seats().map(|player| game.tower_pieces(player)).collect::<Vec<_>>(),
                    seats().map(|player| game.goods(player)).collect::<Vec<_>>(),
                    seats()
                        .map(|player| game.captives(player).collect::<Vec<_>>())
                        .collect::<Vec<_>>(),
                    game.tiles_aside().collect::<Vec<_>>(),
                    game.is_second_part(),
                    game.ransom_used(),
                    game.raised_tower(),
                )
            }
            Game::Mayflower(game) => format!("{:?} {:?}", game.step(), game.surveyors()),
        };
        let text = format!(
            "{:?} {:?} {:?} {:?} {figures:?} {bag:?} {totals:?} {frontier:?} {:?} {more} {}",
            game.scores(),
            game.turn(),
            game.actor(),
            game.drawn(),
            game.board().placed(),
            game.hash(),
        );
        Self { text, legal }
    }
}
