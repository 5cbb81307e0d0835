// The form for a new table.

import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { LEVELS, STYLES, opponentText, styleOf } from "../app/levels.js";
import { go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { committed, keepNumbers } from "../fair/kept.js";
import { guideAt } from "../guide/kept.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";
import { errorText } from "../words/errors.js";
import { tableTerms } from "../words/table-terms.js";
import { aidsOf, firstGame, quick, setsOf, toCreate, withExpansion, withGame } from "./draft.js";
import { gameChoice } from "./game-choice.js";
import { offered } from "./house-rules.js";
import { keepDraft, lastDraft } from "./memory.js";
import { moreOptions } from "./more.js";
import { redraw } from "./redraw.js";
import { seatChoice } from "./seats.js";
import { gameText, list } from "./words.js";

/**
 * Stores the secrets of a new table and goes there.
 * @param {import("wire/protocol").Created} made
 * @param {"table" | "replay"} [place]
 * @param {Record<string, string>} [numbers] of the seats here, for fair draws
 */
export function enter(made, place = "table", numbers = {}) {
  const { table, host, seats } = made;
  keepNumbers(table.id, numbers);
  keepSeats(table.id, { host, seats: Object.fromEntries(seats.map(({ seat, token }) => [String(seat), token])) });
  go(`${place}/${table.id}`);
}

/** @param {import("./draft.js").Draft} draft */
function summary(draft) {
  const seats = draft.seats.map(({ kind, level, style, name }) => {
    if (kind === "computer") return t("summary-computer", { level: opponentText(level, styleOf(level, style, draft.game)) });
    return kind === "here" && name.trim() ? name.trim() : t(`summary-${kind}`);
  });
  // keys: summary-*
  return t("summary", { game: gameText(draft.game, setsOf(draft)), players: list(seats) });
}

/**
 * Everything else that is settled and folded away or remembered from another table: nobody starts a clock unawares.
 * @param {import("./draft.js").Draft} draft
 * @param {import("./house-rules.js").OptionJson[]} options
 */
function terms(draft, options) {
  const { clock, options: rules } = toCreate(draft, { name: "", color: "" }, String, options);
  const lines = tableTerms({ clock: clock ?? { kind: "none" }, aids: aidsOf(draft), options: rules ?? {}, seats: draft.seats });
  return lines.length ? h("ul", { class: "terms soft small" }, lines.map((line) => h("li", null, line))) : null;
}

/**
 * The form, and the button elsewhere on the page that submits it.
 * @returns {{ element: HTMLElement, start: HTMLElement, stop: () => void }}
 */
export function newTable() {
  let draft = lastDraft();
  let busy = false;
  let problem = "";
  /** @type {{ sets: import("./house-rules.js").SetJson[], options: import("./house-rules.js").OptionJson[] }} */
  let known = { sets: [], options: [] };
  const element = h("form", { class: "card new-table", "aria-labelledby": "new-table-title", onsubmit: submit });
  const start = h("div", { class: "quick" });

  /** @type {import("./seats.js").Set} */
  function set(next, quiet = false) {
    // Typing renders nothing again: the controls on the page change the draft they were rendered from.
    if (quiet) Object.assign(draft, next);
    else draft = next;
    problem = "";
    keepDraft(draft);
    if (!quiet) show();
  }

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    void play(draft);
  }

  /**
   * @param {import("./draft.js").Draft} draft
   * @param {boolean} [guided] whether tips are given
   */
  async function play(draft, guided = false) {
    if (busy) return;
    busy = true;
    show();
    try {
      const me = settings();
      const options = offered(known, draft.game, setsOf(draft));
      const request = toCreate(draft, { name: me.name, color: me.color }, (seat) => t("seat-name-placeholder", { number: seat + 1 }), options);
      const { body, numbers } = committed(request);
      /** @type {import("wire/protocol").Created} */
      const made = await api("tables", { body });
      if (guided) guideAt(made.table.id);
      enter(made, "table", numbers);
    } catch (error) {
      busy = false;
      problem = errorText(error).text;
      show();
    }
  }

  /** What the chosen levels and styles are like. keys: level-* style-* */
  function levelNotes() {
    const computers = draft.seats.filter(({ kind }) => kind === "computer");
    const met = [
      ...LEVELS.filter((level) => computers.some((seat) => seat.level === level)).map((level) => `level-${level}`),
      ...STYLES.filter((style) => computers.some((seat) => styleOf(seat.level, seat.style, draft.game) === style)).map((style) => `style-${style}`),
    ];
    return met.length ? h("dl", { class: "level-notes small soft" },
      met.map((key) => [h("dt", null, t(key)), h("dd", null, t(`${key}-about`))]).flat()) : null;
  }

  function show() {
    redraw(element,
      h("h2", { id: "new-table-title" }, t("home-new-table")),
      gameChoice(draft, known.sets, {
        game: (game) => set(withGame(draft, game)),
        expansion: (name, on) => set(withExpansion(draft, name, on, known.sets.map((found) => found.name))),
      }),
      seatChoice(draft, set),
      levelNotes(),
      h("details", { class: "more", "data-key": "more-options" }, h("summary", { "data-key": "more" }, t("home-more")), h("div", { class: "more-options" }, moreOptions(draft, known, set))),
      h("div", { class: "step start-step" },
        h("p", { class: "summary soft" }, h("span", { class: "step-number", "aria-hidden": "true" }, "3"), h("span", null, summary(draft))),
        terms(draft, offered(known, draft.game, setsOf(draft))),
        problem ? h("p", { class: "error", role: "alert" }, problem) : null,
        h("button", { class: "main big", "data-key": "start", disabled: busy }, sign("play"), t(draft.seats.some(({ kind }) => kind === "open") ? "home-open-table" : "home-play"))));
    redraw(start,
      h("button", { type: "button", class: "main big", "data-key": "quick", disabled: busy, onclick: () => play(quick(draft)) }, sign("play"), t("home-play-now")),
      h("span", { class: "quick-about" }, summary(quick(draft))),
      h("button", { type: "button", class: "never", "data-key": "never", disabled: busy, onclick: () => play(firstGame(), true) }, sign("bulb"), t("home-never")));
  }

  // Nothing is rendered again while the user is typing.
  const again = () => {
    const active = document.activeElement;
    const typing = active instanceof HTMLInputElement && active.type === "text" && element.contains(active);
    if (!typing) show();
  };
  window.addEventListener("aude:settings", again);
  show();
  api("sets").then((found) => {
    known = found;
    const names = known.sets.map(({ name }) => name);
    draft = { ...draft, expansions: draft.expansions.filter((name) => names.includes(name)) };
    show();
  }, (error) => {
    problem = errorText(error).text;
    show();
  });
  return { element, start, stop: () => window.removeEventListener("aude:settings", again) };
}
