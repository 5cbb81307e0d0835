//! The tree: nodes and edges in two lists that are cleared, never freed.

use aude_engine::Action;

use crate::player::Candidate;

/// No node, or no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// The number of edges at which a tree stops growing, to limit memory.
const MOST_EDGES: usize = 1_500_000;

/// A decision adds all its actions at once: far fewer than this.
const MOST_ACTIONS: usize = 1 << 20;

const _: () = assert!(MOST_EDGES + MOST_ACTIONS < NONE as usize, "edges are 32 bits wide");

#[derive(Clone, Copy, Debug)]
struct Node {
    /// The first edge; the others follow it. Draws are linked instead, because they are added one
    /// by one.
    first: u32,
    count: u32,
    visits: u32,
    expanded: bool,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    action: Action,
    child: u32,
    /// Draws: the next edge of the same node.
    next: u32,
    visits: u32,
    /// The sum of utilities for the player who decided.
    total: f32,
}

/// Margins seen below an action of the root.
#[derive(Clone, Copy, Debug, Default)]
struct Margins {
    sum: f64,
    squares: f64,
}

#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// By edge of the root.
    margins: Vec<Margins>,
}

impl Tree {
    /// Empties the tree except for an unexpanded root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.margins.clear();
        self.new_node();
    }

    fn new_node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, count: 0, visits: 0, expanded: false });
        self.nodes.len() as u32 - 1
    }

    /// Whether the tree has all the edges it may have.
    pub(crate) fn is_full(&self) -> bool {
        self.edges.len() >= MOST_EDGES
    }

    pub(crate) fn is_expanded(&self, node: u32) -> bool {
        self.nodes[node as usize].expanded
    }

    pub(crate) fn action(&self, edge: u32) -> Action {
        self.edges[edge as usize].action
    }

    /// The node that an edge leads to, created if needed.
    pub(crate) fn child(&mut self, edge: u32) -> u32 {
        let child = self.edges[edge as usize].child;
        if child != NONE {
            return child;
        }
        let child = self.new_node();
        self.edges[edge as usize].child = child;
        child
    }

    /// Adds the actions of a decision.
    pub(crate) fn expand(&mut self, node: u32, actions: impl Iterator<Item = Action>) {
        let first = self.edges.len() as u32;
        self.edges.extend(actions.map(|action| Edge {
            action,
            child: NONE,
            next: NONE,
            visits: 0,
            total: 0.0,
        }));
        let count = self.edges.len() as u32 - first;
        if node == 0 {
            self.margins.clear();
            self.margins.resize(count as usize, Margins::default());
        }
        let node = &mut self.nodes[node as usize];
        (node.first, node.count, node.expanded) = (first, count, true);
    }

    /// The action to try next, by UCB1: untried ones come first.
    pub(crate) fn select(&mut self, node: u32, exploration: f32) -> u32 {
        let Node { first, count, visits, .. } = self.nodes[node as usize];
        self.nodes[node as usize].visits += 1;
        let log = ((visits + 1) as f32).ln();
        let edges = &self.edges[first as usize..][..count as usize];
        let (mut best, mut best_value) = (0, f32::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            if edge.visits == 0 {
                return first + index as u32;
            }
            let visits = edge.visits as f32;
            let value = edge.total / visits + exploration * (log / visits).sqrt();
            if value > best_value {
                (best, best_value) = (index as u32, value);
            }
        }
        first + best
    }

    /// The edge of a draw, created if needed.
    pub(crate) fn draw(&mut self, node: u32, action: Action) -> u32 {
        let mut edge = self.nodes[node as usize].first;
        while edge != NONE {
            if self.edges[edge as usize].action == action {
                return edge;
            }
            edge = self.edges[edge as usize].next;
        }
        let (made, next) = (self.edges.len() as u32, self.nodes[node as usize].first);
        self.edges.push(Edge { action, child: NONE, next, visits: 0, total: 0.0 });
        self.nodes[node as usize].first = made;
        made
    }

    pub(crate) fn add(&mut self, edge: u32, utility: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += utility;
    }

    /// Records a margin below an action of the root.
    pub(crate) fn add_margin(&mut self, edge: u32, margin: f32) {
        let first = self.nodes[0].first;
        if let Some(margins) = self.margins.get_mut((edge - first) as usize) {
            margins.sum += f64::from(margin);
            margins.squares += f64::from(margin * margin);
        }
    }

    /// Whether this many more playouts cannot change which action of the root has been tried most.
    pub(crate) fn is_settled(&self, more: u32) -> bool {
        let Node { first, count, expanded, .. } = self.nodes[0];
        if !expanded {
            return false;
        }
        let (mut most, mut second) = (0, 0);
        for edge in &self.edges[first as usize..][..count as usize] {
            second = second.max(edge.visits.min(most));
            most = most.max(edge.visits);
        }
        most - second > more
    }

    /// The root's actions with their statistics.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let Node { first, count, .. } = self.nodes[0];
        if count == 0 {
            return Vec::new();
        }
        let edges = &self.edges[first as usize..][..count as usize];
        let all = edges.iter().zip(&self.margins);
        all.map(|(edge, margins)| {
            let visits = f64::from(edge.visits);
            let mean = margins.sum / visits.max(1.0);
            let variance = (margins.squares / visits.max(1.0) - mean * mean).max(0.0);
            let error = if edge.visits > 1 { (variance / (visits - 1.0)).sqrt() } else { 0.0 };
            Candidate {
                action: edge.action,
                margin: mean as f32,
                error: error as f32,
                visits: edge.visits,
            }
        })
        .collect()
    }
}
