import type { Bar } from '../../../mechanics/bars.js';
import { bar } from '../refusal.js';
import type { State } from '../state/state.js';
import { turnIn } from '../vocabulary/calendar.js';

/** Of a group that does nothing in the first month of the war, or in the turns the scenario says [3.21, SBE3.frozen]. */
export const isFrozen = (state: State, piece: number): boolean =>
  state.piece(piece).isFrozen && isFreezing(state) && (state.piece(piece).isLand || freezesAll(state));

const isFreezing = (state: State): boolean =>
  state.setting('frozen') === undefined ? state.turn === turnIn(1941, 'June') : state.isSet('frozen');

/** Aircraft of a group are free, or frozen as well by the other reading [3.21.free, A09]. */
const freezesAll = (state: State): boolean => state.rulings['frozen.who'] === 'everyUnit';

type Held = Bar<string, [state: State, piece: number]>;
export const frozen: Held = bar(
  '3.21',
  'frozen',
  (state: State, piece: number) => `${state.name(piece)} is frozen this month.`,
);
