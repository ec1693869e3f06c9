import type { Point } from '../../engine/board/board.js';
import type { Counter, Scene } from '../scene.js';
import { drawCounter } from '../render/counters.js';
import type { Palette } from '../render/palette.js';
import { n } from '../render/svg.js';
import { svg, svgNodes } from './dom.js';

/**
 * A counter picked up from the map: it hovers over the cells until it is put down or let go. Escape lets it go wherever the
 * focus is, and so does leaving the page: nothing stays in the hand behind the reader's back.
 */
export interface Hand {
  readonly element: SVGGElement;
  readonly held: Counter | undefined;
  pickUp(counter: Counter, sides: Scene['sides'], palette: Palette): void;
  readonly carry: (point: Point) => void;
  /** Empties the hand; what was in it. */
  readonly letGo: () => Counter | undefined;
  /** The counters of a fresh picture: one that is gone from it is gone from the hand. */
  see(counters: readonly Counter[]): void;
}

export function hand(changed: (holding: boolean) => void): Hand {
  const element = svg('g', { class: 'carried' });
  let held: Counter | undefined;
  const letGo = (): Counter | undefined => {
    const counter = held;
    held = undefined;
    element.replaceChildren();
    changed(false);
    return counter;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && held !== undefined) letGo();
  });
  window.addEventListener('blur', () => {
    if (held !== undefined) letGo();
  });
  return {
    element,
    get held() {
      return held;
    },
    pickUp(counter, sides, palette) {
      held = counter;
      element.replaceChildren(...svgNodes(drawCounter(counter, sides, palette)));
      changed(true);
    },
    carry: ({ x, y }) => {
      element.setAttribute('transform', `translate(${n(x)} ${n(y)})`);
    },
    letGo,
    see(counters) {
      if (held === undefined) return;
      const { name } = held;
      held = counters.find((counter) => counter.name === name);
      if (held === undefined) letGo();
    },
  };
}
