import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { stepCosts } from '../movement/costs.js';
import { standingBar } from '../nations/regions.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { noRoomBar } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { AXIS, opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { isTowardsSupply } from './towards-supply.js';

/** Neighbouring hexes to which a land unit may retreat, those with friends first [7.7.14, 7.7.15]. */
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

const told = (rule: BiteRule, slug: string, why: string): RetreatBar =>
  bar(
    rule,
    slug,
    (state: State, piece: number, cell: Cell) =>
      `${state.name(piece)} does not retreat to ${state.label(cell)}: ${why}.`,
  );
const unmoving = told('6.1.1.static', 'static', 'it is static');
const afar = told('7.7.15', 'not-beside', 'it retreats to a neighbouring hex that land units enter');
const enemies = told('7.7.14', 'enemies', 'enemies are there');
const battle = told('7.7.15a', 'battle', 'a battle is to be fought there');
const zone = told('7.7.14', 'zone', 'it lies in an enemy zone of control');
const partisans = told('29.0.railways', 'partisans', 'partisans are there');
const crowd = told('7.7.17', 'stack', 'it has no room there');
const away = told('7.7.15a', 'away-from-supply', 'it leads away from supply, and no friends hold it');

/** Why a land unit may not retreat to a hex, to which those `before` it go as well [7.7.14-7.7.17, 29.0.railways]. */
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
    return afar;
  if (units[enemy][to] > 0) return enemies;
  if (state.battle[to] === 1) return battle;
  if (side === AXIS && state.partisans[to] > 0) return partisans;
  const isCity = isFriendlyCity(state, side, to);
  if (inZone(state, enemy, to) && !(isCity && state.rulings['retreat.cityInZone'])) return zone;
  if (noRoomBar(state, side, to, [...before, piece]) !== undefined) return crowd;
  return (
    standingBar(state, piece, to) ??
    (units[side][to] > 0 || isCity || isTowardsSupply(state, piece, to) ? undefined : away)
  );
}

/** A city or fortress that the side holds [7.7.15b]. */
const isFriendlyCity = (state: State, side: number, cell: Cell): boolean =>
  state.control[cell] === side && isCity(state, cell);
