import { settingFor } from '../../../engine/mechanics/special-rules/turn-range.js';
import type { State } from './state/state.js';

const MUD = 'mud';
/** The turns of mud, unless the scenario sets it for other turns [8]. */
const FIRST_TURN = 3;
const LAST_TURN = 4;

/** Returns whether the ground is muddy [8]. */
export const isMud = ({ weather, turn }: State): boolean =>
  weather === MUD || (turn >= FIRST_TURN && turn <= LAST_TURN);

/** Determines the weather at the beginning of a turn [8]. */
export function determineWeather(state: State): void {
  const set = settingFor(state.scenario.settings, 'weather', { turn: state.turn })?.at(0);
  state.weather = set === undefined ? '' : String(set);
  if (isMud(state)) state.emit('weather', '8', () => ({ text: `The weather is ${MUD}.`, facts: { weather: MUD } }));
}
