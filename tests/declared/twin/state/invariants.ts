import { findBrokenStacks } from '../../../../engine/mechanics/muster/stack-invariants.js';
import type { State } from './state.js';

/** Returns a sentence for each broken invariant. */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  const broken = findBrokenStacks(state);
  if (when === 'phase end')
    for (let cell = 0; cell < state.count.length; cell++)
      if (state.count[cell] > 1) broken.push(`${state.label(cell)} holds too many units`);
  return broken;
}
