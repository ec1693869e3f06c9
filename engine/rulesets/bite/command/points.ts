import type { Reckoned } from '../../../model/ledger.js';
import { reckon } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';

/** Whether it is the command of a nation, which takes actions instead of fuelling units [13.8]. */
export const isSupreme = (state: State, piece: number): boolean =>
  state.piece(piece).unitClass === 'supreme headquarters';

/** The action points with which a headquarters is activated: half out of supply, but never less than one [13.4, 13.5.headquarters]. */
export function pointsOf(state: State, hq: number): Reckoned {
  const { full } = state.piece(hq).of.supreme;
  if (isSupreme(state, hq) && full !== undefined) return reckon(full, 'always', '13.8.2');
  const points = reckon(state.strength(hq), 'action points', '3.12');
  if (state.outOfSupply[hq] === 1)
    points.over(2, 'out of supply', '13.5.headquarters', { least: 1, rule: '13.5.headquarters' });
  return points;
}

/** How many units it commands, or how many actions a Supreme HQ takes: a fixed number, or one for each point [13.4, 13.8.1, 13.8.2]. */
export function servicesOf(state: State, hq: number): Reckoned {
  const points = pointsOf(state, hq);
  const { most } = state.piece(hq).of.supreme;
  return isSupreme(state, hq) && most !== undefined && points.value > most
    ? reckon(most, 'actions, whatever its points', '13.8.2')
    : points;
}

/** What an activated headquarters can still do. */
export const servicesLeft = (state: State, hq: number): number =>
  Math.max(0, servicesOf(state, hq).value - state.served[hq]);
