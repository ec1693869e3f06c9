import { settingFor } from '../../mechanics/special-rules/turn-range.js';
import { roll, type Play } from '../../play/moment.js';
import type { GameEvent } from '../../play/records.js';
import type { State } from '../state/state.js';
import { say } from '../../model/say.js';

/** Returns the weather of the turn: a word of the declaration, or an empty text. */
export function weatherOf(state: State): string {
  if (state.rolledWeather !== '') return state.rolledWeather;
  const { weather } = state.declaration;
  if (weather.length === 0) return '';
  return (
    weather.find(({ turns }) => turns !== undefined && state.turn >= turns.first && state.turn <= turns.last)?.word ??
    ''
  );
}

/** Determines the weather at the beginning of a turn: from the scenario or, if it sets none, by a roll of the die. */
export function* determineWeather(state: State): Play {
  const { weather, weatherTable } = state.declaration;
  if (weather.length === 0 && weatherTable === undefined) return;
  const set = settingFor(state.scenario.settings, 'weather', { turn: state.turn })?.at(0);
  const row = weatherTable?.byTurn.find(({ turns }) => state.turn >= turns.first && state.turn <= turns.last);
  state.rolledWeather = set === undefined ? '' : String(set);
  if (set === undefined && weatherTable !== undefined && row !== undefined) {
    const address = `${state.turn}/weather`;
    const { sides, rule } = weatherTable;
    const die = yield* roll({ address, rule, sides, purpose: say`the weather` });
    state.rolledWeather = row.byRoll.at(die - 1) ?? '';
    announce(state, { dice: { address, sides, values: [die], written: false } });
  } else announce(state);
}

function announce(state: State, more: Pick<GameEvent, 'dice'> = {}): void {
  const word = weatherOf(state);
  if (word === '') return;
  const { weather, weatherTable } = state.declaration;
  const own = weather.find((one) => one.word === word)?.rule ?? '';
  const rule = own === '' && more.dice ? (weatherTable?.rule ?? '') : own;
  state.emit('weather', rule, () => ({
    text: say`The weather is ${state.shown(word)}.`,
    facts: { weather: word },
    ...more,
  }));
}
