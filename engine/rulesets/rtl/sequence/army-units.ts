import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { oneOf } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address, Answer, Play, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { unitsNamed } from '../../../play/named-units.js';
import { isLeader } from '../command/command.js';
import { activateLeader, leaderJoiningBar } from '../command/leaders.js';
import { spendOn } from '../command/spending.js';
import { check } from '../efficiency/efficiency.js';
import { hasBegun } from '../movement/company.js';
import { bar, refusal } from '../refusal.js';
import type { State } from '../state/state.js';

/** Activations, or attempts, an Army unit has in a turn [7.42, 7.43]. */
export const activationsOf = (state: State, piece: number): number =>
  state.numbers[state.piece(piece).moves === 'motorized' ? 'activations.motorized' : 'activations.others'];

type JoiningBar = Bar<string, [state: State, piece: number]>;
const noArmyUnit: JoiningBar = bar(
  '7.41',
  'no-army-unit',
  (state: State, piece: number) => `${state.name(piece)} is no Army unit of the side on the map.`,
);
const active: JoiningBar = bar(
  '7.41',
  'active',
  (state: State, piece: number) => `${state.name(piece)} is active already.`,
);
const usedUp: JoiningBar = bar(
  '7.42',
  'used-up',
  (state: State, piece: number) =>
    `${state.name(piece)} has ${activationsOf(state, piece)} activations in a turn, and none is left.`,
);
const tooLate: JoiningBar = bar(
  '7.45',
  'too-late',
  (state: State, piece: number) => `Army units join before anybody moves; ${state.name(piece)} is late.`,
);

/** Why an Army unit does not join the active formation, or a leader does not act; undefined when he, or it, may try [7.41-7.43, 15.24]. */
export function joiningBar(state: State, piece: number): JoiningBar | undefined {
  if (isLeader(state, piece)) return leaderJoiningBar(state, piece);
  const { side, isArmy } = state.piece(piece);
  if (side !== state.side || !state.onMap(piece) || !isArmy || state.formationOf(piece) !== '') return noArmyUnit;
  if (state.active[piece] === 1) return active;
  if (state.activations[piece] >= activationsOf(state, piece)) return usedUp;
  return state.muster.movers[side].some((other) => hasBegun(state, other)) ? tooLate : undefined;
}

/** Whether a headquarters of an active formation commands the hex of a unit [7.44]. */
const isCommanded = (state: State, piece: number): boolean =>
  state
    .unitsOf(state.side)
    .some(
      (unit) =>
        state.piece(unit).isHeadquarters &&
        state.formations.includes(state.formationOf(unit)) &&
        state.ground.board.distance(state.cell[unit], state.cell[piece]) <= state.numbers['command.range'],
    );

/** Army units join the active formation: in command by themselves, else by a check that uses the activation up [7.44, 7.45]. */
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
      text: `${state.name(piece)} joins ${state.formations.join(' and ')}.`,
      pieces: [piece],
    }));
  }
}

/** Out of command an Army unit checks, helped by a headquarters of the active formation [7.45, 15.33c]. */
function* tryToJoin(state: State, piece: number, at: Address, order: OrderModel | undefined): Play<boolean> {
  const address = `${at}/${state.name(piece)}/activation`;
  const modifiers = yield* spendOn(state, { side: state.side, use: 'activation', lead: piece, address, order });
  const asked = { piece, modifiers, address, rule: '7.45', purpose: 'activation', order } as const;
  return (yield* check(state, asked)).passed;
}

const candidates = (state: State): number[] =>
  state.muster.movers[state.side].filter((piece) => joiningBar(state, piece) === undefined);

const refuse = (state: State, { pieces = [] }: Answer): Refusal | undefined => {
  for (const piece of pieces) {
    const refused = whyNot(joiningBar(state, piece), state, piece);
    if (refused !== undefined) return refused;
  }
  return pieces.length === 0 ? refusal('7.41', 'no-units', 'Write who joins: `activate UNITS`.') : undefined;
};

/** `activate "48 Mot Eng", "665 StuG"` */
export const joining: OrderKind<State> = {
  verbs: ['activate'],
  legal: (state) => candidates(state).map((piece) => ({ verb: 'activate', pieces: [piece] })),
  pick(state, random) {
    const units = candidates(state);
    return units.length === 0 ? undefined : { verb: 'activate', pieces: [oneOf(units, random)] };
  },
  read(state, order) {
    const answer: Answer = { verb: 'activate', pieces: unitsNamed(state, order.pieces), order };
    return refuse(state, answer) ?? answer;
  },
  refuse,
  perform: join,
};
