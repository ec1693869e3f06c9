import type { Play } from '../../../play/moment.js';
import { spendOn } from '../command/spending.js';
import { coordinationModifiers } from '../coordination/coordination.js';
import { check, type Modifiers } from '../efficiency/efficiency.js';
import type { State } from '../state/state.js';
import type { Fight } from './fight.js';

/** Hexes from which units attack. */
const hexesOf = (state: State, units: readonly number[]): number =>
  new Set(units.map((piece) => state.cell[piece])).size;

/** Units of one hex, none of them disrupted, are coordinated by themselves [10.44a]. */
export const mustCoordinate = (state: State, { attackers }: Pick<Fight, 'attackers'>): boolean =>
  hexesOf(state, attackers) > 1 || attackers.some((piece) => state.disrupted[piece] === 1);

/** What is added to the check of the ground units, points that are spent left out [10.44c]. */
export const groundModifiers = (state: State, { target, attackers }: Fight): Modifiers =>
  coordinationModifiers(state, target, 'ground', hexesOf(state, attackers));

/** Whether the combat roll is worse: when the check fails, or by the other reading of RTL-12 when it succeeds [10.44b, 10.61g]. */
export const makesWorse = (state: State, passed: boolean): boolean =>
  passed === (state.rulings['combat.failedCoordination'] === 'onSuccess');

/** The attacker's ground units, artillery left out, are coordinated by a check of their lead [10.44]. The defender's always are [10.43]. */
export function* coordinateGround(state: State, fight: Fight): Play {
  if (!mustCoordinate(state, fight)) return;
  const { attacker: side, attackLead: lead, order } = fight;
  const address = `${fight.address}/ground`;
  const points = yield* spendOn(state, { side, lead, use: 'ground', fight, address, order });
  const { passed } = yield* check(state, {
    piece: lead,
    modifiers: groundModifiers(state, fight).plusExplained(points),
    address: `${address}/die`,
    rule: '10.44b',
    purpose: `coordination against ${state.label(fight.target)}`,
    order,
  });
  fight.uncoordinated = makesWorse(state, passed);
}
