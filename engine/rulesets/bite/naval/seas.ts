import { NOWHERE, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { MAJOR_PORT, MINOR_PORT, WATER_SIDE, type Ground } from '../state/ground.js';
import { hasEnemyLand, type State } from '../state/state.js';
import { isFrozen } from '../supply/ports.js';
import type { FeatureName } from '../vocabulary/features.js';

/**
 * Returns whether a side controls a sea area, that is whether it holds a major port or two minor ports on the sea. Both
 * sides may control the same sea [3.1.sea].
 */
export function controlsSea({ ground, control }: State, side: number, sea: number): boolean {
  let minor = 0;
  for (const port of ground.seas[sea].ports) {
    if (control[port] !== side) continue;
    if (ground.port[port] === MAJOR_PORT) return true;
    if (ground.port[port] === MINOR_PORT && ++minor === 2) return true;
  }
  return false;
}

/** A strait between two seas, with the hexes on its shores [18.0.straits]. */
interface Strait {
  readonly shores: readonly [Cell, Cell];
  readonly seas: readonly [number, number];
}

const STRAITS: readonly string[] = ['strait', 'red arrow'] satisfies FeatureName[];

/** Lists the straits of a map that join two of its seas. */
const straitsOf = memoize((ground: Ground): readonly Strait[] => {
  const { board, seas, map } = ground;
  const seaOf = (cell: Cell): number => seas.findIndex(({ cells }) => cells.includes(cell));
  const pairs = map.features
    .filter(({ kind }) => STRAITS.includes(kind))
    .flatMap(({ hexsides, chains }) => [
      ...hexsides,
      ...chains.flatMap((chain) => chain.slice(1).map((to, at): readonly [Cell, Cell] => [chain[at], to])),
    ]);
  return pairs.flatMap(([a, b]): Strait[] => {
    const ends = neighboursOf(ground, a)
      .filter((cell) => board.areAdjacent(cell, b))
      .map(seaOf);
    const [one, other] = ends;
    return ends.length === 2 && one >= 0 && other >= 0 && one !== other ? [{ shores: [a, b], seas: [one, other] }] : [];
  });
});

function neighboursOf({ board }: Ground, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let direction = 0; direction < board.sides; direction++) {
    const to = board.neighbour(cell, direction);
    if (to !== NOWHERE) cells.push(to);
  }
  return cells;
}

/** Returns for each hex the seas that it lies on: those of its port and those of adjacent sea hexes. */
const coastsOf = memoize((ground: Ground) => {
  const known = new Map<Cell, readonly number[]>();
  return (cell: Cell): readonly number[] => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const around = neighboursOf(ground, cell);
    const adjacent = ground.seas.flatMap(({ cells }, sea) => (cells.some((one) => around.includes(one)) ? [sea] : []));
    const seas = [...new Set([...(ground.seasOf.get(cell) ?? []), ...adjacent])];
    known.set(cell, seas);
    return seas;
  };
});
export const seasAt = (ground: Ground, cell: Cell): readonly number[] => coastsOf(ground)(cell);

/** Returns whether a hex is on the coast: it is adjacent to a sea or has an all-water hexside. */
export function isOnCoast(ground: Ground, cell: Cell): boolean {
  if (seasAt(ground, cell).length > 0 || ground.coast[cell] === 1) return true;
  const { board, steps } = ground;
  for (let direction = 0; direction < board.sides; direction++)
    if ((steps[cell * board.directions + direction] & WATER_SIDE) !== 0) return true;
  return false;
}

/**
 * Returns the seas that a ship crosses between two hexes. The list has more than one sea if the ship passes straits,
 * whose shores its side must control. Returns undefined if there is no route, because of ice or because straits are not
 * controlled [18.0, 18.0.straits, 9.2.ports].
 */
export function findVoyage(state: State, side: number, from: Cell, to: Cell): readonly number[] | undefined {
  const { ground, control } = state;
  const isOpen = (sea: number): boolean => !isFrozen(state, ground.seas[sea]);
  const goals = seasAt(ground, to);
  const ways: (readonly number[])[] = seasAt(ground, from)
    .filter(isOpen)
    .map((sea) => [sea]);
  const visited = new Set(ways.map(([sea]) => sea));
  for (const way of ways) {
    const sea = way[way.length - 1];
    if (goals.includes(sea)) return way;
    for (const { shores, seas } of straitsOf(ground)) {
      if (!seas.includes(sea) || shores.some((shore) => control[shore] !== side)) continue;
      const next = seas[0] === sea ? seas[1] : seas[0];
      if (visited.has(next) || !isOpen(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Returns whether troops of a side may use a port: it is friendly and not closed by bombs [18.0, 32.2]. */
export const isTroopPort = (state: State, side: number, cell: Cell): boolean =>
  isOwnPort(state, side, cell) && state.portHits[cell] < state.numbers['bombing.port'];

/** Returns whether bomb damage is the only reason that closes a port to troops of a side [32.2]. */
export const isPortBombed = (state: State, side: number, cell: Cell): boolean =>
  isOwnPort(state, side, cell) && !isTroopPort(state, side, cell);

const isOwnPort = (state: State, side: number, cell: Cell): boolean =>
  cell >= 0 && state.ground.port[cell] > 0 && state.control[cell] === side && !hasEnemyLand(state, side, cell);
