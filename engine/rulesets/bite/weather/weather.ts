import { firstTurnOf } from '../../../mechanics/start.js';
import { say, term } from '../../../model/say.js';
import { roll, type Play } from '../../../play/moment.js';
import { cite, explained, step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { DIE_FACES, trackOf } from '../vocabulary/tables.js';
import { WEATHERS, type Weather } from '../vocabulary/terrain.js';

export const isWeather = (word: unknown): word is Weather => WEATHERS.some((one) => one === word);

/**
 * Determines the weather of the month. In the base game it is clear. Otherwise it is set by the scenario, given by the
 * track, or rolled [9.0].
 */
export function* determineWeather(state: State): Play {
  const setting = state.setting('weather');
  const { weather, why } = !state.isAdvanced
    ? { weather: 'clear' as const, why: 'the base game' }
    : isWeather(setting)
      ? { weather: setting, why: 'set by the scenario' }
      : yield* weatherFromTrack(state);
  state.setWeather(weather);
  state.emit('weather', '9.0', () => ({
    text: say`The weather is ${term(weather)}.`,
    ledger: explained(weather, step(term(why), '9.0')).ledger,
    facts: { weather },
  }));
}

/**
 * Determines the weather of this turn from the turn track. If the track says `roll`, rolls dice for the weather. If the
 * track has no entry, returns clear weather; this is reported by the checks.
 */
function* weatherFromTrack(state: State): Play<{ readonly weather: Weather; readonly why: string }> {
  const entry = trackOf(state.scenario.tables, state.turn) ?? 'clear';
  if (entry !== 'roll') return { weather: entry, why: 'on the turn track' };
  const weather = yield* rollWeather(state);
  return { weather, why: 'rolled for the month' };
}

/**
 * Rolls the weather. With the option `light-rain`, a result that may not occur again is rerolled [9.0, 39.0.twice,
 * A49].
 */
function* rollWeather(state: State): Play<Weather> {
  const before = excludedWeather(state);
  for (let time = 1; ; time++) {
    const die = yield* roll({
      address: `${state.address}/weather${time > 1 ? ` ${time}` : ''}`,
      rule: cite(state.plays('light-rain') ? '39.0' : '9.0'),
      sides: DIE_FACES,
      purpose: say`the weather of the month`,
    });
    const weather = weatherForDie(state, die);
    if (weather === before) continue;
    state.rolledWeather = weather;
    return weather;
  }
}

/** Returns the weather that a roll may not result in; undefined if any weather may be rolled. */
function excludedWeather(state: State): Weather | undefined {
  if (!state.plays('light-rain')) return undefined;
  if (state.rulings['lightRain.repeat'] === 'previousTurn')
    return state.turn > firstTurnOf(state.scenario) ? state.weather : undefined;
  return state.rolledWeather === '' ? undefined : state.rolledWeather;
}

const weatherForDie = (state: State, die: number): Weather =>
  state.plays('light-rain') ? LIGHT_RAIN_TABLE[die - 1] : die <= MAX_CLEAR_ROLL ? 'clear' : 'rain';

const MAX_CLEAR_ROLL = 3;
const LIGHT_RAIN_TABLE: readonly Weather[] = ['clear', 'clear', 'light rain', 'light rain', 'rain', 'rain'];
