import type { Cell, GridSpec } from '../engine/board/board.js';

/**
 * A scene: all a picture needs, as plain JSON. It is made from the model and the position by the
 * language server and drawn by the webview and the command line alike; it knows no rules.
 */
export interface Scene {
  readonly title: string;
  readonly grid: GridSpec;
  /** `cells[cell]` is an index into `words`, -1 where the author gave no terrain. */
  readonly terrain: { readonly words: readonly string[]; readonly cells: readonly number[] };
  readonly features: readonly SceneFeature[];
  readonly areas: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  /** Sides in the order of the ruleset. */
  readonly sides: readonly string[];
  readonly counters: readonly Counter[];
  readonly markers: readonly {
    readonly kind: string;
    readonly cell: Cell;
    /** It lies on the side of the cell towards this neighbour. */
    readonly towards?: Cell;
    readonly side?: string;
    readonly label?: string;
  }[];
  readonly findings: readonly {
    readonly severity: 'error' | 'warning' | 'information';
    readonly message: string;
    readonly cells: readonly Cell[];
    readonly place?: Place;
  }[];
  readonly overlays: readonly Overlay[];
}

/** Where something stands in the text: a document's URI and UTF-16 offsets. */
export interface Place {
  readonly uri: string;
  readonly start: number;
  readonly end: number;
}

export interface SceneFeature {
  readonly kind: string;
  /** The vocabulary's word for how it is drawn: `city`, `town`, `river`, `lake`, `road`, `rail`, `none` … */
  readonly drawn: string;
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly hexsides: readonly (readonly [Cell, Cell])[];
  readonly chains: readonly (readonly Cell[])[];
  readonly place?: Place;
}

/** What stands on a counter, wherever it lies. */
export interface CounterFace {
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  readonly symbol: { readonly function: string; readonly size?: string };
  readonly values: string;
  /** 1 is full strength, `steps` the last. */
  readonly step: number;
  readonly steps: number;
  readonly flags: readonly string[];
  readonly formation?: string;
  readonly severity?: 'error' | 'warning' | 'information';
}

export interface Counter extends CounterFace {
  readonly cell: Cell;
  /** It is over its cell and does not stand in it. */
  readonly over?: true;
  readonly place?: Place;
}

/** Something laid over the map on demand: ZOC, reach, what lies beyond it, a supply line, the path of a move, a retreat, an advance, an attack, one of earlier in the turn. */
export interface Overlay {
  readonly kind: 'zone' | 'reach' | 'beyond' | 'supply' | 'move' | 'retreat' | 'advance' | 'attack' | 'fought' | 'area';
  readonly side?: string;
  /** Names of the units that went a path. */
  readonly pieces?: readonly string[];
  /** A set of cells (`zone`, `reach`, `beyond`, `area`) or a path in order. */
  readonly cells: readonly Cell[];
  /** Text on each cell, such as a cost, in the order of `cells`. */
  readonly labels?: readonly string[];
}
