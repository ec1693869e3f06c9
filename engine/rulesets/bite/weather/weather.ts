import { roll, type Play } from '../../../play/moment.js';
import { cite } from '../refusal.js';
import type { State } from '../state/state.js';
import { DIE, trackOf } from '../vocabulary/tables.js';
import { WEATHERS, type Weather } from '../vocabulary/terrain.js';

const isWeather = (word: unknown): word is Weather => WEATHERS.some((one) => one === word);

/** The weather of the month: always clear in the base game, as set, as on the track, or rolled [9.0]. */
export function* determineWeather(state: State): Play {
  const told = state.setting('weather');
  const weather = !state.isAdvanced ? 'clear' : isWeather(told) ? told : yield* byTrack(state);
  state.setWeather(weather);
  state.emit('weather', '9.0', () => ({ text: `The weather is ${weather}.`, facts: { weather } }));
}

function* byTrack(state: State): Play<Weather> {
  const told = trackOf(state.scenario.tables, state.turn) ?? 'clear';
  if (told !== 'roll') return told;
  const die = yield* roll({
    address: `${state.address}/weather`,
    rule: cite('9.0'),
    sides: DIE,
    purpose: 'the weather of the month',
  });
  return die <= LAST_CLEAR ? 'clear' : 'rain';
}

const LAST_CLEAR = 3;
