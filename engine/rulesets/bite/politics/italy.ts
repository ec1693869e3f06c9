import { firstTurnOf } from '../../../mechanics/start.js';
import { say } from '../../../model/say.js';
import { roll, type Play } from '../../../play/moment.js';
import { cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { monthName, turnIn } from '../vocabulary/calendar.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { surrenderNation, unitsInPlay } from './nation.js';

const LAST_TURN = turnIn(1943, 'September');

/**
 * Marks Italy as surrendered if play begins after its surrender and without Italian units, so that its surrender is not
 * recorded as an event of the game [7.11.italy].
 */
export function beginItaly(state: State): void {
  const isOver = !state.plays('italian-surrender') && firstTurnOf(state.scenario) > LAST_TURN;
  if (isOver && unitsInPlay(state, 'Italy').length === 0) state.surrendered = ['Italy'];
}

/** Makes Italy surrender at the end of September 1943, if the option `italian-surrender` is not played [7.11.italy]. */
export function italyByDate(state: State): void {
  if (!state.plays('italian-surrender') && state.turn >= LAST_TURN)
    surrenderNation(state, 'Italy', '7.11.italy', 'September 1943 is over');
}

/** Rolls for the surrender of Italy at the start of each turn from July 1943 on, if the option is played [36.0]. */
export function* italyByDie(state: State): Play {
  if (!state.plays('italian-surrender') || state.turn < turnIn(1943, 'July') || hasSurrendered(state)) return;
  const die = yield* roll({
    address: `${state.address}/Italy`,
    rule: cite('36.0'),
    sides: DIE_FACES,
    purpose: say`the surrender of Italy`,
  });
  const maxRoll =
    state.turn < turnIn(1943, 'October')
      ? (MAX_ROLL_BY_MONTH[monthName(state.turn)] ?? MAX_ROLL_LATER)
      : MAX_ROLL_LATER;
  if (die <= maxRoll) surrenderNation(state, 'Italy', '36.0', say`${die} on a die that needs ${maxRoll} or less`);
}

const hasSurrendered = (state: State): boolean => state.surrendered.includes('Italy');
const MAX_ROLL_BY_MONTH: Readonly<Record<string, number>> = { July: 1, August: 2, September: 4 };
const MAX_ROLL_LATER = 5;
