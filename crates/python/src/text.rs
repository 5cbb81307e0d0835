//! A position as plain text: three characters by three for each tile.

use std::collections::BTreeMap;

use aude_engine::tiles::{Edge, FeatureKind};
use aude_engine::{Actor, Game, Rules, Side};
use aude_record::notation::Words;

/// The board, then whose step it is, the points and the tiles left.
pub(crate) fn text(game: &Game, names: &[String]) -> String {
    let mut text = board(game);
    for (seat, score) in game.scores().iter().enumerate() {
        let name = names.get(seat).map_or("", String::as_str);
        text += &format!("{} {name}: {score}\n", seat + 1);
    }
    let step = match game {
        Game::Classic(game) => game.step().name(),
        Game::Mayflower(game) => game.step().name(),
    };
    let drawn =
        game.drawn().map_or(String::new(), |kind| format!(", tile {}", game.tiles().kind(kind).id));
    let left = game.bag().left();
    text += &match game.actor() {
        Actor::Nobody => "the game is over\n".to_owned(),
        Actor::Chance => format!("a tile is drawn, {left} left\n"),
        Actor::Player(player) => format!("{player}: {step}{drawn}, {left} left\n"),
    };
    text
}

/// Roads are `+`, cities `#`, fields `.`; the middle shows a follower's seat, a cloister `M`, or what
/// is there.
fn board(game: &Game) -> String {
    let (board, tiles) = (game.board(), game.tiles());
    let placed = board.placed();
    let xs = || placed.iter().map(|tile| tile.cell.x());
    let ys = || placed.iter().map(|tile| tile.cell.y());
    let (Some(west), Some(east), Some(north), Some(south)) =
        (xs().min(), xs().max(), ys().min(), ys().max())
    else {
        return String::new();
    };
    let mut owners = BTreeMap::new();
    for id in game.figures().on_board() {
        let cell = board.tile(game.figures().location(id).tile(board)).cell;
        owners.insert(cell, char::from(b'1' + id.owner().0));
    }
    let columns = 3 * (i32::from(east) - i32::from(west) + 1) as usize;
    let rows = 3 * (i32::from(south) - i32::from(north) + 1) as usize;
    let mut grid = vec![vec![' '; columns]; rows];
    for tile in placed {
        let (x, y) = (3 * (tile.cell.x() - west) as usize, 3 * (tile.cell.y() - north) as usize);
        let edge = |side| match tiles.edge(tile.kind, tile.rotation, side) {
            Edge::Field => '.',
            Edge::Road => '+',
            Edge::City => '#',
        };
        let has = |kind| tiles.segments(tile.kind).iter().any(|segment| segment.kind == kind);
        let middle = match owners.get(&tile.cell) {
            Some(&owner) => owner,
            None if has(FeatureKind::Cloister) => 'M',
            None if has(FeatureKind::Road) => '+',
            None if has(FeatureKind::City) => '#',
            None => '.',
        };
        for line in &mut grid[y..y + 3] {
            line[x..x + 3].fill('.');
        }
        grid[y][x + 1] = edge(Side::North);
        grid[y + 1][x] = edge(Side::West);
        grid[y + 1][x + 1] = middle;
        grid[y + 1][x + 2] = edge(Side::East);
        grid[y + 2][x + 1] = edge(Side::South);
    }
    let lines =
        grid.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned() + "\n");
    format!("{}\n{}", Words::of(game).game, lines.collect::<String>())
}
