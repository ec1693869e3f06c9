import type { Cell } from '../../../board/board.js';
import { gain, type Price } from '../production/stores.js';
import { isSovietLand } from '../production/centres.js';
import { say, term } from '../../../model/say.js';
import { BUNKER, FORTRESS } from '../state/ground.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';

/**
 * Applies the economic effects of a capture: factories are destroyed, Soviet centres are burnt, and burnt centres are
 * restored when the Soviets return [3.3.factories, 16.0, 16.1].
 */
export function applySpoils(state: State, side: number, cell: Cell): void {
  takeFactories(state, side, cell);
  if (side === AXIS) ruinCentre(state, cell);
  else if (state.ruined[cell] > 0 && side === SOVIET) {
    state.ruined[cell] = 0; // [16.0.recaptured]
    state.restored[cell] = 0;
  }
}

/**
 * Destroys the factories of a captured hex. With the option of section 16, the capturing side gains one point for each
 * colour of these factories [3.3.factories, 16.1].
 */
function takeFactories(state: State, side: number, cell: Cell): void {
  const { redFactories, blueFactories, blackFactories } = state;
  const prize: Price = {
    ...(redFactories[cell] > 0 && { red: 1 }),
    ...(blueFactories[cell] > 0 && { blue: 1 }),
    ...(blackFactories[cell] > 0 && { black: 1 }),
  };
  if (Object.keys(prize).length === 0) return;
  destroyFactories(state, cell);
  const place = state.ground.names.get(cell) ?? state.label(cell);
  const isPrize = state.plays('scorched-earth');
  if (isPrize) gain(state, LEADING[side], prize);
  state.emit('income', isPrize ? '16.1' : '3.3.factories', () => ({
    side,
    text: isPrize
      ? say`The factories of ${place} are destroyed; the ${term(SIDES[side])} gets a point of their colour.`
      : say`The factories of ${place} are destroyed.`,
    cells: [cell],
    facts: isPrize ? { ...prize } : {},
  }));
}

/**
 * Removes all factories, including new ones, of a hex that is captured or whose industry is destroyed by bombs
 * [3.3.factories, 32.1].
 */
export function destroyFactories(state: State, cell: Cell): void {
  for (const factories of [state.redFactories, state.blueFactories, state.blackFactories, state.newFactories])
    factories[cell] = 0;
}

/** Reduces a captured fortress to a bunker and removes a captured bunker [Box1.fortress.falls, Box1.bunker.falls]. */
export function breakWalls({ fort }: State, cell: Cell): void {
  if (fort[cell] > 0) fort[cell] = fort[cell] === FORTRESS ? BUNKER : 0;
}

/** Ruins a captured Soviet centre by scorched earth: its cities, mines and wells [16.0]. */
function ruinCentre(state: State, cell: Cell): void {
  if (!state.plays('scorched-earth') || !isSovietLand(state, cell)) return;
  const { produces, wells } = state.ground;
  if (produces.yellow[cell] + wells[cell] === 0) return;
  state.ruined[cell] = 1;
  state.restored[cell] = 0;
}
