import type { Rulings } from '../rulings/rulings.js';

/** A unit that enemy fire may hit. */
export interface Target {
  readonly strength: number;
  /** Set for artillery and headquarters: at strength 0 such a unit takes no more hits [7.7.10.support]. */
  readonly support: boolean;
  /** Set if the unit's shield has already taken a hit [7.7.8.shield]. */
  readonly marked: boolean;
}

/**
 * Returns the indices of units that may take the next hit: the strongest units or, among several of them, those with a
 * marked shield. The owner chooses if several remain. Units at strength 0 come last. If the list is empty, the hit has
 * no effect [7.7.9, 7.7.11].
 */
export function nextToBeHit(targets: readonly Target[], rulings: Rulings): number[] {
  const isSpared = rulings['hits.support'] === 'last' && targets.some(({ support }) => !support);
  let most = 0;
  let strongest: number[] = [];
  targets.forEach(({ strength, support }, at) => {
    if (support && (isSpared || strength === 0)) return;
    if (strength > most) [most, strongest] = [strength, []];
    if (strength === most) strongest.push(at);
  });
  const struck = strongest.filter((at) => targets[at].marked);
  return struck.length > 0 ? struck : strongest;
}
