import { NOWHERE, type Point } from '../../../engine/board/board.js';
import type { Counter, Scene } from '../../contract/scene.js';
import { drawPile } from '../../render/counters.js';
import type { Palette } from '../../render/palette.js';
import { group, type Shape } from '../../render/shape.js';
import { asSelection, type CounterSelection } from './selection.js';

/**
 * The drag state: counters that were picked up follow the pointer until they are dropped or released. The counters are
 * released by Escape, wherever the focus is, and when the user leaves the page.
 */
export interface CounterDrag {
  readonly carried: CounterSelection | undefined;
  /** The dragged counters at their current position. */
  readonly shapes: readonly Shape[];
  pickUp(selection: CounterSelection, sides: Scene['sides'], palette: Palette): void;
  readonly carry: (point: Point) => void;
  /** Ends the drag without a drop, and returns the dragged counters. */
  readonly letGo: () => CounterSelection | undefined;
  /**
   * Updates the drag after a new picture. The drag ends if a counter has disappeared or the counters are no longer
   * together.
   */
  see(counters: readonly Counter[]): void;
}

/**
 * Creates the drag state of a map pane.
 * @param changed called when counters are picked up, moved or released
 */
export function counterDrag(changed: () => void): CounterDrag {
  let carried: CounterSelection | undefined;
  let drawn: readonly Shape[] = [];
  let at: Point = { x: 0, y: 0 };
  const letGo = (): CounterSelection | undefined => {
    const selection = carried;
    carried = undefined;
    changed();
    return selection;
  };
  // Capture, so that Escape ends the drag before it closes anything else.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || carried === undefined) return;
      letGo();
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  window.addEventListener('blur', () => {
    if (carried !== undefined) letGo();
  });
  return {
    get carried() {
      return carried;
    },
    get shapes() {
      return carried === undefined ? [] : [group({ transform: `translate(${at.x} ${at.y})` }, drawn)];
    },
    pickUp(selection, sides, palette) {
      carried = selection;
      drawn = drawPile(selection, sides, palette);
      changed();
    },
    carry(point) {
      at = point;
      changed();
    },
    letGo,
    see(counters) {
      // Counters that come from the tray of unplaced counters are in no picture yet.
      if (carried === undefined || carried[0].cell === NOWHERE) return;
      const before = carried;
      const now = before.flatMap(
        ({ name, cell }) => counters.find((other) => other.name === name && other.cell === cell) ?? [],
      );
      carried = now.length === before.length ? asSelection(now) : undefined;
      if (carried === undefined) letGo();
    },
  };
}
