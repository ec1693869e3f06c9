import type { Cell } from '../../../engine/board/board.js';
import type { PlayedLoss } from '../../contract/playing.js';
import { COUNTER_SIZE } from '../../render/counters.js';
import type { Shape } from '../../render/shape.js';
import { badge } from './badge.js';
import type { MapModel } from './map-model.js';

/** Milliseconds for which the marks of losses are shown. A key or a press of the pointer removes the marks earlier. */
const SHOWN_MS = 4000;

/** Marks on the map for the losses of units in the events that led to a question: `−1` for a step, `✕` for a unit. */
export interface LossMarks {
  /** Shows marks in place of earlier ones. */
  readonly show: (losses: readonly PlayedLoss[]) => void;
  readonly end: () => void;
  readonly shapes: (model: MapModel) => readonly Shape[];
}

/**
 * Creates the marks of losses on a map.
 * @param changed called when the map must be drawn again
 */
export function lossMarks(changed: () => void): LossMarks {
  let marks: ReadonlyMap<Cell, string> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    if (marks.size === 0) return;
    marks = new Map();
    changed();
  }

  return {
    show(losses) {
      end();
      marks = lossTexts(losses);
      if (marks.size === 0) return;
      timer = setTimeout(end, SHOWN_MS);
      changed();
    },
    end,
    shapes: ({ contents, palette }) =>
      [...marks].flatMap(([cell, text]) => {
        if (contents === undefined || !(cell in contents.ground.centres)) return [];
        const { x, y } = contents.ground.centres[cell];
        return badge({ x: x + COUNTER_SIZE / 2, y: y - COUNTER_SIZE / 2 }, text, palette.attack, palette);
      }),
  };
}

/** Returns the losses in each cell as a short text: `−3`, `✕`, `2 ✕ −1`. */
export function lossTexts(losses: readonly PlayedLoss[]): ReadonlyMap<Cell, string> {
  const cells = [...new Set(losses.map(({ cell }) => cell))];
  return new Map(
    cells.map((cell) => {
      const own = losses.filter((loss) => loss.cell === cell);
      const units = own.filter(({ isEliminated }) => isEliminated === true).length;
      const steps = own.reduce((sum, loss) => sum + (loss.isEliminated === true ? 0 : loss.steps), 0);
      const parts = [units > 1 ? `${units} ✕` : units === 1 ? '✕' : '', steps > 0 ? `−${steps}` : ''];
      return [cell, parts.filter((part) => part !== '').join(' ')];
    }),
  );
}
