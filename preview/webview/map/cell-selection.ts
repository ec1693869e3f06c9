import type { Cell, Point } from '../../../engine/board/board.js';
import { nextCell, type CellCursor } from './cell-cursor.js';
import { describeCell, speakCell } from './describe.js';
import type { MapContext } from './map-context.js';

/** Selects cells. */
export interface CellSelection {
  /** Selects a cell. Does nothing if the cell is not on the map. */
  readonly choose: (cell: Cell) => void;
  /** Selects the next cell in a direction. Without a selection, selects the cell that `from` returns. */
  step(direction: Point, from: () => Cell): void;
}

export interface CellSelectionEvents {
  /** Called before another cell is selected. */
  readonly leaves: () => void;
  /** Called when a cell is selected. */
  readonly chose: (cell: Cell) => void;
  /** Called when {@link CellSelection.step} has selected a cell. */
  readonly stepped: (cell: Cell) => void;
}

export function cellSelection(
  { model, camera, events, mark, announce }: MapContext,
  { leaves, chose, stepped }: CellSelectionEvents,
): CellSelection {
  function select(next: CellCursor): void {
    if (model.contents === undefined || !model.has(next.cell)) return;
    if (next.cell !== model.cursor.cell) leaves();
    model.cursor = next;
    model.ringed = [];
    chose(next.cell);
    mark();
    announce(speakCell(describeCell(model.contents.scene, next.cell)));
    events.chose(next.cell);
  }

  function choose(cell: Cell): void {
    if (model.contents && model.has(cell)) select({ cell, aim: model.contents.ground.centres[cell] });
  }

  return {
    choose,
    step(direction, from) {
      if (model.contents === undefined) return;
      const { ground } = model.contents;
      if (!model.has(model.cursor.cell)) {
        choose(from());
        return;
      }
      const next = nextCell(model.cursor, direction, ground);
      if (next === undefined) return;
      select(next);
      camera.reveal(ground.centres[next.cell]);
      stepped(next.cell);
    },
  };
}
