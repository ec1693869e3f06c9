import type { Facts } from './modifiers/situation.js';
import { isSurrounded } from './retreat/surrounded.js';
import type { State } from './state/state.js';
import { isSupplied } from './supply/supply.js';
import { weatherOf } from './weather/weather.js';

/** Returns the functions that decide conditions about supply, open hexes for a retreat, and weather. */
export const factsOf = (state: State): Facts => ({
  isSupplied: (unit) => isSupplied(state, unit),
  isSurrounded: (fight) => isSurrounded(state, fight),
  weather: () => weatherOf(state),
});
