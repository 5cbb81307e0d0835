//! A game with everything that was tried in it, as a tree of turn parts, and as a record.

use std::collections::BTreeMap;

use aude_engine::game::Silent;
use aude_engine::{Action, Game, Player, Rules};
use aude_record::record::{Comment, Notes, Variation};
use aude_record::{GameSetup, Record, notation};

use super::read;
use crate::errors::{Failure, Outcome};
use crate::protocol::{
    AnalysisNode, AnalysisNote, AnalysisOpen, AnalysisRecord, AnalysisTree, TableInfo,
};
use crate::shared::Shared;
use crate::table::lifecycle::read_game;

/// Turn parts of a tree.
const NODES: usize = 4_000;
/// Variations inside each other, as in a record.
const DEPTH: usize = 16;

/// Opens a game, or an empty table.
pub(super) fn open(asked: &AnalysisOpen, shared: &Shared) -> Outcome<AnalysisTree> {
    let record = match &asked.record {
        Some(text) => read_game(text, shared)?,
        None => empty(asked, shared)?,
    };
    let start = record.start();
    let mut nodes = Vec::new();
    add(&mut nodes, None, start.snapshot(), record.actions(), record.notes())?;
    nodes.iter_mut().for_each(gather);
    let names = &record.setup().players;
    let mut head = Record::of(start, names);
    for header in record.headers() {
        head.set_header(header.clone());
    }
    for (_, comment) in record.notes().comments().iter().filter(|(after, _)| *after == 0) {
        head.add_comment(0, comment.clone());
    }
    let head = head.to_text();
    Ok(AnalysisTree { head, table: TableInfo::unstored(record.setup()), nodes })
}

fn empty(asked: &AnalysisOpen, shared: &Shared) -> Outcome<Record> {
    let game = if asked.game.is_empty() { "classic" } else { &asked.game };
    let mut setup = GameSetup::default_of(game);
    if !asked.sets.is_empty() {
        setup.sets.clone_from(&asked.sets);
    }
    if !asked.players.is_empty() {
        setup.players.clone_from(&asked.players);
    }
    setup.options.extend(asked.options.clone());
    let game = setup.begin(&shared.library).map_err(|errors| {
        let problems = errors.iter().map(ToString::to_string).collect();
        Failure::request("request/setup", "this table cannot be set up").with_problems(problems)
    })?;
    Ok(Record::of(&game, &setup.players))
}

/// Which part of which turn a position belongs to.
fn part_of(game: &Game) -> (Player, bool) {
    let second = game.classic().is_some_and(aude_engine::classic::Classic::is_second_part);
    (game.turn(), second)
}

/// Adds a line and its variations to the tree.
fn add(
    nodes: &mut Vec<AnalysisNode>,
    mut parent: Option<u32>,
    mut game: Game,
    actions: &[Action],
    notes: &Notes,
) -> Outcome<()> {
    let mut last = None;
    for (index, &action) in actions.iter().enumerate() {
        let key = part_of(&game);
        if last != Some(key) {
            last = Some(key);
            if nodes.len() >= NODES {
                return Err(Failure::request("limit/actions", "the record has too many parts"));
            }
            let own = nodes.len() as u32;
            let comment = String::new();
            nodes.push(AnalysisNode { parent, moves: Vec::new(), comment, notes: Vec::new() });
            let others = notes.variations().iter().filter(|(before, _)| *before == index);
            for (_, other) in others {
                let first = nodes.len();
                add(nodes, parent, game.snapshot(), other.actions(), other.notes())?;
                // What is said before the first move of a variation; before the game it is in the head.
                nodes[first].notes.splice(0..0, said(other.notes(), 0, 0));
            }
            parent = Some(own);
        }
        let here = parent.and_then(|own| nodes.get_mut(own as usize));
        let Some(node) = here else { continue };
        node.moves.push(notation::write(&game, action));
        game.apply_unchecked(action, &mut Silent);
        let after = node.moves.len();
        node.notes.extend(said(notes, index + 1, after));
    }
    Ok(())
}

/// The comments after so many actions of a line, as notes after so many moves of a part.
fn said(notes: &Notes, actions: usize, moves: usize) -> impl Iterator<Item = AnalysisNote> {
    let here = notes.comments().iter().filter(move |(after, _)| *after == actions);
    here.map(move |(_, comment)| AnalysisNote {
        after: moves as u32,
        tags: comment.tags().to_vec(),
        text: comment.text().to_owned(),
    })
}

/// Makes the texts after the last move of a part its comment.
fn gather(node: &mut AnalysisNode) {
    let last = node.moves.len() as u32;
    for note in node.notes.iter_mut().filter(|note| note.after == last) {
        let text = std::mem::take(&mut note.text);
        if !node.comment.is_empty() && !text.is_empty() {
            node.comment.push('\n');
        }
        node.comment += &text;
    }
    node.notes.retain(|note| !note.tags.is_empty() || !note.text.is_empty());
}

/// The comments of a part in order, each with the number of its moves before it.
fn comments(node: &AnalysisNode) -> Outcome<Vec<(usize, Comment)>> {
    let last = node.moves.len();
    let mut end = Comment::new(&node.comment);
    let mut all = Vec::new();
    for note in &node.notes {
        let refused = || Failure::request("request/field", "this part has no such comment");
        let after = note.after as usize;
        let is_end = after == last && note.text.is_empty();
        let mut comment = match is_end {
            true => end.take().unwrap_or_default(),
            false => Comment::new(&note.text).ok_or_else(refused)?,
        };
        for (name, value) in &note.tags {
            comment = comment.with_tag(name, value).ok_or_else(refused)?;
        }
        match is_end {
            true => end = Some(comment),
            false if after <= last => all.push((after, comment)),
            false => return Err(refused()),
        }
    }
    all.sort_by_key(|(after, _)| *after);
    all.extend(end.map(|comment| (last, comment)));
    Ok(all)
}

/// Writes a tree as a record with variations and comments.
pub(super) fn write(asked: &AnalysisRecord, shared: &Shared) -> Outcome<String> {
    let head = read_game(&asked.head, shared)?;
    if asked.nodes.len() > NODES {
        return Err(Failure::request("limit/actions", "the tree has too many parts"));
    }
    let mut children: BTreeMap<Option<u32>, Vec<u32>> = BTreeMap::new();
    for (index, node) in asked.nodes.iter().enumerate() {
        if node.parent.is_some_and(|parent| parent as usize >= index) {
            return Err(Failure::request("request/field", "a part comes before what it follows"));
        }
        children.entry(node.parent).or_default().push(index as u32);
    }
    let tree = Tree { nodes: &asked.nodes, children };
    let line = tree.line(head.start().snapshot(), Vec::new(), tree.after(None), 0)?;
    let mut game = head.start().snapshot();
    line.actions().iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
    let mut record = Record::of(&game, &head.setup().players);
    for header in head.headers() {
        record.set_header(header.clone());
    }
    for (after, comment) in head.notes().comments().iter().chain(line.notes().comments()) {
        record.add_comment(*after, comment.clone());
    }
    let starts: Vec<usize> = record.parts().iter().map(|part| part.actions.start).collect();
    for (before, variation) in line.notes().variations() {
        let part = starts.iter().position(|start| start == before).map_or(0, |index| index + 1);
        record.add_variation(part, variation.clone()).map_err(|problem| {
            Failure::request("request/record", "the record is invalid")
                .with_problems(vec![problem.to_string()])
        })?;
    }
    Ok(record.to_text())
}

struct Tree<'a> {
    nodes: &'a [AnalysisNode],
    children: BTreeMap<Option<u32>, Vec<u32>>,
}

impl Tree<'_> {
    /// The node that continues after another, and those tried instead.
    fn after(&self, parent: Option<u32>) -> (Option<u32>, &[u32]) {
        match self.children.get(&parent).and_then(|all| all.split_first()) {
            Some((main, others)) => (Some(*main), others),
            None => (None, &[]),
        }
    }

    /// The line from a node on, with its variations. The part that the node is in has begun with
    /// `prefix`, which the game has behind it.
    fn line(
        &self,
        mut game: Game,
        prefix: Vec<Action>,
        (mut at, mut others): (Option<u32>, &[u32]),
        depth: usize,
    ) -> Outcome<Variation> {
        if depth > DEPTH {
            let message = format!("at most {DEPTH} variations inside each other");
            return Err(Failure::request("limit/actions", message));
        }
        let mut line = Variation::new(prefix);
        let mut start = 0;
        while let Some(index) = at {
            let node = &self.nodes[index as usize];
            let (before, key) = (game.snapshot(), part_of(&game));
            let part = start..line.actions().len();
            let first = part.end;
            for text in &node.moves {
                let action = read(&game, text)?;
                game.apply(action, &mut Silent).map_err(|refusal| Failure::from(&refusal))?;
                line = line.with_action(action);
            }
            for (after, comment) in comments(node)? {
                line = line.with_comment(first + after, comment);
            }
            // A part may go on in another node, and variations replace whole parts.
            for &other in others {
                let begun = line.actions()[part.clone()].to_vec();
                let tried = self.line(before.snapshot(), begun, (Some(other), &[]), depth + 1)?;
                line = line.with_variation(part.start, tried);
            }
            if part_of(&game) != key {
                start = line.actions().len();
            }
            (at, others) = self.after(Some(index));
        }
        Ok(line)
    }
}
