import { say } from '../../../model/say.js';
import { findBrokenStacks } from '../../../mechanics/muster/stack-invariants.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { pointsOf } from '../stacking/stacking.js';
import { presentController } from '../zones/control.js';
import { exertedDirections } from '../zones/zones.js';
import { terrainOf } from './ground.js';
import type { State } from './state.js';

/**
 * Returns a sentence for each invariant that the state breaks. Some invariants must hold only at the end of a phase.
 */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  const broken = findBrokenStacks(state);
  for (const { index, name, role, faces } of state.pieces) {
    if (!state.isOnMap(index)) continue;
    if (role === 'air' || role === 'marker') broken.push(say`${name} is on the map`);
    if (terrainOf(state.ground, state.cell[index]).dry === undefined) broken.push(say`${name} is in a lake [8.3]`);
    if (state.reduced[index] >= faces.length) broken.push(say`${name} has lost its last step and is on the map [3.61]`);
  }
  for (let cell = 0; cell < state.count.length; cell++)
    if (state.count[cell] > 0) {
      if (state.zones.directions[cell] !== exertedDirections(state, cell))
        broken.push(say`the stored ZOC of ${state.label(cell)} does not match its units [3.2]`);
      const points = pointsOf(state, state.unitsIn(cell));
      if (when === 'phase end' && points > state.numbers['stack.limit'])
        broken.push(say`${state.label(cell)} has ${points} stacking points [3.32]`);
    }
  if (state.phase !== 'setup')
    for (let cell = 0; cell < state.count.length; cell++) {
      const side = presentController(state, cell);
      if (side !== NO_SIDE && side !== state.lastController[cell])
        broken.push(say`${state.label(cell)} is not friendly to the side that controls it [3.11]`);
    }
  if (when === 'phase end' && state.phase === 'reorganization' && state.pool.some((marker) => marker !== ''))
    broken.push(say`a marker is in an Activation Pool after all are played [7.25]`);
  return broken;
}
