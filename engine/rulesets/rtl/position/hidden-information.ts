import type { Random } from '../../../play/dice.js';
import { DRAW_NUMBERS, type Cup } from '../../../mechanics/cup.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { availableMarkers, findMarker, nameOf } from '../markers/markers.js';

/**
 * Replaces the information that is hidden from a side by a random sample. Both cups are shuffled. The side knows only
 * the number of markers in the enemy’s cup and pool, so the contents of both are drawn from all markers that may be
 * there [4.35, 7.22]. Always returns true, because a sample can always be drawn.
 */
export function sampleHiddenInformation(state: State, side: string, random: Random): boolean {
  const shuffled = (markers: readonly string[]): Cup =>
    Object.fromEntries(markers.map((marker) => [marker, random(DRAW_NUMBERS) + 1]));
  const pool = [...state.pool];
  state.cups = state.cups.map((cup, of) => {
    const markers = Object.keys(cup);
    if (!BOTH.some((known) => known === of) || SIDES[of] === side) return shuffled(markers);
    const bag = [...new Set([...hiddenMarkers(state, of), ...markers, ...(pool[of] === '' ? [] : [pool[of]])])].sort();
    const drawn = (): string => bag.splice(random(bag.length), 1)[0];
    if (pool[of] !== '') pool[of] = drawn();
    return shuffled(markers.map(drawn));
  });
  state.pool = pool;
  return true;
}

/**
 * Returns the markers of a side that were not revealed in this turn. The enemy cannot know whether such a marker is in
 * the cup or in the pool, was kept out of the cup, or was played face down in a Pass Sequence.
 */
function hiddenMarkers(state: State, side: number): string[] {
  const revealedLeft = new Map<string, number>();
  return availableMarkers(state, side).filter((marker) => {
    const name = nameOf(marker);
    const { formations = [] } = findMarker(state, marker) ?? {};
    const revealed =
      revealedLeft.get(name) ?? Math.min(...formations.map((formation) => state.activated[formation] ?? 0));
    revealedLeft.set(name, revealed - 1);
    return revealed <= 0 || revealed === Infinity;
  });
}
