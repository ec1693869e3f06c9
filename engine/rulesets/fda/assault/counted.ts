import { sameDivision } from '../state/forces-now.js';
import { supportFactor } from '../combat/pools.js';
import type { State } from '../state/state.js';
import { refuseSupport, strongestFirst, type Cause } from './support.js';

/** Returns the largest number of units that may support a leader [8h, 9.1f, 4d]. */
export const mostSupport = ({ numbers }: State): number =>
  Math.min(numbers['support.units'], numbers['combat.units'] - 1);

/**
 * Lists the units of the leader's division in his sector that support his attack even if the order does not name them,
 * the strongest first. Empty when the attacker chooses (ruling `supportInSector`) [9.1c].
 */
export function compulsorySupport(state: State, cause: Cause): number[] {
  if (!cause.attacks || state.rulings.supportInSector === 'optional') return [];
  const fit = state
    .unitsIn(state.cell[cause.leader])
    .filter((unit) => sameDivision(state, unit, cause.leader) && refuseSupport(state, unit, cause) === undefined);
  return strongestFirst(state, fit, (unit) => supportFactor(state, unit));
}

/**
 * Lists the units that must support the attack and are not named by the order, as many as the limit on supporters
 * allows [9.1c, 9.1f].
 */
export function missingSupport(state: State, support: readonly number[], cause: Cause): number[] {
  const all = compulsorySupport(state, cause);
  const missing = all.filter((unit) => !support.includes(unit));
  return missing.slice(0, Math.max(0, mostSupport(state) - (all.length - missing.length)));
}
