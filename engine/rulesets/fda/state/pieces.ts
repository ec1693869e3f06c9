import type { Mustering } from '../../../mechanics/muster/groups.js';
import type { Source } from '../../../model/source.js';
import type { Arm, Mobility, Size } from '../vocabulary/unit-kinds.js';

/** The sides as dense indices, in the order of the scenario: `state.sides[side]` is the name. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export { opponent } from '../../../mechanics/sides.js';

/** The properties of a unit that never change. */
export interface Piece {
  readonly index: number;
  readonly name: string;
  readonly side: Side;
  /** The kind of the unit as the author writes it, for example `armour brigade`. */
  readonly kind: string;
  readonly arm: Arm;
  readonly size: Size;
  /** Whether the unit has the size of a regiment or brigade [1a]. */
  readonly large: boolean;
  readonly mobility: Mobility;
  /** Movement allowance in sectors [7a]. */
  readonly allowance: number;
  /** Whether the unit moves one sector, on foot or mounted, and may enter impassable ground [14c]. */
  readonly onFoot: boolean;
  /**
   * Whether the unit is a ground unit; aircraft and ships are not. Only ground units stack, exert ZOC and are listed in
   * cells.
   */
  readonly ground: boolean;
  readonly air: boolean;
  /**
   * Whether the unit consists of tanks or rides in them, so that tanks and anti-tank guns fire at it first [10.1b,
   * 10.1c].
   */
  readonly armoured: boolean;
  /** Combat factor, and the factor against unarmoured opponents [Ab, 2.1q]. */
  readonly fc: number;
  readonly fcAgainstOthers: number;
  readonly range: number;
  /** Whether the unit's row of the combat table is known; otherwise its factor is the lowest [3a]. */
  readonly valued: boolean;
  /** Break points at full strength [3b]. */
  readonly pr: number;
  /** Index of the unit's division in `State.divisions`; -1 for a unit without a division. */
  readonly division: number;
  /** Whether the unit is a rear-area guard [15.3]. */
  readonly guard: boolean;
  /** Number of regiments of an artillery unit [10g]. */
  readonly regiments: number;
  readonly nation?: string;
  /** Quality of a headquarters, which modifies reorganisation [11d]. */
  readonly quality: 'excellent' | 'normal' | 'poor';
  /** Whether the unit counts as a unit of the named arm: it belongs to the arm, or it does the work of the arm [Bb]. */
  readonly isHeadquarters: boolean;
  readonly isArtillery: boolean;
  readonly isRecon: boolean;
  readonly isEngineer: boolean;
  readonly isAntiTank: boolean;
  readonly isAntiAircraft: boolean;
  /** Whether the unit assaults fortifications and mines as engineers do [8k]. */
  readonly hasFlamethrowers: boolean;
  /** Whether the unit must position its guns again after a move: artillery that is not self-propelled [2.1k, 7i]. */
  readonly sitesGuns: boolean;
  /** Whether the unit has rockets or guns of more than 105 mm, which add 1 to the barrage roll [15.1b]. */
  readonly heavyGuns: boolean;
  /** The name of the airfield of an air unit [15.2]. */
  readonly airfield?: string;
  readonly source: Source;
}

/** Units that are activated together or guard together [1b, 6b, 12d, 15.3]. */
export interface Division {
  readonly index: number;
  readonly name: string;
  readonly side: Side;
  readonly kind: 'division' | 'air division' | 'garrison';
  readonly members: readonly number[];
  /** Index of the division's headquarters, or -1 [2.1e]. */
  readonly headquarters: number;
}

/** The parts of a scenario that never change during a game. */
export interface Muster extends Mustering<Piece, Side> {
  /** Names of the two sides; empty where the scenario names none. */
  readonly sides: readonly [string, string];
  /** Indices of the ground units of each side. `air` contains those of each side's aircraft and ships. */
  readonly ground: readonly [readonly number[], readonly number[]];
  readonly air: readonly [readonly number[], readonly number[]];
  readonly divisions: readonly Division[];
  readonly divisionByName: ReadonlyMap<string, number>;
}
