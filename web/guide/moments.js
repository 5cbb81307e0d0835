// The end of a guided game: the moments of its review that mattered most, in words for somebody new to the game.

import { h, put as show } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { fetchReview } from "../replay/review-fetch.js";
import { why } from "../replay/review-words.js";
import { errorText } from "../words/errors.js";
import { role } from "../words/terms.js";

/** @typedef {import("wire/wire").ReviewMove} ReviewMove */

/** The figure that is put down in a turn part. @param {ReviewMove[]} moves */
const put = (moves) => moves.map(({ action }) => (action && "put" in action ? action.put : null)).find(Boolean) ?? null;

/** Where the tile goes. @param {ReviewMove[]} moves */
const place = (moves) => moves.find(({ action }) => action && "place" in action)?.text;

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
   * What was played and what was better, for the reader's own turns; facts are addressed to the player who decided.
   * @param {import("wire/wire").Review} review
   * @param {import("wire/wire").KeyMoment} moment
   */
  function reasons(review, { turn, seat, played, better, facts }) {
    const game = get().info?.game ?? "classic";
    const moves = review.turns[turn].played;
    const [mine, other] = [put(moves), put(better)];
    const gain = why(facts, seat, game, review.players, better, moves);
    return [
      h("p", null, t("review-played", { what: why(played, seat, game, review.players) })),
      mine?.on === "field" && other?.on !== "field" ? h("p", null, t("guided-farmer")) : null,
      h("p", null, h("b", null, t("review-better")), ` ${gain}`, !facts.length && other && place(moves) !== place(better) ? ` ${t("review-figure", { role: role(game, other.figure, other.on) })}` : ""),
    ];
  }

  /**
   * @param {import("wire/wire").Review} review
   * @param {import("wire/wire").KeyMoment} moment
   * @param {number} index
   */
  function line(review, moment, index) {
    const { number } = review.turns[moment.turn];
    const points = Math.max(1, Math.round(moment.loss));
    const own = get().you.includes(moment.seat);
    return h("li", { "data-moment": index },
      h("b", null, own ? t("guided-yours", { number, points }) : t("guided-others", { number, points, player: review.players[moment.seat] ?? "" })),
      own ? reasons(review, moment) : null,
      h("div", null, h("a", { href: `replay/${id}?turn=0&review=${index}` }, t("guided-show"))));
  }

  /** @param {import("wire/wire").Review} review */
  function draw(review) {
    show(body,
      h("p", { class: "soft" }, t(review.moments.length ? "guided-about" : "guided-none")),
      h("ol", null, review.moments.map((moment, index) => line(review, moment, index))),
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
