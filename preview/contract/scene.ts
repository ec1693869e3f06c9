import type { Cell, GridSpec } from '../../engine/board/board.js';

/**
 * A scene: everything needed to draw a picture, as plain JSON. The language server makes the scene from the compiled
 * file and the position in the game. The webview and the command line draw it. A scene contains no rules of the game.
 */
export interface Scene {
  readonly title: string;
  /**
   * Words of the scene, such as kinds of units, with their terms in the reader's language. A word that is missing here
   * is shown as it is.
   */
  readonly terms?: Readonly<Record<string, string>>;
  readonly grid: GridSpec;
  /** For each cell, `cells[cell]` is an index into `words`, or -1 where the author gave no terrain. */
  readonly terrain: {
    readonly words: readonly string[];
    readonly cells: readonly number[];
    /** The author's own pictures of terrain. `word` is an index into `words`. */
    readonly pictures?: readonly { readonly word: number; readonly picture: ScenePicture }[];
  };
  readonly features: readonly SceneFeature[];
  readonly areas: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  /** The author's scan, which only the panel shows. */
  readonly underlay?: SceneUnderlay;
  /** The texts that the author writes on the map. */
  readonly texts?: readonly SceneText[];
  /** Sides in the ruleset's order. */
  readonly sides: readonly string[];
  readonly counters: readonly Counter[];
  readonly markers: readonly {
    readonly kind: string;
    readonly cell: Cell;
    /** The neighbour cell, if the marker lies on the hexside between `cell` and this neighbour. */
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

/** A location in a text: a document's URI and UTF-16 offsets (end exclusive). */
export interface Place {
  readonly uri: string;
  readonly start: number;
  readonly end: number;
}

/** A scan of a printed map that is shown under the grid. */
export interface SceneUnderlay {
  readonly picture: ScenePicture;
  readonly anchors: readonly [ScanAnchor, ScanAnchor];
  /** Opacity in percent. */
  readonly opacity: number;
}

/** A cell, and the pixel of the scan at which its centre lies. */
export interface ScanAnchor {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

/** A text on the map, centred on a cell. `angle` is in degrees; a positive angle rises to the right. */
export interface SceneText {
  readonly text: string;
  readonly cell: Cell;
  readonly size: 'small' | 'medium' | 'large' | 'huge';
  readonly angle: number;
  readonly place?: Place;
}

/** A picture file of the author. Its edition changes when the file has changed. */
export interface ScenePicture {
  readonly uri: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly edition: number;
}

export interface SceneFeature {
  readonly kind: string;
  /** The vocabulary's word for how the feature is drawn: `city`, `town`, `river`, `lake`, `road`, `rail`, `none` … */
  readonly drawn: string;
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly hexsides: readonly (readonly [Cell, Cell])[];
  readonly chains: readonly (readonly Cell[])[];
  readonly place?: Place;
}

/** The printed and current values of a counter, on or off the map. */
export interface CounterFace {
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  readonly symbol: { readonly function: string; readonly size?: string };
  readonly values: string;
  /** Current strength step: 1 is full strength, `steps` is the last step. */
  readonly step: number;
  readonly steps: number;
  readonly flags: readonly string[];
  readonly formation?: string;
  /** The texts on the counter that the author wrote in place of the names of the unit and of its formation. */
  readonly shortName?: string;
  readonly shortFormation?: string;
  /** The author's picture, which is drawn in place of the symbol. */
  readonly picture?: ScenePicture;
  readonly severity?: 'error' | 'warning' | 'information';
}

export interface Counter extends CounterFace {
  readonly cell: Cell;
  /** True for an air unit above the cell. Such a unit does not stack with the units in the cell. */
  readonly over?: true;
  readonly place?: Place;
}

/**
 * An overlay of the map. The kind `beyond` marks cells that a unit cannot reach. The kind `fought` shows an attack made
 * earlier in the turn.
 */
export interface Overlay {
  readonly kind: 'zone' | 'reach' | 'beyond' | 'supply' | 'move' | 'retreat' | 'advance' | 'attack' | 'fought' | 'area';
  readonly side?: string;
  /** Names of the units that took the path. */
  readonly pieces?: readonly string[];
  /** The cells of the overlay: a set for `zone`, `reach`, `beyond` and `area`, otherwise a path in order. */
  readonly cells: readonly Cell[];
  /** Text for each cell, such as a cost, in the order of `cells`. */
  readonly labels?: readonly string[];
}
