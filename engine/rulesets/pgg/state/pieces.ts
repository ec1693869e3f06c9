import type { Mustering } from '../../../mechanics/muster/groups.js';
import type { Source } from '../../../model/source.js';
import { sides } from '../vocabulary/sides.js';
import type { MoveClass } from '../vocabulary/terrain.js';

/** The two sides as dense indices, in the order of the vocabulary: `SIDE_NAMES[side]` is the name. */
export const SOVIET = 0;
export const GERMAN = 1;
export type Side = typeof SOVIET | typeof GERMAN;
export const SIDE_NAMES = sides;
export function opponent(side: Side): Side {
  return side === GERMAN ? SOVIET : GERMAN;
}

/** The classes of the terrain effects chart as dense indices, for cost tables. */
export const MOVE_CLASSES = ['infantry', 'cavalry', 'motorized', 'leader'] as const satisfies readonly MoveClass[];

/** One face of a counter; `undefined` where the author gave no value. Leaders have no faces but a rating. */
export interface Strength {
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
}

/** What never changes about a counter. */
export interface Piece {
  readonly index: number;
  readonly name: string;
  readonly side: Side;
  /** The author's phrase: `panzer regiment`, `infantry division`, `rifle`, `tank`, `leader`. */
  readonly kind: string;
  readonly moveClass: MoveClass;
  /** Index of {@link moveClass} in {@link MOVE_CLASSES}. */
  readonly moves: number;
  readonly isLeader: boolean;
  /** Panzer, mechanized, motorized and cavalry units move a second time [4.2 B3]. */
  readonly mechanized: boolean;
  /** Steps, strongest first. Empty for counters drawn from a pool (their face is drawn) and when the author gave none. */
  readonly faces: readonly Strength[];
  /** Leaders only: radius, bonus and defense in one number [10.1]; undefined when the author gave none. */
  readonly rating?: number;
  /** Index of the pool it is drawn from, or -1. */
  readonly pool: number;
  /** Index into `State.divisions`, or -1. */
  readonly division: number;
  /** `16` of `army "16"`, the group it was placed or arrives with. */
  readonly army?: string;
  /** What it counts against the eight units a turn that may use rail: 0, 1 or 3 [6.31]. */
  readonly railWeight: number;
  /** Index into `Muster.arrivals` of the group it comes with, or -1 when it is set up (or drawn later by a rule). */
  readonly arrival: number;
  /** The author fixed the counter drawn: index into the pool's faces, or -1. */
  readonly fixedFace: number;
  readonly source: Source;
}

/** A formation whose regiments may have divisional integrity [7.3], or count as a division for victory [15.12]. */
export interface Division {
  readonly index: number;
  readonly name: string;
  /** `panzer division`, `motorized division`, `infantry division`, `cavalry division` */
  readonly kind: string;
  readonly members: readonly number[];
  /** Panzer and motorized divisions only [7.3]. */
  readonly mayHaveIntegrity: boolean;
}

/** Counters drawn unseen: one entry for each different face. */
export interface Pool {
  readonly index: number;
  readonly kind: string;
  readonly faces: readonly Strength[];
  readonly counts: readonly number[];
}

/** What never changes in the course of a game, made from the scenario. */
export interface Muster extends Mustering<Piece, Side> {
  /** Indices of each side's pieces. */
  readonly bySide: readonly [readonly number[], readonly number[]];
  readonly divisions: readonly Division[];
  readonly pools: readonly Pool[];
  /** Indices of the provisional divisions, one for each turn [14.11], and of the South-Western Front's [14.21]. */
  readonly provisional: readonly number[];
  readonly southWestern: readonly number[];
}
