import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { isEnemySoil } from '../nations/homeland.js';
import { countryOf, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isNation, LEADING, nationCalled, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import { subtract, sum } from './stores.js';

/** Order of the colours in which bombs and raids destroy points: points of factories first, then oil and manpower. */
const BOMBING_ORDER: readonly Colour[] = ['red', 'blue', 'black', 'yellow'];

const isPrinted = ({ produces }: Ground, cell: Cell): boolean => COLOURS.some((colour) => produces[colour][cell] > 0);

/**
 * Returns the places that can ever produce points: places with points printed on the map, cities, and places with a
 * limit for new factories [3.6, 11.1, 11.2, 15.1.place].
 */
export const yielding = memoize((ground: Ground): readonly { readonly cell: Cell; readonly isPrinted: boolean }[] =>
  [...ground.city.keys()]
    .filter((cell) => isPrinted(ground, cell) || ground.city[cell] > 0 || ground.limit[cell] > 0)
    .map((cell) => ({ cell, isPrinted: isPrinted(ground, cell) })),
);

/** Lists places that produce points: those with points printed on the map and those with new factories. */
export function centresOf({ ground, redFactories, blueFactories, blackFactories }: State): Cell[] {
  const cells: Cell[] = [];
  for (const { cell, isPrinted: always } of yielding(ground))
    if (always || redFactories[cell] + blueFactories[cell] + blackFactories[cell] > 0) cells.push(cell);
  return cells;
}

/** Returns the printed points of a place, without the white points, which are not used [11.0]. */
export const printedAt = ({ produces }: Ground, cell: Cell): Store => ({
  ...emptyStore(),
  yellow: produces.yellow[cell],
  red: produces.red[cell],
  blue: produces.blue[cell],
  black: produces.black[cell],
});

/**
 * Returns the points that a place produces at the start of play. Factories do not count in places that the enemy holds
 * at the start [3.3.factories].
 */
export function yieldAtStart({ ground, heldAtStart }: State, cell: Cell): Store {
  const printed = printedAt(ground, cell);
  return isEnemySoil(ground, heldAtStart[cell], cell)
    ? { ...emptyStore(), yellow: printed.yellow, black: ground.wells[cell] }
    : printed;
}

/**
 * Returns the points that a place produces now for its controller. A place with partisans produces no points. Ruins
 * produce only the points of their factories [11.2.factories, 16.0, 29.1, 32.1].
 */
export function yieldAt(state: State, cell: Cell): Store {
  const { ground, partisans, wrecked, ruined, redFactories, blueFactories, blackFactories } = state;
  if (partisans[cell] > 0) return emptyStore();
  const intactCentres = ruined[cell] === 0 && wrecked[cell] === 0 ? 1 : 0;
  const whole: Store = {
    ...emptyStore(),
    yellow: intactCentres * ground.produces.yellow[cell],
    red: redFactories[cell],
    blue: blueFactories[cell],
    black: intactCentres * ground.wells[cell] + blackFactories[cell],
  };
  const raided = subtract(whole, state.raidLosses[cell] ?? {});
  return subtract(raided, pointsHit(raided, state.bombed[cell]));
}

/** Returns whether bombs or raids reduced the points of a place this month. */
export const isBombed = (state: State, cell: Cell): boolean =>
  state.bombed[cell] > 0 || state.raidLosses[cell] !== undefined;

/** Returns the points that bombs and raids took from a place. */
export const bombedAt = (state: State, cell: Cell): Store =>
  sum(state.raidLosses[cell] ?? {}, pointsHit(yieldAtStart(state, cell), state.bombed[cell]));

/** Returns the points that a number of hits takes from a place [32.1]. */
function pointsHit(whole: Store, hits: number): Store {
  const lost = emptyStore();
  let left = hits;
  for (const colour of BOMBING_ORDER) {
    lost[colour] = Math.max(0, Math.min(left, whole[colour]));
    left -= lost[colour];
  }
  return lost;
}

/**
 * Returns the nation that earns the points of a place held by a side: the nation of the country, otherwise the leading
 * nation. Returns undefined if that nation has no income of its own [5.2, 5.4, 5.5].
 */
export function earnerOf({ ground, surrendered }: State, side: number, cell: Cell): NationName | undefined {
  if (side < 0) return undefined;
  const country = countryOf(ground, cell);
  if (!isNation(country) || nationCalled(country).side !== side || surrendered.includes(country)) return LEADING[side];
  return nationCalled(country).aided === true ? undefined : country;
}

/** Returns whether a place is on Soviet territory, where scorched earth applies [16.0]. */
export function isSovietLand({ ground }: State, cell: Cell): boolean {
  const country = countryOf(ground, cell);
  return isNation(country) && nationCalled(country).side === SOVIET;
}

export const isNothing = ({ yellow = 0, red = 0, blue = 0, black = 0, white = 0 }: Partial<Store>): boolean =>
  yellow === 0 && red === 0 && blue === 0 && black === 0 && white === 0;
export const sumOf = (stores: readonly Partial<Store>[]): Store => stores.reduce<Store>(sum, emptyStore());
