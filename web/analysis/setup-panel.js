// Beside the board while a position is set up: what to put down, points and turn, and the rules against it.

import { h, put, whenChanged } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { tilePicture } from "../table/board/tiles.js";
import { refusalText } from "../words/refusals.js";

/**
 * @typedef {import("wire/protocol").AnalysisLayout} Layout
 * @typedef {import("./setup.js").Brush} Brush
 * @typedef {import("wire/protocol").TableInfo} TableInfo
 * @typedef {import("../table/board/atlas.js").Atlas} Atlas
 *
 * @typedef {object} SetupActions
 * @property {(statement: string) => void} edit
 * @property {() => void} clear
 * @property {(position: string[]) => void} read
 * @property {(next: Partial<Brush>) => void} brush
 * @property {() => void} undo
 * @property {() => void} use
 * @property {() => void} leave
 */

/** What is put down by a tap on the board. */
const TOOLS = ["tile", "figure", "dragon", "fairy", "tower"];

/** @param {SetupActions} actions */
export function setupPanel(actions) {
  const body = h("div", { class: "setup-body" });
  const text = h("textarea", { class: "record setup-text", rows: 6, spellcheck: "false", "aria-label": t("setup-text"), "data-key": "setup-text" });
  const written = h("details", null, h("summary", null, t("setup-text")), text,
    h("button", { class: "soft-button", "data-key": "setup-read", onclick: () => actions.read(text.value.split("\n").map((/** @type {string} */ one) => one.trim()).filter(Boolean)) }, t("setup-read")));
  const problems = h("div", { class: "setup-problems", role: "status" });
  const undo = h("button", { class: "soft-button", "data-key": "setup-undo", onclick: actions.undo }, sign("back"), t("setup-undo"));
  const use = h("button", { class: "main", "data-key": "setup-use", onclick: actions.use }, t("setup-use"));
  const element = h("aside", { class: "side island analysis-side setup-side", "aria-label": t("setup-title") },
    h("div", { class: "analysis-head" }, h("h1", null, t("setup-title")),
      h("button", { class: "quiet tool", "data-key": "setup-leave", "aria-label": t("cancel"), title: t("cancel"), onclick: actions.leave }, sign("close"))),
    problems, body, written,
    h("div", { class: "analysis-tools" }, undo, h("button", { class: "soft-button", "data-key": "setup-clear", onclick: actions.clear }, t("setup-clear")), use));

  /** @param {Layout} found @param {Brush} brush @param {Atlas} atlas */
  const tiles = (found, brush, atlas) => h("div", { class: "draws" }, Object.entries(found.state.bag).filter(([, count]) => Number(count) > 0).map(([tile, count]) => h("button", {
    class: "quiet draw", "data-key": `setup ${tile}`, "data-tile": tile, "aria-pressed": String(brush.tile === tile),
    "aria-label": t("analysis-tile", { tile, count: Number(count) }), title: t("analysis-tile", { tile, count: Number(count) }), onclick: () => actions.brush({ tile }),
  }, h("span", { class: "draw-tile" }, tilePicture(atlas, tile, 0, true)), h("small", null, `${tile} · ${count}`))));

  /** Whose figure, and which. keys: setup-figure-* @param {Layout} found @param {Brush} brush @param {TableInfo} info */
  const figures = (found, brush, info) => h("div", { class: "setup-figures" },
    h("div", { class: "chips", role: "group", "aria-label": t("setup-whose") }, info.seats.map(({ name }, seat) => h("button", { class: "chip", "data-key": `setup-seat-${seat}`, "aria-pressed": String(brush.seat === seat), onclick: () => actions.brush({ seat }) }, name))),
    found.figures.length > 1 ? h("div", { class: "chips", role: "group", "aria-label": t("setup-tool-figure") }, found.figures.map((figure) => h("button", { class: "chip", "data-key": `setup-figure-${figure}`, "aria-pressed": String(brush.figure === figure), onclick: () => actions.brush({ figure }) }, t(`setup-figure-${figure}`)))) : null);

  /** @param {string} key @param {string} label @param {number} value @param {number} most @param {(value: number) => void} act */
  const number = (key, label, value, most, act) => h("input", {
    type: "number", min: 0, max: most, inputmode: "numeric", "data-key": key, "aria-label": label, title: label, value: String(value),
    onchange: (/** @type {any} */ event) => act(Math.max(0, Math.round(Number(event.target.value) || 0))),
  });

  /** Points, whose turn it is, goods. keys: goods-* @param {Layout} found @param {TableInfo} info */
  function hands({ state, tools }, info) {
    const scores = state.scores;
    return h("div", { class: "setup-hands" }, info.seats.map(({ name }, seat) => h("div", { class: "setup-hand" },
      h("label", { class: "choice" }, h("input", { type: "radio", name: "setup-turn", "data-key": `setup-turn-${seat}`, checked: state.turn === seat, title: t("setup-turn"), "aria-label": t("setup-turn-of", { player: name }), onchange: () => actions.edit(`turn ${seat + 1}`) }), name),
      number(`setup-score-${seat}`, t("setup-score", { player: name }), scores[seat], 9999, (points) => actions.edit(`score ${scores.map((other, index) => (index === seat ? points : other)).join(" ")}`)),
      tools.includes("goods") ? /** @type {const} */ (["wine", "grain", "cloth"]).map((kind) => number(`setup-${kind}-${seat}`, `${name}: ${t(`goods-${kind}`)}`, state.goods[seat][kind], 9, (many) => {
        const own = { ...state.goods[seat], [kind]: many };
        actions.edit(`goods ${seat + 1} ${own.wine} ${own.grain} ${own.cloth}`);
      })) : null)),
    tools.includes("surveyors") && state.surveyors ? h("div", { class: "setup-hand" }, h("span", null, t("setup-surveyors")), state.surveyors.map((column, index) => number(`setup-surveyor-${index}`, t("setup-surveyors"), column, 99, (to) => {
      const columns = (state.surveyors ?? []).map((other, at) => (at === index ? to : other));
      actions.edit(`surveyors ${columns.join(" ")}`);
    }))) : null);
  }

  const draw = whenChanged((/** @type {Layout} */ found, /** @type {Brush} */ brush, /** @type {TableInfo} */ info, /** @type {Atlas | null} */ atlas, /** @type {boolean} */ changed) => {
    // keys: setup-tool-*, setup-how-*
    const names = [...TOOLS.filter((tool) => found.tools.includes(tool)), "remove"];
    put(body,
      h("div", { class: "chips", role: "group", "aria-label": t("setup-tools") }, names.map((tool) => h("button", { class: "chip", "data-key": `setup-tool-${tool}`, "aria-pressed": String(brush.tool === tool), onclick: () => actions.brush({ tool }) }, t(`setup-tool-${tool}`)))),
      h("p", { class: "soft small" }, t(`setup-how-${brush.tool}`)),
      brush.tool === "tile" && atlas ? tiles(found, brush, atlas) : null,
      brush.tool === "figure" ? figures(found, brush, info) : null,
      h("h2", null, t("setup-hands")),
      hands(found, info));
    put(problems, found.problems.length ? [
      h("p", { class: "error" }, t("setup-problems")),
      h("ul", { class: "errors small" }, found.problems.map((problem) => h("li", null, h("b", null, problem.rule ?? ""), ` ${refusalText(problem, info)}`))),
    ] : []);
    if (document.activeElement !== text) text.value = found.position.join("\n");
    use.disabled = !found.head;
    undo.disabled = !changed;
  });

  return { element, show: draw };
}
