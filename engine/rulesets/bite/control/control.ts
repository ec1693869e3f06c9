import type { Cell } from '../../../board/board.js';
import { meetPartisans } from '../partisans/entry.js';
import { crossBorders } from '../politics/borders.js';
import { checkFallOfPersia } from '../politics/persia.js';
import { say, term } from '../../../model/say.js';
import { hasEnemyLand, type State } from '../state/state.js';
import { breakWalls, applySpoils } from './spoils.js';
import { SIDES } from '../vocabulary/sides.js';

/**
 * Applies the effects of a move by land units: captures each entered hex without enemy land units, and triggers the
 * other effects of entry. Does not move the units, which are already in the last hex [3.3, A01].
 */
export function enterHexes(state: State, side: number, cells: readonly Cell[]): void {
  const atOnce = state.rulings['capture.contestedHex'] === 'onEntry';
  const take = (): void => {
    for (const cell of cells) if (atOnce || !hasEnemyLand(state, side, cell)) capture(state, side, cell);
  };
  take();
  crossBorders(state, side, cells);
  take(); // Captures hexes that a headquarters left because it fled from these units [13.8.2.place].
  meetPartisans(state, side, cells);
  checkFallOfPersia(state);
}

/**
 * Gives control of a hex to a side and applies the effects of capture on its fortification and its production centre
 * [3.3, 3.3.factories, Box1.fortress.falls, Box1.bunker.falls].
 */
export function capture(state: State, side: number, cell: Cell): void {
  if (state.control[cell] === side) return;
  const isFromEnemy = state.control[cell] >= 0;
  state.setControl(cell, side);
  state.capturedIn[cell] = state.turn;
  if (!isFromEnemy) return;
  breakWalls(state, cell);
  applySpoils(state, side, cell);
  const name = state.ground.names.get(cell);
  if (name !== undefined)
    state.emit('capture', '3.3', () => ({
      side,
      text: say`${term(SIDES[side])} takes ${name}.`,
      cells: [cell],
      facts: { owner: SIDES[side] },
    }));
}
