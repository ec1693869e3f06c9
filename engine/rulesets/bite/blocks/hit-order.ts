import type { Rulings } from '../rulings/rulings.js';

/** A unit that enemy fire may hit. */
export interface Target {
  readonly strength: number;
  /** Artillery and headquarters: at strength 0 nothing more can be taken from them [7.7.10.support]. */
  readonly support: boolean;
  /** Its shield has taken a hit already [7.7.8.shield]. */
  readonly marked: boolean;
}

/**
 * Who may take the next hit, as indices: the strongest, and among those one whose shield is struck, until it has lost a
 * level; of several the owner chooses. Units at 0 come last of all. Nobody: the hit is lost [7.7.9, 7.7.11].
 */
export function nextToSuffer(targets: readonly Target[], rulings: Rulings): number[] {
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
