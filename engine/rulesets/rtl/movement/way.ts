import { NOWHERE, type Cell } from '../../../board/board.js';
import type { MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { Refusal } from '../../../play/moment.js';
import { explain, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { allowance, halfPointsOf } from './allowance.js';
import { spentBy } from './company.js';
import { searchOn, type MovementSearch } from './search.js';
import { isBarred, moverOf, stopRule, tellStep, tried, type Mover } from './step.js';

/** Half points as people write them: `2.5`. */
export const points = (half: number): string => String(half / HALF_POINTS);

/** Where a unit's points lead it, its own hex first: readable until the next search. */
export function reachOf(state: State, piece: number): MovementSearch {
  const search = searchOn(state.ground.board);
  search.run(state, moverOf(state, piece, halfPointsOf(state, piece)), state.cell[piece], spentBy(state, piece));
  return search;
}

/** The cheapest way of a unit from one hex to another with its whole allowance; empty when it does not come there. */
export function cheapestWay(state: State, piece: number, from: Cell, to: Cell): readonly Cell[] {
  const search = searchOn(state.ground.board);
  search.run(state, moverOf(state, piece, halfPointsOf(state, piece)), from, 0);
  return search.path(to);
}

/** A way of a unit, its own hex first, and the half points it has spent at the end. */
export interface Way {
  readonly way: readonly Cell[];
  readonly spent: number;
  /** It may not go on [8.22, 8.37b]. */
  readonly stops: boolean;
}

/** The way of a unit that goes with others: as written, that of the combat unit a leader goes with, or the cheapest to the hex. */
export function wayOf(state: State, piece: number, going: MoveRequest): Way | Refusal {
  const { cells, pieces } = going;
  const here = state.cell[piece];
  const escort = state.piece(piece).role === 'combat' ? undefined : escortOf(state, piece, pieces);
  if (cells.length > 1) return follow(state, piece, cells[0] === here ? cells : [here, ...cells], escort !== undefined);
  const to = cells.at(-1) ?? NOWHERE;
  if (escort !== undefined) {
    const led = wayOf(state, escort, going);
    return 'refused' in led ? led : follow(state, piece, led.way, true);
  }
  const search = reachOf(state, piece);
  if (to === here || search.cost[to] < 0) return outOfReach(state, piece, to);
  return follow(state, piece, search.path(to), false);
}

/** A combat unit named with a leader that begins where he does [8.15]. */
const escortOf = (state: State, leader: number, pieces: readonly number[]): number | undefined =>
  pieces.find((piece) => state.piece(piece).role === 'combat' && state.cell[piece] === state.cell[leader]);

/** A path from neighbour to neighbour [3.13], or the first thing that bars it. */
function follow(state: State, piece: number, way: readonly Cell[], isEscorted: boolean): Way | Refusal {
  const mover = moverOf(state, piece, halfPointsOf(state, piece), isEscorted);
  return followBy(state, piece, way, mover, spentBy(state, piece));
}

/** The same for whoever moves so, with so much spent before. */
export function followBy(
  state: State,
  piece: number,
  way: readonly Cell[],
  mover: Mover,
  before: number,
): Way | Refusal {
  const { board } = state.ground;
  let spent = before;
  let stops = false;
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1], way[i]];
    const goes = (): string => `${state.name(piece)} does not go from ${state.label(from)} to ${state.label(to)}`;
    const direction = board.direction(from, to);
    if (direction < 0) return refusal('8.11', 'no-neighbour', `${goes()}: they are no neighbours.`);
    if (stops)
      return refusal(stopRule(state, mover, from), 'stopped', `${goes()}: it has to stop in ${state.label(from)}.`);
    const step = tried(state, mover, from * board.directions + direction, spent);
    if (isBarred(step)) return refusal(step.rule as RtlRule, step.slug, `${goes()}: ${step.text(state, to)}.`);
    if (spent + step.cost > mover.whole)
      return refusal(
        '8.13',
        'points',
        `${goes()}: that takes ${points(step.cost)} points, and it has ${points(Math.max(0, mover.whole - spent))} left.`,
        { why: ledgerOf(state, way.slice(0, i + 1), mover, before).ledger },
      );
    spent += step.cost;
    stops = step.stops;
  }
  return { way, spent, stops };
}

function outOfReach(state: State, piece: number, to: Cell): Refusal {
  const { value, ledger } = allowance(state, piece);
  const [name, goal] = [state.name(piece), state.label(to)];
  if (to === state.cell[piece]) return refusal('8.11', 'there-already', `${name} stands in ${goal} already.`);
  const left = value - spentBy(state, piece) / HALF_POINTS;
  return refusal('8.13', 'out-of-reach', `${name} does not reach ${goal} with ${Math.max(0, left)} points.`, {
    why: ledger,
  });
}

/** What a way that may be taken costs, step by step, in points [8.3]. */
export function costOf(
  state: State,
  piece: number,
  way: readonly Cell[],
  isEscorted: boolean,
): ExplainedValue<RtlRule> {
  return ledgerOf(state, way, moverOf(state, piece, halfPointsOf(state, piece), isEscorted), spentBy(state, piece));
}

/** What a way costs whoever moves so, with so much spent before. */
export function ledgerOf(state: State, way: readonly Cell[], mover: Mover, before: number): ExplainedValue<RtlRule> {
  const cost = explain(0);
  const { board } = state.ground;
  let spent = before;
  for (let i = 1; i < way.length; i++) {
    const at = way[i - 1] * board.directions + board.direction(way[i - 1], way[i]);
    const step = tried(state, mover, at, spent);
    if (isBarred(step)) break;
    tellStep(state, mover, at, step, (half, words, rule) =>
      cost.plus(half / HALF_POINTS, `${words}, ${state.label(way[i])}`, rule),
    );
    spent += step.cost;
  }
  return cost;
}
