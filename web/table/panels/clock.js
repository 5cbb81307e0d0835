// The time left, ticking between the server's words.

/**
 * @param {number} left milliseconds
 */
export function clockText(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Lets the running clock tick in the page.
 * @param {Element} root
 * @param {() => import("wire/protocol").ClockNow | undefined} clocks
 * @returns {() => void} stops it
 */
export function ticking(root, clocks) {
  /** @type {import("wire/protocol").ClockNow | undefined} */
  let known;
  let since = 0;
  const timer = setInterval(() => {
    const now = clocks();
    if (now !== known) {
      known = now;
      since = performance.now();
    }
    if (!now || now.running === null || !now.left.length) return;
    const left = now.left[now.running] - (performance.now() - since);
    const place = root.querySelector(`[data-clock="${now.running}"]`);
    if (!place) return;
    place.textContent = clockText(left);
    place.classList.toggle("short", left < 20000);
  }, 250);
  return () => clearInterval(timer);
}
