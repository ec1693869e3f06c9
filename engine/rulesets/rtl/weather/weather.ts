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

/** What the card of the scenario sets, the historical weather, or the German’s roll on the author's table [5.11a, 5.11d]. */
export function* determineWeather(state: State): Play {
  const set = weatherSet(state) ?? historical(state);
  const row = rowOf(state.scenario, 'weather', state.turn);
  if (set !== undefined) tell(state, set, 'as the scenario says');
  else if (row === undefined) tell(state, state.weather, 'nothing gives that of this turn, so it stays');
  else {
    const address = `${state.turn}/weather`;
    const die = yield* roll({ address, rule: cite('5.11'), sides: DIE_SIDES, purpose: 'the weather' });
    const found = WEATHERS.find((weather) =>
      row.cells.some(({ column, value }) => column === weather && isIn(die, value)),
    );
    tell(state, found ?? 'dry', `a roll of ${die}`, die);
  }
}

export const isWeather = (value: unknown): value is Weather => WEATHERS.some((one) => one === value);

/** The weather that needs no roll. */
function weatherSet(state: State): Weather | undefined {
  const set = state.setting('weather');
  return isWeather(set) ? set : undefined;
}

function historical(state: State): Weather | undefined {
  if (String(state.setting('optional.historicalWeather')) !== 'true') return undefined;
  const value = rowOf(state.scenario, 'weather.historical', state.turn)?.cells.at(0)?.value;
  return isWeather(value) ? value : undefined;
}

/** The row of a turn in a table of the author's. */
export const rowOf = ({ tables }: Pick<ScenarioModel, 'tables'>, table: string, turn: number): TableRow | undefined =>
  tables
    .filter(({ name }) => name === table)
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === turnName(turn, calendar));

/** Whether a roll lies in a range as the track prints it: `7-10`, `3`. */
export function isIn(die: number, range: string): boolean {
  const [least, most = least] = range.split('-').map(Number);
  return die >= least && die <= most;
}

function tell(state: State, weather: Weather, why: string, die?: number): void {
  state.setWeather(weather);
  state.emit('weather', '5.11', () => ({
    side: GERMAN,
    text: `The weather is ${weather}: ${why}.`,
    facts: { weather, ...(die !== undefined && { roll: die }) },
  }));
}
