import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import {
  ARROW,
  countryOf,
  RAIL,
  RAIL_ONLY,
  SEA_ROUTE,
  terrainOf,
  WATER_SIDE,
} from '../../../engine/rulesets/bite/state/ground.js';
import type { Piece } from '../../../engine/rulesets/bite/state/pieces.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { turnIn } from '../../../engine/rulesets/bite/vocabulary/calendar.js';
import { nationCalled } from '../../../engine/rulesets/bite/vocabulary/nations.js';
import { AXIS } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import type { Account } from '../account.js';

/**
 * Checks each unit that the engine found in supply. The unit must have a path of at most three hexes, or two in bad
 * weather, to a railway or port that is connected to a primary source of its side. No hex of the path may contain enemy
 * land units [4.1, 4.2, 4.3, 9.1, 33.0.supply]. Zones, the countries of rivals and the sources of other nations are
 * ignored. They could only lengthen the engine's path, so that the check reports no correct supply as an error.
 */
export function supply(state: State): Account {
  const { ground } = state;
  const { board, steps } = ground;
  const chains = ground.projects.flatMap((project) => project.chains);

  const enemyLand = (side: number): Set<Cell> =>
    new Set(state.pieces.filter((piece) => piece.isLand && piece.side !== side).map(({ index }) => state.cell[index]));
  const spread = (
    starts: Iterable<Cell>,
    longest: number,
    leadsFrom: (cell: Cell) => readonly Cell[],
    isOpen: (cell: Cell) => boolean,
  ): Set<Cell> => {
    const reached = new Set(starts);
    let border = [...reached];
    for (let length = 0; length < longest && border.length > 0; length++) {
      const next: Cell[] = [];
      for (const from of border)
        for (const to of leadsFrom(from)) {
          if (reached.has(to) || !isOpen(to)) continue;
          reached.add(to);
          next.push(to);
        }
      border = next;
    }
    return reached;
  };
  const neighbours = (from: Cell, leads: (bits: number) => boolean): Cell[] => {
    const cells: Cell[] = [];
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbour(from, direction);
      if (to !== NOWHERE && leads(steps[from * board.directions + direction])) cells.push(to);
    }
    return cells;
  };
  /**
   * Returns the cells that trains and ships reach from a cell: along a railway, including planned railways, and from a
   * port to every port.
   */
  const byTrack = (from: Cell): readonly Cell[] => {
    const rails = neighbours(from, (bits) => (bits & (RAIL | SEA_ROUTE)) !== 0);
    const planned = chains.flatMap((chain) =>
      chain.filter((_, at) => chain[at - 1] === from || chain[at + 1] === from),
    );
    const ports = ground.port[from] > 0 ? Array.from(ground.port.keys()).filter((cell) => ground.port[cell] > 0) : [];
    return [...rails, ...planned, ...ports];
  };
  const byLand = (from: Cell): readonly Cell[] =>
    neighbours(from, (bits) => (bits & RAIL_ONLY) === 0 && ((bits & WATER_SIDE) === 0 || (bits & ARROW) !== 0));

  const sourcesOf = (side: number): Set<Cell> => {
    const enemies = enemyLand(side);
    const isOpen = (cell: Cell): boolean =>
      !enemies.has(cell) && !(ground.city[cell] > 0 && state.control[cell] === 1 - side);
    const primary = ground.sources
      .filter(({ nation, cell }) => nationCalled(nation as Piece['nation']).side === side && isOpen(cell))
      .map(({ cell }) => cell);
    const rebels = side === AXIS ? ground.roles.rebels.map(({ cell }) => cell) : [];
    return spread([...primary, ...rebels], Infinity, byTrack, isOpen);
  };
  const longestLine = ({ index, nation, side }: Piece): number => {
    const { numbers, weather } = state;
    const counted = state.rulings['supply.counting'] === 'withoutSource' ? 1 : 0;
    const isFirstWinter =
      state.plays('first-winter') && state.turn >= turnIn(1941, 'December') && state.turn <= turnIn(1942, 'March');
    if (!isFirstWinter || side !== AXIS) return counted + numbers[weather === 'clear' ? 'supply.clear' : 'supply.bad'];
    const isNorthern =
      nation === 'Finland' || (nation === 'Germany' && countryOf(ground, state.cell[index]) === 'Finland');
    return counted + numbers[isNorthern ? 'supply.firstWinterNorth' : 'supply.firstWinter'];
  };
  return {
    pause({ phase }, wrong) {
      if (phase !== 'supply') return;
      const { side } = state;
      const enemies = enemyLand(side);
      const sources = sourcesOf(side);
      const isOpen = (cell: Cell): boolean => !enemies.has(cell) && !terrainOf(ground, cell).barsSupply;
      const within = new Map<number, Set<Cell>>();
      for (const piece of state.pieces) {
        const cell = state.cell[piece.index];
        if (piece.side !== side || cell < 0 || state.outOfSupply[piece.index] === 1) continue;
        const longest = longestLine(piece);
        // The cell of the unit itself may be a cell that supply paths do not enter.
        const near = within.get(longest) ?? spread(sources, longest - 1, byLand, isOpen);
        within.set(longest, near);
        if (!near.has(cell) && !byLand(cell).some((to) => near.has(to)))
          wrong(
            `${piece.name} is in supply in ${state.label(cell)} without a supply line of at most ${longest} hexes [4.3]`,
          );
      }
    },
  };
}
