// A page for addresses that lead nowhere, and for pages that cannot be fetched, with a way onwards.

import { t } from "../i18n/language.js";
import { Refused } from "../net/api.js";
import { atlasOf } from "../table/board/atlas.js";
import { turned } from "../table/board/points.js";
import { landscape } from "../table/board/tiles.js";
import { errorText } from "../words/errors.js";
import { h, s } from "./dom.js";
import { frame } from "./frame.js";

/** A road, a traveller, and no tile where the road goes on. */
const ROAD = [{ id: "V", x: 0, y: 0, rotation: 0 }, { id: "U", x: 1, y: 0, rotation: 1 }];

/** @param {import("../table/board/atlas.js").Atlas} atlas */
function picture(atlas) {
  const { segments } = atlas.tiles[ROAD[1].id];
  const [x, y] = turned(segments.find(({ on }) => on === "road")?.spot ?? [50, 50], ROAD[1].rotation);
  return s("svg", { viewBox: "-4 -4 308 108" },
    ROAD.map((tile) => landscape(atlas, tile, 0)),
    s("use", { href: "#small0", transform: `translate(${100 + x} ${y})` }),
    s("rect", { class: "missing-tile", x: 204, y: 4, width: 92, height: 92, rx: 12 }),
    s("text", { class: "missing-sign", x: 250, y: 52 }, "?"));
}

/**
 * @param {HTMLElement} root
 * @param {unknown} why what went wrong, or a text
 */
export function showNotFound(root, why) {
  const lost = why instanceof Refused && why.code === "connection/lost";
  const title = typeof why === "string" ? why : errorText(why).text;
  const main = frame(root, { title });
  main.className = "page not-found";
  const road = h("div", { class: "not-found-road", "aria-hidden": "true" });
  main.append(road, h("h1", null, title), h("p", null, t(lost ? "not-found-later" : "not-found-about")), h("p", { class: "row" },
    lost ? h("button", { class: "main", onclick: () => location.reload() }, t("try-again-now")) : null,
    h("a", { class: lost ? "button" : "button main", href: "." }, t("to-home"))));
  atlasOf("classic", ["base"]).then((atlas) => road.replaceChildren(picture(atlas)), () => {});
}
