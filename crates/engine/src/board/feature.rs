//! Features: segments joined across tiles, by a union-find whose joins can be undone.

use super::{Crew, TileId};
use crate::tiles::{FeatureKind, Marks, Segment};

/// A segment of a tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SegmentId(pub(crate) u16);

impl SegmentId {
    /// Position among all segments on the board, in the order of placement.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A whole feature, named by one of its segments. Stays valid until the next placement or undo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Feature(pub(crate) u16);

impl Feature {
    /// The index of the segment that names it.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The totals of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totals {
    /// Open edges of a road or city; missing neighbours of a cloister; 0 for a field.
    pub open: u16,
    /// Different tiles (C-9). For fields only a measure of size.
    pub tiles: u16,
    /// The figures in it.
    pub crew: Crew,
    /// Shields, inns, goods and the like.
    pub marks: Marks,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    parent: u16,
    /// The next segment of the feature; the last leads back to the first.
    next: u16,
    tile: u16,
    kind: FeatureKind,
    /// How many segments of the feature share their tile with others of their kind.
    siblings: u8,
    totals: Totals,
}

/// A join, with what undoing it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Join {
    /// The part that was merged into another; a root where a feature met itself.
    child: u16,
    /// Tiles that both parts had, which the join counts once.
    shared: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Features {
    nodes: Vec<Node>,
    joins: Vec<Join>,
}

impl Features {
    /// The same features, without the means to undo their joins.
    pub(super) fn snapshot(&self) -> Self {
        Self { nodes: self.nodes.clone(), joins: Vec::new() }
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.nodes.clone_from(&other.nodes);
        self.joins.clear();
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.nodes[..])
    }

    pub(super) fn len(&self) -> u16 {
        self.nodes.len() as u16
    }

    pub(super) fn joins(&self) -> u16 {
        self.joins.len() as u16
    }

    /// Adds a segment as a feature of its own.
    pub(super) fn push(&mut self, tile: TileId, segment: &Segment) {
        let id = self.nodes.len() as u16;
        self.nodes.push(Node {
            parent: id,
            next: id,
            tile: tile.0,
            kind: segment.kind,
            siblings: u8::from(segment.siblings > 1),
            totals: Totals {
                open: segment.open.into(),
                tiles: 1,
                crew: Crew::default(),
                marks: segment.marks,
            },
        });
    }

    pub(super) fn truncate(&mut self, len: u16) {
        self.nodes.truncate(len as usize);
    }

    #[inline]
    pub(super) fn find(&self, segment: u16) -> u16 {
        let mut id = segment;
        loop {
            let parent = self.nodes[id as usize].parent;
            if parent == id {
                return id;
            }
            id = parent;
        }
    }

    pub(super) fn kind(&self, id: u16) -> FeatureKind {
        self.nodes[id as usize].kind
    }

    pub(super) fn tile(&self, id: u16) -> TileId {
        TileId(self.nodes[id as usize].tile)
    }

    pub(super) fn totals(&self, root: u16) -> &Totals {
        &self.nodes[root as usize].totals
    }

    pub(super) fn totals_mut(&mut self, root: u16) -> &mut Totals {
        &mut self.nodes[root as usize].totals
    }

    /// All segments of the feature, starting with `first`.
    pub(super) fn ring(&self, first: u16) -> impl Iterator<Item = u16> {
        let mut next = Some(first);
        core::iter::from_fn(move || {
            let id = next?;
            let after = self.nodes[id as usize].next;
            next = (after != first).then_some(after);
            Some(id)
        })
    }

    /// Joins the features of two segments that meet. Where roads or cities meet, each loses an open
    /// edge, even if they were already one feature.
    pub(super) fn join(&mut self, a: u16, b: u16, first_of: impl Fn(u16) -> u16) {
        let (mut keep, mut child) = (self.find(a), self.find(b));
        let (mut whole, mut part) = (self.nodes[keep as usize], self.nodes[child as usize]);
        let closed = edges_closed(whole.kind);
        if keep == child {
            if closed > 0 {
                self.nodes[keep as usize].totals.open -= closed;
                self.joins.push(Join { child, shared: 0 });
            }
            return;
        }
        if part.totals.tiles > whole.totals.tiles {
            (keep, child, whole, part) = (child, keep, part, whole);
        }
        let both_have_siblings =
            part.siblings > 0 && whole.siblings > 0 && part.kind != FeatureKind::Field;
        let shared = if both_have_siblings { self.shared(child, keep, first_of) } else { 0 };
        self.nodes[child as usize].parent = keep;
        self.nodes[child as usize].next = whole.next;
        self.nodes[keep as usize] = Node {
            next: part.next,
            siblings: whole.siblings.wrapping_add(part.siblings),
            totals: Totals {
                open: whole.totals.open + part.totals.open - closed,
                tiles: whole.totals.tiles + part.totals.tiles - shared,
                crew: whole.totals.crew.plus(part.totals.crew),
                marks: whole.totals.marks.plus(part.totals.marks),
            },
            ..whole
        };
        self.joins.push(Join { child, shared });
    }

    /// Undoes joins until `len` are left.
    pub(super) fn split_to(&mut self, len: u16) {
        while self.joins.len() > len as usize {
            let Some(Join { child, shared }) = self.joins.pop() else { return };
            let part = self.nodes[child as usize];
            let closed = edges_closed(part.kind);
            let whole = &mut self.nodes[part.parent as usize];
            if part.parent == child {
                whole.totals.open += closed;
                continue;
            }
            let next = core::mem::replace(&mut whole.next, part.next);
            whole.siblings = whole.siblings.wrapping_sub(part.siblings);
            whole.totals.open = whole.totals.open + closed - part.totals.open;
            whole.totals.tiles -= part.totals.tiles - shared;
            whole.totals.crew = whole.totals.crew.minus(part.totals.crew);
            whole.totals.marks = whole.totals.marks.minus(part.totals.marks);
            let part = &mut self.nodes[child as usize];
            part.next = next;
            part.parent = child;
        }
    }

    /// How many tiles have segments both in `part` and in `whole`.
    #[cold]
    fn shared(&self, part: u16, whole: u16, first_of: impl Fn(u16) -> u16) -> u16 {
        let mut shared = 0;
        for id in self.ring(part) {
            let node = &self.nodes[id as usize];
            let first = first_of(node.tile);
            let siblings = (first..).map_while(|other| {
                let same = self.nodes.get(other as usize)?;
                (same.tile == node.tile).then_some((other, same.kind))
            });
            let mut in_whole = false;
            let mut counted = false;
            for (other, kind) in siblings {
                if kind != node.kind || other == id {
                    continue;
                }
                let root = self.find(other);
                in_whole |= root == whole;
                counted |= root == part && other < id;
            }
            shared += u16::from(in_whole && !counted);
        }
        shared
    }
}

/// How many open edges two segments lose together where they meet.
const fn edges_closed(kind: FeatureKind) -> u16 {
    match kind {
        FeatureKind::Road | FeatureKind::City => 2,
        FeatureKind::Cloister | FeatureKind::Field => 0,
    }
}
