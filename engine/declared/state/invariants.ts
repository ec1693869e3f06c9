import { say } from '../../model/say.js';
import { findBrokenStacks } from '../../mechanics/muster/stack-invariants.js';
import { fits } from '../stacking/stacking.js';
import type { State } from './state.js';

/** Returns a sentence for each broken invariant of a declared game. */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  const broken = findBrokenStacks(state);
  for (const { index, name, faces } of state.pieces)
    if (state.isOnMap(index) && state.reduced[index] >= faces.length) broken.push(say`${name} has no step left`);
  if (when === 'phase end')
    for (let cell = 0; cell < state.count.length; cell++)
      if (state.count[cell] > 0 && !fits(state, cell, [])) broken.push(say`${state.label(cell)} holds too many units`);
  return broken;
}
