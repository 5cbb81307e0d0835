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

/**
 * The URL of the image of a tile's plain landscape, if it has one.
 * @param {Atlas} atlas
 * @param {string} id the tile's
 */
export function plainPicture(atlas, id) {
  const { plain } = atlas.tiles[id];
  if (plain === undefined) return null;
  const pictures = made.get(atlas) ?? new Map();
  made.set(atlas, pictures);
  const name = `plain ${id}`;
  if (!pictures.has(name)) pictures.set(name, picture(atlas, plain));
  return pictures.get(name) ?? "";
}

/** Pixels along a tile's side: sharp as far as people zoom in. */
const PIXELS = window.devicePixelRatio > 1 ? 400 : 320;
/** The same for plain landscapes, which are shown small. */
const PLAIN_PIXELS = window.devicePixelRatio > 1 ? 200 : 120;

/** Bitmaps by the URLs of the drawings. @type {Map<string, Promise<string>>} */
const bitmaps = new Map();
/** A few at a time: the page comes first. */
const AT_ONCE = 4;
let turn = Promise.resolve("");
let batch = { left: 0, ready: Promise.resolve() };
/** The drawings, decoded. @type {Map<string, Promise<HTMLImageElement>>} */
const drawings = new Map();
/** Referenced images stay decoded. @type {HTMLImageElement[]} */
const held = [];

/**
 * The bitmap for a drawing as it lies, when there is time for it. One that is turned beforehand is drawn without turning,
 * which costs each frame far less.
 * @param {string} address
 * @param {number} rotation quarter turns
 * @param {boolean} plain whether it is a plain landscape
 * @returns {Promise<string>}
 */
export function bitmap(address, rotation, plain) {
  const name = `${address} ${rotation}`;
  const known = bitmaps.get(name);
  if (known) return known;
  if (!batch.left) batch = { left: AT_ONCE, ready: turn.then(leisure) };
  batch.left -= 1;
  const coming = batch.ready.then(() => render(address, rotation, plain ? PLAIN_PIXELS : PIXELS)).catch(() => "");
  turn = coming;
  bitmaps.set(name, coming);
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
 * @param {number} rotation
 * @param {number} size in pixels
 * @returns {Promise<string>} empty if it cannot be made
 */
async function render(address, rotation, size) {
  const drawing = drawings.get(address) ?? decoded(address);
  drawings.set(address, drawing);
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  pen?.translate(size / 2, size / 2);
  pen?.rotate((rotation * Math.PI) / 2);
  pen?.drawImage(await drawing, -size / 2, -size / 2, size, size);
  const data = await /** @type {Promise<Blob | null>} */ (new Promise((done) => canvas.toBlob(done)));
  if (!data) return "";
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
  const size = 100 + 2 * atlas.bleed;
  const box = `viewBox="${-atlas.bleed} ${-atlas.bleed} ${size} ${size}" width="${size}" height="${size}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${defs}</defs>${drawing}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
