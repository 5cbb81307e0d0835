// Images of the tiles' landscapes, one each, so that a board of many tiles is few things to draw. They start as
// vector drawings; when there is time they become bitmaps, which are moved and zoomed without being redrawn.

/** @typedef {import("./atlas.js").Atlas} Atlas */

/** What drawings refer to, by name. @type {WeakMap<Atlas, Map<string, string>>} */
const definitions = new WeakMap();
/** The URLs of images made so far, by atlas and name. @type {WeakMap<Atlas, Map<string, string>>} */
const made = new WeakMap();

const writer = new XMLSerializer();

/**
 * Drawings one after another, by name.
 * @param {string} drawings
 * @returns {[name: string, drawing: string][]}
 */
function named(drawings) {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawings}</svg>`, "image/svg+xml");
  return [...page.documentElement.children].map((one) => [one.id, writer.serializeToString(one)]);
}

/**
 * @param {Atlas} atlas
 * @returns {Map<string, string>}
 */
function definitionsOf(atlas) {
  const known = definitions.get(atlas) ?? new Map(named(atlas.defs));
  definitions.set(atlas, known);
  return known;
}

/**
 * The definitions that a drawing needs, each once.
 * @param {Map<string, string>} all
 * @param {string} drawing
 */
function needed(all, drawing) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const open = [drawing];
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name] of text.matchAll(/#([\w-]+)/g)) {
      const one = all.get(name);
      if (one === undefined || found.has(name)) continue;
      found.set(name, one);
      open.push(one);
    }
  }
  return [...found.values()].join("");
}

/**
 * The URL of the image of a landscape.
 * @param {Atlas} atlas
 * @param {string} id the tile's
 * @param {number} copy
 */
export function landPicture(atlas, id, copy) {
  const { land, lands } = atlas.tiles[id];
  const pictures = made.get(atlas) ?? new Map();
  made.set(atlas, pictures);
  const wanted = land[copy % land.length];
  if (!pictures.has(wanted)) for (const [name, drawing] of named(lands)) pictures.set(name, picture(atlas, drawing));
  return pictures.get(wanted) ?? "";
}

/** Pixels along a tile's side: sharp as far as people zoom in. */
const DOTS = window.devicePixelRatio > 1 ? 400 : 320;

/** Bitmaps by the URLs of the drawings. @type {Map<string, Promise<string>>} */
const dotted = new Map();
/** One after another: the page comes first. */
let turn = Promise.resolve("");
/** Referenced images stay decoded. @type {HTMLImageElement[]} */
const held = [];

/**
 * The bitmap for a drawing, when there is time for it.
 * @param {string} address
 * @returns {Promise<string>}
 */
export function dots(address) {
  const known = dotted.get(address);
  if (known) return known;
  const coming = turn.then(leisure).then(() => dot(address)).catch(() => address);
  turn = coming;
  dotted.set(address, coming);
  return coming;
}

/** @returns {Promise<void>} when the page is idle */
function leisure() {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 30);
  });
}

/**
 * @param {string} address
 * @returns {Promise<HTMLImageElement>}
 */
async function decoded(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * @param {string} address
 * @returns {Promise<string>}
 */
async function dot(address) {
  const canvas = document.createElement("canvas");
  canvas.width = DOTS;
  canvas.height = DOTS;
  canvas.getContext("2d")?.drawImage(await decoded(address), 0, 0, DOTS, DOTS);
  const data = await /** @type {Promise<Blob | null>} */ (new Promise((done) => canvas.toBlob(done)));
  if (!data) return address;
  const quick = URL.createObjectURL(data);
  held.push(await decoded(quick));
  return quick;
}

/**
 * @param {Atlas} atlas
 * @param {string} drawing
 */
function picture(atlas, drawing) {
  const defs = needed(definitionsOf(atlas), drawing);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${defs}</defs>${drawing}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
