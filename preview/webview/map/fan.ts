import type { Point } from '../../../engine/board/board.js';
import { COUNTER_SIZE, drawCounter } from '../../render/counters.js';
import type { Palette } from '../../render/palette.js';
import { el, group, type Shape } from '../../render/shape.js';
import type { Counter, Scene } from '../../contract/scene.js';

/** Gap around each counter of a stack that is spread out. */
const COUNTER_GAP = 8;
const COUNTERS_PER_ROW = 6;

/** A rectangle of the sheet, such as the visible part, in which the spread-out stack must fit. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A stack spread out next to its cell, with the top counter first. Each counter can be picked up separately. */
export interface Fan {
  readonly isOpen: boolean;
  readonly counters: readonly Counter[];
  /** The counter selected with the keyboard or by a click. */
  readonly chosen: Counter | undefined;
  /**
   * Spreads out a stack.
   * @param scale factor by which the counters are enlarged so that they are legible
   */
  open(stack: readonly Counter[], centre: Point, scale: number, room: Room): void;
  readonly fold: () => void;
  /** Selects the next or previous counter. */
  step(by: 1 | -1): Counter | undefined;
  /** Selects a counter of the spread-out stack; returns undefined if the stack does not contain it. */
  choose(counter: Counter): Counter | undefined;
  /** The part of the sheet that the spread-out stack covers; undefined if no stack is spread out. */
  readonly covered: Room | undefined;
  at(point: Point): Counter | undefined;
  shapes(sides: Scene['sides'], palette: Palette): readonly Shape[];
}

export function fan(): Fan {
  let counters: readonly Counter[] = [];
  let corner: Point = { x: 0, y: 0 };
  let scale = 1;
  let chosen = -1;

  const size = (): { width: number; height: number } => ({
    width: (Math.min(counters.length, COUNTERS_PER_ROW) * (COUNTER_SIZE + COUNTER_GAP) + COUNTER_GAP) * scale,
    height: (Math.ceil(counters.length / COUNTERS_PER_ROW) * (COUNTER_SIZE + COUNTER_GAP) + COUNTER_GAP) * scale,
  });
  const middle = (i: number): Point => ({
    x: (COUNTER_GAP + (i % COUNTERS_PER_ROW) * (COUNTER_SIZE + COUNTER_GAP) + COUNTER_SIZE / 2) * scale,
    y: (COUNTER_GAP + Math.floor(i / COUNTERS_PER_ROW) * (COUNTER_SIZE + COUNTER_GAP) + COUNTER_SIZE / 2) * scale,
  });
  const fold = (): void => {
    [counters, chosen] = [[], -1];
  };
  return {
    get isOpen() {
      return counters.length > 0;
    },
    get counters() {
      return counters;
    },
    get chosen() {
      return counters.at(chosen < 0 ? counters.length : chosen);
    },
    open(stack, centre, larger, room) {
      counters = [...stack].reverse();
      [chosen, scale] = [-1, larger];
      const { width, height } = size();
      const reach = (COUNTER_SIZE / 2 + COUNTER_GAP) * Math.max(1, scale / 2);
      const above = centre.y - reach - height;
      corner = {
        x: Math.max(room.left, Math.min(centre.x - width / 2, room.right - width)),
        y: above < room.top ? centre.y + reach : above,
      };
    },
    fold,
    step(by) {
      if (counters.length === 0) return undefined;
      chosen = chosen < 0 && by < 0 ? counters.length - 1 : (chosen + by + counters.length) % counters.length;
      return counters[chosen];
    },
    choose(counter) {
      chosen = counters.indexOf(counter);
      return counters.at(chosen < 0 ? counters.length : chosen);
    },
    get covered() {
      if (counters.length === 0) return undefined;
      const { width, height } = size();
      return { left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height };
    },
    at({ x, y }) {
      const half = (COUNTER_SIZE / 2) * scale;
      return counters.find((_, i) => {
        const at = middle(i);
        return Math.abs(x - corner.x - at.x) <= half && Math.abs(y - corner.y - at.y) <= half;
      });
    },
    shapes(sides, palette) {
      if (counters.length === 0) return [];
      const { width, height } = size();
      const edge = { stroke: palette.sheetText, 'stroke-width': 1.4 * scale };
      const paper = el('rect', { width, height, rx: 7 * scale, fill: palette.sheet, 'fill-opacity': '0.96', ...edge });
      const cards = counters.map((counter, i) => {
        const { x, y } = middle(i);
        const rim = (COUNTER_SIZE + 6) / 2;
        const ring =
          i === chosen
            ? [
                el('rect', {
                  x: -rim,
                  y: -rim,
                  width: 2 * rim,
                  height: 2 * rim,
                  rx: 7,
                  fill: 'none',
                  stroke: palette.chosen,
                  'stroke-width': 4,
                }),
              ]
            : [];
        return group({ transform: `translate(${x} ${y}) scale(${scale})` }, [
          ...drawCounter(counter, sides, palette),
          ...ring,
        ]);
      });
      return [group({ transform: `translate(${corner.x} ${corner.y})` }, [paper, ...cards])];
    },
  };
}
