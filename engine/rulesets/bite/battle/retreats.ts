import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { stepCosts } from '../movement/costs.js';
import { standingBar } from '../nations/regions.js';
import { say, term } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { noRoomBar } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { AXIS, opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { isTowardsSupply } from './towards-supply.js';

/** Lists adjacent hexes to which a land unit may retreat, those with friendly units first [7.7.14, 7.7.15]. */
export function retreatsOf(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const from = state.cell[piece];
  const open: Cell[] = [];
  for (let direction = 0; direction < board.directions; direction++) {
    const to = board.neighbour(from, direction);
    if (to !== NOWHERE && retreatBar(state, piece, to) === undefined) open.push(to);
  }
  const own = state.units[state.piece(piece).side];
  return open.sort((a, b) => Number(own[b] > 0) - Number(own[a] > 0) || a - b);
}

type RetreatBar = Bar<string, [state: State, piece: number, cell: Cell]>;

const retreatBarOf = (rule: BiteRule, slug: string, why: string): RetreatBar =>
  bar(
    rule,
    slug,
    (state: State, piece: number, cell: Cell) =>
      say`${state.name(piece)} may not retreat to ${state.label(cell)}: ${term(why)}.`,
  );
const unmoving = retreatBarOf('6.1.1.static', 'static', 'it is static');
const notAdjacent = retreatBarOf(
  '7.7.15',
  'not-beside',
  'it must retreat to an adjacent hex that land units can enter',
);
const enemies = retreatBarOf('7.7.14', 'enemies', 'enemy units are there');
const battle = retreatBarOf('7.7.15a', 'battle', 'a battle must still be fought there');
const zone = retreatBarOf('7.7.14', 'zone', 'the hex is in an enemy zone of control');
const partisans = retreatBarOf('29.0.railways', 'partisans', 'partisans are there');
const crowd = retreatBarOf('7.7.17', 'stack', 'the hex has no room for it');
const fartherAway = retreatBarOf(
  '7.7.15a',
  'away-from-supply',
  'the hex leads away from supply and is not held by friendly units',
);

/**
 * Returns why a land unit may not retreat to a hex. The units in `before` retreat to the same hex first: they count
 * towards stacking and the limit of Germans in Finland, and make it a hex with friendly units [7.7.14-7.7.17,
 * 29.0.railways, 5.5.germans].
 */
export function retreatBar(
  state: State,
  piece: number,
  to: Cell,
  before: readonly number[] = [],
): RetreatBar | undefined {
  const { side, unitClass } = state.piece(piece);
  const { ground, units } = state;
  const enemy = opponent(side);
  if (unitClass === 'static') return unmoving;
  const direction = ground.board.direction(state.cell[piece], to);
  if (direction < 0 || stepCosts(state, piece)[state.cell[piece] * ground.board.directions + direction] === IMPASSABLE)
    return notAdjacent;
  if (units[enemy][to] > 0) return enemies;
  if (state.battle[to] === 1) return battle;
  if (side === AXIS && state.partisans[to] > 0) return partisans;
  const isCity = isFriendlyCity(state, side, to);
  if (inZone(state, enemy, to) && !(isCity && state.rulings['retreat.cityInZone'])) return zone;
  if (noRoomBar(state, side, to, [...before, piece]) !== undefined) return crowd;
  return (
    standingBar(state, piece, to, before) ??
    (units[side][to] + before.length > 0 || isCity || isTowardsSupply(state, piece, to) ? undefined : fartherAway)
  );
}

/** Returns whether a hex is a city or fortress that the side controls [7.7.15b]. */
const isFriendlyCity = (state: State, side: number, cell: Cell): boolean =>
  state.control[cell] === side && isCity(state, cell);
