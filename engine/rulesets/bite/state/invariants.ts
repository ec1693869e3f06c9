import { say, term } from '../../../model/say.js';
import { findBrokenStacks } from '../../../mechanics/muster/stack-invariants.js';
import { neverMoves } from '../command/seats.js';
import { stackingBar, unitsCountedForStacking } from '../stacking/stacking.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { sequence } from '../vocabulary/sequence.js';
import { brokenProduction } from '../production/invariants.js';
import type { State } from './state.js';

/**
 * Phases at whose end the invariants are relaxed: stacks may exceed their limits, and units of both sides may be in a
 * battle hex [3.10, 3.22, A04].
 */
const PHASES_BETWEEN_CHECKS: readonly string[] = ['production', 'strategic rail', 'movement', 'reaction'];

/**
 * Returns a text for each invariant that a state violates. Checks the invariants that hold at any time and, for `phase
 * end`, also those that hold at the end of a phase.
 */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  const broken = findBrokenStacks(state, undefined, (cell) => state.isShared(cell));
  for (const { index, name, steps, isAir } of state.pieces) {
    if (state.step[index] >= steps.length) broken.push(say`${name} stands below its last step [3.15]`);
    if (!state.isOnMap(index)) continue;
    if (!isAir && state.ground.closed[state.cell[index]] === 1 && !neverMoves(state, index))
      // A Supreme HQ that never moves may be in a closed hex [13.8.1.moscow].
      broken.push(say`${name} stands in ${state.label(state.cell[index])}, which is closed to units [7.5.4]`);
  }
  broken.push(...brokenProduction(state));
  if (when === 'phase end') broken.push(...atPhaseEnd(state));
  return broken;
}

function atPhaseEnd(state: State): string[] {
  const broken: string[] = [];
  const isBetween = PHASES_BETWEEN_CHECKS.includes(state.phase) || !sequence.some(({ name }) => name === state.phase);
  if (isBetween) return broken;
  for (let cell = 0; cell < state.count.length; cell++) {
    if (state.count[cell] === 0) continue;
    const label = state.label(cell);
    if (state.isShared(cell)) broken.push(say`both sides stand in ${label} [3.22]`);
    for (const side of BOTH) {
      if (state.landUnits[side][cell] > 0 && !state.isShared(cell) && state.control[cell] !== side)
        broken.push(say`${term(SIDES[side])} stands in ${label} and does not hold it [3.3]`);
      const crowd = mayOverstack(state, side)
        ? undefined
        : stackingBar(state, unitsCountedForStacking(state, side, cell));
      if (crowd !== undefined) broken.push(say`${label}: ${crowd.text()} [3.10]`);
    }
  }
  return broken;
}

/**
 * Returns whether a side may still exceed the stacking limits. If the ruling `stacking.checked` is `turnEnd`, the side
 * whose player turn it is may exceed them until the end of its turn [A04].
 */
const mayOverstack = (state: State, side: number): boolean =>
  state.rulings['stacking.checked'] === 'turnEnd' && side === state.side && state.phase !== 'exploitation';
