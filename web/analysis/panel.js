// Beside the board: the tree of turn parts with comments, and what the judge finds in the position.

import { h, put, whenChanged } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { tilePicture } from "../table/board/tiles.js";
import { percent, signed } from "../replay/review-words.js";
import { children, path } from "./tree.js";

/**
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {import("../table/board/atlas.js").Atlas} Atlas
 * @typedef {import("wire/protocol").Candidates} Candidates
 *
 * @typedef {object} PanelActions
 * @property {(at: number | null) => void} go
 * @property {(comment: string) => void} comment on the current part
 * @property {(index: number) => void} remove
 * @property {(index: number) => void} promote
 * @property {(tile: string) => void} draw
 * @property {(moves: string[]) => void} show chooses a turn part on the board
 * @property {(cell: [number, number] | null) => void} point
 * @property {() => void} open
 * @property {() => void} save
 * @property {() => void} picture
 * @property {() => void} html
 * @property {() => void} setup
 * @property {() => void} real
 * @property {() => void} share
 */

/**
 * Where a turn part places its tile, or null.
 * @param {import("wire/wire").ReviewMove[]} moves
 * @returns {[number, number] | null}
 */
function cellOf(moves) {
  for (const { action } of moves) if (action && "place" in action) return [action.place.x, action.place.y];
  return null;
}

/**
 * @param {PanelActions} actions
 */
export function analysisPanel(actions) {
  const tree = h("ol", { class: "tree", "aria-label": t("analysis-tree") });
  const comment = h("textarea", { class: "analysis-comment", rows: 2, "aria-label": t("analysis-comment"), placeholder: t("analysis-comment"), maxlength: 2000, oninput: () => actions.comment(comment.value) });
  const found = h("div", { class: "analysis-found" });
  const note = h("p", { class: "soft", role: "status" });
  /** @type {(name: string, text: string, act: () => void) => HTMLElement} */
  const button = (name, text, act) => h("button", { class: "soft-button", "data-key": name, onclick: act }, text);
  const element = h("aside", { class: "side island analysis-side", "aria-label": t("analysis-title") },
    h("div", { class: "analysis-head" }, h("h1", null, t("analysis-title")),
      h("a", { class: "button quiet tool", href: ".", "aria-label": t("menu-home"), title: t("menu-home") }, sign("close"))),
    h("div", { class: "analysis-tools" },
      button("open", t("analysis-open"), actions.open), button("save", t("end-record"), actions.save),
      button("picture", t("end-picture"), actions.picture), button("html", t("analysis-html"), actions.html),
      button("share", t("analysis-link"), actions.share), button("setup", t("setup-title"), actions.setup), button("real", t("real-title"), actions.real)),
    note, found, h("h2", null, t("analysis-tree")), tree, comment);

  /** What is said within a part and after it. @param {import("wire/protocol").AnalysisNode} node */
  const remarks = ({ notes = [], comment }) => [...notes.map(({ text }) => text), comment].filter(Boolean);

  /**
   * A part as an entry; what was tried instead follows, indented.
   * @param {Tree} all
   * @param {number} index
   * @param {number} number
   * @param {Set<number>} way the parts that lead to the position
   */
  function entry(all, index, number, way) {
    const node = all.nodes[index];
    const main = all.nodes.findIndex((other) => other.parent === node.parent) === index;
    return h("div", { class: `tree-part${all.at === index ? " now" : way.has(index) ? " way" : ""}` },
      h("button", { class: "quiet tree-go", "data-node": index, "aria-current": all.at === index ? "step" : null, onclick: () => actions.go(index) },
        h("span", { class: "tree-number" }, `${number}.`), h("span", null, node.moves.join(" ")), remarks(node).map((text) => h("small", null, text))),
      all.at === index && !main ? h("button", { class: "quiet tool", title: t("analysis-promote"), "aria-label": t("analysis-promote"), onclick: () => actions.promote(index) }, sign("up")) : null,
      all.at === index ? h("button", { class: "quiet tool", "data-key": "remove", title: t("analysis-remove"), "aria-label": t("analysis-remove"), onclick: () => actions.remove(index) }, sign("close")) : null);
  }

  /**
   * A line from a part on.
   * @param {Tree} all
   * @param {number | null} from
   * @param {number} number
   * @param {Set<number>} way
   * @returns {HTMLElement[]}
   */
  function lines(all, from, number, way) {
    const out = [];
    let at = from;
    let turn = number;
    while (at !== null) {
      const parent = all.nodes[at].parent;
      const siblings = children(all.nodes, parent);
      out.push(h("li", null, entry(all, at, turn, way)));
      if (siblings[0] === at) {
        for (const other of siblings.slice(1)) out.push(h("li", null, h("ol", { class: "variation" }, lines(all, other, turn, way))));
      }
      turn += 1;
      at = children(all.nodes, at)[0] ?? null;
    }
    return out;
  }

  const drawTree = whenChanged((/** @type {Tree} */ all) => {
    const way = new Set(path(all.nodes, all.at));
    put(tree,
      h("li", null, h("div", { class: `tree-part${all.at === null ? " now" : ""}` }, h("button", { class: "quiet tree-go", "data-node": "start", onclick: () => actions.go(null) }, t("replay-first")))),
      ...lines(all, children(all.nodes, null)[0] ?? null, 1, way));
    const text = all.at === null ? "" : all.nodes[all.at].comment;
    if (comment.value !== text) comment.value = text;
    comment.hidden = all.at === null;
  });
  /** The current part stays in sight, whatever grows above the tree. */
  const follow = whenChanged((/** @type {Tree} */ all, /** @type {unknown} */ above) => {
    const now = tree.querySelector(".now");
    if (now) tree.scrollTop += now.getBoundingClientRect().top - tree.getBoundingClientRect().top - tree.clientHeight / 2;
    return [all, above];
  });

  const drawFound = whenChanged((
    /** @type {Candidates | null} */ candidates,
    /** @type {import("wire/protocol").DrawChances | null} */ draws,
    /** @type {import("wire/wire").LegalActionJson[]} */ legal,
    /** @type {Atlas | null} */ atlas,
    /** @type {boolean} */ over,
  ) => {
    if (over) {
      put(found, h("p", { class: "question" }, t("waiting-over")));
    } else if (candidates) {
      put(found, h("h2", null, t("analysis-candidates")),
        h("ol", { class: "candidates" }, candidates.candidates.map(({ moves, margin, error, win }) => h("li", null, h("button", {
          class: "quiet candidate", onclick: () => actions.show(moves.map(({ text }) => text)),
          onpointerenter: () => actions.point(cellOf(moves)), onpointerleave: () => actions.point(null), onfocus: () => actions.point(cellOf(moves)), onblur: () => actions.point(null),
        }, h("b", null, signed(margin)), h("span", { class: "soft" }, candidates.exact ? "" : `± ${signed(error).replace("+", "")}`), h("span", { class: "soft" }, percent(win)),
        h("span", { class: "candidate-moves" }, moves.map(({ text }) => text).join(" ")))))),
        h("p", { class: "soft small" }, candidates.exact ? t("analysis-exact") : t("analysis-simulations", { count: candidates.simulations })));
    } else if (legal.some((action) => "draw" in action) && atlas) {
      const luck = new Map(draws?.draws.map((one) => [one.tile, one.luck]));
      const tiles = legal.flatMap((action) => ("draw" in action ? [{ tile: action.draw, count: action.weight ?? 1 }] : []));
      tiles.sort((a, b) => (luck.get(b.tile) ?? 0) - (luck.get(a.tile) ?? 0));
      put(found, h("h2", null, t("analysis-draw")), draws ? h("p", { class: "soft small" }, t("analysis-before", { margin: signed(draws.margin), chance: percent(draws.win) })) : null,
        h("div", { class: "draws" }, tiles.map(({ tile, count }) => h("button", {
          class: "quiet draw", "data-key": `draw ${tile}`, "data-tile": tile, "aria-label": t("analysis-tile", { tile, count }), title: t("analysis-tile", { tile, count }), onclick: () => actions.draw(tile),
        }, h("span", { class: "draw-tile" }, tilePicture(atlas, tile, 0, true)), h("small", null, `${count} ×`),
        luck.has(tile) ? h("small", { class: (luck.get(tile) ?? 0) < 0 ? "worse" : "better" }, signed(luck.get(tile) ?? 0)) : null))));
    } else put(found, h("p", { class: "soft" }, t("analysis-thinking")));
  });

  return {
    element,
    /**
     * @param {Tree} all
     * @param {{ candidates: Candidates | null, draws: import("wire/protocol").DrawChances | null, legal: import("wire/wire").LegalActionJson[], over: boolean, note: string }} judged
     * @param {Atlas | null} atlas
     */
    show(all, { candidates, draws, legal, over, note: text }, atlas) {
      drawTree(all);
      drawFound(candidates, draws, legal, atlas, over);
      follow(all, candidates ?? draws ?? legal);
      if (note.textContent !== text) note.textContent = text;
      note.hidden = !text;
    },
  };
}
