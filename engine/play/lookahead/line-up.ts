import type { Cell } from '../../board/board.js';
import type { Game } from '../game.js';
import type { PieceView } from '../records.js';

/** A unit on the map, with the strength by which the look-ahead player estimates odds. */
export interface StrongUnit {
  readonly name: string;
  readonly cell: Cell;
  readonly strength: number;
}

/** The units of a side on the map, and for each cell with enemy units the sum of their strengths. */
export interface Units {
  readonly own: readonly StrongUnit[];
  readonly enemies: ReadonlyMap<Cell, number>;
}

/** Returns the units of a side and its enemies. The function reads the whole game, including hidden information. */
export function lineUp(game: Game, side: string): Units {
  const { board } = game.scenario.map;
  const own: StrongUnit[] = [];
  const enemies = new Map<Cell, number>();
  for (const view of game.position({ umpire: true }).pieces) {
    if (view.cell === undefined) continue;
    const cell = board.cell(view.cell);
    const strength = estimateStrength(view);
    if (view.side === side) own.push({ name: view.name, cell, strength });
    else enemies.set(cell, (enemies.get(cell) ?? 0) + strength);
  }
  return { own, enemies };
}

/** Returns the number with which the values on a counter begin; without such a number, the remaining steps. */
function estimateStrength({ values, step, steps }: PieceView): number {
  const [number] = /^\d+/.exec(values) ?? [];
  return number === undefined ? steps - step + 1 : Number(number);
}
