import { say, term } from '../../../model/say.js';
import { roll, type Play, type Refusal } from '../../../play/moment.js';
import type { OrderModel } from '../../../model/orders.js';
import { spendOn } from '../command/spending.js';
import { cite, explain, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { findMarker, nameOf } from './markers.js';
import { setPool } from './pool.js';

/** Returns why the drawn marker may not be combined with the marker in the pool; undefined if it may [7.31, 7.32]. */
export function whyNotCombine(state: State, marker: string): Refusal | undefined {
  const pooled = state.pool[state.side];
  if (pooled === '') return refusal('7.31', 'pool-empty', say`The Activation Pool is empty.`);
  return nameOf(pooled) === nameOf(marker)
    ? refusal(
        '7.32',
        'same-formation',
        say`Both markers belong to ${nameOf(marker)}. Only markers of different formations can be combined.`,
      )
    : undefined;
}

/**
 * Returns the two markers of an attempt to combine. The marker with the higher combination value is first; with equal
 * values the drawn marker is first [7.33].
 */
export function markersToReveal(state: State, marker: string): string[] {
  const both = [marker, state.pool[state.side]];
  return combinationValueOf(state, both[1]) > combinationValueOf(state, both[0]) ? both.reverse() : both;
}

const combinationValueOf = (state: State, marker: string): number => findMarker(state, marker)?.combine ?? 0;

/** An attempt to combine the drawn marker with the marker in the pool. */
interface Attempt {
  /** The drawn marker, or the marker recalled from the pool. */
  readonly marker: string;
  /**
   * The marker that is revealed. The combination value of this marker counts, and the marker is played by itself if the
   * attempt fails.
   */
  readonly shown: string;
  readonly address: string;
  readonly order: OrderModel | undefined;
}

/**
 * Reveals one of two markers and rolls to combine them [7.33, 7.34]. Returns the markers that are played. After a
 * success these are both markers, and each activates only its own formations [4.39]. After a failure only the revealed
 * marker is played, and the other stays hidden in the pool.
 */
export function* combine(state: State, { marker, shown, address, order }: Attempt): Play<string[]> {
  const { side } = state;
  const other = shown === marker ? state.pool[side] : marker;
  const formations = [shown, other].flatMap((name) => findMarker(state, name)?.formations ?? []);
  const request = { side, use: 'combining', lead: -1, formations, order } as const;
  const points = yield* spendOn(state, { ...request, address: `${address}/combine` });
  const die = yield* roll({
    address: `${address}/combine`,
    rule: cite('7.33'),
    sides: DIE_SIDES,
    purpose: say`${nameOf(shown)} tries to combine`,
    order,
  });
  const total = explain(die, () => term('die roll'), '7.33').plus(
    combinationValueOf(state, shown),
    () => say`combination value of ${nameOf(shown)}`,
    '7.33',
  );
  total.plusExplained(points); // [15.33d]
  const succeeds = total.value >= state.numbers['combine.success'];
  state.emit('combine', '7.33', () => {
    const facts = { roll: die, total: total.value, outcome: succeeds ? 'combined' : 'failed' };
    const [name, value] = [nameOf(shown), total.value];
    return {
      text: succeeds
        ? say`${name} is revealed and rolls ${value} to combine: ${nameOf(other)} acts too.`
        : say`${name} is revealed and rolls ${value} to combine: it acts alone.`,
      ledger: total.ledger,
      facts: { ...facts, formation: nameOf(shown) },
      ...(!succeeds && {
        secret: {
          sides: [SIDES[side]],
          details: {
            text: say`${name} is revealed and rolls ${value} to combine: ${nameOf(other)} stays in the Activation Pool.`,
          },
        },
      }),
    };
  });
  if (succeeds) {
    setPool(state, side, '');
    return [shown, other];
  }
  setPool(state, side, other);
  state.failedToCombine = state.failedToCombine.map((before, at) => before || at === side);
  return [shown];
}
