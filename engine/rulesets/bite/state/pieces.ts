import type { Mustered } from '../../../mechanics/muster/piece-register.js';
import type { Nation, NationName } from '../vocabulary/nations.js';
import type { Pip } from '../vocabulary/resources.js';
import type { Side } from '../vocabulary/sides.js';
import type { ClassTraits, Elite, UnitClass, UnitKind } from '../vocabulary/unit-kinds.js';

/** A step of a block [3.15, A06]. */
export interface BlockStep {
  /** Strength points or, for an HQ, action points [3.11, 3.12]. */
  readonly strength: number;
  /** Colour of the pip, which determines the cost of regaining this step [7.3]. */
  readonly pip: Pip;
  /** True if two hits are needed to lose this step [7.7.8]. */
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
  /**
   * Steps of the block, strongest first. A block that loses its last step is eliminated, but a last step of 0 strength
   * points stays on the map [7.7.10].
   */
  readonly steps: readonly BlockStep[];
  readonly isLand: boolean;
  readonly isAir: boolean;
  /** True for a land unit that may attack alone [3.8]. */
  readonly isCombat: boolean;
  /** True for artillery and for an HQ [3.9]. */
  readonly isSupport: boolean;
  readonly isArmoured: boolean;
  readonly isFoot: boolean;
  readonly isHeadquarters: boolean;
  readonly isArtillery: boolean;
  readonly isFighter: boolean;
  readonly isBomber: boolean;
  /** True for a unit of the strategic war, which is never on the map [35.0]. */
  readonly isStrategic: boolean;
  readonly elite: Elite | undefined;
  /** Technology level that the author gives this unit; 0 if the level of its class applies. */
  readonly technology: number;
  /** Movement points that the author gives this unit; 0 if the points of its class apply. */
  readonly mp: number;
  /** Lowest roll that hits in anti-aircraft fire, if the author gives one for this unit; otherwise 0. */
  readonly antiAircraft: number;
  /** Range that the author gives this unit; 0 if the range of its class applies. */
  readonly range: number;
  /** Extra dice of the unit in its cavalry charge; 0 if it has none [20.0.barbo]. */
  readonly charge: number;
  /** Lowest roll that hits for a unit of the strategic war, as the author gives it; 0 if it is not given. */
  readonly hits: number;
  readonly isArctic: boolean;
  /** True for American bombers, which raid from August 1942 on [35.1]. */
  readonly isAmerican: boolean;
  readonly dot: string;
  /** The nation in whose country the unit is stationed [3.21]. */
  readonly stationed: string;
  /** True if the author marked the unit as frozen in the first month [3.21]. */
  readonly isFrozen: boolean;
}
