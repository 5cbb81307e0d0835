// The card beside the board: one tip at a time in a guided game, and a line that offers the lesson about an element
// that is new.

import { h, put } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { language, t } from "../i18n/language.js";
import { progress } from "../learn/progress.js";
import { api } from "../net/api.js";
import { same } from "../table/prompts/places.js";
import { acting } from "../table/state.js";
import { feature as featureName, role } from "../words/terms.js";
import { newElement } from "./elements.js";
import { givesTips, offer, offered, stopTips, tell, toldAt } from "./kept.js";
import { NAMES, tipFor } from "./tips.js";

/** Versions of the table during which a tip stays: two rounds of a game for two. */
const STAYS = 8;
/** Points of another player's feature that are worth a tip. */
const WORTH_IT = 3;

/**
 * @typedef {import("../table/state.js").TableState} TableState
 *
 * @typedef {object} Shown
 * @property {string} name
 * @property {string} text
 * @property {number} version the position it was given in
 * @property {string} [lesson] the lesson it offers
 */

/**
 * @param {string} id of the table
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(request: any) => Promise<any>} page.ask
 * @param {(spot: import("wire/wire").SpotJson) => void} page.light
 * @param {() => void} page.redraw
 */
export function guide(id, { get, ask, light, redraw }) {
  const element = h("aside", { class: "tip card", role: "status", "aria-label": t("tip-title"), hidden: true });
  /** Its room is kept as long as tips are to come: a tip that moved the board would move what somebody is about to press. */
  const area = h("div", { class: "tip-area" }, element);
  /** @type {Shown | null} */
  let shown = null;
  let guided = givesTips(id);
  let asking = false;
  /** A tip that was not worth it in a position. */
  let passed = { key: "", version: -1 };
  /** @type {{ since: number, lines: import("wire/protocol").LessonLine[] } | null} */
  let lessons = null;
  let fetched = false;

  function close() {
    shown = null;
    draw();
    redraw();
  }
  function stop() {
    guided = false;
    stopTips(id);
    close();
  }

  function draw() {
    element.hidden = !shown;
    if (!shown) return;
    const { name, text, lesson } = shown;
    element.dataset.tip = name;
    element.classList.toggle("line", lesson !== undefined);
    put(element,
      h("p", { "data-key": "text" }, sign("bulb"), h("span", null, text)),
      h("div", { class: "tip-buttons", "data-key": "buttons" },
        lesson
          ? h("a", { class: "button quiet", href: `learn/${lesson}`, target: "_blank", "data-key": "lesson", onclick: close }, t("tip-lesson-go"))
          : h("button", { class: "quiet", "data-key": "stop", onclick: stop }, t("tip-stop")),
        lesson
          ? h("button", { class: "quiet tool", "data-key": "close", title: t("tip-close"), "aria-label": t("tip-close"), onclick: close }, sign("close"))
          : h("button", { "data-key": "close", onclick: close }, t("tip-close"))));
  }

  /** @param {Shown} next */
  function say(next) {
    shown = next;
    draw();
    redraw();
  }

  /**
   * The feature that a tip is about.
   * @param {import("./tips.js").Tip} tip
   * @returns {Promise<import("wire/protocol").FeatureInfo | null>}
   */
  async function featureOf({ about, found }) {
    if (found || !about) return found ?? null;
    /** @type {import("wire/protocol").Features} */
    const { features } = await ask({ type: "features", at: about.at });
    return features.find(({ parts }) => parts.some((part) => same(part, about))) ?? null;
  }

  /** @param {TableState} state @param {import("./tips.js").Tip} tip */
  async function give(state, tip) {
    const { version, info } = state;
    asking = true;
    try {
      const found = await featureOf(tip);
      const now = get();
      if (tip.seat !== undefined && (found?.points ?? 0) < WORTH_IT) {
        passed = { key: tip.key, version };
        redraw();
        return;
      }
      if (now.version !== version || acting(now) === null || (tip.about && !found)) return;
      const game = info?.game ?? "classic";
      /** @type {Record<string, string | number>} */
      const args = { ...tip.args };
      if (tip.roles) args.roles = new Intl.ListFormat(language(), { type: "disjunction" }).format(tip.roles.map((on) => role(game, "small", on)));
      if (found) Object.assign(args, { points: found.points, finished: found.points_if_finished ?? found.points, cities: Math.round(found.points / 3), feature: featureName(game, found.kind) });
      if (tip.seat !== undefined) args.name = info?.seats[tip.seat].name ?? "";
      if (tip.key === "opponent" && tip.about) light(tip.about);
      tell(id, tip.key);
      // keys: tip-tile tip-follower tip-scored tip-few tip-farmer tip-opponent tip-ending
      say({ name: tip.key, text: t(`tip-${tip.key}`, args), version });
    } catch {
      // A tip that cannot be given now comes another time.
    } finally {
      asking = false;
    }
  }

  /** The lessons, once they are there. They are fetched before they are needed: what comes late would move the board. */
  function fetchLessons() {
    if (fetched) return;
    fetched = true;
    api(`lessons?lang=${encodeURIComponent(language())}`).then((/** @type {import("wire/protocol").LessonLine[]} */ lines) => {
      lessons = { since: get().version, lines };
    }, () => {
      fetched = false;
    });
  }

  /** @param {TableState} state */
  function offerLesson(state) {
    const { info, version } = state;
    if (!info || !state.you.length || (info.game === "classic" && info.sets.length < 2)) return;
    fetchLessons();
    if (!lessons || version === lessons.since) return;
    const lesson = newElement(state, lessons.lines, [...Object.keys(progress()), ...offered()]);
    if (!lesson) return;
    offer(lesson.id);
    shown = { name: `lesson ${lesson.id}`, text: t("tip-lesson", { lesson: lesson.title }), version, lesson: lesson.id };
    draw();
  }

  return {
    element: area,
    /** @param {TableState} state */
    show(state) {
      area.classList.toggle("kept", guided && state.info?.phase === "playing" && toldAt(id).length < NAMES.length);
      if (asking || !state.info || !state.atlas) return;
      if (shown && state.info.phase !== "playing") close();
      // A tip stays until it is dismissed; one that nobody dismisses makes room after two rounds.
      if (shown && state.version < shown.version + STAYS && !(guided && shown.name === "tile" && state.turn?.picks.length)) return;
      const past = passed.version === state.version ? [passed.key] : [];
      const tip = guided ? tipFor(state, [...toldAt(id), ...past]) : null;
      if (tip) {
        void give(state, tip);
        return;
      }
      if (!shown) offerLesson(state);
    },
  };
}
