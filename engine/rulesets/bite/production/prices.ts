import { say, term } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { Ledger, LedgerStep } from '../../../model/ledger.js';
import { bar, step } from '../rulebook/refusal.js';
import { ROAD_OF_LIFE } from '../state/fields.js';
import type { BlockStep } from '../state/pieces.js';
import { ELIMINATED, type State } from '../state/state.js';
import { PIP_FACTOR, type Colour, type Store } from '../vocabulary/resources.js';
import { SIDES, SOVIET } from '../vocabulary/sides.js';
import { POCKET, type Price, type Purse } from './stores.js';

/** A price with its reasons, one line per step. */
export interface Priced {
  readonly price: Price;
  readonly ledger: Ledger;
}

/**
 * Returns the price of raising a unit from step `from` to a stronger step `to`. For an eliminated unit, `from` is the
 * number of its steps. The strength points of each step are priced by the colour of its pip, and the sum is paid in
 * each colour of the unit’s class [7.3.cost, 11.0.cost].
 */
export function priceOf(state: State, piece: number, from: number, to: number): Priced {
  const { steps } = state.piece(piece);
  const { isAdvanced } = state;
  const colours = coloursOf(state, piece);
  const isWhole = isPricedWhole(state, piece) && from === steps.length;
  let each = 0;
  for (let at = from - 1; at >= to; at--) each += pointsOf(steps, at);
  if (isWhole) each = 1;
  const price: Partial<Store> = {};
  for (const colour of colours) price[colour] = each;
  return new LazyPrice(price, () => [
    ...steps.slice(to, from).map((_, i) => stepLine(steps, from - 1 - i)),
    ...(isWhole ? [step(say`1 for the whole unit of Marines`, 'A53')] : []),
    ...(isAdvanced ? [step(say`${each} in each of ${colours.map(term).join(', ')}`, '11.0.cost')] : []),
  ]);
}

type Steps = readonly BlockStep[];

/** Returns the strength that a step adds to the one below it. */
const gainOf = (steps: Steps, at: number): number => steps[at].strength - (steps.at(at + 1)?.strength ?? 0);
const pointsOf = (steps: Steps, at: number): number => gainOf(steps, at) * PIP_FACTOR[steps[at].pip];

function stepLine(steps: Steps, at: number): LedgerStep {
  const { strength, pip } = steps[at];
  return step(say`${gainOf(steps, at)} to strength ${strength}, ${term(pip)} pip: ${pointsOf(steps, at)}`, '7.3.cost');
}

/** A price whose reasons are formatted only when read. */
class LazyPrice implements Priced {
  readonly #explain: () => Ledger;

  constructor(
    readonly price: Price,
    explain: () => Ledger,
  ) {
    this.#explain = explain;
  }

  get ledger(): Ledger {
    return this.#explain();
  }
}

/**
 * Returns whether one yellow point pays for the whole unit. This is so for Marines if the ruling `marines.price` is
 * `perUnit` [24.0.rebuilding, A53].
 */
const isPricedWhole = (state: State, piece: number): boolean =>
  state.piece(piece).unitClass === 'marine' && state.rulings['marines.price'] === 'perUnit' && state.plays('marines');

/**
 * Returns the colours in which a point of strength is paid. In the base game only yellow is paid. Paratroops cost blue,
 * like aircraft. Soviet headquarters cost oil only where it is in play [11.0.cost, 23.0.rebuilding, SBE9.oil].
 */
export function coloursOf(state: State, piece: number): readonly Colour[] {
  const { traits, side } = state.piece(piece);
  if (!state.isAdvanced) return ['yellow'];
  return side === SOVIET && !countsOil(state) ? traits.cost.filter((colour) => colour !== 'black') : traits.cost;
}

/** Returns whether Soviet oil is in play [SBE9.oil]. */
export const countsOil = (state: State): boolean => state.isSet('oil', { side: SIDES[SOVIET] });

/** Returns the payer for a unit: its nation or, for units of the besieged pocket, the pocket [12.3.road]. */
export const purseOf = (state: State, piece: number): Purse =>
  state.siege[piece] === ROAD_OF_LIFE ? POCKET : state.piece(piece).nation;

/** Returns the index of a unit's current step. For an eliminated unit, this is the index after its last step. */
export const stepOf = (state: State, piece: number): number =>
  state.cell[piece] === ELIMINATED ? state.piece(piece).steps.length : state.step[piece];

/**
 * Returns the strongest step that a unit can regain, starting at the step `from`. A unit never regains a step printed
 * in blue, or any stronger step [7.3.cost].
 */
export function bestFrom(state: State, piece: number, from: number): number {
  const { steps } = state.piece(piece);
  let best = from;
  while (best > 0 && steps[best - 1].pip !== 'blue') best--;
  return best;
}

/** Reason why a unit printed in blue may never be rebuilt. */
export const bluePipsBar: Bar<string, [state: State, piece: number]> = bar(
  '7.3.cost',
  'blue-pips',
  (state: State, piece: number) => say`${state.name(piece)} is printed in blue and may never be rebuilt.`,
);

/** Returns the number of steps a unit may regain. */
export const missingSteps = (state: State, piece: number): number =>
  state.step[piece] - bestFrom(state, piece, state.step[piece]);

/** Returns the price of regaining a number of steps now. */
export const stepPrice = (state: State, piece: number, steps: number): Priced =>
  priceOf(state, piece, state.step[piece], state.step[piece] - steps);

/**
 * Returns the weakest step on which a unit may be rebuilt: its weakest step with at least 1 strength point or, if no
 * step has strength points, its last step [7.3].
 */
export function weakestStep(state: State, piece: number): number {
  const { steps } = state.piece(piece);
  for (let at = steps.length - 1; at >= 0; at--) if (steps[at].strength > 0) return at;
  return steps.length - 1;
}
