import type { Mustering } from '../../../mechanics/muster/groups.js';
import type { Source } from '../../../model/source.js';
import { sides } from '../vocabulary/sides.js';
import type { MoveClass } from '../vocabulary/terrain.js';

/** The sides as dense indices in the order of the vocabulary: `SIDE_NAMES[side]` is the name of a side. */
export const SOVIET = 0;
export const GERMAN = 1;
export type Side = typeof SOVIET | typeof GERMAN;
export const SIDE_NAMES = sides;
export { opponent } from '../../../mechanics/sides.js';

/** The classes of the terrain effects chart as dense indices, for cost tables. */
export const MOVE_CLASSES = ['infantry', 'cavalry', 'motorized', 'leader'] as const satisfies readonly MoveClass[];

/** A face of a counter; `undefined` where the author gave no value. Leaders have a rating instead of faces. */
export interface Strength {
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
}

/** The properties of a counter that never change. */
export interface Piece {
  readonly index: number;
  readonly name: string;
  readonly side: Side;
  /** The kind in the words of the author: `panzer regiment`, `infantry division`, `rifle`, `tank`, `leader`. */
  readonly kind: string;
  readonly moveClass: MoveClass;
  /** Index of {@link moveClass} in {@link MOVE_CLASSES}. */
  readonly moves: number;
  readonly isLeader: boolean;
  /** Whether the unit moves a second time: panzer, mechanized, motorized and cavalry units [4.2 B3]. */
  readonly mechanized: boolean;
  /** Faces by step, the strongest first. Empty for counters drawn from a pool and for units without values. */
  readonly faces: readonly Strength[];
  /**
   * The number on a leader's counter, which is his radius, bonus and defense [10.1]. Undefined for other units, and for
   * leaders without a rating in the text.
   */
  readonly rating?: number;
  /** Index of the pool from which the counter is drawn, or -1. */
  readonly pool: number;
  /** Index of the unit's division in `State.divisions`; -1 if the unit belongs to no division. */
  readonly division: number;
  /** The number of the army with which the unit is placed or arrives: `16` of `army "16"`. */
  readonly army?: string;
  /** The part of the rail capacity that the unit uses: 0, 1 or 3 of the eight that are available in a turn [6.31]. */
  readonly railWeight: number;
  /**
   * Index into `Muster.arrivals` of the group with which the unit arrives; -1 for a unit that is set up or that a rule
   * draws later.
   */
  readonly arrival: number;
  /** Index of the counter in the pool's faces, if the author fixed the counter; otherwise -1. */
  readonly fixedFace: number;
  readonly source: Source;
}

/** A formation whose regiments may have divisional integrity [7.3], or count as a division for victory [15.12]. */
export interface Division {
  readonly index: number;
  readonly name: string;
  /** The kind of division: `panzer division`, `motorized division`, `infantry division` or `cavalry division`. */
  readonly kind: string;
  readonly members: readonly number[];
  /** Whether the division can have divisional integrity: panzer and motorized divisions only [7.3]. */
  readonly mayHaveIntegrity: boolean;
}

/** A pool of counters that are drawn unseen: one entry for each different face. */
export interface Pool {
  readonly index: number;
  readonly kind: string;
  readonly faces: readonly Strength[];
  readonly counts: readonly number[];
}

/** The parts of a scenario that never change during a game. */
export interface Muster extends Mustering<Piece, Side> {
  /** Indices of each side's pieces. */
  readonly bySide: readonly [readonly number[], readonly number[]];
  readonly divisions: readonly Division[];
  readonly pools: readonly Pool[];
  /**
   * Indices of the divisions that rules bring into play: in `provisional` one division per turn [14.11], in
   * `southWestern` the divisions of the South-Western Front [14.21].
   */
  readonly provisional: readonly number[];
  readonly southWestern: readonly number[];
}
