//! Setting up a position: changes of statements, checked by the rules after each.

use aude_engine::classic::Element;
use aude_engine::game::{LaidFigure, Layout, Reason, Refusal};
use aude_engine::tiles::Symbol;
use aude_engine::{Action, Cell, FigureKind, Game, Player, Rules, Spot};
use aude_record::layout::{self, LayoutProblem};
use aude_record::wire::{ActionJson, LegalActionJson};
use aude_record::{Record, limits, notation};

use super::Position;
use crate::errors::{Failure, Outcome};
use crate::protocol::{AnalysisLayout, AnalysisSetup, SetupEdit, SetupFigure, SetupWanted};
use crate::shared::Shared;
use crate::table::draft;

/// Carries out a change and says what the position is then.
pub(super) fn set_up(asked: &AnalysisSetup, shared: &Shared) -> Outcome<AnalysisLayout> {
    let line = Position::read(&asked.line, shared)?;
    let table = line.before_draw.fresh();
    let given = match &asked.position {
        Some(position) => position.clone(),
        None => line
            .before_draw
            .layout()
            .map(|layout| layout::write(&line.before_draw, &layout))
            .unwrap_or_default(),
    };
    let mut draft = Draft::of(&table, given)?;
    match &asked.edit {
        Some(SetupEdit::Add(statement)) => draft = draft.with(&table, statement)?,
        Some(SetupEdit::Remove([x, y])) => draft = draft.without(&table, Cell::new(*x, *y))?,
        Some(SetupEdit::Clear(_)) => draft = Draft::of(&table, Vec::new())?,
        None => {}
    }
    let legal = match &asked.wanted {
        Some(SetupWanted::Tile(id)) => draft.placements(id)?,
        Some(SetupWanted::Figure(figure)) => draft.places(&table, figure),
        None => Vec::new(),
    };
    let head = match draft.problems.is_empty() {
        true => Record::of(&draft.game, &line.names).to_text(),
        false => String::new(),
    };
    // Each has its details, and is larger than what it is about.
    let told = draft.problems.iter().take(limits::RECORD_ERRORS);
    Ok(AnalysisLayout {
        head,
        state: draft::state(&draft.game, 0, &line.name, line.names.clone()),
        problems: told.map(|problem| Failure::from(problem).body).collect(),
        legal,
        tools: tools(&table),
        figures: figures(&table).map(Into::into).collect(),
        position: draft.statements,
    })
}

/// A position that may still be against the rules.
struct Draft {
    statements: Vec<String>,
    layout: Layout,
    /// What could be laid out.
    game: Game,
    problems: Vec<Refusal>,
}

impl Draft {
    fn of(table: &Game, statements: Vec<String>) -> Outcome<Self> {
        let layout = layout::read(table, &statements).map_err(|problems| unread(&problems))?;
        Ok(Self::laid(table, statements, layout))
    }

    fn laid(table: &Game, statements: Vec<String>, layout: Layout) -> Self {
        let (game, problems) = table.laid_out(&layout);
        let complete = problems.iter().all(is_loose);
        let statements = if complete { layout::write(&game, &layout) } else { statements };
        Self { statements, layout, game, problems }
    }

    /// With another statement, which replaces what it contradicts.
    fn with(&self, table: &Game, statement: &str) -> Outcome<Self> {
        let words: Vec<&str> = statement.split_whitespace().collect();
        let kept = |text: &&String| match words.as_slice() {
            ["tile", _, place] => {
                let cell = place.split('r').next().unwrap_or_default();
                !is_tile(text, cell) && !stands_on(text, cell)
            }
            ["tower", cell, ..] => !is_about(text, "tower", cell) && !text.starts_with("pieces"),
            _ => true,
        };
        let mut statements: Vec<String> = self.statements.iter().filter(kept).cloned().collect();
        statements.push(statement.to_owned());
        let mut next = Self::of(table, statements)?;
        // The first volcano calls the dragon (D-3).
        if next.layout.dragon.is_none()
            && let ["tile", id, _] = words.as_slice()
            && let Some(kind) = table.tiles().find(id)
            && table.tiles().kind(kind).symbols.has(Symbol::Volcano)
        {
            let placed = next.layout.tiles.iter().rfind(|laid| laid.kind == kind);
            next.layout.dragon = placed.map(|laid| laid.cell);
            next = Self::laid(table, next.statements, next.layout);
        }
        // She joins a follower on the tile, if there is one (D-1).
        if let (["fairy", _], Some((cell, None))) = (words.as_slice(), next.layout.fairy) {
            let follower = |laid: &&LaidFigure| laid.at.cell == cell && laid.figure.is_follower();
            let with = next.layout.figures.iter().find(follower).map(|laid| laid.at);
            next.layout.fairy = Some((cell, with));
            next = Self::laid(table, next.statements, next.layout);
        }
        self.unless_refused(next)
    }

    /// Without the topmost thing on a cell.
    fn without(&self, table: &Game, cell: Cell) -> Outcome<Self> {
        let at = cell.to_string();
        let mut statements = self.statements.clone();
        let topmost = |is: &dyn Fn(&str) -> bool| statements.iter().rposition(|text| is(text));
        let found = topmost(&|text| text.starts_with("figure ") && stands_on(text, &at))
            .or_else(|| topmost(&|text| is_about(text, "fairy", &at) || stands_on(text, &at)))
            .or_else(|| topmost(&|text| is_about(text, "dragon", &at)))
            .or_else(|| topmost(&|text| is_about(text, "tower", &at)))
            .or_else(|| topmost(&|text| is_tile(text, &at)));
        let Some(index) = found else {
            let rule = if table.tiles().coast().is_empty() { "C-1" } else { "M-1" };
            let message = format!("{rule}: there is nothing at {at} that can be taken away");
            let mut failure = Failure::request("refused/start-tile", message);
            failure.body.rule = Some(rule);
            return Err(failure);
        };
        let gone = statements.remove(index);
        if gone.starts_with("tower ") {
            statements.retain(|text| !text.starts_with("pieces"));
        }
        self.unless_refused(Self::of(table, statements)?)
    }

    /// A change that breaks a rule is refused; what only has to be completed may wait.
    fn unless_refused(&self, next: Self) -> Outcome<Self> {
        let new = |problem: &&Refusal| !is_loose(problem) && !self.problems.contains(problem);
        match next.problems.iter().find(new) {
            Some(refusal) => Err(Failure::from(refusal)),
            None => Ok(next),
        }
    }

    /// Where a tile fits.
    fn placements(&self, id: &str) -> Outcome<Vec<LegalActionJson>> {
        let game = &self.game;
        let Some(kind) = game.tiles().find(id) else {
            return Err(Failure::request("request/field", format!("there is no tile {id:.16}")));
        };
        let mut found = Vec::new();
        if game.bag().count(kind) > 0 {
            game.board().placements(game.tiles(), kind, |cell, rotation| {
                found.push(Action::Place { cell, rotation });
            });
        }
        Ok(actions_json(game, &found))
    }

    /// Where a figure can stand on a tile.
    fn places(&self, table: &Game, wanted: &SetupFigure) -> Vec<LegalActionJson> {
        let cell = Cell::new(wanted.at[0], wanted.at[1]);
        let board = self.game.board();
        let segments = board
            .tile_at(cell)
            .map_or(0, |tile| self.game.tiles().segments(board.tile(tile).kind).len());
        let (player, figure) = (Player(wanted.seat), FigureKind::from(wanted.figure));
        let spots = (0..segments as u8).map(|index| Spot::new(cell, index));
        let may = |at: &Spot| {
            let mut layout = self.layout.clone();
            layout.figures.push(LaidFigure { at: *at, player, figure });
            let (_, problems) = table.laid_out(&layout);
            problems.iter().all(|problem| is_loose(problem) || self.problems.contains(problem))
        };
        let found = spots.chain([Spot::roof(cell)]).filter(may);
        actions_json(&self.game, &found.map(|at| Action::Put { figure, at }).collect::<Vec<_>>())
    }
}

/// Whether a rule only asks for something else that is still to be set up.
fn is_loose(refusal: &Refusal) -> bool {
    matches!(
        refusal.reason,
        Reason::GoodsCount
            | Reason::DragonMissing
            | Reason::NoVolcano
            | Reason::PieceCount
            | Reason::SurveyorsApart
            | Reason::Over
    )
}

fn actions_json(game: &Game, actions: &[Action]) -> Vec<LegalActionJson> {
    let json = |&action: &Action| {
        let text = notation::write(game, action);
        Some(LegalActionJson { action: ActionJson::of(game, action)?, text, weight: None })
    };
    actions.iter().filter_map(json).collect()
}

fn unread(problems: &[LayoutProblem]) -> Failure {
    let problems = problems.iter().map(ToString::to_string).collect();
    Failure::request("request/position", "the position cannot be read").with_problems(problems)
}

/// `tile U 1,0r3` on this cell.
fn is_tile(text: &str, cell: &str) -> bool {
    let place = text.strip_prefix("tile ").and_then(|rest| rest.split(' ').nth(1));
    place.and_then(|place| place.split('r').next()) == Some(cell)
}

/// `figure 1 thief:NS@1,0` or `fairy road.NS@1,0` on this cell.
fn stands_on(text: &str, cell: &str) -> bool {
    text.rsplit_once('@').is_some_and(|(_, at)| at == cell)
}

/// `dragon 1,0`, `fairy 1,0`, `tower 1,0 3` on this cell.
fn is_about(text: &str, word: &str, cell: &str) -> bool {
    let mut words = text.split(' ');
    words.next() == Some(word) && words.next() == Some(cell)
}

/// The kinds of figures that players have.
fn figures(table: &Game) -> impl Iterator<Item = FigureKind> {
    FigureKind::ALL.into_iter().filter(|&kind| table.supply(Player(0), kind) > 0)
}

/// What can be set up at a table.
fn tools(table: &Game) -> Vec<String> {
    let has = |element| table.classic().is_some_and(|classic| classic.has(element));
    let tools = [
        ("tile", true),
        ("figure", true),
        ("dragon", has(Element::Volcano)),
        ("fairy", has(Element::Fairy)),
        ("tower", has(Element::Tower)),
        ("goods", has(Element::Goods)),
        ("surveyors", table.mayflower().is_some()),
    ];
    tools.into_iter().filter(|(_, there)| *there).map(|(tool, _)| tool.to_owned()).collect()
}
