import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { Counter } from '../../contract/scene.js';
import type { CellSelection } from './cell-selection.js';
import type { CounterCarrier } from './counter-carrier.js';
import { describeCell, speakCell } from './describe.js';
import type { DrawTool } from './draw-tool.js';
import type { MapContext, MapPlay } from './map-context.js';
import type { Ruler } from './ruler.js';
import { selectFromStack } from './selection.js';
import type { StackFan } from './stack-fan.js';
import { rectangleInWindow } from './window-rectangle.js';

/** Effects of a click, a double click or Enter on a cell. */
export interface CellActions {
  /** Opens the text that describes a counter. If no counter is given, opens the text that describes the cell. */
  open(cell: Cell, counter: Counter | undefined): void;
  /** Uses the draw tool in a cell. The tool paints the cell, or begins or continues a line there. */
  readonly paint: (cell: Cell) => void;
  /** Acts on Enter in the selected cell: drops counters, paints, measures, or opens the text. */
  readonly enter: (hasShift: boolean) => void;
}

/** The parts of a map that the actions on cells use. */
export interface CellActionTargets {
  readonly cells: CellSelection;
  readonly carrier: CounterCarrier;
  readonly drawing: DrawTool;
  readonly ruler: Ruler;
  readonly stack: StackFan;
}

export function cellActions(
  { element, model, camera, events, announce }: MapContext,
  { cells, carrier, drawing, ruler, stack }: CellActionTargets,
): CellActions {
  function open(cell: Cell, counter: Counter | undefined): void {
    if (cell !== NOWHERE) events.open(counter ? { cell, counter } : { cell });
  }

  function paint(cell: Cell): void {
    if (model.contents === undefined || cell === NOWHERE) return;
    const painted = drawing.press(cell);
    cells.choose(cell);
    if (painted !== '') announce(`${painted}. ${speakCell(describeCell(model.contents.scene, cell))}`);
  }

  /** Passes Enter in the selected cell to the game that is played on the map. */
  function pressInGame(play: MapPlay, cell: Cell, adds: boolean): void {
    if (model.contents === undefined || !model.has(cell)) return;
    const { scene, ground } = model.contents;
    const counter = stack.counter();
    const counters = counter === undefined ? [] : stack.isOpen ? [counter] : selectFromStack(counter, 'stack', scene);
    play.press({ cell, counters, adds, at: rectangleInWindow(element, camera, ground.centres[cell]) });
  }

  return {
    open,
    paint,
    enter(hasShift) {
      const { cell } = model.cursor;
      if (carrier.isCarrying) carrier.putDown(cell, hasShift);
      else if (drawing.isOn) paint(cell);
      else if (ruler.isOn) ruler.press(cell);
      else if (events.play?.isOpen === true) pressInGame(events.play, cell, hasShift);
      else open(cell, stack.counter());
    },
  };
}
