import { findBrokenStacks } from '../../../mechanics/muster/stack-invariants.js';
import { pointsOf } from '../stacking/stacking.js';
import { claimant } from '../zones/control.js';
import { exertion } from '../zones/zones.js';
import { NOBODY } from './fields.js';
import { terrainOf } from './ground.js';
import type { State } from './state.js';

/** What holds at any time, or only when a phase is over, in words where it does not. */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  const broken = findBrokenStacks(state);
  for (const { index, name, role, faces } of state.pieces) {
    if (!state.isOnMap(index)) continue;
    if (role === 'air' || role === 'marker') broken.push(`${name} stands on the map`);
    if (terrainOf(state.ground, state.cell[index]).dry === undefined) broken.push(`${name} stands in a lake [8.3]`);
    if (state.reduced[index] >= faces.length)
      broken.push(`${name} has lost its last step and stands on the map [3.61]`);
  }
  for (let cell = 0; cell < state.count.length; cell++)
    if (state.count[cell] > 0) {
      if (state.exerted[cell] !== exertion(state, cell))
        broken.push(`the ZOC of ${state.label(cell)} is not what stands there [3.2]`);
      const points = pointsOf(state, state.unitsIn(cell));
      if (when === 'phase end' && points > state.numbers['stack.limit'])
        broken.push(`${state.label(cell)} holds ${points} stacking points [3.32]`);
    }
  if (state.phase !== 'setup')
    for (let cell = 0; cell < state.count.length; cell++) {
      const side = claimant(state, cell);
      if (side !== NOBODY && side !== state.friendly[cell])
        broken.push(`${state.label(cell)} is not friendly to the side that controls it [3.11]`);
    }
  if (when === 'phase end' && state.phase === 'reorganization' && state.pool.some((marker) => marker !== ''))
    broken.push('a marker lies in a pool when all are played [7.25]');
  return broken;
}
