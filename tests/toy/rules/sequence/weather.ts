import { turnName } from '../../../../engine/model/calendar.js';
import { roll, type Play } from '../../../../engine/play/moment.js';
import type { State } from '../state/state.js';
import { calendar } from '../vocabulary/vocabulary.js';

const DIE_SIDES = 10;

/**
 * Determines the weather. If the scenario does not set it, a die is rolled on the row of the turn in the weather table:
 * `13AM: dry = 1-6, mud = 7-10` [2].
 */
export function* weather(state: State): Play {
  const set = state.setting('weather');
  if (set !== undefined) state.weather = String(set);
  else {
    const address = `${state.turn}/weather`;
    const die = yield* roll({ address, rule: '2', sides: DIE_SIDES, purpose: 'the weather' });
    const row = state.scenario.tables
      .filter(({ name }) => name === 'weather')
      .flatMap(({ rows }) => rows)
      .find(({ key }) => key === turnName(state.turn, calendar));
    state.weather = row?.cells.find(({ value }) => isIn(die, value))?.column ?? 'dry';
  }
  state.emit('weather', '2', () => ({ text: `It is ${state.weather}.`, facts: { weather: state.weather } }));
}

/** Returns whether a roll is in a printed range: `7-10`, `3`. */
function isIn(die: number, range: string): boolean {
  const [least, most = least] = range.split('-').map(Number);
  return die >= least && die <= most;
}
