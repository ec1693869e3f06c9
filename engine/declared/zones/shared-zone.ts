import { NOWHERE, type Cell } from '../../board/board.js';
import { opponent } from '../../mechanics/sides.js';
import type { State } from '../state/state.js';

/** Returns whether one enemy unit has both of two adjacent cells in its zone. */
export function sharesZone(state: State, piece: number, one: Cell, other: Cell): boolean {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const rule = state.zoneRuleIndex(piece);
  for (let direction = 0; direction < board.directions; direction++) {
    const between = board.neighbours[one * board.directions + direction];
    if (between === NOWHERE || state.owner[between] !== opponent(side) || !state.exertsZone(between, rule)) continue;
    if (state.zones.extends(rule, between, one) && state.zones.extends(rule, between, other)) return true;
  }
  return false;
}
