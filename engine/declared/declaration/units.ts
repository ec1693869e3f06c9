import type { UnitSymbol } from '../../play/records.js';
import type { Ruled } from './ground.js';

/** The names of the numbers on the face of a counter, and the indices of attack, defence and movement among them. */
export interface Face {
  readonly names: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
}

export interface UnitKind extends Ruled {
  readonly side: string | undefined;
  readonly symbol: UnitSymbol;
  /** Index of the class of movement of this kind of unit in the `classes` of the declaration. */
  readonly class: number;
  readonly hasZone: boolean;
}

export interface UnitState extends Ruled {
  readonly canAttack: boolean;
  readonly canMove: boolean;
  readonly hasZone: boolean;
  /** Whether a unit that is in the state and would enter it again is lost. */
  readonly isLostTheSecondTime: boolean;
}
