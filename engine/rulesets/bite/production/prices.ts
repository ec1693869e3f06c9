import type { Bar } from '../../../mechanics/bars.js';
import type { Ledger, LedgerStep } from '../../../model/ledger.js';
import { bar, step } from '../rulebook/refusal.js';
import { ROAD_OF_LIFE } from '../state/fields.js';
import type { BlockStep } from '../state/pieces.js';
import { ELIMINATED, type State } from '../state/state.js';
import { PIP_FACTOR, type Colour, type Store } from '../vocabulary/resources.js';
import { SIDES, SOVIET } from '../vocabulary/sides.js';
import { POCKET, type Price, type Purse } from './stores.js';

/** A price with its reasons, a line for each step. */
export interface Priced {
  readonly price: Price;
  readonly ledger: Ledger;
}

/**
 * What it costs to bring a unit from one step up to another, `from` being the number of its steps when it is lost: each point of
 * strength by the pip of the step that shows it, times the colours of its class [7.3.cost, 11.0.cost].
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
  return new ToldPrice(price, () => [
    ...steps.slice(to, from).map((_, i) => tellStep(steps, from - 1 - i)),
    ...(isWhole ? [step('1 for the whole unit of marines', 'A53')] : []),
    ...(isAdvanced ? [step(`${each} in each of ${colours.join(', ')}`, '11.0.cost')] : []),
  ]);
}

type Steps = readonly BlockStep[];

/** Points of strength that a step has more than the one below it. */
const gainOf = (steps: Steps, at: number): number => steps[at].strength - (steps.at(at + 1)?.strength ?? 0);
const pointsOf = (steps: Steps, at: number): number => gainOf(steps, at) * PIP_FACTOR[steps[at].pip];

function tellStep(steps: Steps, at: number): LedgerStep {
  const { strength, pip } = steps[at];
  return step(`${gainOf(steps, at)} to strength ${strength} in ${pip}: ${pointsOf(steps, at)}`, '7.3.cost');
}

/** A price whose reasons are put into words when somebody reads them. */
class ToldPrice implements Priced {
  readonly #tell: () => Ledger;

  constructor(
    readonly price: Price,
    tell: () => Ledger,
  ) {
    this.#tell = tell;
  }

  get ledger(): Ledger {
    return this.#tell();
  }
}

/** Marines, in the reading that a yellow point buys the whole unit [24.0.rebuilding, A53]. */
const isPricedWhole = (state: State, piece: number): boolean =>
  state.piece(piece).unitClass === 'marine' && state.rulings['marines.price'] === 'perUnit' && state.plays('marines');

/** What a point of strength costs: yellow alone in the base game, paratroops blue as aircraft do; Soviet headquarters no oil while that is not counted [11.0.cost, 23.0.rebuilding, SBE9.oil]. */
export function coloursOf(state: State, piece: number): readonly Colour[] {
  const { traits, side } = state.piece(piece);
  if (!state.isAdvanced) return ['yellow'];
  return side === SOVIET && !countsOil(state) ? traits.cost.filter((colour) => colour !== 'black') : traits.cost;
}

/** Whether the Soviets keep count of oil [SBE9.oil]. */
export const countsOil = (state: State): boolean => state.isSet('oil', { side: SIDES[SOVIET] });

/** Who pays for a unit: its nation, or for the besieged of the pocket its own points [12.3.road]. */
export const purseOf = (state: State, piece: number): Purse =>
  state.siege[piece] === ROAD_OF_LIFE ? POCKET : state.piece(piece).nation;

/** The step a unit stands on; of one that is lost the number of its steps. */
export const stepOf = (state: State, piece: number): number =>
  state.cell[piece] === ELIMINATED ? state.piece(piece).steps.length : state.step[piece];

/** The strongest step a unit may be brought to from another: one printed in blue is never regained, nor what lies behind it [7.3.cost]. */
export function bestFrom(state: State, piece: number, from: number): number {
  const { steps } = state.piece(piece);
  let best = from;
  while (best > 0 && steps[best - 1].pip !== 'blue') best--;
  return best;
}

/** Why a unit does not come back at all. */
export const bluePips: Bar<string, [state: State, piece: number]> = bar(
  '7.3.cost',
  'blue-pips',
  (state: State, piece: number) => `${state.name(piece)} is printed in blue and never rebuilt.`,
);

/** Steps a unit may regain at most. */
export const lacking = (state: State, piece: number): number =>
  state.step[piece] - bestFrom(state, piece, state.step[piece]);

/** What so many steps of a unit cost now. */
export const stepPrice = (state: State, piece: number, steps: number): Priced =>
  priceOf(state, piece, state.step[piece], state.step[piece] - steps);

/** The weakest step on which a unit can be built: with a point of strength at least, if it has such a step [7.3]. */
export function weakestStep(state: State, piece: number): number {
  const { steps } = state.piece(piece);
  for (let at = steps.length - 1; at >= 0; at--) if (steps[at].strength > 0) return at;
  return steps.length - 1;
}
