import { NOWHERE } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { costFor } from '../movement/costs.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { exertedDirections, isInZone, zonesInto } from '../zones/zones.js';

/**
 * Returns whether a unit is completely surrounded [VP.1]. The ruling `victory.surrounded` chooses one of two
 * conditions. Either enemies are in all six adjacent hexes, or each adjacent hex is occupied by the enemy, in enemy
 * ZOCs only, or prohibited to the unit. The ZOC from the unit’s own hex does not count.
 */
export function isSurrounded(state: State, piece: number): boolean {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const [cell, enemy] = [state.cell[piece], opponent(side)];
  const isStrict = state.rulings['victory.surrounded'] === 'sixOccupied';
  const own = exertedDirections(state, cell);
  for (let direction = 0; direction < board.directions; direction++) {
    const at = cell * board.directions + direction;
    const to = board.neighbours[at];
    if (to !== NOWHERE && state.combatSide(to) === enemy) continue;
    if (isStrict) return false;
    if (to === NOWHERE || costFor(state, piece, at) === IMPASSABLE) continue;
    const others = zonesInto(state, side, to) - ((own >> direction) & 1);
    if (state.combatSide(to) === side || others > 0 || !isInZone(state, enemy, to)) return false;
  }
  return true;
}
