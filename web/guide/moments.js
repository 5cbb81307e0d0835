// The end of a guided game: the moments of its review that mattered most, in words for somebody new to the game.

import { h, put as show } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { fetchReview } from "../replay/review-fetch.js";
import { momentsOf, yourMoments } from "../replay/review-moments.js";
import { errorText } from "../words/errors.js";
import { reasons } from "./reasons.js";

/** Moments that are shown. */
const MOST = 3;

/**
 * @param {string} id of the table
 * @param {() => import("../table/state.js").TableState} get
 */
export function guidedMoments(id, get) {
  const note = h("p", { class: "soft", role: "status" }, t("guided-waiting"));
  const progress = h("progress", { "aria-label": t("guided-title") });
  const body = h("div", null, note, progress);
  const element = h("section", { class: "guided-end", "aria-labelledby": "guided-title" }, h("h3", { id: "guided-title" }, t("guided-title")), body);
  let asked = false;

  /**
   * @param {import("wire/wire").Review} review
   * @param {import("wire/wire").KeyMoment} moment
   */
  function line(review, moment) {
    const { you, info } = get();
    const { number } = review.turns[moment.turn];
    const points = Math.max(1, Math.round(moment.loss));
    const own = you.includes(moment.seat);
    const { played, better, farmer } = reasons(review, moment, you, info?.game ?? "classic");
    const index = momentsOf(review).indexOf(moment);
    return h("li", { "data-moment": index, "data-seat": moment.seat },
      h("b", null, own ? t("guided-yours", { number, points }) : t("guided-others", { number, points, player: review.players[moment.seat] ?? "" })),
      h("p", null, t("review-played", { what: played })),
      farmer ? h("p", null, t("guided-farmer")) : null,
      h("p", null, h("b", null, t("review-better")), ` ${better}`),
      h("div", null, h("a", { href: `replay/${id}?turn=0&review=${index}` }, t("guided-show"))));
  }

  /** @param {import("wire/wire").Review} review */
  function draw(review) {
    const moments = yourMoments(review, get().you, MOST);
    show(body,
      h("p", { class: "soft" }, t(moments.length ? "guided-about" : "guided-none")),
      h("ol", null, moments.map((moment) => line(review, moment))),
      h("a", { class: "button", "data-key": "guided-review", href: `replay/${id}?turn=0&review` }, t("guided-review")));
  }

  return {
    element,
    /** Asks for the review, and shows it when it is there. */
    async begin() {
      if (asked) return;
      asked = true;
      try {
        const found = await fetchReview(id, ({ done, total }) => {
          progress.max = total;
          progress.value = done;
          // A page that was left asks no more.
          return element.isConnected;
        });
        if (found?.review) draw(found.review);
        else asked = false;
      } catch (error) {
        asked = false;
        progress.remove();
        note.textContent = errorText(error).text;
      }
    },
  };
}
