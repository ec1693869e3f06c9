import { NOWHERE, type Cell } from '../../../board/board.js';
import { lowestRanked, findRetreatPaths, type RetreatStep, type RetreatPath } from '../../../mechanics/retreat.js';
import { opponent } from '../state/pieces.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { inEnemyZone, zoneIsNegated } from '../zones/zones.js';

/**
 * Kinds of hexes into which a unit may retreat, the best kind first [9.73, 6.4]. A retreat into a hex with friendly
 * units does not affect these units [9.74].
 */
export const VACANT = 0;
export const FRIENDLY = 1;
/**
 * A hex that friendly units already fill to the stacking limit. A unit that is forced into the hex is eliminated
 * [9.73].
 */
export const FULL = 2;
/** In the closed west columns: a Soviet unit that is forced into the hex is eliminated [6.4]. */
export const WEST = 3;
export const BARRED = 4;
export type Welcome = typeof VACANT | typeof FRIENDLY | typeof FULL | typeof WEST | typeof BARRED;

/** A path by which a unit may retreat. `end` is the kind of its last hex, for example VACANT or FULL. */
export type Route = RetreatPath<Welcome>;

/** A retreat in progress: its length in hexes, and the units that have ended their retreat. */
export interface Retreat {
  readonly hexes: number;
  readonly settled: Set<number>;
}

/**
 * Returns whether every unit can complete a retreat of the given length. A unit that would be eliminated on its way
 * counts as completing the retreat [9.65, 9.71, AMB-17].
 */
export function allCanRetreat(state: State, units: readonly number[], hexes: number): boolean {
  const retreat: Retreat = { hexes, settled: new Set() };
  return units.every((piece) => routesOf(state, piece, retreat).length > 0);
}

/**
 * Lists the best routes of a retreating unit. At each step a vacant hex is preferred to a hex with friendly units. No
 * route eliminates the unit if another route saves it [9.71, 9.73, AMB-18, AMB-19]. Empty when the unit cannot retreat.
 */
export function routesOf(state: State, piece: number, { hexes, settled }: Retreat): Route[] {
  const { rulings, ground } = state;
  const { board, ashore } = ground;
  const start = state.cell[piece];
  const routes = findRetreatPaths<Step, Welcome>([start], {
    steps(path) {
      const steps: Step[] = [];
      const from = path[path.length - 1];
      for (let direction = 0; direction < board.directions; direction++) {
        const to = ashore[from * board.directions + direction];
        if (to === NOWHERE || path.includes(to)) continue;
        const welcome = welcomeIn(state, piece, to, settled);
        if (welcome !== BARRED) steps.push({ to, welcome });
      }
      return steps;
    },
    ends({ to, welcome }, path) {
      const steps = path.length - 1;
      if (welcome >= FULL) return [welcome];
      const isFarEnough = rulings['retreat.geometry'] !== 'mustEndNHexesAway' || board.distance(start, to) >= steps;
      return steps === hexes && isFarEnough ? [welcome] : [];
    },
    mayContinue: ({ welcome }, path) => welcome < FULL && path.length - 1 < hexes,
    prefer: (onward) => preferred(onward, rulings['retreat.westColumns'] === 'opponentMayChoose'),
  });
  return routes.map(({ path, end }) => ({ path: path.slice(1), end }));
}

interface Step {
  readonly to: Cell;
  readonly welcome: Welcome;
}

/**
 * Returns the steps from which a retreat may choose. Steps on which the unit is eliminated are left out if the unit has
 * another route. The ruling `retreat.westColumns` can let the opponent choose elimination in the closed west columns
 * [6.4, 9.73].
 */
function preferred(onward: readonly RetreatStep<Step, Welcome>[], westToo: boolean): RetreatStep<Step, Welcome>[] {
  const dies = ({ paths }: RetreatStep<Step, Welcome>): boolean => paths[0].end >= FULL;
  const best = lowestRanked(onward, (one) => one.step.welcome + (dies(one) ? DEATH : 0));
  if (!westToo || best.at(0)?.paths[0].end === WEST) return best;
  return [...best, ...onward.filter(({ step }) => step.welcome === WEST)];
}

const DEATH = 4;

/**
 * Returns how suitable a hex is for the retreat of a unit: barred, in the closed west columns, full, vacant, or with
 * friendly units.
 */
export function welcomeIn(state: State, piece: number, cell: Cell, settled: ReadonlySet<number>): Welcome {
  const { side } = state.piece(piece);
  if (state.owner[cell] === opponent(side)) return BARRED;
  if (inEnemyZone(state, side, cell) && !zoneIsNegated(state, side, cell)) return BARRED;
  if (isClosedInTheWestTo(state, piece, cell)) return WEST;
  if (!fits(state, side, cell, [piece])) return FULL;
  return isVacant(state, cell, settled) ? VACANT : FRIENDLY;
}

/**
 * Returns whether a hex is vacant. Units of the same retreat that have arrived in the hex do not occupy it, so that a
 * stack may retreat together.
 */
export function isVacant(state: State, cell: Cell, settled: ReadonlySet<number>): boolean {
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) if (!settled.has(p)) return false;
  return true;
}

/** Returns whether a path is identical with one of the routes. */
export function isOpen(routes: readonly Route[], cells: readonly Cell[] = []): boolean {
  return routes.some(({ path }) => path.length === cells.length && path.every((cell, index) => cell === cells[index]));
}
