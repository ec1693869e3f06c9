import type { Cell } from '../engine/board/board.js';

/** Where a counter that is in the hand can go. */
export interface Hold {
  /** Cells it can go to; none where the game does not reckon it: in the set-up, or when another side is to decide. */
  readonly cells: readonly Cell[];
  /** What each costs, in points of the game. */
  readonly costs: readonly string[];
  /** The number of the moment whose order putting it down changes: the one it has in this phase already. */
  readonly replaces?: number;
}

/** Whether a counter may be put down in a cell: as the engine has it, with the rule against it. */
export interface Verdict {
  readonly to: Cell;
  readonly refused?: string;
  readonly rule?: string;
}
