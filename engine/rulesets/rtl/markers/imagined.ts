import type { Random } from '../../../play/dice.js';
import { DRAW_NUMBERS, type Cup } from '../../../mechanics/cup.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { availableMarkers, markerCalled, nameOf } from './markers.js';

/** Mixes both cups, and fills cup and pool of the enemy from all markers that may lie there: their number alone is known [4.35, 7.22]. */
export function imagined(state: State, side: string, random: Random): boolean {
  const mixed = (markers: readonly string[]): Cup =>
    Object.fromEntries(markers.map((marker) => [marker, random(DRAW_NUMBERS) + 1]));
  const pool = [...state.pool];
  state.cups = state.cups.map((cup, of) => {
    const markers = Object.keys(cup);
    if (!BOTH.some((one) => one === of) || SIDES[of] === side) return mixed(markers);
    const bag = [...new Set([...unshown(state, of), ...markers, ...(pool[of] === '' ? [] : [pool[of]])])].sort();
    const drawn = (): string => bag.splice(random(bag.length), 1)[0];
    if (pool[of] !== '') pool[of] = drawn();
    return mixed(markers.map(drawn));
  });
  state.pool = pool;
  return true;
}

/** Markers of a side that have not been played openly in this turn: they may lie in its cup or pool, wait or have passed. */
function unshown(state: State, side: number): string[] {
  const left = new Map<string, number>();
  return availableMarkers(state, side).filter((marker) => {
    const name = nameOf(marker);
    const { formations = [] } = markerCalled(state, marker) ?? {};
    const shown = left.get(name) ?? Math.min(...formations.map((each) => state.activated[each] ?? 0));
    left.set(name, shown - 1);
    return shown <= 0 || shown === Infinity;
  });
}
