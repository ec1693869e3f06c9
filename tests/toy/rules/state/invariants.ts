import { stackTotal } from '../../../../engine/mechanics/stacking.js';
import { pointsOf } from '../stacking/stacking.js';
import { SIDES } from '../vocabulary/vocabulary.js';
import type { State } from './state.js';

/**
 * Returns a sentence for each broken invariant. Every unit is listed in its cell, no unit is on a lake, and no cell is
 * overstacked [4, 5].
 */
export function brokenInvariants(state: State): string[] {
  const { board, terrain, terrainWords } = state.scenario.map;
  const broken: string[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    const units = state.unitsIn(cell);
    const label = state.label(cell);
    if (units.length !== state.count[cell])
      broken.push(`${label} lists ${units.length} units and counts ${state.count[cell]}`);
    if (units.some((unit) => state.cell[unit] !== cell)) broken.push(`${label} lists a unit that stands elsewhere`);
    if (units.length > 0 && terrainWords[terrain[cell]] === 'lake') broken.push(`units stand on the lake ${label}`);
    const fighters = SIDES.map((_, side) => state.fightersAt(cell, side).length);
    if (fighters.every((number) => number > 0)) broken.push(`both sides fight in ${label}`);
    const points = SIDES.map((_, side) =>
      stackTotal(state.fightersAt(cell, side), (unit) => pointsOf(state.piece(unit).kind)),
    );
    if (Math.max(...points) > state.numbers['stack.limit']) broken.push(`${label} holds too many`);
  }
  for (const { index, name, faces } of state.pieces)
    if (state.isOnMap(index) && state.reduced[index] >= faces.length)
      broken.push(`${name} has no step left and stands on the map`);
  return broken;
}
