// What a player sees of a table with a decision to make. It runs inside the page.

/**
 * @typedef {object} Control something that can be chosen
 * @property {string} name the cell, move or group
 * @property {string} sign how to know it again
 * @property {boolean} chosen
 * @property {number} x centre on the screen
 * @property {number} y
 * @property {string} scrolls how to find it in a list that can be scrolled, if it is in one
 * @property {boolean} free whether a click there would hit it
 * @property {string} instead what a click there would hit otherwise
 *
 * @typedef {object} Sight
 * @property {"over" | "hand-over" | "mine" | "waiting" | "gathering"} phase
 * @property {number} version
 * @property {Control[]} cells where the tile can go
 * @property {Control[]} groups kinds of action
 * @property {Control[]} options listed choices
 * @property {Control[]} marks choices on the board
 * @property {Control[]} loupe choices on the tile in the tray
 * @property {Control | null} confirm the confirm button, if it can be pressed
 * @property {Control | null} take the button that takes over the screen
 * @property {Control | null} tile the drawn tile
 * @property {string} question
 * @property {string[]} faults errors and refusals shown by the page
 * @property {string} key the same as long as the player's situation is
 */

/**
 * Waits until there is something to decide, or nothing any more, and it differs from what was seen before.
 * @param {{ not: string | null, after: number, patience: number, others: boolean }} wish `others`: also return
 * while another player is to move
 * @returns {Promise<Sight>}
 */
export function awaitSight({ not, after, patience, others }) {
  /** @type {(element: Element, name: string, exact: boolean) => Control} */
  const control = (element, name, exact) => {
    const found = {
      name, x: 0, y: 0,
      sign: ["data-cell", "data-move", "data-loupe", "data-key"].map((key) => element.getAttribute(key)).find((sign) => sign !== null) ?? "",
      chosen: element.getAttribute("aria-pressed") === "true",
      scrolls: element.closest(".options:not(.on-board)") ? `[data-key="${element.getAttribute("data-key")}"]` : "",
      free: false,
      instead: "",
    };
    if (!exact) return found;
    const box = (element.querySelector("rect, .disc") ?? element).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const met = document.elementFromPoint(x, y);
    const instead = met ? `${met.tagName} ${met.getAttribute("class") ?? ""}` : "outside of the window";
    return { ...found, x, y, free: met !== null && element.contains(met), instead };
  };
  /**
   * @param {boolean} exact also compute where everything is, which takes longer
   * @returns {Sight}
   */
  const look = (exact) => {
    /** @type {(selector: string, attribute: string) => Control[]} */
    const all = (selector, attribute) => [...document.querySelectorAll(selector)].map((element) => control(element, element.getAttribute(attribute) ?? "", exact));
    const one = (/** @type {string} */ selector) => {
      const element = document.querySelector(selector);
      return element ? control(element, selector, exact) : null;
    };
    const page = document.querySelector(".table-page");
    const bar = document.querySelector(".prompt");
    const take = one(".prompt [data-key=take]");
    const phase = page?.classList.contains("gathering") ? "gathering"
      : bar?.querySelector("[data-key=end]") ? "over"
        : take ? "hand-over"
          : bar?.querySelector("[data-key=confirm]") ? "mine" : "waiting";
    const sight = {
      phase,
      version: Number(page?.getAttribute("data-version") ?? -1),
      cells: all(".cell", "data-cell"),
      groups: all(".groups .tab", "data-key").map((group) => ({ ...group, name: group.name.replace("group ", "") })),
      options: all(".option", "data-move"),
      marks: all(".layer-marks .spot", "data-move"),
      loupe: all("[data-loupe]", "data-loupe"),
      confirm: one(".prompt [data-key=confirm]:enabled"),
      take,
      tile: one(".prompt button.hand-tile"),
      question: bar?.querySelector(".question")?.textContent ?? "",
      faults: [...document.querySelectorAll(".notice.error, .notice.why")].map((note) => note.textContent ?? ""),
    };
    const turned = document.querySelector(".prompt .hand-tile")?.innerHTML ?? "";
    const named = (/** @type {Control[]} */ list) => list.map(({ name, chosen }) => (chosen ? `[${name}]` : name)).join(" ");
    const key = [phase, sight.version, named(sight.cells), named(sight.groups), named(sight.options), named(sight.marks), sight.confirm !== null, sight.question, turned].join("|");
    return /** @type {Sight} */ ({ ...sight, key });
  };
  /** A board on its way begins so slowly that it seems to stand. */
  const onItsWay = () => document.querySelector(".stage[data-on-its-way]") !== null;
  /** Where the board is; it moves one frame after its contents. */
  const stance = () => `${document.querySelector(".stage")?.getAttribute("style")} ${document.querySelector(".prompt")?.clientHeight}`;
  /** @param {Sight} sight */
  const decided = (sight) => {
    if (sight.faults.length || sight.phase === "over") return true;
    if (sight.version <= after || sight.key === not) return false;
    if (sight.phase === "hand-over") return true;
    if (sight.phase === "mine" && document.querySelector(".turn-bar[aria-busy=true]")) return false;
    if (sight.phase === "mine") return Boolean(sight.confirm || sight.cells.length || sight.options.length);
    return others && sight.phase === "waiting";
  };
  /** Frames without a change. */
  const STILL = 2;
  return new Promise((done, failed) => {
    const until = performance.now() + patience;
    let before = "";
    let still = 0;
    // Looking takes long on a large board: only if something has changed.
    let changed = true;
    const watch = new MutationObserver(() => { changed = true; });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    /** @type {Sight} */
    let sight;
    // Positions are read once they are stable: the board is fitted one frame after the prompt has grown, and
    // drawn in the next.
    const step = () => {
      if (changed) sight = look(false);
      changed = false;
      const now = decided(sight) && !onItsWay() ? `${sight.key} ${stance()}` : "";
      still = now && now === before ? still + 1 : 0;
      const over = performance.now() > until;
      if (still === STILL || over) watch.disconnect();
      if (still === STILL) done(look(true));
      else if (over) failed(new Error(`nothing to decide came up: ${JSON.stringify(sight)}`));
      else requestAnimationFrame(step);
      before = now;
    };
    step();
  });
}
