import { pointsOf } from './points.js';
import type { State } from '../state/state.js';

/**
 * Gives a side its replacement steps or points at the beginning of its turn. Unused ones are kept if the game allows
 * it.
 */
export function grantReplacements(state: State, side: number): void {
  const { replacement } = state.declaration;
  if (replacement === undefined) return;
  const granted = state.numbers[`replacement.${state.sideName(side).toLowerCase()}`] ?? 0;
  const canSave = pointsOf(replacement, state.sideName(side))?.canSave ?? replacement.canSave;
  const saved = canSave ? state.replacements[side] : 0;
  state.replacements[side] = saved + granted;
}
