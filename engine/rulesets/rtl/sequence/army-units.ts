import { say, term } from '../../../model/say.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { pickOne } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address, Answer, Play, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { takeOrders } from '../../../play/order-taking.js';
import { unitsNamed } from '../../../play/named-units.js';
import { isLeader } from '../command/command.js';
import { activateLeader, leaderJoiningBar } from '../command/leaders.js';
import { spendOn } from '../command/spending.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { hasBegun } from '../movement/company.js';
import { bar, cite, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerText } from './answer-text.js';

/**
 * Returns the maximum number of activations, including failed attempts, of an Army unit per turn [7.42,
 * 7.43].
 */
export const activationLimitOf = (state: State, piece: number): number =>
  state.numbers[state.piece(piece).moves === 'motorized' ? 'activations.motorized' : 'activations.others'];

type JoiningBar = Bar<string, [state: State, piece: number]>;
const noArmyUnit: JoiningBar = bar(
  '7.41',
  'no-army-unit',
  (state: State, piece: number) =>
    say`${state.name(piece)} cannot join. Only Army units on the map of the side whose sequence is played can join.`,
);
const active: JoiningBar = bar(
  '7.41',
  'active',
  (state: State, piece: number) => say`${state.name(piece)} is already active.`,
);
const noneLeft = (state: State, piece: number): string =>
  say`${state.name(piece)} has no activation left in this turn; limit: ${activationLimitOf(state, piece)}.`;
const motorizedUsedUp: JoiningBar = bar('7.42', 'used-up', noneLeft);
const usedUp: JoiningBar = bar('7.43', 'used-up', noneLeft);
const tooLate: JoiningBar = bar(
  '7.45',
  'too-late',
  (state: State, piece: number) => say`Army units join before any unit moves: ${state.name(piece)} is too late.`,
);

const leaderLater: JoiningBar = bar(
  '15.24',
  'leader',
  (state: State, piece: number) => say`${state.name(piece)} is a leader. Activate him in the movement phase.`,
);
const outOfCommand: JoiningBar = bar(
  '7.45',
  'out-of-command',
  (state: State, piece: number) =>
    say`${state.name(piece)} is out of command range. It can try to join in the movement phase, after construction.`,
);

/**
 * Returns why an Army unit may not join the active formation, or why a leader may not act; undefined if the unit or
 * leader may try [7.41-7.43, 15.24].
 */
export function joiningBar(state: State, piece: number): JoiningBar | undefined {
  if (isLeader(state, piece)) return leaderJoiningBar(state, piece);
  const { side, isArmy, moves } = state.piece(piece);
  if (side !== state.side || !state.isOnMap(piece) || !isArmy || state.formationOf(piece) !== '') return noArmyUnit;
  if (state.active[piece] === 1) return active;
  if (state.activations[piece] >= activationLimitOf(state, piece))
    return moves === 'motorized' ? motorizedUsedUp : usedUp;
  return state.muster.movers[side].some((other) => hasBegun(state, other)) ? tooLate : undefined;
}

/** Returns whether a headquarters of an active formation has the hex of a unit in its command range [7.44]. */
const isCommanded = (state: State, piece: number): boolean =>
  state
    .unitsOf(state.side)
    .some(
      (unit) =>
        state.piece(unit).isHeadquarters &&
        state.formations.includes(state.formationOf(unit)) &&
        state.ground.board.distance(state.cell[unit], state.cell[piece]) <= state.numbers['command.range'],
    );

/** Joins Army units to the active formation: automatically within command range, otherwise by a check [7.44, 7.45]. */
function* join(state: State, { pieces = [], order }: Answer): Play {
  const { address } = state;
  for (const piece of pieces) {
    if (isLeader(state, piece)) {
      activateLeader(state, piece);
      continue;
    }
    state.activations[piece]++;
    const joined = isCommanded(state, piece) || (yield* tryToJoin(state, piece, address, order));
    if (!joined) continue;
    state.active[piece] = 1;
    state.emit('activate', '7.44', () => ({
      text: say`${state.name(piece)} joins ${state.formations.join(` ${term('and')} `)}.`,
      pieces: [piece],
    }));
  }
}

/**
 * Makes the activation check of an Army unit out of command range. A headquarters of the active formation may spend
 * points on the check [7.45, 15.33c].
 */
function* tryToJoin(state: State, piece: number, parent: Address, order: OrderModel | undefined): Play<boolean> {
  const address = `${parent}/${state.name(piece)}/activation`;
  const modifiers = yield* spendOn(state, { side: state.side, use: 'activation', lead: piece, address, order });
  const request = { piece, modifiers, address, rule: '7.45', purpose: term('activation'), order } as const;
  return (yield* makeCheck(state, request)).passed;
}

/**
 * Creates a kind of order that activates Army units: `activate "48 Mot Eng", "665 StuG"`. The order is refused if
 * `barOf` bars one of the units. The properties in `extra` are added to each refusal.
 */
function joiningBy(barOf: typeof joiningBar, extra: Partial<Refusal> = {}): OrderKind<State> {
  const candidates = (state: State): number[] =>
    state.muster.movers[state.side].filter((piece) => barOf(state, piece) === undefined);
  const refuse = (state: State, { pieces = [] }: Answer): Refusal | undefined => {
    for (const piece of pieces) {
      const refused = whyNot(barOf(state, piece), state, piece);
      if (refused !== undefined) return { ...refused, ...extra };
    }
    return pieces.length === 0
      ? { ...refusal('7.41', 'no-units', say`Name the units that join: \`activate UNITS\`.`), ...extra }
      : undefined;
  };
  return {
    verbs: ['activate'],
    legal: (state) => candidates(state).map((piece) => ({ verb: 'activate', pieces: [piece] })),
    pick(state, random) {
      const units = candidates(state);
      return units.length === 0 ? undefined : { verb: 'activate', pieces: [pickOne(units, random)] };
    },
    read(state, order) {
      const answer: Answer = { verb: 'activate', pieces: unitsNamed(state, order.pieces), order };
      return refuse(state, answer) ?? answer;
    },
    refuse,
    perform: join,
  };
}

/** Activation of Army units in the movement phase, before any unit moves [7.4, SoP.A1a, SoP.B2a]. */
export const joining: OrderKind<State> = joiningBy(joiningBar);

/**
 * Returns why a unit may not join before the Construction Phase [14.25a]. A leader may not, because he builds nothing.
 * For units out of command range the ruling `strongpoint.armyBuilders` decides.
 */
function earlyJoiningBar(state: State, piece: number): JoiningBar | undefined {
  if (isLeader(state, piece)) return leaderLater;
  const barred = joiningBar(state, piece);
  if (barred !== undefined) return barred;
  const isLate = state.rulings['strongpoint.armyBuilders'] === 'inCommand' && !isCommanded(state, piece);
  return isLate ? outOfCommand : undefined;
}

/**
 * Asks which Army units join before the Construction Phase of an Assault Sequence, so that these units can build in it
 * [14.25a, 14.25d]. An order for a unit that may not join now is tried again in the movement phase.
 */
export function* joinToBuild(state: State, address: Address): Play {
  if (!state.muster.movers[state.side].some((piece) => earlyJoiningBar(state, piece) === undefined)) return;
  const side = SIDES[state.side];
  yield* takeOrders(state, {
    rule: cite('14.25a'),
    question: 'joining',
    prompt: say`${side}: which Army units join before construction?`,
    address: `${address}/joining`,
    side,
    kinds: [joiningBy(earlyJoiningBar, { waits: true })],
    last: 'stay',
    endOnceIn: 3,
    describe: (answer) => answerText(state, answer),
  });
}
