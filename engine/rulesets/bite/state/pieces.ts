import type { Mustered } from '../../../mechanics/muster/roll.js';
import type { Nation, NationName } from '../vocabulary/nations.js';
import type { Pip } from '../vocabulary/resources.js';
import type { Side } from '../vocabulary/sides.js';
import type { ClassTraits, Elite, UnitClass, UnitKind } from '../vocabulary/unit-kinds.js';

/** A face of a block [3.15, A06]. */
export interface BlockStep {
  /** Strength points; of an HQ its action points [3.11, 3.12]. */
  readonly strength: number;
  /** What it costs to regain this step [7.3]. */
  readonly pip: Pip;
  /** It takes two hits to lose it [7.7.8]. */
  readonly isShielded: boolean;
}

/** A block as its order of battle has it. It never changes. */
export interface Piece extends Mustered {
  readonly side: Side;
  readonly nation: NationName;
  readonly of: Nation;
  readonly unitClass: UnitClass;
  readonly type: UnitKind;
  readonly traits: ClassTraits;
  /** Strongest first; after the last the block is gone, unless that has 0 strength points and stays [7.7.10]. */
  readonly steps: readonly BlockStep[];
  readonly isLand: boolean;
  readonly isAir: boolean;
  /** A land unit that attacks alone [3.8]. */
  readonly isCombat: boolean;
  /** Artillery or an HQ [3.9]. */
  readonly isSupport: boolean;
  readonly isArmoured: boolean;
  readonly isFoot: boolean;
  readonly isHeadquarters: boolean;
  readonly isArtillery: boolean;
  readonly isFighter: boolean;
  readonly isBomber: boolean;
  /** Raids, interceptions, convoys: never on the map [35.0]. */
  readonly isStrategic: boolean;
  readonly elite: Elite | undefined;
  /** Levels, allowances and ranges of its own; 0 for those of its class. */
  readonly technology: number;
  readonly mp: number;
  readonly antiAircraft: number;
  readonly range: number;
  readonly charge: number;
  /** Hit range of a unit of the strategic war that the author gives; 0 without. */
  readonly hits: number;
  readonly isArctic: boolean;
  /** Bombers that raid from August 1942 on [35.1]. */
  readonly isAmerican: boolean;
  readonly dot: string;
  /** In whose country it is stationed [3.21]. */
  readonly stationed: string;
  /** Its author puts it among those that are frozen in the first month [3.21]. */
  readonly isFrozen: boolean;
}
