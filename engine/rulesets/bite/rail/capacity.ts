import type { Cell } from '../../../board/board.js';
import type { Explained } from '../../../model/ledger.js';
import { counted, say, term } from '../../../model/say.js';
import { explain } from '../rulebook/refusal.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isSupplySource } from '../supply/lines.js';
import { turnIn } from '../vocabulary/calendar.js';
import { LEADING } from '../vocabulary/nations.js';
import { SOVIET } from '../vocabulary/sides.js';

/**
 * Areas with separate limits of rail movements. The values are indices into the state field `railed`; the Soviets use
 * only INSIDE [7.4.soviet, 7.4.axis].
 */
export const INSIDE = 0;
export const NORTH = 1;
export const ELSEWHERE = 2;
export type Area = typeof INSIDE | typeof NORTH | typeof ELSEWHERE;

export const AREA_NAMES = ['in the Soviet Union', 'in the Finnish Operative Area', 'elsewhere'] as const;

/** Formats rail movements left: `7 trains left in the Soviet Union`. */
export const trainsLeft = (left: number, area: Area): string =>
  say`${counted(left, 'train')} left ${term(AREA_NAMES[area])}`;

const isNorth = (state: State, cell: Cell): boolean => state.ground.operativeArea.get('Finland')?.[cell] === 1;
const isSoviet = (state: State, cell: Cell): boolean => countryOf(state.ground, cell) === LEADING[SOVIET];

/**
 * Lists the areas in which a side has rail movements, in the order in which they are tried. The least restricted area
 * comes first.
 */
export const areasFor = (side: number): readonly Area[] => (side === SOVIET ? [INSIDE] : [ELSEWHERE, NORTH, INSIDE]);

/** Returns whether a hex may be part of a rail movement in an area. A hex may belong to more than one area. */
export function liesIn(state: State, side: number, area: Area, cell: Cell): boolean {
  if (side === SOVIET || area === INSIDE) return true;
  return area === NORTH ? isNorth(state, cell) : !isNorth(state, cell) && !isSoviet(state, cell);
}

/**
 * Returns the area whose limit of rail movements applies to a path. A path that stays in the Finnish area belongs to
 * that area. For other paths the ruling `rail.mixedRoute` decides. With `inside`, a path belongs to the Soviet Union if
 * one of its cells is there; with `outside`, only if all of its cells are there [A21].
 */
export function areaOf(state: State, side: number, way: readonly Cell[]): Area {
  if (side === SOVIET) return INSIDE;
  if (way.every((cell) => isNorth(state, cell))) return NORTH;
  const isInside = (cell: Cell): boolean => isSoviet(state, cell);
  const counts = state.rulings['rail.mixedRoute'] === 'inside' ? way.some(isInside) : way.every(isInside);
  return counts ? INSIDE : ELSEWHERE;
}

/**
 * Explains the number of rail movements of a side in an area per turn; Infinity if unlimited [7.4.soviet, 7.4.axis,
 * 33.1, 13.8.1.capacity, 32.3].
 */
export function capacity(state: State, side: number, area: Area): Explained {
  const { numbers } = state;
  if (side === SOVIET) {
    const soviet = explain(numbers['rail.soviet'], 'Soviet Union', '7.4.soviet');
    if (state.isAdvanced && hasLostRailHub(state)) soviet.plus(-numbers['rail.seat'], 'Moscow', '13.8.1.capacity');
    return bombed(state, side, soviet);
  }
  if (area === ELSEWHERE) return explain(Infinity, 'outside the Soviet Union', '7.4.axis');
  if (area === NORTH) return explain(numbers['rail.axisFinland'], AREA_NAMES[NORTH], '7.4.axis');
  const winter = winterCapacity(state);
  return bombed(state, side, winter ?? explain(numbers['rail.axisInside'], AREA_NAMES[INSIDE], '7.4.axis'));
}

type Count = ReturnType<typeof explain>;

/**
 * Explains the reduced number of rail movements from November to March of the first two winters; undefined at other
 * times [33.1].
 */
function winterCapacity({ turn, numbers, options }: State): Count | undefined {
  if (!options.has('first-winter')) return undefined;
  const isIn = (year: number): boolean => turn >= turnIn(year, 'November') && turn <= turnIn(year + 1, 'March');
  if (isIn(1941)) return explain(numbers['rail.firstWinter'], 'first winter', '33.1');
  return isIn(1942) ? explain(numbers['rail.secondWinter'], 'second winter', '33.1') : undefined;
}

/** Returns whether Moscow, the hub of the Soviet railways, is lost or out of supply [13.8.1.capacity]. */
const hasLostRailHub = (state: State): boolean =>
  state.ground.roles['railway-knot'].some(
    ({ cell }) => state.control[cell] !== SOVIET || !isSupplySource(state, SOVIET, cell),
  );

/** Subtracts one rail movement for each bomb hit on a station of the side [32.3]. */
function bombed(state: State, side: number, count: Count): Count {
  if (!state.plays('strategic-bombing')) return count;
  let hits = 0;
  state.stationHits.forEach((many, cell) => {
    if (many > 0 && state.control[cell] === side) hits += many;
  });
  return hits === 0 ? count : count.plus(-Math.min(hits, count.value), 'bombed stations', '32.3');
}

/** Returns the rail movements left in an area. */
export const capacityLeft = (state: State, side: number, area: Area): number =>
  capacity(state, side, area).value - state.railed[area];

export function countRail(state: State, area: Area, many = 1): void {
  state.railed = state.railed.map((used, at) => (at === area ? used + many : used)) as [number, number, number];
}
