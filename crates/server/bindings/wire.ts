// Positions, actions and events as `aude_record::wire` writes them (docs/engine-protocol.md).
// A test compares the fields with what the server sends.

export type FigureJson = "small" | "big" | "builder" | "pig";
export type On = "road" | "city" | "cloister" | "field" | "tower";

export interface SpotJson {
  at: [number, number];
  on: On;
  via: string;
  cities?: string[];
}

export interface PlaceJson {
  tile?: string;
  x: number;
  y: number;
  rotation: number;
}

export interface PutJson {
  figure: FigureJson;
  at: [number, number];
  on: On;
  via: string;
  cities?: string[];
}

export interface RansomJson {
  from: number;
  figure: FigureJson;
}

export type ActionJson =
  | { draw: string }
  | { place: PlaceJson }
  | { pass: true }
  | { put: PutJson }
  | { fairy: SpotJson }
  | { princess: SpotJson }
  | { tower: [number, number] }
  | { capture: SpotJson }
  | { exchange: FigureJson }
  | { ransom: RansomJson }
  | { dragon: "N" | "E" | "S" | "W" }
  | { score: SpotJson };

export type OfferJson = ActionJson & { text: string; weight?: number };

export interface Next {
  actor: "chance" | number | null;
  turn: number;
  second_part: boolean;
  step: string;
  drawn: string | null;
  scores: number[];
  over: boolean;
}

export interface TileJson {
  id: string;
  x: number;
  y: number;
  rotation: number;
}

export interface FigureOnBoard {
  player: number;
  figure: FigureJson;
  role: string;
  at: [number, number];
  on: On;
  via: string;
  cities?: string[];
}

export interface SupplyJson {
  small: number;
  big: number;
  builder: number;
  pig: number;
  tower_pieces: number;
}

export interface CaptiveJson {
  captor: number;
  owner: number;
  figure: FigureJson;
}

export interface GoodsJson {
  wine: number;
  grain: number;
  cloth: number;
}

export interface TowerJson {
  x: number;
  y: number;
  height: number;
}

export interface StateJson {
  game: string;
  sets: string[];
  options: Record<string, string>;
  players: string[];
  actor: "chance" | number | null;
  turn: number;
  second_part: boolean;
  step: string;
  drawn: string | null;
  scores: number[];
  over: boolean;
  tiles: TileJson[];
  figures: FigureOnBoard[];
  supply: SupplyJson[];
  captives: CaptiveJson[];
  ransom_used: boolean;
  goods: GoodsJson[];
  dragon: [number, number] | null;
  flight: [number, number][];
  fairy: [number, number] | null;
  fairy_with: FigureOnBoard | null;
  towers: TowerJson[];
  aside: string[];
  surveyors?: [number, number];
  bag: Record<string, number>;
  bag_left: number;
  winners: number[];
  moves: number;
  hash: string;
}

export interface RefusalJson {
  cell?: [number, number];
  side?: "N" | "E" | "S" | "W";
  tile?: string;
  neighbour?: string;
  feature?: On;
  figure?: FigureJson;
  player?: number;
}

export interface ItemJson {
  what: string;
  count: number;
  each: number;
}

export type EventJson =
  | { event: "turn"; player: number; again: boolean }
  | { event: "drawn" | "discarded" | "put-aside"; tile: string }
  | { event: "back-in-bag"; count: number }
  | { event: "placed"; player: number; tile: string; x: number; y: number; rotation: number }
  | { event: "put"; player: number; figure: FigureJson; spot: SpotJson | null }
  | { event: "returned"; player: number; figure: FigureJson; from: SpotJson | null; why: string }
  | {
      event: "scored";
      player: number;
      points: number;
      category: string;
      rule: string;
      spot: SpotJson | null;
      end: boolean;
      items: ItemJson[];
    }
  | { event: "dragon"; at: [number, number]; by: number | null }
  | { event: "fairy"; spot: SpotJson | null }
  | { event: "tower"; player: number; at: [number, number]; height: number }
  | { event: "captured"; by: number; player: number; figure: FigureJson; from: SpotJson | null }
  | { event: "freed"; player: number; figure: FigureJson; by: number; ransom: boolean }
  | { event: "goods"; player: number; kind: string; count: number }
  | { event: "double-turn"; player: number }
  | { event: "surveyor"; from: number; to: number }
  | { event: "ending" }
  | { event: "over" };

export type HappenedJson = EventJson & { text: string };
