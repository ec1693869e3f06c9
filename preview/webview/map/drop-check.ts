import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { DropTargets, DropVerdict } from '../../contract/drop-targets.js';
import type { DropJudge } from './drop-judge.js';
import type { CounterSelection } from './selection.js';

const NO_TARGETS: DropTargets = { cells: [], costs: [] };

export interface DropCheckEvents {
  /** Called when the drop targets have arrived. */
  readonly targeted: (targets: DropTargets) => void;
  /** Called when the verdict on the cell under the counters has arrived. */
  readonly judged: (verdict: DropVerdict) => void;
}

/**
 * Asks where the dragged counters can be dropped, and whether they can be dropped in the cell under the pointer. A
 * request is cancelled when the drag ends, or when the counters leave the cell.
 */
export class DropCheck {
  /** The cells where the counters can be dropped; empty until the answer has arrived. */
  targets = NO_TARGETS;
  /** The cell under the counters. */
  over: Cell = NOWHERE;
  /** True if a drop would add the cell to an attack. */
  adds = false;
  /** The verdict on a drop in the cell `over`; undefined until the verdict has arrived. */
  verdict: DropVerdict | undefined;
  private selection: CounterSelection | undefined;
  private drag = new AbortController();
  private hover = new AbortController();

  constructor(
    private readonly judge: DropJudge,
    private readonly events: DropCheckEvents,
  ) {}

  begin(selection: CounterSelection): void {
    this.end();
    this.selection = selection;
    const answered = (targets: DropTargets): void => {
      this.targets = targets;
      this.events.targeted(targets);
    };
    this.judge.targets(selection, answered, this.drag.signal);
  }

  end(): void {
    this.drag.abort();
    this.drag = new AbortController();
    this.leaveCell();
    this.selection = undefined;
    this.targets = NO_TARGETS;
    this.over = NOWHERE;
  }

  /**
   * Requests the verdict on a drop in the cell under the counters. Requests none for the cell from which the counters
   * were picked up.
   */
  moveTo(cell: Cell, adds = false): void {
    if (this.selection === undefined || (cell === this.over && adds === this.adds)) return;
    this.leaveCell();
    this.adds = adds;
    this.over = cell;
    const [{ cell: from }] = this.selection;
    if (cell === NOWHERE || cell === from) return;
    const answered = (verdict: DropVerdict): void => {
      this.verdict = verdict;
      this.events.judged(verdict);
    };
    this.judge.verdict(this.selection, { to: cell, adds }, answered, this.hover.signal);
  }

  /**
   * Returns whether the server has refused a drop in the cell. Returns false if the pointer is over another cell, or if
   * there is no answer yet.
   */
  isRefused(cell: Cell): boolean {
    return cell === this.over && this.verdict?.refused !== undefined;
  }

  private leaveCell(): void {
    this.hover.abort();
    this.hover = new AbortController();
    this.verdict = undefined;
  }
}
