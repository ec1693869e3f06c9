import type { Cell } from '../../../board/board.js';
import { BUNKER, FORTRESS, isMajorCity } from './ground.js';
import type { State } from './state.js';

/**
 * Returns whether a hex counts as a city: a minor city, a major city, a capital, or a fortress that has not fallen
 * [3.3.cities].
 */
export const isCity = ({ ground, fort }: Pick<State, 'ground' | 'fort'>, cell: Cell): boolean =>
  ground.city[cell] > 0 || fort[cell] === FORTRESS;

/** Returns a text that says what makes a hex a stronghold; undefined if the hex is no stronghold. */
export function strongholdIn({ ground, fort }: Pick<State, 'ground' | 'fort'>, cell: Cell): string | undefined {
  if (fort[cell] === FORTRESS) return 'a fortress';
  if (fort[cell] === BUNKER) return 'a bunker';
  return isMajorCity(ground, cell) ? 'a major city' : undefined;
}
