import type { Point } from '../../engine/board/board.js';
import { textWidth } from '../render/text-width.js';
import type { Ink } from './ink.js';

export const isBold = ({ weight }: Ink): 'bold' | 'regular' =>
  Number(weight) >= 600 || weight === 'bold' ? 'bold' : 'regular';

/** The position of a letter on a path. */
export interface Stand {
  readonly letter: string;
  readonly at: Point;
  readonly turn: number;
}

/** Returns the position and rotation of each letter along a path. */
export function standing(text: string, points: readonly Point[], ink: Ink): Stand[] {
  const widths = Array.from(text, (letter) => textWidth(letter, ink.size, isBold(ink)) + ink.spacing);
  const lengths = points.slice(1).map(({ x, y }, i) => Math.hypot(x - points[i].x, y - points[i].y));
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  let before = (sum(lengths) - sum(widths)) / 2;
  let piece = 0;
  let passed = 0;
  return Array.from(text, (letter, i) => {
    const middle = before + widths[i] / 2;
    before += widths[i];
    while (piece < lengths.length - 1 && passed + lengths[piece] < middle) passed += lengths[piece++];
    const [from, to] = [points[piece], points[piece + 1]];
    const part = (middle - passed) / Math.max(0.001, lengths[piece]);
    return {
      letter,
      at: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      turn: Math.atan2(to.y - from.y, to.x - from.x),
    };
  });
}
