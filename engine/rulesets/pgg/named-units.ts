import type { Named } from '../../model/orders.js';
import type { State } from './state.js';

/** The units an order names, each once: a formation stands for its units on the map. Unknown names are the language's to report. */
export function unitsNamed(state: State, names: readonly Named[]): number[] {
  const units = new Set<number>();
  for (const { name } of names) {
    const unit = state.muster.byName.get(name);
    if (unit !== undefined) units.add(unit);
    else for (const member of state.muster.formations.get(name) ?? []) if (state.onMap(member)) units.add(member);
  }
  return [...units];
}
