import type { Explained } from '../../../model/ledger.js';
import { explain } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS } from '../vocabulary/sides.js';
import type { Weather } from '../vocabulary/terrain.js';
import { isFirstWinter } from '../weather/first-winter.js';

/** Explains the maximum length of a unit’s supply line in hexes [4.3, 9.1, 39.0.supply, 33.0.supply, A11]. */
export function longestLine(state: State, piece: number): Explained {
  const { number, words, rule } = limitOf(state, piece);
  const longest = explain(state.numbers[number], words, rule);
  return uncountedHexes(state) > 0
    ? longest.plus(uncountedHexes(state), 'the source hex is not counted', 'A11')
    : longest;
}

/**
 * Returns the maximum length of a unit’s supply line. This variant builds no explanation, because it is called very
 * often.
 */
export const maxLineLength = (state: State, piece: number): number =>
  state.numbers[limitOf(state, piece).number] + uncountedHexes(state);

const uncountedHexes = ({ rulings }: State): number => (rulings['supply.counting'] === 'withoutSource' ? 1 : 0);

/** A number of the rulebook that limits the length of a supply line, with its reason. */
interface Limit {
  readonly number: keyof State['numbers'];
  readonly words: string;
  readonly rule: BiteRule;
}

const CLEAR: Limit = { number: 'supply.clear', words: 'in clear weather', rule: '4.3' };
const BAD: Readonly<Record<Exclude<Weather, 'clear'>, Limit>> = {
  'light rain': { number: 'supply.bad', words: 'in light rain', rule: '39.0.supply' },
  rain: { number: 'supply.bad', words: 'in rain', rule: '9.1' },
  snow: { number: 'supply.bad', words: 'in snow', rule: '9.1' },
};
const FIRST_WINTER: Limit = { number: 'supply.firstWinter', words: 'the first winter', rule: '33.0.supply' };
const IN_THE_NORTH: Limit = {
  number: 'supply.firstWinterNorth',
  words: 'the first winter in Finland',
  rule: '33.0.supply',
};

function limitOf(state: State, piece: number): Limit {
  const { weather } = state;
  if (isFirstWinter(state) && state.piece(piece).side === AXIS)
    return isAtHomeInTheNorth(state, piece) ? IN_THE_NORTH : FIRST_WINTER;
  return weather === 'clear' ? CLEAR : BAD[weather];
}

/**
 * Returns whether the maximum length of supply lines in Finland applies to a unit. It applies to Finns anywhere, and to
 * Germans in Finland [33.0.supply].
 */
function isAtHomeInTheNorth(state: State, piece: number): boolean {
  const { nation } = state.piece(piece);
  if (nation === NORTH) return true;
  const cell = state.cell[piece];
  return nation === 'Germany' && cell >= 0 && countryOf(state.ground, cell) === NORTH;
}

const NORTH = 'Finland';
