import type { Attributes } from '../render/shape.js';

export const numberOf = (value: string | number | undefined): number => Number(value ?? 0);

/** Returns the path data of a `rect`. */
export function rectangle({ x, y, width, height, rx }: Attributes): string {
  const [left, top, wide, high, round] = [x, y, width, height, rx].map(numberOf);
  if (round === 0) return `M${left} ${top}h${wide}v${high}h${-wide}z`;
  const corner = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`;
  const [across, down] = [wide - 2 * round, high - 2 * round];
  return `M${left + round} ${top}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** Returns the path data of a `circle`. */
export function circle({ cx, cy, r }: Attributes): string {
  const [x, y, radius] = [cx, cy, r].map(numberOf);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
