// The form for a new table.

import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { LEVELS } from "../app/levels.js";
import { go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";
import { errorText } from "../words/errors.js";
import { setsOf, toCreate, withExpansion, withGame } from "./draft.js";
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
 */
export function enter(made, place = "table") {
  const { table, host, seats } = made;
  keepSeats(table.id, { host, seats: Object.fromEntries(seats.map(({ seat, token }) => [String(seat), token])) });
  go(`${place}/${table.id}`);
}

/** @param {import("./draft.js").Draft} draft */
function summary(draft) {
  const seats = draft.seats.map(({ kind, level, name }) => {
    if (kind === "computer") return t("summary-computer", { level: t(`level-${level}`) });
    return kind === "here" && name.trim() ? name.trim() : t(`summary-${kind}`);
  });
  // keys: summary-*
  return t("summary", { game: gameText(draft.game, setsOf(draft)), players: list(seats) });
}

/**
 * The form, and the button elsewhere on the page that submits it.
 * @returns {{ element: HTMLElement, start: HTMLElement, stop: () => void }}
 */
export function newTable() {
  let draft = lastDraft();
  let unfolded = false;
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
  async function submit(event) {
    event.preventDefault();
    if (busy) return;
    busy = true;
    show();
    try {
      const me = settings();
      const options = offered(known.options, draft.game, setsOf(draft));
      const body = toCreate(draft, { name: me.name, color: me.color }, (seat) => t("seat-name-placeholder", { number: seat + 1 }), options);
      enter(await api("tables", { body }));
    } catch (error) {
      busy = false;
      problem = errorText(error).text;
      show();
    }
  }

  function levelNotes() {
    const met = LEVELS.filter((level) => draft.seats.some((seat) => seat.kind === "computer" && seat.level === level));
    return met.length ? h("dl", { class: "level-notes small soft" },
      met.map((level) => [h("dt", null, t(`level-${level}`)), h("dd", null, t(`level-${level}-about`))]).flat()) : null;
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
      h("details", {
        class: "more", open: unfolded, ontoggle: (/** @type {any} */ event) => { unfolded = event.target.open; },
      }, h("summary", { "data-key": "more" }, t("home-more")), h("div", { class: "more-options" }, moreOptions(draft, known.options, set))),
      h("div", { class: "step start-step" },
        h("p", { class: "summary soft" }, h("span", { class: "step-number", "aria-hidden": "true" }, "3"), h("span", null, summary(draft))),
        problem ? h("p", { class: "error", role: "alert" }, problem) : null,
        h("button", { class: "main big", "data-key": "start", disabled: busy }, sign("play"), t(draft.seats.some(({ kind }) => kind === "open") ? "home-open-table" : "home-play"))));
    redraw(start,
      h("button", { type: "button", class: "main big", "data-key": "quick", disabled: busy, onclick: submit }, sign("play"), t("home-play-now")),
      h("span", { class: "quick-about" }, summary(draft)));
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
