// The time left, ticking between messages from the server.

/** @typedef {import("wire/protocol").ClockNow} ClockNow */

/** Milliseconds below which the time is short. */
const SHORT = 20_000;

/** When each reading of the clocks arrived, in milliseconds of this page. @type {WeakMap<ClockNow, number>} */
const readings = new WeakMap();

/**
 * Milliseconds a seat has left now.
 * @param {ClockNow} clocks
 * @param {number} seat
 */
export function timeLeft(clocks, seat) {
  const now = performance.now();
  const since = readings.get(clocks) ?? now;
  readings.set(clocks, since);
  return Math.max(0, clocks.left[seat] - (clocks.running === seat ? now - since : 0));
}

/**
 * @param {number} left milliseconds
 */
export function clockText(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Whether a seat's time is running and short.
 * @param {ClockNow} clocks
 * @param {number} seat
 */
export function isShort(clocks, seat) {
  return clocks.running === seat && timeLeft(clocks, seat) < SHORT;
}

/**
 * Makes the running clock tick in the page.
 * @param {ParentNode} root
 * @param {() => ClockNow | undefined} clocks
 * @returns {() => void} stops it
 */
export function ticking(root, clocks) {
  const timer = setInterval(() => {
    const now = clocks();
    if (!now || now.running === null) return;
    const place = root.querySelector(`[data-clock="${now.running}"]`);
    if (!place) return;
    place.textContent = clockText(timeLeft(now, now.running));
    place.classList.toggle("short", isShort(now, now.running));
  }, 250);
  return () => clearInterval(timer);
}
