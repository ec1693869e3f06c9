import type { ArrivalModel } from '../../model/statements.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { allArrivals } from './arrivals.js';
import type { Arrival } from '../muster/groups.js';
import { firstTurnOf } from '../start.js';

type Bringing = Pick<ScenarioModel, 'arrivals' | 'offers' | 'whens'>;

/**
 * The arrivals that offers and conditions have added so far, as plain JSON. The key is the index among all arrivals,
 * the value the turn from which the units arrive.
 */
export type Brought = Readonly<Record<number, number>>;

/**
 * Returns the turn from which the units of an arrival come. Returns Infinity for an arrival of an offer or a condition
 * that has not taken effect yet.
 */
export const firstArrivalTurn = (
  brought: Brought,
  { arrivals }: Bringing,
  { index, turn }: Pick<Arrival, 'index' | 'turn'>,
): number => (index < arrivals.length ? turn : Object.hasOwn(brought, index) ? brought[index] : Infinity);

/**
 * Adds arrivals to `brought` and returns the result. The units arrive in the next turn. If the statement of the arrival
 * names a later turn, they arrive in that turn.
 */
export function bringArrivals(
  brought: Brought,
  scenario: Bringing & Pick<ScenarioModel, 'firstTurn'>,
  arrivals: readonly ArrivalModel[],
  turn: number,
): Brought {
  const all = allArrivals(scenario);
  const next = Math.max(turn + 1, firstTurnOf(scenario));
  const come = arrivals.map((arrival) => [all.indexOf(arrival), Math.max(arrival.turn, next)] as const);
  return { ...brought, ...Object.fromEntries(come) };
}
