import { counted, say } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { OrderModel } from '../../../model/orders.js';
import { takeOrders } from '../../../play/order-taking.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { disrupt } from '../combat/losses.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { fits } from '../stacking/stacking.js';
import { SUPPLIED } from '../state/fields.js';
import { ELIMINATED, type State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';

const VERB = 'rebuild';

/**
 * The strength to which a unit is restored when it gets back lost steps: full strength or the reduced side of its
 * counter.
 */
type Strength = 'whole' | 'reduced';

/**
 * Returns the number of steps that a side may still rebuild: the number that the scenario sets for this turn, otherwise
 * the number for the whole game, minus the steps already rebuilt in that period [S3.26].
 */
function stepsAvailable(state: State, side: number): number {
  const set = state.settings.filter(
    ({ name, side: whose, turn = state.turn }) =>
      name === 'replacements' && (whose === undefined || whose === SIDES[side]) && turn === state.turn,
  );
  const ofTurn = set.find(({ turn }) => turn !== undefined);
  const number = Number((ofTurn ?? set.at(-1))?.values.at(0) ?? 0);
  return number - (ofTurn === undefined ? state.rebuilt[side] : state.rebuiltThisTurn[side]);
}

/** Asks each side which infantry units get steps back, if the scenario returns steps [S3.26]. */
export function* replacements(state: State): Play {
  for (const side of BOTH) {
    state.side = side;
    if (stepsAvailable(state, side) > 0)
      yield* takeOrders(state, {
        rule: cite('S3.26'),
        question: 'replacements',
        prompt: say`${SIDES[side]}: which units get steps back? Available: ${stepsAvailable(state, side)}.`,
        address: `${state.turn}/reinforcements/${SIDES[side]}`,
        side: SIDES[side],
        kinds: [rebuilding],
        last: 'end',
        endOnceIn: 6,
        describe: ({ verb, pieces = [], choice }) =>
          pieces.length === 0
            ? verb
            : `${verb} ${state.namesAsWritten(pieces)}${choice === 'reduced' ? ' (step 2)' : ''}`,
      });
  }
  state.side = NO_SIDE;
}

const isLost = (state: State, piece: number): boolean => state.cell[piece] === ELIMINATED;

/**
 * Returns the number of steps that are needed for a unit: two for an eliminated two-step unit that returns at full
 * strength, otherwise one [S3.26].
 */
const stepsFor = (state: State, piece: number, strength: Strength): number =>
  isLost(state, piece) && strength === 'whole' ? state.piece(piece).faces.length : 1;

/**
 * Returns where the unit is placed: a reduced unit stays in its hex, an eliminated unit joins a headquarters of its
 * formation. Undefined if no such hex has room [S3.26].
 */
function placeFor(state: State, piece: number): number | undefined {
  if (!isLost(state, piece)) return state.cell[piece];
  const formation = state.formationOf(piece);
  return state
    .unitsOf(state.piece(piece).side)
    .filter((unit) => state.piece(unit).isHeadquarters && formation !== '' && state.formationOf(unit) === formation)
    .map((unit) => state.cell[unit])
    .find((cell) => fits(state, cell, [piece]));
}

function whyNot(state: State, piece: number, strength: Strength): Refusal | undefined {
  const { kind, side } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side || !kind.startsWith('infantry '))
    return refusal(
      'S3.26',
      'no-infantry',
      say`${name} is not an infantry unit of the ${SIDES[state.side]}. Only infantry gets steps back.`,
    );
  if (!isLost(state, piece) && !(state.isOnMap(piece) && state.reduced[piece] === 1))
    return refusal('S3.26', 'not-reduced', say`${name} is neither reduced on the map nor eliminated.`);
  if (!isLost(state, piece) && strength === 'reduced')
    return refusal('S3.26', 'reduced-already', say`${name} is already on its reduced side.`);
  const [needs, has] = [stepsFor(state, piece, strength), stepsAvailable(state, side)];
  if (needs > has) return refusal('S3.26', 'no-steps', say`${name} needs ${counted(needs, 'step')}; ${has} available.`);
  return placeFor(state, piece) === undefined
    ? refusal(
        'S3.26',
        'no-place',
        say`${name} must return with a headquarters of its formation, but none on the map has room.`,
      )
    : undefined;
}

const strengths: readonly Strength[] = ['whole', 'reduced'];
const rebuild = (piece: number, strength: Strength): Answer => ({ verb: VERB, pieces: [piece], choice: strength });
const strengthOf = ({ choice }: Answer): Strength => (choice === 'reduced' ? 'reduced' : 'whole');

/**
 * The order `rebuild 252/70 (step 2)`, which returns an eliminated unit on its reduced side. Without `(step 2)` the
 * unit returns at full strength [S3.26].
 */
const rebuilding: OrderKind<State> = action<State>({
  verbs: [VERB],
  legal: (state) =>
    state.muster.combat[state.side].flatMap((piece) =>
      strengths
        .filter((strength) => whyNot(state, piece, strength) === undefined)
        .map((strength) => rebuild(piece, strength)),
    ),
  answer(state, { pieces, attributes }: OrderModel) {
    const named = unitsNamed(state, pieces, (piece) => isLost(state, piece) || state.reduced[piece] === 1);
    const isReduced = Object.hasOwn(attributes, 'step') && attributes.step.value === 2;
    return { verb: VERB, pieces: named, choice: isReduced ? 'reduced' : 'whole' };
  },
  whyNot(state, answer) {
    const { pieces = [] } = answer;
    const strength = strengthOf(answer);
    for (const piece of pieces) {
      const refused = whyNot(state, piece, strength);
      if (refused !== undefined) return refused;
    }
    const needs = pieces.reduce((sum, piece) => sum + stepsFor(state, piece, strength), 0);
    const has = stepsAvailable(state, state.side);
    if (needs > has)
      return refusal('S3.26', 'no-steps', say`These units need ${counted(needs, 'step')}; ${has} available.`);
    return pieces.length === 0 ? refusal('S3.26', 'no-units', say`Name the units: \`rebuild UNITS\`.`) : undefined;
  },
  perform(state, answer) {
    for (const piece of answer.pieces ?? []) returnSteps(state, piece, strengthOf(answer));
    return undefined;
  },
});

/**
 * Rebuilds a reduced or eliminated unit to a given strength, and disrupts the unit. A unit that was eliminated is in
 * supply when it returns to the map. Does nothing if there is no hex for the unit [S3.26, 5.26].
 */
function returnSteps(state: State, piece: number, strength: Strength): void {
  const cell = placeFor(state, piece);
  if (cell === undefined) return;
  const { side, faces } = state.piece(piece);
  const steps = stepsFor(state, piece, strength);
  const returns = isLost(state, piece);
  state.put(piece, cell);
  state.reduced[piece] = strength === 'reduced' && faces.length > 1 ? 1 : 0;
  if (returns) {
    state.returnedThisTurn[piece] = 1;
    state.supply[piece] = SUPPLIED;
    state.disrupted[piece] = 0;
  }
  for (const spent of [state.rebuilt, state.rebuiltThisTurn]) spent[side] += steps;
  state.emit('rebuild', 'S3.26', () => ({
    text: returnText(state.name(piece), returns ? state.label(cell) : undefined, strength),
    pieces: [piece],
    cells: [cell],
  }));
  disrupt(state, [piece], 'S3.26');
}

function returnText(name: string, hex: string | undefined, strength: Strength): string {
  if (hex === undefined) return say`${name} is at full strength again.`;
  return strength === 'whole'
    ? say`${name} returns at full strength in ${hex}.`
    : say`${name} returns reduced in ${hex}.`;
}
