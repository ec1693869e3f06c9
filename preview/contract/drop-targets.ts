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

/** The attack or overrun that a drop would order, or a move into a cell with enemy units. */
export interface DropAttack {
  /** The order that the drop would write. */
  readonly order: string;
  /** Odds of the attack; absent if the game forecasts none, or if the viewer may not know them. */
  readonly summary?: string;
  /** Probability (0 to 1) of each result; empty without odds. */
  readonly chances: readonly { readonly result: string; readonly chance: number }[];
}

/** The engine's verdict on dropping counters in a cell. `refused` and `rule` say why the drop is illegal. */
export interface DropVerdict {
  readonly to: Cell;
  readonly attack?: DropAttack;
  /** The answer that the drop gives to the open question of a game that is played in the panel. */
  readonly answer?: DropAttack;
  readonly refused?: string;
  readonly rule?: string;
}
