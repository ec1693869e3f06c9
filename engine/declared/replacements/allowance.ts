import type { State } from '../state/state.js';

/** Gives a side its replacement steps at the beginning of its turn. Steps that it has left are kept if it may save them. */
export function grantReplacements(state: State, side: number): void {
  const { replacement } = state.declaration;
  if (replacement === undefined) return;
  const granted = state.numbers[`replacement.${state.sideName(side).toLowerCase()}`] ?? 0;
  const saved = replacement.canSave ? state.replacements[side] : 0;
  state.replacements[side] = saved + granted;
}
