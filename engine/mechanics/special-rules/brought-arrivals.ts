import type { ArrivalModel } from '../../model/statements.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { allArrivals } from './arrivals.js';
import type { Arrival } from '../muster/groups.js';
import { firstTurnOf } from '../start.js';

type Bringing = Pick<ScenarioModel, 'arrivals' | 'offers' | 'whens'>;

/** What has been brought so far, plain JSON: by the place of an arrival among all of them the turn from which its units come. */
export type Brought = Readonly<Record<number, number>>;

/** The turn from which the units of an arrival come; Infinity while it waits for its offer or condition. */
export const firstArrivalTurn = (
  brought: Brought,
  { arrivals }: Bringing,
  { index, turn }: Pick<Arrival, 'index' | 'turn'>,
): number => (index < arrivals.length ? turn : Object.hasOwn(brought, index) ? brought[index] : Infinity);

/** Arrivals are brought after a turn or in the course of it: their units come from the next on, or from the later one they name. */
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
