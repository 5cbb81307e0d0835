// A tower piece on a site or a tower, and the capture that may follow.

import { t } from "../../i18n/language.js";
import { cell, role } from "../../words/terms.js";
import { figureAt, standing, towerTop } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const tower = {
  name: "tower",
  takes: (offer) => "tower" in offer,
  label: (offer, here) => {
    if (!("tower" in offer)) return "";
    const [x, y] = offer.tower;
    const height = here.state.towers.find((there) => there.x === x && there.y === y)?.height ?? 0;
    return t("tower-to", { height: height + 1, cell: cell(offer.tower) });
  },
  icon: "tower-1",
  mark: (offer, here) => ("tower" in offer ? { at: towerTop(offer.tower, here), look: "ring" } : null),
};

/** @type {import("./all.js").Prompt} */
export const capture = {
  name: "capture",
  takes: (offer) => "capture" in offer,
  label: (offer, here) => {
    if (!("capture" in offer)) return "";
    const there = figureAt(offer.capture, here);
    return t("whose-at", {
      player: here.names[there?.player ?? 0],
      what: role(here.game, there?.figure ?? "small", offer.capture.on),
      cell: cell(offer.capture.at),
    });
  },
  figure: (offer, here) => {
    const there = "capture" in offer ? figureAt(offer.capture, here) : undefined;
    return there ? { figure: there.figure, on: "city", seat: there.player } : null;
  },
  mark: (offer, here) => ("capture" in offer ? { at: standing(offer.capture, here), look: "ring" } : null),
};
