import { isDesperate } from '../movement/attacking.js';
import type { State } from '../state/state.js';
import { surrender } from '../supply/surrender.js';
import { defenderOf, landOf, type Scene } from './scene.js';

/** Attackers out of supply fight in despair [12.4.1]. */
export function despair(state: State, scene: Scene): void {
  for (const piece of landOf(scene, scene.attacker)) state.desperate[piece] = isDesperate(state, piece) ? 1 : 0;
}

/** Unless the first round has done away with all enemy land units they surrender on the spot, even those at strength 0 [12.4.1, A36]. */
export const surrendering = (scene: Scene, isDesperate: (piece: number) => boolean): number[] =>
  landOf(scene, defenderOf(scene)).length === 0 ? [] : landOf(scene, scene.attacker).filter(isDesperate);

/** Whoever attacked in despair is judged after the first round [12.4.1]. */
export function judgeDespair(state: State, scene: Scene): void {
  if (scene.round > 1) return;
  for (const piece of surrendering(scene, (one) => state.desperate[one] === 1)) surrender(state, piece, '12.4.1');
}
