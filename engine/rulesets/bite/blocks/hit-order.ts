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
  const left = [...targets.keys()].filter((at) => targets[at].strength > 0 || !targets[at].support);
  const first =
    rulings['hits.support'] === 'last'
      ? [left.filter((at) => !targets[at].support), left].find((those) => those.length > 0)
      : left;
  const most = Math.max(...(first ?? []).map((at) => targets[at].strength));
  const strongest = (first ?? []).filter((at) => targets[at].strength === most);
  const struck = strongest.filter((at) => targets[at].marked);
  return struck.length > 0 ? struck : strongest;
}
