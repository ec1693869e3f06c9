import { NOWHERE, type Point } from '../../engine/board/board.js';
import type { Counter, Scene } from '../scene.js';
import { drawPile } from '../render/counters.js';
import type { Palette } from '../render/palette.js';
import { group, type Shape } from '../render/shape.js';
import { asHandful, type Handful } from './handful.js';

/**
 * Counters picked up from the map: they hover over the cells until they are put down or let go. Escape lets them go wherever the
 * focus is, and so does leaving the page: nothing stays in the hand behind the reader's back.
 */
export interface Hand {
  readonly held: Handful | undefined;
  /** What is in the hand, where it is. */
  readonly shapes: readonly Shape[];
  pickUp(handful: Handful, sides: Scene['sides'], palette: Palette): void;
  readonly carry: (point: Point) => void;
  /** Empties the hand; what was in it. */
  readonly letGo: () => Handful | undefined;
  /** The counters of a fresh picture: those that are gone from it, or no longer together, are gone from the hand. */
  see(counters: readonly Counter[]): void;
}

/** @param changed Something was taken up, carried or let go. */
export function hand(changed: () => void): Hand {
  let held: Handful | undefined;
  let drawn: readonly Shape[] = [];
  let at: Point = { x: 0, y: 0 };
  const letGo = (): Handful | undefined => {
    const handful = held;
    held = undefined;
    changed();
    return handful;
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
    pickUp(handful, sides, palette) {
      held = handful;
      drawn = drawPile(handful, sides, palette);
      changed();
    },
    carry(point) {
      at = point;
      changed();
    },
    letGo,
    see(counters) {
      // One from beside the map is in no picture yet.
      if (held === undefined || held[0].cell === NOWHERE) return;
      const before = held;
      const now = before.flatMap(
        ({ name, cell }) => counters.find((other) => other.name === name && other.cell === cell) ?? [],
      );
      held = now.length === before.length ? asHandful(now) : undefined;
      if (held === undefined) letGo();
    },
  };
}
