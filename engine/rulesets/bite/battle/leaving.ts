import type { Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice, oneOf } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { ask, type Address, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { basesToReturnTo } from '../air/bases.js';
import { isSurprised } from '../air/holding.js';
import { landOn } from '../air/withdrawal.js';
import { eliminate } from '../blocks/losses.js';
import { enter } from '../control/control.js';
import { isBound } from '../command/seats.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { retreatBar, retreatsOf } from './retreat-ways.js';

/** A side that may leave a battle, or a part of it [7.7.13, 7.7.18]. */
export interface Leaving {
  readonly cell: Cell;
  readonly side: number;
  readonly round: number;
  /** After air combat aircraft alone. */
  readonly onlyAircraft: boolean;
  readonly address: Address;
  /** The order of the battle, when the side has given it. */
  readonly within: OrderModel | undefined;
}

/** By chance nobody leaves but once in so many picks. */
const LEAVES_ONCE_IN = 4;

/** Units leave one after the other until their owner lets the others stay; says whether any did [7.7.13, 7.7.18]. */
export function* leaveBattle(state: State, leaving: Leaving): Play<boolean> {
  let anybody = false;
  for (let number = 1; mayLeave(state, leaving).length > 0; number++) {
    const { verb, pieces = [], cells: [to] = [] } = yield* ask(whoLeaves(state, leaving, number));
    if (verb === 'stay') break;
    for (const piece of pieces) go(state, piece, to ?? waysOf(state, piece)[0]);
    anybody = true;
  }
  return anybody;
}

/** Who may think of leaving: aircraft in the air, after land combat also those that rain keeps on the ground, and land units, but for statics, and Supreme HQs that stay where they are [6.1.1.static, 13.8.1.moscow]. */
function mayLeave(state: State, { cell, side, onlyAircraft }: Leaving): number[] {
  return state.unitsAt(cell, side).filter((piece) => {
    const { isAir, unitClass } = state.piece(piece);
    if (isAir) return state.grounded[piece] === 0 || (!onlyAircraft && !isSurprised(state, piece));
    return !onlyAircraft && unitClass !== 'static' && !isBound(state, piece);
  });
}

/** Where a unit may go: to a base, or to a neighbouring hex [7.7.16, 7.7.15]. */
export const waysOf = (state: State, piece: number): Cell[] =>
  state.piece(piece).isAir
    ? basesToReturnTo(state, piece).filter((base) => base !== state.cell[piece])
    : retreatsOf(state, piece);

/** A unit leaves; who has nowhere to go is lost [7.7.18]. */
export function go(state: State, piece: number, to: Cell | undefined): void {
  const { isAir, side } = state.piece(piece);
  if (to === undefined) eliminate(state, piece, '7.7.18');
  else if (isAir) landOn(state, piece, to, '7.7.16');
  else {
    const from = state.cell[piece];
    state.put(piece, to);
    enter(state, side, [to]);
    state.emit('retreat', '7.7.15', () => ({
      side,
      text: `${state.name(piece)} retreats to ${state.label(to)}.`,
      pieces: [piece],
      cells: [from, to],
    }));
  }
}

const STAY: Answer = { verb: 'stay' };

function whoLeaves(state: State, leaving: Leaving, number: number): Decision {
  const { cell, side, round, onlyAircraft, address, within } = leaving;
  const verbOf = (piece: number): string => (state.piece(piece).isAir ? 'withdraw' : 'retreat');
  const answers = (piece: number): Answer[] =>
    waysOf(state, piece).map((to) => ({ verb: verbOf(piece), pieces: [piece], cells: [to] }));
  return choice({
    address: `${address}/${onlyAircraft ? 'withdrawal' : 'retreat'} ${SIDES[side]}/${number}`,
    side: SIDES[side],
    rule: cite('7.7.13'),
    question: onlyAircraft ? 'withdrawal' : 'retreat',
    prompt: `${SIDES[side]}: who leaves the battle in ${state.label(cell)}?`,
    verbs: onlyAircraft ? ['withdraw', 'stay'] : ['retreat', 'withdraw', 'stay'],
    within,
    result: `R${round}`,
    about: [cell],
    options: () => [STAY, ...mayLeave(state, leaving).flatMap(answers)],
    usual: () => STAY,
    pick(random) {
      if (random(LEAVES_ONCE_IN) > 0) return STAY;
      const open = answers(oneOf(mayLeave(state, leaving), random));
      return open.length === 0 ? STAY : oneOf(open, random);
    },
    byDoctrine: (value) =>
      value === 'stay' ? STAY : (mayLeave(state, leaving).flatMap(answers).find(isOf(value)) ?? STAY),
    answer: (order) => readLeaving(state, leaving, order),
    whyNot: (answer) => whyNotLeave(state, leaving, answer),
    describe: (answer) => answerText(state, answer),
  });
}

/** By a doctrine `retreat` everybody goes, aircraft too; by `withdraw` aircraft alone. */
const isOf =
  (value: string) =>
  ({ verb }: Answer): boolean =>
    value === 'retreat' || verb === value;

/** `retreat UNITS to HEX`, `withdraw UNITS to BASE`; without a place to the first that is open, or into ruin. */
function readLeaving(state: State, leaving: Leaving, order: OrderModel): Answer | Refusal {
  if (order.verb === 'stay') return STAY;
  const several = refuseSeveral(order.verb === 'withdraw' ? '7.7.16' : '7.7.14', order, 'hex');
  if (several !== undefined) return several;
  const open = mayLeave(state, leaving);
  const pieces = unitsNamed(state, order.pieces, (piece) => open.includes(piece));
  return { verb: order.verb, pieces, cells: writtenCells(order, 'to') };
}

/** Why these units do not leave so: they are not there, the place is not open to them, or they were not told where [7.7.14-7.7.18]. */
function whyNotLeave(
  state: State,
  leaving: Leaving,
  { verb, pieces = [], cells: [to] = [] }: Answer,
): Refusal | undefined {
  if (verb === 'stay') return undefined;
  const open = mayLeave(state, leaving);
  const here = state.label(leaving.cell);
  const other = pieces.find((piece) => !open.includes(piece));
  if (pieces.length === 0 || other !== undefined)
    return refusal('7.7.13', 'not-there', `Of the units in ${here} these may leave now: ${list(state.names(open))}.`, {
      waits: true,
    });
  const wrong = pieces.find((piece) => state.piece(piece).isAir !== (verb === 'withdraw'));
  if (wrong !== undefined)
    return refusal(
      '7.7.13',
      'wrong-verb',
      `${state.name(wrong)} is ${state.piece(wrong).isAir ? 'an air unit: `withdraw` it to a base' : 'a land unit: `retreat` it'}.`,
    );
  if (to === undefined) return undefined;
  if (verb === 'withdraw' && pieces.length > 1)
    return refusal('3.10.air', 'one-base', `One air unit finds room on a base: name one, or no base for several.`);
  for (const [at, piece] of pieces.entries()) {
    const why = state.piece(piece).isAir
      ? whyNoBase(state, piece, to)
      : whyNot(retreatBar(state, piece, to, pieces.slice(0, at)), state, piece, to);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyNoBase(state: State, piece: number, to: Cell): Refusal | undefined {
  const open = waysOf(state, piece);
  if (open.includes(to)) return undefined;
  const bases =
    open.length === 0
      ? 'there is none'
      : `it may go to ${list(
          open.map((cell) => state.label(cell)),
          'or',
        )}`;
  return refusal(
    '7.7.16',
    'no-base',
    `${state.name(piece)} withdraws to a free base of its side in range; ${state.label(to)} is none: ${bases}.`,
  );
}
