import type { Point } from '../../../engine/board/board.js';
import type { CellActions } from './cell-actions.js';
import type { CellSelection } from './cell-selection.js';
import type { CounterCarrier } from './counter-carrier.js';
import { describeCell } from './describe.js';
import type { DrawTool } from './draw-tool.js';
import type { Fan } from './fan.js';
import type { GestureHandlers } from './gestures.js';
import type { HitTest } from './hit-test.js';
import type { MapContext, MapPlay } from './map-context.js';
import type { Ruler } from './ruler.js';
import type { ScanAligner } from './scan-aligner.js';
import { gripOf, selectFromStack, type Modifiers } from './selection.js';
import type { SelectionBox } from './selection-box.js';
import type { StackFan } from './stack-fan.js';
import type { Tooltip } from './tooltip.js';

/** The parts of a map that the pointer controls. */
export interface PointerTargets {
  readonly box: SelectionBox;
  readonly hit: HitTest;
  readonly carrier: CounterCarrier;
  readonly drawing: DrawTool;
  readonly aligner: Pick<ScanAligner, 'isOn' | 'press'>;
  readonly ruler: Ruler;
  readonly fan: Fan;
  readonly stack: StackFan;
  readonly tooltip: Tooltip;
  readonly cells: CellSelection;
  readonly actions: CellActions;
}

/**
 * Returns the handlers of pointer gestures. A drag, the draw tool and the ruler take precedence over selecting a cell.
 */
export function pointerHandlers(
  { element, model, camera, events, mark }: MapContext,
  { box, hit, carrier, drawing, aligner, ruler, fan, stack, tooltip, cells, actions }: PointerTargets,
): GestureHandlers {
  /** Returns a point of the pane as an empty rectangle of the window. */
  function inWindow({ x, y }: Point): DOMRectReadOnly {
    const { left, top } = element.getBoundingClientRect();
    return new DOMRectReadOnly(left + x, top + y, 0, 0);
  }

  /** Passes a click to the game that is played on the map. Alt chooses only the top counter, Shift adds counters. */
  function pressInGame(play: MapPlay, at: Point, { altKey, shiftKey }: Modifiers): void {
    const counter = hit.counter(at);
    const cell = counter?.cell ?? hit.cell(at);
    cells.choose(cell);
    const isSingle = altKey || (counter !== undefined && fan.counters.includes(counter));
    const stack =
      counter && model.contents && selectFromStack(counter, isSingle ? 'top' : 'stack', model.contents.scene);
    tooltip.hide();
    play.press({ cell, counters: stack ?? [], adds: shiftKey, at: inWindow(at) });
  }

  return {
    take(at, modifiers) {
      if (aligner.isOn) return false;
      if (drawing.isOn) {
        drawing.begin(camera.toSheet(at));
        return true;
      }
      const counter = ruler.isOn ? undefined : hit.counter(at);
      if (counter === undefined || model.contents === undefined) return false;
      // From a stack that is spread out, only the counter itself is picked up, not the whole stack.
      const isInFan = fan.counters.includes(counter);
      return carrier.pickUp(isInFan ? [counter] : selectFromStack(counter, gripOf(modifiers), model.contents.scene));
    },
    carry(at, { shiftKey }) {
      if (drawing.isOn) drawing.through(camera.toSheet(at));
      else carrier.carry(at, hit.cell(at), shiftKey);
    },
    drop(at, { shiftKey }) {
      if (drawing.isOn) drawing.end();
      else carrier.putDown(hit.cell(at), shiftKey);
    },
    letGo() {
      drawing.drop();
      carrier.letGo();
    },
    beginBox(at, { shiftKey }) {
      if (!shiftKey || events.play?.isOpen !== true || ruler.isOn) return false;
      box.begin(camera.toSheet(at));
      return true;
    },
    box(to) {
      box.to(camera.toSheet(to));
      mark();
    },
    endBox(isFinished) {
      const inside = model.contents === undefined ? [] : box.end(model.contents);
      if (isFinished) events.play?.box(inside);
      mark();
    },
    pan: camera.pan,
    zoom: camera.zoom,
    click(at, modifiers) {
      const cell = hit.cell(at);
      if (aligner.isOn) aligner.press(camera.toSheet(at));
      else if (carrier.isCarrying) carrier.putDown(cell, modifiers.shiftKey);
      else if (drawing.isOn) actions.paint(cell);
      else if (ruler.isOn) ruler.press(cell);
      else if (events.play?.isOpen === true) pressInGame(events.play, at, modifiers);
      else {
        const counter = hit.counter(at);
        if (counter && fan.counters.includes(counter)) stack.choose(counter);
        else {
          cells.choose(cell);
          if (counter) stack.turn();
        }
        if (fan.isOpen) tooltip.hide();
      }
    },
    doubleClick(at) {
      if (aligner.isOn || carrier.isCarrying || drawing.isOn || ruler.isOn || events.play?.isOpen === true) return;
      const counter = hit.counter(at);
      actions.open(counter?.cell ?? hit.cell(at), counter);
    },
    hover(at, modifiers) {
      if (aligner.isOn) {
        tooltip.hide();
        return;
      }
      const isTarget = events.play?.point(at && hit.cell(at), inWindow(at ?? { x: 0, y: 0 })) === true;
      element.classList.toggle('over-target', isTarget);
      if (at && ruler.isOn) ruler.point(hit.cell(at));
      if (at && carrier.isCarrying) carrier.carry(at, hit.cell(at), modifiers?.shiftKey === true);
      else if (at && !isTarget && model.contents && model.has(hit.cell(at)) && !hit.isSpread(at))
        tooltip.show(describeCell(model.contents.scene, hit.cell(at)), at);
      else tooltip.hide();
      element.classList.toggle('over-counter', at !== undefined && hit.counter(at) !== undefined);
    },
  };
}
