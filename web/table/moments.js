// Looking at earlier moments of the game while it is on.

/** The version a game begins with. */
const FIRST = 1;

/**
 * @param {() => import("./state.js").TableState} get
 * @param {(change: (state: import("./state.js").TableState) => import("./state.js").TableState) => void} change
 * @param {(request: any) => Promise<any>} ask
 * @param {(error: unknown) => void} failed
 */
export function moments(get, change, ask, failed) {
  const now = () => change((state) => ({ ...state, looking: null }));

  /** @param {number} version */
  async function lookAt(version) {
    if (version >= get().version) {
      now();
      return;
    }
    try {
      const found = await ask({ type: "position", version });
      change((state) => ({ ...state, looking: { version, state: found } }));
    } catch (error) {
      failed(error);
    }
  }

  /** @param {number} by */
  const step = (by) => void lookAt(Math.max(FIRST, (get().looking?.version ?? get().version) + by));
  return { lookAt, step, now };
}
