// Just enough of a page for modules that look at their own address.

globalThis.document = /** @type {any} */ ({ baseURI: "http://table.example/club/" });
globalThis.location = /** @type {any} */ (new URL("http://table.example/club/"));
globalThis.localStorage = /** @type {any} */ ({ getItem: () => null, setItem: () => {} });
