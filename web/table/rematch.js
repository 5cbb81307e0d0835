// The rematch: offered, accepted, and then everyone goes to the new table.

import { go } from "../app/router.js";
import { keepNext, keepNumbers, newNumber, seen } from "../fair/kept.js";
import { keepSeats, kept } from "../net/secrets.js";

/**
 * Where an offered rematch stands for this browser.
 * @param {Pick<import("./state.js").TableState, "info" | "you">} state
 * @returns {"none" | "waiting" | "asked"} nothing is offered, or the others are waited for, or we are
 */
export function rematchState({ info, you }) {
  const offer = info?.rematch_offer;
  if (!offer || info?.rematch) return "none";
  return you.every((seat) => offer.agreed.includes(seat)) ? "waiting" : "asked";
}

/**
 * @param {() => import("./state.js").TableState} get
 * @param {(request: any) => Promise<any>} ask
 */
export function rematch(get, ask) {
  let gone = false;

  /**
   * Goes to the new table with the same seats.
   * @param {string | null | undefined} [next]
   */
  function follow(next = get().info?.rematch) {
    const { id } = get();
    if (!next || gone) return;
    gone = true;
    const own = kept()[id];
    if (own) keepSeats(next, { host: own.host, seats: own.seats, title: own.title });
    keepNumbers(next, seen(id)?.next ?? {});
    go(`table/${next}`);
  }

  return {
    follow,
    /** Offers a rematch or accepts it, for every seat here. */
    async agree() {
      const { id, you, info } = get();
      if (info?.rematch) {
        follow();
        return;
      }
      const numbers = you.map((seat) => ({ seat, ...newNumber() }));
      keepNext(id, Object.fromEntries(numbers.map(({ seat, number }) => [seat, number])));
      for (const { seat, hash } of numbers) {
        const { table } = await ask({ type: "rematch", seat, number_hash: hash });
        follow(table);
      }
    },
    /** Declines it, or withdraws the offer. */
    async decline() {
      await ask({ type: "decline-rematch", seat: get().you[0] });
    },
    /**
     * Once all have agreed, those who did go on together.
     * @param {import("./state.js").TableState} before
     */
    arrived(before) {
      const { info, you } = get();
      if (info?.rematch && before.info && !before.info.rematch && you.length && rematchState(before) !== "none") follow();
    },
  };
}
