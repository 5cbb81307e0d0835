// A record in a link: packed into the part after #, which is never sent to a server.

/**
 * @param {Uint8Array} bytes
 * @param {TransformStream<any, any> | CompressionStream | DecompressionStream} how
 */
async function through(bytes, how) {
  const packed = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(/** @type {any} */ (how));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * @param {string} record
 * @returns {Promise<string>}
 */
export async function pack(record) {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} text
 * @returns {Promise<string>} the record; empty if it is not one
 */
export async function unpack(text) {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}
