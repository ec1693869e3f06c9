import { NOWHERE, type Cell } from '../../../board/board.js';
import { BLOCKED, STOP, type Reach } from '../../../board/reach.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { kept } from '../../../mechanics/kept.js';
import { oneOf } from '../../../mechanics/choice.js';
import { movement, notYetThere, type Going } from '../../../mechanics/ways/orders.js';
import { searchOn } from '../../../mechanics/ways/search.js';
import { costOf } from '../../../mechanics/ways/steps.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { enter } from '../control/control.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { regionBar, rivalBar } from '../nations/regions.js';
import { bar, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { allowance } from './allowance.js';
import { stepCosts } from './costs.js';

type Held = Bar<string, [state: State, piece: number]>;
const moved: Held = bar('7.5', 'moved', (state: State, piece: number) => `${state.name(piece)} has moved already.`);
const away: Held = bar('7.5', 'not-on-map', (state: State, piece: number) => `${state.name(piece)} is not on the map.`);
const others: Held = bar('3.1', 'other-side', (state: State, piece: number) => `${state.name(piece)} is the enemy’s.`);
const inAir: Held = bar(
  '7.5.2',
  'air-unit',
  (state: State, piece: number) => `${state.name(piece)} is an air unit: it flies, or rebases.`,
);
const still: Held = bar(
  '7.5.3',
  'no-points',
  (state: State, piece: number) => `${state.name(piece)} does not move by itself.`,
);

/** What holds a land unit where it is, whatever its goal. */
export function heldBy(state: State, piece: number): Held | undefined {
  const { side, isLand } = state.piece(piece);
  if (side !== state.side) return others;
  if (!state.onMap(piece)) return away;
  if (!isLand) return inAir;
  if (state.moved[piece] === 1) return moved;
  if (isFrozen(state, piece)) return frozen;
  return allowance(state, piece).value === 0 ? still : undefined;
}

const marksOf = kept((state: State) => new Uint8Array(state.ground.board.size));

/** Where a unit can go: it stops where an enemy stands, or may not come there in a move without combat [7.5.3.enemy, 7.10.combat]. */
function reachOf(state: State, piece: number, mayFight: boolean): Reach {
  const marks = marksOf(state);
  const enemy = state.units[opponent(state.piece(piece).side)];
  for (let cell = 0; cell < marks.length; cell++) marks[cell] = enemy[cell] > 0 ? (mayFight ? STOP : BLOCKED) : 0;
  const search = searchOn(state.ground.board);
  search.run(state.cell[piece], allowance(state, piece).value, stepCosts(state), marks);
  return search;
}

const mayFightNow = ({ phase }: State): boolean => phase !== 'exploitation';

const barAt = (state: State, piece: number, cell: Cell): Refusal | undefined =>
  whyNot(regionBar(state, piece, cell) ?? rivalBar(state, piece, cell), state, piece, cell);

/** Where a unit may end its move. */
export function destinationsOf(state: State, piece: number): Cell[] {
  const { cells, count } = reachOf(state, piece, mayFightNow(state));
  return Array.from(cells.subarray(1, count)).filter((cell) => barAt(state, piece, cell) === undefined);
}

/** The way of a unit to a hex or along a path, its own cell first, or why it may not go it. */
export function wayOf(state: State, piece: number, { cells }: Going): readonly Cell[] | Refusal {
  const to = cells.at(-1) ?? NOWHERE;
  const points = allowance(state, piece).value;
  const name = state.name(piece);
  const barred = to === NOWHERE ? undefined : barAt(state, piece, to);
  if (barred !== undefined) return barred;
  if (cells.length > 1) {
    const path = cells[0] === state.cell[piece] ? cells : [state.cell[piece], ...cells];
    const cost = costOf(state.ground.board, stepCosts(state), path);
    if (cost === undefined) return refusal('7.5.3', 'no-way', `${name} cannot go along that path.`);
    if (cost > points)
      return refusal('7.5.3.afford', 'too-far', `${name} has ${points} movement points; the path takes ${cost}.`);
    const enemy = state.units[opponent(state.piece(piece).side)];
    const stop = path.slice(1, mayFightNow(state) ? -1 : undefined).find((cell) => enemy[cell] > 0);
    return stop === undefined
      ? path
      : refusal('7.5.3.enemy', 'enemy-stops', `${name} has to stop in ${state.label(stop)}: enemies stand there.`);
  }
  if (to === state.cell[piece]) return refusal('7.5', 'there', `${name} stands in ${state.label(to)} already.`);
  const path = reachOf(state, piece, mayFightNow(state)).path(to);
  return path.length > 0
    ? path
    : refusal(
        '7.5.3.afford',
        'too-far',
        `${name} has ${points} movement points and does not come to ${state.label(to)}.`,
      );
}

/** Land units move, each by its own way or together on a path [7.5, 7.5.3]. */
export const moving = movement<State>({
  verb: 'move',
  rule: '7.5',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `move UNITS to HEX`.'],
    way: ['no-cell', 'The order says not where: `move UNITS to HEX`.'],
    all: ['no-units', 'A move has units and a hex.'],
  },
  units: (state) => state.muster.land[state.side],
  gone: (state) => state.moved,
  holds: heldBy,
  destinations: destinationsOf,
  byChance(state, piece, random) {
    const cells = destinationsOf(state, piece);
    return cells.length === 0 ? [] : [oneOf(cells, random)];
  },
  gather: (state, going) => ({ pieces: notYetThere(state, going), cells: going.cells }),
  whyNot(state, piece, going) {
    const way = wayOf(state, piece, going);
    return isRefusal(way) ? way : undefined;
  },
  perform(state, going) {
    for (const piece of going.pieces) {
      const way = wayOf(state, piece, going);
      if (isRefusal(way)) throw new Error(way.message);
      walk(state, piece, way);
    }
    return undefined;
  },
});

/** A land unit goes its way, captures what it enters, and begins a battle where enemies stand [3.3, 3.22]. */
export function walk(state: State, piece: number, way: readonly Cell[]): void {
  const to = way[way.length - 1];
  const { side } = state.piece(piece);
  state.from[piece] = way.length > 1 ? way[way.length - 2] : NOWHERE;
  state.put(piece, to);
  state.moved[piece] = 1;
  enter(state, side, way.slice(1));
  if (state.isShared(to)) beginBattle(state, to);
  state.emit('move', '7.5', () => ({
    side,
    text: `${state.name(piece)} moves to ${state.label(to)}.`,
    pieces: [piece],
    cells: way,
  }));
}

/** A battle is to be fought in a hex [3.22]; battles not chosen are fought in the order in which they were begun. */
export function beginBattle(state: State, cell: Cell): void {
  if (state.battle[cell] === 1) return;
  state.battle[cell] = 1;
  state.entered[cell] = ++state.entries;
}
