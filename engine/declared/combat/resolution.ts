import type { Cell } from '../../board/board.js';
import type { Result } from '../declaration/combat.js';
import type { Battle } from './fight.js';

/** A combat result that is being carried out, with the retreats that it has caused so far. */
export interface Resolution {
  readonly battle: Battle;
  readonly result: Result;
  /** The units that had to retreat, with the cells that they entered. */
  readonly retreats: Map<number, readonly Cell[]>;
}
