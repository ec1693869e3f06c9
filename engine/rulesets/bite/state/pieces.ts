import type { Mustered } from '../../../mechanics/muster/piece-register.js';
import type { Nation, NationName } from '../vocabulary/nations.js';
import type { Pip } from '../vocabulary/resources.js';
import type { Side } from '../vocabulary/sides.js';
import type { ClassTraits, Elite, UnitClass, UnitKind } from '../vocabulary/unit-kinds.js';

/** A step of a block [3.15, A06]. */
export interface BlockStep {
  /** Strength points; for an HQ, action points [3.11, 3.12]. */
  readonly strength: number;
  /** Colour of the pip, which sets the cost to regain this step [7.3]. */
  readonly pip: Pip;
  /** Two hits are needed to lose this step [7.7.8]. */
  readonly isShielded: boolean;
}

/** A block as given in the order of battle. It never changes during a game. */
export interface Piece extends Mustered {
  readonly side: Side;
  readonly nation: NationName;
  readonly of: Nation;
  readonly unitClass: UnitClass;
  readonly type: UnitKind;
  readonly traits: ClassTraits;
  /** Steps, strongest first. A block that loses its last step is eliminated; a last step of 0 strength points stays on the map [7.7.10]. */
  readonly steps: readonly BlockStep[];
  readonly isLand: boolean;
  readonly isAir: boolean;
  /** A land unit that may attack alone [3.8]. */
  readonly isCombat: boolean;
  /** Artillery or an HQ [3.9]. */
  readonly isSupport: boolean;
  readonly isArmoured: boolean;
  readonly isFoot: boolean;
  readonly isHeadquarters: boolean;
  readonly isArtillery: boolean;
  readonly isFighter: boolean;
  readonly isBomber: boolean;
  /** A unit of the strategic war, never on the map [35.0]. */
  readonly isStrategic: boolean;
  readonly elite: Elite | undefined;
  /** Technology level, allowance and so on of this unit; 0: that of its class. */
  readonly technology: number;
  readonly mp: number;
  readonly antiAircraft: number;
  readonly range: number;
  readonly charge: number;
  /** Lowest roll that hits for a unit of the strategic war, as given by the author; 0 if not given. */
  readonly hits: number;
  readonly isArctic: boolean;
  /** American bombers, which raid from August 1942 on [35.1]. */
  readonly isAmerican: boolean;
  readonly dot: string;
  /** The nation in whose country it is stationed [3.21]. */
  readonly stationed: string;
  /** Marked by its author as frozen in the first month [3.21]. */
  readonly isFrozen: boolean;
}
