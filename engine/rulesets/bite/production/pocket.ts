import { say } from '../../../model/say.js';
import { step } from '../rulebook/refusal.js';
import { NO_SIEGE, ROAD_OF_LIFE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { pocketCells, siegeOfPocket } from '../supply/siege.js';
import { connectionOf, NOT_CONNECTED } from '../supply/transport.js';
import { LEADING } from '../vocabulary/nations.js';
import { emptyStore, type Store } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import { sumOf, isNothing, yieldAt } from './centres.js';
import { gain, pointFacts, pointsText, POCKET, storeOf } from './stores.js';

/** Returns whether the pocket is besieged and supplied across the lake [12.3.road]. */
export const isPocketFed = (state: State): boolean => siegeOfPocket(state) === ROAD_OF_LIFE;

/** Lists the hexes of the pocket that the Soviets hold. */
const heldCells = (state: State): number[] => pocketCells(state).filter((cell) => state.control[cell] === SOVIET);

/** Returns the points that the besieged pocket produces; only the pocket may use them [12.3.ice, 12.3.road]. */
export function pocketYield(state: State): Store {
  if (!isPocketFed(state)) return emptyStore();
  const { yellow, red } = sumOf(heldCells(state).map((cell) => yieldAt(state, cell)));
  return { ...emptyStore(), yellow, red: state.isAdvanced ? red : 0 };
}

/**
 * Adds the points saved in the pocket to the Soviet store when the pocket is relieved and connected to the primary
 * source [12.3, 11.2.transport].
 */
export function relievePocket(state: State): void {
  const saved = storeOf(state, POCKET);
  if (isNothing(saved) || siegeOfPocket(state) !== NO_SIEGE) return;
  const nation = LEADING[SOVIET];
  if (!heldCells(state).some((cell) => connectionOf(state, nation, cell) !== NOT_CONNECTED)) return;
  state.pocketStore = emptyStore();
  gain(state, nation, saved);
  state.emit('income', '12.3', () => ({
    text: say`The pocket is relieved: ${pointsText(saved)} added to the Soviet store.`,
    cells: heldCells(state),
    ledger: [step(say`${pointsText(saved)} saved in the pocket`, '12.3.road')],
    facts: { nation, ...pointFacts(saved) },
  }));
}
