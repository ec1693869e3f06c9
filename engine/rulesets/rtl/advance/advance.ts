import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { Bar } from '../../../mechanics/bars.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import { stackLimitText } from '../../../mechanics/stacking.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, type Address, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCellsOf, readWrittenPath } from '../../../mechanics/movement/written-path.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { isNamedPath } from '../retreat/retreat-choice.js';
import type { Fight } from '../combat/fight.js';
import { isLeader } from '../command/command.js';
import { leadersWith } from '../command/leaders.js';
import { clearEntered, walk } from '../movement/entering.js';
import { costFor } from '../movement/costs.js';
import { bar, cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import { fits, pointsOf, stackingLimit } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import type { ResultCode, TableKind } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';

/**
 * An advance into a vacated hex: the units that may advance, the table of the combat, and where the player’s answers
 * are written.
 */
export interface Pursuit {
  readonly victors: readonly number[];
  readonly target: Cell;
  /**
   * The table of the combat. After a refused combat there is no table, and units may advance only into the vacated hex
   * [9.23d].
   */
  readonly table: TableKind | undefined;
  readonly address: Address;
  readonly order: OrderModel | undefined;
  readonly result?: ResultCode | undefined;
}

/**
 * Asks the victorious attackers to advance into the vacated hex [11.6, 11.61d]. There is no advance if the no-retreat
 * loss eliminated the last defender [11.42c].
 */
export function* advance(state: State, fight: Fight, { result }: { readonly result?: ResultCode } = {}): Play {
  const { attackers: victors, lastDefenderLostToNoRetreat, target, table, address, order } = fight;
  if (!lastDefenderLostToNoRetreat)
    yield* advanceInto(state, { victors, target, table, address: `${address}/advance`, order, result });
}

/** Asks which units advance, singly or together, until the side stops or no unit can advance. */
export function* advanceInto(state: State, pursuit: Pursuit): Play {
  const { target, address } = pursuit;
  if (state.combatSide(target) !== NO_SIDE) return;
  let waiting = pursuit.victors.filter((piece) => barOf(state, piece, pursuit) === undefined);
  for (let number = 1; ; number++) {
    waiting = waiting.filter((piece) => waysOf(state, piece, pursuit).length > 0);
    if (waiting.length === 0) {
      state.skipQuestion(() => finalDecision(state, pursuit, address));
      return;
    }
    const { verb, pieces = [], cells } = yield* ask(advanceDecision(state, waiting, pursuit, `${address}/${number}`));
    if (verb === STAY.verb) return;
    const entered = pieces.map((piece) => wayTo(state, piece, cells, pursuit) ?? []);
    pieces.forEach((piece, at) => {
      moveInto(state, piece, entered[at]);
    });
    yield* clearEntered(state, state.piece(pieces[0]).side, entered.flat());
    waiting = waiting.filter((piece) => !pieces.includes(piece));
  }
}

/** Returns why a unit may not advance at all; undefined if it may [11.6, 11.63]. */
function barOf(state: State, piece: number, { target }: Pursuit): Bar | undefined {
  const name = state.name(piece);
  const { board } = state.ground;
  const from = state.cell[piece];
  if (from < 0 || board.direction(from, target) < 0)
    return bar('11.63', 'not-beside', () => say`${name} is not adjacent to ${state.label(target)}.`);
  if (state.piece(piece).moves === 'heavy')
    return bar('11.63', 'heavy', () => say`${name} is heavy and may not advance.`);
  return mayStep(state, piece, from, target)
    ? undefined
    : bar('11.6', 'barred', () => say`${name} may not move from ${state.label(from)} into ${state.label(target)}.`);
}

/**
 * Returns how many hexes a unit may advance: undisrupted motorized units two after combat on the Mobile table, all
 * other units one [11.61a-11.61c].
 */
const hexesFor = (state: State, piece: number, { table }: Pursuit): number =>
  table === 'mobile' && state.piece(piece).moves === 'motorized' && state.disrupted[piece] === 0 ? 2 : 1;

/**
 * Returns whether a unit may advance across a hexside. A unit may not advance where movement is prohibited or into a
 * hex with enemy combat units; ZOCs do not matter [11.6, 11.64].
 */
function mayStep(state: State, piece: number, from: Cell, to: Cell): boolean {
  const { board } = state.ground;
  const step = costFor(state, piece, from * board.directions + board.direction(from, to));
  return step !== IMPASSABLE && [NO_SIDE, state.piece(piece).side].includes(state.combatSide(to));
}

/**
 * Returns the advance paths of a unit, each beginning with the unit’s hex: into the target, and from the target into
 * any adjacent hex [11.61].
 */
function allWays(state: State, piece: number, pursuit: Pursuit): (readonly Cell[])[] {
  const { board } = state.ground;
  const { target } = pursuit;
  const start = state.cell[piece];
  const ways = [[start, target]];
  if (hexesFor(state, piece, pursuit) === 2)
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbour(target, direction);
      if (to !== NOWHERE && to !== start && mayStep(state, piece, target, to)) ways.push([start, target, to]);
    }
  return ways;
}

/** Returns the advance paths of a unit whose last hex has room for the unit [11.65]. */
const waysOf = (state: State, piece: number, pursuit: Pursuit): (readonly Cell[])[] =>
  allWays(state, piece, pursuit).filter((way) => fits(state, way[way.length - 1], [piece]));

const wayTo = (
  state: State,
  piece: number,
  cells: readonly Cell[] | undefined,
  pursuit: Pursuit,
): readonly Cell[] | undefined => allWays(state, piece, pursuit).find((path) => isNamedPath({ path }, cells));

/**
 * Returns whether a piece may advance: a victorious attacker may, and so may a leader stacked with an attacker that
 * advances [11.63, 15.23].
 */
const mayAdvance = (state: State, piece: number, pieces: readonly number[], { victors }: Pursuit): boolean =>
  victors.includes(piece) ||
  (isLeader(state, piece) && pieces.some((unit) => victors.includes(unit) && state.cell[unit] === state.cell[piece]));

function moveInto(state: State, piece: number, way: readonly Cell[]): void {
  walk(state, piece, way);
  state.attacked[piece] = 1; // [11.62]
  state.emit('advance', '11.6', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} advances to ${state.label(way[way.length - 1])}.`,
    pieces: [piece],
    cells: way,
  }));
}

const STAY: Answer = { verb: 'stay' };

/**
 * Returns the decision in which the player chooses the next unit to advance, and its path. Default: no unit advances.
 */
function advanceDecision(state: State, waiting: readonly number[], pursuit: Pursuit, address: Address): Decision {
  const { target, table } = pursuit;
  const side = SIDES[state.piece(waiting[0]).side];
  const advancing = (piece: number, way: readonly Cell[], ...leaders: number[]): Answer => ({
    verb: 'advance',
    pieces: [piece, ...leaders],
    cells: way,
  });
  const ways = (piece: number): (readonly Cell[])[] => waysOf(state, piece, pursuit);
  return choice({
    address,
    side,
    rule: cite(table === undefined ? '9.23d' : '11.62'),
    question: 'advance',
    prompt: say`${side}: which unit advances into ${state.label(target)}?`,
    verbs: ['advance', STAY.verb],
    within: pursuit.order,
    result: pursuit.result,
    options: () => [
      STAY,
      ...waiting.flatMap((piece) =>
        ways(piece).flatMap((way) => [
          advancing(piece, way),
          ...leadersWith(state, state.piece(piece).side, way[0]).map((leader) => advancing(piece, way, leader)),
        ]),
      ),
    ],
    pick(random) {
      const piece = pickOne(waiting, random);
      return random(3) === 0 ? STAY : advancing(piece, pickOne(ways(piece), random));
    },
    byDoctrine: (value) => (value === 'advance' ? advancing(waiting[0], ways(waiting[0])[0]) : undefined),
    answer: (order) => otherAttackRefusal(state, pursuit, order) ?? readAdvance(state, waiting, pursuit, order),
    whyNot: (answer) => refuseAdvance(state, waiting, pursuit, answer),
    describe: (answer) => answerText(state, answer),
  });
}

/**
 * Refuses an advance of units that did not attack. Only orders in the braces of the attack are refused; elsewhere an
 * order may belong to another attack [11.63].
 */
function otherAttackRefusal(
  state: State,
  { victors, target, order }: Pursuit,
  advanceOrder: OrderModel,
): Refusal | undefined {
  if (!order?.answers.some(({ orders }) => orders.includes(advanceOrder))) return undefined;
  const isOfThis = (piece: number): boolean => victors.includes(piece) || isLeader(state, piece);
  const notVictor = advanceOrder.pieces.find((named) => !unitsNamed(state, [named], () => true).some(isOfThis));
  return (
    notVictor &&
    refusal(
      '11.63',
      'not-a-victor',
      say`${notVictor.name} did not attack ${state.label(target)}. Attackers: ${list(state.names(victors))}.`,
    )
  );
}

/**
 * Returns the decision that checks the remaining advance orders when no unit is left to advance. An order for units
 * that did not attack is refused; any other order may still be meant for a later decision.
 */
const finalDecision = (state: State, pursuit: Pursuit, address: Address): Decision => ({
  ...advanceDecision(state, pursuit.victors, pursuit, address),
  read: (order) => otherAttackRefusal(state, pursuit, order) ?? refusal('11.6', 'reserve', '', { waits: true }),
});

/**
 * Reads `advance UNITS to HEX`, also with a path instead of a hex. Without a hex the units advance into the vacated
 * hex.
 */
function readAdvance(state: State, waiting: readonly number[], { target }: Pursuit, order: OrderModel): Answer {
  if (order.verb === STAY.verb) return STAY;
  const cells = writtenCellsOf(readWrittenPath(order));
  const pieces = unitsNamed(state, order.pieces, (piece) => waiting.includes(piece));
  return { verb: 'advance', pieces, cells: cells.length > 0 ? cells : [target] };
}

function refuseAdvance(
  state: State,
  waiting: readonly number[],
  pursuit: Pursuit,
  { verb, pieces = [], cells = [] }: Answer,
): Refusal | undefined {
  if (verb === STAY.verb) return undefined;
  if (pieces.length === 0 || !pieces.every((piece) => mayAdvance(state, piece, pieces, pursuit)))
    return refusal('11.63', 'not-a-victor', say`Only ${list(state.names(waiting))} may advance now.`, { waits: true });
  const end = cells.at(-1) ?? pursuit.target;
  for (const piece of pieces) {
    const barred = whyNot(barOf(state, piece, pursuit));
    if (barred !== undefined) return barred;
    if (wayTo(state, piece, cells, pursuit) !== undefined) continue;
    const direct = cells.length > 1 ? wayTo(state, piece, [end], pursuit) : undefined;
    if (direct !== undefined)
      return refusal(
        '11.61',
        'another-way',
        say`${state.name(piece)} must advance to ${state.label(end)} by the path ${direct.map((cell) => state.label(cell)).join(' > ')}, not by ${cells.map((cell) => state.label(cell)).join(' > ')}.`,
      );
    const hexes = hexesFor(state, piece, pursuit);
    const name = state.name(piece);
    return refusal(
      '11.61',
      'too-far',
      hexes === 1
        ? say`${name} may not advance to ${state.label(end)}. It may advance only into the vacated hex, without entering enemy hexes or crossing prohibited hexsides.`
        : say`${name} may not advance to ${state.label(end)}. It may advance only into the vacated hex and one adjacent hex, without entering enemy hexes or crossing prohibited hexsides.`,
    );
  }
  if (fits(state, end, pieces)) return undefined;
  const { side } = state.piece(pieces[0]);
  const units = [...new Set([...state.unitsAt(end, side), ...pieces])];
  return refusal(
    '11.65',
    'stack-limit',
    stackLimitText(stackingLimit(state.numbers, SIDES[side]), pointsOf(state, units), state.label(end)),
  );
}
