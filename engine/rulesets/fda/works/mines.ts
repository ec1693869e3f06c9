import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { roll, type Play } from '../../../play/moment.js';
import { LIVE_MINES, SPENT_MINES } from '../state/ground.js';
import { losePoints } from '../combat/losses.js';
import { cite } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/dice-pools.js';
import { takeAirfields } from './airfields.js';

/**
 * Applies the effects of a sector with live mines on ground units that have entered it together. The first of these
 * units rolls, unless the side that laid the mines has a unit there. The mines are then spent (reading `minesSpentBy`)
 * [13b, 13d]. Units that survive take an enemy airfield in the sector [15.2b].
 */
export function* enterMines(state: State, pieces: readonly number[], cell: Cell, order?: OrderModel): Play {
  const [first] = pieces;
  if (first === undefined || state.mines[cell] !== LIVE_MINES) return;
  if (!isDefended(state, pieces, cell)) yield* explode(state, first, cell, order);
  if (pieces.some((piece) => state.cell[piece] === cell)) takeAirfields(state, state.piece(first).side, cell);
}

function* explode(state: State, first: number, cell: Cell, order: OrderModel | undefined): Play {
  state.mines[cell] = SPENT_MINES;
  state.changes++;
  const address = `${state.address}/mines ${state.label(cell)}`;
  const natural = yield* roll({
    address,
    rule: cite('13b'),
    sides: DIE_SIDES,
    purpose: say`mines in ${state.label(cell)} against ${state.name(first)}`,
    order,
  });
  const modifier = hasEngineers(state, first, cell) ? state.numbers['mines.engineers'] : 0;
  const destroyed = natural + modifier >= state.numbers['mines.least'];
  const rolled = modifier === 0 ? String(natural) : say`${natural} ${modifier} for engineers`;
  state.emit('mines', '13b', () => ({
    side: state.piece(first).side,
    text: destroyed
      ? say`${state.name(first)} enters the minefield of ${state.label(cell)}: ${rolled}, destroyed.`
      : say`${state.name(first)} enters the minefield of ${state.label(cell)}: ${rolled}, unharmed.`,
    pieces: [first],
    cells: [cell],
    dice: { address, sides: DIE_SIDES, values: [natural], written: false },
    facts: { destroyed, modifier },
  }));
  if (destroyed) losePoints(state, first, state.pr[first], { rule: '13b', by: say`by mines` });
}

/** Returns whether a sector has a unit of the side that laid its mines, not counting the units that enter now [13b]. */
function isDefended(state: State, entering: readonly number[], cell: Cell): boolean {
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (state.piece(p).side === state.minesOf[cell] && !entering.includes(p)) return true;
  return false;
}

/**
 * Returns whether a unit has the help of engineers: the unit itself is engineers, or engineers enter with it or are in
 * the sector (reading `mineEngineers`) [13c].
 */
function hasEngineers(state: State, piece: number, cell: Cell): boolean {
  const { side } = state.piece(piece);
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (state.piece(p).side === side && state.piece(p).isEngineer) return true;
  return false;
}
