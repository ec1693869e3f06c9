import { isDesperate } from '../movement/attacking.js';
import type { State } from '../state/state.js';
import { surrender } from '../supply/surrender.js';
import { defenderOf, landOf, type Scene } from './scene.js';

/** Records for each attacking land unit whether it makes a Desperate Attack, as attackers out of supply do [12.4.1]. */
export function markDesperate(state: State, scene: Scene): void {
  for (const piece of landOf(scene, scene.attacker)) state.desperate[piece] = isDesperate(state, piece) ? 1 : 0;
}

/**
 * Returns the attackers that surrender because their Desperate Attack failed: enemy land units remain after the first
 * round. Enemy units at strength 0 count too [12.4.1, A36].
 */
export const surrenderingAttackers = (scene: Scene, isDesperate: (piece: number) => boolean): number[] =>
  landOf(scene, defenderOf(scene)).length === 0 ? [] : landOf(scene, scene.attacker).filter(isDesperate);

/** Makes attackers surrender after the first round if their Desperate Attack failed [12.4.1]. */
export function surrenderDesperate(state: State, scene: Scene): void {
  if (scene.round > 1) return;
  for (const piece of surrenderingAttackers(scene, (one) => state.desperate[one] === 1))
    surrender(state, piece, '12.4.1');
}
