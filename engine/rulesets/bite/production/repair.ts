import { action } from '../../../mechanics/action.js';
import { pickOne } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { restoreStep } from '../blocks/losses.js';
import { refusal } from '../rulebook/refusal.js';
import { ROAD_OF_LIFE } from '../state/fields.js';
import { IN_BOX, type State } from '../state/state.js';
import { spend, tooDearTogether } from './paying.js';
import { lacking, purseOf, stepPrice } from './prices.js';
import { canPay } from './stores.js';
import { supremeFirst } from './supreme-first.js';

const VERB = 'repair';
const repair = (piece: number, steps: number): Answer => ({ verb: VERB, pieces: [piece], choice: String(steps) });

/** On the map, or an interceptor in its box [35.1.repair]. */
const isThere = (state: State, piece: number): boolean =>
  state.isOnMap(piece) || (state.cell[piece] === IN_BOX && state.piece(piece).unitClass === 'interceptor');

/** What bars a unit from repair, whatever it costs [4.4.replacements, 7.3, 13.8.2.repair]. */
function barred(state: State, piece: number): Refusal | undefined {
  const { side } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side) return refusal('3.1', 'other-side', `${name} is the enemy’s.`);
  if (!isThere(state, piece))
    return refusal('7.3', 'not-on-map', `${name} is not on the map; what is eliminated is rebuilt: \`rebuild\`.`);
  if (state.outOfSupply[piece] === 1 && state.siege[piece] !== ROAD_OF_LIFE)
    return refusal('4.4.replacements', 'out-of-supply', `${name} is out of supply and gets nothing.`);
  if (state.step[piece] === 0) return refusal('7.3', 'whole', `${name} is at full strength.`);
  if (lacking(state, piece) === 0)
    return refusal('7.3.cost', 'blue-pips', `The next step of ${name} is printed in blue: it is never regained.`);
  return supremeFirst(state, piece);
}

/** Units that may regain a step, whatever it costs. */
const candidates = (state: State): number[] =>
  [...state.muster.onBoard[state.side], ...state.muster.strategic[state.side]].filter(
    (piece) => state.step[piece] > 0 && isThere(state, piece) && barred(state, piece) === undefined,
  );

/** The steps a unit may regain that can be paid: one, two … */
function payable(state: State, piece: number): Answer[] {
  const purse = purseOf(state, piece);
  return Array.from({ length: lacking(state, piece) }, (_, i) => i + 1)
    .filter((steps) => canPay(state, purse, stepPrice(state, piece, steps).price))
    .map((steps) => repair(piece, steps));
}

/** `repair "41.Pz" (steps 1)`: units regain steps, each point at its price [7.3, 7.3.cost, 11.0.cost]. */
export const repairing: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, candidates, payable),
  pick(state, random) {
    const units = candidates(state);
    if (units.length === 0) return undefined;
    const answers = payable(state, pickOne(units, random));
    return answers.length === 0 ? undefined : pickOne(answers, random);
  },
  answer(state, { pieces, attributes }: OrderModel) {
    const named = unitsNamed(state, pieces, (piece) => isThere(state, piece) && state.step[piece] > 0);
    const steps = Object.hasOwn(attributes, 'steps') ? String(attributes.steps.value) : undefined;
    return { verb: VERB, pieces: named, ...(steps !== undefined && { choice: steps }) };
  },
  whyNot: whyNotRepaired,
  perform(state, { pieces = [], choice }) {
    for (const piece of pieces) carryOut(state, piece, stepsOf(state, piece, choice));
    return undefined;
  },
});

/** So many steps, or all that may be regained. */
export const stepsOf = (state: State, piece: number, choice: string | undefined): number =>
  choice === undefined ? lacking(state, piece) : Number(choice);

function whyNotRepaired(state: State, { pieces = [], choice }: Answer): Refusal | undefined {
  if (pieces.length === 0) return refusal('7.3', 'no-units', 'Write who is repaired: `repair UNITS`.');
  for (const piece of pieces) {
    const held = barred(state, piece);
    if (held !== undefined) return held;
    const steps = stepsOf(state, piece, choice);
    if (steps < 1 || steps > lacking(state, piece))
      return refusal(
        '7.3',
        'too-many-steps',
        `${state.name(piece)} can regain 1 to ${lacking(state, piece)} steps, not ${steps}.`,
      );
  }
  const bills = pieces.map((piece) => ({
    purse: purseOf(state, piece),
    cost: stepPrice(state, piece, stepsOf(state, piece, choice)),
  }));
  return tooDearTogether(state, bills, `Repairing ${state.names(pieces).join(', ')}`);
}

function carryOut(state: State, piece: number, steps: number): void {
  const cost = stepPrice(state, piece, steps);
  for (let i = 0; i < steps; i++) restoreStep(state, piece);
  spend(state, purseOf(state, piece), cost, {
    kind: VERB,
    rule: '7.3',
    text: `${state.name(piece)} is repaired to ${state.strength(piece)}.`,
    pieces: [piece],
  });
}
