import type { Cell } from '../../../board/board.js';
import { BUNKER, FORTRESS, isMajor } from './ground.js';
import type { State } from './state.js';

/** What makes a hex a stronghold, in words; undefined where nothing does. */
export function strongholdIn({ ground, fort }: Pick<State, 'ground' | 'fort'>, cell: Cell): string | undefined {
  if (fort[cell] === FORTRESS) return 'a fortress';
  if (fort[cell] === BUNKER) return 'a bunker';
  return isMajor(ground, cell) ? 'a major city' : undefined;
}
