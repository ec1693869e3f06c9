import { say, term } from '../../../model/say.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Ledger } from '../../../model/ledger.js';
import type { TableModel } from '../../../model/special-rules.js';
import { step } from '../rulebook/refusal.js';
import type { PlaceOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { persianPointsFrom } from '../politics/persia.js';
import { NOT_CONNECTED, connectionOf } from '../supply/transport.js';
import { monthName, monthOf, turnIn } from '../vocabulary/calendar.js';
import { LEADING } from '../vocabulary/nations.js';
import { SOVIET } from '../vocabulary/sides.js';
import { cellGiven } from '../vocabulary/tables.js';
import { gain, pointFacts, pointsText } from './stores.js';

export const ROUTES = ['pacific', 'arctic', 'southern'] as const;
export type Route = (typeof ROUTES)[number];
export interface Freight {
  readonly red: number;
  readonly blue: number;
}

const freight = (red: number, blue: number): Freight => ({ red, blue });

/**
 * The points that each Lend-Lease route brings according to the rulebook, by the month from which the numbers apply
 * [34.0, 34.0.persia, 34.0.late].
 */
const BOOK_FREIGHT: readonly { readonly from: number; readonly routes: Readonly<Record<Route, Freight>> }[] = [
  {
    from: turnIn(1941, 'September'),
    routes: { pacific: freight(3, 2), arctic: freight(2, 1), southern: freight(1, 1) },
  },
  {
    from: turnIn(1943, 'June'),
    routes: { pacific: freight(2, 4), arctic: freight(1, 2), southern: freight(0, 2) },
  },
];

/**
 * Returns a function that looks up the points of a route in the scenario's table `lend-lease`, by turn and column. If
 * the table has no row for the month, the latest earlier row applies.
 */
const tableOf = memoize((tables: readonly TableModel[]) => (turn: number, column: string): number | undefined => {
  for (let month = turn; month >= 1; month--) {
    const value = cellGiven(tables, 'lend-lease', `${monthName(month)} ${monthOf(month).year}`, column);
    if (value !== undefined) return Number(value);
  }
  return undefined;
});

/** Returns the points sent on a route in this month, before attacks. */
export function sentBy(state: State, route: Route): Freight {
  const [first] = BOOK_FREIGHT;
  if (!state.plays('lend-lease') || state.turn < first.from || !isOpen(state, route)) return freight(0, 0);
  const period = BOOK_FREIGHT.filter(({ from }) => from <= state.turn).at(-1) ?? first;
  const lookUp = tableOf(state.scenario.tables);
  const { red, blue } = period.routes[route];
  return freight(lookUp(state.turn, `${route} red`) ?? red, lookUp(state.turn, `${route} blue`) ?? blue);
}

/**
 * Returns whether Lend-Lease points can be sent on a route this month. The southern route through Persia opens later
 * than the other routes, which are always open [34.0.persia, 37.0.corridor, A46].
 */
const isOpen = (state: State, route: Route): boolean => route !== 'southern' || state.turn >= persianPointsFrom(state);

/**
 * Returns the end places of a route that the Soviets control. Returns undefined for the Pacific route: its port is off
 * the map [34.0].
 */
const heldEnds = (state: State, route: Route): readonly PlaceOf[] | undefined =>
  route === 'pacific' ? undefined : state.ground.roles[route].filter(({ cell }) => state.control[cell] === SOVIET);

/**
 * Returns whether the points of a route arrive. If the ruling `lendLease.lostRoute` is `nothing`, they arrive only
 * while the Soviets hold an end of the route; otherwise they always arrive [34.0].
 */
const doesArrive = (state: State, route: Route): boolean =>
  state.rulings['lendLease.lostRoute'] === 'arrives' || heldEnds(state, route)?.length !== 0;

/**
 * Returns whether the points of a Lend-Lease route can pay for new units without a factory. This requires that the
 * Soviets hold an end of the route that is connected to the primary source [34.0.placement].
 */
const isJoined = (state: State, route: Route): boolean =>
  heldEnds(state, route)?.some(({ cell }) => connectionOf(state, LEADING[SOVIET], cell) !== NOT_CONNECTED) ?? true;

/** Returns the supply points of a convoy that arrive on a route after the enemy's attacks [35.2.loss]. */
export function arrivingBy(state: State, route: Route): Freight {
  const { red, blue } = sentBy(state, route);
  const sunk = Object.hasOwn(state.sunk, route) ? state.sunk[route] : freight(0, 0);
  return freight(Math.max(0, red - sunk.red), Math.max(0, blue - sunk.blue));
}

/**
 * Adds the Lend-Lease points of this turn. Receiving them costs no yellow points. They cannot be saved [34.0, 34.0.use,
 * 34.0.placement].
 */
export function receiveLendLease(state: State): void {
  if (!state.plays('lend-lease')) return;
  let total = freight(0, 0);
  let unjoined = freight(0, 0);
  const ledger: Ledger[number][] = [];
  for (const route of ROUTES) {
    const coming = arrivingBy(state, route);
    if (coming.red + coming.blue === 0) continue;
    if (!doesArrive(state, route)) {
      ledger.push(
        step(say`${pointsText(coming)} of the ${term(route)} route: the Soviets do not hold its end`, '34.0'),
      );
      continue;
    }
    ledger.push(step(say`${pointsText(coming)} ${term(route)}`, '34.0'));
    total = addFreight(total, coming);
    if (isJoined(state, route)) continue;
    ledger.push(
      step(
        say`the ${term(route)} route is not connected to the primary source: new units paid by it need a factory`,
        '34.0.placement',
      ),
    );
    unjoined = addFreight(unjoined, coming);
  }
  if (ledger.length === 0) return;
  gain(state, LEADING[SOVIET], total);
  state.lendLease = total;
  state.unjoined = unjoined;
  state.emit('convoy', '34.0', () => ({
    text: say`Lend-Lease brings ${pointsText(total)}.`,
    ledger,
    facts: pointFacts(total),
  }));
}

const addFreight = (one: Freight, other: Freight): Freight => freight(one.red + other.red, one.blue + other.blue);
