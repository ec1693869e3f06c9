import { say } from '../../../model/say.js';
import type { Explained } from '../../../model/ledger.js';
import { explain } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';

/** Returns whether a unit is a Supreme HQ, which takes actions instead of fuelling units [13.8]. */
export const isSupreme = (state: State, piece: number): boolean =>
  state.piece(piece).unitClass === 'supreme headquarters';

/**
 * Returns the action points of an activated headquarters. A headquarters out of supply has half of them, but at least
 * one [13.4, 13.5.headquarters].
 */
export function pointsOf(state: State, hq: number): Explained {
  const { full } = state.piece(hq).of.supreme;
  if (isSupreme(state, hq) && full !== undefined) return explain(full, say`always`, '13.8.2');
  const points = explain(state.strength(hq), say`action points`, '3.12');
  if (state.outOfSupply[hq] === 1)
    points.dividedBy(2, say`out of supply`, '13.5.headquarters', { least: 1, rule: '13.5.headquarters' });
  return points;
}

/**
 * Returns how many units a headquarters may serve, or how many actions a Supreme HQ may take. This is the number of its
 * points; some Supreme HQs also have a maximum [13.4, 13.8.1, 13.8.2].
 */
export function servicesOf(state: State, hq: number): Explained {
  const points = pointsOf(state, hq);
  const { most } = state.piece(hq).of.supreme;
  return isSupreme(state, hq) && most !== undefined && points.value > most
    ? explain(most, say`actions, whatever its points`, '13.8.2')
    : points;
}

/** Returns how many services or actions an activated headquarters has left. */
export const servicesLeft = (state: State, hq: number): number =>
  Math.max(0, servicesOf(state, hq).value - state.served[hq]);
