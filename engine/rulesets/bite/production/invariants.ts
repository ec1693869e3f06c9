import { say } from '../../../model/say.js';
import { isRebuildable } from '../blocks/losses.js';
import { OUT_OF_PLAY, REMOVED, type State } from '../state/state.js';
import { COLOURS, type Store } from '../vocabulary/resources.js';
import { limitOf } from './placement.js';
import { withArticle } from '../../../model/words.js';

/** Returns a message for each violated invariant of stores, the factory tracker and eliminated units. */
export function brokenProduction(state: State): string[] {
  return [...brokenStores(state), ...brokenTracker(state), ...brokenPlaces(state), ...brokenReturns(state)];
}

/**
 * Checks that no store is negative, that aid is within its limit, and that the store contains the Lend-Lease points
 * [7.3, 5.2.aid, 34.0].
 */
function brokenStores(state: State): string[] {
  const { stores, aided, lendLease, unjoined, pocketStore, numbers } = state;
  const broken: string[] = [];
  const all: (readonly [string, Partial<Store>])[] = [...Object.entries(stores), ['The pocket', pocketStore]];
  for (const [nation, store] of all)
    for (const colour of COLOURS) if ((store[colour] ?? 0) < 0) broken.push(say`${nation} owes ${colour} points [7.3]`);
  for (const [nation, points] of Object.entries(aided))
    if (points > numbers['aid.most']) broken.push(say`${nation} was given ${points} points [5.2.aid]`);
  if (lendLease.red < 0 || lendLease.blue < 0) broken.push(say`the store of Lend-Lease points is negative [34.0]`);
  if (unjoined.red > lendLease.red || unjoined.blue > lendLease.blue)
    broken.push(say`there are fewer Lend-Lease points than points of routes without a connection [34.0.placement]`);
  return broken;
}

/** Checks that every factory on the tracker is on a valid box [15.1]. */
function brokenTracker({ buildings, numbers }: State): string[] {
  return buildings
    .flat()
    .filter(({ box }) => box < 0 || box > numbers['factory.boxes'])
    .map(({ colour, box }) => `${withArticle(colour)} factory is on box ${box} [15.1]`);
}

/**
 * Returns messages about cities that have taken more new units than their limit. Returns none if the ruling
 * `volkssturm.places` is `noLimit`, because the Volkssturm then has no limit [7.3.1].
 */
function brokenPlaces(state: State): string[] {
  if (state.rulings['volkssturm.places'] === 'noLimit') return [];
  const broken: string[] = [];
  state.newUnits.forEach((count, cell) => {
    if (count > limitOf(state, cell) && state.ground.city[cell] > 0)
      broken.push(say`${state.label(cell)} has ${count} new units [7.3.1]`);
  });
  return broken;
}

/** Checks that permanently eliminated units have not returned [5.4, 10.0.lost]. */
function brokenReturns(state: State): string[] {
  return state.pieces
    .filter(({ index }) => state.timesLost[index] > 0 && !isRebuildable(state, index))
    .filter(({ index }) => state.cell[index] !== REMOVED && state.cell[index] !== OUT_OF_PLAY)
    .map(({ name }) => `${name} has returned although it was eliminated for good [5.4]`);
}
