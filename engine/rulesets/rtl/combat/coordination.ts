import { say } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { spendOn } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { makeCheck, type Modifiers } from '../efficiency/efficiency.js';
import type { State } from '../state/state.js';
import type { Fight } from './fight.js';

/** Returns the number of hexes that units are in. */
const countHexes = (state: State, units: readonly number[]): number =>
  new Set(units.map((piece) => state.cell[piece])).size;

/**
 * Returns whether the attackers need a coordination check. Attackers that are all in one hex and undisrupted need none
 * [10.44a].
 */
export const mustCoordinate = (state: State, { attackers }: Pick<Fight, 'attackers'>): boolean =>
  countHexes(state, attackers) > 1 || attackers.some((piece) => state.disrupted[piece] === 1);

/** Returns the modifiers of the ground coordination check, without command points [10.44c]. */
export const groundModifiers = (state: State, { target, attackers }: Fight): Modifiers =>
  coordinationModifiers(state, target, 'ground', countHexes(state, attackers));

/**
 * Returns whether the outcome of the coordination check adds 2 to the combat roll. By default, a failed check adds it.
 * If the ruling `combat.failedCoordination` is `onSuccess`, a successful check adds it [10.44b, 10.61g].
 */
export const worsensCombatRoll = (state: State, passed: boolean): boolean =>
  passed === (state.rulings['combat.failedCoordination'] === 'onSuccess');

/**
 * Makes the coordination check of the attacking ground units, if they need one [10.44]. Defending ground units need
 * none [10.43].
 */
export function* coordinateGround(state: State, fight: Fight): Play {
  if (!mustCoordinate(state, fight)) return;
  const { attacker: side, attackLead: lead, order } = fight;
  const address = `${fight.address}/ground`;
  const points = yield* spendOn(state, { side, lead, use: 'ground', fight, address, order });
  const { passed } = yield* makeCheck(state, {
    piece: lead,
    modifiers: groundModifiers(state, fight).plusExplained(points),
    address: `${address}/die`,
    rule: '10.44b',
    purpose: say`coordination against ${state.label(fight.target)}`,
    order,
  });
  fight.isUncoordinated = worsensCombatRoll(state, passed);
}
