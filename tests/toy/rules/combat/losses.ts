import type { State } from '../state/state.js';

/** Removes a step of a unit; without steps the unit is lost [6]. */
export function loseStep(state: State, unit: number): void {
  state.lose(unit);
  const isLost = !state.isOnMap(unit);
  state.emit(isLost ? 'lost' : 'reduced', '6', () => ({
    text: `${state.name(unit)} ${isLost ? 'is lost' : 'loses a step'}.`,
    pieces: [unit],
  }));
}
