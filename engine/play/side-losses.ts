import type { Game } from './game.js';
import type { Position } from './records.js';

/** The losses of a side: eliminated units, and the steps of these units and of reduced units on the map. */
export interface SideLosses {
  readonly side: string;
  readonly units: number;
  readonly steps: number;
}

/** Returns the losses of each side in a position of a game. */
export function sideLosses(
  { lossReasons = [] }: Pick<Game, 'lossReasons'>,
  { pieces }: Pick<Position, 'pieces'>,
  sides: readonly string[],
): readonly SideLosses[] {
  const losses = sides.map((side) => ({ side, units: 0, steps: 0 }));
  for (const { side, off, cell, step, steps } of pieces) {
    const of = losses.find((each) => each.side === side);
    const isLost = off !== undefined && lossReasons.includes(off);
    if (!of || (cell === undefined && !isLost)) continue;
    of.units += isLost ? 1 : 0;
    of.steps += isLost ? steps : step - 1;
  }
  return losses;
}
