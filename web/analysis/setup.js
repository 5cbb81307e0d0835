// Setting up a position: what is put where is sent to the server, which says what it leads to and which rules are
// against it. No rule is known here.

import { api } from "../net/api.js";
import { mayChoose, pushed } from "../table/changes.js";
import { setupPanel } from "./setup-panel.js";

/**
 * @typedef {import("../table/state.js").TableState} TableState
 * @typedef {import("wire/protocol").AnalysisLayout} Layout
 * @typedef {import("wire/protocol").SetupEdit} Edit
 * @typedef {import("wire/protocol").SetupWanted} Wanted
 *
 * @typedef {object} Brush what a tap on the board puts down
 * @property {string} tool `tile`, `figure`, `dragon`, `fairy`, `tower` or `remove`
 * @property {string} tile
 * @property {number} seat
 * @property {import("wire/wire").FigureJson} figure
 */

/**
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(make: (state: TableState) => TableState) => void} page.change
 * @param {(error: unknown) => void} page.failed
 * @param {() => import("wire/protocol").AnalysisLine} page.line
 * @param {() => void} page.fit shows the whole board
 * @param {(head: string) => void} page.use goes on from the position
 * @param {() => void} page.leave
 */
export function settingUp({ get, change, failed, line, fit, use, leave }) {
  /** @type {Layout | null} */
  let draft = null;
  /** What the tile that was set down leads to. @type {Layout | null} */
  let pending = null;
  /** @type {string[][]} */
  let before = [];
  /** @type {Brush} */
  let brush = { tool: "tile", tile: "", seat: 0, figure: "small" };
  let table = line();
  let version = 0;
  /** The tile that was tapped for a figure. @type {[number, number]} */
  let aim = [0, 0];

  /** @param {{ edit?: Edit, wanted?: Wanted, position?: string[] }} asked @returns {Promise<Layout>} */
  const send = (asked) => api("analysis/setup", { body: { line: table, position: draft?.position, ...asked } });

  /** Shows a position, with the places for a tile or a figure. @param {Layout} found @param {number | null} seat */
  function show(found, seat) {
    draft = found;
    pending = null;
    version += 1;
    const { info } = get();
    if (!info) return;
    const shown = { ...info, version };
    const drawn = brush.tool === "tile" && found.legal.length ? brush.tile : null;
    const actor = seat ?? "nobody";
    const state = /** @type {any} */ ({ ...found.state, drawn, actor, step: drawn ? "place" : "figure" });
    change((now) => {
      const next = pushed({ ...now, features: [] }, { push: "welcome", table: shown, state, you: info.seats.map((_, index) => index), host: false, chat: [] });
      return seat === null ? next : mayChoose(next, { version, next: /** @type {any} */ ({}), actions: found.legal });
    });
    panel.show(found, brush, info, get().atlas, before.length > 0);
    requestAnimationFrame(fit);
  }

  /** The places for the tile that is chosen, if one of it is left. */
  function placing() {
    const { tool, tile } = brush;
    return tool === "tile" && tile && (draft?.state.bag[tile] ?? 0) > 0 ? { wanted: { tile } } : null;
  }

  /** @param {Layout} found */
  async function adopt(found) {
    if (draft) before = [...before, draft.position];
    draft = found;
    const next = placing();
    show(next ? await send(next) : found, next ? found.state.turn : null);
  }

  /** @param {() => Promise<void>} act */
  async function attempt(act) {
    try {
      await act();
    } catch (error) {
      failed(error);
    }
  }
  /** @param {Edit} edit */
  const edit = (edit) => attempt(async () => adopt(await send({ edit })));

  const panel = setupPanel({
    edit: (statement) => edit({ add: statement }),
    clear: () => edit({ clear: true }),
    read: (position) => attempt(async () => adopt(await send({ position }))),
    brush: (next) => attempt(async () => {
      brush = { ...brush, ...next };
      const wanted = placing();
      const found = await send(wanted ?? {});
      show(found, wanted ? found.state.turn : null);
    }),
    undo: () => attempt(async () => {
      const position = before.pop();
      if (!position) return;
      draft = null;
      const last = await send({ position });
      draft = last;
      const next = placing();
      show(next ? await send(next) : last, next ? last.state.turn : null);
    }),
    use: () => draft?.head && use(draft.head),
    leave,
  });

  return {
    element: panel.element,
    /** Begins with the position of the line. */
    begin: () => attempt(async () => {
      [draft, before, table] = [null, [], line()];
      brush = { ...brush, tool: "tile", tile: "", seat: 0, figure: "small" };
      show(await send({}), null);
    }),
    /** Answers what the table's modules ask. @param {any} request */
    async ask(request) {
      if (request.type === "draft") {
        const [text] = request.actions;
        if (brush.tool === "figure") {
          await attempt(async () => adopt(await send({ edit: { add: `figure ${brush.seat + 1} ${withCell(text)}` } })));
          return { version: -1 };
        }
        pending = await send({ edit: { add: `tile ${brush.tile} ${text}` } });
        return { version: request.version, moves: [text], events: [], points: [], state: pending.state, legal: [], complete: true };
      }
      if (request.type === "commit" && pending) await adopt(pending);
      if (request.type === "features") return { version, features: [] };
      return null;
    },
    /** A tile on the board was tapped. @param {number} x @param {number} y */
    tap(x, y) {
      const at = /** @type {[number, number]} */ ([x, y]);
      const { tool, seat, figure } = brush;
      if (tool === "remove") void edit({ remove: at });
      else if (tool === "dragon" || tool === "fairy") void edit({ add: `${tool} ${x},${y}` });
      else if (tool === "tower") {
        const height = draft?.state.towers.find((tower) => tower.x === x && tower.y === y)?.height ?? 0;
        void edit({ add: `tower ${x},${y} ${height + 1}` });
      } else if (tool === "figure") {
        aim = at;
        void attempt(async () => show(await send({ wanted: { figure: { seat, figure, at } } }), seat));
      }
    },
  };

  /** A figure on the tile placed last is named without its cell. @param {string} text */
  function withCell(text) {
    return text.includes("@") ? text : `${text}@${aim.join()}`;
  }
}
