import { NOWHERE } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { costFor } from '../movement/costs.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { exertion, inZone, zonesInto } from '../zones/zones.js';

/**
 * Whether a unit is wholly surrounded: enemies in all six hexes, or each of the six held by them, in their ZOC alone, or closed to
 * the unit [VP.1, victory.surrounded]. The ZOC that goes out from its own hex frees nobody.
 */
export function isSurrounded(state: State, piece: number): boolean {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const [cell, enemy] = [state.cell[piece], opponent(side)];
  const isStrict = state.rulings['victory.surrounded'] === 'sixOccupied';
  const own = exertion(state, cell);
  for (let direction = 0; direction < board.directions; direction++) {
    const at = cell * board.directions + direction;
    const to = board.neighbours[at];
    if (to !== NOWHERE && state.combatSide(to) === enemy) continue;
    if (isStrict) return false;
    if (to === NOWHERE || costFor(state, piece, at) === IMPASSABLE) continue;
    const others = zonesInto(state, side, to) - ((own >> direction) & 1);
    if (state.combatSide(to) === side || others > 0 || !inZone(state, enemy, to)) return false;
  }
  return true;
}
