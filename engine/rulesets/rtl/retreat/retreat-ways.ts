import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { lowestRanked, findRetreatPaths, type RetreatPath } from '../../../mechanics/retreat.js';
import type { Address, Decision } from '../../../play/moment.js';
import { costFor } from '../movement/costs.js';
import type { RtlRule } from '../rulebook/index.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

/** What a retreat leads away from, and how far. */
export interface Flight {
  /** The defending hex [11.3]. */
  readonly target: Cell;
  /** The numbers of hexes it may be: 2, or 1 and 2 [11.31]. */
  readonly hexes: readonly number[];
  /** A refusal of combat goes through no zone and ends in no hex under declared attack [9.24, 9.25]. */
  readonly isRefusal?: true;
}

/** A retreat as it is asked for: whose, who leads it, and where the answers of either side stand. */
export interface Retreat extends Flight {
  readonly rule: RtlRule;
  readonly side: number;
  /** Who chooses the ways: the owner, in an overrun the attacker [11.3]. */
  readonly leader: number;
  readonly address: Address;
  readonly result?: string | undefined;
  readonly asked: (side: number) => Pick<Decision, 'within' | 'about'>;
}

/** How a way ends: with room for the unit, or where it is one too many [11.33]. */
type WayEnd = 'there' | 'crowded';

export interface Way extends RetreatPath<WayEnd> {
  /** The empty hex in an enemy zone through which it leads; NOWHERE of a free way [11.55]. */
  readonly through: Cell;
}

/**
 * The ways of a unit out of its hex: free ones, and only where there is none those through one empty hex in an enemy zone,
 * which artillery with an orange circle cannot take [11.51, 11.54, 11.55]; where there is room, if there is any [11.33].
 * Empty when it cannot retreat.
 */
export function waysOf(state: State, piece: number, flight: Flight): Way[] {
  const ways = allWays(state, piece, flight);
  const free = ways.filter(({ through }) => through === NOWHERE);
  if (free.length > 0 || flight.isRefusal || isHeavyArtillery(state, piece)) return roomiest(free);
  return roomiest(ways); // of two hexes: no way ends in the empty hex of a zone [11.55]
}

/** Why a unit has no way: heavy guns may not take the one there is, zones lie across all, or none leads away. */
export function whyNoWay(state: State, piece: number, flight: Flight): '11.55a' | '11.54' | '11.3' {
  if (allWays(state, piece, flight).length > 0) return '11.55a';
  return allWays(state, piece, flight, false).length > 0 ? '11.54' : '11.3';
}

/** Artillery with an orange circle [11.55a]. */
function isHeavyArtillery(state: State, piece: number): boolean {
  const { isArtillery, moves } = state.piece(piece);
  return isArtillery && moves === 'heavy';
}

const roomiest = (ways: readonly Way[]): Way[] => lowestRanked(ways, ({ end }) => (end === 'there' ? 0 : 1));

/** Every way that ends where it may, whatever zones its first hex lies in; two empty hexes in zones are one too many [11.54]. */
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
        if (gained > 0 || (gained === 0 && !isStrict)) open.push({ to }); // [11.3, RTL-24]
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

/** An empty hex in an enemy zone: where friends stand, zones do not count for a retreat [11.34, 11.52]. */
const isExposed = (state: State, side: number, cell: Cell): boolean =>
  state.combatSide(cell) !== side && inZone(state, opponent(side), cell);
