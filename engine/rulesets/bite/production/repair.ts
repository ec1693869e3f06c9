import { say } from '../../../model/say.js';
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
import { spend, refuseCosts } from './payment.js';
import { missingSteps, purseOf, stepPrice } from './prices.js';
import { canPay } from './stores.js';
import { supremeFirst } from './supreme-first.js';

const VERB = 'repair';
/** Returns the order that repairs steps of a unit. */
export const repair = (piece: number, steps: number): Answer => ({
  verb: VERB,
  pieces: [piece],
  choice: String(steps),
});

/** Returns whether a unit is on the map or, for an interceptor, in its box [35.1.repair]. */
const isInPlay = (state: State, piece: number): boolean =>
  state.isOnMap(piece) || (state.cell[piece] === IN_BOX && state.piece(piece).unitClass === 'interceptor');

/**
 * Returns why a unit may not be repaired at all; undefined if it may, at once or after the Supreme HQ of its nation
 * [4.4.replacements, 7.3].
 */
function refuseAlways(state: State, piece: number): Refusal | undefined {
  const { side } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side) return refusal('3.1', 'other-side', say`${name} belongs to the enemy.`);
  if (!isInPlay(state, piece))
    return refusal('7.3', 'not-on-map', say`${name} is not on the map; use \`rebuild\` for an eliminated unit.`);
  if (state.outOfSupply[piece] === 1 && state.siege[piece] !== ROAD_OF_LIFE)
    return refusal('4.4.replacements', 'out-of-supply', say`${name} is out of supply and may not be repaired.`);
  if (state.step[piece] === 0) return refusal('7.3', 'whole', say`${name} is at full strength.`);
  if (missingSteps(state, piece) === 0)
    return refusal(
      '7.3.cost',
      'blue-pips',
      say`The next step of ${name} is printed in blue and may never be regained.`,
    );
  return undefined;
}

/** Returns why a unit may not be repaired now; undefined if it may [13.8.2.repair]. */
const refuseUnit = (state: State, piece: number): Refusal | undefined =>
  refuseAlways(state, piece) ?? supremeFirst(state, piece);

/**
 * Lists units that may regain a step, including those whose repair cannot be paid, and those that have to wait for the
 * repair of their Supreme HQ.
 */
export const repairableUnits = (state: State): number[] =>
  [...state.muster.onBoard[state.side], ...state.muster.strategic[state.side]].filter(
    (piece) => state.step[piece] > 0 && isInPlay(state, piece) && refuseAlways(state, piece) === undefined,
  );

/** Lists the units that may be repaired now. */
const candidates = (state: State): number[] =>
  repairableUnits(state).filter((piece) => supremeFirst(state, piece) === undefined);

/** Lists the repair orders for a unit that its store can pay. */
function payableRepairs(state: State, piece: number): Answer[] {
  const purse = purseOf(state, piece);
  return Array.from({ length: missingSteps(state, piece) }, (_, i) => i + 1)
    .filter((steps) => canPay(state, purse, stepPrice(state, piece, steps).price))
    .map((steps) => repair(piece, steps));
}

/** Defines the order `repair "41.Pz" (steps 1)`, with which units regain steps [7.3, 7.3.cost, 11.0.cost]. */
export const repairing: OrderKind<State> = action<State>({
  verbs: [VERB],
  ...listedByUnit<State>(VERB, candidates, payableRepairs),
  pick(state, random) {
    const units = candidates(state);
    if (units.length === 0) return undefined;
    const answers = payableRepairs(state, pickOne(units, random));
    return answers.length === 0 ? undefined : pickOne(answers, random);
  },
  answer(state, { pieces, attributes }: OrderModel) {
    const named = unitsNamed(state, pieces, (piece) => isInPlay(state, piece) && state.step[piece] > 0);
    const steps = Object.hasOwn(attributes, 'steps') ? String(attributes.steps.value) : undefined;
    return { verb: VERB, pieces: named, ...(steps !== undefined && { choice: steps }) };
  },
  whyNot: refuseRepair,
  perform(state, { pieces = [], choice }) {
    for (const piece of pieces) repairUnit(state, piece, stepsOf(state, piece, choice));
    return undefined;
  },
});

/**
 * Returns the number of steps that an order asks to regain. If the order gives no number, returns all steps that the
 * unit may regain.
 */
export const stepsOf = (state: State, piece: number, choice: string | undefined): number =>
  choice === undefined ? missingSteps(state, piece) : Number(choice);

function refuseRepair(state: State, { pieces = [], choice }: Answer): Refusal | undefined {
  if (pieces.length === 0) return refusal('7.3', 'no-units', say`The order names no unit: \`repair UNITS\`.`);
  for (const piece of pieces) {
    const refused = refuseUnit(state, piece);
    if (refused !== undefined) return refused;
    const steps = stepsOf(state, piece, choice);
    if (steps < 1 || steps > missingSteps(state, piece))
      return refusal(
        '7.3',
        'too-many-steps',
        say`${state.name(piece)} can regain 1 to ${missingSteps(state, piece)} steps, not ${steps}.`,
      );
  }
  const bills = pieces.map((piece) => ({
    purse: purseOf(state, piece),
    cost: stepPrice(state, piece, stepsOf(state, piece, choice)),
  }));
  return refuseCosts(state, bills, say`Repairing ${state.names(pieces).join(', ')}`);
}

function repairUnit(state: State, piece: number, steps: number): void {
  const cost = stepPrice(state, piece, steps);
  for (let i = 0; i < steps; i++) restoreStep(state, piece);
  spend(state, purseOf(state, piece), cost, {
    kind: VERB,
    rule: '7.3',
    text: say`${state.name(piece)} is repaired to ${state.strength(piece)}.`,
    pieces: [piece],
  });
}
