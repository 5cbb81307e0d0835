// The end of a game: what it shows is fetched while the game is on.

/** When the code for it is fetched, in milliseconds. */
const LATER = 3000;

/**
 * @param {() => import("./state.js").TableState} get
 * @param {import("./panels/end.js").EndActions & { failed: (error: unknown) => void }} actions
 */
export function ending(get, actions) {
  /** @type {ReturnType<typeof import("./panels/end.js").end> | null} */
  let final = null;
  let coming = false;

  async function fetchEnd() {
    if (coming) return;
    coming = true;
    try {
      const { end } = await import("./panels/end.js");
      final = end(get, actions);
      final.show(get());
    } catch (error) {
      setTimeout(() => { coming = false; }, LATER);
      // Fetched ahead of time it is not missed: it is asked for again when the game is over.
      if (get().info?.phase === "over") actions.failed(error);
    }
  }
  const soon = setTimeout(fetchEnd, LATER);
  return {
    /** @param {import("./state.js").TableState} state */
    show(state) {
      if (state.info?.phase === "over") void fetchEnd();
      final?.show(state);
    },
    stop: () => clearTimeout(soon),
  };
}
