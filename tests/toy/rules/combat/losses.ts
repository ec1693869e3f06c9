import type { State } from '../state/state.js';

/** Removes a strength step of a unit. A unit without steps left is eliminated [6]. */
export function loseStep(state: State, unit: number): void {
  state.lose(unit);
  const isLost = !state.isOnMap(unit);
  state.emit(isLost ? 'lost' : 'reduced', '6', () => ({
    text: `${state.name(unit)} ${isLost ? 'is lost' : 'loses a step'}.`,
    pieces: [unit],
  }));
}
