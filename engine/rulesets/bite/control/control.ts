import type { Cell } from '../../../board/board.js';
import { alarm } from '../command/seats.js';
import { BUNKER, countryOf, FORTRESS } from '../state/ground.js';
import { hasEnemyLand, type State } from '../state/state.js';
import { SIDES, SOVIET } from '../vocabulary/sides.js';
import { despoil } from './spoils.js';

/** The side that holds a hex; negative for nobody [3.1]. */
export const holderOf = (state: State, cell: Cell): number => state.control[cell];

/** Land units of a side go into hexes, the last of which they stay in: they capture each that no enemy land unit defends [3.3, A01]. */
export function enter(state: State, side: number, cells: readonly Cell[]): void {
  const atOnce = state.rulings['capture.contestedHex'] === 'onEntry';
  for (const cell of cells) {
    if (atOnce || !hasEnemyLand(state, side, cell)) capture(state, side, cell);
    if (side === SOVIET) crossBorder(state, cell);
  }
}

/** The Red Army is in Germany, or has crossed the Finnish border: what hangs on that does so for the rest of the game [28.0, 13.8.2, 5.5.germans]. */
function crossBorder(state: State, cell: Cell): void {
  const country = countryOf(state.ground, cell);
  if (country === 'Germany') alarm(state);
  if (country === 'Finland') state.inFinland = true;
}

/** A hex changes hands, with what that destroys [3.3, 3.3.factories, Box1.fortress.falls, Box1.bunker.falls]. */
export function capture(state: State, side: number, cell: Cell): void {
  if (state.control[cell] === side) return;
  const isFromEnemy = state.control[cell] >= 0;
  state.setControl(cell, side);
  state.taken[cell] = state.turn;
  if (!isFromEnemy) return;
  if (state.fort[cell] > 0) state.fort[cell] = state.fort[cell] === FORTRESS ? BUNKER : 0;
  despoil(state, side, cell);
  const name = state.ground.names.get(cell);
  if (name !== undefined)
    state.emit('capture', '3.3', () => ({
      side,
      text: `${SIDES[side]} takes ${name}.`,
      cells: [cell],
      facts: { owner: SIDES[side] },
    }));
}
