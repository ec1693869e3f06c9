import type { Mustering } from '../../../mechanics/muster/groups.js';
import type { Source } from '../../../model/source.js';
import type { Arm, Mobility, Size } from '../vocabulary/unit-kinds.js';

/** The two sides as dense indices, in the order of the scenario: `state.sides[side]` is the name. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const opponent = (side: Side): Side => (side === 0 ? 1 : 0);

/** What never changes about a unit. */
export interface Piece {
  readonly index: number;
  readonly name: string;
  readonly side: Side;
  /** The author's phrase: `armour brigade`. */
  readonly kind: string;
  readonly arm: Arm;
  readonly size: Size;
  /** Of regiment or brigade size [1a]. */
  readonly large: boolean;
  readonly mobility: Mobility;
  /** Sectors of a move [7a]. */
  readonly allowance: number;
  /** Goes one sector on foot or mounted: enters impassable ground [14c]. */
  readonly onFoot: boolean;
  /** Stands on the table: neither aircraft nor ship. Only ground units stack, have ZOC and are listed in cells. */
  readonly ground: boolean;
  readonly air: boolean;
  /** Tanks, or riding in them: what tanks and anti-tank guns fire at first [10.1b, 10.1c]. */
  readonly armoured: boolean;
  /** Combat factor, and that against opponents that are not armoured [Ab, 2.1q]. */
  readonly fc: number;
  readonly fcAgainstOthers: number;
  readonly range: number;
  /** The author told enough to find the row of the combat table; otherwise the factor is the least there is [3a]. */
  readonly valued: boolean;
  /** Break points at full strength [3b]. */
  readonly pr: number;
  /** Index into `State.divisions`, or -1. */
  readonly division: number;
  /** Rear-area guard [15.3]. */
  readonly guard: boolean;
  /** Regiments an artillery unit is made of [10g]. */
  readonly regiments: number;
  readonly nation?: string;
  /** Modifier of a headquarters' reorganisation by its quality: excellent, normal or poor [11d]. */
  readonly quality: 'excellent' | 'normal' | 'poor';
  /** What it is or does the work of [Bb]. */
  readonly isHeadquarters: boolean;
  readonly isArtillery: boolean;
  readonly isRecon: boolean;
  readonly isEngineer: boolean;
  readonly isAntiTank: boolean;
  readonly isAntiAircraft: boolean;
  /** Assaults fortifications and mines as engineers do [8k]. */
  readonly hasFlamethrowers: boolean;
  /** Has to site its guns anew after a move: artillery that is not self-propelled [2.1k, 7i]. */
  readonly sitesGuns: boolean;
  /** Guns over 105 mm, of ships too, or rockets: +1 in the barrage [15.1b]. */
  readonly heavyGuns: boolean;
  /** The airfield an air unit flies from [15.2]. */
  readonly airfield?: string;
  readonly source: Source;
}

/** What is activated together, or guards together [1b, 6b, 12d, 15.3]. */
export interface Division {
  readonly index: number;
  readonly name: string;
  readonly side: Side;
  readonly kind: 'division' | 'air division' | 'garrison';
  readonly members: readonly number[];
  /** Its headquarters, or -1 [2.1e]. */
  readonly headquarters: number;
}

/** What never changes in the course of a game, made from the scenario. */
export interface Muster extends Mustering<Piece, Side> {
  /** Names of the two sides; empty where the scenario names none. */
  readonly sides: readonly [string, string];
  /** Indices of each side's ground units, and of its aircraft and ships. */
  readonly ground: readonly [readonly number[], readonly number[]];
  readonly air: readonly [readonly number[], readonly number[]];
  readonly divisions: readonly Division[];
  readonly divisionByName: ReadonlyMap<string, number>;
}
