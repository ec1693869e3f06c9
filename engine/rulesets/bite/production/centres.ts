import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { isEnemySoil } from '../nations/homeland.js';
import { countryOf, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isNation, LEADING, nationCalled, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import { less, sum } from './stores.js';

/** What bombs and raids take first where several colours are made: what factories make, then what is dug and who is recruited. */
const DEAREST: readonly Colour[] = ['red', 'blue', 'black', 'yellow'];

const isPrinted = ({ produces }: Ground, cell: Cell): boolean => COLOURS.some((colour) => produces[colour][cell] > 0);

/** Places that may ever yield points: by what the map prints of them, or because new factories may stand there [3.6, 11.1, 11.2, 15.1.place]. */
export const yielding = memoize((ground: Ground): readonly { readonly cell: Cell; readonly isPrinted: boolean }[] =>
  [...ground.city.keys()]
    .filter((cell) => isPrinted(ground, cell) || ground.city[cell] > 0 || ground.limit[cell] > 0)
    .map((cell) => ({ cell, isPrinted: isPrinted(ground, cell) })),
);

/** Places that yield points, as the map prints them, and those of new factories. */
export function centresOf({ ground, redFactories, blueFactories, blackFactories }: State): Cell[] {
  const cells: Cell[] = [];
  for (const { cell, isPrinted: always } of yielding(ground))
    if (always || redFactories[cell] + blueFactories[cell] + blackFactories[cell] > 0) cells.push(cell);
  return cells;
}

/** What the map prints of a place; white points are of no use here [11.0]. */
export const printedAt = ({ produces }: Ground, cell: Cell): Store => ({
  ...emptyStore(),
  yellow: produces.yellow[cell],
  red: produces.red[cell],
  blue: produces.blue[cell],
  black: produces.black[cell],
});

/** What a place yielded when play began: without its factories where the enemy held it [3.3.factories]. */
export function yieldAtStart({ ground, heldAtStart }: State, cell: Cell): Store {
  const printed = printedAt(ground, cell);
  return isEnemySoil(ground, heldAtStart[cell], cell)
    ? { ...emptyStore(), yellow: printed.yellow, black: ground.wells[cell] }
    : printed;
}

/** What a place yields now to who holds it: nothing while partisans sit on it, ruins but for what factories make [11.2.factories, 16.0, 29.1, 32.1]. */
export function yieldAt(state: State, cell: Cell): Store {
  const { ground, partisans, wrecked, ruined, redFactories, blueFactories, blackFactories } = state;
  if (partisans[cell] > 0) return emptyStore();
  const stands = ruined[cell] === 0 && wrecked[cell] === 0 ? 1 : 0;
  const whole: Store = {
    ...emptyStore(),
    yellow: stands * ground.produces.yellow[cell],
    red: redFactories[cell],
    blue: blueFactories[cell],
    black: stands * ground.wells[cell] + blackFactories[cell],
  };
  const raided = less(whole, state.raidLosses[cell] ?? {});
  return less(raided, struck(raided, state.bombed[cell]));
}

/** Whether bombs or raids have taken anything of a place for this month. */
export const isBombed = (state: State, cell: Cell): boolean =>
  state.bombed[cell] > 0 || state.raidLosses[cell] !== undefined;

/** What bombs and raids have taken of it. */
export const bombedAt = (state: State, cell: Cell): Store =>
  sum(state.raidLosses[cell] ?? {}, struck(yieldAtStart(state, cell), state.bombed[cell]));

/** What so many hits take of what a place makes [32.1]. */
function struck(whole: Store, hits: number): Store {
  const lost = emptyStore();
  let left = hits;
  for (const colour of DEAREST) {
    lost[colour] = Math.max(0, Math.min(left, whole[colour]));
    left -= lost[colour];
  }
  return lost;
}

/** Whose the points of a place are that a side holds: of the nation whose country it is, else of the one that leads; nobody's where that has no income [5.2, 5.4, 5.5]. */
export function earnerOf({ ground, surrendered }: State, side: number, cell: Cell): NationName | undefined {
  if (side < 0) return undefined;
  const country = countryOf(ground, cell);
  if (!isNation(country) || nationCalled(country).side !== side || surrendered.includes(country)) return LEADING[side];
  return nationCalled(country).aided === true ? undefined : country;
}

/** Whether a place is Soviet by the map: what scorched earth destroys [16.0]. */
export function isSovietLand({ ground }: State, cell: Cell): boolean {
  const country = countryOf(ground, cell);
  return isNation(country) && nationCalled(country).side === SOVIET;
}

export const nothing = ({ yellow = 0, red = 0, blue = 0, black = 0, white = 0 }: Partial<Store>): boolean =>
  yellow === 0 && red === 0 && blue === 0 && black === 0 && white === 0;
export const added = (stores: readonly Partial<Store>[]): Store => stores.reduce<Store>(sum, emptyStore());
