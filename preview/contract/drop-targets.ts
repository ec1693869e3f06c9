import type { Cell } from '../../engine/board/board.js';

/** Cells in which the counters being dragged can be dropped. */
export interface DropTargets {
  /**
   * Legal destination cells. Empty if the game does not compute them: during set-up, or while another side has the
   * decision.
   */
  readonly cells: readonly Cell[];
  /** Cost of each cell in the game's movement points, in the order of `cells`. */
  readonly costs: readonly string[];
  /** Number of the moment whose order the drop replaces: the order these counters already have in this phase. */
  readonly replaces?: number;
}

/** The engine's verdict on dropping counters in a cell. `refused` and `rule` say why the drop is illegal. */
export interface DropVerdict {
  readonly to: Cell;
  readonly refused?: string;
  readonly rule?: string;
}
