import type { Cell } from '../../../board/board.js';
import { gain, type Price } from '../production/stores.js';
import { isSovietLand } from '../production/centres.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';

/** What a capture does to the economy of a hex: factories are destroyed, Soviet centres burnt, and burnt ones restored to the Soviets [3.3.factories, 16.0, 16.1]. */
export function despoil(state: State, side: number, cell: Cell): void {
  takeFactories(state, side, cell);
  if (side === AXIS) burn(state, cell);
  else if (state.ruined[cell] > 0 && side === SOVIET) {
    state.ruined[cell] = 0; // [16.0.recaptured]
    state.restored[cell] = 0;
  }
}

/** Factories are destroyed; with option 16 who takes them gets a point of each colour once [3.3.factories, 16.1]. */
function takeFactories(state: State, side: number, cell: Cell): void {
  const { redFactories, blueFactories, blackFactories } = state;
  const prize: Price = {
    ...(redFactories[cell] > 0 && { red: 1 }),
    ...(blueFactories[cell] > 0 && { blue: 1 }),
    ...(blackFactories[cell] > 0 && { black: 1 }),
  };
  if (Object.keys(prize).length === 0) return;
  redFactories[cell] = blueFactories[cell] = blackFactories[cell] = state.newFactories[cell] = 0;
  const isPrize = state.plays('scorched-earth');
  if (isPrize) gain(state, LEADING[side], prize);
  state.emit('income', isPrize ? '16.1' : '3.3.factories', () => ({
    side,
    text: `The factories of ${state.ground.names.get(cell) ?? state.label(cell)} are destroyed${isPrize ? `; the ${SIDES[side]} gets a point of their colour` : ''}.`,
    cells: [cell],
    facts: isPrize ? { ...prize } : {},
  }));
}

/** The Soviets leave nothing that yields: cities, mines and wells lie in ruins [16.0]. */
function burn(state: State, cell: Cell): void {
  if (!state.plays('scorched-earth') || !isSovietLand(state, cell)) return;
  const { produces, wells } = state.ground;
  if (produces.yellow[cell] + wells[cell] === 0) return;
  state.ruined[cell] = 1;
  state.restored[cell] = 0;
}
