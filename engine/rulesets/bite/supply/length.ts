import type { Reckoned } from '../../../model/ledger.js';
import { reckon } from '../refusal.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS } from '../vocabulary/sides.js';
import { isBad } from '../vocabulary/terrain.js';
import { isFirstWinter } from '../weather/first-winter.js';

/** How many hexes a line of a unit enters at most [4.3, 9.1, 39.0.supply, 33.0.supply, A11]. */
export function longestLine(state: State, piece: number): Reckoned {
  const longest = byWeather(state, piece);
  return state.rulings['supply.counting'] === 'withoutSource'
    ? longest.plus(1, 'the source not counted', 'A11')
    : longest;
}

function byWeather(state: State, piece: number): ReturnType<typeof reckon> {
  const { numbers, weather } = state;
  if (isFirstWinter(state) && state.piece(piece).side === AXIS)
    return isAtHomeInTheNorth(state, piece)
      ? reckon(numbers['supply.firstWinterNorth'], 'the first winter in Finland', '33.0.supply')
      : reckon(numbers['supply.firstWinter'], 'the first winter', '33.0.supply');
  if (!isBad(weather)) return reckon(numbers['supply.clear'], 'in clear weather', '4.3');
  return reckon(numbers['supply.bad'], `in ${weather}`, weather === 'light rain' ? '39.0.supply' : '9.1');
}

/** Finns anywhere, and Germans in Finland [33.0.supply]. */
function isAtHomeInTheNorth(state: State, piece: number): boolean {
  const { nation } = state.piece(piece);
  if (nation === NORTH) return true;
  const cell = state.cell[piece];
  return nation === 'Germany' && cell >= 0 && countryOf(state.ground, cell) === NORTH;
}

const NORTH = 'Finland';
