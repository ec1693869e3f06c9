import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { lowestRanked, findRetreatPaths, type RetreatPath } from '../../../mechanics/retreat.js';
import type { Address, Decision } from '../../../play/moment.js';
import { costFor } from '../movement/costs.js';
import type { RtlRule } from '../rulebook/index.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { isInZone } from '../zones/zones.js';

/** The hex from which units retreat, and the length of the retreat. */
export interface Flight {
  /** The defending hex [11.3]. */
  readonly target: Cell;
  /** The lengths in hexes that the retreat may have: 2, or 1 and 2 [11.31]. */
  readonly hexes: readonly number[];
  /**
   * Set if the retreat is a refusal of combat. Such a retreat may not pass through a ZOC or end in a hex under declared
   * attack [9.24, 9.25].
   */
  readonly isRefusal?: true;
}

/**
 * A retreat of one side, with the side that chooses the paths and the places in the orders where each side writes its
 * answers.
 */
export interface Retreat extends Flight {
  readonly rule: RtlRule;
  readonly side: number;
  /** The side that chooses the paths: the attacker in an overrun, otherwise the owner [11.3]. */
  readonly leader: number;
  readonly address: Address;
  readonly result?: string | undefined;
  /** Returns the place in the orders where a side writes its answers. */
  readonly answerPlace: (side: number) => Pick<Decision, 'within' | 'about'>;
}

/** The end of a path, where the unit is within the stacking limit (`'there'`) or above it (`'crowded'`) [11.33]. */
type WayEnd = 'there' | 'crowded';

/** A retreat path. */
export interface Way extends RetreatPath<WayEnd> {
  /** The empty hex in an enemy ZOC on the path; NOWHERE if the path has none [11.55]. */
  readonly through: Cell;
}

/**
 * Returns the retreat paths of a unit; empty if it cannot retreat. If no path avoids enemy ZOCs, returns the paths
 * through one empty hex in an enemy ZOC, which heavy artillery cannot take [11.51, 11.54, 11.55]. Paths within the
 * stacking limit are preferred [11.33].
 */
export function waysOf(state: State, piece: number, flight: Flight): Way[] {
  const ways = allWays(state, piece, flight);
  const free = ways.filter(({ through }) => through === NOWHERE);
  if (free.length > 0 || flight.isRefusal || isHeavyArtillery(state, piece)) return preferRoom(free);
  return preferRoom(ways); // These paths are two hexes long, because no path ends in an empty hex in a ZOC [11.55].
}

/**
 * Returns the rule by which a unit has no legal retreat path: 11.55a for heavy artillery, 11.54 if all paths lead
 * through ZOCs, 11.3 if there is no path at all.
 */
export function whyNoWay(state: State, piece: number, flight: Flight): '11.55a' | '11.54' | '11.3' {
  if (allWays(state, piece, flight).length > 0) return '11.55a';
  return allWays(state, piece, flight, false).length > 0 ? '11.54' : '11.3';
}

/** Returns whether a unit is heavy artillery, which has an orange circle on its counter [11.55a]. */
function isHeavyArtillery(state: State, piece: number): boolean {
  const { isArtillery, moves } = state.piece(piece);
  return isArtillery && moves === 'heavy';
}

const preferRoom = (ways: readonly Way[]): Way[] => lowestRanked(ways, ({ end }) => (end === 'there' ? 0 : 1));

/**
 * Returns all retreat paths of a permitted length. The first hex of a path of two hexes may be in an enemy ZOC. The
 * last hex may be in an enemy ZOC only if `heedsZones` is false [11.54].
 */
function allWays(state: State, piece: number, { target, hexes, isRefusal }: Flight, heedsZones = true): Way[] {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const farthest = Math.max(...hexes);
  const isStrict = state.rulings['retreat.direction'] === 'eachHexFarther';
  const ways = findRetreatPaths<{ readonly to: Cell }, WayEnd>([state.cell[piece]], {
    steps(path) {
      const from = path[path.length - 1];
      const open: { readonly to: Cell }[] = [];
      for (let direction = 0; direction < board.directions; direction++) {
        const at = from * board.directions + direction;
        const to = board.neighbours[at];
        if (to === NOWHERE || costFor(state, piece, at) === IMPASSABLE || path.includes(to)) continue; // [11.32]
        if (state.combatSide(to) === opponent(side)) continue;
        const gained = board.distance(to, target) - board.distance(from, target);
        if (gained > 0 || (gained === 0 && !isStrict)) open.push({ to }); // [11.3]
      }
      return open;
    },
    ends({ to }, path) {
      if (!hexes.includes(path.length - 1)) return []; // [11.31]
      if (heedsZones && isExposed(state, side, to)) return []; // [11.34, 11.53]
      if (isRefusal && state.targets.includes(to)) return []; // [9.24]
      return [fits(state, to, [piece]) ? 'there' : 'crowded'];
    },
    mayContinue: (_, path) => path.length - 1 < farthest,
  });
  return ways.map((way) => ({
    ...way,
    through: way.path.slice(1).find((cell) => isExposed(state, side, cell)) ?? NOWHERE,
  }));
}

/** Returns whether a hex is in an enemy ZOC and has no friendly combat unit [11.34, 11.52]. */
const isExposed = (state: State, side: number, cell: Cell): boolean =>
  state.combatSide(cell) !== side && isInZone(state, opponent(side), cell);
