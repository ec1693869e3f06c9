import type { Cell } from '../../../engine/board/board.js';
import type { DropTargets, DropVerdict } from '../../contract/drop-targets.js';
import type { Counter } from '../../contract/scene.js';
import type { SendRequest } from '../request-channel.js';
import { namesOf, type CounterSelection } from './selection.js';

/** Decides where dragged counters can be dropped. Its answers may come later, or not at all. */
export interface DropJudge {
  /** Calls back with the cells where the counters can be dropped. */
  targets(selection: CounterSelection, onAnswer: (targets: DropTargets) => void, signal: AbortSignal): void;
  /** Calls back with the verdict on a drop in a cell. */
  verdict(selection: CounterSelection, drop: Drop, onAnswer: (verdict: DropVerdict) => void, signal: AbortSignal): void;
}

/** The cell of a drop. `adds` is true if the drop adds the cell to an attack. */
export interface Drop {
  readonly to: Cell;
  readonly adds: boolean;
}

/** Judges drops while a game is played in the panel. Each legal drop gives an answer to the open question. */
export interface AnswerDrops extends DropJudge {
  /**
   * Returns the counters that move with a drag: those of the side that must decide. If one of them was chosen before,
   * the other chosen units move too. Empty if the counters may not be dragged.
   */
  dragged(counters: readonly Counter[], all: readonly Counter[]): readonly Counter[];
  /**
   * Gives the answer of a drop in a cell, or shows why the cell is illegal. Returns true if an answer was given at
   * once.
   *
   * @param adds true to add the cell to those of the answer
   */
  drop(cell: Cell, adds: boolean, at: DOMRectReadOnly): boolean;
}

/** Judges drops that write an order or change the set-up. */
export const orderJudge = (request: SendRequest): DropJudge => ({
  targets(selection, onAnswer, signal) {
    request('dropTargets', { counters: namesOf(selection) }, onAnswer, { signal });
  },
  verdict(selection, { to, adds }, onAnswer, signal) {
    const move = { counters: namesOf(selection), from: selection[0].cell, to, ...(adds && { adds }) };
    request('dropVerdict', move, onAnswer, { signal });
  },
});
