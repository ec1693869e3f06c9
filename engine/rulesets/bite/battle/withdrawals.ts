import { NOWHERE, type Cell } from '../../../board/board.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { playRetreat } from '../../../mechanics/retreat-procedure.js';
import type { OrderModel } from '../../../model/orders.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';
import type { Address, Answer, Decision, Play, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { basesToReturnTo } from '../air/bases.js';
import { isSurprised } from '../air/unit-bars.js';
import { landOn } from '../air/withdrawal.js';
import { eliminate } from '../blocks/losses.js';
import { enterHexes } from '../control/control.js';
import { neverMoves } from '../command/seats.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { retreatBar, retreatsOf } from './retreats.js';

/** A request to a side to choose units that leave a battle [7.7.13, 7.7.18]. */
export interface LeavingRequest {
  readonly cell: Cell;
  readonly side: number;
  readonly round: number;
  /** True after air combat, when only aircraft may leave. */
  readonly onlyAircraft: boolean;
  readonly address: Address;
  /** The order that started the battle, if this side gave that order. */
  readonly within: OrderModel | undefined;
}

/** In random play, a unit leaves a battle at each decision with a probability of 1 in this number. */
const PICKS_PER_LEAVING_UNIT = 4;

/**
 * Asks the owner which unit leaves the battle next, until the answer is `stay`. Returns whether any unit left [7.7.13,
 * 7.7.18].
 */
export function* leaveBattle(state: State, leaving: LeavingRequest): Play<boolean> {
  const units = unitsThatMayLeave(state, leaving);
  const left = yield* playRetreat<Cell>(units, {
    paths: (piece) => exitsOf(state, piece),
    removeBlocked: () => unitsThatMayLeave(state, leaving),
    decide: (_waiting, number) => leavingDecision(state, leaving, number),
    isEnd: ({ verb }) => verb === 'stay',
    isMeant: (exit, { cells: [to] = [] }) => to === undefined || exit === to,
    move(piece, exit) {
      leaveTo(state, piece, exit);
      return [piece];
    },
  });
  return left.length > 0;
}

/**
 * Lists the units that may leave a battle: land units, and aircraft in the air. After land combat, aircraft on the
 * ground may leave too. Static units and Supreme HQs that never move may not leave [6.1.1.static, 13.8.1.moscow].
 */
function unitsThatMayLeave(state: State, { cell, side, onlyAircraft }: LeavingRequest): number[] {
  return state.unitsAt(cell, side).filter((piece) => {
    const { isAir, unitClass } = state.piece(piece);
    if (isAir) return state.grounded[piece] === 0 || (!onlyAircraft && !isSurprised(state, piece));
    return !onlyAircraft && unitClass !== 'static' && !neverMoves(state, piece);
  });
}

/** Lists the destinations of a unit that leaves: bases for aircraft, adjacent hexes for land units [7.7.16, 7.7.15]. */
const destinationsOf = (state: State, piece: number): Cell[] =>
  state.piece(piece).isAir
    ? basesToReturnTo(state, piece).filter((base) => base !== state.cell[piece])
    : retreatsOf(state, piece);

/** Lists the destinations of a unit that leaves, or only NOWHERE if it has none and would be eliminated [7.7.18]. */
export function exitsOf(state: State, piece: number): readonly Cell[] {
  const destinations = destinationsOf(state, piece);
  return destinations.length > 0 ? destinations : [NOWHERE];
}

/** Makes a unit leave the battle. A unit that leaves to NOWHERE is eliminated [7.7.18]. */
export function leaveTo(state: State, piece: number, to: Cell): void {
  const { isAir, side } = state.piece(piece);
  if (to === NOWHERE) eliminate(state, piece, '7.7.18', { forfeit: 'order' });
  else if (isAir) landOn(state, piece, to, '7.7.16');
  else {
    const from = state.cell[piece];
    state.put(piece, to);
    enterHexes(state, side, [to]);
    state.emit('retreat', '7.7.15', () => ({
      side,
      text: say`${state.name(piece)} retreats to ${state.label(to)}.`,
      pieces: [piece],
      cells: [from, to],
    }));
  }
}

const STAY: Answer = { verb: 'stay' };

function leavingDecision(state: State, leaving: LeavingRequest, number: number): Decision {
  const { cell, side, round, onlyAircraft, address, within } = leaving;
  const verbOf = (piece: number): string => (state.piece(piece).isAir ? 'withdraw' : 'retreat');
  const answers = (piece: number): Answer[] =>
    destinationsOf(state, piece).map((to) => ({ verb: verbOf(piece), pieces: [piece], cells: [to] }));
  return choice({
    address: `${address}/${onlyAircraft ? 'withdrawal' : 'retreat'} ${SIDES[side]}/${number}`,
    side: SIDES[side],
    rule: cite('7.7.13'),
    question: onlyAircraft ? 'withdrawal' : 'retreat',
    prompt: say`${term(SIDES[side])}: which unit leaves the battle in ${state.label(cell)}?`,
    verbs: onlyAircraft ? ['withdraw', 'stay'] : ['retreat', 'withdraw', 'stay'],
    within,
    result: `R${round}`,
    about: [cell],
    options: () => [STAY, ...unitsThatMayLeave(state, leaving).flatMap(answers)],
    defaultAnswer: () => STAY,
    pick(random) {
      if (random(PICKS_PER_LEAVING_UNIT) > 0) return STAY;
      const open = answers(pickOne(unitsThatMayLeave(state, leaving), random));
      return open.length === 0 ? STAY : pickOne(open, random);
    },
    byDoctrine: (value) =>
      value === 'stay' ? STAY : (unitsThatMayLeave(state, leaving).flatMap(answers).find(isOf(value)) ?? STAY),
    answer: (order) => readLeaving(state, leaving, order),
    whyNot: (answer) => whyNotLeave(state, leaving, answer),
    describe: (answer) => answerText(state, answer),
  });
}

/**
 * Returns a function that tests whether an answer fits a doctrine. Every answer by which a unit leaves fits `retreat`.
 * Only an answer with the verb `withdraw`, by which aircraft leave, fits `withdraw`.
 */
const isOf =
  (value: string) =>
  ({ verb }: Answer): boolean =>
    value === 'retreat' || verb === value;

/**
 * Reads `retreat UNITS to HEX` or `withdraw UNITS to BASE`. If the order names no place, each unit goes to its first
 * destination; a unit without a destination is eliminated.
 */
function readLeaving(state: State, leaving: LeavingRequest, order: OrderModel): Answer | Refusal {
  if (order.verb === 'stay') return STAY;
  const several = refuseSeveral(order.verb === 'withdraw' ? '7.7.16' : '7.7.14', order, 'hex');
  if (several !== undefined) return several;
  const open = unitsThatMayLeave(state, leaving);
  const pieces = unitsNamed(state, order.pieces, (piece) => open.includes(piece));
  return { verb: order.verb, pieces, cells: writtenCells(order, 'to') };
}

/**
 * Returns why units may not leave a battle as an answer orders; undefined if they may. Possible reasons are that a unit
 * is not in the battle, that the verb is wrong, or that the destination is illegal [7.7.14-7.7.18].
 */
function whyNotLeave(
  state: State,
  leaving: LeavingRequest,
  { verb, pieces = [], cells: [to] = [] }: Answer,
): Refusal | undefined {
  if (verb === 'stay') return undefined;
  const open = unitsThatMayLeave(state, leaving);
  const label = state.label(leaving.cell);
  const other = pieces.find((piece) => !open.includes(piece));
  if (pieces.length === 0 || other !== undefined)
    return refusal(
      '7.7.13',
      'not-there',
      say`Only these units in ${label} may leave now: ${list(state.names(open))}.`,
      {
        waits: true,
      },
    );
  const wrong = pieces.find((piece) => state.piece(piece).isAir !== (verb === 'withdraw'));
  if (wrong !== undefined)
    return refusal(
      '7.7.13',
      'wrong-verb',
      state.piece(wrong).isAir
        ? say`${state.name(wrong)} is an air unit: \`withdraw\` it to a base.`
        : say`${state.name(wrong)} is a land unit: \`retreat\` it.`,
    );
  if (to === undefined) return undefined;
  if (verb === 'withdraw' && pieces.length > 1)
    return refusal(
      '3.10.air',
      'one-base',
      say`A base has room for only one air unit: name one unit, or several units without a base.`,
    );
  for (const [at, piece] of pieces.entries()) {
    const why = state.piece(piece).isAir
      ? whyNoBase(state, piece, to)
      : whyNot(retreatBar(state, piece, to, pieces.slice(0, at)), state, piece, to);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyNoBase(state: State, piece: number, to: Cell): Refusal | undefined {
  const open = destinationsOf(state, piece);
  if (open.includes(to)) return undefined;
  const bases =
    open.length === 0
      ? say`no base is free`
      : say`it may go to ${list(
          open.map((cell) => state.label(cell)),
          'or',
        )}`;
  return refusal(
    '7.7.16',
    'no-base',
    say`${state.name(piece)} must withdraw to a free base of its side in range; ${state.label(to)} is not such a base: ${bases}.`,
  );
}
