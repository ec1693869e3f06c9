import type { Bar } from '../../../mechanics/bars.js';
import { whyNot } from '../../../mechanics/bars.js';
import { oneOf } from '../../../mechanics/choice.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { unitsNamed } from '../../../play/named-units.js';
import { check } from '../efficiency/efficiency.js';
import { hasBegun } from '../movement/company.js';
import { bar, refusal } from '../refusal.js';
import type { State } from '../state/state.js';

/** Activations, or attempts, an Army unit has in a turn [7.42, 7.43]. */
const activationsOf = (state: State, piece: number): number =>
  state.numbers[state.piece(piece).moves === 'motorized' ? 'activations.motorized' : 'activations.others'];

/** Why an Army unit does not join the active formation; undefined when it may try [7.41-7.43]. */
export function joiningBar(state: State, piece: number): Bar | undefined {
  const { side, isArmy } = state.piece(piece);
  const name = state.name(piece);
  if (side !== state.side || !state.onMap(piece) || !isArmy || state.formationOf(piece) !== '')
    return bar('7.41', 'no-army-unit', () => `${name} is no Army unit of the side on the map.`);
  if (state.active[piece] === 1) return bar('7.41', 'active', () => `${name} is active already.`);
  const most = activationsOf(state, piece);
  if (state.activations[piece] >= most)
    return bar('7.42', 'used-up', () => `${name} has ${most} activations in a turn, and none is left.`);
  return state.muster.movers[side].some((other) => hasBegun(state, other))
    ? bar('7.45', 'too-late', () => `Army units join before anybody moves; ${name} is late.`)
    : undefined;
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
    state.activations[piece]++;
    const joined =
      isCommanded(state, piece) ||
      (yield* check(state, {
        piece,
        address: `${address}/${state.name(piece)}/activation`,
        rule: '7.45',
        purpose: 'activation',
        order,
      })).passed;
    if (!joined) continue;
    state.active[piece] = 1;
    state.emit('activate', '7.44', () => ({
      text: `${state.name(piece)} joins ${state.formations.join(' and ')}.`,
      pieces: [piece],
    }));
  }
}

const candidates = (state: State): number[] =>
  state.unitsOf(state.side).filter((piece) => joiningBar(state, piece) === undefined);

const refuse = (state: State, { pieces = [] }: Answer): Refusal | undefined => {
  for (const piece of pieces) {
    const refused = whyNot(joiningBar(state, piece));
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
