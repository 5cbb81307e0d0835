// What happens on a page from some moment on: what flies, what moves, where the board is drawn, what is heard.

/**
 * Notes everything that flies from now on.
 * @param {import("playwright-core").Page} page
 */
export async function watchFlights(page) {
  await page.evaluate(() => {
    const seen = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) seen.push(node.firstElementChild?.className ?? "");
    }).observe(/** @type {Element} */ (document.querySelector(".flights")), { childList: true });
  });
  return () => page.evaluate(() => /** @type {{ seen: string[] }} */ (/** @type {unknown} */ (globalThis)).seen);
}

/**
 * Notes everything that moves from now on, by what moves it and, for a piece on the board, where it stands. It is noted
 * when it begins: a busy page may not draw a frame of it.
 * @param {import("playwright-core").Page} page
 */
export async function watchAnimations(page) {
  await page.evaluate(() => {
    const moved = /** @type {Set<string>} */ (new Set());
    Object.assign(globalThis, { moved });
    const note = (/** @type {EventTarget | null} */ what, /** @type {string} */ how) => {
      moved.add((what instanceof Element && what.closest("[data-spot]")?.getAttribute("data-spot")) || how);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      // Without frames it is a pause.
      if (!Array.isArray(frames) || frames.length) note(this, "Animation");
      return animate.call(this, frames, options);
    };
    document.addEventListener("animationstart", ({ target, animationName }) => note(target, animationName), true);
    document.addEventListener("transitionrun", ({ target, propertyName }) => note(target, propertyName), true);
  });
  return () => page.evaluate(() => [.../** @type {{ moved: Set<string> }} */ (/** @type {unknown} */ (globalThis)).moved]);
}

/**
 * Notes every place where the board is drawn from now on.
 * @param {import("playwright-core").Page} page
 */
export async function watchViews(page) {
  await page.evaluate(() => {
    const views = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { views });
    const look = () => {
      const now = /** @type {HTMLElement} */ (document.querySelector(".stage")).style.transform;
      if (views.at(-1) !== now) views.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => /** @type {{ views: string[] }} */ (/** @type {unknown} */ (globalThis)).views);
}

/**
 * Notes every sound from now on.
 * @param {import("playwright-core").Page} page
 */
export async function watchSounds(page) {
  await page.evaluate(() => {
    const sounds = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { sounds });
    new MutationObserver((changes) => sounds.push(...changes.map(() => document.documentElement.dataset.sound ?? "")))
      .observe(document.documentElement, { attributes: true, attributeFilter: ["data-sound"] });
  });
  return () => page.evaluate(() => /** @type {{ sounds: string[] }} */ (/** @type {unknown} */ (globalThis)).sounds);
}

/**
 * What moves takes a hundred times as long from now on, so that a busy machine does not miss it.
 * @param {import("playwright-core").Page} page
 */
export async function slowMotion(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
}
