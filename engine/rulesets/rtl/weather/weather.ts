import { say, term } from '../../../model/say.js';
import { turnName } from '../../../model/calendar.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { TableRow } from '../../../model/special-rules.js';
import { roll, type Play } from '../../../play/moment.js';
import { DIE_SIDES } from '../efficiency/efficiency.js';
import { cite } from '../rulebook/refusal.js';
import type { Weather } from '../state/fields.js';
import type { State } from '../state/state.js';
import { calendar } from '../vocabulary/calendar.js';
import { GERMAN } from '../vocabulary/sides.js';
import { WEATHERS } from '../vocabulary/tables.js';

/**
 * Determines the weather: the weather that the scenario sets, the historical weather, or a German roll on the
 * scenario’s table [5.11a, 5.11d].
 */
export function* determineWeather(state: State): Play {
  const set = weatherSet(state) ?? historicalWeather(state);
  const row = rowOf(state.scenario, 'weather', state.turn);
  if (set !== undefined) announceWeather(state, set, term('set by the scenario'));
  else if (row === undefined)
    announceWeather(state, state.weather, term('unchanged, because the scenario gives no weather for this turn'));
  else {
    const address = `${state.turn}/weather`;
    const die = yield* roll({ address, rule: cite('5.11'), sides: DIE_SIDES, purpose: term('the weather') });
    const found = WEATHERS.find((weather) =>
      row.cells.some(({ column, value }) => column === weather && isIn(die, value)),
    );
    announceWeather(state, found ?? 'dry', say`die roll ${die}`, die);
  }
}

/** Returns whether a value is `dry`, `overcast` or `rain`. */
export const isWeather = (value: unknown): value is Weather => WEATHERS.some((weather) => weather === value);

/** Returns the weather that the scenario sets for the turn; undefined if it sets no weather. */
function weatherSet(state: State): Weather | undefined {
  const set = state.setting('weather');
  return isWeather(set) ? set : undefined;
}

/** Returns the historical weather of the turn, if the optional rule is used [5.11d]. */
function historicalWeather(state: State): Weather | undefined {
  if (String(state.setting('optional.historicalWeather')) !== 'true') return undefined;
  const value = rowOf(state.scenario, 'weather.historical', state.turn)?.cells.at(0)?.value;
  return isWeather(value) ? value : undefined;
}

/** Returns the row of a turn in a table of the scenario; undefined if there is none. */
export const rowOf = ({ tables }: Pick<ScenarioModel, 'tables'>, table: string, turn: number): TableRow | undefined =>
  tables
    .filter(({ name }) => name === table)
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === turnName(turn, calendar));

/** Returns whether a die roll is in a range, which is written as on the turn track: `7-10` or `3`. */
export function isIn(die: number, range: string): boolean {
  const [lowest, highest = lowest] = range.split('-').map(Number);
  return die >= lowest && die <= highest;
}

function announceWeather(state: State, weather: Weather, reason: string, die?: number): void {
  state.setWeather(weather);
  state.emit('weather', '5.11', () => ({
    side: GERMAN,
    text: say`The weather is ${weather}: ${reason}.`,
    facts: { weather, ...(die !== undefined && { roll: die }) },
  }));
}
