import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { oneOf } from '../../../mechanics/choice.js';
import { overstackedText } from '../../../mechanics/stacking.js';
import { movement, notYetThere, type Going } from '../../../mechanics/ways/orders.js';
import type { Refusal } from '../../../play/moment.js';
import { bar, refusal } from '../refusal.js';
import { fits, pointsOf, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { allowance, halfPointsOf } from './allowance.js';
import { moverOf, searchOn, stepOf, type MovementSearch } from './search.js';

/** The half points a unit has spent in this phase: an overrun leaves it some [8.67]. */
export const spentBy = (state: State, piece: number): number =>
  state.left[piece] < 0 ? 0 : Math.max(0, halfPointsOf(state, piece) - state.left[piece]);

/** Where a unit's points lead it, its own hex first: readable until the next search. */
export function reachOf(state: State, piece: number): MovementSearch {
  const search = searchOn(state.ground.board);
  search.run(state, moverOf(state, piece, halfPointsOf(state, piece)), state.cell[piece], spentBy(state, piece));
  return search;
}

/** Where a unit may end its movement, with the half points it has spent there. */
export function destinationsOf(state: State, piece: number): Map<Cell, number> {
  const { cells, cost } = reachOf(state, piece);
  return new Map(
    cells.filter((cell) => cell !== state.cell[piece] && fits(state, cell, [piece])).map((cell) => [cell, cost[cell]]),
  );
}

type Held = Bar<string, [state: State, piece: number]>;
const moved: Held = bar(
  '8.13',
  'moved',
  (state: State, piece: number) => `${state.name(piece)} has moved in this sequence.`,
);
const away: Held = bar(
  '8.11',
  'not-on-map',
  (state: State, piece: number) => `${state.name(piece)} is not on the map.`,
);
const others: Held = bar('4.35', 'other-side', (state: State, piece: number) => `${state.name(piece)} is the enemy’s.`);
const inactive: Held = bar(
  '4.35',
  'not-active',
  (state: State, piece: number) => `${state.name(piece)} is not active in this sequence.`,
);

/** What holds a unit where it is, whatever its goal. */
export function heldBy(state: State, piece: number): Held | undefined {
  if (state.piece(piece).side !== state.side) return others;
  if (!state.onMap(piece)) return away;
  if (state.active[piece] === 0) return inactive;
  return state.moved[piece] === 1 ? moved : undefined;
}

/** What a path costs a unit, in half points; undefined where a step of it may not be taken. */
export function pathCost(state: State, piece: number, path: readonly Cell[]): number | undefined {
  const mover = moverOf(state, piece, halfPointsOf(state, piece));
  const { board } = state.ground;
  let spent = spentBy(state, piece);
  for (let i = 1; i < path.length; i++) {
    const direction = board.direction(path[i - 1], path[i]);
    const step = direction < 0 ? undefined : stepOf(state, mover, path[i - 1] * board.directions + direction, spent);
    if (step === undefined || (step.stops && i < path.length - 1)) return undefined;
    spent += step.cost;
  }
  return spent <= mover.whole ? spent : undefined;
}

const points = (half: number): string => String(half / HALF_POINTS);

/** The way of a unit: as written, or the cheapest to the hex. */
function wayOf(
  state: State,
  piece: number,
  cells: readonly Cell[],
): { way: readonly Cell[]; cost: number | undefined } {
  const path = cells.length > 1 ? (cells[0] === state.cell[piece] ? cells : [state.cell[piece], ...cells]) : [];
  if (path.length > 0) return { way: path, cost: pathCost(state, piece, path) };
  const to = cells.at(-1) ?? NOWHERE;
  const search = reachOf(state, piece);
  return { way: search.path(to), cost: search.cost[to] < 0 ? undefined : search.cost[to] };
}

function outOfReach(state: State, piece: number, { cells }: Going): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  if (to !== state.cell[piece] && wayOf(state, piece, cells).cost !== undefined) return undefined;
  const { value, ledger } = allowance(state, piece);
  return refusal(
    '8.13',
    'out-of-reach',
    `${state.name(piece)} does not reach ${state.label(to)} with ${value} points.`,
    {
      why: ledger,
    },
  );
}

/** Units that go to one hex find room there together at the end of the phase [3.32]. */
export function noRoom(state: State, { pieces, cells }: Going): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  if (fits(state, to, pieces)) return undefined;
  const { side } = state.piece(pieces[0]);
  const there = [...new Set([...state.unitsAt(to, side), ...pieces])];
  const limit = stackingLimit(state.numbers, state.sideName(side));
  return refusal('3.32', 'stack-limit', overstackedText(limit, pointsOf(state, there), state.label(to)));
}

/** Active units move, each by its own way or together on a path [8.11]. */
export const moving = movement<State>({
  verb: 'move',
  rule: '8.11',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `move UNITS to HEX`.'],
    way: ['no-cell', 'The order says not where: `move UNITS to HEX`.'],
    all: ['no-units', 'A move has units and a hex.'],
  },
  units: (state) => state.muster.movers[state.side],
  gone: ({ moved: gone }) => gone,
  holds: heldBy,
  destinations: (state, piece) => destinationsOf(state, piece).keys(),
  byChance(state, piece, random) {
    const cells = [...destinationsOf(state, piece).keys()];
    return cells.length === 0 ? [] : [oneOf(cells, random)];
  },
  gather: (state, going) => ({ pieces: notYetThere(state, going), cells: going.cells }),
  whyNot: outOfReach,
  whyNotTogether: noRoom,
  perform(state, { pieces, cells }) {
    for (const piece of pieces) {
      const { way, cost = 0 } = wayOf(state, piece, cells);
      for (const cell of way.slice(1)) state.put(piece, cell);
      state.moved[piece] = 1;
      state.emit('move', '8.11', () => ({
        text: `${state.name(piece)} moves to ${state.label(way[way.length - 1])} for ${points(cost)}.`,
        pieces: [piece],
        cells: way,
        facts: { cost: points(cost) },
      }));
    }
    return undefined;
  },
});

/** Why a unit cannot go to a hex, whether or not it is its turn. */
export const whyNotThere = (state: State, piece: number, cell: Cell): Refusal | undefined =>
  outOfReach(state, piece, { pieces: [piece], cells: [cell] }) ?? noRoom(state, { pieces: [piece], cells: [cell] });
