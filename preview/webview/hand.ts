import { NOWHERE, type Point } from '../../engine/board/board.js';
import type { Counter, Scene } from '../scene.js';
import { drawCounter } from '../render/counters.js';
import type { Palette } from '../render/palette.js';
import { group, type Shape } from '../render/shape.js';

/**
 * A counter picked up from the map: it hovers over the cells until it is put down or let go. Escape lets it go wherever the
 * focus is, and so does leaving the page: nothing stays in the hand behind the reader's back.
 */
export interface Hand {
  readonly held: Counter | undefined;
  /** What is in the hand, where it is. */
  readonly shapes: readonly Shape[];
  pickUp(counter: Counter, sides: Scene['sides'], palette: Palette): void;
  readonly carry: (point: Point) => void;
  /** Empties the hand; what was in it. */
  readonly letGo: () => Counter | undefined;
  /** The counters of a fresh picture: one that is gone from it is gone from the hand. */
  see(counters: readonly Counter[]): void;
}

/** @param changed Something was taken up, carried or let go. */
export function hand(changed: () => void): Hand {
  let held: Counter | undefined;
  let drawn: readonly Shape[] = [];
  let at: Point = { x: 0, y: 0 };
  const letGo = (): Counter | undefined => {
    const counter = held;
    held = undefined;
    changed();
    return counter;
  };
  // Before anything else that the key would close or let go of.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || held === undefined) return;
      letGo();
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  window.addEventListener('blur', () => {
    if (held !== undefined) letGo();
  });
  return {
    get held() {
      return held;
    },
    get shapes() {
      return held === undefined ? [] : [group({ transform: `translate(${at.x} ${at.y})` }, drawn)];
    },
    pickUp(counter, sides, palette) {
      held = counter;
      drawn = drawCounter(counter, sides, palette);
      changed();
    },
    carry(point) {
      at = point;
      changed();
    },
    letGo,
    see(counters) {
      // One from beside the map is in no picture yet.
      if (held === undefined || held.cell === NOWHERE) return;
      const { name } = held;
      held = counters.find((counter) => counter.name === name);
      if (held === undefined) letGo();
    },
  };
}
